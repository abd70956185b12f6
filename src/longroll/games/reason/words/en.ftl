# Might & Reason in English.
# Glossary. One thing, one name: army commander · general (leads a Force) · Force · command die, command dice · base width
# (BW) · strength point · musketry, guns · charge, combat · to evade (horse, foot), to flee (guns) · broken · in command,
# out of command · garrison · town, sector · pulse, turn · initiative · valour: a general leads in person.

game-title = Might & Reason
game-kind = open table, lines of battle
game-about = Battles of the Seven Years War on an open table, brigade by brigade, after the rules by Sam Mustafa. Everything is measured, nothing is hidden; a turn has one to four pulses, nobody knows how many. Generals may stay idle or attack on their own; the army commander’s dice are all there is to hold them.
size-turns =
    { $count ->
        [one] about one turn
       *[other] about { $count } turns
    }

## Scenarios

scenario-lindenau = The affair at Lindenau
scenario-warburg = Warburg
scenario-rossbach = Rossbach
scenario-leuthen = Leuthen
scenario-kolin = Kolin
scenario-zorndorf = Zorndorf
subtitle-lindenau = Invented, for learning: a hill, a village
history-lindenau = An invented affair for learning. A Prussian detachment comes up the post road; an Austrian one waits on a low hill beside the village of Lindenau. Six units a side, and every arm and every kind of ground once: horse and foot, guns, hussars and Grenzers, a wood, a brook, a wall. The day begins with its third turn; from the seventh on it may end.
subtitle-warburg = 31 July 1760: Granby’s horse at a trot
history-warburg = 31 July 1760. Du Muy’s French corps stands on the heights above Warburg with its back to the Diemel. The Hereditary Prince comes round its left with the Allied infantry, up the Heinberg; the main army is still far behind, and Granby brings up the British horse at a trot. Played from the third turn; from the eighth on the day may end.
subtitle-rossbach = 5 November 1757: caught on the march
history-rossbach = 5 November 1757. Soubise’s French and the army of the Empire march in long columns round Frederick’s flank to cut him off, twice as strong as he is. His camp is struck in half an hour; behind the Janus and the Pölzen hills Seydlitz’s squadrons wait for the heads of the columns. The Prussians open the battle. It begins with the third turn of a short, overcast day; from the sixth on it may end.
subtitle-leuthen = 5 December 1757: the oblique attack
history-leuthen = 5 December 1757. Frederick has feigned an attack on the Austrian right and marched, hidden by low hills, across the whole front of an army much larger than his own. Now he wheels into line against its left wing at Sagschütz, while the Austrian reserves stand at the wrong end. A winter’s day from its first turn; from the sixth on it may end.
subtitle-kolin = 18 June 1757: uphill against Daun
history-kolin = 18 June 1757. Daun comes to the relief of Prague and holds the heights south of the high road. Frederick marches along them to roll up the Austrian right at Krechor; what was a flank march becomes an assault uphill, and his first defeat. Played from the second turn; from the eighth on the day may end.
subtitle-zorndorf = 25 August 1758: neither army gives way
history-zorndorf = 25 August 1758. Fermor’s Russians stand between marshy bottoms with the Mietzel behind them. Frederick has crossed above them, marched round and attacks from the south, past the burning village of Zorndorf; Seydlitz waits beyond the Zabern-Grund. The bloodiest day of the war, and neither army gave way. Played from the first turn; from the eighth on the day may end.

## Names

name-first = first side
name-second = second side
name-chance = the dice
name-nobody = nobody
name-army-prussians = Prussians
name-army-austrians = Austrians
name-army-austrians-and-allies = Austrians and allies
name-army-french = French
name-army-allies = Allies
name-army-franco-imperial-army = Franco-Imperial army
name-army-russians = Russians
name-RI = regular infantry
name-II = irregular infantry
name-HC = heavy cavalry
name-LC = light cavalry
name-IC = irregular cavalry
name-HA = heavy artillery
name-HW = howitzers
name-RA = horse artillery
name-FF = fighting formation
name-MF = march formation
name-garrison = garrison
name-waiting = off the table
name-gone = broken
name-none = no status
name-inactive = Inactive
name-active = Active
name-attack = Attack!
name-poor = poor
name-average = average
name-good = good
name-great = great
name-clear = clear
name-overcast = overcast
name-bad = bad weather
name-north = north
name-east = east
name-south = south
name-west = west
name-front = front
name-right = right flank
name-rear = rear
name-left = left flank
name-near-broken-unit = beside a breaking unit
name-valour = leading in person
name-overrun = ridden over by the enemy
name-morale = its morale failed
name-two-thirds = two thirds are lost
name-no-unit = no unit is left
name-conceded = it gave up
name-draw = draw
name-marginal = marginal victory
name-decisive = decisive victory

## Decisions: what to do

prompt-command-die = { $side } roll for command dice.
prompt-initiative-die = { $side } roll for the initiative.
prompt-average-die = The average die: does pulse { $pulse } begin?
prompt-tie-die = The totals are equal: one die decides about pulse { $pulse }.
prompt-control-die = Control test of { $force }.
prompt-recovery-die = { $unit } { $unit-many ->
     [many] try
    *[one] tries
 } to recover: less than { $losses } is needed.
prompt-officer-die = Loss test of { $officer }: { $cause }.
prompt-morale-die = Army morale of the { $side }: { $number } or more on two dice.
prompt-day-die = Turn { $turn } is over: the day ends on { $number } or more.
prompt-initiative = Initiative: you { $total } ({ $first } and { $second }), they { $other }; { $pool ->
     [one] one command die
    *[other] { $pool } command dice
 } left. Roll again?
prompt-lead = The initiative is yours: which side moves first in this pulse?
prompt-orders = { $pool ->
     [one] One command die is
    *[other] { $pool } command dice are
 } left: who gets one?
prompt-test = Which general is tested next?
prompt-control-reroll = { $force }: { $dice }. Have one die rolled again?
prompt-pick = { $force }: { $dice }. Which two dice count?
prompt-reins = You hold the reins of { $force }: choose its status.
prompt-recover = Which units try to recover strength?
prompt-recovery-reroll = { $unit } rolled { $die } against { $losses ->
     [one] one loss
    *[other] { $losses } losses
 }: roll again?
prompt-displaced = Place { $officer } beside { $unit }.
prompt-place = Bring on your reinforcements, or keep them back.
prompt-post = Place { $officer } beside his units.
name-decision-command-die = a command die
name-decision-initiative-die = an initiative die
name-decision-average-die = the average die
name-decision-tie-die = a die for the tie
name-decision-control-die = a control die
name-decision-recovery-die = a recovery die
name-decision-officer-die = a die for an officer
name-decision-morale-die = a morale die
name-decision-day-die = a die for the end of the day
name-decision-initiative = dice of the initiative
name-decision-lead = the first side
name-decision-orders = command dice
name-decision-test = the next control test
name-decision-control-reroll = a control die to roll again
name-decision-pick = two control dice
name-decision-reins = the status of a Force
name-decision-recover = a unit that recovers
name-decision-recovery-reroll = a second roll to recover
name-decision-displaced = a place for an officer
name-decision-place = a place for reinforcements
name-decision-post = a place for their general

## Verbs

verb-die = Die
verb-average = Average die
verb-reroll = Roll again
verb-keep = Keep
verb-lead = First side
verb-done = Done
verb-give = Give a die
verb-pay = Pay
verb-test = Test
verb-status = Status
verb-pick = Pick
verb-recover = Recover
verb-free = Free second roll
verb-spend = Spend a command die
verb-shift = Place officer
verb-concede = Concede
verb-place = Enter
verb-post = Place officer
describe-reroll = Roll both dice again
describe-keep = Keep it as it is
describe-lead = { $seat } are first
describe-done = Done
describe-give = A command die for { $officer }
describe-pay = Pay for { $unit } to move
describe-test = Test { $force }
describe-status = { $status }
describe-recover = { $unit } { $unit-many ->
     [many] try
    *[one] tries
 } to recover
