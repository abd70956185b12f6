# What is fought and rolled out, step by step. $view: own, theirs, or none (a spectator: by the army's name);
# $many: many where the unit has a plural name.

decides = { $view ->
    [own] you decide
    [theirs] they decide
   *[none] { $army } decide
 }
two-dice = Two dice
dice = { $number ->
    [one] The die
   *[other] The dice
 }
total = Total
not-used = not used
not-needed = not needed
nothing-to-roll = no hit
note-instead = instead of the { $face }
note-cds = for { $number ->
    [one] one command die
   *[other] { $number } command dice
 }

## What was risked
of-fire = { $view ->
    [theirs] to lose nothing
   *[own] to cost it strength
 }
caption-fire = { $view ->
    [theirs] Chance to lose nothing after each step, in per cent
   *[own] Chance to cost it strength after each step, in per cent
 }
of-control = { $view ->
    [theirs] that they stay Inactive
   *[own] not to be Inactive
 }
caption-control = { $view ->
    [theirs] Chance that they stay Inactive after each step, in per cent
   *[own] Chance not to be Inactive after each step, in per cent
 }
of-charge = { $view ->
    [theirs] to stand the charge
   *[own] to beat, break or drive them off
 }
caption-charge = { $view ->
    [theirs] Chance to stand it after each step, combat included, in per cent
   *[own] Chance to succeed after each step, combat included, in per cent
 }
of-combat = { $view ->
    [theirs] to hold
   *[own] to win the combat
 }
caption-combat = { $view ->
    [theirs] Chance to hold after each step, in per cent; nobody rolls again
   *[own] Chance to win after each step, in per cent; nobody rolls again
 }
of-recovery = { $view ->
    [theirs] that it recovers nothing, before the die
   *[own] to recover strength, before the die
 }
caption-recovery = { $view ->
    [theirs] Chance that it recovers nothing after each step, in per cent
   *[own] Chance to recover strength after each step, in per cent
 }
of-initiative = { $view ->
    [theirs] not to have it
   *[own] to have the initiative
 }
caption-initiative = { $view ->
    [theirs] Chance not to have it, in per cent
   *[own] Chance to have the initiative after each step, in per cent; nobody rolls again
 }
of-officer = { $view ->
    [theirs] that he is lost
   *[own] to come off unhurt
 }
caption-officer = { $view ->
    [theirs] Chance that he is lost, in per cent
   *[own] Chance to come off unhurt, in per cent
 }
of-morale = { $view ->
    [theirs] that their army breaks
   *[own] to fight on
 }
caption-morale = { $view ->
    [theirs] Chance that their army breaks, in per cent
   *[own] Chance to fight on, in per cent
 }
of-day = { $view ->
    [theirs] that the day goes on, before the die
   *[own] that the day goes on, before the die
 }
caption-day = { $view ->
    [theirs] Chance that the day goes on, in per cent
   *[own] Chance that the day goes on, in per cent
 }

## Fire
fire-subtitle = { $many ->
    [many] { $unit } fire, { $distance } BW
   *[one] { $unit } fires, { $distance } BW
 }
rail-fire = { $view ->
    [own] Your fire
    [theirs] Their fire
   *[none] Fire
 }
rail-confirm = Weather
rail-save = Cover
rail-losses = Losses
fire-dice = { $unit }: { $number ->
    [one] one die
   *[other] { $number } dice
 }
fire-confirm = Bad weather: every hit is rolled again
fire-save = { $unit }: cover saves on 4 or more
fire-losses = { $unit }
note-confirm = counts on 4 or more
hits-on = { $number } or more
hits = { $number ->
    [0] no hit
    [one] one hit
   *[other] { $number } hits
 }
confirm-result = { $number ->
    [0] none counts
    [one] one counts
   *[other] { $number } count
 }
save-result = { $number ->
    [0] none saved
    [one] one saved
   *[other] { $number } saved
 }
hits-left = { $number ->
    [0] no hit left
    [one] one hit left
   *[other] { $number } hits left
 }
loses = { $number ->
    [0] no loss
    [one] one loss
   *[other] { $number } losses
 }
word-loses = { $number ->
    [0] nothing
   *[other] −{ $number }
 }
breaks = broken
suppressed = suppressed
outcome-fire = { $number ->
    [0] **{ $unit }: no loss.** { $hits ->
        [0] Nobody has hit.
        [one] The hit is saved.
       *[other] All { $hits } hits are saved.
     }
    [one] **{ $unit }: one loss.**
   *[other] **{ $unit }: { $number } losses.**
 }
