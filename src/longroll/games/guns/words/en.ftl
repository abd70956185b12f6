# The Guns of Gettysburg in English.
#
# Glossary: a thing has one name. area (zone between lines), position (the line a block stands on), block, stack, leader
# (first block of an attack), strength, reduce, lose; battle token (in the tray; reserve, return stack), artillery or
# guns (its strength in points), march token, field works; time token, rumor; general orders Attack, Hold, Withdraw;
# withdraw (by rule and order) and fall back (what a block is seen to do); bombardment (attacker), defensive fire
# (defender), close combat; field of fire; objective; entry point.

game-title = The Guns of Gettysburg
game-kind = blocks, no dice
game-about = A battle game without dice by Bowen Simmons, published by Mercury Games in 2013. Blocks seen only by their owner stand on the lines between the areas of a map of Gettysburg; artillery tokens drawn blind decide which attacks can succeed. The armies arrive by road at hours nobody knows. The Union must keep three objectives until the night of 3 July.
size-turns =
    { $count ->
        [one] one hour of daylight
       *[other] { $count } hours of daylight
    }

## Scenarios

scenario-three-days = Three Days in July
scenario-historical = As It Happened
scenario-first-day = From the First Noon
scenario-second-day = The Second Day
scenario-third-day = The Third Day
subtitle-three-days = 1 to 3 July; nobody knows who comes when
history-three-days = On the morning of 1 July 1863 Buford’s dismounted troopers stood on the ridges west of Gettysburg, and Heth’s division came down the Chambersburg Pike to meet them. Nobody knew when the rest would come, and in this game neither do you: which command arrives, where and when, is left to the tokens. While its army is late the Union may shift its three objectives. Play lasts until the night of 3 July, or until the Union loses its hold on them on the second or third day.
subtitle-historical = 1 to 3 July, by the timetable of 1863
history-historical = The same three days, with the columns arriving at the hours and on the roads of 1863: Heth at seven in the morning of 1 July, Reynolds three hours later, Pickett not before the evening of the second day. Both sides know the timetable, which neither Lee nor Meade did. Buford starts on Herr Ridge and McPherson Ridge. Play lasts until the night of 3 July, unless the objectives fall on the second or third day.
subtitle-first-day = 1 July, noon: the outposts’ fight grows
history-first-day = Noon on 1 July. Heth and Pender face Reynolds’s corps on McPherson Ridge; Reynolds himself is dead. Howard’s men are on the Emmitsburg Road, Rodes and Early an hour or two away to the north: what was a brush between outposts becomes a battle. There is no test of victory on 1 July, so play goes on until the night of 2 July; the Union wins if it has kept its three objectives till then.
subtitle-second-day = 2 July, dawn: Longstreet is on his way
history-second-day = Dawn on 2 July. Driven through the town on the first day, the Union army has rallied on Cemetery Hill and Culp’s Hill, and its line begins to grow southward along the ridge; Hancock is coming up, Sykes and Sedgwick are still on the road. Lee holds the town and Seminary Ridge and waits for Longstreet: McLaws and Hood are near, Pickett is a day’s march behind. Little Round Top is empty. Play lasts until the night of 3 July.
subtitle-third-day = 3 July: one day left to break the line
history-third-day = Dawn on 3 July. Both flanks have been tried: Hood’s and McLaws’s men lie in Devil’s Den and at the Peach Orchard, Johnson’s have a foothold on lower Culp’s Hill, but the Union line stands from there to Round Top. Pickett’s division is fresh and waits in Spangler’s Woods; across the fields Hancock holds the Angle. One day is left to break that line. Play lasts until the night of 3 July.

## Options of a table

option-obstructed = Fully-obstructed positions
option-extended-bombardment = Extended bombardment
option-bidding = Bidding for sides
option-deployment = Deployment of Buford
option-teams = Teams
option-handicap = Handicap
choice-handicap = { $side }: +{ $number } in every close combat
choice-no = no
choice-yes = yes
choice-none = none
choice-both = both armies
choice-free = free
choice-historical = historical

## Names

name-USA = Union
name-CSA = Confederacy
name-USA-C = Union Commander
name-USA-S = Union Subordinate
name-CSA-C = Confederate Commander
name-CSA-S = Confederate Subordinate
name-chance = chance
name-attack = Attack
name-hold = Hold
name-withdraw = Withdraw
name-CHAMBERSBURG = Chambersburg
name-MUMMASBURG = Mummasburg
name-HARRISBURG = Harrisburg
name-EMMITSBURG = Emmitsburg
name-TANEYTOWN = Taneytown
name-BALTIMORE = Baltimore
name-rumor = a rumor
name-5AM = 5 am
name-6AM = 6 am
name-7AM = 7 am
name-8AM = 8 am
name-9AM = 9 am
name-10AM = 10 am
name-11AM = 11 am
name-12N = noon
name-1PM = 1 pm
name-2PM = 2 pm
name-3PM = 3 pm
name-4PM = 4 pm
name-5PM = 5 pm
name-6PM = 6 pm
name-7PM = 7 pm
name-8PM = 8 pm
name-NIGHT = Night
name-Iron = Iron Brigade
name-MARCH = march/field works
name-first = first
name-second = second
face-F = { $command }, full strength
face-R2 = { $command }, reduced to 2
face-R1 = { $command }, reduced to 1
face-unseen = { $army } block

## Decisions: what to do

prompt-draw = Draw a battle token.
prompt-turn-up = Turn up the next time token.
prompt-top = Lay out the next reinforcement token.
prompt-first-bidder = Who bids first?
prompt-bid = Bid for the choice of side, or pass. Highest bid so far: { $number ->
        [-1] none
       *[other] { $number }
    }.