describe-free = Roll again: its general rallies it
describe-spend = Roll again for a command die

## Events: the log

event-forced = No other answer: { $action }.
event-concedes = { $side } concede.
event-turn = Turn { $number } begins.
event-pulse = Pulse { $number }.
event-phase = Phase of the { $side }.
event-command-dice = { $side } receive { $number ->
     [one] one command die
    *[other] { $number } command dice
 } and have { $pool }.
event-initiative-dice = { $side } roll { $first } and { $second } for the initiative.
event-initiative-total = { $side } have { $total } in all.
event-average-die = The average die for pulse { $pulse } shows { $number }.
event-turn-ends = { $number } is not more than { $pulse }: the turn ends.
event-doubles = { $side } have rolled doubles: { $number ->
     [one] one command die
    *[other] { $number } command dice
 } more, { $pool } in all.
event-tie = Equal totals, a die decides: { $side } count as higher.
event-initiative-reroll = { $side } spend { $number ->
     [one] one command die
    *[other] { $number } command dice
 } to roll again; { $pool } left.
event-initiative-new = { $side } roll die { $which } again.
event-initiative = { $side } have the initiative.
event-initiative-given = { $side } have the initiative by the scenario.
event-leads = { $side } are first in this pulse.
event-pool-lost = { $side } lose { $number ->
     [one] one unspent command die
    *[other] { $number } unspent command dice
 }.
event-gives = { $officer } receives a command die at { $distance } BW{ $cost ->
     [one] {""}
    *[other] , for { $cost }
 }.
event-pays = { $unit } may move: { $cost ->
     [one] one command die
    *[other] { $cost } command dice
 } at { $distance } BW.
event-control-dice = { $force } { $force-many ->
     [many] roll
    *[one] rolls
 } { $number } control dice.
event-control-reroll = { $force } { $force-many ->
     [many] roll
    *[one] rolls
 } a { $which } again.
event-control = { $force } { $force-many ->
     [many] are
    *[one] is
 } { $status-code ->
     [inactive] Inactive
     [active] Active
    *[attack] in Attack!
 } with { $total }.
event-reins = { $force } { $force-many ->
     [many] are
    *[one] is
 } led by the army commander himself: { $status }.
event-given-status = { $force } { $force-many ->
     [many] are
    *[one] is
 } { $status } by the scenario.
event-recovery = { $unit } { $unit-many ->
     [many] try
    *[one] tries
 } to recover { $losses ->
     [one] a loss
    *[other] { $losses } losses
 }.
event-recovers = { $unit } { $unit-many ->
     [many] recover
    *[one] recovers
 } a strength point: { $sp } now.
event-free-reroll = { $officer } has { $unit } roll again.
event-cd-reroll = { $side } spend a command die to roll again (commander at { $distance } BW); { $pool } left.
event-loses = { $unit } { $unit-many ->
     [many] lose
    *[one] loses
 } { $number ->
     [one] a strength point
    *[other] { $number } strength points
 }: { $sp } left.
event-broken = { $unit } { $unit-many ->
     [many] are
    *[one] is
 } broken. Losses of the army: { $losses }, morale test from { $mtp }.
event-officer-test = { $officer } is in danger ({ $cause }, { $distance } BW).
event-officer-roll = { $officer }: { $total }, lost on { $number }.
event-officer-lost = { $officer } is lost: { $cause }.
event-officer-safe = { $officer } is unhurt.
event-successor = The successor of { $officer } takes over (personality { $modifier }).
event-new-commander = A poor commander takes over from { $officer }; the pool is empty.
event-displaced = { $officer } rides to his nearest unit.
event-officer-goes = { $officer } has no unit left and leaves the table.
event-morale = { $side }: losses { $losses }, test point { $mtp }.
event-morale-roll = { $side }, army morale: { $total } of { $number }.
event-morale-holds = { $side } fight on.
event-army-broken = { $side }: the army is broken, { $cause }.
event-day = After turn { $turn } the day ends on { $number } or more.
event-day-ends = Night falls after turn { $turn }.
event-holder = { $objective } is now held by: { $side }.
event-points = { $side }, { $clause }: { $number } VP.
event-total = { $side }: { $number } VP in all.
event-pursuit = Pursuit by the { $side }: { $number } VP.
event-victory = { $side }: { $level } (margin { $margin }).
event-drawn-game = The battle is a draw (margin { $margin }).
event-arrives = { $unit } { $unit-many ->
     [many] come
    *[one] comes
 } onto the table.
event-officer-arrives = { $officer } arrives.
modifier-MR-25-2-units = broken units
modifier-MR-25-2-officers = generals killed or captured
modifier-MR-25-2-commander = army commander killed or captured
modifier-MR-25-3 = objectives
modifier-MR-R39 = handicap

## Refusals: why not

refusal-spectator = You are watching: only the two players decide.
refusal-game-over = The battle is over.
refusal-not-an-answer = “{ $verb }” is no answer now; expected: { $decision }.
refusal-pool-too-small = { $need ->
     [one] One command die is
    *[other] { $need } command dice are
 } needed; the pool holds { $pool }.
refusal-no-such-die = There are { $number } dice.
refusal-orders-first = The command dice are handed out before the first control test.
refusal-orders-are-over = The control tests have begun: no more command dice are handed out.
refusal-officer-of-the-enemy = { $officer } is an officer of the enemy.
refusal-commander-needs-no-order = { $officer } is the army commander himself.
refusal-officer-not-there = { $officer } is not on the table.
refusal-enough-orders = { $officer } is { $distance } BW away: he may have { $number } at most.
refusal-no-army-battery = { $unit } is no battery of your army artillery.
refusal-unit-not-there = { $unit } is not on the table.
refusal-battery-is-paid = { $unit } is paid for.
refusal-two-dice-of = Two different dice of { $number } are picked, the lower number first.
refusal-force-of-the-enemy = { $force } belongs to the enemy.
refusal-force-is-tested = { $force } has its status: { $status }.
refusal-force-not-there = { $force } has no general and no units on the table.
refusal-force-holds = { $force } has orders to hold: no Attack! before an enemy is near.
refusal-no-attack-beyond-eight = The nearest enemy is { $distance } BW away: no Attack! beyond 8.
refusal-artillery-never-recovers = { $unit }: artillery never recovers strength.
refusal-too-few-losses = { $unit } has lost { $number }: no die is lower than that.
refusal-attack-never-recovers = { $unit }: a Force in Attack! does not recover.
refusal-outside-radius = { $unit } is { $distance } BW from { $officer }: 3 are allowed.
refusal-enemy-near = { $unit } is { $distance } BW from { $target }: more than 3 are needed.
refusal-free-reroll-used = The general of { $unit } has used his re-roll for it.
refusal-unit-of-the-enemy = { $unit } belongs to the enemy.
refusal-no-attempt-left = { $unit } has made its { $number } attempts.
refusal-one-cd-each = One command die for each attempt, no more.
refusal-commander-too-far = { $officer } is { $distance } BW away: { $most } are allowed.
refusal-another-officer = It is about { $officer }.
refusal-not-beside-unit = That is { $distance } BW from { $unit }: at most { $most }.
refusal-off-the-stretch = { $unit } enters with its centre between { $low } and { $high }.
refusal-enters-near-enemy = { $unit } would stand { $distance } BW from { $target }: 2 are needed.
refusal-place-is-taken = { $unit } finds no free place there.
refusal-post-too-far = { $officer } would be { $distance } BW from his units: 1 is allowed.
refusal-no-officer-to-post = { $officer } is not to be placed now.
refusal-post-first = First { $officer } is placed.
refusal-no-reinforcement = { $unit } does not wait to enter now.

