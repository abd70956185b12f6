# the lobby
game-title = Picchetto
game-about = Tre posti, otto picchetti, un dado: un esempio.
game-length = cinque minuti
scenario-morning = Il mattino
history-morning = Un esempio non ha storia.

# names of codes
name-north = il nord
name-south = il sud
name-mill = il mulino
name-bridge = il ponte
name-chapel = la cappella
name-decision-turn = un picchetto da inviare, o un passo
name-decision-fight = il dado di un combattimento

# verbs by themselves, and whole answers
verb-send = Inviare
verb-pass = Passare
verb-roll = Tirare
verb-concede = Arrendersi
describe-send = Invia un picchetto: { $post }
describe-pass = Passa
describe-roll = Ottieni { $face }
describe-concede = Concedi la partita per { $side }

# what is asked, and what is said to who waits
moment = Posti: { $north } a { $south }
situation = In riserva: { $pickets }.
prompt-turn = Invia un picchetto a un posto, o passa.
prompt-fight = { $side } combatte per { $post }.
waiting = { $seat } decide: { $decision }.

# what has happened
event-forced = C’era una sola scelta: «{ $action }».
event-held = { $side } tiene { $post }.
event-driven = { $side } prende { $post }.
event-lost = { $side } perde un picchetto davanti a { $post }.
event-passed = { $side } passa.
event-ended = Il mattino è finito.
event-concedes = { $side } si arrende.

# what may not be
refusal-game-over = La partita è finita.
refusal-not-an-answer = Non è il momento per «{ $verb }»; si attende questo: { $decision }.
refusal-no-reserve = Non hai più picchetti.
refusal-yours = Tieni già { $post }.

# the table
panel-reserve = In riserva
item-picket = Un picchetto: { $side }
fact-free = Nessuno lo tiene.
fact-held = { $side } lo tiene.
odds-title = Un attacco: { $post }
odds-won = Il posto è preso
odds-lost = Il picchetto è perduto
