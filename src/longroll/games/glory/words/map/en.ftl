# What the map says of its hexes.
wind-n = north
wind-ne = north-east
wind-e = east
wind-se = south-east
wind-s = south
wind-sw = south-west
wind-w = west
wind-nw = north-west
side-0 = north
side-1 = north-east
side-2 = south-east
side-3 = south
side-4 = south-west
side-5 = north-west
place-beside = { $place }, { $wind }
place-far = { $place }, { $hexes } hexes { $wind }
terrain-clear = Clear
terrain-woods = Woods
terrain-town = Town
terrain-embankment = Railroad embankment
fact-ground = { $terrain }, level { $level }
fact-pike = A pike passes
fact-road = A road passes
fact-trail = A trail passes
fact-river = River: { $sides }
fact-creek = Creek: { $sides }
fact-stream = Stream: { $sides }
fact-bridge = Bridge: { $sides }
fact-ford = Ford: { $sides }
fact-wall = Behind the stone wall: { $sides }
fact-works = { $side ->
    [US] Union works
   *[CS] Confederate works
}

## The table

army-US = Union
army-CS = Confederates
list-and = { $first } and { $last }
scene-title = { $battle }, { $moment }
battle-fredericksburg = Fredericksburg
battle-chancellorsville = Chancellorsville
battle-first_manassas = First Manassas
battle-second_manassas = Second Manassas
battle-chickamauga = Chickamauga
battle-own = A battle of its own
day-own = on a day of its own
day-fredericksburg = 13 December 1862
day-first_manassas = 21 July 1861
day-Apr30 = 30 April 1863
day-May1 = 1 May 1863
day-May2 = 2 May 1863
day-May3 = 3 May 1863
day-May4 = 4 May 1863
day-May5 = 5 May 1863
day-Aug28 = 28 August 1862
day-Aug29 = 29 August 1862
day-Aug30 = 30 August 1862
day-Sep18 = 18 September 1863
day-Sep19 = 19 September 1863
day-Sep20 = 20 September 1863
short-Apr30 = 30 April
short-May1 = 1 May
short-May2 = 2 May
short-Aug29 = 29 August
short-Aug30 = 30 August
short-Sep18 = 18 September
short-Sep19 = 19 September
short-Sep20 = 20 September
moment = { $day }, { $time }
moment-night = { $day }, night
hour-night = N{ $half }

## Counters

detail-unit = { $command }’s division, { $marker }
detail-brigade = { $command }’s brigade, { $marker }
detail-independent = { $command }, { $marker }
detail-leader = Leader, { $marker }
range-L = long
range-M = medium
range-S = short
range-G1 = up to five hexes
fact-values = Strength { $strength }, cohesion { $cohesion }, moves { $movement }
fact-guns = Range { $range }, fire { $fire }, cohesion { $cohesion }, moves { $movement }
fact-if-disordered = If Disordered: cohesion { $cohesion }, moves { $movement }
fact-in-order = Disordered; in good order: cohesion { $cohesion }, moves { $movement }
fact-faces = Faces { $side }
fact-fired = Has fired under this marker
fact-moved = Has moved under this marker
fact-bound = Bound for { $place }
fact-assigned = Acts with { $leader } in this turn
fact-charged = Charges in this activation
fact-leader = Command range { $range }, combined activation { $factor }, moves { $movement }
fact-beyond-range = Beyond his range: { $units }
fact-all-in-range = All his units are within range
fact-command = In command: { $path } of { $leader }’s { $range } points
fact-command-neighbour = In command beside others: { $path } points to { $leader }, range { $range }
fact-out-of-command = Out of command: { $path } points to { $leader }, range { $range }
fact-out-no-path = Out of command: no way to { $leader }
fact-no-leader = No leader on the map
fact-independent = Independent: always in command
fact-front = In front: { $units }
fact-covered = { $unit } (covered)
fact-seen-by = { $unit } sees it, { $distance ->
    [one] one hex
   *[other] { $distance } hexes
} away
fact-hidden-from = Hidden from { $unit } by { $place } ({ $clause })
fact-too-far = Too far for { $unit }: { $distance } hexes
item-objective = Objective
fact-objective = { $side ->
    [US] Union objective
   *[CS] Confederate objective
}, { $points ->
    [one] one point
   *[other] { $points } points
}
fact-objective-held = { $side ->
    [US] The Union holds it
   *[CS] The Confederates hold it
}
fact-objective-not-held = { $side ->
    [US] The Union does not hold it
   *[CS] The Confederates do not hold it
}
fact-objective-any = Any of its { $hexes } hexes will do
fact-stack = { $units }
fact-in-range-of = In range of { $leaders }

