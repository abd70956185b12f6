# Glory in English. One name for one thing: unit, stack (units of one hex), leader, Command, marker (activation marker),
# pool, hex; a unit marches, faces, fires, fires back (counterbattery), charges, checks its cohesion (holds or fails), falls
# back (when it must), gets away (before a charge), advances, rallies; it is Disordered, Withdrawn, eliminated.

game-title = Glory
game-kind = hexes, corps drawn by lot
game-about = Battles of the American Civil War, brigade by brigade, after the second edition of the rules by Richard Berg. Corps markers are drawn at random from a pool; the divisions of a drawn corps fire, move, charge and rally, and nobody knows who acts next. Fredericksburg and Chancellorsville are fought here, whole or in part.
size-turns =
    { $count ->
        [one] one turn
       *[other] { $count } turns
    }

## Scenarios

scenario-fredericksburg = Fredericksburg
scenario-maryes-heights = Marye’s Heights
scenario-prospect-hill = Prospect Hill
scenario-chancellorsville = Chancellorsville
scenario-jacksons-attack = Jackson’s Attack
scenario-first-manassas = First Manassas
scenario-henry-hill = Henry Hill
scenario-second-manassas = Second Manassas
scenario-deep-cut = Deep Cut
scenario-chickamauga = Chickamauga
scenario-snodgrass-hill = Snodgrass Hill
scenario-own = A battle of its own
subtitle-fredericksburg = 13 December 1862, the whole day
history-fredericksburg = 13 December 1862. Burnside has thrown his bridges across the Rappahannock, and in the morning fog his two wings face the heights where Lee waits: Longstreet behind the stone wall above the town, Jackson in the woods at Hamilton’s Crossing. The whole day is played, nine turns from 7:45 to nightfall.
subtitle-maryes-heights = Division after division at the stone wall
history-maryes-heights = The afternoon of 13 December 1862: one division after another leaves the streets of Fredericksburg for the stone wall under Marye’s Heights. A short scenario of our own with the units around the town, four turns from 12:45. Its levels of victory are our own too: the Union must carry the heights and break their defenders, seventeen points ahead; the Confederates win if it is not fourteen ahead.
subtitle-prospect-hill = Meade and the gap in Jackson’s line
history-prospect-hill = Late morning of 13 December 1862: Meade’s Pennsylvanians and Gibbon go forward across the fields against Jackson’s corps on Prospect Hill, where a wood stands empty between two brigades. A short scenario of our own, four turns from 10:15 with Birney come up behind the attack. Points of the two Union objectives and levels of victory are our own too: the Union wins if it is ahead, the Confederates if they are twelve points ahead.
subtitle-chancellorsville = 30 April to 5 May 1863, the campaign
history-chancellorsville = 30 April 1863. Hooker has crossed the Rappahannock upstream and stands at Chancellorsville in the Wilderness; Sedgwick holds the bridges below Fredericksburg. Lee turns on the stronger half with a part of his army. The whole campaign to 5 May, 48 turns; the Union commander’s caution keeps most of his corps to one marker.
subtitle-jacksons-attack = 2 May 1863: out of the woods at Howard
history-jacksons-attack = Late afternoon of 2 May 1863. After a day’s march round the Union flank Jackson’s corps stands in the woods beyond Howard’s camps, whose cooks have lit their fires. Seven turns, from the attack to the next forenoon.
subtitle-first-manassas = 21 July 1861: the first battle of both
history-first-manassas = 21 July 1861, a hot Sunday, and two armies that have never fought. McDowell’s flank column has come down through Sudley Springs while Tyler’s guns make a noise at the Stone Bridge; Evans turns to meet it with a handful of men, and Johnston’s brigades hurry up from the railroad. The whole day, eight turns from 9:00 to evening.
subtitle-henry-hill = Jackson’s Virginians hold the hill
history-henry-hill = The early afternoon of 21 July 1861: Matthews Hill is lost to the Confederates, and Jackson’s Virginians lie along the edge of the pines on Henry Hill among the wrecks of Bee’s and Bartow’s brigades. Fresh regiments are on the road from Manassas Junction. A short scenario of our own, four turns from 12:45. Objectives and levels of victory are our own too: the Union wins if it is not behind, the Confederates if they are seven points ahead.
subtitle-second-manassas = 28 to 30 August 1862, the unfinished railroad
history-second-manassas = 28 August 1862, near sunset. Jackson, whom Pope has been hunting for two days, waits in the woods above the Warrenton Turnpike as King’s division marches past Brawner’s farm. The next day Pope’s corps come up against the unfinished railroad, and Longstreet comes up beside it. Three days to the evening of the 30th, 25 turns.
subtitle-deep-cut = Porter goes up, Longstreet on his flank
history-deep-cut = The afternoon of 30 August 1862: Porter’s corps goes up the slope to the unfinished railroad at the Deep Cut, while Longstreet’s divisions, of which Pope will not hear, stand ready on its flank. A short scenario of our own, four turns from 14:00; Longstreet’s markers come only from the second turn on. Objectives and levels of victory are our own too: the Union wins if it is not behind, the Confederates if they are seven points ahead.
subtitle-chickamauga = 18 to 20 September 1863, for Chattanooga
history-chickamauga = 18 September 1863. Bragg wants to get between Rosecrans and Chattanooga: his columns make for the crossings of West Chickamauga Creek, where Wilder’s repeating rifles and Minty’s troopers bar the bridges, while the Union corps march north through the woods. Three days to the evening of the 20th, 27 turns.
subtitle-snodgrass-hill = Thomas stands till Granger comes
history-snodgrass-hill = The afternoon of 20 September 1863: the Union right has fled to McFarland’s Gap, and what is left gathers round Thomas on Snodgrass Hill and Horseshoe Ridge as Granger comes marching to the guns. A short scenario of our own, four turns from 14:00. Objectives and levels of victory are our own too: the Union wins if it is ahead, the Confederates if they are ten points ahead.

## Names

name-US = Union
name-CS = Confederacy
name-chance = chance
name-N = north
name-NE = north-east
name-SE = south-east
name-S = south
name-SW = south-west
name-NW = north-west
name-waiting = off the map
name-withdrawn = Withdrawn box
name-recovery = Recovery box
name-recovered = Recovery box
name-eliminated = out of play
name-left = off the map
name-absent = not taking part
name-unplaced = to be placed
turn-number = turn { $number }, { $time }
turn-number-night = turn { $number }, night
turn-day = { $month } { $day }, { $time }
turn-night = night of { $month } { $day }, turn { $number }
name-Apr = April
name-May = May
name-Aug = August
name-Sep = September
name-union-decisive-victory = Union decisive victory
name-union-marginal-victory = Union marginal victory
name-union-victory = Union victory
name-draw = draw
name-confederate-victory = Confederate victory
name-confederate-marginal-victory = Confederate marginal victory
name-confederate-decisive-victory = Confederate decisive victory
name-level-none = victory

