# What the table says of its things.
list-and = { $first } and { $last }
bw = { $length } BW
scene-title = { $battle }: { $moment }
moment = turn { $turn }, pulse { $pulse }
moment-turn = turn { $turn }
sector-name = { $town }, sector { $number }
wind-0 = north
wind-1 = north-east
wind-2 = east
wind-3 = south-east
wind-4 = south
wind-5 = south-west
wind-6 = west
wind-7 = north-west

## Ground

fact-level = Higher ground, level { $level }
fact-level-cost = Each level uphill costs movement; ground higher than both ends blocks sight
fact-woods = Woods: more than 1 BW of wood blocks sight
fact-rough = Rough ground: it does not block sight
fact-impassable = Impassable
fact-difficult = Difficult: half pace for regular foot and irregular horse, closed to formed horse and guns
fact-cover = Gives cover
fact-no-cover = Gives no cover
fact-stream = A stream: crossing costs movement; who straddles it is vulnerable
fact-river = A river: crossed only by road, over a bridge
fact-road = A road: a unit in march formation that goes along it has 2 BW more, and crosses bridges
fact-wall = A wall: crossing costs movement; cover for who stands behind it
fact-entrenchment = An entrenchment: crossing costs movement; cover for who stands behind it
fact-town = A town sector: one unit of foot as garrison, in cover, firing all round at half dice
fact-garrison = Garrison: { $unit }

## Units

kind-RI = Regular infantry
kind-II = Irregular infantry
kind-HC = Heavy cavalry
kind-LC = Light cavalry
kind-IC = Irregular cavalry
kind-HA = Heavy artillery
kind-HW = Howitzers
kind-RA = Horse artillery
formation-FF = fighting formation
formation-MF = march formation
formation-garrison = in garrison
formation-waiting = not yet on the table
formation-gone = broken
formation-guns-FF = unlimbered
formation-guns-MF = limbered
formation-guns-waiting = not yet on the table
formation-guns-gone = broken
detail-unit = { $kind }, { $formation }; { $force }
detail-army-guns = { $kind }, { $formation }; army artillery
fact-strength = { $sp } of { $start } strength points
fact-allowance = Moves { $allowance } BW
fact-vulnerable-uncommanded = Vulnerable: uncommanded
fact-vulnerable-stream = Vulnerable: it straddles a stream
fact-vulnerable-ground = Vulnerable: horse in difficult ground
fact-suppressed = Suppressed: it may neither fire nor move in this pulse
fact-fired = Has fired in this pulse
fact-moved = Has moved
fact-engaged = Engaged with { $units }
fact-army-guns = Army artillery, always in command; it moves only if the commander pays for it
fact-no-officer = Its officer is not on the table
fact-in-command = In command: { $distance } BW from { $officer }, radius { $radius }
fact-out-of-command = Uncommanded: { $distance } BW from { $officer }, radius { $radius }
fact-by-chain = In command by contact with { $units }; { $distance } BW from { $officer }
fact-shot = { $unit } at { $distance } BW: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} on { $number }+, a hit { $chance } %
fact-shot-saved = { $unit } at { $distance } BW: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} on { $number }+, a hit { $chance } %, each saved on 4+
fact-hidden = { $unit } at { $distance } BW: no line of fire, { $by } is in the way
fact-charge = Charge on { $unit }: contact at { $cost } of { $allowance } BW
fact-no-charge = No charge on { $unit }. { $reason }
fact-flanked = Flank open to { $units }
fact-under-fire = Under the fire of { $units }
band-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} on { $number }+

## Officers

rating-poor = poor
rating-average = average
rating-good = good
rating-great = great
detail-commander = Army commander, { $rating }
detail-officer = Commands { $force }
fact-command-dice = Rolls { $dice }D6 command dice a turn; { $pool } left
fact-personality = Personality { $mod }
fact-exceptional = Exceptional: re-rolls one control die
fact-valour = Valour { $v }
fact-status-inactive = His Force is Inactive
fact-status-active = His Force is Active
fact-status-attack = His Force must attack
fact-uncommanded = Uncommanded: { $units }
fact-all-in-command = All his units are in command

## Objectives

