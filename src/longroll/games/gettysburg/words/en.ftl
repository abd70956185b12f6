# Gettysburg in English.
# $side speaks the name of a side; $side-code is its bare code (CSA, Union), by which a sentence may choose its words.
# One name for each thing: piece (brigade, division, battery), sector, entry box, command block, order disc, cube, stick
# (two on one border: works), disruption (a sector is disrupted), fire marker, check of morale, column, round of a combat;
# a piece marches or moves, assaults, stands, falls back, is lost; a gun is damaged.

game-title = Gettysburg
game-kind = areas, hidden orders
game-about = A battle game for two players by Martin Wallace, published by Warfrog in 2010. One commands the army of the Confederacy, the other the army of the Union, in the first days of July 1863. Hidden command blocks say where orders can be given and how many; the discs you spend stay on the field until the block is taken back. The Confederacy must seize the heights before the third afternoon ends.
size-turns =
    { $count ->
        [one] one period
       *[other] { $count } periods
    }

## Scenarios

option-handicap = Handicap
choice-handicap =
    { $side }: { $number ->
    [one] one disc
   *[other] { $number } discs
 } { $side-code ->
    [CSA] more
   *[other] fewer
 } in the Union box
scenario-three-days = Three Days in July
scenario-first-day = The First Day
scenario-second-day-afternoon = The Afternoon of the Second Day
scenario-third-day = The Third Day

subtitle-three-days = 1 to 3 July 1863, the whole battle
history-three-days = In June 1863 Robert E. Lee led the Army of Northern Virginia across the Potomac into Pennsylvania. George Meade, given the Army of the Potomac only three days before the battle, followed him north. Neither general had picked Gettysburg, but ten roads met there, and on 1 July the columns collided. Lee drove two Union corps through the town on the first day, struck both flanks on the second and the centre on the third, and failed. Around fifty thousand men were killed, wounded, captured or missing when he turned back to Virginia.
subtitle-first-day = Heth meets Buford; the corps arrive
history-first-day = Early on 1 July Henry Heth’s division came down the Chambersburg Pike and met John Buford’s dismounted cavalry on the ridges west of the town. John Reynolds brought up the I Corps and was killed while placing the Iron Brigade. In the afternoon Rodes attacked from Oak Hill and Early from the Harrisburg Road; the XI Corps gave way north of the town, then the whole line went. The beaten corps rallied on Cemetery Hill, which Ewell left alone that evening.
subtitle-second-day-afternoon = Longstreet against the Union left
history-second-day-afternoon = Daniel Sickles, unhappy with his low ground, had pushed the III Corps forward to the Peach Orchard on his own authority. About four in the afternoon Longstreet sent Hood and then McLaws against it. Devil’s Den, the Wheatfield and the orchard were taken at a dreadful price, but Warren had seen that Little Round Top stood empty, and Vincent’s brigade held it by a hair. At dusk Ewell assaulted Culp’s Hill and Cemetery Hill: he won a few empty trenches and no decision.
subtitle-third-day = Culp’s Hill, then Pickett’s charge
history-third-day = The third day opened before sunrise on Culp’s Hill, where the XII Corps won back its works by late morning. Around one o’clock some hundred and fifty Confederate guns opened on Cemetery Ridge. Then about twelve thousand men under Pickett, Pettigrew and Trimble crossed nearly a mile of open fields. A few hundred followed Armistead over the stone wall and were overwhelmed; barely half of the column returned. Lee waited a day for an attack that never came, then marched home in the rain.

## Names

name-CSA = CSA
name-Union = Union

name-morning = morning
name-mid-day = mid-day
name-afternoon = afternoon
name-night = night

name-grey = grey
name-black = black
name-blue = blue
name-red = red
name-orange = orange
name-navy = navy

name-troops = troops
name-artillery = artillery

name-result-nothing = nothing
name-result-check = a check
name-result-one-cube = one cube
name-result-two-cubes = two cubes
name-result-disrupts = disrupts them
name-result-hit = a hit
name-result-stands = stands
name-result-falls-back = falls back
name-result-lost = is lost
name-result-disrupted = stands, disrupted
name-result-counters = stands and counter-attacks

kind-CR = Confederate regular infantry
kind-CE = Confederate elite infantry
kind-CA = Confederate artillery
kind-UR = Union regular infantry
kind-UE = Union elite infantry
kind-UI = Union inferior infantry
kind-UC = Union cavalry
kind-UA = Union artillery

terrain-clear = open
terrain-ridge = ridge
terrain-hill = hill
terrain-town = town

name-HRN = Herr Ridge North
name-HRS = Herr Ridge South
name-FFR = Fairfield Road
name-WRS = Willoughby Run South
name-PSH = Pitzer Schoolhouse
name-BSW = Biesecker Woods
name-ERS = Emmitsburg Road South
name-MUM = Mummasburg Road
name-WRN = Willoughby Run North
name-WRC = Willoughby Run
name-MPN = McPherson’s Ridge North
name-MPS = McPherson’s Ridge South
name-OKH = Oak Hill
name-OKR = Oak Ridge
name-SEM = Lutheran Seminary
name-SCH = Schultz Woods
name-MCM = McMillan Woods
name-SPW = Spangler’s Woods
name-PIW = Pitzer’s Woods
name-WFR = Warfield Ridge
name-BUS = Bushman Farm
name-CAR = Carlisle Road
name-BLO = Blocher Farm Fields
name-BAK = Barlow’s Knoll
name-HAR = Harrisburg Road
name-ALM = Almshouse
name-YRK = York Pike
name-COL = Pennsylvania College
name-GET = Gettysburg
name-CUF = Culp Farm
name-BEN = Benner’s Hill
name-HAN = Hanover Road
name-WOL = Wolf’s Hill
name-RCK = Rock Creek
name-SPS = Spangler’s Spring
name-POW = Powers Hill
name-BAL = Baltimore Pike
name-CUL = Culp’s Hill
name-CEM = Cemetery Hill
name-LON = Long Lane
name-CRN = Cemetery Ridge North
name-CRS = Cemetery Ridge South
name-LEI = Leister Farm
name-HUM = Hummelbaugh Farm
name-WEI = Weikert Farms
name-GSF = George Spangler Farm
name-LRT = Little Round Top and Round Top
name-TAN = Taneytown Road
name-SRT = South of Round Top
name-BLI = Bliss Farm
name-COD = Codori Farm
name-KLI = Klingle Farm
name-PEA = Peach Orchard
name-TRO = Trostle Farm
name-WHE = Wheatfield
name-ROS = Rose Farm
name-DEV = Devil’s Den
name-SLY = Slyder Farm

name-Chambersburg-Pike = Chambersburg Pike (entry box)
name-Mummasburg-Road = Mummasburg Road (entry box)
name-Carlisle-Road = Carlisle Road (entry box)
name-Harrisburg-Road = Harrisburg Road (entry box)
name-Taneytown-Road = Taneytown Road (entry box)
name-Baltimore-Pike = Baltimore Pike (entry box)
name-Emmitsburg-Road = Emmitsburg Road (entry box)

## Parts of sentences, used by the messages below

side-lead = The { $side }
side-mid = the { $side }
side-of = of the { $side }
colour-many = { $colour }
of-class = { $class }

## Decisions: what to do