prompt-side = Choose your side.
prompt-balance = Move objectives to balance the game, as evenly as possible. Moves left: { $number }.
prompt-post = Place Buford’s cavalry. Blocks to place: { $number }.
prompt-post-facing = Choose the front of Buford’s block on { $position }.
prompt-special = Write a special order to your Subordinate: at most { $words } words in { $seconds } seconds, no numbers. Leave it empty to give none.
prompt-hours = Choose how many hours the turn lasts: 1 to { $most }.
prompt-night-return = Withdraw orders for the Night: return at least { $least } of your tokens.
prompt-keep = The tray holds eight: return { $least } of your tokens.
prompt-entry = Hour { $hour } of { $hours }: bring on or transfer waiting blocks, or go on to the next hour.
prompt-owed = Blocks owed: { $number }. Choose one of those just arrived to give up.
prompt-order = Declare your general order for the next turn.
prompt-idle-return = You had Attack orders and made no attack: return at least { $least } of your tokens.
prompt-order-return = Your order costs tokens: return at least { $least }.
prompt-works = Night: dig field works with march tokens, or say you are done.
prompt-losses = The price of the first day: remove full-strength blocks (still { $number }), or owe three reinforcement blocks.
prompt-objectives = Move Union objectives, one area each. Moves left: { $number }.
prompt-withdrawal = Withdrawals. Blocks that must withdraw: { $number }.
prompt-withdraw-to = Where does the block from { $position } withdraw to?
prompt-lost-attack = The attack is lost. Blocks that must withdraw: { $number }.
prompt-withdrawal-loss = One of the blocks on { $position } is reduced: which?
prompt-attack = Choose a position to attack, or end your attacks.
prompt-second-target = Choose a second, adjacent target, or go on with one.
prompt-attackers = Send blocks against { $targets }, then charge.
prompt-leader = Name the leader of the attack on { $position }.
prompt-defensive-support = They attack { $targets }. Play artillery face down against it, or go on?
prompt-offensive-support = Your attack on { $targets }: play artillery face down, or go on?
prompt-make-up = Make up the number of tokens the attack needs: { $number } more of any kind.
prompt-aim = Choose the target of the guns on { $position } (strength { $strength }).
prompt-knock = Bombardment hits on { $position }: remove artillery tokens, { $number } more.
prompt-behind = Who comes next behind the leader against { $position }?
prompt-support = Which attacked position do the guns on { $position } support?
prompt-combat-order = Which close combat is fought first?
prompt-defender = Choose the leader who defends { $position }.
prompt-offer = Offer two unused blocks of { $command } to replace the one on { $position }.
prompt-pick = Pick one of the two blocks of { $command } blind, to replace the one on { $position }.
prompt-march = March or turn your stacks, or end the step?{ $bonus ->
        [0] {""}
        [one] {" "}One march gets a step more.
       *[other] {" "}{ $bonus } marches get a step more.
    }
prompt-march-to = Where does the block from { $place } march to?
prompt-crossing = Choose which objectives the march crosses.
prompt-hurry = Spend a march token to lengthen three marches, or not.
name-decision-draw = a draw
name-decision-turn-up = a time token
name-decision-top = a reinforcement token
name-decision-first-bidder = the first bidder
name-decision-bid = a bid
name-decision-side = the choice of side
name-decision-balance = a move of an objective
name-decision-post = a position for Buford
name-decision-post-facing = a facing
name-decision-special = a special order
name-decision-hours = the length of the turn
name-decision-night-return = tokens to return
name-decision-keep = tokens to return
name-decision-entry = an entry or transfer
name-decision-owed = a block to give up
name-decision-order = a general order
name-decision-idle-return = tokens to return
name-decision-order-return = tokens to return
name-decision-works = field works
name-decision-losses = a block to remove
name-decision-objectives = a move of an objective
name-decision-withdrawal = a withdrawal
name-decision-withdraw-to = the end of the withdrawal
name-decision-lost-attack = a withdrawal
name-decision-withdrawal-loss = a block to reduce
name-decision-attack = a target
name-decision-second-target = a second target
name-decision-attackers = attacking blocks
name-decision-leader = a leader
name-decision-defensive-support = defensive support
name-decision-offensive-support = offensive support
name-decision-make-up = make-up tokens
name-decision-aim = a target for the guns
name-decision-knock = a token hit
name-decision-behind = the order behind the leader
name-decision-support = the position supported
name-decision-combat-order = the order of combats
name-decision-defender = a defending leader
name-decision-offer = two blocks to offer
name-decision-pick = a blind pick
name-decision-march = a march
name-decision-march-to = the end of the march
name-decision-crossing = the way of the march
name-decision-hurry = a march token

## Verbs

verb-draw = Draw
verb-turn-up = Turn up
verb-top = Lay out
verb-first-bidder = First bidder
verb-bid = Bid
verb-pass = Pass
verb-side = Side
verb-post = Place
verb-shift = Move objective
verb-special = Special order
verb-late = Too late
verb-hours = Hours
verb-order = Order
verb-discard = Return
verb-done = Done
verb-withdraw = Withdraw
verb-ride-back = Ride back
verb-perish = Eliminate
verb-to = To
verb-leave = Leave the map
verb-cross = Way
verb-lose = Reduce
verb-target = Attack
verb-also = Second target
verb-send = Send
verb-stay = Stay
verb-lead = Lead
verb-charge = Charge
verb-play = Play artillery
verb-add = Make up
verb-extend = Extended bombardment
verb-aim = Aim
verb-knock = Hit token
verb-behind = Next
verb-support = Support
verb-fight = Fight
verb-defend = Defend
verb-offer = Offer
verb-pick = Pick
verb-enter = Enter
verb-road = Enter by road
verb-transfer = Transfer
verb-wait = Next hour
verb-give-up = Give up
verb-march = March
verb-ride = Ride
verb-hurry = Spend march token
verb-face = Face
verb-works = Dig
verb-remove = Remove
verb-owe = Owe three
verb-concede = Concede
describe-draw = Draw { $token }
describe-turn-up = Turn up { $arrival }
describe-top = { $command } lies on top
describe-first-bidder = { $bidder } bids first
describe-bid = Bid { $number }
describe-pass = Pass
describe-side = Play the { $army }
describe-post = Place the cavalry on { $position }
describe-shift = Move the objective from { $area } to { $area2 } across { $position }
describe-special = Special order: “{ $text }”
describe-late = No special order in time
describe-hours = A turn of { $number } { $number ->
        [one] hour
       *[other] hours
    }
describe-order = Declare { $order }
describe-discard = Return { $token }
describe-done = Done
describe-withdraw = Withdraw { $face } from { $position }
describe-ride-back = { $face } rides back from { $position }
describe-perish = { $face } on { $position } has no way out
describe-to = To { $position }{ $facing-code ->
        [none] {""}
       *[other] , facing { $facing }
    }
describe-leave = Leave the map across { $area }
describe-cross = Way { $way }
describe-lose = Reduce { $face } on { $position }
describe-target = Attack { $position }
describe-also = Also against { $position }
describe-send = Send { $face } from { $position } against { $position2 }, way { $way }
describe-stay = { $face } stays on { $position } and takes part
describe-lead = { $face } from { $position } leads against { $position2 }, way { $way }
describe-charge = Charge
describe-play = Play { $token } on { $position }
describe-add = Add { $token } to make up the number
describe-extend = Declare an extended bombardment
describe-aim = Guns on { $position } fire at { $position2 }
describe-knock = Hit { $token } on { $position }
describe-behind = { $face } from { $position } comes next against { $position2 }
describe-support = Guns on { $position } support { $position2 }
describe-fight = Fight at { $position } first
describe-defend = { $face } leads the defence
describe-offer = Offer { $face } and { $face2 }
describe-pick = Pick the { $which } block
describe-enter =
    { $face } enters at { $entry } across country to { $position }{ $facing-code ->
        [none] {""}
       *[other] , facing { $facing }
    }