## Decisions: what to do

prompt-die = Roll the die.
prompt-draw = Draw a marker from the pool.
prompt-post = Which leader stands where?
prompt-second = Which corps may use its second marker? Up to { $number } more.
prompt-open = Which marker opens the turn?
prompt-command = Which Command acts next?
prompt-combine = Who else? Or roll: the die must beat { $total }.
prompt-move = Who marches where?
prompt-face = Which way?
prompt-mount = Does { $unit } mount or dismount?
prompt-ride = Where does { $leader } ride?
prompt-enter = { $unit } enters at { $hex }. Where does it go?
prompt-depart = Does { $unit } leave the map here?
prompt-flee = Where does { $leader } go?
prompt-along = Does { $leader } go along to { $hex }?
prompt-rally = Who tries to rally?
prompt-place = Who returns where?
name-decision-die = a die
name-decision-draw = a draw
name-decision-post = a place for a leader
name-decision-second = a corps with two markers
name-decision-open = the first marker
name-decision-command = a Command
name-decision-combine = leaders to combine
name-decision-move = a move
name-decision-face = a facing
name-decision-mount = mounting or dismounting
name-decision-ride = the end of a ride
name-decision-enter = the way into the map
name-decision-depart = leaving the map
name-decision-flee = a refuge for a leader
name-decision-along = whether a leader goes along
name-decision-rally = a rally
name-decision-place = a place for a recovered unit

## Verbs

verb-die = Die
verb-draw = Draw
verb-post = Place leader
verb-second = Second marker
verb-open = Open
verb-done = Done
verb-command = Command
verb-combine = Combine
verb-roll = Roll
verb-end = End
verb-move = Move
verb-march = March
verb-move-by = Move by
verb-march-by = March by
verb-ride = Ride
verb-ride-to = To
verb-hurry-to = Hurry
verb-turn = Turn
verb-swap = Exchange
verb-mount = Mount
verb-dismount = Dismount
verb-enter = Enter
verb-arrive = Arrive
verb-share = Enter beside
verb-exit = Leave the map
verb-depart = Leave the map
verb-face = Face
verb-stay = Stay
verb-flee = Move away
verb-along = Go along
verb-remain = Remain
verb-rally = Rally
verb-place = Place
verb-concede = Concede
describe-die = Roll { $face }
describe-draw = Draw { $marker }
describe-post = Place { $leader } in { $hex }
describe-second = Two markers for { $marker }
describe-open = Open the turn with { $marker }
describe-done = Done
describe-command = { $command } acts
describe-combine = Name { $leader } for a combined activation
describe-roll = Roll for the combined activation
describe-end = End this marker
describe-move = { $unit } marches to { $hex }
describe-march = { $unit } marches to { $hex } (extended movement)
describe-move-by = { $unit } marches to { $hex } by way of { $hex2 }
describe-march-by = { $unit } marches to { $hex } by way of { $hex2 } (extended movement)
describe-ride = { $leader } rides
describe-ride-to = To { $hex }
describe-hurry-to = To { $hex } (extended movement)
describe-turn = { $unit } turns { $facing }
describe-swap = { $unit } exchanges places in its stack
describe-mount = { $unit } mounts
describe-dismount = { $unit } dismounts
describe-enter = { $unit } enters at { $hex }
describe-arrive = { $leader } enters at { $hex }
describe-share = { $unit } enters at { $hex } beside the unit before it
describe-exit = { $unit } leaves the map
describe-depart = { $leader } leaves the map
describe-face = Face { $facing }
describe-stay = Stay as it is
describe-flee = { $leader } goes to { $hex }
describe-along = { $leader } goes along
describe-remain = { $leader } remains
describe-rally = { $unit } tries to rally
describe-place = { $unit } returns in { $hex }
describe-concede = { $seat } concedes

## Events: the log

event-concedes = { $side } concedes.
event-victory = { $side } wins: { $level } (margin { $margin }).
event-drawn-game = The battle is a draw (margin { $margin }).
event-points = { $side }: { $number } victory points.
event-handicap = Handicap: { $side }, { $number } victory points.
event-objective-held = { $side } holds { $hex }: { $number } points.
event-turn = { $turn } begins.
event-second-marker = { $marker } may use its second marker.
event-initiative-roll = { $side } rolls for the initiative: total { $total }.
event-initiative = { $side } has the initiative.
event-no-initiative = Nobody has the initiative.
event-opens = { $marker } opens the turn.
event-marker = { $marker } { $all ->
    [0] is in play.
   *[other] is drawn, { $number } in { $all }.
}
event-marker-idle = { $marker } has nobody to act.
event-acts = { $command } acts.
event-combines = { $leader } is named for a combined activation.
event-combined = The leaders combine: the die beats { $total }, they act as one.
event-not-combined = The leaders do not combine: the die does not beat { $total }, they act singly, out of command.
event-out-of-command = { $unit } is out of command.
event-moves = { $unit } marches to { $hex }, { $cost ->
    [one] one point.
   *[other] { $cost } points.
}
event-marches = { $unit } marches far, to { $hex }, { $cost ->
    [one] one point.
   *[other] { $cost } points.
}
event-rides = { $leader } rides to { $hex }.
event-turns = { $units } { $number ->
    [one] faces
   *[other] face
} { $facing }.
event-swaps = { $unit } exchanges places in its stack.
event-mounts = { $unit } mounts.
event-dismounts = { $unit } dismounts.
event-enters = { $unit } enters the map and marches to { $hex }, { $cost ->
    [one] one point.
   *[other] { $cost } points.
}
event-arrives = { $leader } arrives in { $hex }.
event-leaves = { $unit } leaves the map at { $hex }.
event-departs = { $leader } leaves the map at { $hex }.
event-posted = { $leader } starts in { $hex }.
event-flees = { $leader } rides out of the enemy’s way, to { $hex }.
event-goes-along = { $leader } goes along to { $hex }.
event-disordered = { $unit } is Disordered.
event-withdrawn = { $unit } is Withdrawn.
event-eliminated = { $unit } is eliminated.
event-rallies = { $unit } rallies.
event-does-not-rally = { $unit } does not rally.
event-rallies-at-night = { $unit } rallies in the night.
event-recovers = { $unit } recovers.
event-is-lost = { $unit } does not recover and is lost.
event-stays-in-box = { $unit } does not recover yet.
event-to-recovery = { $unit } goes to the Recovery box.
event-returns = { $unit } returns in { $hex }.
event-command-gone = { $command }: the whole Command is gone.