prompt-arrival-roll = Roll for the road by which Rodes’s division arrives: 1–3 Mummasburg Road, 4–6 Carlisle Road.
prompt-turn = { $side }, take your action: place an order disc, place a command block or take one back.
prompt-second-disc = { $side }, place the second disc of your double order.
prompt-after-action = { $side }, bring on pieces from your entry boxes, fight what must be fought, or end your turn.
prompt-order = Choose the order that the disc in { $place } gives, to its own sector or an adjacent one.
prompt-moving = Move the pieces of { $sector } one at a time, and say when you are done.
prompt-leaving-cubes = Choose how many cubes { $piece } takes along when it leaves { $place }.
prompt-combats = Choose the combat to be fought next.
prompt-guns-fire = Roll for the defensive fire of { $piece } in { $sector }.
prompt-defender-cubes = Assign cubes of { $sector } to the defender { $piece } before the troops fire.
prompt-defenders-fire = Roll for the fire of the defender { $piece } in { $sector }, round { $round }.
prompt-attacker-morale = Roll the morale check of the attacker { $piece } in { $sector }, round { $round }.
prompt-attackers-fire = Roll for the fire of the attacker { $piece } in { $sector }, round { $round }.
prompt-defender-morale = Roll the morale check of the defender { $piece } in { $sector }, round { $round }.
prompt-hit =
    { $hits ->
        [one] Choose which piece in { $sector } takes the cube.
       *[other] Choose which piece in { $sector } takes the next of { $hits } cubes.
    }
prompt-evade = Choose whether cavalry hit in { $sector } retreats and ignores one cube, or stands.
prompt-limber = Choose which guns limber up and leave { $sector } with the cavalry, undamaged.
prompt-retreat = Choose where the pieces that must retreat from { $sector } go, in your order: { $pieces }.
prompt-fall-back = A counter-attack strikes in { $sector }: choose the attacker that falls back.
prompt-withdraw = Choose which guns withdraw from { $sector } undamaged before the second round.
prompt-guns-escape = The cavalry is gone from { $sector }: save the guns you can, for those that stay are lost.
prompt-firing = Declare the shots ordered by the disc in { $place }, and say when you are done.
prompt-long-range = Roll for the long-range fire of { $piece } at { $sector }.
prompt-gun-hit = Choose which of your guns in { $sector } takes the hit.
prompt-colour = Choose the colour of the cube that long-range fire puts on { $sector }.
prompt-marker = No fire marker is left: choose the sector from which one is taken for the guns ordered from { $place }.
prompt-penalty = The retreat throws { $sector } into disorder: choose the colour of the penalty cube there.
prompt-stick = Newcomers spoil the works in { $sector }: choose which stick is lost.
prompt-forfeit = No { $colour } cube is left in the supply: choose the piece that you give up instead.
prompt-excess = More than four pieces stand in { $sector }: choose those that retreat.

name-decision-arrival-roll = the arrival roll
name-decision-turn = the choice of an action
name-decision-second-disc = the second disc of a double order
name-decision-after-action = the end of the turn
name-decision-order = the choice of an order
name-decision-moving = the movement of pieces
name-decision-leaving-cubes = the cubes a leaving piece takes along
name-decision-combats = the choice of the next combat
name-decision-guns-fire = the defensive fire of artillery
name-decision-defender-cubes = the cubes of the defenders
name-decision-defenders-fire = the defenders’ fire
name-decision-attacker-morale = the attackers’ morale check
name-decision-attackers-fire = the attackers’ fire
name-decision-defender-morale = the defenders’ morale check
name-decision-hit = the piece that takes a cube
name-decision-evade = the cavalry’s choice to stand or go
name-decision-limber = the guns that leave with the cavalry
name-decision-retreat = a retreat
name-decision-fall-back = the attacker that falls back
name-decision-withdraw = the withdrawal of artillery
name-decision-guns-escape = the escape of the guns
name-decision-firing = the declaration of shots
name-decision-long-range = long-range fire
name-decision-gun-hit = the gun that takes a hit
name-decision-colour = the colour of a cube
name-decision-marker = the source of a fire marker
name-decision-penalty = the colour of a penalty cube
name-decision-stick = the stick that is lost
name-decision-forfeit = the piece given up for want of cubes
name-decision-excess = the retreat of excess pieces

## Answers: labels and descriptions

verb-die = Roll
verb-enter = March in
verb-block = Place block
verb-remove = Take back block
verb-disc = Order
verb-double = Double order
verb-forced-pass = Forced Pass
verb-skip = Skip turn
verb-fight = Fight
verb-end = End turn
verb-move = Move
verb-ride = Ride
verb-joint = Joint assault
verb-done = Done
verb-assign = Assign cubes
verb-resolve = Resolve
verb-fire = Fire
verb-marker = Take marker
verb-reinforce = Reinforce
verb-entrench = Entrench
verb-shift = Shift stick
verb-reorganise = Reorganise
verb-clear = Clear fire marker
verb-pass = Pass
verb-hit = Take hit
verb-cube = Choose colour
verb-retreat = Retreat
verb-through = Retreat two
verb-stand = Stand
verb-fall-back = Fall back
verb-forfeit = Give up piece
verb-lose-stick = Lose stick
verb-concede = Concede

describe-die = The die shows { $face }
describe-enter = Bring { $piece } on from its entry box
describe-block = Place a command block of value { $value } in { $place }
describe-remove = Take back the block in { $place } with its discs
describe-disc = Place an order disc with the block in { $place }
describe-double = Begin a double order with a disc in { $place }
describe-forced-pass = Use a Forced Pass disc
describe-skip = Skip the turn: no action is possible
describe-fight = Fight the combats that box moves have caused
describe-end = End the turn
describe-move = Move { $piece } to { $place }
describe-ride = Ride with { $piece } through { $sector } to { $sector2 }
describe-joint = Hold the combat and declare a joint assault on { $sector }
describe-done = Finish the order
describe-assign =
    { $number ->
        [0] Assign no cube to { $piece }
        [one] Assign { $number } cube to { $piece }
       *[other] Assign { $number } cubes to { $piece }
    }
describe-resolve = Fight the combat in { $sector } next
describe-fire = Fire with { $piece } at the { of-class } in { $sector }
describe-marker = Take the fire marker from { $sector }
describe-reinforce = Move one { $colour } cube from { $sector } to { $sector2 }
describe-entrench = Lay a stick in { $sector } on the border with { $place }
describe-shift = Shift a stick in { $sector } from the border with { $place } to the border with { $place2 }
describe-reorganise = Remove the disruption marker from { $sector }
describe-clear = Remove the fire marker from { $sector }
describe-pass = Pass: the disc is spent and nothing is done
describe-hit = { $piece } takes the hit
describe-cube = Place one { $colour } cube
describe-retreat = Retreat { $piece } to { $place }
describe-through = Retreat { $piece } through { $sector } to { $sector2 }
describe-stand = Stand: nothing more leaves
describe-fall-back = { $piece } falls back before the counter-attack
describe-forfeit = Remove { $piece } from the game
describe-lose-stick = Remove the stick of { $sector } on the border with { $place }
describe-concede = Concede the game for { side-mid }

## Events

event-forced = There was only one choice: “{ $action }”.
event-period-begins = { $day } July, { $period }.
event-arrives = { $piece } arrives: { $box }.
event-arrival-roll = Rodes’s division arrives: { $box }.
event-handicap =
    Handicap ({ $side }): { $number ->
    [one] one disc
   *[other] { $number } discs
 } { $side-code ->
    [CSA] more
   *[other] fewer
 } in the Union box.