## The position as text

summary-when = { $scenario } · turn { $turn } of { $length }, pulse { $pulse } · { $weather }
summary-decision = { $seat } decide:
summary-winner = The battle is over: { $side }, { $level }.
summary-drawn = The battle is over: a draw.
summary-army = { $side }: { $pool } command dice, losses { $losses } of { $mtp }, { $points } VP
summary-initiative = initiative: { $side }
summary-handicap = handicap: { $side }, losses reduced by { $number }
summary-objectives = Objectives
summary-objective = { $objective }: { $side } ({ $vp })
summary-commander = { $officer }, { $rating }
summary-force = { $force }, { $officer } ({ $modifier })
summary-unit = { $unit } { $kind } { $sp }/{ $start } { $place }{ $marks }
summary-mark-fired = fired
summary-mark-moved = moved
summary-mark-evaded = evaded
summary-mark-fled = fled
summary-mark-suppressed = suppressed
summary-uncommanded = out of command
summary-army-artillery = army artillery
summary-waiting = Off the table
summary-empty = nothing

## March: moves, officers, towns

prompt-move = Which unit or officer moves next?
prompt-path = Where { $unit-many ->
     [many] do
    *[one] does
 } { $unit } go?
prompt-ride = Where does { $officer } ride?
prompt-shift = { $officer } stands in the way of { $unit }: where to?
name-decision-move = the next move
name-decision-path = a path
name-decision-ride = a place for the officer
name-decision-shift = a place for an officer in the way
verb-take = Take
verb-move = Move
verb-officer = Ride
verb-stay = Stay
describe-stay = Stay
event-moves = { $unit } { $unit-many ->
     [many] move
    *[one] moves
 } { $cost } of { $allowance } BW.
event-nearest = nearest enemy { $target } at { $distance } BW
event-in-command = { $unit } { $unit-many ->
     [many] are
    *[one] is
 } in command: { $officer } at { $distance } BW.
event-out-of-command = { $unit } { $unit-many ->
     [many] are
    *[one] is
 } out of command: { $officer } at { $distance } BW.
event-rides = { $officer } rides { $distance } BW.
event-rides-paid = { $officer } rides { $distance } BW for a command die; { $pool } left.
event-changes = { $unit } { $unit-many ->
     [many] change
    *[one] changes
 } to { $formation }, facing { $facing }°.
event-enters = { $unit } { $unit-many ->
     [many] enter
    *[one] enters
 } { $sector } for { $cost } BW.
event-leaves = { $unit } { $unit-many ->
     [many] leave
    *[one] leaves
 } { $sector } by the { $edge }.
event-shifts = { $officer } makes room: { $distance } BW.
event-passed-over = { $unit } { $unit-many ->
     [many] pass
    *[one] passes
 } over { $officer }.
event-stays = { $unit } { $unit-many ->
     [many] stay
    *[one] stays
 }.
event-must-attack = { $unit } must attack { $target }.
event-must-advance = { $unit } must advance to within { $distance } BW of { $target }.
modifier-MR-13-1 = difficult ground
modifier-MR-13-2 = obstacle
modifier-MR-13-5 = level
refusal-not-on-table = { $unit } is not on the table.
refusal-unit-of-enemy = { $unit } belongs to the enemy.
refusal-has-moved = { $unit } has moved.
refusal-lets-it-go-by = { $unit } has let its move go by.
refusal-is-engaged = { $unit } is engaged.
refusal-battery-not-paid = No command dice were paid for { $unit }.
refusal-force-inactive = { $force } is not active: { $unit } may not move.
refusal-battery-not-in-contact = { $officer } did not touch { $unit } when the segment began.
refusal-battery-fled = { $unit } has fled in this pulse.
refusal-battery-suppressed = { $unit } is suppressed.
refusal-ends-on-unit = The move would end on { $unit }.
refusal-ends-near-enemy = The move would end { $distance } BW from { $unit }: { $short } too close.
refusal-road-ends-in-sector = The march would end in { $sector }.
refusal-road-ends-in-river = The march would end on the river { $name }.
refusal-garrison-must-leave = { $unit } is a garrison: it must leave first.
refusal-not-a-garrison = { $unit } is no garrison.
refusal-after-leaving = { $unit } may only advance or wheel after leaving a town.
refusal-change-is-a-whole-move = { $unit }: a change of formation takes the whole move.
refusal-unlimbered = { $unit } is unlimbered: it can only change.
refusal-not-for-artillery = { $unit } is artillery: not this manoeuvre.
refusal-about-face-regular = { $unit } is irregular: it turns in place instead.
refusal-about-face-first = { $unit }: the about-face comes first, and once.
refusal-pivot-irregular = { $unit } is regular: it must wheel.
refusal-two-pivots = { $unit } has turned in place twice.
refusal-no-oblique = { $unit } does not move obliquely.
refusal-road-needs-march-formation = { $unit } is not in march formation.
refusal-road-alone = { $unit }: a road march is the only manoeuvre, after an about-face.
refusal-road-alone-after = Nothing follows a road march.
refusal-move-ends-in-sector = A move ends in the town.
refusal-nothing-after-change = Nothing follows a change.
refusal-move-too-dear = It costs { $cost } BW, { $left } are left: { $short } short.
refusal-leaves-table = It leaves the table by { $short } BW.
refusal-turn-leaves-table = It leaves the table.
refusal-friend-in-the-way = { $unit } stands in line in the way after { $distance } BW.
refusal-enemy-in-the-way = The enemy { $unit } is in the way after { $distance } BW.
refusal-volley = { $distance } BW from { $unit }, which it has not fired at: { $limit } are needed.
refusal-volley-nearer = { $distance } BW from { $unit }, which it has not fired at: no closer than { $limit }.
refusal-side-near-enemy = { $unit } is { $distance } BW away: no side step within 2.
refusal-back-into-contact = It would back into { $unit }.
refusal-difficult-forbidden = { $unit } may not enter { $name } (after { $distance } BW).
refusal-impassable = { $name } is impassable (after { $distance } BW).
refusal-river = The river { $name } is in the way after { $distance } BW.
refusal-sector-in-the-way = { $sector } is in the way after { $distance } BW.
refusal-battery-has-one-base = { $unit } is a battery: it changes as one base.
refusal-irregular-cavalry-in-line = { $unit } is always in fighting formation.
refusal-fired-no-change = { $unit } has fired: it may not change.
refusal-no-such-base = { $unit } has no such base in its formation.
refusal-name-the-base = { $unit } has two bases: say which one stays.
refusal-not-on-a-road = { $unit } is not on a road.
refusal-road-ends = { $name } ends after { $room } BW: { $short } short.
refusal-no-such-sector = There is no sector { $sector }.
refusal-only-infantry-garrisons = { $unit } is no infantry.
refusal-town-closed = { $sector } is still closed.
refusal-sector-held = { $unit } holds { $sector }.
refusal-enemy-at-sector = The enemy { $unit } stands at { $sector }.
refusal-not-at-the-sector = Its front is { $distance } BW from { $sector }: 0.05 is needed.
refusal-sector-not-adjoining = { $sector } does not adjoin { $other }.
refusal-officer-off-table = { $officer } would stand off the table.
refusal-officer-in-river = { $officer } would stand in the river.
refusal-officer-in-impassable = { $officer } would stand on impassable ground.
refusal-officer-on-unit = { $officer } would stand on { $unit }.
refusal-officer-on-officer = { $officer } would stand on { $other }.
refusal-officer-near-enemy = { $officer } would be { $distance } BW from { $unit }: 0.1 is needed.
refusal-officer-absent = { $officer } is not on the table.
refusal-officer-of-enemy = { $officer } is an officer of the enemy.
refusal-officer-has-moved = { $officer } has ridden.
refusal-no-command-dice = { $officer } needs a command die to ride.
refusal-officer-no-way = { $officer } finds no way there.
refusal-officer-too-far = { $officer } would ride { $distance } BW: { $short } too far.
refusal-shifted-too-far = { $officer } would be shifted { $distance } BW: { $most } are allowed.
refusal-must-attack = Attack!: { $unit } must attack { $target }.
refusal-must-advance = Attack!: { $unit } would end { $distance } BW from { $target }: at most { $most }.
refusal-not-nearer = { $unit } is out of command: { $distance } BW from { $officer } is not nearer than { $before }.
refusal-unit-must-attack = { $unit } must still attack.
refusal-unit-must-advance = { $unit } must still advance.