## Refusals: why not

refusal-game-over = The game is over.
refusal-not-an-answer = This is not the moment for “{ $verb }”; what is asked for is { $decision }.
refusal-named-already = { $marker } has been named.
refusal-not-in-the-wing = { $marker } does not belong to Hooker’s wing.
refusal-no-second-marker = { $marker } has no second marker this turn.
refusal-another-leader = It is about { $leader }.
refusal-not-nearest = { $hex } is not one of the nearest hexes without an enemy.
refusal-marker-of-the-enemy = { $marker } is a marker of the other side ({ $side }).
refusal-marker-not-available = { $marker } is not available this turn.
refusal-not-in-the-pool = No marker of { $marker } is in the pool.
refusal-must-enter = { $command } has reinforcements that can enter: it may not be passed over.
refusal-another-marker = { $command } does not act under { $marker }.
refusal-has-acted = { $command } has acted under this marker.
refusal-nothing-on-the-map = { $command } has nothing on the map.
refusal-no-combination-at-night = There is no combined activation at night.
refusal-leader-off-map = { $leader } is not on the map.
refusal-named-before = { $leader } has been named under this marker.
refusal-no-leader-in-range = No other leader who may be named is within the range of { $leader } ({ $range }).
refusal-combination-incomplete = Each named leader needs another one within his range.
refusal-enemy-unit = { $unit } belongs to the enemy.
refusal-not-active = { $unit } does not act now.
refusal-not-active-leader = { $leader } does not act now.
refusal-off-map = { $unit } is not on the map.
refusal-has-moved = { $unit } has moved.
refusal-has-fired = { $unit } has fired and may not move.
refusal-leader-has-moved = { $leader } has moved.
refusal-leader-cannot-move = { $leader } has nowhere to go.
refusal-no-partner = { $unit } is not stacked with other infantry.
refusal-rooted = { $unit }: a Disordered unit next to the enemy keeps its place and its facing.
refusal-stack-not-active = The stack of { $unit } may turn only if all its units act.
refusal-faces-there = { $unit } faces there already.
refusal-turn-by-another = Another unit of the stack is named to turn it, not { $unit }.
refusal-no-exit-here = Nobody leaves the map at { $hex }.
refusal-reinforcements-must-enter = Reinforcements that can enter must enter first.
refusal-no-way-by = No way of { $unit } to { $hex } leads through { $place }.
refusal-another-unit = It is the move of { $unit }.
refusal-beyond-entry = { $unit } has paid { $cost } MP for its place in the column and cannot reach { $hex }.
refusal-leader-beyond-entry = { $leader } cannot reach { $hex }.
refusal-dismounted-extended = { $unit } is dismounted: no extended movement.
refusal-disordered-extended = { $unit } is Disordered: no extended movement.
refusal-disordered-near = { $unit } is Disordered and may not move next to an enemy ({ $hex }).
refusal-out-of-command = { $unit } is out of command and may not move next to an enemy: path to { $leader } { $cost ->
        [-1] none
       *[other] { $cost } MP
    }, range { $range }.
refusal-barred = { $unit } may not enter { $hex } in this battle.
refusal-move-enemy = { $hex } holds an enemy unit.
refusal-move-begins = { $name } begins within two hexes of an enemy: no extended movement to { $hex }.
refusal-move-close = { $hex } is within two hexes of an enemy: closed to extended movement.
refusal-move-full = { $hex } holds two units.
refusal-move-stack = { $name } may not stack with the unit in { $hex }.
refusal-move-guns = Artillery may not move next to an enemy without infantry or cavalry in { $hex }.
refusal-move-cost = { $hex } costs { $cost } MP; { $name } has { $allowance }.
refusal-move-nowhere = No way leads { $name } to { $hex }.
refusal-not-waiting = { $unit } does not wait off the map.
refusal-not-due = { $unit } is due on { $turn }.
refusal-not-its-entry = { $unit } does not enter at { $hex }.
refusal-no-slot-to-share = { $unit } has nobody to share a place of the column at { $hex }.
refusal-cannot-enter = { $unit } cannot enter at { $hex }: its place costs { $cost } MP of { $allowance }, or there is no room.
refusal-leader-not-due = { $leader } is not due to enter.
refusal-leader-not-there = { $leader } does not enter at { $hex }.
refusal-not-cavalry = { $unit } is not cavalry.
refusal-so-already = { $unit } is so already.
refusal-change-near-enemy = { $unit } is next to an enemy: it may neither mount nor dismount.
refusal-change-crowded = { $unit } may not mount or dismount in this stack.
refusal-in-order = { $unit } is not Disordered.
refusal-has-tried = { $unit } has tried.
refusal-was-busy = { $unit } moved, fired or charged in this activation.
refusal-rally-near-enemy = { $unit } is next to an enemy and cannot rally.
refusal-not-recovered = { $unit } is no recovered unit of yours.
refusal-near-enemy = { $hex } is { $distance } from an enemy unit; three are needed.
refusal-not-its-place = { $unit } cannot return in { $hex }.
refusal-leader-of-the-enemy = { $leader } is not yours to place now.
refusal-leader-is-placed = { $leader } is placed.
refusal-no-unit-of-his = No unit of { $leader } stands in { $hex }.

## The position as text

summary-when = { $scenario } · { $turn } · last turn: { $last }
summary-decision = { $seat } decides:
summary-winner = The battle is over: { $side } has won ({ $level }).
summary-drawn = The battle is over: a draw.
summary-points = victory points: Union { $us }, Confederacy { $cs }
summary-handicap = handicap: { $number } points to { $side }
summary-initiative = initiative: { $side }
summary-playing = playing { $marker }
summary-pool = pool: { $markers }
summary-objectives = Objectives
summary-objective = { $place } ({ $hex }), { $number } for the { $side } side{ $held ->
        [yes] : held
       *[no] {""}
    }
summary-map = { $side }: units by Command
summary-unit = { $unit } { $hex } { $facing }{ $marks }
summary-leader = { $leader } ({ $hex })
summary-disordered = Disordered
summary-dismounted = dismounted
summary-boxes = Off the map
summary-box = { $place }: { $units }
summary-empty = nothing

