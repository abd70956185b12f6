# The client's own words in English. Texts of games come from the server.

app = Long Roll
just-now = just now

## Bar
undo = Undo
undo-ask = Ask to undo
undo-never-why = Dice or new knowledge stand between: this cannot be taken back.
undo-none-why = Nothing of yours to take back.
undo-asked-you = { $name } asks to take back an act. Do you agree?
undo-waiting = You asked to take back an act. Waiting for an answer.
surrender-accept = Accept: the battle is won
surrender-decline = Play on
draw-accept = Accept the draw
draw-withdraw = Take it back
undo-grant = Agree
undo-deny = Keep it
layers = Layers
replay = Replay
rules = Rules
settings = Settings
home = All tables
menu = Menu
close = Close
more = More

## Prompt
back = Back
press-enter = Press Enter to commit.
roll = Roll the dice
ask-commit = { $label }?
narrowed = { $verb }: { $names }.
narrowed-verb = { $verb }.
question-where = Where?
question-which = Which one?
question-what = What to do?
question-how = Which of these?
waiting-for = { $name } decides.
waiting-dice = Chance decides.
waiting-open = Waiting for the other player to take the seat.
watching = You are watching.
paused = The table is paused.
resume = Resume
reconnecting = Reconnecting. Nothing is lost.
connecting = Opening the table
stale = The table moved on; this is how it stands now.
not-sent = This did not reach the server. Nothing is lost: try again.
trouble-network = The server does not answer.
trouble-gone = This table is gone, or your seat is held in another browser now.
trouble-title = This table cannot be shown
try-again = Try again
choices = Choices
choices-count =
    { $count ->
        [one] one way
       *[other] { $count } ways
    }
list-find = Find
clause-open = Rule { $clause }

## Board
board = Board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Whole map
overview = Overview
place-empty = empty
place-legal = may be chosen
place-legal-chance = may be chosen, chance follows
place-chosen = chosen
go-to = Go to a place
go-none = No such place

## Layers
layer-names = Names
layer-veil = Veil over what is no option
layer-trace = Last act of the other side

## Odds
odds = Odds
odds-counting = Working out the chances
odds-none = Chance decides; no odds are known for this.
odds-against = against
odds-exact = exact
odds-sampled = from many trials
odds-close = Close the odds

## Why not
why-not = Why not { $name }?
why-not-this = Why not?
why-nothing = This has no part in the present decision.
show-rule = Show the rule

## Column
log = Log
log-empty = Nothing has happened yet.
log-unread =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
seats = Seats
seat-decides = { $side }, to decide
seat-acts = { $side }, acting
seat-watches = { $side }, watching
seat-won = { $side }, won
seat-lost = { $side }, lost
seat-drawn = { $side }, drawn
seat-online = { $side }
seat-away = { $side }, away
seat-open = { $side }, seat open
seat-thinks = { $side }, thinking…
seat-thinking = { $seconds } s
invite-show = Invite
copied = Copied
copy = Copy
way-back = Your return link
way-back-text = Your private link back to this seat, from any browser. It stays under Your tables.
way-back-short = Your private return link; it stays under Your tables.
seat-offer = Hand my seat over
seat-offer-text = Whoever opens this link takes your seat. Till then it stays yours.
seat-computer = Let the computer play for me
seat-computer-for = Let the computer play { $name }
seat-back = Take my seat back
column-show = Show the column
column-hide = Hide the column

## Phone
tab-play = Play
tab-log = Log
tab-orders = Orders
tab-rules = Rules
more-options =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
choose = Choose
sheet-size = Size of the sheet
show-odds = Odds

## Hand-over
hand-title = { $name }, it is your turn
hand-text = Give the screen to the player of this side. The other player looks away.
hand-button = I am { $name }: show the table

## Result
result-rematch = Play again
result-record = Save the record
result-proof = Chance was sealed as { $commitment }
result-secret = Secret, now revealed: { $secret }
resign = Resign
resign-sure = Resign this game?
resign-yes = Resign
resign-no = Play on
draw-offer = Offer a draw
pause = Pause
rematch-go = To the new table
end-study = Study this battle
end-rematch = Rematch, sides exchanged
end-why = Why
end-dice =
    { $count ->
        [one] The odds in one fight
       *[other] The odds in { $count } fights
    }
end-fights = The fights
end-turns = By turn, and what turned it
end-turned = What turned it
fights-won = fights won
fights-of = { $won } of { $all }
luck-chances =
    { $who ->
        [you] Your chance before each fight, in per cent
       *[other] { $who }: chance before each fight, in per cent
    }
luck-fight = { $title }: chance { $percent } per cent, { $won ->
        [yes] won
       *[no] lost
    }, { $attack ->
        [yes] in attack
       *[no] in defence
    }
