# What the map says of its places.
position-between = between { $first } and { $second }
entry-CHAMBERSBURG = Chambersburg
entry-MUMMASBURG = Mummasburg
entry-HARRISBURG = Harrisburg
entry-EMMITSBURG = Emmitsburg
entry-TANEYTOWN = Taneytown
entry-BALTIMORE = Baltimore
fact-side = Towards { $area }: { $terrain }
terrain-open = open
terrain-ridge = { $guns ->
    [one] ridge, one gun
   *[other] ridge, { $guns } guns
}
terrain-steep = steep slope
terrain-obstructed = obstructed
fact-road = { $road } crosses here
fact-sight = Special line of sight to { $area }
fact-barred = No Union block may enter
fact-town = The town: no Confederate reinforcement crosses it by road
fact-partial = Open to the map edge: blocks may leave here
fact-entry-area = { $army ->
    [USA] Union entry area: { $entry }
   *[CSA] Confederate entry area: { $entry }
}
fact-objective = An objective lies here at the start
fact-entry = { $army ->
    [USA] Union reinforcements wait here
   *[CSA] Confederate reinforcements wait here
}
fact-entry-road = They may come by the { $road }

# What the table says of the position.
position-line = { $first } / { $second }
scene-title = The Guns of Gettysburg, { $moment }
day-of-july = { $day } July
moment = { $day }, { $first }
moment-hours = { $day }, { $first } to { $last }
short-night = Night

## Blocks and tokens

command-Reynolds = First Corps
command-Hancock = Second Corps
command-Sickles = Third Corps
command-Sykes = Fifth Corps
command-Sedgwick = Sixth Corps
command-Howard = Eleventh Corps
command-Slocum = Twelfth Corps
command-Buford = Cavalry division
command-Kilpatrick = Cavalry division
command-Iron = Iron Brigade, First Corps
command-division = { $name }’s division, { $corps } Corps
item-hidden = { $army ->
    [USA] Union block
   *[CSA] Confederate block
}
item-works = Field works
item-objective = Objective
item-token-hidden = Artillery token, face down
token-march = march / field works
token-guns = { $deployment }, { $strength ->
    [one] one gun
   *[other] { $strength } guns
}
token-any = Any
token-reserve = Reserve
token-corps = { $corps } Corps
fact-strength = Strength { $strength }, full
fact-strength-reduced = Strength { $strength }, reduced
fact-victor = Victorious: whoever it threatens must withdraw
fact-attacked = Has attacked in this phase
fact-moved = Has moved in this phase
fact-unseen = Its face has not been seen
fact-face-known = Seen: { $face }
fact-line-known = A reduced block of { $command }
fact-works = Toward { $area }: attackers from there have a harder fight
fact-controlled = { $army ->
    [USA] Under Union control
   *[CSA] Under Confederate control
}
fact-full-control = Fully controlled: the road to the rear is open
fact-no-full-control = Not fully controlled: under fire or cut off from the rear
fact-front = Front: { $area }. Commands { $areas ->
    [one] one area
   *[other] { $areas } areas
}
fact-flanks = { $number ->
    [one] One flank is threatened
   *[other] Both flanks are threatened
}
fact-separation = Separation from the enemy: { $number }
fact-march = Could march to { $positions ->
    [one] one position
   *[other] { $positions } positions
}
fact-attackers = Your blocks on { $number ->
    [one] one position
   *[other] { $number } positions
} could attack it
fact-blocks = { $number ->
    [one] One block
   *[other] { $number } blocks
}
fact-last-seen = Seen: { $faces }
fact-commands = May be: { $commands }
fact-strengths = Strength { $strengths }
fact-stack = { $blocks }
fact-under-fire = { $army ->
    [USA] In a Union field of fire
   *[CSA] In a Confederate field of fire
}
fact-off-map = Off the map: { $place }
fact-to-come = { $number ->
    [one] One command still to come
   *[other] { $number } commands still to come
}
fact-march-token = Lengthens three marches, or becomes field works at night
fact-gun-strength = Artillery of strength { $strength }
fact-token-needs = Needs { $number ->
    [one] one matching block
   *[other] { $number } matching blocks
} on the position and nearby
fact-token-fits = Fits on { $number ->
    [one] one position
   *[other] { $number } positions
} now