## Fire, charges, results (GL-9 to GL-11)

prompt-fire = Which battery fires at whom?
prompt-answer = Fire back?
prompt-charge = Who charges whom?
prompt-charge-with = Who else charges, or what else?
prompt-evade = Who gets away, and where to?
prompt-defend = Who fires at whom?
prompt-resolve = Which charge is made next?
prompt-retreat = Where to?
prompt-further = Does { $unit } fall back a second hex?
prompt-displace = No free way out for { $unit }. Who makes room?
prompt-advance = Who goes in?
prompt-counter = Who goes after them?
prompt-continue = Who charges once more?
name-decision-fire = artillery fire
name-decision-answer = counterbattery
name-decision-charge = a charge
name-decision-charge-with = more for this charge
name-decision-evade = getting away before a charge
name-decision-defend = defensive fire
name-decision-resolve = the next charge
name-decision-retreat = a retreat
name-decision-further = a second hex of retreat
name-decision-displace = displacement
name-decision-advance = an advance
name-decision-counter = a counterattack
name-decision-continue = a continued attack
verb-fire = Fire
verb-fire-both = Combined fire
verb-answer = Fire back
verb-answer-both = Fire back together
verb-hold-fire = Hold fire
verb-charge = Charge
verb-charge-at = Charge
verb-join = Join
verb-join-at = Join
verb-also = Charge too
verb-close = Declare
verb-evade = Get away
verb-stand = Stand
verb-defend = Defensive fire
verb-resolve = Resolve
verb-retreat = Fall back
verb-further = Further
verb-halt = Halt
verb-displace = Displace
verb-perish = Give up
verb-advance = Advance
verb-counter = Counterattack
describe-fire = { $unit } fires at { $hex }{ $facing-code ->
        [none] {""}
       *[other] , turned { $facing }
    }
describe-fire-both = The guns in { $hex } fire together at { $hex2 }{ $facing-code ->
        [none] {""}
       *[other] , turned { $facing }
    }
describe-answer = { $unit } fires back{ $facing-code ->
        [none] {""}
       *[other] , turned { $facing }
    }
describe-answer-both = Both guns fire back together{ $facing-code ->
        [none] {""}
       *[other] , turned { $facing }
    }