luck-att = att.
luck-def = def.
luck-all = { luck-chances }. { $won } won, { $expected } to be expected.
luck-attack = In attack: { $luck }.
luck-defence = In defence: { $luck }.
luck-fair = fair
luck-more = { $count } too many
luck-fewer = { $count } too few
luck-counting = The chances of every fight are being counted.
luck-uncounted = The chances could not be counted.
moment-chance =
    { $who ->
        [you] your chance was { $percent } %
       *[other] { $who }: chance { $percent } %
    }

## Lesson
still-to-do = Still to do
facts = Facts
facts-none = Point at something: its facts stand here.
go-there = Go to { $name }
lesson-the = The lesson
lesson-head = The lesson: { $chapter }
lesson-step = step { $step } of { $steps }
lesson-task-thing = Choose { $name }
lesson-task-button = Press { $name }
lesson-task-commit = Press the green button, or Enter
lesson-task-done = done
lesson-show = Show me
lesson-on = Go on
lesson-leave = Leave
lesson-then = Then: the whole battle
lesson-battle = Play the whole battle
lesson-back = Back
lesson-next = Next lesson
lessons = Lessons
lesson-start = Begin

## Lobby
nav-play = Play
scenario = Scenario
your-side = Your side
either = Either
against = Against
against-computer = Computer
against-friend = A friend
against-screen = This screen
play-now = Play now
invite = Make the table and copy the link
options-standard = standard rules
change = Change
your-tables = Your tables
finished = Finished
continue = Continue
table-alone = at this screen
won = won
lost = lost
drawn = drawn
import-record = Open a record
import-bad = This file is no record of a game.
lobby-loading = Setting the table
tables-closed = Cannot be opened
lobby-trouble = The server does not answer.
designer = by { $name }
invite-title = The table is ready
invite-text = Send this link to your friend. Whoever opens it takes the other seat.
invite-watch = Link for those who want to watch
to-table = To the table
not-found = There is nothing at this address.

## Lobby: tables, names, scenarios
new-game = New game
times-are = times are medians of finished tables
learn-title = Learn a game in ten minutes
learn-text = a teacher at the table, one step at a time
lessons-time = ten minutes each
lesson-done = done
lesson-begun = begun
lesson-again = Again
look = Look
your-turn = Your turn
their-turn = { $name }, { $time }
paused-short = Paused
invited = Waiting for your friend
a-friend = a friend
table-against = against { $name }
table-open = Open { $title }
table-menu = More about { $title }
tables-waiting =
    { $both ->
        [yes] { $mine ->
            [one] one waits for you
           *[other] { $mine } wait for you
        }, { $theirs ->
            [one] one for the other side
           *[other] { $theirs } for the other side
        }
       *[no] { $mine ->
            [0] { $theirs ->
                [one] one waits for the other side
               *[other] { $theirs } wait for the other side
            }
            [one] one waits for you
           *[other] { $mine } wait for you
        }
    }
outcome-against = { $result } against { $name }
finished-none = No finished game yet.
all-of = all { $count }
fewer = fewer
study = Study
rename = Rename
rename-label = Name of the table
leave = Leave
leave-of = Leave { $title }
leave-sure = Leave this table? The computer plays your seat on, so that the others can go on. Your return link still opens it.
delete = Delete
delete-of = Delete { $title }
delete-sure = Delete this table with its record? It cannot be brought back.
keep = Keep
keep-table = Keep the table
cancel = Cancel
name-none = Your name
name-label = Your name
name-text = Others at your tables read it in the seats.
name-change = { $name }: change your name
level = Level
length = Length
pieces = Pieces at the start
pieces-arrive = the armies arrive
pieces-and-more = { $numbers }, more arrive
pieces-free = armies of your choice
time = Time
time-span = { $least } to { $most }
minutes = { $count } min
hours = { $hours } h
hours-and = { $hours } h { $minutes }
wins = Wins between computers
wins-in = Wins in { $games } games, { $player } against { $player }
draws =
    { $count ->
        [one] one drawn
       *[other] { $count } drawn
    }
of-games = of { $count }
not-known = not known yet
invite-link = Invitation for { $seat }
invite-lonely = This server answers only on this machine: a friend elsewhere cannot open the link. Start it with --host 0.0.0.0, and the link names this machine’s address.
lobby-tables = Tables
lobby-new = New game
lobby-lessons = Lessons
lobby-finished = Finished