## Fire, attacks and combat

name-indecisive = victory
prompt-musketry = Which unit fires its muskets next?
prompt-artillery = Both sides’ guns fire at one time. Which battery fires, and at whom?
prompt-fire-die = { $unit } { $unit-many ->
     [many] fire
    *[one] fires
 } at { $target }.
prompt-confirm-die = Bad weather: does the hit of { $unit } count? 4 or more.
prompt-save-die = { $target } saves a hit on 4 or more.
prompt-attack-die = Attack test of { $unit } against { $target }: not more than its SP.
prompt-attack-reroll = { $unit } will not attack { $target }: spend a command die for a second test?
prompt-evade = { $attacker } { $attacker-many ->
     [many] charge
    *[one] charges
 } { $unit }: evade or stand?
prompt-evade-die = { $unit } { $unit-many ->
     [many] try
    *[one] tries
 } to get away from { $attacker }.
prompt-evade-to = How far does { $unit } ride off, and where does it look then?
prompt-flee-die = { $unit } { $unit-many ->
     [many] fire
    *[one] fires
 } at { $attacker } and { $unit-many ->
     [many] try
    *[one] tries
 } to limber up.
prompt-also = { $unit } { $unit-many ->
     [many] touch
    *[one] touches
 } { $other } too: attack both?
prompt-go-on = The target of { $unit } is gone: stop, go on, or attack another?
prompt-combat = Which combat is fought next?
prompt-valour = { $unit } against { $target }: does a general lead in person?
prompt-combat-die = { $unit } { $unit-many ->
     [many] fight
    *[one] fights
 } { $target }.
prompt-combat-reroll = { $unit } against { $target }: you have { $total }, they { $other }. Spend a command die to roll one of your dice again?
prompt-share = { $number ->
     [one] One loss is
    *[other] { $number } losses are
 } still to be shared. Who takes the next one?
prompt-advance = { $unit } { $unit-many ->
     [many] have
    *[one] has
 } won: advance?
name-decision-fire-die = a die of the fire
name-decision-confirm-die = a die for the weather
name-decision-save-die = a die to save
name-decision-attack-die = the attack test
name-decision-evade-die = a die of the evade
name-decision-flee-die = a die of the battery
name-decision-combat-die = a combat die
name-decision-musketry = musketry
name-decision-artillery = targets of the artillery
name-decision-attack-reroll = a second attack test
name-decision-also = a second target
name-decision-go-on = the end of the charge
name-decision-evade = to evade or to stand
name-decision-evade-to = the way of an evade
name-decision-combat = the next combat
name-decision-valour = a general’s valour
name-decision-combat-reroll = a combat die to roll again
name-decision-share = who takes a loss
name-decision-advance = an advance after combat
verb-fire = Fire
verb-charge = Charge
verb-evade = Evade
verb-stand = Stand
verb-run = Ride off
verb-go = Go on
verb-also = Attack too
verb-only = Only the first
verb-resolve = Fight
verb-valour = Lead in person
verb-share = Take a loss
verb-advance = Advance
verb-occupy = Occupy
describe-fire = { $unit } { $unit-many ->
     [many] fire
    *[one] fires
 } at { $target }
describe-evade = Try to evade
describe-stand = Stand
describe-also = Attack { $unit } too
describe-only = Attack the first target only
describe-resolve = Fight the combat of { $unit }
describe-valour = { $officer } leads in person
describe-share = { $unit } { $unit-many ->
     [many] lose
    *[one] loses
 } a strength point
describe-occupy = { $unit } { $unit-many ->
     [many] occupy
    *[one] occupies
 } the place of the garrison
event-fires = { $unit } { $unit-many ->
     [many] fire
    *[one] fires
 } at { $target }, { $distance } BW.
event-fire-dice = { $dice ->
     [one] one die
    *[other] { $dice } dice
 } on { $number }, { $clause }
event-saves = hits saved on 4: { $clause }
event-hits = { $hits ->
     [0] { $target } { $target-many ->
         [many] hold
        *[one] holds
     }: no hit.
    *[other] { $losses ->
         [0] { $target } { $target-many ->
             [many] hold
            *[one] holds
         }: { $hits ->
             [one] the hit is saved
            *[other] all { $hits } hits are saved
         }.
        *[other] { $target } { $target-many ->
             [many] take
            *[one] takes
         } { $hits ->
             [one] a hit
            *[other] { $hits } hits
         }: { $losses ->
             [one] one loss
            *[other] { $losses } losses
         }.
     }
 }
event-suppressed = { $unit } { $unit-many ->
     [many] are
    *[one] is
 } suppressed.
event-suppression-ends = The suppressed batteries recover.
event-holds-fire = { $side } hold the rest of their fire.
event-charges = { $unit } { $unit-many ->
     [many] charge
    *[one] charges
 } { $target }: { $side }.
event-charge-path = { $unit } { $unit-many ->
     [many] need
    *[one] needs
 } { $cost } of { $allowance } BW.
event-attack-test = { $unit } { $unit-many ->
     [many] take
    *[one] takes
 } an attack test: not above { $sp }.
event-attack-passed = { $unit } { $unit-many ->
     [many] go
    *[one] goes
 } in.
event-attack-failed = { $unit } { $unit-many ->
     [many] hang
    *[one] hangs
 } back and { $unit-many ->
     [many] stay
    *[one] stays
 }.
event-contact = { $unit } { $unit-many ->
     [many] meet
    *[one] meets
 } { $target } after { $distance } BW.
event-conforms = { $unit } { $unit-many ->
     [many] close
    *[one] closes
 } up to { $target }: { $side }.
event-turns-to-face = { $unit } { $unit-many ->
     [many] turn
    *[one] turns
 } to face the attack ({ $facing }°).
event-attacks-also = { $unit } { $unit-many ->
     [many] attack
    *[one] attacks
 } { $target } too: { $side }.
event-goes-on = { $unit } { $unit-many ->
     [many] come
    *[one] comes
 } to a halt after { $distance } BW.
event-attack-over = { $unit } { $unit-many ->
     [many] attack
    *[one] attacks
 } no further.
event-stands = { $unit } { $unit-many ->
     [many] stand
    *[one] stands
 }.
event-tries-to-evade = { $unit } { $unit-many ->
     [many] try
    *[one] tries
 } to evade.
event-evade-dice = { $unit } { $unit-many ->
     [many] have
    *[one] has
 } { $defender } against { $attacker } to get away.
event-evades = { $unit } { $unit-many ->
     [many] evade
    *[one] evades
 } { $distance } BW.