## Panels

panel-time-note = { $hours ->
    [one] This turn lasts one hour
   *[other] This turn lasts { $hours } hours
}; { $army ->
    [USA] the Union moves first
   *[CSA] the Confederates move first
}
panel-tray = Your tray
panel-trays = Trays
panel-tray-note = { $number } of { $most }, hidden from the enemy
row-tray = { $army ->
    [USA] Union
   *[CSA] Confed.
}
card-march = March
card-works = or field works
card-needs = needs { $number }
card-locked = not yet here
card-lost = nobody left
panel-piles = Tokens
row-piles = reserve { $reserve }, returned { $returned }, used { $used }, spent { $spent }
row-spent = Spent: { $tokens }
panel-attack = The attack, step { $step } of 9: { $name }
attack-step-1 = declaration
attack-step-2 = defensive support
attack-step-3 = offensive support
attack-step-5 = bombardment
attack-step-6 = defensive fire
attack-step-8 = close combat
attack-step-9 = withdrawal
row-attacker = { $name }
row-attacker-leads = { $name }, leader
row-hidden = A block from { $place }
row-hidden-leads = The leader, from { $place }
row-steps = { $steps ->
    [0] in place
    [one] 1 step
   *[other] { $steps } steps
}
row-hits = { $position }: { $hits ->
    [one] one hit on the blocks
   *[other] { $hits } hits on the blocks
}
row-needed = { $blocks ->
    [one] One block
   *[other] { $blocks } blocks
}, { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} to use
panel-orders = Orders
panel-orders-note = { $army ->
    [USA] Union action phase
   *[CSA] Confederate action phase
}
row-orders-next = { $order }; next turn { $next }
row-special = “{ $text }”
panel-objectives = Objectives
panel-objectives-note = fully controlled: { $number } of 3
row-handicap =
    Handicap: { $army-code ->
    [USA] Union
   *[CSA] Confederacy
 }, +{ $number } in close combat
held-csa = Confederate
held-full = Union, fully controlled
held-cut = Union, under fire or cut off
panel-arrivals = To come
panel-arrivals-note = arrived: Union { $usa }, Confederates { $csa }
row-stack = face down
row-stack-top = next: { $command }
row-waiting = { $number ->
    [one] One block waits
   *[other] { $number } blocks wait
}
row-debt = The Union owes { $number ->
    [one] one block
   *[other] { $number } blocks
}
panel-losses = Losses

## The decision

waiting = { $seat } decides: { $decision }.
situation = { $step }.
situation-orders = { $step }, { $order } orders.
step-bidding = Balance of the game
step-set-up = Set-up
step-special = Special orders
step-duration = Length of the turn
step-draw = Battle tokens
step-withdrawal = Withdrawals
step-attacks = Attacks
step-attack = Attack
step-reinforcement = Reinforcements
step-march = Marches
step-orders = General orders
step-night = Night
step-objectives = Objectives
write-order = Hand over the order
label-charge = Charge { $targets } with { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}
label-wait = No more entries in this hour
label-wait-last = No more entries
label-hours = { $hours ->
    [one] One hour
   *[other] { $hours } hours
}
label-cross = Take { $areas }
label-cross-none = Pass the objectives by
label-defend = { $face } leads the defence
label-road = { $face } enters by road to { $position }
label-facing = { $text }, facing { $area }
label-lead = Lead with { $face } from { $position } against { $target }
label-send = Send { $face } from { $position } against { $target }
label-by = { $text }, by { $areas }
label-no-order = No special order
done-balance = Leave the objectives there
done-night-return = Enough returned
done-keep = Enough returned
done-idle-return = Enough returned
done-order-return = Enough returned
done-works = No more works
done-objectives = Leave the objectives there
done-withdrawal = No more withdrawals
done-lost-attack = Done
done-attack = No more attacks
done-second-target = One target only
done-defensive-support = No more artillery
done-offensive-support = No more artillery
done-march = End marches
done-hurry = No march token

## What an answer means