## Replay
replay-of = Replay of { $title }
step-of = Step { $step } of { $steps }.
step-back = One step back
step-forward = One step forward
play = Play
stop = Pause
turning-next = Next turning point
turning-points = Turning points
seen-by = Seen by
replay-slider = Step of the replay
replay-loading = Fetching the record
tab-thinking = Their thinking
note-of = Note of { $who }, step { $step }
note-wins = that I win
note-quote = “{ $words }”
note-reasons = In its favour: { $what }.
note-chance = As it stands I win in { $before } of 100, with this plan in { $after }.
note-mood = Another plan promises a little more; I prefer this one.
note-plans = Its plans
note-chances = chance that it wins
note-show = Plan { $number }: show it on the map
note-done = Done
note-less = { $points } less
note-more = { $points } more
note-even = As much
note-bounds = most likely { $low } to { $high }
note-reply = The best answer it feared:
note-leaves = (leaves { $chance }).
note-doubt = Another plan if
note-worse = this looked worse: { $what }.
note-later = At its next note, step { $step }, it stood at { $chance }.
note-none = No note up to this step.
note-nearby = Notes nearby
note-count = { $count } in all
note-step = Step { $step }
guesses = What it took hidden blocks for
guesses-key = Percent; brass is the truth. { $right } of { $all } right.
guesses-truth = , the truth
guesses-ghost = taken for { $value }
curve-you = Chance that you win
curve-who = Chance that { $who } wins
curve-told = Chance to win over the game: { $first } at first, between { $low } and { $high }, { $last } at last.
to-the-table = To the table
start-of-game = The start.
play-on = Play on from here
play-on-text = A new game begins at this step, with new dice. Who plays?
play-on-me = Me
play-on-computer = Computer: { $level }
record-open = not over

## Rules
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] one passage
       *[other] { $count } passages
    }
rules-loading = Opening the rules
rules-page = Open as a page
example-open = Open at a table
rules-contents = Contents

## Guide
guide = Guide
guide-chapters = Chapters
guide-before = Before: { $title }
guide-next = Next: { $title }

## Settings
language = Language
theme = Light
theme-auto = As the system
theme-light = Day
theme-dark = Lamp
ink = Sides
ink-colour = Colour and sign
ink-one = One ink
motion = Motion
motion-auto = As the system
motion-none = None
sound = Sound
sound-off = Off
sound-on = One drum tap at your turn
hand = Hand
hand-right = Right
hand-left = Left
keyboard = Keyboard
key-tab = Next option, nearest first
key-arrows = Walk the board; hexes: Alt takes the lower side
key-enter = What the prompt’s button says; on a place: choose it; in a film: next
key-esc = One click back
key-digits = Numbered button
key-space = Skip: motion, then the combat shown, then to my decision; play or pause a replay
key-f = Whole map; again: back
key-g = Go to a place by name
key-u = Undo, or ask for it
key-o = Odds
key-why = In a lesson: show me; else why not, or explain
key-l = Layers
key-r = Replay
key-step = One step back, forward
key-n = Next unit that can act; in a replay next turning point
key-s = Speak what is around the focus
key-turn = Turn what is being turned

# an answer in one's own words
words-of = { $used } of { $words } words

standing = Standing orders
standing-given = { $given ->
    [0] none: you are asked
   *[other] { $given } given
}

## A thing in hand
pose-not = Not here
pose-drop = Put it back
pose-fine = The last hundredth
pose-line = In one line
pose-one-by-one = One by one
token-carry = Carry this die to where it is wanted

## About
about = About Long Roll
about-text = Black-powder battles, played by the rules. The names and designers of the published games are credited; texts, maps and drawings are our own. Owning the game is the best way to enjoy this program.
about-version = Version { $version }
about-licence = Long Roll is free software under the MIT licence.
about-fonts = Typefaces
about-code = Programs in this page
about-others = What follows is the work of others and comes with licences of its own.
about-trouble = The licences could not be opened.

## Film and stage
stage = What the dice decide
stage-of = { $number } of { $count }
stage-then = { $of }, { $since }
stage-before = before the dice
stage-outset = at the outset
stage-skip = Skip
stage-step = { $title }: **{ $result }**
stage-again = Again
space = Space
dispatches = Dispatches
dispatches-note = Choose one to see it again.
film-left = Since you left
film-of = act { $number } of { $count }
film-acts = { $name } acts.
film-next = Next
film-pause = Pause
film-go-on = Go on
film-skip =
    { $me ->
        [yes] Skip to your decision
       *[no] Skip to the present
    }
film-again = Show again
film-coming =
    { $count ->
        [one] one more act
       *[other] { $count } more acts
    }{ $me ->
        [yes] , then you decide
       *[no] { "" }
    }
pace = Pace
pace-step = Step
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
film = What others do
film-on = Shown act by act
film-off = At once
key-a = The last act or combat again
key-p = Pause the film while one runs; else previous unit or turning point

## Things in hand
in-hand = In hand
in-hand-more =
    { $count ->
        [one] one more place
       *[other] { $count } more places
    }
in-hand-none = Nothing can be done with these together.
let-go = Let go
take-too = Take this one too
take-instead = Take this one instead