event-evade-fails = { $unit } { $unit-many ->
     [many] are
    *[one] is
 } caught.
event-counter-charges = { $unit } { $unit-many ->
     [many] counter-charge
    *[one] counter-charges
 }.
event-flee-roll = { $unit } { $unit-many ->
     [many] try
    *[one] tries
 } to flee: { $total }, at most { $number }.
event-flees = { $unit } { $unit-many ->
     [many] limber
    *[one] limbers
 } up and { $unit-many ->
     [many] flee
    *[one] flees
 } { $distance } BW.
event-flight-fails = { $unit } { $unit-many ->
     [many] do
    *[one] does
 } not get away.
event-defensive-fire = { $unit } { $unit-many ->
     [many] fire
    *[one] fires
 } into { $target }: { $losses ->
     [one] one loss
    *[other] { $losses } losses
 }.
event-combat = { $unit } { $unit-many ->
     [many] fight
    *[one] fights
 } { $target }.
event-extra-die = { $side } roll one more die: the kind of { $unit }.
event-valour = { $officer } leads in person: +{ $number }.
event-combat-reroll = { $side } roll a combat die again.
event-combat-total = { $side } have { $total }.
event-combat-won = { $side } win the combat{ $result-code ->
     [decisive] { " " }twice over
    *[indecisive] {""}
 }.
event-falls-back = { $unit } { $unit-many ->
     [many] fall
    *[one] falls
 } back { $distance } BW.
event-cannot-fall-back = { $unit } { $unit-many ->
     [many] have
    *[one] has
 } only { $distance } BW to fall back.
event-ridden-through = { $by } { $by-many ->
     [many] go
    *[one] goes
 } back through { $unit }.
event-advances = { $unit } { $unit-many ->
     [many] advance
    *[one] advances
 } { $distance } BW.
event-occupies = { $unit } { $unit-many ->
     [many] occupy
    *[one] occupies
 } { $sector }.
modifier-MR-8-5 = short range
modifier-MR-8-6 = long range
modifier-MR-8-7 = irregulars
modifier-MR-8-8 = in difficult ground or a town
modifier-MR-9-7 = battery
modifier-MR-9-8 = battery with a loss
modifier-MR-10-2 = from flank or rear
modifier-MR-10-2-MF = target in march formation
modifier-MR-10-2-vulnerable = target vulnerable
modifier-MR-10-4 = cover
modifier-MR-10-5 = guns in action against musketry
modifier-MR-19-2 = kind of cavalry
modifier-MR-19-2-difficult = irregulars in difficult ground
modifier-MR-20-2 = strength points
modifier-MR-20-4 = valour
modifier-MR-20-5 = enemy vulnerable
modifier-MR-20-6 = enemy in cover
modifier-MR-20-7-MF = own units in march formation
modifier-MR-20-7 = own unit flanked
refusal-fire-limbered = { $unit } is limbered.
refusal-fire-suppressed = { $unit } is suppressed.
refusal-fire-twice = { $unit } has fired in this pulse.
refusal-fire-formation = { $unit } is in march formation.
refusal-fire-cavalry = { $unit }: cavalry does not fire.
refusal-fire-uncommanded = { $unit } is out of command.
refusal-fire-friend = { $target } is no enemy of { $unit }.
refusal-fire-absent = { $target } is not on the table.
refusal-fire-range = { $target } is { $distance } BW from the front of { $unit }; its range is { $range }.
refusal-fire-arc = { $target } is not in the front arc of { $unit }.
refusal-fire-no-dice = { $unit } is too weak to fire at this range.
refusal-fire-line-woods = Woods hide { $target } from { $unit }.
refusal-fire-line-town = A town hides { $target } from { $unit }.
refusal-fire-line-ground = Higher ground hides { $target } from { $unit }.
refusal-fire-line-unit = { $by } stands between { $unit } and { $target }.
refusal-fire-nearest = { $unit } must fire at { $target }, { $nearest } BW away; that one is at { $distance }.
refusal-fire-not-yours = { $unit } does not fire now: it belongs to the other side.
refusal-fire-later = { $unit } fires in the artillery step.
refusal-fire-over = { $unit }: the musketry is over.
refusal-must-fire-canister = A battery with an enemy in canister range must fire.
refusal-attack-artillery = { $unit }: artillery never attacks.
refusal-attack-march = { $unit } is in march formation: it cannot attack.
refusal-attack-garrison = { $unit } began this segment as a garrison or is not on the table: it cannot attack.
refusal-attack-moved = { $unit } has used its move.
refusal-attack-inactive = { $unit }: its Force is not active.
refusal-attack-engaged = { $unit } is already engaged.
refusal-attack-uncommanded = { $unit } is out of command: it cannot attack.
refusal-attack-friend = { $target } is no enemy of { $unit }.
refusal-attack-absent = { $target } is not on the table.
refusal-attack-gone = { $target } has evaded or fled in this segment.
refusal-attack-kind = { $unit } may not attack { $target } where it stands.
refusal-attack-arc = { $target } was not in the front arc of { $unit } at the control segment.
refusal-attack-nearest = { $nearer } was nearer to the front of { $unit }: { $nearest } BW, { $target } { $distance }.
refusal-attack-volley = { $unit } has not fired at { $target } in this pulse.
refusal-charge-pivot = { $unit } is regular: it wheels, it does not pivot.
refusal-charge-wheel = { $unit } may wheel by 90 degrees at most before it charges.
refusal-charge-irregular = { $unit } is irregular: it pivots, it does not wheel to charge.
refusal-charge-oblique = { $unit } cannot move obliquely.
refusal-charge-misses = On this path { $unit } does not meet { $target }.
refusal-charge-side = { $unit } would not meet the required side of { $target } ({ $side }): { $distance } BW off.
refusal-charge-short = { $unit } falls { $short } BW short of { $target }: the charge costs { $cost }.
refusal-charge-blocked = { $by } stands in the way of { $unit }.
refusal-charge-ground = The way of { $unit } leads over ground it may not enter.
refusal-charge-place-ground = { $unit } would stand on ground it may not enter.
refusal-charge-occupied = { $unit } would stand on { $by }.
refusal-charge-no-room = { $unit } finds no room against { $target }.
refusal-charge-no-canonical = { $unit } reaches { $target } by no plain charge.
refusal-go-on-length = { $unit } cannot stop after { $length } BW: at most { $most }, in a free place.
refusal-go-on-target = { $unit } meets no such enemy on its way.
refusal-evade-length = { $unit } cannot stop after { $length } BW: from { $least } to { $most }, in a free place.
refusal-no-combat = No combat is named after { $unit }.
refusal-no-valour = { $officer } has no valour to lend here.
refusal-share-not-here = { $unit } cannot take this loss.
refusal-advance-length = { $unit } cannot advance { $length } BW: at most { $most }, to a free place.
refusal-advance-other = It is about { $unit }.
refusal-occupy-nothing = { $unit } has broken no garrison.

## Pick-up battles

