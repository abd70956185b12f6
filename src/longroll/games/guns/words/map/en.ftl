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

## Odds

odds-attack = { $blocks ->
    [one] Attack with one block
   *[other] Attack with { $blocks } blocks
}
odds-of-winning = to win the attack
bar-win = won, result { $result }
bar-loss = lost, result { $result }
bar-broken = broken before close combat
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
group-fire = Their artillery
unit-result = result
unit-points = points
line-attacking-leader = Your leader
line-defending-leader = Their leader
line-defender-from-rear = Their leader, attacked from the rear
line-confederate-attack = Confederate attack
line-steep-slope = Steep slope
line-obstructed-both-sides = Woods on both sides
line-field-works = Field works
line-bombardment-hits = Bombardment hits
line-follows-victory = After a combat won
line-defender-flanks = Their flank threatened
line-attacker-flanks = Your flank threatened, one block alone
line-iron-brigade = Iron Brigade leads
line-battery = { $position }{ $tokens ->
    [0] {""}
    [one] , one token
   *[other] , { $tokens } tokens
}
line-open = { $line } (not known yet)
value-range = { $low } to { $high }

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