outcome-left = { $number } strength left.
outcome-breaks = The unit is broken and leaves the table.
outcome-guns = It counts when all batteries have fired.
outcome-suppressed = The battery is suppressed: it neither fires nor moves in this pulse.

## Initiative and command dice
turn-title = Turn { $turn }
initiative-title = Initiative
initiative-subtitle = Initiative, pulse { $pulse }
initiative-who = Who has the initiative
initiative-dice = Two dice a side, one for the pulse
rail-initiative-dice = Dice
rail-initiative = Initiative
rail-pool = { $view ->
    [own] Your dice
    [theirs] Their dice
   *[none] { $army }
 }
pool = { $view ->
    [own] Your command dice
    [theirs] Their command dice
   *[none] Command dice: { $army }
 }
pool-word = { $number ->
    [one] one die
   *[other] { $number } dice
}
pool-gains = { $number ->
    [one] one command die
   *[other] { $number } command dice
 }
note-not-held = +1, not theirs in the last pulse
average-die = The average die
pulse-begins = pulse { $pulse } begins
turn-ends = the turn ends
bar-initiative = { $view ->
    [own] you have it
    [theirs] they have it
   *[none] { $army } have it
 }
doubles = Doubles: { $army }
equal = Equal: a die decides
counts-higher = { $view ->
    [own] you count as higher
    [theirs] they count as higher
   *[none] { $army } count as higher
 }
rail-again = { $view ->
    [own] You again
    [theirs] They again
   *[none] Again
 }
initiative-again = { $view ->
    [own] You roll again
    [theirs] They roll again
   *[none] { $army } roll again
 }
has-initiative = { $view ->
    [own] yours
    [theirs] theirs
   *[none] { $army }
 }
outcome-initiative = { $view ->
    [own] **The initiative is yours.** You shoot first and choose which side moves first.
    [theirs] **The initiative is theirs.** They shoot first and choose which side moves first.
   *[none] **{ $army } have the initiative.** They shoot first and choose which side moves first.
 }
outcome-turn-ends = **The turn ends.** There is no pulse { $pulse }.

## Control
control-subtitle = Control of { $force }
control-dice = { $officer } rolls { $number } dice
control-again = { $officer } may have one die rolled again
control-pick = Two dice are picked
control-two = Two dice picked
rail-dice = Dice
rail-second = Second roll
rail-status = Status
note-cds-given = { $number ->
    [one] one command die given
   *[other] { $number } command dice given
 }
note-near = enemy at { $distance } BW: 7 Active, 11 Attack!
note-far = no Attack!: 8 Active
outcome-inactive = **{ $officer } stays Inactive.** His units neither move nor attack in this phase.
outcome-active = **{ $officer } is Active.** His units move or attack as ordered.
outcome-attack = **{ $officer } attacks!** His units must attack or advance.

## Charge
charge-subtitle = { $many ->
    [many] { $unit } charge: { $side }
   *[one] { $unit } charges: { $side }
 }
attack-test = Attack test: { $unit }
rail-test = Attack test
note-not-above = not above its strength, { $number }
goes-in = goes in
hangs-back = hangs back
rail-evade = Evade
rail-flight = Flight
react-evade = { $unit }: stand or evade
react-flight = { $unit }: a last salvo, then flight
stands = stands
evades = evades
gets-away = gets away
is-caught = is caught
note-at-most = flight on { $number } or less
note-odd = odd dice of the battery
flees = flees
stays-put = does not get away
rail-contact = Contact
contact-with = To { $unit }
contact = contact
counter-charges = counter-charges
turns-to-face = turns to face it
attacked-too = attacked too
goes-on = comes to a halt
word-no-attack = no attack
word-repulsed = shot down
word-leaves = driven off
word-falls = broken
outcome-no-attack = **{ $unit }: no attack.** The test has failed.
outcome-repulsed = **{ $unit }: shot down before contact.** { $target } stands.
outcome-leaves = **{ $target }: driven off.** The charge of { $unit } meets nobody.
outcome-falls = **{ $target }: broken before contact.**
outcome-contact = **{ $unit } in contact with { $target }: { $side }.** The combat follows the moves: { $percent } % { $view ->
    [theirs] to hold.
   *[own] to win.
 }

## Combat
combat-subtitle = { $many ->
    [many] { $units } attack
   *[one] { $units } attacks
 }
rail-valour = Valour
valour-who = Who leads in person
leads = leads in person
nobody-leads = nobody
rail-sum = { $view ->
    [own] Your total
    [theirs] Their total
   *[none] { $army }
 }
note-kind = one more for { $unit }
combat-again = { $view ->
    [own] You roll a die again
    [theirs] They roll a die again
   *[none] { $army } roll a die again
 }