scenario-pick-up = A battle of your own
subtitle-pick-up = Armies by points, a table of your choice
history-pick-up = No battle of history but your own: each player chooses a commander, raises an army for the points he leaves and deploys it on a table of your choice. Ready-made armies are at hand if you would rather begin at once.
option-table = Table
option-season = Season
option-handicap = Handicap
choice-handicap = { $side }: losses reduced by { $number }
choice-open = Open ground
choice-lindenau = Lindenau
choice-warburg = Warburg
choice-rossbach = Rossbach
choice-leuthen = Leuthen
choice-kolin = Kolin
choice-zorndorf = Zorndorf
choice-summer = Summer
choice-spring = Spring
choice-autumn = Autumn
choice-winter = Winter
name-army-blues = Blues
name-army-whites = Whites
name-poor-foot = mostly foot, poor commander
name-poor-horse = strong in horse, poor commander
name-poor-light = many light troops, poor commander
name-average-foot = mostly foot, average commander
name-average-horse = strong in horse, average commander
name-average-light = many light troops, average commander
name-good-foot = mostly foot, good commander
name-good-horse = strong in horse, good commander
name-good-light = many light troops, good commander
name-great-foot = mostly foot, great commander
name-great-horse = strong in horse, great commander
name-great-light = many light troops, great commander
prompt-rate = What is your commander? A lesser one leaves you more points. Or take a ready-made army.
prompt-raise = Raise units, Force by Force: { $points } points are left, { $number } units stand in this Force.
prompt-person-die = What manner of man is { $officer }?
prompt-scout-die = { $side } scout: one die + { $bonus }.
prompt-weather-die = The weather.
prompt-hour-die = When does the battle begin?
prompt-station = Place { $officer }, within 6 BW of your edge.
prompt-deploy = Deploy { $unit }, within 6 BW of your edge and in command.
name-decision-rate = a commander
name-decision-raise = units for the army
name-decision-person-die = a die for an officer’s character
name-decision-scout-die = a scouting die
name-decision-weather-die = a die for the weather
name-decision-hour-die = a die for the first turn
name-decision-station = a place for an officer before the battle
name-decision-deploy = a place for a unit before the battle
verb-army = Ready-made army
verb-rate = Commander
verb-raise = Raise
verb-guns = Army artillery
verb-close = Next Force
verb-station = Place officer
verb-deploy = Deploy
verb-rest = Deploy the rest
describe-army = { $list }
describe-rate = { $rating } commander, { $rating-code ->
    [poor] 200
    [average] 180
    [good] 160
   *[other] 140
 } points
describe-close = This Force is complete: begin the next
describe-rest = All others in line, as the program would place them
event-rated = { $side } have a { $rating } commander and { $points } points.
event-ready-army = { $side } take the field for { $points } points: { $list }.
event-raised = { $unit } { $unit-many ->
     [many] are
    *[one] is
 } raised for { $cost }: { $points } points left.
event-corps-closed = The Force of { $force } is complete: { $number } units.
event-army-raised = { $side }: { $number } units for { $points } points.
event-person-die = A die for { $officer }.
event-person = { $officer }: { $total } on two dice, personality { $modifier }.
event-exceptional = { $officer } is exceptional.
event-brave = { $officer } has a valour of 1.
event-scout = { $side } scout: { $total } in all.
event-scout-tie = Both have { $total }: they scout again.
event-outscouted = { $side } are outscouted: they deploy first, in the south.
event-weather-die = A die for the weather.
event-weather = Weather: { $total } on two dice, { $weather }; the day has { $length } turns.
event-hour = The battle begins in turn { $turn }.
event-stationed = { $officer } takes his place.
event-deployed = { $unit } { $unit-many ->
     [many] deploy
    *[one] deploys
 }.
event-deployed-in = { $unit } { $unit-many ->
     [many] garrison
    *[one] garrisons
 } { $sector }.
event-left-behind = { $side }: no place is left for a unit of { $sp } SP ({ $kind }); it stays behind.
refusal-rating-first = Choose your commander first.
refusal-rating-is-chosen = Your commander is chosen: { $rating }.
refusal-no-such-strength = { $kind }: from { $low } to { $high } SP.
refusal-only-foot-drills = Only regular infantry pays for the oblique drill, not { $kind }.
refusal-too-dear = It costs { $cost }; { $points } points are left.
refusal-no-second-unit = { $points } points would be left; a Force needs two units, { $least } at least.
refusal-no-army-artillery = { $kind } cannot be army artillery.
refusal-no-corps = The army has no Force yet.
refusal-corps-too-small = This Force has { $number } units; { $least } are needed.
refusal-corps-closed = The next unit begins a new Force anyway.
refusal-no-points-for-corps = { $points } points are left; a Force costs { $least } at least.
refusal-beyond-zone = { $unit } would reach { $distance } BW from your edge: 6 are allowed.
refusal-officer-beyond-zone = { $officer } would stand { $distance } BW from your edge: 6 are allowed.
refusal-deployed-off-table = { $unit } would stand off the table.
refusal-deployed-river = { $unit } would stand in a river.
refusal-deployed-difficult = { $unit } may not enter difficult ground.
refusal-deployed-sector = { $unit } would stand across a town; a garrison is placed in its sector.
refusal-deployed-on-unit = { $unit } would stand on { $other }.
refusal-deployed-on-officer = { $unit } would stand on { $officer }.
refusal-deployed-out-of-command = { $unit } would be { $distance } BW from { $officer }, out of command: 3 are allowed.
refusal-no-garrison-of-horse = { $unit }: only infantry garrisons a town.
refusal-garrisoned-already = { $sector } has a garrison already; no room for { $unit }.
refusal-deployed-already = { $unit } stands on the table already.
refusal-stationed-already = { $officer } has his place already.
refusal-station-first = First { $officer } is placed.
refusal-irregular-march = { $unit }: irregular cavalry has no march formation.

## First lesson