event-discs-filled =
    { $side-code ->
        [CSA] The CSA has { $discs } single and { $extra } double orders.
       *[Union] { $extra ->
            [0] The Union has { $discs } orders.
            [one] The Union has { $discs } orders and { $extra } Forced Pass.
           *[other] The Union has { $discs } orders and { $extra } Forced Passes.
        }
    }
event-enters = { $piece } comes on into { $sector } from { $box }.
event-block-placed = { side-lead } places a command block in { $place }.
event-block-value = Only you know the value of the block in { $place }: { $value }.
event-block-removed = { side-lead } takes back the block in { $place }; its discs return to the reserve.
event-block-captured = { side-lead } loses its command block in { $place } to the enemy.
event-blocks-recalled = { side-lead } takes its set-aside blocks back in hand.
event-disc-placed = { side-lead } gives an order from the block in { $place }.
event-forced-pass = The Union spends a Forced Pass disc.
event-pass = { side-lead } passes; the disc is spent.
event-skip = { side-lead } has no possible action and skips its turn.
event-moves = { $piece } moves from { $start } to { $to }.
event-assigned =
    { $cubes ->
        [one] { $piece } carries { $cubes } cube.
       *[other] { $piece } carries { $cubes } cubes.
    }
event-joint-assault = The second order joins the assault on { $sector } before it is fought.
event-combat-begins = { $sector } is assaulted.
event-assaults = { $piece } assaults { $sector }.
told-assaults = { $pieces } assault { $sector }.
event-result = { $result }
told-result = { $line }: { $result }.
event-round = The fight for { $sector } goes into round { $number }.
event-fires = { $piece } fires.
event-bombards = { $piece } fires at long range.
event-checks-morale = { $piece } checks morale in column { $column }.
event-hit =
    { $cubes ->
        [one] { $piece } takes a cube, its first.
       *[other] { $piece } takes a cube and now carries { $cubes }.
    }
event-cubes-lost =
    { $number ->
        [one] { $number } cube finds no target and is lost.
       *[other] { $number } cubes find no target and are lost.
    }
event-retreats = { $piece } falls back from { $start } to { $to }.
event-eliminated = { $piece } is lost in { $place }.
event-no-retreat = { $piece } has nowhere to fall back to from { $place }.
event-disrupted = { $sector } is disrupted.
event-disruption-removed = { $sector } is disrupted no longer.
event-disruption-carried = { $to } is disrupted by those who fell back from { $start }.
event-counter-attack = { $piece } must fall back before a counter-attack.
event-gun-damaged = { $piece } is damaged.
event-cube-placed = { $place } takes one { $colour } cube.
event-cube-ignored = { $piece } ignores one cube and retreats.
event-cubes-returned =
    { $number ->
        [one] { $number } { $colour } cube returns to the supply.
       *[other] { $number } { $colour } cubes return to the supply.
    }
event-combat-held = { side-lead } holds { $sector }.
event-combat-won = { side-lead } carries { $sector }.
event-stick-placed = { $sector } gets a stick on the border with { $border }.
event-stick-moved = { $sector } shifts a stick from the border with { $start } to the border with { $to }.
event-stick-removed = { $sector } loses the stick on the border with { $border }.
event-fire-marker = { $sector } has shown its guns: a fire marker lies there.
event-fire-marker-removed = { $sector } loses its fire marker.
event-aims = { $piece } aims at the { $target } in { $sector }.
event-reinforced = { $to } takes over one { $colour } cube from { $start }.
event-period-ends = The { $period } of { $day } July is over.
event-rush = Forty turns have passed without a disc: the Union must now spend its discs.
event-concedes = { side-lead } concedes the game.
event-victory = { side-lead } has won the battle.
event-star-held = The CSA holds the victory sector { $sector }.
event-second-order-lost = No block has room for the second disc: the order is lost and the disc goes to the reserve.
event-forfeit = { $piece } is given up, for no { $colour } cube is left.
event-no-target = The shot at { $sector } finds no target left.
event-over-limit = More than four pieces stand in { $sector }: the second order must thin them out.
event-marker-short = No disruption marker is left for { $sector }.
event-guns-overrun = The guns in { $sector } stand alone and are overrun.

## Refusals

refusal-game-over = The game is over.
refusal-not-an-answer = This is not the moment for “{ $verb }”; what is asked for is { $decision }.
refusal-no-disc-to-give = No disc can be given now: the order box is empty, or no block of yours has room.

refusal-action-possible = You cannot skip your turn while an action is possible.
refusal-box-empty = There is no disc left in the order box.
refusal-block-aside = Your block of value { $value } is set aside; use up your hand before you take it back.
refusal-block-full = The block in { $place } can take no more discs.
refusal-block-there = There is already a command block in { $place }.
refusal-cannot-join-from = A disc in { $place } cannot bring anybody into the joint assault on { $sector }.
refusal-csa-only = Only the CSA has double orders.
refusal-enemy-there = Enemy pieces are in { $sector }.
refusal-fight-first = The combat that the box move has caused must be fought first.
refusal-must-join = The second order must first send a piece into { $sector } for the joint assault.
refusal-must-thin = The order must bring { $sector } back to four pieces.
refusal-no-block-there = You have no command block in { $place }.
refusal-no-forced-pass = There is no Forced Pass disc in the Union’s order box.
refusal-no-free-pass = You cannot end your turn without an action; a Pass costs a disc.
refusal-no-such-block = You have no block of value { $value } in hand.
refusal-not-your-box = { $place } does not belong to your side.
refusal-one-action = You have already taken the one action of this turn.
refusal-room-for-both = Your blocks have no room for both discs of a double order.
refusal-rush = After forty turns without a disc the Union must spend a disc.
refusal-second-disc-due = The second disc of the double order must be placed now.
refusal-two-in-double-box = A double order needs two discs in the double box.

refusal-awaits-combat = Pieces in { $sector } are about to fight and take no orders.
refusal-must-move = The second order must be a Move for { $sector }: to join the assault there, or to thin the crowd.
refusal-no-guns-there = You have no artillery in { $sector }.
refusal-no-marker-there = There is no fire marker to take in { $sector }.
refusal-no-navy = Cavalry cubes cannot be moved by Reinforce.
refusal-no-pieces-there = You have no pieces in { $sector }.
refusal-no-such-cube = There is no { $colour } cube in { $sector }.
refusal-no-such-troops = You have no troops in { $sector } that take { $colour } cubes.
refusal-not-adjacent = { $start } and { $to } share no border.
refusal-not-disrupted = There is no disruption marker in { $sector }.
refusal-not-on-the-map = { $place } is not on the map of this position.
refusal-not-in-a-sector = { $piece } is not in a sector of the map.
refusal-not-your-cubes = The { $colour } cubes are not yours.
refusal-not-your-piece = { $piece } is not yours.
refusal-out-of-command = A disc in { $place } gives no orders to { $sector }.

refusal-border-full =
    { $limit ->
        [one] In one order at most { $limit } piece may cross from { $start } to { $to }.
       *[other] In one order at most { $limit } pieces may cross from { $start } to { $to }.
    }