rail-result = Result
combat-result = Result
combat-decisive = { $view ->
    [own] You win twice over: all of them break
    [theirs] They win twice over: all of yours break
   *[none] { $army } win twice over: all enemies break
 }
combat-won = { $view ->
    [own] You win
    [theirs] They win
   *[none] { $army } win
 }
bar-won-all = { $view ->
    [own] you break them
    [theirs] they break you
   *[none] the attackers break them
 }
bar-won = { $view ->
    [own] you win
    [theirs] they win
   *[none] the attackers win
 }
bar-lost = { $view ->
    [own] you are thrown back
    [theirs] they are thrown back
   *[none] the attackers are thrown back
 }
bar-lost-all = { $view ->
    [own] you are broken
    [theirs] they are broken
   *[none] the attackers are broken
 }
word-won-all = broken
word-won = won
word-lost = thrown back
word-lost-all = repulsed
rail-officers = Officers
officers-tested = Officers in danger
rail-parting = Afterwards
parting = Fall back or advance
falls-back = falls back
cannot-fall-back = has no room: one more loss
ridden-through = ridden through: one loss
advances = advances
stays = stays
occupies = occupies { $sector }
outcome-decisive = { $view ->
    [own] **You break them.** { $units } won twice over.
    [theirs] **They break you.** { $units } won twice over.
   *[none] **{ $army } win decisively.** { $units } won twice over.
 }
outcome-combat = { $view ->
    [own] **You win the combat.**
    [theirs] **They win the combat.**
   *[none] **{ $army } win the combat.**
 }
outcome-broken = Broken: { $units }.
outcome-falls-back = { $many ->
    [many] { $units } fall back.
   *[one] { $units } falls back.
 }
outcome-loses-officer = { $officer } is lost.

## Recovery
recovery-subtitle = Recovery of { $number ->
    [one] one loss
   *[other] { $number } losses
 }
recovery-die = { $unit }: the die
recovery-again = { $unit }: a second roll
rail-die = Die
note-below = lower than { $number }
note-rallies = { $officer } rallies it
recovers = one point back
recovers-not = nothing
outcome-recovers = **{ $unit }: one point back.** { $number } strength now.
outcome-recovers-not = **{ $unit }: nothing recovered.**

## Officers, armies, nightfall
officer-subtitle = An officer in danger
danger-near-broken-unit = Beside a breaking unit
danger-overrun = The enemy has passed over him
note-lost-on = lost on 12 or more
officer-safe = unhurt
officer-lost = lost
outcome-officer-safe = **{ $officer } is unhurt.**
outcome-officer-lost = **{ $officer } is lost.** A successor takes over.
morale-title = Army morale
morale-subtitle = End of turn { $turn }
morale-of = Morale of the { $army }
morale-modifier = Commander and losses
morale-needed = 6 or more: it fights on
note-two-thirds = two thirds are lost
army-holds = fights on
army-breaks = is broken
bar-fights-on = { $view ->
    [own] you fight on
    [theirs] they fight on
   *[none] { $army } fight on
 }
bar-breaks = { $view ->
    [own] your army breaks
    [theirs] their army breaks
   *[none] { $army } break
 }
outcome-army-holds = **{ $army } fight on.**
outcome-army-breaks = **{ $army }: the army is broken.**
nightfall = Nightfall
day-subtitle = After turn { $turn }
day-die = Does the day end with turn { $turn }?
note-ends-on = ends on { $number } or more
day-goes-on = the day goes on
day-ends = night falls
outcome-day-goes-on = **The day goes on.** Turn { $turn } was not the last.
outcome-day-ends = **Night falls after turn { $turn }.**

## Ink
trace-falls-back = falls back
trace-evades = evades
trace-flees = flees
trace-lost = broken
trace-near-broken-unit = killed
trace-valour = killed
trace-overrun = captured

## Dispatches
head-moves = { $many ->
    [many] { $unit } move
   *[one] { $unit } moves
 }
detail-moves = { $cost } of { $allowance } BW, facing { $wind }
head-changes = { $many ->
    [many] { $unit } change formation
   *[one] { $unit } changes formation
 }
detail-changes = { $formation }, facing { $wind }
head-enters = { $many ->
    [many] { $unit } occupy a town
   *[one] { $unit } occupies a town
 }
head-arrives = { $many ->
    [many] { $unit } arrive
   *[one] { $unit } arrives
 }
head-pays = A battery may move: { $unit }
head-rides = { $officer } rides
head-rides-paid = { $officer } rides
head-gives = { $officer } gets a command die
head-reins = The commander leads { $force }
head-leads = { $army } are first