describe-hold-fire = Do not fire back
describe-charge = { $unit } charges
describe-charge-at = { $unit } charges { $hex }
describe-join = { $unit } joins the charge
describe-join-at = { $unit } joins the charge against { $hex }
describe-also = Charge { $hex } too
describe-close = The charge is complete
describe-evade = { $unit } gets away to { $hex }
describe-stand = The others stand
describe-defend = { $hex } fires: { $targets }
describe-resolve = Resolve charge { $number }
describe-retreat = { $unit } falls back to { $hex }
describe-further = On to { $hex }
describe-halt = Stop here
describe-displace = { $unit } falls back to { $hex }; { $unit2 } makes room
describe-perish = { $unit } is given up
describe-advance = { $unit } advances to { $hex }
describe-counter = { $unit } goes over to { $hex }
name-L = left
name-C = centre
name-LC = left and centre
name-R = right
name-LR = left and right
name-CR = centre and right
name-LCR = left, centre and right
name-no-effect = no effect
name-check = each unit checks
name-check-2 = each unit checks at +2
name-disorder = each unit is Disordered
name-AR-D = the attackers fall back Disordered
name-AR-CC = the attackers fall back and check
name-EX = exchange, both sides check
name-DR = the defenders fall back
name-DR-CC = the defenders fall back and check
name-DR-D = the defenders fall back Disordered
event-fires = { $unit } fires at { $target }, { $distance ->
    [one] one hex.
   *[other] { $distance } hexes.
}
event-fires-both = { $units } fire together at { $target }, { $distance ->
    [one] one hex.
   *[other] { $distance } hexes.
}
event-answers = { $unit } fires back at { $target }, { $distance ->
    [one] one hex.
   *[other] { $distance } hexes.
}
event-answers-both = { $units } fire back together at { $target }, { $distance ->
    [one] one hex.
   *[other] { $distance } hexes.
}
event-fire-result = { $target } under fire: { $effect }, total { $total }{ $sum }.
event-friendly-fire = { $target } hit by friends: the shot falls short.
event-check = { $unit } { $result ->
    [passes] holds
   *[fails] fails its check
}: { $total } against { $cohesion }{ $sum }.
event-charges = { $unit } charges { $target }.
event-charge-off = The charge on { $hex } comes to nothing.
event-evades = { $unit } gets away before the charge, to { $hex }.
event-defends = { $units } { $number ->
    [one] fires
   *[other] fire
} at { $target }: total { $total }{ $sum }.
event-defence-hits = { $unit } is hit and stopped.
event-defence-misses = { $unit } comes on.
event-charge-result = { $units } against { $target }: { $effect }, total { $total }{ $sum }.
event-guns-taken = { $unit } is taken.
event-retreats = { $unit } falls back to { $hex }.
event-no-way-out = { $unit } has no way out.
event-retreats-off-map = { $unit } falls back off the map.
event-displaced = { $unit } must make room.
event-advances = { $unit } advances to { $hex }.
event-counterattacks = { $unit } goes over to the counterattack, into { $hex }.
event-continues = { $unit } attacks again.
modifier-GL-9-11-1 = range
modifier-GL-9-23-1 = battery
modifier-GL-9-23-2 = ground of the target
modifier-GL-9-3-1 = combined fire
modifier-GL-9-52-1 = fire over friends
modifier-GL-13-4 = night
modifier-GL-10-23-2 = ratio, rounded for the defender
modifier-GL-10-25-1 = cohesion
modifier-GL-10-40-1 = ground
modifier-GL-10-22-2 = attack in the rear
modifier-GL-10-26-1 = cavalry at the gallop
modifier-GL-12-3-3 = dismounted cavalry
modifier-GL-10-32-4 = more targets
modifier-GL-10-32-5 = artillery at one target
modifier-GL-10-34-1 = defensive fire
modifier-GL-10-41-2 = charger in the open
modifier-GL-11-12-4 = Disordered infantry
modifier-GL-9-22-1 = heavy fire
modifier-GL-10-25-2 = cohesion, cavalry into woods
modifier-GL-10-41-1 = ratio, rounded for the attacker
refusal-alone = { $unit } may not join: a continued attack is made alone.
refusal-another-advances = A unit of higher cohesion advances, not { $unit }.
refusal-another-way-first = Other hexes come before { $hex } in this retreat.
refusal-answered-already = { $unit } has fired back under this marker.
refusal-bottom-unit = { $unit } is at the bottom: it charges only with the unit on top.
refusal-cannot-advance = { $unit } cannot advance: only the top unit in good order that charged that hex.
refusal-cannot-counter = { $unit } cannot go there: only the top unit in good order of each defending hex.
refusal-cannot-evade = { $unit } is neither mounted cavalry nor horse artillery.
refusal-charged-already = { $hex } is in this charge.
refusal-charged-by-cavalry = { $unit } is charged by cavalry and cannot get away.
refusal-charges-already = { $unit } is in a charge.
refusal-combined-already = The guns in { $hex } have combined their fire in this turn.
refusal-disordered-charge = { $unit } is Disordered and may not charge.
refusal-disordered-guns = { $unit } is Disordered and may not fire.
refusal-enemy-there = { $hex } holds an enemy unit.
refusal-entry-hex = { $hex } is an entry hex of the enemy, closed until his reinforcements are on the map.
refusal-fired-already = { $hex } has made its defensive fire.
refusal-fired-facing = The artillery in { $hex } has fired and turns no more in this activation.
refusal-fog = Fog: { $hex } is { $distance } hexes away, and nobody sees beyond two.
refusal-guns-fired = { $unit } has fired under this marker.
refusal-guns-moved = { $unit } has moved and may not fire.
refusal-guns-never-charge = { $unit } is artillery, which never charges.
refusal-guns-with-others = { $unit } is stacked with infantry or cavalry and may not turn to fire.
refusal-has-a-way-out = { $unit } has a way out and must take it.
refusal-horse-and-foot = Mounted cavalry and infantry do not charge together ({ $unit }).
refusal-impassable = { $hex } lies beyond a hexside that cannot be crossed.
refusal-in-nobodys-front = { $hex } lies in the front of no unit of this charge that could enter it.
refusal-involved-before = The units in { $hex } fought in the charge before and may not fire.
refusal-must-advance = A hex was emptied: a unit must advance.
refusal-must-charge-uncovered = { $unit } must charge all uncovered enemies in its front.
refusal-name-covered-hex = All enemies in front of { $unit } are covered: name the hex it charges.
refusal-need-not-retreat = { $unit } has not to retreat.
refusal-no-cavalry-at-night = { $unit }: cavalry does not charge at night.
refusal-no-charger-there = Nobody charges { $hex } from there.
refusal-no-continued-attack = { $unit } has no continued attack.
refusal-no-enemy-in-front = { $unit } has no enemy in its front.
refusal-no-enemy-to-charge = { $hex } holds no enemy to charge.
refusal-no-hex-of-the-charge = { $unit } has no hex of this charge in its front.
refusal-no-joint-answer = The guns in { $hex } cannot fire back together.
refusal-no-room = There is no room in { $hex }.
refusal-no-such-charge = There is no charge { $number } to resolve.
refusal-no-target = { $hex } holds no enemy unit.
refusal-no-two-guns = { $hex } does not hold two artilleries.
refusal-no-way-to-evade = { $unit } cannot get to { $hex } out of reach of the enemy.
refusal-nobody-fires = Nobody in { $hex } can fire.
refusal-nobody-fled-there = A counterattack goes only against units that have just retreated; none is in { $hex }.
refusal-not-a-charged-hex = { $hex } is not charged.
refusal-not-acting = { $unit } does not belong to the Command that acts.
refusal-not-artillery = { $unit } is not artillery.
refusal-not-charged = { $unit } is not charged.
refusal-not-emptied = { $hex } was not emptied by this charge.
refusal-not-farther = { $hex } is not farther from the enemy, or not free.
refusal-not-fired-at = { $unit } is no artillery in { $hex }.
refusal-not-gone-over = { $unit } has not gone over to the counterattack.
refusal-not-linked = { $unit } is not adjacent to a unit of this charge.
refusal-not-vacated = { $hex } was not left by the attackers.
refusal-one-hex = { $hex } is not adjacent.
refusal-only-lone-guns = { $unit }: a charge with a Disordered unit may only take artillery that stands alone.
refusal-out-of-arc = { $hex } is outside the arc of guns that face { $facing }.
refusal-out-of-range = { $hex } is { $distance } hexes away; the range is { $range }.
refusal-out-of-sight = { $hex } is out of sight: { $blocking } is in the way.
refusal-pivot-once = { $unit } may pivot by one hexside before it fires back, and only once.
standing-defensive-fire = Defensive fire
standing-defensive-fire-best = fire in the best way
standing-defensive-fire-doubt = fire, but ask me if there are several targets
standing-defensive-fire-hold = hold fire
standing-defensive-fire-ask = ask me
standing-counterbattery = Counterbattery
standing-counterbattery-fire = always fire back
standing-counterbattery-doubt = fire back, but ask me if friends are in the way
standing-counterbattery-hold = never fire back
standing-counterbattery-ask = ask me
standing-retreat-before-charge = Getting away before a charge
standing-retreat-before-charge-yes = always get away
standing-retreat-before-charge-no = always stand
standing-retreat-before-charge-ask = ask me
standing-retreat = Retreats
standing-retreat-best = take the safest way
standing-retreat-doubt = take the safest way, but ask me if none or several are safe
standing-retreat-ask = ask me
standing-leaders = Leaders of units that move off
standing-leaders-yes = always go along
standing-leaders-no = always remain
standing-leaders-ask = ask me
standing-facing = Facing
standing-facing-near = towards the enemy, but ask me next to him
standing-facing-best = always towards the enemy
standing-facing-ask = ask me
standing-doubt = Doubt
standing-near = Near
standing-best = Best
standing-fire = Fire
standing-hold = Hold
standing-yes = Yes
standing-no = No
standing-ask = Ask

## The first lesson