lesson-title = First lesson: Lindenau
lesson-about = Ten minutes, the last pulse of the day at Lindenau. You command the Prussians; a teacher tells you what to do and why: muskets fire, generals get command dice, a line wheels, horse and foot charge, a general leads in person, an army breaks.
lesson-chapter-fire = Fire
lesson-chapter-command = Command
lesson-chapter-charge = Moves and charges
lesson-chapter-combat = Combat
lesson-learned-fire = Muskets fire first: short range, a die for each strength point (MR-8.5).
lesson-learned-control = A general is Inactive, Active or in Attack!; command dice help him (MR-11.10).
lesson-learned-combat = Twice the enemy’s total breaks him; flanks and valour count (MR-20.10).
lesson-fire = The day at Lindenau ends with this pulse. One Austrian regiment is left on the hill, { $foe }: if it goes, its army breaks (MR-24.6). { $musketeers } stand { $distance } BW away: { $dice } dice, every 6 hits (MR-8.5, MR-8.9), { $chance } % for a loss. Fire.
lesson-fire-other = { $unit } can fire at { $target }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} at { $distance } BW, { $chance } % for a loss (MR-8.4).
lesson-fire-done = Nobody can fire any more. Close your musketry.
lesson-give = Your phase: control. { $general } rolls two dice, one more for each command die, and picks two (MR-11.7, MR-11.9). { $distance } BW from { $commander } he may get two (MR-11.2). One lowers the chance that he stays Inactive from { $now } to { $then } %; { $pool } are left.
lesson-give-again = A second one: { $now } % becomes { $then } %. Give it to him too (MR-11.2).
lesson-give-done = Keep the other { $pool }: each can buy a second roll of an attack test or of a combat die (MR-7.3). Nothing for { $rider }: he touches { $commander }. Say that you are done.
lesson-test = Test the Force of { $general } with { $dice } dice. Two of them and his +1: 6 or less Inactive, 7 to 10 Active, 11 or more Attack!, whether you like it or not (MR-11.10, MR-11.14). It stays Inactive with { $chance } %.
lesson-test-other = Test the Force that is left (MR-11.5).
lesson-reroll-not = { $dice }. An exceptional general such as { $general } might roll one die again (MR-11.8), but two of these already make his Force Active. Keep them.
lesson-reroll = { $dice }. No two of these make his Force Active. But { $general } is exceptional: he may roll one die again, for better or worse (MR-11.8, MR-1.8). Do it.
lesson-pick = Of { $dice } pick { $one } and { $two }: with his +1 that makes { $total }, Active (MR-11.9, MR-11.10). An Active unit moves, attacks or stays as you wish (MR-11.13).
lesson-pick-attack = { $one } and { $two } make { $total }: Attack! These dice have nothing better. All his infantry must now attack or advance (MR-11.14); the charge that you want is among it.
lesson-pick-idle = { $total } at best: Inactive. His units stay where they are in this phase (MR-11.12). The cavalry must do it alone.
lesson-reins = { $rider } is in base contact with { $commander }, who takes the reins: no dice, you choose (MR-11.6). Take Active.
lesson-wheel = On to the hill: whoever alone is within 2 BW of its middle holds it (MR-25.3). Take the { $grenadiers }, pull the right front corner forward to 30° (MR-12.5), then the front edge by 0.95 BW (MR-12.4). Green: confirm. Arrow keys do the same.
lesson-wheel-other = The { $grenadiers } can still go on to the hill (MR-25.3): { $path } does it. L is a wheel to the left in degrees, R one to the right, A an advance in BW.
lesson-charge = The charge. The { $cuirassiers } meet the flank of { $foe } (MR-17.7), where it fights with -3 (MR-20.7); heavy cavalry needs no test (MR-17.9). Contact after { $distance } BW, { $left } left. Alone they break it with { $chance } %, but others can join.
lesson-charge-turn = { $unit } can charge { $foe } after a wheel (MR-18.1): { $distance } BW to contact, { $left } BW left. The enemy breaks with { $chance } %. The list has this charge.
lesson-ride = Officers ride up to 8 BW before, between or after the moves of units (MR-15.5). Within 1 BW of a unit of his that fights, { $rider } can lead it in person (MR-20.8). Bring him up behind the { $cuirassiers }.
lesson-charge-join = Infantry comes within 1 BW only of an enemy it has fired at (MR-14.6, MR-17.8); { $musketeers } have. First a test, a die not above their strength (MR-17.11). Together (MR-17.13) they break { $foe } with { $chance } %. Charge, { $distance } BW.
lesson-charge-front = { $musketeers } have fired at { $foe }, so they may attack it (MR-14.6, MR-17.8) after a test: a die not above their strength (MR-17.11). { $distance } BW; the enemy breaks with { $chance } %. Charge.
lesson-attack-again = The test has failed. With { $commander } within 8 BW a command die rolls it again (MR-17.12). Pay.
lesson-move-done = Nobody else need move. Say that you are done.
lesson-path = You have somebody in hand. Choose one of the moves in the list, or let him stay.
lesson-must = A Force in Attack! must attack or advance (MR-11.14, MR-11.15). { $unit } still { $unit-many ->
    [many] owe
   *[one] owes
} it. Take the unit and send it at the enemy.
lesson-recover = { $unit } have { $losses } losses, no enemy within 3 BW and their general near: they may recover (MR-16.2). A die lower than their losses brings back a point, { $chance } % (MR-16.4); who has not moved tries twice (MR-16.3).
lesson-recover-again = Missed. Their general may have one attempt of each unit rolled again, free of charge (MR-16.5).
lesson-recover-enough = Missed. A command die would roll it again (MR-16.6), but the combat needs it more. Keep it.
lesson-valour = The combat: strength, a die and modifiers (MR-20.2). Twice the enemy’s total breaks him (MR-20.10); else the attackers fall back (MR-20.13). If { $rider } leads in person he adds { $valour }: { $then } instead of { $now } %. He may fall (MR-22.3).
lesson-valour-not = The combat: strength, a die and modifiers (MR-20.2). Twice the enemy’s total breaks him (MR-20.10); else the attackers fall back (MR-20.13). An officer could lead in person (MR-20.8); here it is not worth the danger (MR-22.3).
lesson-combat-done = { $mine } against { $theirs }, at least twice as much: a decisive victory (MR-20.10). Keep the dice.
lesson-combat-again = { $mine } against { $theirs }: that is not yet twice as much. With { $commander } within 8 BW a command die rolls the { $die } again (MR-20.9). Do it.
lesson-combat-keep = { $mine } against { $theirs }. A { $die } is too good to be rolled again (MR-20.9). Keep it.
lesson-share = One of your units in the combat must bear the loss (MR-20.12): { $unit }, the strongest.
lesson-advance = { $foe } is no more. A victorious attacker may go on up to 2 BW (MR-21.5), but nothing more is to be won there. Stay: 0 BW.
lesson-resolve = Choose which combat is fought first (MR-20.1).
lesson-stand = You are charged. Stand; evading is for those who have room (MR-19.3).
lesson-shift = One of your officers must make room. Choose a free place near by (MR-14.4, MR-15.6).
lesson-wait = One moment: dice are rolled, or the Austrians decide. Follow it in the log, which shows every measure and every modifier.
lesson-other = A small choice that the rules leave to you. Any answer will do; point at one to see its clause.
lesson-won-all = Victory! With { $foe } the Austrians have lost two thirds of their army: it breaks without a roll (MR-24.6, MR-25.1).
lesson-won = Victory, although { $foe } still stands: { $mine } points against { $theirs }. Losses and objectives count (MR-25.2, MR-25.3), and an army that has lost a third tests its morale each turn (MR-24.4).
lesson-drawn = { $mine } points against { $theirs }: less than 4 apart is a draw (MR-25.4). The foe did not break and the hill was not enough. Try again; the dice will fall otherwise.
lesson-lost = The day is lost, { $mine } points against { $theirs } (MR-25.4). Try again; the dice will fall otherwise.

## Second lesson