mean-leaves = leaves the map
mean-reduced = is reduced: too near the enemy
mean-clash = onto the enemy’s position
mean-under-fire = stops there, under fire
mean-next-to-enemy = stops there, next to the enemy
mean-joins = joins the stack and its front
mean-field = commands { $areas ->
    [0] no area
    [one] one area
   *[other] { $areas } areas
}{ $foes ->
    [0] {""}
    [one] , one enemy position in it
   *[other] , { $foes } enemy positions in it
}
mean-rides = mounted: its face is shown
mean-near-friends = up to { $steps } if it ends near friends
mean-strength = strength { $strength }
mean-gun = { $added ->
    [0] adds nothing: { $hit } points are the most
   *[other] +{ $added }, then { $points ->
        [one] 1 point
       *[other] { $points } points
    } there
}
mean-aim = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $guns ->
    [0] , no guns there
    [one] , one gun there
   *[other] , { $guns } guns there
}
mean-hours = { $tokens ->
    [0] You draw no token
    [one] You draw one token
   *[other] You draw { $tokens } tokens
}{ $steps ->
    [0] {""}
   *[other] ; marches near friends +{ $steps } for you, +{ $theirs } for them
}{ $short-code ->
    [yes] ; then you must declare Attack or Withdraw
   *[no] {""}
}
mean-order-attack = One hour, no tokens drawn; attacks and pivots; without an attack half the tray goes back
mean-order-withdraw = Withdrawals up to 4 steps; { $tokens ->
    [0] no token goes back
    [one] one token goes back now
   *[other] { $tokens } tokens go back now
}; no march next to the enemy
mean-order-hold = Marches only, tokens are drawn{ $tokens ->
    [0] {""}
    [one] ; one token goes back: you had to withdraw
   *[other] ; { $tokens } tokens go back: you had to withdraw
}

## Blocks in hand

hand-march = To { $position }
hand-march-facing = To { $position }, facing { $area }
hand-ride = Ride to { $position }
hand-leave = Leave the map across { $area }
hand-withdraw = Fall back to { $position }
hand-attack = Attack { $position }, { $face } leads

## Questions and duties

ask-why-withdrawal = { $number ->
    [0] Nobody must withdraw ({ $order } orders).
    [one] One block stands before a victorious enemy. { $order } orders: { $steps } steps at most.
   *[other] { $number } blocks stand before a victorious enemy. { $order } orders: { $steps } steps at most.
}
ask-why-lost-attack = The attack is lost. { $order } orders: { $steps } steps at most.
ask-withdrawal = { $number ->
    [0] Does anybody fall back?
    [one] { $names } must withdraw. Take it in hand?
   *[other] { $names } must withdraw. Which goes first?
}
ask-why-attack = Attack orders, { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} in your tray.
ask-attack = { $back ->
    [0] Attack again, or go on?
    [one] Without an attack one token goes back. What do you attack?
   *[other] Without an attack { $back } tokens go back. What do you attack?
}
ask-why-order-short = You cut the turn short: Attack or Withdraw.
ask-order = Which order for the next turn?
duties-withdrawal = Still to fall back
duties-entry = Waiting to enter
duties-attack = In reach of an attack
duties-gives = What each gives

## Odds

note-losses = Expected reductions: yours { $ours }, theirs { $theirs }.
note-tokens = The attack uses { $needed ->
    [one] one token
   *[other] { $needed } tokens
}; you have { $own }, they have { $theirs }.
note-fire = A hidden gun of theirs has { $points } points on average.
note-policy = Both sides act plainly: the defender plays the guns that add most, the strongest block leads.
note-sure = Played out { $samples } times: the chance lies between { $low } and { $high } %, nineteen times in twenty.
why-later = That comes later in this phase: { $step }.
why-over = { $step }: that step of the phase is over.
why-passed = { $step }: that step had nothing to offer here and was passed over. { $reason }
group-combat = Close combat at { $position }
unit-result = result
unit-points = points
line-confederate-attack = Confederate attack
line-steep-slope = Steep slope
line-obstructed-both-sides = Woods on both sides
line-field-works = Field works
line-bombardment-hits = Bombardment hits
line-follows-victory = After a combat won
line-iron-brigade = Iron Brigade leads
line-handicap = Handicap
line-battery = { $position }{ $tokens ->
    [0] {""}
    [one] , one token
   *[other] , { $tokens } tokens
}
line-open = { $line } (not known yet)
value-range = { $low } to { $high }

