# the lobby
game-title = Picket
game-about = Three posts, eight pickets, one die: an example.
game-length = five minutes
scenario-morning = Morning
history-morning = An example has no history.

# names of codes
name-north = the north
name-south = the south
name-mill = the mill
name-bridge = the bridge
name-chapel = the chapel
name-decision-turn = a picket to send, or a pass
name-decision-fight = the die of a fight

# verbs by themselves, and whole answers
verb-send = Send
verb-pass = Pass
verb-roll = Roll
verb-concede = Concede
describe-send = Send a picket to { $post }
describe-pass = Pass
describe-roll = Roll { $face }
describe-concede = Concede the game for { $side }

# what is asked, and what is said to who waits
moment = Posts: { $north } to { $south }
situation = In reserve: { $pickets }.
prompt-turn = Send a picket to a post, or pass.
prompt-fight = { $side } fights for { $post }.
waiting = { $seat } decides: { $decision }.

# what has happened
event-forced = There was only one choice: “{ $action }”.
event-held = { $side } holds { $post }.
event-driven = { $side } takes { $post }.
event-lost = { $side } loses a picket before { $post }.
event-passed = { $side } passes.
event-ended = The morning is over.
event-concedes = { $side } gives up.

# what may not be
refusal-game-over = The game is over.
refusal-not-an-answer = This is not the moment for “{ $verb }”; what is asked for is { $decision }.
refusal-no-reserve = You have no picket left.
refusal-yours = You hold { $post } already.

# the table
panel-reserve = In reserve
item-picket = A picket of { $side }
fact-free = Nobody holds it.
fact-held = { $side } holds it.
odds-title = An attack on { $post }
odds-won = The post is taken
odds-lost = The picket is lost
