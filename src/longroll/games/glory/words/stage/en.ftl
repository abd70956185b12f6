# Combats as they are shown, and dispatches. Words: Disordered, Withdrawn, eliminated (of units); falls back (retreats
# because it must); checks (its cohesion): holds or fails; fires back (counterbattery).

percent = { $number } %
the-hex = the hex

## What is risked

of-take = to take the hex
of-hold = to hold the hex
of-pass = that nobody is stopped by the fire
of-stop = to stop somebody by fire
of-disorder = to Disorder { $unit }
of-order = that { $unit } stays in order
of-rally = to rally
of-no-rally = that it stays Disordered
of-combine = to act together
of-no-combine = that they act singly
of-initiative = { $whose ->
    [your] to have the initiative
   *[other] for the Union to have the initiative
}
caption-take = Chance to take the hex after each step, in per cent
caption-hold = Chance to hold the hex after each step, in per cent
caption-pass = Chance that nobody is stopped, after each step, in per cent
caption-stop = Chance to stop somebody, after each step, in per cent
caption-disorder = Chance to Disorder { $unit } after each step, in per cent
caption-order = Chance that { $unit } stays in order, after each step, in per cent
caption-rally = Chance to rally, in per cent
caption-no-rally = Chance that it stays Disordered, in per cent
caption-combine = Chance to act together, in per cent
caption-no-combine = Chance that they act singly, in per cent
caption-initiative = Chance of the initiative after each die, in per cent

## Headings

fire-subtitle = { $units } { $number ->
    [one] fires
   *[other] fire
} from { $distance ->
    [one] one hex
   *[other] { $distance } hexes
} away
subtitle-charge = { $number ->
    [one] { $units } against { $against }
   *[other] { $number } charges on { $against }: { $units }
}
subtitle-counter = { $number ->
    [one] Counterattack: { $units } against { $against }
   *[other] { $number } counterattacks on { $against }: { $units }
}
subtitle-volleys = { $number } charges: { $units }
subtitle-recovery = At most their cohesion while Disordered, and they come back
title-volleys = Fire before the charges
title-fires = { $units }: fire at { $targets }
title-may-answer = { $units }: fire back?
title-no-answer = { $units }: no fire back
title-may-fire = { $units }: fire?
title-holds-fire = { $units }: hold fire
title-charges = { $units } { $number ->
    [one] charges
   *[other] charge
}
title-check = { $units } { $number ->
    [one] checks
   *[other] check
}
title-falls-back = { $units } { $number ->
    [one] falls back
   *[other] fall back
}
title-evade = Cavalry and horse artillery may get away
title-rally = { $unit } tries to rally
title-of-initiative = Initiative
title-initiative = { $whose ->
    [your] You roll
   *[other] { $side ->
        [US] The Union rolls
       *[CS] The Confederates roll
    }
}
title-recovery = { $whose ->
    [your] Your units in the Recovery box
   *[other] { $side ->
        [US] Union units in the Recovery box
       *[CS] Confederate units in the Recovery box
    }
}
step-fire = { $whose ->
    [your] Your fire
    [their] Their fire
   *[other] Fire
}
step-answer = { $whose ->
    [your] You fire back
    [their] They fire back
   *[other] Fire back
}
step-charge = The charge
step-checks = Checks
step-retreat = Retreat
step-evade = Getting away
step-advances = Advance
step-counterattacks = Counterattack
step-next = Next charge

## Lines

line-die = The die
line-volley = { $unit }: cohesion { $cohesion }; the die
line-check = { $unit }: cohesion { $cohesion }
line-rally = Cohesion while Disordered { $cohesion }; the die
line-combination = The die must beat { $total }
line-initiative = Added this turn
line-recovery = { $unit }: { $cohesion } or less
note-added = { $value } to the die
total-volley-hit = Over { $cohesion }: { $unit } is Disordered and out
total-volley-lost = Over { $cohesion }: { $unit } is Withdrawn
total-volley-miss = Not over { $cohesion }: { $unit } comes on
total-fire-none = No effect
total-fire-check = Each unit there checks
total-fire-hard-check = Each unit there checks, with +2
total-fire-disorder = Each unit there is Disordered
total-fire-error = Too short: friends are hit
total-AR-D = { $units } { $number ->
    [one] falls back Disordered
   *[other] fall back Disordered
}
total-AR-CC = { $units } { $number ->
    [one] falls back and checks
   *[other] fall back and check
}
total-EX = Exchange: both sides check
total-DR = { $units } { $number ->
    [one] falls back
   *[other] fall back
}
total-DR-CC = { $units } { $number ->
    [one] falls back and checks
   *[other] fall back and check
}
total-DR-D = { $units } { $number ->
    [one] falls back Disordered
   *[other] fall back Disordered
}

## Results