item-objective = Objective
fact-objective = Gives { $side } { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
fact-held = Held by { $side }
fact-held-by-nobody = Held by nobody
fact-objective-town = Held by the side that alone has a garrison in it
fact-objective-circle = Held by the side that alone has foot or horse within { $radius } BW

## Panels

panel-time-note = Basic Length: turn { $length }
turn-may-end = After it the day ends with { $chance } %
pulse-chance = { $chance } %
pulse-words = Chance that the turn has a pulse { $number }
step-musketry = Musketry
step-guns = Artillery fire
step-control = Control
step-move = Movement
step-fight = Combat
step-of = { $step }: { $side }
row-initiative = Initiative: { $side }
row-nightfall = Night falls after this turn with { $chance } %
panel-command = Command dice
panel-command-note = { $pool } left
row-handicap = Handicap: losses reduced by { $number }
row-dice-wanted = Chances in %: best two dice, the highest status wanted
general-distance = { $distance } BW
general-reins = beside the commander
general-again = re-roll
general-cost = { $cost } a die
general-far = no enemy within 8 BW
status-inactive = Inactive
status-active = Active
status-attack = Attack!
panel-armies = Armies
panel-armies-note = losses / test point
row-army = { $side }: { $units } units, { $sp } SP
row-army-test = Morale test at the end of the turn: fights on with { $chance } %
row-army-spent = Two thirds lost: broken at the end of the turn
panel-objectives = Victory points
panel-objectives-note = { $ours } : { $theirs }
panel-forces-note = { $commander }, { $rating }
row-force-out = { $force }; uncommanded: { $units }
row-army-guns = Army artillery: { $units }
panel-arrivals = Reinforcements
row-arrival = { $force }, { $number } units
row-arrival-turn = turn { $turn }

## The decision

waiting = { $side } decide. { $situation }
situation-turn = { $moment }.
situation-step = { $step }, pulse { $pulse }.
label-done = Done
label-done-musketry = No more musketry
label-done-artillery = No more guns
label-done-orders = Begin the tests
label-done-move = End the moves
label-take = Take { $piece }
label-move = { $unit }: { $legs }
label-charge = { $unit } charges { $target }
label-charge-turning = { $unit } charges { $target }: { $turns }
label-officer = { $officer } rides { $distance } BW, to { $near }
label-run-away = Evade { $distance } BW, facing away
label-run-back = Evade { $distance } BW, facing the enemy
label-go = Go on { $distance } BW
label-go-no-farther = Stop here
label-shift = { $unit } makes room: { $where }
label-place = { $unit } enters
label-post = Post { $unit } { $where }
label-advance = { $unit } advances { $distance } BW
label-pick = { $sum }: { $status }
label-reroll = Roll the { $face } again
way-off = { $distance } BW { $way }
way-beside = beside { $unit }
way-0 = north
way-1 = north-east
way-2 = east
way-3 = south-east
way-4 = south
way-5 = south-west
way-6 = west
way-7 = north-west
leg-advance = advance { $length }
leg-wheel = { $hand ->
    [left] wheel left { $angle }°
   *[right] wheel right { $angle }°
}
leg-about = about-face
leg-pivot = turn to the { $wind }
leg-oblique = { $hand ->
    [left] oblique left { $angle }° { $length }
   *[right] oblique right { $angle }° { $length }
}
leg-back = back { $length }
leg-change = change formation, facing { $wind }
leg-road = along the road { $length }
leg-leave = leave by the { $edge }
leg-enter = into { $sector }

## Odds

odds-fire = { $unit } fires
odds-fire-of = to cost it strength
odds-control = Control test
odds-control-of = not to be Inactive
odds-combat = { $units } attack
odds-combat-of = to win the combat
bar-loses = loses { $number }
bar-loses-more = loses { $number } or more
bar-loses-nothing = loses nothing
bar-won-all = won, decisive
bar-won = won
bar-lost = lost
bar-lost-all = lost, decisive
note-breaks = { $unit } breaks with { $percent } %
note-hit = At least one hit: { $percent } %
note-losses = Losses to expect: { $ours } for the attackers, { $theirs } for the defenders
note-no-rerolls = Without valour and command dice
note-recovery = The sub-commander’s re-roll is used, no command dice
note-again = A die is rolled again only if the Force would be Inactive
group-fire = Fire
group-each-die = each die
group-control = Control
line-distance = Front distance, BW
line-dice = Dice
line-number = A die hits on
line-confirm = Bad weather: again
line-save = Saved on
line-personality = Personality
line-again = Dice rolled again
odds-charge = { $unit } charges
odds-charge-of = to beat, break or drive off the enemy
odds-recovery = Recovery
odds-recovery-of = to recover strength
bar-falls = breaks before contact
bar-leaves = evades or flees
bar-repulsed = the charge is shot down
bar-no-attack = the attack test fails
bar-recovers = recovers { $number }
group-charge = Charge
group-recovery = Recovery
line-contact = Contact at
line-edge = Side contacted
line-test = Attack test
line-losses = Losses
line-attempts = Attempts
line-fire-losses = Losses to expect before contact
edge-front = front
edge-right = right flank
edge-rear = rear
edge-left = left flank
edge-sector = town
way-stand = It stands
way-evade = It evades
way-wins = success
line-combat-dice = Dice

## The log

told-control-column = nearest enemy at { $distance } BW
told-control-picked = dice { $first } and { $second }, general { $modifier }
told-advance = advance { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-wheel = wheel { $amount }°{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-about-face = about-face{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-pivot = turn to { $amount }°{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-oblique = oblique { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-back = back { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-side = side { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-change = change of formation{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-limber = limbers or unlimbers{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-road = by road { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-enter = into the town{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-leave = out of the town{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-sector = to the next sector{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }

## Pick-up battles

moment-muster = before the battle
panel-muster = { $side }: the army
panel-muster-note = { $spent } of { $points } points
row-muster-commander = { $officer }, { $rating }
row-muster-force = { $officer } ({ $mod }): { $units }
row-muster-waiting = { $number } still to be deployed
muster-units = { $number } × { $kind } ({ $sp } SP)
muster-units-oblique = { $number } × { $kind } ({ $sp } SP, oblique)
label-deploy = { $unit } { $where }, in fighting formation
label-deploy-march = { $unit } { $where }, in march formation
deploy-at = at { $x }, { $y }
deploy-by = { $far } BW { $line ->
    [front] before
   *[rear] behind
 } { $officer }{ $hand ->
    [left] , { $aside } to his left
    [right] , { $aside } to his right
   *[none] {""}
 }
label-deploy-in = { $unit } as garrison of { $sector }
label-station = { $officer } at { $x }, { $y }
label-raise = { $kind } of { $sp } SP, { $cost } points
label-raise-oblique = { $kind } of { $sp } SP, drilled to move obliquely, { $cost } points
label-guns = { $kind } as army artillery, { $cost } points
label-done-raise = The army is complete

## Layers and keys of the table
layer-sight = Sight
layer-target = Targets
layer-path = Paths
layer-chain = Communications
layer-range = Command range
layer-lane = Ways to charge
layer-band = Range of fire
layer-band-far = Long range of fire
layer-threat = Threat
step-wheel-left = A little to the left
step-back = A little back
step-forward = A little forward
step-wheel-right = A little to the right
key-march = With a unit in hand: advance, back, wheel (Shift more, Ctrl less)
key-oblique = Oblique to the left, to the right
key-about-face = About-face
key-formation = Formation
key-snap = Through the snaps
key-charge = The charge with the smallest wheel
key-line = All in line with it

## Still to do

percent = { $percent } %
duties-attack = { $officers }: Attack!
duties-move = Moves
duties-control = Control tests
duties-musketry = Musketry
duties-guns = Guns
duties-recovery = Recovery
duties-combat = Combats
must = Attack! { $duties }.
must-which = { $number ->
    [1] How?
   *[other] Which goes first?
 }
must-attack = { $many ->
    [many] { $units } must attack
   *[one] { $units } must attack
 }
must-advance = { $many ->
    [many] { $units } must advance
   *[one] { $units } must advance
 }
duty-attack = { $many ->
    [many] { $unit } must attack
   *[one] { $unit } must attack
 }
duty-advance = { $many ->
    [many] { $unit } must advance
   *[one] { $unit } must advance
 }
duty-contact = { $target }, { $side }, contact at { $cost } of { $allowance } BW
duty-within = to within { $distance } BW of { $target }
duty-move = { $officer }’s units may move
duty-ride = Officers may ride
duty-done = { $many ->
    [many] { $unit } have gone
   *[one] { $unit } has gone
 }
duty-test = { $officer } is to be tested
duty-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $mod }
duty-fire = { $many ->
    [many] { $unit } may fire
   *[one] { $unit } may fire
 }
duty-must-fire = { $many ->
    [many] { $unit } must fire canister
   *[one] { $unit } must fire canister
 }
duty-target = { $number ->
    [one] { $target } at { $distance } BW
   *[other] { $target }, from { $distance } BW
 }
duty-recover = { $many ->
    [many] { $unit } may recover
   *[one] { $unit } may recover
 }
duty-losses = { $number ->
    [one] one loss
   *[other] { $number } losses
 }
duty-against = against { $units }
cost-of = { $cost } of { $allowance } BW
die-count = { $number ->
    [one] one die
   *[other] { $number } dice
 }

## Days of the battles, beneath their maps
date-warburg = 31 July 1760
date-rossbach = 5 November 1757
date-leuthen = 5 December 1757
date-kolin = 18 June 1757
date-zorndorf = 25 August 1758