describe-road =
    { $face } enters at { $entry } by road to { $position }, way { $way }{ $facing-code ->
        [none] {""}
       *[other] , facing { $facing }
    }
describe-transfer = Transfer { $face } from { $entry } to { $entry2 }
describe-wait = No more entries in this hour
describe-give-up = Give up { $face }
describe-march = March { $face } from { $place }
describe-ride = { $face } rides from { $place }
describe-hurry = Spend a march token
describe-face = The stack on { $position } faces { $area }
describe-works = Dig field works on { $position } toward { $area }
describe-remove = Remove { $face } from { $place }
describe-owe = Owe the next three reinforcement blocks
describe-concede = { $seat } concedes

## Events: the log

event-forced = Only choice: { $action }.
event-shown = { $face } shows its face at { $place }.
event-eliminated = { $face } is lost at { $place }.
event-replaced = { $face } is reduced at { $place } and goes on as { $by }.
event-replaced-hidden = { $face } is reduced at { $place } and goes on { $who-code ->
        [none] with its strength hidden
       *[other] as { $who }
    }.
event-removed = { $face } is removed from the game ({ $place }).
event-concedes = { $army } concedes.
event-victory = { $army } wins the battle.
event-first-bidder = { $seat } bids first.
event-bid = { $seat } bids { $number }.
event-bid-pass = { $seat } passes.
event-side = { $seat } has won the bidding and takes the side: { $army }.
event-posted = { $face } is placed on { $position }, facing { $area }.
event-special-order = { $army }: the Commander hands over a special order.
event-special-text = The order reads: “{ $text }”
event-no-special-order = { $army }: no special order in time.
event-turn = { $day } July, { $space }: a turn begins. { $first-code ->
        [USA] The Union
       *[CSA] The Confederacy
    } moves first.
event-length = { $hours ->
        [one] The turn lasts one hour: { $space }
       *[other] { $army } sets the turn to { $hours } hours: to { $space }
    }.
event-phase = { $army } acts under { $order } orders.
event-draws = { $army } draws { $number } battle { $number ->
        [one] token
       *[other] tokens
    }.
event-drawn = You draw { $token }.
event-drawn-by = { $army } draws { $token }.
event-reshuffled = { $army }: the return stack is shuffled into the reserve.
event-returns = { $army } returns { $number } { $number ->
        [one] token
       *[other] tokens
    }.
event-returned = You return { $token }.
event-returned-by = { $army } returns { $token }.
event-draw-lost = { $army } finds no token left to draw: { $number ->
        [one] one draw is lost
       *[other] { $number } draws are lost
    }.
event-order = { $army } declares { $order } orders for the next turn.
event-day = Dawn of { $day } July.
event-rumor = { $army } hears only a rumor, { $space }.
event-arrival = { $number ->
        [one] One block arrives
       *[other] { $number } blocks arrive
    } at { $entry }, { $space }.
event-arrives = It is { $command }.
event-top = On top at { $entry }: { $command }.
event-enters = { $who-code ->
        [none] A hidden { $army-code ->
            [USA] Union
           *[CSA] Confederate
        } block
       *[other] { $who }
    } enters from { $entry } across country to { $position }, { $space }.
event-enters-by-road = { $who-code ->
        [none] A hidden { $army-code ->
            [USA] Union
           *[CSA] Confederate
        } block
       *[other] { $who }
    } enters from { $entry } by road to { $position }, { $space }.
event-transfers = { $who-code ->
        [none] A hidden { $army-code ->
            [USA] Union
           *[CSA] Confederate
        } block
       *[other] { $who }
    } is transferred from { $entry } to { $to }, { $space }.
event-given-up = { $face } is given up on arrival at { $entry }.
event-moves-earned = The Union earns { $number } objective { $number ->
        [one] move
       *[other] moves
    }.
event-received = Commands received: Union { $usa }, Confederacy { $csa }.
event-objective-moves = An objective moves from { $area } to { $to } across { $position }.
event-objective-taken = { $army } takes the objective in { $area }.
event-control = The Union fully controls { $number } of 3 objectives.
event-works = Field works are dug on { $position } toward { $area }.
event-owes = The Union owes its next { $number } reinforcement blocks.
event-night-track = { $army } lays out time tokens for the next day.
event-night-reserve = { $army }: { $number } tokens go back into the reserve.
event-turns = { $army } turns the stack on { $position } to face { $area }.
event-withdraws = { $who-code ->
        [none] A hidden { $army-code ->
            [USA] Union
           *[CSA] Confederate
        } block
       *[other] { $who }
    } falls back from { $position } to { $to }.
event-no-way-out = { $who-code ->
        [none] A hidden { $army-code ->
            [USA] Union
           *[CSA] Confederate
        } block
       *[other] { $who }
    } on { $position } has no way out.
event-marches = { $who-code ->
        [none] A hidden { $army-code ->
            [USA] Union
           *[CSA] Confederate
        } block
       *[other] { $who }
    } marches from { $position } to { $to }.
event-hurries = { $army } spends a march token.
event-attack =
    { $second-code ->
        [none] { $army } attacks { $position }.
       *[other] { $army } attacks { $position } and { $second }.
    }
event-sent = { $who-code ->
        [none] A hidden { $army-code ->
            [USA] Union
           *[CSA] Confederate
        } block
       *[other] { $who }
    } goes from { $position } against { $to }.
event-leader = { $who-code ->
        [none] A hidden { $army-code ->
            [USA] Union
           *[CSA] Confederate
        } block
       *[other] { $who }
    } leads from { $position } against { $to }.
event-artillery-played = { $army } plays artillery face down on { $position } ({ $number ->
        [one] one token
       *[other] { $number } tokens
    } there).
event-artillery-token = You play { $token } on { $position }.
event-artillery-token-by = { $army } plays { $token } on { $position }.
event-artillery-turned-up = { $army } turns up { $token } on { $position }.
event-made-up = { $army } adds { $number ->
        [one] one token
       *[other] { $number } tokens
    } face down to make up the number.