## Panels

panel-time-note = turn { $turn } of { $turns }
row-fog = Fog: nothing is seen beyond two hexes
row-night = Night: no combined activation, guns reach one hex
row-night-older = In this battle defensive fire has +2 at night, and who does nothing rallies next to the enemy too.
turn-night = Night
turn-fog = Fog
panel-pool = { $number ->
    [0] No markers left
    [one] Next draw, the last one
   *[other] Next draw, { $number } left
}
panel-pool-unfilled = Markers: not gathered yet
panel-pool-note = Union { $union } %, Confederate { $confederate } %
row-chance = { $number } in { $all }
row-opens = { $marker } opens the turn.
row-waits = { $marker } waits until { $time }, or until the enemy comes near.
row-in-play = In play: { $marker }.
row-acted = { $names } { $number ->
    [one] has acted.
   *[other] have acted.
}
row-acts = { $names } { $number ->
    [one] acts.
   *[other] act together.
}
row-to-come = { $names } to come.
row-initiative = { $side ->
    [US] The Union has the initiative.
   *[CS] The Confederates have the initiative.
}
panel-charges = Charges
row-charge = { $units } against { $against }
panel-out = Out of command
row-out-path = { $unit }: path from { $leader }, range { $range }
row-out-no-path = { $unit }: no path from { $leader }
row-no-leader = { $unit }: its leader is not on the map
row-failed = { $unit }: the combination failed
row-out-neighbour = No unit in command beside it
row-out-may-not = May not move next to an enemy
panel-points = Victory points
panel-points-note = { $margin } for the Union: { $level }
row-objective = { $place }
row-objective-held = { $place }, held
row-handicap = Handicap, in the points
panel-boxes = Boxes
row-withdrawn = Withdrawn: { $units }
row-recovery = Recovery: { $units }
row-recovered = Recovered: { $units }
panel-arrivals = To come
panel-deployment = Still to be set up
row-arrival = { $units } ({ $number }), by { $place }
row-due = due
row-left = Left the map: { $units }
row-away = On the way round the map: { $units }
panel-losses = Lost for good

## The decision

waiting = { $seat } decides: { $decision }.
situation-turn = { $moment }.
situation-marker = { $marker }.
situation-acts = { $names }, { $step }.
situation-charge = { $units } against { $against }.
situation-answer = { $units } { $number ->
    [one] fires
   *[other] fire
} at { $against }, { $distance ->
    [one] one hex.
   *[other] { $distance } hexes.
}
situation-falls-back = { $units } { $number ->
    [one] falls back one hex.
   *[other] fall back one hex each, one after the other.
}
situation-advance = { $place } is empty: somebody must go in.
situation-advance-night = { $place } is empty: who goes in at night is Disordered.
situation-counter = Their charge on { $place } is broken.
situation-continue = A total of 11 or more: { $units } may charge once more, alone.
situation-face = { $units } { $number ->
    [one] stands
   *[other] stand
} in { $place }.
situation-initiative = You have the initiative.
situation-combine = { $names }, factors { $factors }: a chance of { $percent } %.
situation-combine-one = { $names } calls for others within his range.
situation-charges = { $number } charges are declared.
step-fire = artillery fire
step-move = movement
step-charge = charges
step-rally = rally
label-face = Face { $side }
label-turn = Turn to the { $side }
label-done-fire = No more fire
label-done-move = End of movement
label-done-charge = No more charges
label-done-charges = Make the { $number } charges
label-done-one-charge = Charge: { $units } against { $against }
label-done-continue = No continued attack
label-done-rally = No more rallies
label-done-second = No more second markers
label-done = Done
label-close = Declare: { $units } against { $against }
label-defend = Fire at { $targets }
label-resolve = { $units } against { $against }
label-fire = { $unit } fires at { $target }
label-fire-turning = { $unit } turns to the { $side } and fires at { $target }
label-fire-both = Both batteries fire at { $target }
label-fire-both-turning = Both batteries turn to the { $side } and fire at { $target }
label-roll = Try to combine: the die must beat { $total }
label-way = { $act }: { $effects }
label-points-left = { $act }: { $number ->
    [one] { $number } movement point left
   *[other] { $number } movement points left
}
effect-rouses = wakes { $marker }
effect-unleashes = frees { $command } from its post
effect-meets = drives { $leader } off
effect-none = disturbs nobody

## Odds