decimal-point = .
odds-attack = { $who-code ->
    [own] Your attack
    [foe] Their attack
   *[other] The attack
}, { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}
odds-wish = { $who-code ->
    [foe] to hold
   *[other] to win the attack
}
bar-win-alone = { $who-code ->
    [own] Won, only they are reduced
    [foe] Lost, only you are reduced
   *[other] Won, only the defender is reduced
}
bar-win-both = { $who-code ->
    [foe] Lost, both are reduced
   *[other] Won, both are reduced
}
bar-loss-both = { $who-code ->
    [foe] Held, both are reduced
   *[other] Lost, both are reduced
}
bar-loss-alone = { $who-code ->
    [own] Lost, only you are reduced
    [foe] Held, only they are reduced
   *[other] Lost, only the attacker is reduced
}
bar-broken = { $who-code ->
    [foe] Held: fire breaks the attack
   *[other] Broken by fire
}
group-fire = { $who-code ->
    [own] Your artillery
    [foe] Their artillery
   *[other] The defender’s artillery
}
line-attacking-leader = { $who-code ->
    [own] Your leader
    [foe] Their leader
   *[other] The attacking leader
}
line-defending-leader = { $who-code ->
    [own] Their leader
    [foe] Your leader
   *[other] The defending leader
}
line-defender-from-rear = { $who-code ->
    [own] Their leader, attacked from the rear
    [foe] Your leader, attacked from the rear
   *[other] The defending leader, attacked from the rear
}
line-defender-flanks = { $who-code ->
    [own] Their flank threatened
    [foe] Your flank threatened
   *[other] The defender’s flank threatened
}
line-attacker-flanks = { $who-code ->
    [own] Your flank threatened, one block alone
    [foe] Their flank threatened, one block alone
   *[other] The attacker’s flank threatened, one block alone
}

## The stage: an attack, step by step