refusal-can-retreat = { $piece } can still retreat and need not be given up.
refusal-four-attackers = Four attackers are already in { $sector }.
refusal-guns-avoid-enemies = Artillery such as { $piece } may not enter { $sector }, which the enemy holds.
refusal-joint-needs-double = A joint assault is declared in the first order of a double order.
refusal-move-one = A Move order must move at least one piece.
refusal-moved-already = { $piece } has already moved in this order.
refusal-must-stop = Enemy pieces in { $sector } stop the ride there.
refusal-never-into-a-box = Pieces never go back into an entry box: { $box }.
refusal-night = At night nobody enters { $sector }, which the enemy holds.
refusal-no-combat-there = There is no combat to be fought in { $sector }.
refusal-no-repair = This would leave more than four pieces in a sector, and no second order could put it right.
refusal-no-retreat-at-all = From { $sector } no retreat is possible: a piece must be given up.
refusal-nobody-can-join = No second order could send a piece into { $sector }.
refusal-not-crowded-there = { $piece } is not one of your pieces in the crowded { $sector }.
refusal-not-in-a-box = { $piece } is not in an entry box.
refusal-one-sector = { $piece } is not in { $sector }, the sector that this order moves.
refusal-one-sector-only = { $piece } is no cavalry and moves one sector only.
refusal-sector-full = { $sector } already holds four of your pieces.
refusal-troops-must-stay = { $sector } is disrupted: at least one infantry or cavalry piece must stay.
refusal-two-from-a-box = Two pieces have already left { $box } to attack in this turn.

refusal-fired-just-now = { $sector } has just fired and keeps its marker.
refusal-fires-already = { $piece } already has its target.
refusal-line-blocked = High ground blocks the line of sight from { $sector } to { $target }.
refusal-no-line = No line of sectors leads from { $sector } to { $target }.
refusal-no-fire-at-night = There is no long-range fire at night.
refusal-no-fire-marker = Guns in { $target } cannot be targeted: they have no fire marker.
refusal-no-such-target = There is no such target in { $target }.
refusal-not-a-target = { $piece } in { $sector } cannot take this hit.
refusal-not-your-gun = { $piece } is no artillery of yours.
refusal-out-of-range = { $target } is out of range: distance { $distance }, range 1 to { $range }.
refusal-spread-evenly = Damage is spread evenly: the { $colour } pieces already carry more than others.
refusal-two-firing-sectors = One order fires from two sectors at most.
refusal-would-eliminate-colour = One more { $colour } cube would eliminate a piece, and another colour can bear it.

refusal-not-an-attacker = { $piece } is not one of the attackers here.
refusal-not-fewest = { $piece } carries more cubes than others, and damage is spread evenly.
refusal-other-colour = It must be a piece that takes { $colour } cubes.
refusal-other-piece = The cubes of { $piece } must be assigned first.
refusal-must-hold-cubes = It must be a piece whose sector holds { colour-many } cubes.
refusal-too-few-cubes =
    { $least ->
        [one] { $piece } must take at least { $least } cube, or its companions would have too many.
       *[other] { $piece } must take at least { $least } cubes, or its companions would have too many.
    }
refusal-too-many-cubes =
    { $most ->
        [0] There are no cubes for { $piece } to take.
        [one] { $piece } can take { $most } cube at most.
       *[other] { $piece } can take { $most } cubes at most.
    }
refusal-would-be-eliminated = The cube would eliminate { $piece }, and another piece can bear it.

refusal-attackers-came-from = Attackers came from { $sector }: nobody retreats there.
refusal-back-to-origin = The attacker { $piece } must go back to where it came from: { $origin }.
refusal-cannot-evade = { $piece } has no way out and cannot avoid the cube.
refusal-must-evade = The cavalry took that cube in place of others: it must retreat.
refusal-need-not-retreat = { $piece } is not among the pieces that retreat now.
refusal-no-block-near = None of your command blocks stands in or beside { $sector }, so nobody can retreat there.
refusal-not-hit-cavalry = { $piece } is no cavalry that was hit here.
refusal-not-the-combat-sector = A retreat cannot end in { $sector }, where it began.
refusal-only-guns-here = { $piece } is not one of your guns in { $sector }.
refusal-origin-full = { $origin } is full: { $piece } must retreat through it into a sector beyond.
refusal-room-nearby = { $sector } has room, so the retreat must end in an adjacent sector with room.

refusal-no-effect = The stick already lies on that border; an order without effect is a Pass.
refusal-no-stick-there = There is no stick in { $sector } on the border with { $border }.
refusal-no-sticks-left = No stick is left in the supply.
refusal-no-such-border = { $sector } has no border with { $border }.
refusal-same-border = The second stick must lie beside the first, on the border with { $border }.
refusal-two-sticks = { $sector } already has two sticks.

## Modifiers of dice and columns

modifier-GB-15-7 = damaged gun
modifier-GB-15-13 = cubes on the firing piece
modifier-GB-15-19 = elite
modifier-GB-15-25 = cubes on the firing piece
modifier-GB-15-26 = entrenched target
modifier-GB-15-32 = hill or ridge
modifier-GB-15-33 = entrenched
modifier-GB-15-34 = elite
modifier-GB-15-35 = attacked on the flank
modifier-GB-15-36 = in the town
modifier-GB-15-37 = disrupted
modifier-GB-15-38 = inferior infantry
modifier-GB-21-13 = two sticks in the target sector
modifier-GB-22-14 = damaged gun

## The position as text

summary-when = Day { $day }, { $period }
summary-handicap =
    handicap: { $number ->
    [one] one disc
   *[other] { $number } discs
 } { $side-code ->
    [CSA] more
   *[other] fewer
 } in the Union box
summary-decision = To decide: { $seat }
summary-winner = { side-lead } has won
summary-rush = the Union must spend its discs
summary-orders =
    { $side-code ->
        [CSA] orders: { $discs } single, { $extra } double
       *[Union] orders: { $discs }, Forced Pass: { $extra }
    }
summary-reserve = reserve: { $discs }
summary-hand = blocks in hand: { $blocks }
summary-aside = set aside: { $blocks }
summary-hidden =
    { $number ->
        [one] { $number } (value unknown)
       *[other] { $number } (values unknown)
    }
summary-none = none
summary-pieces = pieces: { $here } on the map, { $boxes } in boxes, { $waiting } to come, { $lost } out of play
summary-supply = Supply: { $sticks } sticks, { $disruption } disruption markers, { $fire } fire markers
summary-sectors = Sectors
summary-boxes = Entry boxes
summary-empty = nothing
summary-cubes = cubes: { $cubes }
summary-cube = { $number } { $colour }
summary-damaged = damaged { $pieces }
summary-sticks =
    { $number ->
        [one] stick to { $borders-code }
       *[other] 2 sticks to { $borders-code }
    }
summary-disrupted = disrupted
summary-fire = fire marker
summary-combat = combat
summary-block =
    { $discs ->
        [0] block { $side } { $value }, no discs
        [one] block { $side } { $value }, { $discs } disc
       *[other] block { $side } { $value }, { $discs } discs
    }
summary-legend = A number in brackets after a piece: cubes assigned to it.

## Names of formations

formation-brigade = { $name }
formation-cavalry-brigade = { $name }’s cavalry brigade
formation-artillery-brigade = { $name }’s artillery brigade
formation-horse-battery = { $name }’s horse battery
formation-battalion = { $name }’s battalion
formation-battalions = { $name }’s and { $other }’s battalions
formation-division = { $name }’s division
formation-corps = { $number } Corps
formation-vermont = { $name }’s Vermont brigade
formation-pennsylvania = { $name }’s Pennsylvania Reserves
formation-nine-months = nine-month men
formation-with-two = with { $name } and { $other }
formation-with = with { $name }
formation-later-with = later with { $name }
formation-reserve = Artillery Reserve
formation-iron = Iron Brigade
formation-stonewall = Stonewall Brigade
formation-texas = Texas Brigade
formation-whose = { $name }
formation-louisiana = Louisiana