result-volley = { $percent } to hit: { $hit ->
    [yes] hit
   *[no] missed
}
result-volleys = { $percent } to hit the first: { $hit ->
    [yes] hit
   *[no] missed
}
result-charge-take = { $percent } to take it
result-charge-hold = { $percent } to hold it
result-check = { $percent } to pass: { $passed ->
    [yes] passed
   *[no] failed
}
result-fire-none = no effect
result-fire-check = they check
result-fire-hard-check = they check with +2
result-fire-disorder = Disordered
result-fire-error = friends are hit
result-open = { $number ->
    [one] one hex is open
   *[other] { $number } hexes are open
}
fate-holds = holds
fate-disordered = is Disordered
fate-withdrawn = is Withdrawn
fate-eliminated = is eliminated
fate-rallied = in good order
fate-still-disordered = still Disordered
fate-recovers = comes back
fate-is-lost = is lost
fate-stays-in-box = waits
happens-evades = gets away
happens-guns-taken = is taken
happens-retreats = falls back
happens-no-way-out = has no way out
happens-retreats-off-map = leaves the map
happens-displaced = makes room
happens-advances = goes in
happens-counterattacks = goes after them
word-decides = { $whose ->
    [your] you decide
    [their] they decide
   *[other] { $side ->
        [US] the Union decides
       *[CS] the Confederates decide
    }
}
word-holds-fire = hold fire
word-stands = they stand
word-stopped = stopped
word-checked = checked
word-driven = driven off
word-exchange = exchange
word-thrown = thrown back
word-evades = got away
word-guns-taken = taken
word-retreats = falls back
word-no-way-out = lost
word-retreats-off-map = off the map
word-displaced = makes room
word-advances = taken
word-counterattacks = goes over
word-together = together
word-singly = singly
word-initiative = { $whose ->
    [your] yours
    [their] theirs
    [none] nobody’s
   *[other] { $side ->
        [US] the Union’s
       *[CS] the Confederates’
    }
}
word-recovery = { $number } of { $all } back

## Ends

outcome-taken = { $whose ->
    [your] { $place } is yours.
    [their] { $place } is lost.
   *[other] { $place } is taken.
}
outcome-stopped = { $whose ->
    [your] Your charge on { $place } is stopped by the fire.
    [their] Your fire stops the charge on { $place }.
   *[other] The charge on { $place } is stopped by the fire.
}
outcome-thrown = { $whose ->
    [your] You are thrown back from { $place }.
    [their] { $place } holds: they are thrown back.
   *[other] The charge on { $place } is thrown back.
}
outcome-exchange = { $whose ->
    [your] { $place } is not taken: both sides have suffered.
    [their] { $place } holds: both sides have suffered.
   *[other] { $place } holds: both sides have suffered.
}
outcome-all-pass = All come through the fire.
outcome-some-stopped = The fire stops some of them.
outcome-unharmed = { $units } { $number ->
    [one] holds, unharmed.
   *[other] hold, unharmed.
}
outcome-disordered = { $units } { $number ->
    [one] is Disordered.
   *[other] are Disordered.
}
outcome-withdrawn = { $units } { $number ->
    [one] is Withdrawn.
   *[other] are Withdrawn.
}
outcome-eliminated = { $units } { $number ->
    [one] is eliminated.
   *[other] are eliminated.
}
outcome-rallied = { $unit } is in good order again.
outcome-not-rallied = { $unit } stays Disordered.
outcome-combined = { $leaders } act together.
outcome-not-combined = { $leaders } act singly, out of command.
outcome-initiative = { $whose ->
    [your] You have the initiative.
   *[other] { $side ->
        [US] The Union has the initiative.
       *[CS] The Confederates have the initiative.
    }
}
outcome-no-initiative = Nobody has the initiative.
outcome-back = { $units } { $number ->
    [one] comes back.
   *[other] come back.
}
outcome-lost = { $units } { $number ->
    [one] is lost.
   *[other] are lost.
}
outcome-in-box = { $units } { $number ->
    [one] stays in the box.
   *[other] stay in the box.
}

## On the map

trace-falls-back = falls back
trace-leaves = leaves the map
trace-lost = lost
trace-withdrawn = Withdrawn
trace-rallies = in order

## Dispatches

dispatch-drawn = { $marker } drawn
dispatch-opens = { $marker } opens the turn
dispatch-idle = nobody to act
dispatch-acts = { $names } { $number ->
    [one] acts
   *[other] act together
}
dispatch-fires = { $units } at { $targets }
dispatch-out = { $number ->
    [one] one unit is out of command
   *[other] { $number } units are out of command
}
dispatch-points = { $number ->
    [one] one point
   *[other] { $number } points
}
dispatch-faces = faces { $side }
dispatch-joins = with { $unit }
dispatch-marches = { $unit } marches
dispatch-enters = { $unit } comes up
dispatch-deployed = { $unit } is set up
dispatch-is-set = { $unit } comes up
dispatch-returns = { $unit } is back
dispatch-swaps = { $unit } exchanges places
dispatch-mounts = { $unit } mounts
dispatch-dismounts = { $unit } dismounts
dispatch-rides = { $leader } rides
dispatch-turns = { $units } { $number ->
    [one] turns
   *[other] turn
}
dispatch-turn = { $turn } begins
dispatch-won = { $side ->
    [US] The Union has won
   *[CS] The Confederates have won
}

## What is to do

duties-commands = In play
duties-fire = Artillery
duties-move = To march
duties-charge = Charges
duties-resolve = Charges to be made
duties-rally = To rally
duties-volleys = Defensive fire
duties-evade = May get away
duties-retreat = Must fall back
duties-advance = Emptied hexes
duties-post = Leaders to place
duties-place = Units to place
duty-enter = reinforcements must enter
duty-units = { $number ->
    [one] one unit
   *[other] { $number } units
}
duty-fires = { $unit } may fire
duty-target = { $units }, { $distance ->
    [one] one hex
   *[other] { $distance } hexes
}
duty-enters = { $unit } must enter
duty-marches = { $unit } must march on
duty-may-march = { $unit } may march
duty-charges = { $unit } may charge
duty-rallies = { $unit } may try
duty-evades = { $unit } may get away
duty-hold-hex = to hold, firing its best

## What an answer means

meaning-range = { $number ->
    [one] one hex away
   *[other] { $number } hexes away
}
meaning-long = a long march
meaning-next-to = next to { $units }
meaning-in-front = in an enemy’s front: Disordered
meaning-wet = over a ford or bridge: Disordered
meaning-beside = next to an enemy
meaning-friends = { $units } too
meaning-safe = no enemy near