odds-fire = { $units } at { $distance ->
    [one] one hex
   *[other] { $distance } hexes
}
odds-combine-title = Combined activation
odds-rally = Rally
odds-draw = The next marker
odds-of-draw = that one of yours is drawn
odds-initiative = Initiative
odds-of-initiative = to have the initiative
odds-of-holding-on = that it holds
odds-of-recovery = that it comes back
note-back = { $unit } back { $percent } %
odds-of-taking = to take the hex
odds-of-disorder = to Disorder a unit
odds-of-combining = to act together
odds-of-rallying = to rally
bar-success = succeeds
bar-failure = fails
group-your-charge = Your charge
group-their-charge = Their charge
unit-die = die
group-factors = Factors of the leaders
unit-factor = factor
line-disordered-cohesion = Cohesion while Disordered
group-at-most = The die may be at most
line-fire = Battery
line-range = Range, { $distance ->
    [one] one hex
   *[other] { $distance } hexes
}
line-combined = Two batteries together
line-woods = Woods
line-town = Town
line-works = Works
line-embankment = Railroad embankment
line-wall = Stone wall
line-mounted-target = At mounted cavalry
line-single-target = Guns at one target
line-guns-together = Guns fire together
line-more-targets = More than one target
line-shaken-fire = Disordered infantry fires
line-charger-ground = Target’s ground
line-ratio = { $ours } against { $theirs }
line-cohesion = Cohesion: { $ours } against { $theirs }
line-creek = Across a creek
line-ford = By a ford
line-bridge = By a bridge
line-slope = Uphill
line-rear = Into the rear
line-momentum = Cavalry at the gallop
line-dismounted = Dismounted cavalry
line-night-fire = Night
line-wilder = Wilder’s repeating rifles
line-sharpshooters = Sharpshooters
group-fire-of = Fire of { $units }: must beat cohesion
bar-taken-guns = the guns are taken
bar-DR-D = they fall back Disordered
bar-DR-CC = they fall back and check
bar-DR = they fall back
bar-EX = exchange: all check cohesion
bar-AR-CC = you fall back and check
bar-AR-D = you fall back Disordered
bar-stopped = stopped by their fire
bar-held-AR-D = thrown back Disordered
bar-held-AR-CC = thrown back, they check
bar-held-stopped = stopped by your fire
bar-held-EX = exchange: all check cohesion
bar-held-DR = you fall back
bar-held-DR-CC = you fall back and check
bar-held-DR-D = you fall back Disordered
bar-held-taken-guns = your guns are taken
bar-fire-none = no effect
bar-fire-check = each unit checks
bar-fire-hard-check = each unit checks with +2
bar-fire-disorder = each unit is Disordered
bar-fire-error = hits friends
odds-charges-on = { $number } charges on { $against }
odds-several = { $number } charges
odds-of-passing = that nobody is stopped by their fire
note-taken = { $units } take their hex { $percent } %
bar-taken-by = taken by { $units }
bar-none = they hold
bar-held-none = you hold
bar-both-none = the defenders hold
bar-all-pass = all come through the fire
bar-some-stopped = the fire stops somebody
bar-both-taken-guns = the guns are taken
bar-both-DR-D = the defenders fall back Disordered
bar-both-DR-CC = the defenders fall back and check
bar-both-DR = the defenders fall back
bar-both-EX = exchange: all check cohesion
bar-both-AR-CC = the attackers fall back and check
bar-both-AR-D = the attackers fall back Disordered
bar-both-stopped = stopped by the fire
odds-of-holding = to hold the hex
note-fate = { $unit } Disordered { $percent } %
note-fate-gone = { $unit } lost { $percent } %
way-hold = They hold fire
way-at = At { $units }
way-own-hold = Hold fire
way-worst = you take it
way-best = they take it
line-sum = In all
group-added = Added to the die

## Layers and keys of the table
layer-reach = Reach
layer-cost = Costs of moves
layer-sight = Sight
layer-fire = Targets in range
layer-target = Targets
layer-chain = Communications
layer-range = Command range
layer-front = Front arcs
layer-fronts = Front arcs of all units
layer-works = Works
layer-blow = Charges
layer-guard = Coverage
layer-hatched = Charged hexes
layer-chance = Risk from fire
key-facing = Turn the facing
key-swap = Order of a stack
key-range = Command range
key-fronts = Front arcs of all units

# Words on the map.
label-to = to { $place }
label-to-both = to { $first }|and { $last }
label-ditch = ditch
label-middle-pontoon = Middle pontoon
label-upper-pontoons = Upper pontoons
label-deep-run-mouth = Deep Run mouth
label-the-wooded-gap = the wooded gap
label-unfinished-railroad = unfinished railroad
label-bernard-s-cabins = Bernard’s|cabins
label-brock-road-junction = Brock Road|junction
label-jackson-s-march = Jackson’s march
label-sunken-road = Sunken Road