event-extended-bombardment = { $army } declares an extended bombardment.
event-aims = The guns on { $position } fire at { $to }: { $strength ->
        [one] 1 point
       *[other] { $strength } points
    }.
event-bombardment-hits = { $hits ->
        [0] The bombardment of { $position } is in vain
        [one] The bombardment of { $position } scores one hit
       *[other] The bombardment of { $position } scores { $hits } hits
    }.
event-token-hit = { $token } on { $position } is knocked out.
event-supports = The guns on { $position } fire in defence of { $to }: { $strength ->
        [one] 1 point
       *[other] { $strength } points
    }.
event-defensive-fire = The attackers of { $position } suffer { $reductions ->
        [0] nothing
        [one] one reduction
       *[other] { $reductions } reductions
    } from the fire.
event-advance = { $who-code ->
        [none] A hidden { $army-code ->
            [USA] Union
           *[CSA] Confederate
        } block
       *[other] { $who }
    } comes from { $position } to { $to }.
event-close-combat = The leaders meet in close combat at { $position }.
event-defending-leader = { $face } leads the defence of { $position }.
event-attacking-leader = { $face } leads the attack on { $position }.
event-combat-result = { $won-code ->
        [yes] { $army } wins the close combat at { $position }: { $value }.
       *[no] { $army } holds { $position }: { $value }.
    }
event-attack-won = { $army } has won the attack.
event-attack-lost = { $army } has lost the attack.
event-tokens-spent = { $army } spends { $number ->
        [one] one token
       *[other] { $number } tokens
    } for good.
event-tokens-back = { $army } takes { $number ->
        [one] one token
       *[other] { $number } tokens
    } back into the tray.
event-attack-broken = { $army } has no attacker left: the attack breaks off.

## Dispatches: an act in a few words, who | where to or what came of it

act-attack = Attack on { $place }
act-draws = { $army } draws | { $tokens-code ->
        [none] { $number ->
            [one] one battle token
           *[other] { $number } battle tokens
        }
       *[other] { $tokens }
    }
act-marches = { $block-code ->
        [none] A hidden block
       *[other] { $block }
    } | { $position } to { $to }
act-withdraws = { $block-code ->
        [none] A hidden block falls back
       *[other] { $block } falls back
    } | { $position } to { $to }
act-no-way-out = { $block-code ->
        [none] A block has no way out
       *[other] { $block } has no way out
    } | { $position }
act-replaced = { $block } is reduced | { $place }
act-eliminated = { $block } is lost | { $place }
act-removed = { $block } is removed | { $place }
act-given-up = { $block } is given up | at { $entry }
act-enters = { $block-code ->
        [none] A hidden block enters
       *[other] { $block } enters
    } | from { $entry } to { $position }
act-enters-by-road = { $block-code ->
        [none] A hidden block enters
       *[other] { $block } enters
    } | by road from { $entry } to { $position }
act-transfers = { $block-code ->
        [none] A block is transferred
       *[other] { $block } is transferred
    } | { $entry } to { $to }
act-turns = A stack turns | { $position }, now facing { $area }
act-hurries = A march token | three marches are one step longer
act-order = { $order } orders | { $army }, for the next turn
act-length = { $hours ->
        [one] One hour
       *[other] { $hours } hours
    } | { $army } sets the length of the turn
act-arrival = { $number ->
        [one] One block arrives
       *[other] { $number } blocks arrive
    } | at { $entry }, { $space }
act-rumor = Only a rumor | { $army }, { $space }
act-works = Field works | { $position }, toward { $area }
act-objective-moves = An objective moves | { $area } to { $to }
act-posted = { $block } takes post | { $position }, facing { $area }
act-returns = Tokens returned | { $army }: { $number }
act-tokens-spent = Tokens spent | { $army }: { $number }
act-turn = A turn begins | { $day } July, { $space }

## Lines of a close combat

combat-line = { $clause } { $value }
modifier-GG-13-18-3 = strength of the leaders
modifier-GG-13-18-6 = Confederate attacker
modifier-GG-13-18-7 = steep slope
modifier-GG-13-18-8 = obstructed on both sides
modifier-GG-13-18-9 = field works
modifier-GG-13-18-10 = bombardment
modifier-GG-13-18-11 = first combat won
modifier-GG-13-18-12 = defender’s flank threatened
modifier-GG-13-18-13 = attacker’s flank threatened
modifier-GG-13-18-14 = Iron Brigade
modifier-GG-R67 = handicap

## The position as text

summary-when =
    { $day } July, { $space }{ $hours ->
        [one] {""}
       *[other] {" "}to { $last } ({ $hours } hours)
    }
summary-first = first player: { $army }
summary-decision = To decide: { $seat }
summary-winner = { $army } has won
summary-objective = objective { $area }: { $army }
summary-control = fully controlled by the Union: { $number } of 3
summary-handicap =
    handicap: { $army-code ->
    [USA] Union
   *[CSA] Confederacy
 }, +{ $number } in close combat
summary-orders = { $order } orders
summary-blocks = blocks: { $here } on the map, { $play } in play
summary-received = commands received: { $number }
summary-tray = tray: { $tokens }
summary-piles = reserve { $reserve }, returned { $returned }
summary-spent = spent { $number }
summary-note = special order: “{ $text }”
summary-hidden = { $number } face down
summary-none = none
summary-map = On the map
summary-off = Off the map
summary-empty = nothing
summary-stack = { $army }: { $blocks } → { $area }
summary-works = field works → { $area }
summary-guns = artillery tokens: { $number }
summary-waiting = waiting at { $entry }: { $blocks }
summary-left = left across { $area }: { $blocks }
summary-gone = out of play: { $blocks }

## Refusals: why not