lesson-title = First lesson: Prospect Hill
lesson-about = Ten minutes on the afternoon of 13 December. You command the Union before a hill worth 8 points: a marker is drawn, guns fire, brigades move, face and charge, a tired one rallies, and points are counted.
lesson-command = Markers of both armies are drawn blind from one pool; { $marker } is out (GL-3.C.1). Its Commands act one after another (GL-4.24.1). { $place } is worth 8 points at the end (GL-15.9), and { $foe } is alone up there. Let { $leader } act.
lesson-command-again = { $marker } is drawn again: a corps has two markers in a turn (GL-4.12.1). It is your last one; when the pool is empty the turn ends (GL-3.C.4). { $leader } first.
lesson-command-next = Now the division of { $command }. A Command acts once under each marker, and never together with another unless their leaders combine (GL-4.24.1, GL-4.24.2).
lesson-fire = Step a: artillery (GL-9.12.1). { $guns } sees { $hex }, { $distance } hexes away. Range and ground change the die; with 6 or more they check their cohesion (GL-9.22.1). The chance to disorder them is { $chance } %. Guns that fire do not move (GL-6.31.1).
lesson-fire-again = Fire once more: a battery may fire each time its Command acts (GL-9.12.1). The chance to disorder the enemy in { $hex } is { $chance } %.
lesson-fire-none = There is no good shot. Where a friend stands next to the target on the line of fire, a low die hits him instead (GL-9.51.2, GL-9.52.1).
lesson-move = Step b: movement. Infantry has 5 points; a clear hex costs 1, woods 2, a level up 1 more (GL-6.11.1, GL-6.21.1). Bring { $unit } next to the enemy: there it must stop (GL-6.14.1), and there it can charge.
lesson-move-second = { $foe } looks north-west: { $hex } lies in its rear. Attackers in front and rear together get +2 (GL-10.22.2), and defensive fire goes only forward (GL-10.32.1). Move { $unit } there.
lesson-move-again = Come up to the enemy: { $unit } goes to { $hex }.
lesson-move-hill = The way is open. An objective counts for the side that stands on it at the end (GL-15.9): { $unit } goes to { $place }.
lesson-move-won = { $place } is yours as long as a unit stands on it (GL-15.9). Everybody stays where he is.
lesson-move-done = { $third } stays: it faces { $weary }, and you will see in a moment what that is good for. Nobody else needs to move.
lesson-move-nothing = Nothing more needs to move.
lesson-move-rest = { $tired } is Disordered: its cohesion is lower, it may not charge nor go next to an enemy (GL-11.11.1, GL-11.12.2, GL-11.12.3). Only a unit that does nothing may rally (GL-11.51.1): let it rest.
lesson-move-up = { $unit } is in good order. Bring it up behind the brigades of { $leader }, but not next to the enemy.
lesson-turn = { $unit } stands next to the enemy but does not face him. Turn it { $facing }: turning in place costs nothing (GL-7.12.1).
lesson-face = A unit faces one hexside; the three hexes before it are its front (GL-7.11.1). It charges and fires only there (GL-7.13.1). Turning costs nothing (GL-7.12.1): face { $facing }, straight at the enemy.
lesson-face-second = Face { $facing }, at the enemy. Units that are adjacent to each other may combine in one charge (GL-10.24.1).
lesson-face-again = Face { $facing }: only what lies in front can be charged (GL-7.13.1).
lesson-face-hill = You stand on { $place }. The beaten enemy has gone back one hex, or to the Withdrawn box after a second Disorder (GL-11.22.1, GL-11.41.1). Face { $facing }, towards him (GL-11.31.2).
lesson-face-after = Choose a facing; { $facing } looks towards the enemy. A charge from the rear would be worth +1 to him (GL-10.22.2).
lesson-ride = Leaders ride where they like and are never killed (GL-5.15.1). Keep them near their units: range counts when their Command begins to act (GL-5.13.1, GL-5.13.4).
lesson-charge = Step c: charges. Who charges must charge every enemy in his front, unless a friend covers it, having it in front too (GL-10.12.1, GL-10.12.2). { $third } covers { $weary }: { $first } is free to charge { $foe }.
lesson-charge-again = Charge { $hex }: begin with { $unit }. Enemies in its front that nobody covers must be charged too (GL-10.12.1).
lesson-join = Add { $unit }: in one charge strengths add up (GL-10.23.1, GL-10.24.1). Where the ground helps the defender, the ratio is rounded in his favour (GL-10.23.2).
lesson-close = Ratio, cohesion, ground, front and rear come to { $total } (GL-10.22.1). Die and sum must reach 6 to drive the enemy off. After his best defensive fire your chance is { $chance } %. The charge is complete.
lesson-charge-done = All charges are declared before any is made (GL-10.21.1). The unit that covers need not charge (GL-10.12.5): spare it. Now the enemy fires; a charger whose cohesion is beaten is Disordered and stops (GL-10.33.1, GL-10.33.2).
lesson-charge-won = You have { $place }. Whoever empties a hex by a charge must advance into it (GL-11.31.1), and might leave the hill. No charge now.
lesson-charge-none = No charge promises enough. Let it be.
lesson-resolve = You have declared several charges. They are made one by one, in your order (GL-10.22.1, GL-10.24.2).
lesson-advance = The enemy has left his hex (GL-11.21.1). Who is Disordered a second time is Withdrawn (GL-11.41.1). One of your chargers must advance, the one with the highest cohesion; where they are equal you choose (GL-11.31.1).
lesson-along = A leader may go along with the unit he is stacked with, at no cost (GL-5.15.5). Let him go along.
lesson-continue = A total of 11 or more: the unit that advanced may charge once more, alone (GL-11.32.1). The odds are good: do it.
lesson-continue-not = A total of 11 or more: the unit that advanced may charge once more, alone (GL-11.32.1). Keep what you have.
lesson-defend = They charge you. Each charged hex may fire once, at one charger in its front or at several, with −1 for each one more (GL-10.32.1, GL-10.32.3, GL-10.32.4). Compare the odds, and fire.
lesson-retreat = Your unit is thrown back one hex, away from those who did it (GL-11.21.1, GL-11.22.1). A hex in an enemy’s front would cost another Disorder (GL-11.25.1). Take the safest one.
lesson-counter = Their charge is broken, and your unit might go after them at once (GL-11.33.1). It would leave its place: let them run.
lesson-rally = Step e: { $unit } did nothing, and no enemy is adjacent (GL-11.51.1). With { $number } or less, its Disordered cohesion, it is in good order again (GL-11.52.1): a chance of { $chance } %. Let it try.
lesson-wait = One moment: dice are rolled, a marker is drawn, or the Confederates decide. The stage shows every modifier.
lesson-other = A small choice that the rules leave to you. Any answer will do; point at one to see its clause.
lesson-won = Victory! { $place } is worth 8 points to whoever stands on it, a beaten brigade 1 or 2, lost guns 1; the difference decides (GL-3.D.4, GL-15.9). You know markers, guns, facing, charges and rally.
lesson-drawn = The last turn is over, and the difference of points is too small for a victory (GL-3.D.4, GL-15.9). Your dice were unkind. Begin again: the ground is the same, the dice are new.
lesson-lost = This time the Confederates have won: they count points for your units in the boxes and for those eliminated (GL-15.9). Begin again: the ground is the same, the dice are new.
lesson-chapter-marker = Marker
lesson-chapter-guns = Guns
lesson-chapter-moves = Moves
lesson-chapter-charge = Charge
lesson-chapter-rally = Rally
lesson-chapter-again = Again
lesson-learned-markers = A marker brings its Commands to act, one after another: guns, moves, charges, rally.
lesson-learned-facing = Only what lies in front can be charged; front and rear together are worth +2.
lesson-learned-charge = The defender fires first; a friend who faces an enemy covers him, and strengths add up.

