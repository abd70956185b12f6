# Glory in English.

game-title = Glory
game-about = Battles of the American Civil War, brigade by brigade, after the second edition of the rules by Richard Berg. Corps markers are drawn at random from a pool; the divisions of a drawn corps fire, move, charge and rally, and nobody knows who acts next. Fredericksburg and Chancellorsville are fought here, whole or in part.

## Scenarios

scenario-fredericksburg = Fredericksburg
scenario-maryes-heights = Marye’s Heights
scenario-prospect-hill = Prospect Hill
scenario-chancellorsville = Chancellorsville
scenario-jacksons-attack = Jackson’s Attack
history-fredericksburg = 13 December 1862. Burnside has thrown his bridges across the Rappahannock, and in the morning fog his two wings face the heights where Lee waits: Longstreet behind the stone wall above the town, Jackson in the woods at Hamilton’s Crossing. The whole day is played, nine turns from 7:45 to nightfall.
history-maryes-heights = The afternoon of 13 December 1862: one division after another leaves the streets of Fredericksburg for the stone wall under Marye’s Heights. A short scenario of our own with the units around the town, four turns from 12:45, and its own levels of victory.
history-prospect-hill = Late morning of 13 December 1862: Meade’s Pennsylvanians and Gibbon go forward across the fields against Jackson’s corps on Prospect Hill, where a wood stands empty between two brigades. A short scenario of our own, four turns from 10:15 with Birney come up behind the attack, and its own levels of victory.
history-chancellorsville = 30 April 1863. Hooker has crossed the Rappahannock upstream and stands at Chancellorsville in the Wilderness; Sedgwick holds the bridges below Fredericksburg. Lee turns on the stronger half with a part of his army. The whole campaign to 5 May, 48 turns; the Union commander’s caution keeps most of his corps to one marker.
history-jacksons-attack = Late afternoon of 2 May 1863. After a day’s march round the Union flank Jackson’s corps stands in the woods beyond Howard’s camps, whose cooks have lit their fires. Seven turns, from the attack to the next forenoon.

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
prompt-post = Place your leaders, each with a unit of his Command.
prompt-second = Name corps that may use their second marker: up to { $number } more.
prompt-open = You have the initiative: choose the marker that opens the turn.
prompt-command = { $marker }: choose the Command that acts next, combine leaders, or end.
prompt-combine = Name another leader for the combined activation (sum of factors { $total }), or roll.
prompt-move = Move, turn or change your units and leaders, then say you are done.
prompt-face = Choose the facing of the units in { $hex }.
prompt-mount = Does { $unit } mount or dismount?
prompt-ride = Where does { $leader } ride?
prompt-enter = { $unit } enters at { $hex }: where does it go?
prompt-depart = { $unit } may leave the map here.
prompt-flee = Move { $leader } out of the enemy’s way.
prompt-along = Does { $leader } go along to { $hex }?
prompt-rally = Choose Disordered units that try to rally, then say you are done.
prompt-place = Place recovered units.
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
describe-move = { $unit } moves to { $hex }
describe-march = { $unit } marches to { $hex } (extended movement)
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

event-forced = Forced: { $action }.
event-concedes = { $side } concedes.
event-victory = { $side } wins: { $level } (margin { $margin }).
event-drawn-game = The battle is a draw (margin { $margin }).
event-points = { $side }: { $number } victory points.
event-objective-held = { $side } holds { $hex }: { $number } points.
event-die = Die: { $face }.
event-modifier = { $clause }: { $value }.
event-turn = A turn begins: { $turn }.
event-second-marker = { $marker } may use its second marker.
event-initiative-roll = Initiative, { $side }: die { $die }, total { $total }.
event-initiative = { $side } has the initiative.
event-no-initiative = Nobody has the initiative.
event-opens = { $marker } opens the turn.
event-marker = { $marker } is played.
event-marker-idle = { $marker } has nobody to act.
event-set-aside = { $marker } is set aside.
event-acts = { $command } acts.
event-combines = { $leader } is named for a combined activation.
event-combined = Die { $die } against { $total }: they act as one.
event-not-combined = Die { $die } against { $total }: they act singly, out of command.
event-out-of-command = { $unit } is out of command.
event-moves = { $unit } moves to { $hex } ({ $cost } MP).
event-marches = { $unit } marches to { $hex } ({ $cost } MP, extended).
event-rides = { $leader } rides to { $hex }.
event-turns = The units in { $hex } face { $facing }.
event-swaps = { $unit } exchanges places in { $hex }.
event-mounts = { $unit } mounts.
event-dismounts = { $unit } dismounts.
event-enters = { $unit } enters the map and goes to { $hex } ({ $cost } MP).
event-arrives = { $leader } arrives in { $hex }.
event-leaves = { $unit } leaves the map at { $hex }.
event-departs = { $leader } leaves the map at { $hex }.
event-posted = { $leader } starts in { $hex }.
event-flees = { $leader } is driven away: { $hex }.
event-goes-along = { $leader } goes along to { $hex }.
event-disordered = { $unit } is Disordered.
event-withdrawn = { $unit } is Withdrawn.
event-eliminated = { $unit } is eliminated.
event-rallies = { $unit } rallies (die { $die }).
event-does-not-rally = { $unit } does not rally (die { $die }).
event-rallies-at-night = { $unit } rallies in the night.
event-recovers = { $unit } recovers (die { $die }).
event-is-lost = { $unit } does not recover and is lost (die { $die }).
event-stays-in-box = { $unit } does not recover yet (die { $die }).
event-to-recovery = { $unit } goes to the Recovery box.
event-returns = { $unit } returns in { $hex }.
event-command-gone = { $command }: the whole Command is gone.

## Refusals: why not

refusal-game-over = The game is over.
refusal-not-an-answer = “{ $verb }” is no answer now; expected: { $decision }.
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
refusal-has-turned = { $unit } has turned in this step.
refusal-stack-not-active = The stack of { $unit } may turn only if all its units act.
refusal-faces-there = { $unit } faces there already.
refusal-turn-by-another = Another unit of the stack is named to turn it, not { $unit }.
refusal-no-exit-here = Nobody leaves the map at { $hex }.
refusal-reinforcements-must-enter = Reinforcements that can enter must enter first.
refusal-reached-normally = { $hex } is reached by normal movement.
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
refusal-move-barred = { $name } may not enter { $hex }.
refusal-move-begins = { $name } begins within two hexes of an enemy: no extended movement to { $hex }.
refusal-move-close = { $hex } is within two hexes of an enemy: closed to extended movement.
refusal-move-near = { $name } may not move next to an enemy ({ $hex }).
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