refusal-game-over = The game is over.
refusal-not-an-answer = “{ $verb }” is no answer here; what is asked for is { $decision }.
refusal-not-your-block = { $face } is not your block.
refusal-no-such-block = You have no block { $face } in { $place } that could do this.
refusal-has-moved = { $face } has already moved in this phase.
refusal-barred = No Union block may ever enter { $position }: it borders a Confederate entry area.
refusal-enemy-there = The enemy stands on { $position }.
refusal-stack-full = { $position } already holds three of your blocks.
refusal-full = { $position } would hold more than three of your blocks.
refusal-no-such-side = { $position } does not border { $area }.
refusal-facing-choice = On { $position } a facing is chosen only where none of your blocks stands yet.
refusal-wrong-facing = A block that arrives on { $position } cannot take that facing.
refusal-too-near = { $position } is next to the enemy or in his field of fire; this block may not enter it now.
refusal-no-such-token = You have no token { $token } there.
refusal-return-more = You must return { $number } more.
refusal-too-long = The turn may last { $most } hours at most.
refusal-night-falls = Night falls before that: { $most } hours at most.
refusal-short-turn = You cut the turn short: choose Attack or Withdraw.
refusal-no-attack-at-night = The next turn is Night: nobody attacks then.
refusal-tray-empty = Your tray is empty: Attack cannot be declared.
refusal-not-just-arrived = { $face } is not among the blocks that have just arrived.
refusal-not-waiting = No { $face } waits at { $entry }.
refusal-not-yet-there = { $face } is not at the entry point yet in this hour.
refusal-no-transfer-road = There is no transfer between { $entry } and { $to }.
refusal-transfer-used = A block has already been transferred between { $entry } and { $to } in this hour.
refusal-arrival-there = Reinforcements arrive at { $to } in this hour: no transfer from { $entry }.
refusal-just-arrived = { $face } has only just arrived and cannot be transferred in this hour.
refusal-road-here = Blocks enter at { $entry } by road in this turn, not across country.
refusal-country-here = Blocks enter at { $entry } across country in this turn, not by road.
refusal-not-by-the-entry = { $position } does not border an entry area of { $entry }.
refusal-entry-under-fire = That entry area of { $entry } is in an enemy field of fire.
refusal-road-used = A block has already entered by road at { $entry } in this hour.
refusal-road-not-open = Confederates may take the road at { $entry } in their turn of arrival only if others entered there before.
refusal-roads-cross = Another block uses part of the road to { $position } in this hour.
refusal-through-town = The road to { $position } leads through the town, which is closed to Confederate reinforcements.
refusal-no-road-there = No road path from { $entry } reaches { $position } now.
refusal-by-enemy-entry = { $position } borders a Confederate entry area: Buford may not start there.
refusal-objectives-too-near = No two objectives may end less than three areas apart.
refusal-no-objective-there = There is no objective in { $area }.
refusal-objective-lost = The objective in { $area } is not under Union control.
refusal-objective-moved = The objective in { $area } has already moved in this turn.
refusal-areas-not-adjacent = { $area } and { $area2 } are not adjacent.
refusal-partial-area = { $area } is open to the edge of the map: no objective may enter it.
refusal-not-between = { $position } does not lie between the two areas.
refusal-bid-too-low = A bid must be higher than { $number }.
refusal-bid-too-high = No bid goes that high; the last one was { $number }.
refusal-not-even = The moves must be spread evenly: the objective in { $area } has already moved more than another.
refusal-no-works-token = You have no march/field-works token in your tray.
refusal-nobody-there = None of your blocks stands on { $position }.
refusal-one-more-block = You have begun to remove blocks: one more must go.
refusal-no-full-block = You have no full-strength { $face } in { $place }.
refusal-order-too-long = A special order has { $words } words at most.
refusal-order-with-number = A special order may hold no numbers.
refusal-order-not-text = A special order is plain text.
refusal-wrong-side = Your blocks on { $position } stand on the other side of the enemy.
refusal-facing-differs = Blocks that stay on { $position } and those that arrive would face different ways.
refusal-no-enemy-there = There is no enemy on { $position }.
refusal-attacked-already = { $position } has already been attacked in this phase.
refusal-attacked-from = An attack has already been made from { $position } in this phase.
refusal-bombarding = The blocks on { $position } bombard: they attack again in their second run and do nothing else before.
refusal-attack-orders-only = Attacks are made only under Attack orders.
refusal-no-tokens = Without a token in the tray nobody can attack.
refusal-no-more-tokens = You have only { $number } tokens for blocks against enemy-occupied positions.
refusal-no-leader = No block of strength 2 can lead against { $position }.
refusal-weak-leader = { $face } has strength 1 and cannot lead against { $position }.
refusal-second-leader-needed = Then no leader would be left for the other target: keep { $face } for it.
refusal-no-sight = The block neither fronts nor sees { $position }, nor is it seen from there.
refusal-front-shut = An enemy stands in front of the block on { $position }.
refusal-no-path = No shortest path to { $position } begins across the block’s front and is free of enemies.
refusal-victors-rear = Victorious blocks on { $position } cannot be attacked across their rear.
refusal-no-group-attack = { $position } cannot be the target of a group attack.
refusal-sent-already = { $face } already takes part in the attack.
refusal-other-side = All blocks against { $position } must cross the same last area.
refusal-same-blocks = The attack is made again with the same blocks against the same positions.
refusal-not-adjacent = { $position } is not adjacent to the first target.
refusal-other-target = That is not the target in question; it is { $position }.
refusal-not-a-target = { $position } is no target of this attack.
refusal-stay-on-free-target = Only on a free target can a block stay in place: not on { $position }.
refusal-cannot-bombard = The guns on { $position } cannot bombard { $target }.
refusal-no-such-gun = There is no { $token } on { $position }.
refusal-other-gun = It is the turn of the guns on { $position }.
refusal-no-target = { $position } is no target for a bombardment.
refusal-no-combat-there = There is no close combat at { $position }.
refusal-not-a-defender = { $face } does not stand on the attacked position.
refusal-not-behind = { $face } is not among the blocks still to be ranked.
refusal-nobody-crosses = No attacker crosses the field of fire of { $position }.
refusal-none-attacks = { $token } on { $position } needs an attacking block among those it counts.
refusal-no-survivors = No block that { $token } matches has survived.
refusal-not-yet-come = { $token } cannot be played yet: too few of its commands have come onto the map.
refusal-no-match-there = No block on { $position } matches { $token }.
refusal-too-few = { $token } on { $position } needs { $number } matching blocks there and nearby.
refusal-no-artillery = { $token } is no artillery.
refusal-no-stack-there = You have no stack on { $position }.
refusal-two-guns-there = Two tokens are already on { $position }.
refusal-no-artillery-played = An extended bombardment needs artillery played in this attack.
refusal-no-bombardment-target = From { $position } there is nothing to bombard.
refusal-make-up-due = The attack needs { $number } more tokens first.
refusal-option-not-in-play = This rule is not in play at this table.
refusal-extended-already = You have already declared an extended bombardment in this turn.
refusal-faces-there = The stack on { $position } already faces that way.
refusal-no-march = { $face } cannot march from { $place } now.
refusal-out-of-reach = { $position } is out of reach.
refusal-no-march-token = You have no march token in your tray.
refusal-turn-next-to-enemy = Blocks that share { $position } with the enemy cannot turn.
refusal-turn-after-attack = The stack on { $position } has attacked and cannot turn in this phase.
refusal-turned-already = The stack on { $position } has already been turned.
refusal-left-this-turn = { $face } left the map in this turn and returns in a later one.
refusal-shares-position = { $face } shares { $place } with the enemy and may not march.
refusal-has-attacked = { $face } has attacked and may not march.
refusal-not-cavalry = { $face } is no cavalry and cannot ride.
refusal-under-fire = { $face } on { $place } is in an enemy field of fire and may not march.
refusal-pivot-only = { $face } on { $place } is next to the enemy: it may only pivot round him.
refusal-no-pivot = { $face } on { $place } is next to the enemy and may pivot under Attack orders only.
refusal-return-under-fire = { $face } cannot return across { $area }: an enemy field of fire covers it.
refusal-withdrew = { $face } withdrew in this turn and may not march.
refusal-entered-last-hour = { $face } entered in the last hour of the turn and may not march.
refusal-no-exit = The block cannot leave the map across { $area }.
refusal-no-such-way = There is no way { $way }.
refusal-commander-hurries = Only the Commander spends march tokens.
refusal-cavalry-keeps-away = { $face } is cavalry: it may not enter positions next to the enemy or in his field of fire.
refusal-withdraw-keeps-away = Under Withdraw orders no march enters { $position }, next to the enemy or in his field of fire.
refusal-no-sandwich = A march may not bring your blocks onto both sides of the enemy on { $position }.
refusal-may-not-clash = No march may enter the enemy-held { $position }.
refusal-not-unused = { $first } and { $second } are not two unused blocks that may be offered.
refusal-no-way-out = { $face } has no way to withdraw from { $place }.
refusal-way-out = { $face } on { $place } can still withdraw.
refusal-not-of-attack = { $face } did not take part in the lost attack.
refusal-no-contact = { $face } is neither next to the enemy nor in his field of fire.
refusal-must-withdraw = { $number } more of your blocks must withdraw.
refusal-mounted-only = { $face } may withdraw mounted only, under this order.
refusal-rear-shut = An enemy stands behind { $face } on { $place }.
refusal-same-two-areas = { $position } lies between the same two areas as the start.
refusal-less-separation = { $position } is nearer to the enemy than the rules allow.
refusal-withdraw-orders-only = { $face } need not withdraw, and only Withdraw orders allow it.
refusal-not-subject = No block there is to be reduced; it is { $position } that counts.
refusal-dice-decide = Chance decides now: nobody may choose.