stage-caption = { $who-code ->
    [foe] Chance to hold after each step, in per cent, as far as you can know
   *[other] Chance to win the attack after each step, in per cent, as far as you can know
}
stage-rail-declaration = Attack
stage-rail-defence-guns = { $who-code ->
    [own] Yours
    [foe] Theirs
    [USA] Union
   *[CSA] Confed.
}
stage-rail-attack-guns = { $who-code ->
    [own] Yours
    [foe] Theirs
    [USA] Union
   *[CSA] Confed.
}
stage-rail-bombardment = Barrage
stage-rail-fire = Fire
stage-rail-combat = Melee
stage-rail-end = End
stage-title-declaration = Declaration
stage-title-defence-guns = { $who-code ->
    [own] Your artillery in defence
    [foe] Their artillery in defence
    [USA] Union artillery in defence
   *[CSA] Confederate artillery in defence
}
stage-title-attack-guns = { $who-code ->
    [own] Your artillery; all is turned up
    [foe] Their artillery; all is turned up
    [USA] Union artillery; all is turned up
   *[CSA] Confederate artillery; all is turned up
}
stage-title-bombardment = { $who-code ->
    [own] Your bombardment
    [foe] Their bombardment
    [USA] Union bombardment
   *[CSA] Confederate bombardment
}
stage-title-fire = { $who-code ->
    [own] Your defensive fire
    [foe] Their defensive fire
    [USA] Union defensive fire
   *[CSA] Confederate defensive fire
}
stage-title-combat = Close combat
stage-title-end = Outcome
stage-hidden = { $army-code ->
    [USA] Hidden Union block
   *[CSA] Hidden Confederate block
}
stage-from = from { $position }
stage-from-leads = leads, from { $position }
stage-against = against { $position }
stage-declared = { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}, { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} to use
stage-face-down = face down
stage-played = { $tokens ->
    [0] none played
    [one] one token
   *[other] { $tokens } tokens
}
stage-made-up = Added face down to make up the number
stage-tokens = { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
stage-extended = Extended bombardment declared
stage-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
stage-turned-up = { $who-code ->
    [own] yours
    [foe] theirs
    [USA] Union
   *[CSA] Confederate
}
stage-fires-at = at { $position }
stage-per-hit = every { $points } points a hit
stage-hits = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
stage-knocked-out = knocked out
stage-on-blocks = Hits on the blocks, { $position }
stage-in-combat = in close combat
stage-bombarded = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
stage-no-guns = no guns fire
stage-fire-ridge = { $text }; ridge { $change }
stage-fire-oblique = { $text }; at an angle { $change }
stage-before = before { $position }
stage-per-reduction = every { $points } points a reduction
stage-reductions = { $number ->
    [0] no reduction
    [one] one reduction
   *[other] { $number } reductions
}
stage-attacking-leader = leads the attack
stage-defending-leader = leads the defence
stage-from-rear = attacked from the rear, counts nothing
stage-leader-gone = the leader fell before
stage-result-win-alone = attacker wins, defender reduced
stage-result-win-both = attacker wins, both reduced
stage-result-loss-both = defender wins, both reduced
stage-result-loss-alone = defender wins, attacker reduced
stage-combat-won = { $who-code ->
    [own] you win it
    [foe] they win it
   *[other] the attacker wins
}
stage-combat-lost = { $who-code ->
    [own] they hold
    [foe] you hold
   *[other] the defender holds
}
stage-objective = The objective in { $area }
stage-taken = { $who-code ->
    [own] is yours
    [foe] is theirs
    [USA] falls to the Union
   *[CSA] falls to the Confederacy
}
stage-to = to { $position }
stage-falls-back = falls back
stage-lost = lost
stage-reduced = reduced
stage-replaced-by = goes on with strength { $strength }
stage-replaced-hidden = goes on, its strength hidden
stage-end-won = { $who-code ->
    [own] you have won the attack
    [foe] they have won the attack
   *[other] the attack is won
}
stage-end-lost = { $who-code ->
    [own] you have lost the attack
    [foe] they have lost the attack
   *[other] the attack is lost
}
stage-end-broken = the attack is broken
stage-word-won = { $who-code ->
    [foe] lost
   *[other] won
}
stage-word-lost = { $who-code ->
    [foe] held
   *[other] lost
}
stage-word-broken = { $who-code ->
    [foe] held
   *[other] broken
}
stage-decides = { $who-code ->
    [own] you decide
    [foe] they decide
    [USA] Union decides
   *[CSA] Confed. decides
}
stage-outcome-won = { $who-code ->
    [own] **You have won the attack: { $targets }.** Next to your victors they must withdraw.
    [foe] **They have won the attack: { $targets }.** Next to their victors you must withdraw.
   *[other] **The attack is won: { $targets }.** Next to the victors the defender must withdraw.
}
stage-outcome-lost = { $who-code ->
    [own] **Your attack is thrown back: { $targets }.**
    [foe] **You have held: { $targets }.**
   *[other] **The attack is thrown back: { $targets }.**
}
stage-outcome-broken = { $who-code ->
    [own] **Fire has broken your attack: { $targets }.** Nobody is left to go on.
    [foe] **Your fire has broken the attack: { $targets }.** Nobody is left to go on.
   *[other] **Fire has broken the attack: { $targets }.** Nobody is left to go on.
}
stage-outcome-laid-aside = **The extended bombardment is over: { $targets }.** The attack is made again after the others.
stage-outcome-losses = Lost: { $names }.
stage-outcome-reduced = Reduced: { $names }.
stage-outcome-objective = { $who-code ->
    [own] The objective in { $area } is yours.
    [foe] The objective in { $area } is theirs.
   *[other] The objective in { $area } changes hands.
}
stage-outcome-withdrawn = { $number ->
    [one] One block falls back.
   *[other] { $number } blocks fall back.
}

## Ink on the map

ink-falls-back = falls back
ink-lost = lost
ink-reduced = reduced
ink-taken = taken

## Layers and keys of the table
layer-reach = Reach
layer-target = Targets
layer-support = Support
layer-field = Field of fire
layer-field-far = Extended front
layer-field-defence = Reached in defence only
layer-separation = Separation
layer-path = Paths
layer-arc = Threatened flanks
layer-chain = Communications

## Words in the names of positions

side-north = north
side-south = south
side-east = east
side-west = west
side-north-west = north-west
side-centre = centre
side-north-end = north end
side-south-end = south end
side-north-edge = north edge
side-low-ground = low ground
side-north-of-the-pike = north of the Pike