## The second lesson

combat-title = Second lesson: combat in depth
combat-about = Ten minutes in the last hour of 13 December. You command the Confederates behind the stone wall while a charge comes up: defensive fire, checks, retreats, then your guns, a sally of two brigades, and a rally.
combat-defend = { $first } and { $second } charge { $place }. Your hex fires once, at one of them or at both, −1 for the second (GL-10.32.3, GL-10.32.4). Guns behind infantry add to it. Compare your choices, then fire.
combat-defend-again = A charged hex fires once, before anybody closes (GL-10.32.1). Fire where the odds are best for you.
combat-retreat = Your unit is thrown back (GL-11.21.1). You choose its way, but a hex in an enemy’s front means another Disorder, and a second one withdraws it (GL-11.25.1, GL-11.41.1). Take the safest.
combat-counter = A total below 0 breaks a charge: the defender may go after it at once, without fire from those who fled (GL-11.33.1, GL-11.33.4). But the wall would stand empty. Stay: your marker is still to come.
combat-command-guns = { $marker } is the last marker in the pool. Independent guns act like a Command of their own (GL-4.24.3). They go first: whoever is shaken by them fights worse when your infantry comes.
combat-fire = The best target is { $hex } (range { $distance }): a chance of { $chance } % to disorder somebody. A Disordered unit fails its checks sooner, and with a second Disorder it is gone (GL-11.11.1, GL-11.41.1).
combat-fire-none = No good shot: friends too near the line of fire would be hit by a low die, and Disordered guns may not fire at all (GL-9.51.2, GL-11.12.5).
combat-command = Now { $leader }. Their marker is spent: nobody can strike back any more before the turn ends (GL-3.C.4). That is the moment for a sally.
combat-command-tired = Last { $tired }, which has suffered today. It is far enough from the enemy to rally (GL-11.51.1).
combat-move = { $unit } goes to { $hex }. Look for the weak: Disordered brigades, guns without infantry, units that face elsewhere. { $guard } stays at the wall and covers what it faces (GL-10.12.2).
combat-move-again = A second brigade makes it safer: { $unit } goes to { $hex }. The defender fires at one of two chargers, or weaker at both (GL-10.32.4).
combat-move-done = Enough have gone out. The others hold the wall: its stones cost every attacker 3 (GL-10.40.1).
combat-move-nothing = Nobody needs to move here.
combat-move-rest = Whoever moves, fires or charges cannot rally in the same activation (GL-11.51.1). Let it rest.
combat-face = Face { $facing }. Everybody in the front who is not covered must be charged (GL-10.12.1): a good facing chooses its enemies.
combat-face-again = Face { $facing }: so that one enemy lies before both brigades, and no other needs to be charged (GL-10.12.1).
combat-face-after = After an advance, a retreat or a rally a unit may turn (GL-11.31.2, GL-11.52.1). { $facing } looks towards the enemy.
combat-ride = A leader rides where he likes. His range counts from where he is when his Command begins to act (GL-5.13.1).
combat-charge = { $unit } charges { $hex }: { $chance } % after their best fire. Strength, cohesion, slope and wall add up; now they help you (GL-10.22.1).
combat-charge-guns = Guns alone! They fire once at whoever charges; if that does not stop him they are taken without a roll (GL-10.28.4). { $unit } charges { $hex }: { $chance } %.
combat-charge-again = A second charge, by { $unit } on { $hex }: { $chance } %. Charges of one step are declared first and made one by one (GL-10.21.1).
combat-charge-done = The rest stay where they are: a unit that covers need not charge (GL-10.12.5). Now they fire, then your charges are made.
combat-charge-none = No charge promises enough. A good general also knows when to keep his wall.
combat-join = Add { $unit }: one charge with two strengths is better than two charges, and their fire stops only whom it hits (GL-10.24.1, GL-10.35.1).
combat-close = The sum is { $total }, the chance { $chance } % after their best fire. The charge is complete.
combat-resolve = You choose the order (GL-10.22.1). The surest first: what it empties can no longer help its neighbours.
combat-advance = The hex is empty: one charger must enter it (GL-11.31.1). He counts there at once, and may turn.
combat-along = A leader may go along with the unit he is stacked with (GL-5.15.5). Let him.
combat-continue = A total of 11 or more: whoever advanced may charge once more, alone (GL-11.32.1). Those just beaten do not fire again (GL-11.33.4). Do it.
combat-continue-not = A total of 11 or more would allow another charge, alone (GL-11.32.1). It promises little: stay.
combat-rally = { $unit } tries: { $number } or less on the die, its Disordered cohesion, and it is in good order (GL-11.52.1). { $chance } %. Each activation gives one try.
combat-rally-again = { $unit } did nothing and may rally, too: { $chance } % (GL-11.52.1).
combat-wait = Dice fall, or the Union decides. The stage shows each step, and the chance that is left.
combat-other = A small choice that the rules leave to you. Any answer will do.
combat-won = Victory: the heights are yours, and the Union has paid for its charge (GL-15.9). You fired where it hurt most, struck when nobody could answer, and brought order back.
combat-drawn = Neither side has won this time (GL-15.9). Begin again: the ground is the same, the dice are new.
combat-lost = The heights are lost this time (GL-15.9). Begin again: the ground is the same, the dice are new.
combat-chapter-hold = Hold
combat-chapter-guns = Guns
combat-chapter-strike = Strike back
combat-chapter-order = Order
combat-learned-hold = Defensive fire comes first: at one charger with full force, at two with less at each.
combat-learned-strike = Guns, then infantry, against the Disordered and the uncovered, when no marker can answer.
combat-learned-order = A second Disorder is the end of a unit: rest, rally, and retreat out of their front.

# ---- the refitted battles (GL-14, GL-17 to GL-19)