## Standing orders

standing-defence-guns = Guns in defence
standing-defence-guns-ask = ask me
standing-defence-guns-useful = ask me if a gun would help
standing-defence-guns-best = play every gun that helps
standing-defence-guns-none = never play guns in defence
standing-defence-leader = Leader of the defence
standing-defence-leader-ask = ask me
standing-defence-leader-doubt = the strongest; ask me if several are
standing-defence-leader-best = always the strongest
standing-replacements = Replacements
standing-replacements-ask = ask me
standing-replacements-best = offer the strongest, pick the first
standing-spare-tokens = Tokens to spare
standing-spare-tokens-ask = ask me
standing-spare-tokens-weakest = give the weakest
standing-withdrawals = Free withdrawals
standing-withdrawals-ask = ask me
standing-withdrawals-stay = stay; ask me only if a block must
standing-ask = Ask
standing-useful = Useful
standing-best = Best
standing-none = None
standing-doubt = Doubt
standing-weakest = Weakest
standing-stay = Stay

## The first lesson

lesson-title = First lesson: the Angle
lesson-about = Ten minutes on the evening of 3 July. You command the Confederates; a teacher tells you what to do and why: a withdrawal, facing and fields of fire, general orders, a march, artillery, an attack, and victory.
lesson-withdraw = Good evening, General. Blocks stand on the lines between areas (GG-3.2). Pender’s worn block on the Emmitsburg Road lies next to Hancock’s victors at the Angle, and whoever stands next to a victorious enemy must withdraw (GG-14.2).
lesson-withdraw-to = A withdrawal begins across the block’s rear, 2 steps at most under Hold (GG-14.4, GG-14.5), each farther from the enemy if it can be (GG-14.9). Stopping next to him costs a reduction (GG-14.11). On Seminary Ridge, centre, there are friends.
lesson-no-withdrawal = Nobody has to withdraw now. Choose { $go }.
lesson-loss = These blocks ended their withdrawal next to an enemy, so one of them is reduced (GG-14.11, GG-14.12). Let the weakest bear it.
lesson-face = The march step. Turning a stack costs nothing (GG-10.4). Anderson’s block in McMillan’s Woods looks away from the enemy. From a ridge its field of fire reaches beyond the front area (GG-9.3, GG-9.5), and enemies in it cannot march (GG-12.8).
lesson-march-not-yet = Your fields of fire now pin the Union at the Angle and in Ziegler’s Grove. Pickett’s two fresh blocks are far back: in a turn of one hour they march 2 steps (GG-12.2). Wait for a longer turn: { $go }.
lesson-order-hold = At the end of your phase you declare the general order of your army for the next turn (GG-6.1). Under Attack the turn would last one hour (GG-7.6) and you would draw no tokens (GG-8.2). Pickett needs time: declare Hold.
lesson-return = You must put tokens back on the return stack; from there they come back later (GG-8.5). Holding on after a forced withdrawal costs two (GG-6.12). Keep the guns of Pickett and Heth: give back what does not fit your plan.
lesson-hours = You are second player: you set the length of the turn (GG-5.3, GG-7.3). Two hours bring two tokens (GG-8.1) and 2 more steps to marches (GG-12.3). A turn shorter than allowed obliges you to Attack or Withdraw (GG-6.2); that suits you.
lesson-march = You have drawn two tokens. Now march: choose one of Pickett’s blocks.
lesson-march-to = A step crosses an area from line to line; into woods it costs 2 (GG-3.9). Spangler’s Woods are 4 steps away, allowed because a friend is there (GG-12.3). The block takes his front (GG-10.3) and stops under fire (GG-12.7).
lesson-march-on = Bring your strong blocks nearer to Meade’s Headquarters. No march crosses an enemy field of fire (GG-12.6).
lesson-march-done = Everybody is in place. Choose { $go }.
lesson-march-won = The march step: nothing more is needed. Choose { $go }.
lesson-cover = Here is a chance: this puts an objective into your field of fire, and then the Union does not fully control it (GG-20.3).
lesson-order-attack = Now declare Attack (GG-6.7). The next turn lasts one hour. Whoever has Attack orders and could attack but does not loses half his tokens (GG-6.8), so mean it.
lesson-order-attack-again = Declare Attack: time is short. If nothing can be attacked next turn it costs nothing (GG-6.9), and you may still march.
lesson-order-night = Night is near, and nobody attacks at Night (GG-6.3). Declare what you like.
lesson-order-won = Meade’s Headquarters lies in your field of fire: the Union no longer fully controls it (GG-20.3). Unless it can declare Attack it has lost (GG-20.8), and before a Night turn it cannot (GG-6.3). Declare Hold and see.
lesson-target = Your hour has come. Choose the Angle as your target: it lies in the field of fire of your stacks, and the shortest way leads across their fronts (GG-13.11.1, GG-13.11.2).
lesson-target-other = The Angle cannot be attacked, but its neighbour can. Choose it.
lesson-second-target = An attack may go against two adjacent positions at once (GG-13.11.3). Keep it simple and go on with one: { $go }.
lesson-leader = Name the leader. He must have strength 2 (GG-13.11.7); he fights in close combat, and the enemy’s guns hit him first (GG-13.16.5). Take one of Pickett’s.
lesson-send = Send the other of Pickett’s, and one of Heth’s from Seminary Ridge. Each costs a token (GG-13.13.5). Two attackers need not fear for their flanks (GG-13.18.13), and a block from each place lets the guns of both play (GG-13.2.6).
lesson-charge = That is enough. Choose { $button-charge }.
lesson-guns = Now your guns, face down. A token with a name needs two blocks of that command on or near the position (GG-13.2.2, GG-13.2.3). Pickett’s go to Spangler’s Woods, Heth’s to Seminary Ridge; more than 3 points in one place are wasted (GG-13.15.1).
lesson-guns-done = All guns that help are in place. Choose { $go }: everything is turned up (GG-13.14.1).
lesson-make-up = An attack uses at least one token for each block (GG-13.13.5). Fill the gap with tokens you do not need; nobody sees them.
lesson-aim = Bombardment. Every 3 points on a target are one hit, and each hit takes one artillery token away (GG-13.15.3, GG-13.15.4). Aim where the Union’s guns are: those that are left will tear your columns (GG-13.16.5).
lesson-aim-blocks = Bombardment. No enemy guns are in play, so your hits fall on the blocks: each gives you +1 in close combat (GG-13.15.4, GG-13.18.10). Aim at the Angle.
lesson-knock = Choose the token your hit takes away: the strongest.
lesson-behind = Your blocks go forward, the leader first. Say who comes next: if the guns eliminate the leader, the next one suffers (GG-13.16.1, GG-13.16.5).
lesson-pick = An enemy block is reduced: pick one of two replacements blind (GG-2.6). Nobody can help you there.
lesson-offer = Your block is reduced. Offer two replacements of its command; your opponent picks one blind and never learns its strength (GG-2.6).
lesson-attack-done = Close combat compares the leaders: strength against strength, +1 for a Confederate attack, more for bombardment and flanks (GG-13.18.3, GG-13.18.6). At +1 or better the attacker wins (GG-13.18.15). No further attack is needed: { $go }.
lesson-attack-none = Nothing that helps you can be attacked in this hour. Choose { $go }; the march step comes next.
lesson-lost-attack = The attack is lost, and all its blocks withdraw at once (GG-13.19.1, GG-14.3). Choose them one after the other; there will be another hour.
lesson-defender = They attack you. Choose who leads the defence: a strong block (GG-13.18.2).
lesson-defensive-guns = They attack you. Play your guns face down: what the enemy’s bombardment leaves of them fires at his columns, and from a ridge it fires harder (GG-13.12.1, GG-13.16.2).
lesson-works = At Night you may dig field works with march tokens (GG-17.4). You need none: { $go }.
lesson-wait = One moment: tokens are drawn, or the Union decides for its own blocks. Follow it in the log.
lesson-other = A small choice that the rules leave to you. Any answer will do; point at one to see its clause.
lesson-won = Victory! Next to your victors the Union had to withdraw (GG-14.2), did not fully control all three objectives at the end of its phase, and with Night to come could not declare Attack (GG-20.8, GG-6.3).
lesson-lost = This time the Union kept its objectives until the end of the Night of 3 July (GG-20.9). Start the lesson again: the ground is the same, the tokens are new.
lesson-chapter-ground = Ground
lesson-chapter-time = Time
lesson-chapter-attack = The attack
lesson-chapter-victory = Victory
lesson-learned-ground = Fronts and fields of fire: who is pinned, who may march, who must withdraw.
lesson-learned-time = The second player sets the hours; each brings tokens and steps, and orders have their price.
lesson-learned-attack = Guns first, then the leaders: strength, ground and flanks add up to one result.