## The table: time

scene-title = Gettysburg, { $moment }
moment = { $day }, { $period }
day-of-july = { $day } July
short-morning = Mo
short-mid-day = Mid
short-afternoon = Af
short-night = Ni
panel-time-note = period { $number } of { $all }

## The table: panels

row-handicap =
    Handicap: { $number ->
    [one] one disc
   *[other] { $number } discs
 } { $side-code ->
    [CSA] more
   *[other] fewer
 } every period
panel-orders-own = Your orders
panel-orders-of =
    { $side-code ->
        [CSA] Confederate orders
       *[Union] Union orders
    }
panel-reserve =
    { $discs ->
        [0] none in reserve
       *[other] { $discs } in reserve
    }
panel-period-ends = period ends when empty
row-single = Single
row-double = Double
row-box = In the box
row-hand = Blocks in hand
row-aside = Set aside
panel-arrivals = Arrivals
panel-arrivals-none = everybody has arrived
road-either = { $first } or { $second }, by a die
panel-supply = Supplies
row-stick = Sticks
row-disruption = Disruption markers
row-fire = Fire markers
row-cubes =
    { $side-code ->
        [CSA] Confederate cubes
       *[Union] Union cubes
    }
panel-losses = Losses
panel-victory = Victory sectors
panel-victory-note = two win for the Confederacy
held-by-nobody = nobody

## The table: things and facts

item-block =
    { $side-code ->
        [CSA] Confederate command block
       *[Union] Union command block
    }
item-value = Command block { $value } in hand
item-cubes = Damage cubes
item-stick = Entrenchment toward { $border }
item-fire = Artillery fire marker
item-disruption = Disruption marker
fact-fire = Enemy guns may now aim at the artillery here.
fact-disruption = One troop piece must stay; morale is one column worse.
fact-kind =
    { $sectors ->
        [1] { $kind }, moves one sector
       *[other] { $kind }, moves up to two sectors
    }
fact-carries =
    { $cubes ->
        [one] Carries { $cubes } cube
       *[other] Carries { $cubes } cubes
    }
fact-damaged = Damaged: one off its die
fact-cubes =
    { $number ->
        [one] { $number } { $colour } cube: { $kind }
       *[other] { $number } { $colour } cubes: { $kind }
    }
fact-pool =
    { $number ->
        [one] { $number } cube in the sector to be shared out
       *[other] { $number } cubes in the sector to be shared out
    }
fact-value = Value { $value }
fact-value-hidden =
    { $least ->
        [5] Value unknown: it can only be 5
       *[other] Value unknown: { $least } to 5
    }
fact-discs =
    { $discs ->
        [0] No disc placed
        [one] { $discs } disc placed
       *[other] { $discs } discs placed
    }
fact-discs-of =
    { $room ->
        [0] { fact-discs }, no room left
       *[other] { fact-discs }, room for { $room } more
    }
fact-commands =
    { $sectors ->
        [one] Orders its own sector only
       *[other] Orders { $sectors } sectors
    }
fact-command = Under the orders of { $places }
fact-no-command = No block can order it
fact-reach =
    { $assaults ->
        [0] { reach-sectors }
       *[other] { reach-sectors }, { $assaults } by assault
    }
reach-sectors =
    { $sectors ->
        [0] No sector in reach
        [one] { $sectors } sector in reach
       *[other] { $sectors } sectors in reach
    }
fact-range =
    { $range ->
        [one] Fires at adjacent sectors only
       *[other] Fires up to { $range } sectors away
    }
fact-enters = Enters at { $sector }, without an order
fact-arrives = Arrives { $moment }: { $road }
fact-lost = Out of the game
fact-held =
    { $pieces ->
        [one] { side-lead }: { $pieces } piece
       *[other] { side-lead }: { $pieces } pieces
    }
fact-retreat = Retreat open to { $places }
fact-no-retreat = No retreat: no sector beside it is free and in command
fact-entry-box = Entry box { side-of }, leads to { $sector }
fact-entered-from = Entry box: { $box }
fact-stars =
    { $stars ->
        [one] Victory sector
       *[other] Victory sector, which decides alone at the end of an afternoon
    }
ground-clear = Open ground: guns reach adjacent sectors
ground-ridge = Ridge: guns reach { $range } sectors, morale one column better
ground-hill = Hill: guns reach { $range } sectors, morale one column better
ground-town = Town: defenders’ morale two columns worse

## The table: the prompt

waiting = { side-lead } decides: { $decision }.
situation-turn =
    { $side-code ->
        [CSA] Your action, with { $single } single and { $double } double orders left.
       *[Union] { $orders ->
            [0] Your action, with only Forced Passes left.
            [one] Your action, with one order left in the box.
           *[other] Your action, with { $orders } orders left in the box.
        }
    }
question-turn = An order, a command block, or a block taken back?
situation-second-disc =
    { $bound ->
        [joint] The second order must join the assault on { $sector }.
        [crowded] The second order must bring { $sector } back to four pieces.
       *[other] Your double order goes on.
    }
question-second-disc = Where does the second disc go?
situation-after-action = Your action is done.
question-after-action = Bring pieces on, fight, or end the turn?
situation-order = An order disc lies in { $place }.
question-order = What does it order?
situation-moving =
    { $left ->
        [0] Move order in { $sector }: nobody else can go.
        [one] Move order in { $sector }: one piece may still go.
       *[other] Move order in { $sector }: { $left } pieces may still go.
    }
question-moving = Who goes where?
situation-leaving-cubes =
    { $cubes ->
        [one] { $piece } leaves { $place }, where one cube lies for it and its companions.
       *[other] { $piece } leaves { $place }, where { $cubes } cubes lie for it and its companions.
    }
question-leaving-cubes = How many cubes go along?
situation-combats = { $sectors } are contested.
question-combats = Which combat is fought first?
situation-defender-cubes =
    { $cubes ->
        [one] { $sector } is under attack, with one cube to share out.
       *[other] { $sector } is under attack, with { $cubes } cubes to share out.
    }
question-defender-cubes = How many of its cubes does { $piece } carry?
situation-hit =
    { $hits ->
        [one] A cube falls on { $sector }.
       *[other] { $hits } cubes fall on { $sector }.
    }
question-hit =
    { $hits ->
        [one] Which piece takes it?
       *[other] Which piece takes the next?
    }
situation-evade = Cavalry is hit in { $sector }.
question-evade = Retreat and ignore one cube, or stand?
situation-limber = The cavalry leaves { $sector }.
question-limber = Which guns go with it?
situation-retreat = { $pieces } must fall back from { $sector }.
question-retreat = Who goes where?
situation-fall-back = Counter-attack in { $sector }.
question-fall-back = Which attacker falls back?
situation-withdraw = The first round in { $sector } is over.
question-withdraw = Do guns withdraw?
situation-guns-escape = The cavalry is gone from { $sector }.
question-guns-escape = Which guns escape? Those that stay are lost.
situation-firing = Fire order from { $place }.
question-firing = Another shot, or open fire?
situation-gun-hit = A shot strikes the guns in { $sector }.
question-gun-hit = Which one is hit?
situation-colour = Long-range fire puts a cube on { $sector }.
question-colour = Which troops take it?
situation-marker = No fire marker is left for the guns ordered from { $place }.
question-marker = From which sector is one taken?
situation-penalty = The retreat throws { $sector } into disorder.
question-penalty = Which troops take the cube?
situation-stick = Newcomers spoil the works in { $sector }.
question-stick = Which stick is lost?
situation-forfeit = No { $colour } cube is left.
question-forfeit = Which piece do you give up instead?
situation-excess = More than four pieces stand in { $sector }.
question-excess = Which of them retreat?

