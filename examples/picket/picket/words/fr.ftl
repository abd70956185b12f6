# the lobby
game-title = Piquet
game-about = Trois postes, huit piquets, un dé : un exemple.
game-length = cinq minutes
scenario-morning = Le matin
history-morning = Un exemple n’a pas d’histoire.

# names of codes
name-north = le nord
name-south = le sud
name-mill = le moulin
name-bridge = le pont
name-chapel = la chapelle
name-decision-turn = un piquet à envoyer, ou une passe
name-decision-fight = le dé d’un combat

# verbs by themselves, and whole answers
verb-send = Envoyer
verb-pass = Passer
verb-roll = Lancer
verb-concede = Abandonner
describe-send = Envoyer un piquet : { $post }
describe-pass = Passer
describe-roll = Obtenir { $face }
describe-concede = Abandonner la partie pour { $side }

# what is asked, and what is said to who waits
moment = Postes : { $north } à { $south }
situation = En réserve : { $pickets }.
prompt-turn = Envoyez un piquet à un poste, ou passez.
prompt-fight = { $side } se bat pour { $post }.
waiting = { $seat } décide : { $decision }.

# what has happened
event-forced = Il n’y avait qu’un choix : « { $action } ».
event-held = { $side } tient { $post }.
event-driven = { $side } prend { $post }.
event-lost = { $side } perd un piquet devant { $post }.
event-passed = { $side } passe.
event-ended = La matinée est finie.
event-concedes = { $side } abandonne.

# what may not be
refusal-game-over = La partie est finie.
refusal-not-an-answer = Ce n’est pas le moment pour « { $verb } » ; ce qui est attendu : { $decision }.
refusal-no-reserve = Vous n’avez plus de piquet.
refusal-yours = Vous tenez déjà { $post }.

# the table
panel-reserve = En réserve
item-picket = Un piquet : { $side }
fact-free = Personne ne le tient.
fact-held = { $side } le tient.
odds-title = Une attaque : { $post }
odds-won = Le poste est pris
odds-lost = Le piquet est perdu