## The second lesson

command-title = Second lesson: command and time
command-about = Ten minutes on the last evening. You command the Union: the length of a turn, tokens to keep, reinforcements by road, long marches, orders, and works by night.
command-hours = General Meade, you are second player and set the length of the turn (GG-7.3): up to a third of the smaller army’s blocks, and one (GG-7.4). Three hours give three tokens (GG-8.1) and leave you free to Hold (GG-6.2).
command-keep = The tray holds eight tokens (GG-8.3). Guns of commands that are dead can never be played (GG-13.2.4): let those of Howard, Reynolds and Sickles go. They go to the return stack, not out of the game (GG-8.5).
command-road = A time token brought Sedgwick to the Taneytown Road (GG-11.3). By road a block goes any distance, one block an hour (GG-11.10, GG-11.11). Send the first one as far as you can.
command-next-hour = One block an hour, no more, and no cross-country march at this entry point while its road is used (GG-11.8). The others wait for the next hour: { $go }.
command-road-again = The second hour: the next block of Sedgwick’s takes the road (GG-11.6).
command-transfer = A waiting block may also be moved off the map to the next entry point, which takes an hour (GG-11.17, GG-11.19). Send one to Baltimore.
command-road-last = The last hour of the turn: whoever enters now cannot march any more (GG-15.2).
command-wait-last = Who waits off the map may come in any later turn (GG-11.6). That is all for now: { $go }.
command-enter = Blocks still wait at the edge. Bring them in where they are of use.
command-march = A march has 2 steps; with three hours and friends at its end a second player has 4 more (GG-12.2, GG-12.3). Slocum’s blocks are too far back to help Hancock.
command-march-to = End on or next to a friend’s position, or the extra steps are not yours (GG-12.3, GG-12.4). The longest way that ends beside Hancock is the best.
command-hurry = A march token lengthens the next three marches by one step each, and is spent for good (GG-12.5, GG-8.5). You have two: spend one.
command-march-more = Now the other blocks of your reserve: nearer to the line, but not all on one position, for three blocks are the most (GG-10.5).
command-face = Hancock looks at Hummelbaugh Farm, his own rear. Turn him to Codori Thicket: a stack guards only what lies before its front (GG-9.1, GG-9.2). Turning costs nothing (GG-10.4).
command-march-done = Your line stands. Fields of fire, not numbers, will decide tonight. { $go }.
command-march-rest = Nothing needs to move in this hour. { $go }.
command-order-hold = The order for the next turn. Attack would shorten it to one hour and cost half your tray if you stay idle (GG-6.8, GG-7.6). Withdraw costs half at once and gives the enemy the initiative (GG-6.10, GG-7.2). Declare Hold.
command-order-night = The next turn is Night: nobody may declare Attack (GG-6.3). You need no withdrawal. Hold again, and keep your tokens.
command-return = Some tokens must go back to the return stack (GG-8.5). Give what you cannot use.
command-works = Night. A march token becomes field works: whoever attacks from that side fights at −1, for good (GG-17.4, GG-13.18.9). Dig before Hancock’s line.
command-works-done = The works stand. { $go }, and wait for the morning.
command-withdrawal = Nobody has to withdraw here. { $go }.
command-withdraw-to = A withdrawal leads away from the enemy (GG-14.9). Choose the nearest position of your line.
command-attack = There is nothing to attack this evening. { $go }.
command-wait = One moment: tokens are drawn, or the Confederates decide. Follow it in the dispatches.
command-other = A small choice that the rules leave to you. Any answer will do.
command-won = Victory! The Night of 3 July is over and the Union kept its three objectives (GG-20.9). Time worked for you: tokens, roads and long marches, and an order that cost nothing.
command-lost = The Confederates broke your hold on an objective before the end (GG-20.8). Start the lesson again and keep your line before the objectives.
command-chapter-time = Time
command-chapter-roads = Roads and marches
command-chapter-orders = Orders and night
command-learned-time = The length of a turn gives tokens and steps to both; a short one obliges its chooser.
command-learned-roads = Roads bring one block an hour; long marches must end near friends.
command-learned-orders = Attack, Hold, Withdraw: each has its price, and works by night last.