## The table: what must and may still be done, and what an answer means

duties-still = Still to do
duty-fight = Fight for { $sector }
duty-against = { $ours } against { $theirs }
duty-falls-back = { $piece } falls back
duty-ways = to { $places }
duty-thin =
    { $pieces ->
        [one] One piece must leave { $sector }
       *[other] { $pieces } pieces must leave { $sector }
    }
duty-join = Join the assault on { $sector }
duty-enter =
    { $pieces ->
        [one] One piece may come on: { $box }
       *[other] { $pieces } pieces may come on: { $box }
    }
meaning-distance =
    { $sectors ->
        [one] the next sector
       *[other] { $sectors } sectors away
    }
meaning-disc =
    { $room ->
        [one] block { $value }, room for one more
       *[other] block { $value }, room for { $room } more
    }
meaning-through = through { $sector }

## The table: pieces in hand

hand-title =
    { $pieces ->
        [one] One piece in hand at { $place }.
       *[other] { $pieces } pieces in hand at { $place }.
    }
hand-order = one order, one disc
hand-disc-here = The disc comes to block { $value }, here.
hand-disc-at = The disc comes to block { $value } at { $place }.
hand-others =
    { $number ->
        [one] Your block at { $places } reaches too.
       *[other] Your blocks at { $places } reach too.
    }
hand-march = march
hand-free = no enemy there
hand-assault =
    { $number ->
        [one] against one piece
       *[other] against { $number } pieces
    }
hand-part = room for { $moved } of the { $pieces }
hand-fire = Fire at the troops in { $sector }
hand-fire-guns = Fire at the guns in { $sector }

## Standing orders

standing-hits = Who takes a cube
standing-hits-ask = ask me
standing-hits-doubt = the best one; ask me if a piece would be lost
standing-hits-best = always the best one
standing-cubes = Sharing out cubes
standing-cubes-ask = ask me
standing-cubes-even = as evenly as possible
standing-retreats = Ways back
standing-retreats-ask = ask me
standing-retreats-stars = the best way; ask me if a victory sector is in reach
standing-retreats-best = always the best way
standing-guns = Guns in a fight
standing-guns-ask = ask me
standing-guns-losing = stay; ask me if the sector is rather lost than held
standing-guns-stay = stay with their troops
standing-guns-leave = leave while they may
standing-cavalry = Cavalry that is hit
standing-cavalry-ask = ask me
standing-cavalry-doubt = stands; ask me if it would be lost
standing-cavalry-stay = always stands
standing-cavalry-ride-off = rides off
standing-ask = Ask
standing-doubt = If in doubt
standing-best = Best
standing-even = Evenly
standing-stars = If a star
standing-losing = If losing
standing-stay = Stay
standing-leave = Leave
standing-ride-off = Ride off

## The table: answers that begin a fight, and the log

label-assault = Assault { $sector }
label-assault-with = Assault { $sector } with { $piece }
label-open-fire = Open fire

## The table: odds

odds-assault =
    { $pieces ->
        [one] Assault, one piece
       *[other] Assault, { $pieces } pieces
    }
odds-joint =
    { $pieces ->
        [one] Joint assault, one piece
       *[other] Joint assault, { $pieces } pieces
    }
note-you-lose = You lose a piece { $percent } %, cubes { $cubes }
note-they-lose = They lose one { $percent } %, cubes { $cubes }
note-alone = { $pieces } alone { $percent } %
note-policy = If cubes are spread evenly, guns stay and cavalry stands.
note-sampled = From { $samples } trial combats, give or take { $error } %.
note-target = { $sector }: { $percent } % for any effect
group-their-fire = Their fire, steps 1 and 2
group-your-morale = Your morale, step 3
group-your-fire = Your fire, step 4
group-their-morale = Their morale, step 5
group-long-range = Your fire at long range
unit-die = die
unit-column = column
everyone = all pieces
line-modifier = { $pieces }: { $modifier }
line-plain = { $pieces }: no modifier
line-cubes = { $piece }: cubes before the fight
line-works-lost = Entrenched: lost on a flank attack
line-column =
    { $number ->
        [one] { $pieces } starts in column
       *[other] { $pieces } start in column
    }
odds-fire =
    { $guns ->
        [one] One battery at the { of-class }
       *[other] { $guns } batteries at the { of-class }
    }
odds-of-effect = for any effect
bar-lost = A piece eliminated
bar-cubes = Two cubes or more
bar-cube = One cube
bar-gun-damaged = A gun damaged
bar-disrupted = Disrupted, no cube
bar-no-effect = No effect

## The first lesson

lesson-left =
    { $left ->
        [one] one disc
       *[other] { $left } discs
    }