second-title = Second lesson: command and time
second-about = Ten minutes, the last turn at Lindenau. Nobody knows how many pulses it will have. You fight for the initiative, share out command dice by distance, keep your units within reach of their generals, and bring a line of three on to the hill together.
second-chapter-time = Time
second-chapter-command = Command
second-chapter-moves = Moves
second-chapter-end = The end of the day
second-ahead = Both sides roll two dice for the initiative (MR-7.4). You have { $mine }, they { $theirs }: it is yours as it stands. Command dice could roll again (MR-7.9), but they are worth more to your generals. Keep what you have.
second-behind = Both sides roll two dice for the initiative (MR-7.4). You have { $mine }, they { $theirs }. For one of your { $pool } command dice you may roll one again (MR-7.9): the lower one. A second pulse begins with only { $chance } % (MR-7.6); who moves first counts.
second-behind-keep = You have { $mine } for the initiative, they { $theirs } (MR-7.4). Your dice are good, rolling again would rather spoil them (MR-7.9). Keep them, and your command dice for your generals.
second-lead = The initiative is yours: you say which side moves first in this pulse (MR-7.11). With perhaps no other pulse to come (MR-7.6), let it be yours.
second-near = Command dice: { $pool } for the whole turn (MR-7.2). { $general } is { $distance } BW from { $commander }; up to 8 BW he may have two (MR-11.2). One lowers the chance that his foot stays Inactive from { $now } to { $then } %. Give it to him.
second-near-again = A second one for { $general }: { $now } % becomes { $then } % (MR-11.2). Without the foot there is no hill to be won.
second-far = { $rider } is { $distance } BW away: beyond 8 BW one die is all he may have (MR-11.2). { $now } % becomes { $then } %. Give it to him.
second-enough = { $pool } command dice stay in the pool for later pulses of this turn; at its end they are lost (MR-7.2). Begin the control tests.
second-test = Each general is tested, in the order you like (MR-11.5). { $general } rolls { $dice } dice and picks two (MR-11.7, MR-11.9). He stays idle with { $chance } %.
second-test-horse = Now { $rider } with { $dice } dice (MR-11.7): idle with { $chance } %.
second-reroll-not = { $dice }: two of these make him Active. An exceptional general may have one die rolled again (MR-11.8), but why risk it? Keep them.
second-reroll = { $dice }: no two of these make his Force Active. { $general } is exceptional: have the lowest die rolled again (MR-11.8).
second-pick = { $dice }. Pick the two that make { $total }: Active (MR-11.10). Attack! would send his units at the enemy by themselves (MR-11.14); you want them on the hill.
second-pick-other = { $dice }. Nothing better than { $total } is among them (MR-11.10). Take it.
second-path = You have somebody in hand. Put him back, or choose a way for him.
second-ride = { $hussars } are { $distance } BW from { $rider }: beyond 3 BW a unit is out of command (MR-3.5, MR-3.10), vulnerable, and moves only towards him (MR-15.9). Officers ride 8 BW, whatever the status of their Force (MR-15.5).
second-do-take = Take { $rider }
second-do-ride = Click between his two units, about 3 BW to the west, or confirm a place from the list
second-line = { $left }, { $middle } and { $right } stand in line: one command, one way, less than 1 BW apart. Take all three, with Shift, a double click or K, and go 2 BW ahead. On the hill they hold it (MR-25.3).
second-line-on = { $number } of the line still stand below the hill. 2 BW straight ahead (MR-12.4).
second-do-line = Take the line
second-do-unit = Take the unit
second-do-ahead = 2 BW straight ahead, then confirm
second-moved = The line stands on the hill. Nobody else need move: horse has no business in a village (MR-17.4). End the moves.
second-recover = { $unit } have { $losses } losses, their general near and no enemy within 3 BW: they may recover (MR-16.2). A die lower than their losses brings back a point, { $chance } % (MR-16.4).
second-recover-again = Missed. Their general may have it rolled again, free of charge (MR-16.5).
second-recover-keep = Missed. A command die would roll it again (MR-16.6); keep it for the next pulse.
second-must = { lesson-must }
second-small = A small choice. Any answer will do; the teacher would take this one.
second-again = Another pulse: initiative, fire, control and moves come again (MR-6.2), and nobody knows whether there will be one more (MR-7.6). The hill is yours as long as no enemy stands on it alone (MR-25.3).
second-wait = One moment: dice are rolled, or the Austrians decide.
second-other = A small choice that the rules leave to you. Any answer will do.
second-learned-time = A turn has one to four pulses, and a die decides after each (MR-7.6).
second-learned-command = Two command dice up to 8 BW, one beyond: distance is command (MR-11.2).
second-learned-line = Units of one command in line move together, as fast as the slowest (MR-12.1).
second-won = Victory, { $mine } points against { $theirs } (MR-25.2): the hill is yours, and it took one pulse in which everybody obeyed. Warburg has four generals a side and twice the ground.
second-drawn = { $mine } points against { $theirs }: a draw (MR-25.4). The generals would not obey in time. Try again; the dice will fall otherwise.
second-lost = The day is lost, { $mine } points against { $theirs } (MR-25.4). Try again; the dice will fall otherwise.

## The end
ending-broken = the army is broken ({ $armies }), { $cause }
ending-losses = { $army }: { $lost } of { $total } lost.
ending-day = the day is over, { $first } points to { $second }
ending-handicap = { $reason } (handicap: { $side }, losses reduced by { $number })
ending-day-rule = Losses, officers and objectives give points; four more are a marginal victory, eight a decisive one.
ending-nobody = nobody
ending-turn = turn { $turn }
ending-lost-strength = { $lost } of { $total } lost
tally-points = points, { $name }
tally-losses = losses, { $name }

## Standing orders

standing-control-dice = Command dice
standing-control-dice-ask = ask me
standing-control-dice-spread = to those they help most
standing-control-dice-none = give none
standing-control = Control dice
standing-control-ask = ask me
standing-control-doubt = ask me only between Active and Attack!
standing-control-calm = Active rather than Attack!
standing-control-bold = Attack! rather than Active
standing-initiative = Initiative
standing-initiative-ask = ask me
standing-initiative-behind = ask me only if I am behind
standing-initiative-none = never roll again
standing-evade = Evading
standing-evade-ask = ask me
standing-evade-best = whatever costs less
standing-evade-yes = always try
standing-evade-no = always stand
standing-combat = Valour and second rolls
standing-combat-ask = ask me
standing-combat-behind = ask me only if the combat is lost as it stands
standing-combat-none = never
standing-losses = Losses and pursuit
standing-losses-ask = ask me
standing-losses-best = the strongest bears them; towns are occupied
standing-recovery = Recovery
standing-recovery-ask = ask me
standing-recovery-best = everybody tries, without command dice
standing-make-room = Officers in the way
standing-make-room-ask = ask me
standing-make-room-nearest = to the nearest free place
standing-ask = Ask
standing-spread = Spread
standing-none = None
standing-doubt = If in doubt
standing-calm = Active
standing-bold = Attack!
standing-behind = If behind
standing-best = Best
standing-yes = Yes
standing-no = No
standing-nearest = Nearest

## Why a computer player thinks so: what its evaluation looks at

why-time-left = time left
why-first-ahead = a lead in points that wins for the first army
why-second-ahead = a lead in points that wins for the second army
why-first-ahead-late = a winning lead of the first army, late in the day
why-second-ahead-late = a winning lead of the second army, late in the day
why-points = victory points
why-points-late = victory points late in the day
why-first-losses = losses of the first army
why-second-losses = losses of the second army
why-first-to-break = the danger of collapse of the first army
why-second-to-break = the danger of collapse of the second army
why-first-shaken = shaken morale of the first army
why-second-shaken = shaken morale of the second army
why-first-ground = objectives of the first army
why-second-ground = objectives of the second army
why-ground-in-reach = strength around the objectives
why-ground-in-reach-late = strength around the objectives, late in the day
why-first-strength = strength on the table of the first army
why-second-strength = strength on the table of the second army
why-strength-left = the stronger army, with time to use it
why-first-horse = cavalry of the first army
why-second-horse = cavalry of the second army
why-first-guns = artillery of the first army
why-second-guns = artillery of the second army
why-first-to-come = reinforcements of the first army
why-second-to-come = reinforcements of the second army
why-first-spent = spent units of the first army
why-second-spent = spent units of the second army
why-first-worn = wear of the first army
why-second-worn = wear of the second army
why-first-columns = units in column of the first army
why-second-columns = units in column of the second army
why-first-flanked = exposed flanks of the first army
why-second-flanked = exposed flanks of the second army
why-contact = strength where the lines meet
why-first-officers-lost = generals lost of the first army
why-second-officers-lost = generals lost of the second army
why-first-command = command dice and attacks of the first army
why-second-command = command dice and attacks of the second army
why-initiative = the initiative
why-first-idle = inactive forces of the first army
why-second-idle = inactive forces of the second army
why-fights = the combats under way

## Plans

plan-staff = Everybody does what lies nearest
plan-and = ; { "" }
plan-spread = One command die for each general
plan-save = No command dice for orders: they are kept for re-rolls
plan-mass = As many command dice as possible for { $force }
plan-assault = { $force }: attack
plan-hold = { $force }: hold the line
plan-withdraw = { $force }: fall back
plan-march = { $force }: march to { $objective }
plan-flank = { $force }: turn the enemy’s { $flank ->
    [1] right
   *[0] left
} flank
plan-bombard = { $force }: wait while the guns fire
plan-charge = { $force }: charge now
plan-refuse = { $force }: keep out of the enemy’s reach
plan-assault-all = The whole army attacks
plan-hold-all = The whole army holds its line
plan-charge-all = Everybody charges who can
plan-withdraw-all = The whole army falls back
plan-some-force = Force { $number }
plan-some-objective = objective { $number }