## The end
ending-gave-up = { $army-code ->
        [USA] the Union has given up
       *[CSA] the Confederacy has given up
    }
ending-kept = the last night is over
ending-kept-rule = The Confederacy never found the Union without full control of all objectives and without an attack declared.
ending-cut = the Union fully controls { $held } of { $all } objectives and has declared no attack
ending-handicap =
    { $reason } (handicap: { $army-code ->
    [USA] Union
   *[CSA] Confederacy
 }, +{ $number } in close combat)
ending-cut-rule = From 2 July on the Union must fully control all of them at the end of its action phases, or declare Attack.
ending-cut-off = { $who }, cut off
ending-blocks-left = { $count ->
    [one] { $count } block left
   *[other] { $count } blocks left
}
tally-objectives = objectives
tally-blocks = blocks, { $name }
ending-part = { $day } July, { $part ->
        [morning] morning
        [afternoon] afternoon
        [evening] evening
       *[night] night
    }

## Why a computer player thinks so: what its evaluation looks at

why-time-left = time left
why-day-left = hours left in the day
why-testing = the days on which control counts
why-controlled = objectives the Union fully controls
why-all-controlled = full control of all objectives
why-all-controlled-late = full control late in the battle
why-short-of-control = control that the Union must win back
why-short-before-night = control missing as Night comes
why-short-without-tokens = control missing and few tokens
why-taken = objectives taken by the Confederates
why-under-fire = objectives in a Confederate field of fire
why-csa-nearest = distance of the Confederates from the nearest objective
why-csa-second-nearest = distance of the Confederates from a second objective
why-worst-objective = strength around the weakest objective
why-middle-objective = strength around the second weakest objective
why-best-objective = strength around the safest objective
why-worst-objective-late = strength around the weakest objective, late in the battle
why-usa-close = Union blocks at the objectives
why-csa-close = Confederate blocks at the objectives
why-usa-round = Union blocks near the objectives
why-csa-round = Confederate blocks near the objectives
why-csa-on-posts = Confederates on positions that command objectives
why-usa-strength = Union strength on the map
why-csa-strength = Confederate strength on the map
why-usa-at-hand = Union blocks about to enter
why-csa-at-hand = Confederate blocks about to enter
why-usa-to-come = Union troops still to arrive
why-csa-to-come = Confederates still to arrive
why-usa-lost = Union blocks lost
why-csa-lost = Confederate blocks lost
why-usa-worn = Union blocks reduced
why-csa-worn = Confederate blocks reduced
why-strength-late = the stronger army, late in the battle
why-usa-tokens = Union battle tokens
why-csa-tokens = Confederate battle tokens
why-usa-guns = Union guns in the tray
why-csa-guns = Confederate guns in the tray
why-usa-reserve = Union tokens in reserve
why-csa-reserve = Confederate tokens in reserve
why-usa-attacks = a Union order to attack
why-csa-attacks = a Confederate order to attack
why-usa-withdraws = a Union order to withdraw
why-csa-withdraws = a Confederate order to withdraw
why-usa-under-fire = Union blocks in enemy fields of fire
why-csa-under-fire = Confederate blocks in enemy fields of fire
why-usa-from-behind = Union blocks with the enemy behind them
why-csa-from-behind = Confederate blocks with the enemy behind them
why-usa-works = Union field works

## Plans of a computer player
plan-staff = Do as the staff would
plan-attack = Attack orders
plan-hold = Hold orders
plan-withdraw = Withdraw orders: break away from the enemy
plan-assault = Attack { $target } first
plan-bombard = Attack { $target } with every gun that can be brought to bear
plan-single = Attack { $target } and nothing else
plan-storm = Assault all along the line
plan-refrain = No attack this turn
plan-effort = Main effort at { $goal }{ $order-code ->
        [attack] , with Attack orders
        [hold] , with Hold orders
        [withdraw] , with Withdraw orders
       *[none] { "" }
    }
plan-stand = Nobody leaves the line{ $order-code ->
        [attack] , with Attack orders
        [hold] , with Hold orders
        [withdraw] , with Withdraw orders
       *[none] { "" }
    }
plan-advance = March out of the line if there is better ground
plan-retire = Fall back wherever the enemy is near
plan-wait =
    { $hours ->
        [one] A turn of one hour
       *[other] A turn of { $hours } hours
    }
plan-spend = Use every gun that helps
plan-save = Save the guns for later