lesson-title = First lesson: two hills before noon
lesson-about = Ten minutes on the morning of 2 July. You command the CSA; a teacher tells you what to do and why: command blocks, orders, artillery, an assault over the flank, and victory.
lesson-enter = Good morning, General. Two hills with a star win this battle: { $CEM } and { $CUL } (GB-25.1). Two brigades wait in the entry box of the Harrisburg Road: bring both into { $HAR }. It is free: no action, no disc (GB-6.4).
lesson-enter-after = Pieces are still in an entry box. Bring them in now if you like; after your action is a good moment too (GB-6.5). Then choose { $button-end }.
lesson-block = Troops obey only near a command block. Place one in { $CUF }: it commands that sector and every one beside it (GB-9.1, GB-11.3). Take a 5: so many orders can it give, and the Union never sees the value (GB-9.5, GB-11.2).
lesson-block-again = No block with room for a disc commands { $from } any more (GB-11.2). Place another block in that sector or beside it. It costs a turn, so think ahead when you choose a value.
lesson-block-back = You need a block near { $from } and have none to place there. Take back a used-up block first (GB-10.1): it frees its place and its discs.
lesson-disc = The Union has answered with a Forced Pass (GB-23.8). The period lasts until its box is empty (GB-5.6): { lesson-left } left. Give an order: { $button-disc } puts a disc with your block, where it stays till you take the block back (GB-11.1, GB-11.13).
lesson-march = March: move the brigades in { $GET } to { $CUF }, one after the other. A road crosses this border and no enemy stands beyond it, so up to four may go with one order; elsewhere only two (GB-12.5, GB-12.6).
lesson-march-on = Good. Send the others after it: the same order moves them all (GB-12.1).
lesson-disc-fire = Before infantry attacks, guns should speak. Your two battalions on { $BEN } stand on a hill and reach four sectors far (GB-22.5). Put the next disc with your block in { $CUF }: it commands { $BEN } as well (GB-22.1).
lesson-fire = Aim both battalions at the troops on { $CEM }; all shots are declared before any die (GB-22.12). A 4 disrupts, a 5 or 6 is a hit; the two sticks there cost one on each die (GB-22.14, GB-22.15). Nothing hit? Never mind.
lesson-disc-capture = Your guns now carry a fire marker: enemy guns could aim at them (GB-22.13, GB-22.23). On { $CUL } only a Union command block stands, no troops. Give another order with your block in { $CUF } and get it.
lesson-capture = Send one regular brigade, not the elite, from { $CUF } to { $CUL }. Entering a sector that holds only a command block captures it, without a fight (GB-20.1, GB-12.16). It also takes from the defenders of { $CEM } a place to retreat to (GB-17.4).
lesson-captured = { $CUL } is yours, and its star counts as long as one of your pieces stays (GB-1.4). The captured block is set aside, its discs go to the Union’s reserve (GB-20.1). Keep the others here for the assault: { $button-done }.
lesson-assign = A damage cube lies in the sector you leave. Outside combat it lies on nobody; who leaves is given his share (GB-14.1, GB-14.3). Choose freely (GB-14.4): give it to this brigade, which has no fight before it.
lesson-assign-fight = This brigade goes into a fight. Two cubes lower its fire, and every cube weakens its morale (GB-15.25, GB-15.18), so give it as few as you can (GB-14.4).
lesson-assault = Now { $CEM }. Its sticks face { $GET }; from { $CUF } you come over the flank: the works do not count, and its morale is in column 3 instead of 0 (GB-21.14, GB-15.35). { $button-double } with the block in { $CUF }: two orders (GB-11.6).
lesson-assault-again = { $target } is not yours yet. A garrison keeps its losses, and across a border without sticks you come over its flank (GB-14.1, GB-21.14). Attack from { $from } with as many brigades as you can: { lesson-left } left.
lesson-bring-up = You need more infantry near { $CUF }. Order the brigades in { $from } forward; along a road four may march at once (GB-12.6).
lesson-columns = Move two brigades from { $from } to { $target }, the elite first: its morale is better by one column (GB-15.19). Into an enemy sector only two may cross a border with one order, even on a road (GB-12.5), and guns stay behind (GB-12.10).
lesson-column = Move up to two brigades from { $from } to { $target } (GB-12.5). The combat follows when the movement is over (GB-15.1).
lesson-joint = Two are in. Now { $button-joint }: your second order joins this attack, and one combat is fought with everybody (GB-11.9). Three dice instead of two, and the enemy fires only once a round.
lesson-second = Place the second disc of the double order with a block that can order the brigades still to come (GB-11.7, GB-11.9).
lesson-second-move = Send the next brigade after them. Then their guns fire, their infantry fires, your men check morale, you fire, they check morale (GB-15.3). The stage shows every die, and the chance that is left.
lesson-second-free = The second disc of the double order must be placed as well (GB-11.10). Give an order that helps, or pass.
lesson-fight = Your pieces stand among the enemy: choose { $button-fight } to fight it out (GB-6.7, GB-15.1).
lesson-hit = They have hit you: the cube goes to a brigade with the fewest, you say to which (GB-14.11). The elite bears it best. Each cube is a column in its morale, and two cost a point of its fire (GB-15.18, GB-15.25).
lesson-fall-back = A counter-attack: one of your brigades must go back where it came from (GB-15.45). Let the most damaged one go; the others fight on.
lesson-wait = One moment: dice are rolling, or the Union decides for its own pieces. Follow it on the stage.
lesson-other = A small choice that the rules leave to you. Any answer will do; point at one to see its clause.
lesson-done = That is enough for this order: choose { $button-done } (GB-11.11).
lesson-pass = This disc cannot do what you need: an order reaches the block’s own sector and those beside it (GB-11.3). Take it back with undo, or choose { $button-pass } and try from another block (GB-23.7).
lesson-taken-retreat = { $CEM } is yours! The garrison fell back to where a Union block gathers it, its guns damaged (GB-15.43, GB-17.4, GB-19.2). Only the end of the period counts (GB-25.7): { lesson-left }. Take back your used block with its discs (GB-10.1, GB-10.2).
lesson-taken-broken = { $CEM } is yours! The garrison broke, and guns without infantry are lost (GB-15.42, GB-19.1). Only the end of the period counts (GB-25.7): { lesson-left }. Take back your used block: its discs return to you (GB-10.1, GB-10.2).
lesson-block-hill = Now be ready for an answer: place a block on the hill you won, so that you can give orders there (GB-9.1). The Union has { lesson-left } left.
lesson-dig = Dig in, as the Union did: give an order with the block on the hill. The Union has { lesson-left } left; when its box is empty, the period ends (GB-5.6).
lesson-dig-where = Choose { $button-entrench } and the border with { $LEI }, where the enemy would come from. One stick alone does not protect yet; the second must lie on the same border (GB-21.1, GB-21.3, GB-21.5).
lesson-hold = Hold what you have. Any quiet action will do: place or take back a block, or give an order and pass (GB-8.1, GB-23.7). Do not leave the hills empty. The Union has { lesson-left } left.
lesson-stall = The Union plays for time: it shifts blocks instead of spending discs. After 40 turns without a disc it must spend them (GB-8.4). Spend none yourself: place and take back blocks (GB-9.1, GB-10.1). It has { lesson-left } left.
lesson-night = It is night: no combat and no artillery fire (GB-24.2). Pass the time with quiet actions; in the morning you attack again.
lesson-spent = Your infantry is spent: the dice were cruel, and nobody is left for another assault. You may play on, or start the lesson again from the first page.
lesson-won = Victory! The Union box is empty, the period is over, and you hold two victory sectors (GB-5.6, GB-25.1). You know how to place blocks, give orders, fire, assault over the flank and hold.
lesson-lost = This time the hills stayed with the Union (GB-25.4, GB-25.5). Start the lesson again from the first page: the ground is the same, the dice are new.
lesson-chapter-enter = Enter
lesson-chapter-blocks = Blocks
lesson-chapter-orders = Orders
lesson-chapter-assault = Assault
lesson-chapter-hold = Hold
lesson-learned-blocks = A command block orders its own sector and those beside it, as often as its value says.
lesson-learned-orders = One disc, one order: march, fire, dig, or assault where the works do not look.
lesson-learned-hold = The period ends with the Union’s last disc; two stars held then win.

## The second lesson