option-third-jackson = A third marker for Jackson
option-division-markers = Markers by division
option-second-day = Start on 19 September
option-handicap = Handicap
choice-handicap = { $side }: +{ $number } victory points
name-away = on its way round the map
prompt-assign = With which Command does { $unit } act this turn?
prompt-deploy = Who starts where?
prompt-march-off = Does { $unit } leave the map here, to come back elsewhere?
name-decision-assign = a Command for artillery
name-decision-deploy = setting up units
name-decision-march-off = a march round the map
verb-with = With the Sharpshooters
verb-assign = Assign
verb-set = Place
verb-deploy = Set up
verb-march-off = March round the map
describe-with = { $command } acts with the Sharpshooters
describe-assign = { $unit } acts with { $leader }
describe-set = Place { $unit } in { $hex }
describe-deploy = Set up { $unit } in { $hex }
describe-march-off = { $unit } marches round the map
event-acts-with = { $unit } acts with { $command }.
event-assigned = { $unit } acts with { $leader } this turn.
event-is-set = { $unit } is placed in { $hex }.
event-deployed = { $unit } starts in { $hex }.
event-marches-off = { $unit } leaves the map at { $hex } and will come back elsewhere.
event-comes-back = { $unit } is back on the map: { $hex }.
event-roused = { $marker } is roused: its markers come from the next turn on.
event-unleashed = An enemy is near: { $command } may move where it likes.
event-released = { $unit } and its group are free of their destination.
modifier-GL-14-11-2 = night
modifier-GL-14-45-2 = Sharpshooters
modifier-GL-14-45-6 = Sharpshooters in the charge
modifier-GL-14-57-1 = Wilder’s repeating rifles
refusal-no-combination = This side may not combine activations in this battle.
refusal-marker-waits = { $marker } waits until it is disturbed.
refusal-waits-for-second = { $command } acts only under the second marker of this turn.
refusal-acts-with-another = { $command } acts only with the Command it is assigned to.
refusal-no-scouts = No Sharpshooters are free to act with { $command }.
refusal-scouts-alone = { $unit } stands alone and may not charge.
refusal-no-dismounting = In this battle { $unit } stays in the saddle.
refusal-not-its-command = { $unit } is never assigned to { $leader }.
refusal-not-to-deploy = { $unit } is not to be set up now.
refusal-not-to-deploy-there = { $unit } may not start in { $hex }.
refusal-not-placed = { $unit } is not placed; it enters from the edge or is here.
refusal-is-placed = { $unit } does not enter from the edge; it is placed.
refusal-not-to-place-there = { $unit } may not be placed in { $hex }.
refusal-leader-waits = { $leader } arrives with a unit of his and waits for it at { $hex }.
refusal-leader-to-his-units = { $leader } arrives with a unit of his Command; there is none in { $hex }.
refusal-not-back-yet = { $unit } comes back under the second marker of its group at the earliest.
refusal-no-way-back = { $unit } does not come back at { $hex }.
refusal-no-way-round-here = No way leads round the map from { $hex }.
refusal-must-march = { $unit } must first move on towards { $hex }.
refusal-bound-elsewhere = { $unit } is bound for { $hex } and must take the shortest way, as far as it can.
refusal-bound-charge = { $unit } has its destination; { $hex } lies too far from it to be charged.
refusal-move-woods = { $name } cannot reach { $hex }: in woods extended movement keeps to the roads.

## The end
ending-gave-up = { $side-code ->
        [US] the Union has given up
       *[CS] the Confederacy has given up
    }
ending-points = { $level }, { $union } points to { $confederate }
ending-handicap = { $reason } ({ $number } of them to { $side } by handicap)
ending-points-rule = The Union’s points come first. Points are given for objectives held and for enemy units lost; the difference gives the level.
ending-not-held = { $who }: not held
ending-lost-units = { $count ->
    [one] { $count } unit lost
   *[other] { $count } units lost
}
tally-points = points, { $name }
tally-lost = lost, { $name }

## Why a computer player thinks so: what its evaluation looks at

why-time-left = time left
why-us-ahead = a Union victory as the points stand
why-cs-ahead = a Confederate victory as the points stand
why-us-ahead-late = a Union victory as the points stand, late in the day
why-cs-ahead-late = a Confederate victory as the points stand, late in the day
why-margin-to-win = points missing for a Union victory
why-margin-to-lose = points missing for a Confederate victory
why-margin-to-win-late = points missing for a Union victory, late in the day
why-margin-to-lose-late = points missing for a Confederate victory, late in the day
why-us-ground = objectives held by the Union
why-cs-ground = objectives held by the Confederates
why-us-ground-safe = Union objectives well guarded
why-cs-ground-safe = Confederate objectives well guarded
why-us-ground-in-reach = objectives the Union may take
why-cs-ground-in-reach = objectives the Confederates may take
why-ground-in-reach-late = objectives in reach, late in the day
why-us-losses = Union units eliminated
why-cs-losses = Confederate units eliminated
why-us-boxed = Union units withdrawn
why-cs-boxed = Confederate units withdrawn
why-us-strength = Union strength on the map
why-cs-strength = Confederate strength on the map
why-strength-left = the stronger army, with time to use it
why-us-to-come = Union troops still to arrive
why-cs-to-come = Confederates still to arrive
why-us-disordered = Union units in disorder
why-cs-disordered = Confederate units in disorder
why-us-guns = Union artillery
why-cs-guns = Confederate artillery
why-us-markers = Union markers still to be drawn
why-cs-markers = Confederate markers still to be drawn
why-us-in-contact = Union stacks next to the enemy
why-cs-in-contact = Confederate stacks next to the enemy
why-us-flanked = Union stacks with the enemy at flank or rear
why-cs-flanked = Confederate stacks with the enemy at flank or rear
why-us-guns-alone = Union guns alone near the enemy
why-cs-guns-alone = Confederate guns alone near the enemy
why-us-stacked = Union units stacked
why-cs-stacked = Confederate units stacked
why-us-acts = whose Command acts
why-initiative = the initiative

## Plans of computer players

plan-staff = The staff does as it sees fit
plan-assault = { $command } assaults { $hex }
plan-bombard = { $command } bombards { $hex }, then assaults
plan-flank = { $command } turns the flank of { $hex }
plan-march = { $command } marches to { $hex }
plan-hold = { $command } holds its ground at { $hex }
plan-delay = { $command } delays the enemy around { $hex } and refuses battle
plan-withdraw = { $command } withdraws to { $hex }
plan-first = { $command } acts first, as the staff sees fit
plan-together = { $command } and { $leader } act as one