combat-title = Second lesson: combat in depth
combat-about = Ten minutes on the afternoon of 2 July. You command the CSA before a hill that must be taken: order restored, cubes moved, guns against guns, and an assault from two sides, step by step.
combat-rally = { $GET } is disrupted: somebody of your infantry would have to stay there, and its morale is worse (GB-16.4, GB-15.37). Put this right before you attack. The block in { $CUF } reaches the town.
combat-rally-order = A Reorganise order removes the marker (GB-16.8, GB-23.5). It does nothing else, so it is cheap only while the enemy waits.
combat-share = Two cubes lie at { $CUF }, none in { $GET }. Two cubes on one brigade cost a point of its fire (GB-15.25). Spread them before the fight: give the block another disc.
combat-share-order = A Reinforce order moves one cube between neighbours of the same colour (GB-23.1). Bring one from { $CUF } to { $GET }: now nobody carries two.
combat-guns = The battery on { $CEM } has fired and shows a marker: only now can guns aim at it (GB-22.13). It would fire first at your infantry, and two cubes are possible (GB-15.8). Your guns stand on { $BEN }.
combat-guns-order = Aim both battalions at the artillery. A hit lays a gun on its side, one off its die; a second one removes it (GB-22.18, GB-22.19). Behind two sticks the target costs you one (GB-22.14).
combat-storm = Now the storm. The works on { $CEM } face { $GET }; from { $CUF } you come over the flank: the works do not count, and their morale is two columns worse (GB-21.15, GB-15.35). Begin a double order: two columns, one fight.
combat-storm-again = One column more. Whoever stands on the hill keeps his cubes from fight to fight, and so do you (GB-14.1). Attack again from { $from }.
combat-bring-up = Your reserves are still far. Bring the brigades in { $from } up; by road four may go with one order (GB-12.6).
combat-column = Send two from { $from }, the elite among them. Two may cross a border into the enemy with one order, and guns stay behind (GB-12.5, GB-12.10).
combat-assign = Cubes lie where this brigade stands. Before it leaves you say how many go along (GB-14.3). In a fight each one is a column of morale: take as few as you can (GB-15.18).
combat-joint = Do not fight yet. Declare a joint assault: the second order brings others in, and the enemy fires once at all of them (GB-11.9).
combat-second = The second disc. It may lie with the same block or another, as long as it reaches those who are to join (GB-11.7).
combat-second-free = Both discs of a double order must be placed (GB-11.10). An order without effect is a Pass.
combat-second-move = Send the next ones in, from the other side if you can: over each border two (GB-12.14). Four of your pieces may stand there at most (GB-12.17).
combat-begin = All are in. Look at the chance before you say so: five steps, and a second round if nobody gives way (GB-15.3, GB-15.4).
combat-fight = Your pieces stand among the enemy. Look at the chance, and fight (GB-15.1).
combat-hit = A cube goes to a piece with the fewest, your choice among equals (GB-14.11). The elite bears it best: its morale is one column better (GB-15.19). Infantry dies of the sixth (GB-14.9).
combat-fall-back = Whoever checks well counter-attacks, and one of yours goes back (GB-15.45). Give up the most damaged: it is of least use in the second round.
combat-done = Nothing more to do here.
combat-pass = This disc cannot help any more. Let it go: a Pass costs the disc and nothing else (GB-23.7).
combat-block = No block with room reaches { $from } (GB-11.2). Place one in it or beside it; a high value is worth more now than later.
combat-block-back = Your blocks near { $from } are full, and none can be placed. Take one back with its discs (GB-10.1, GB-10.2).
combat-night = Night: no combat, no fire (GB-24.2). Let it pass; in the morning you go on.
combat-spent = Nobody is left who could attack. That happens. Play on, or begin the lesson again.
combat-taken = { $CEM } is yours. Guns whose infantry was eliminated are lost; those whose infantry fell back go too, damaged (GB-19.1, GB-19.2). The period lasts { lesson-left }. Keep both hills, and pass the time with quiet actions.
combat-hold = Hold both hills until the Union has no disc left (GB-5.6, GB-25.7). There are { lesson-left } to go; any quiet action will do.
combat-wait = Dice fall, or the Union decides for its pieces. The stage shows each step, and the chance that is left.
combat-other = A small choice that the rules leave to you. Any answer will do.
combat-won = Victory: two hills with a star at the end of the period (GB-25.1). You prepared, you came over the flank with two columns, and you knew your chance at every step.
combat-lost = The hill stayed with the Union this time (GB-25.4, GB-25.5). Begin again: the ground is the same, the dice are new.
combat-chapter-ready = Before
combat-chapter-storm = Storm
combat-chapter-fight = Fight
combat-learned-ready = Disorder, cubes and enemy guns are dealt with before the assault, not in it.
combat-learned-storm = Two columns over two borders fight once, and works do not help against a flank.
combat-learned-fight = Five steps, twice at most: every cube is a column, and whoever falls back needs a block behind him.

## Layers and keys of the table
layer-reach = Reach
layer-command = Command
layer-sight = Sight
layer-target = Targets
layer-support = Support
layer-retreat = Ways of retreat

## The end
ending-gave-up = { side-mid } has given up
ending-handicap =
    { $reason } (handicap: { $number ->
    [one] one disc
   *[other] { $number } discs
 } { $side-code ->
    [CSA] more
   *[other] fewer
 } in the Union box every period)
ending-sectors = { $held } of { $all } victory sectors are Confederate
ending-sectors-rule = Two at the end of a period are enough.
ending-double = { $place } is Confederate when an afternoon ends
ending-double-rule = At the end of an afternoon that sector alone is enough.
ending-held-out = { $held ->
        [0] none of { $all } victory sectors is Confederate when the last afternoon ends
        [one] only one of { $all } victory sectors is Confederate when the last afternoon ends
       *[other] the last afternoon has ended
    }
ending-held-out-rule = The Confederacy needs two at the end of a period, or the double-star sector at the end of an afternoon.
ending-lost-pieces = { $count ->
    [one] { $count } piece lost
   *[other] { $count } pieces lost
}
tally-sectors = sectors
tally-lost = lost, { $name }

## Why a computer player thinks so: what its evaluation looks at

why-time-left = time left
why-period-open = discs left in this period
why-night = the night
why-stars-one = a victory sector held by the Confederates
why-stars-two = two victory sectors held by the Confederates
why-stars-at-the-end = two victory sectors held as the period ends
why-round-tops-held = the Round Tops held by the Confederates
why-round-tops-at-the-end = the Round Tops held as the afternoon ends
why-best-star = strength around the easiest victory sector
why-second-star = strength around the second victory sector
why-second-star-late = strength around the second victory sector, late in the battle
why-third-star = strength around a third victory sector
why-round-tops = strength around the Round Tops
why-best-assault = the best assault on a victory sector
why-second-assault = the second assault on a victory sector
why-stars-open = victory sectors that nobody holds
why-stars-under-attack = victory sectors being fought for
why-csa-strength = Confederate strength on the map
why-union-strength = Union strength on the map
why-csa-to-come = Confederates still to arrive
why-union-to-come = Union troops still to arrive
why-strength-late = the stronger army, late in the battle
why-csa-damage = Confederate losses in the ranks
why-union-damage = Union losses in the ranks
why-csa-guns = Confederate guns
why-union-guns = Union guns
why-csa-disrupted = Confederate sectors in disruption
why-union-disrupted = Union sectors in disruption
why-csa-orders = Confederate orders left
why-union-orders = Union orders left
why-orders-against-discs = more orders than the enemy
why-csa-blocks-near = Confederate command near the victory sectors
why-union-blocks-near = Union command near the victory sectors
why-csa-blocks-in-hand = Confederate blocks in hand
why-union-blocks-in-hand = Union blocks in hand
why-csa-cut-off = Confederates without a way back
why-union-cut-off = Union troops without a way back
why-union-works = works in the victory sectors
why-csa-far = Confederates far from the victory sectors
why-union-far = Union troops far from the victory sectors
why-fight = the fight under way

## Plans of a computer player

plan-staff = Go on as the staff would
plan-assault = Assault { $target } from { $source } now
plan-march = March from { $source } to { $target } now
plan-fire = Fire from { $source } at { $target } now
plan-entrench = Entrench { $source } towards { $target } now
plan-rally = Rally { $source } now
plan-relief = Take damage off { $target } now
plan-place = Place a command block in { $source } now
plan-recall = Call back the command block in { $source } now
plan-pass = Let this turn pass
plan-stall = Stall until the period ends
plan-hold = Hold the line: no assaults but on victory sectors
plan-storm = Everything against { $source }
plan-guard = Hold { $source } with everything
