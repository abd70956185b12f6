# Les mots du client en français. Les textes des jeux viennent du serveur.

app = Long Roll
just-now = à l’instant

## Barre
undo = Annuler
undo-ask = Demander à annuler
undo-never-why = Des dés ou un secret révélé sont entre-temps venus : cela ne peut plus être repris.
undo-none-why = Vous n’avez rien à reprendre.
undo-asked-you = { $name } demande à reprendre un acte. Êtes-vous d’accord ?
undo-waiting = Vous avez demandé à reprendre un acte. En attente d’une réponse.
surrender-accept = Accepter : la bataille est gagnée
surrender-decline = Continuer
draw-accept = Accepter la nulle
draw-withdraw = Retirer l’offre
undo-grant = Accepter
undo-deny = Le garder
layers = Calques
replay = Revoir
rules = Règles
settings = Réglages
home = Toutes les tables
menu = Menu
close = Fermer
more = Plus

## Invite
back = Retour
press-enter = Appuyez sur Entrée pour confirmer.
roll = Lancer les dés
ask-commit = { $label } ?
narrowed = { $verb } : { $names }.
narrowed-verb = { $verb }.
question-where = Où ?
question-which = Laquelle ?
question-what = Que faire ?
question-how = Lequel de ces choix ?
waiting-for = { $name } décide.
waiting-dice = Le hasard décide.
waiting-open = En attente que l’autre joueur prenne sa place.
watching = Vous regardez.
paused = La table est en pause.
resume = Reprendre
reconnecting = Reconnexion. Rien n’est perdu.
connecting = Ouverture de la table
stale = La table a avancé ; voici où elle en est.
not-sent = Cela n’est pas parvenu au serveur. Rien n’est perdu : essayez encore.
trouble-network = Le serveur ne répond pas.
trouble-gone = Cette table n’existe plus, ou votre place est maintenant tenue dans un autre navigateur.
trouble-title = Cette table ne peut être montrée
try-again = Essayer encore
choices = Choix
choices-count =
    { $count ->
        [one] une manière
       *[other] { $count } manières
    }
list-find = Chercher
clause-open = Règle { $clause }

## Plateau
board = Plateau
zoom-in = Agrandir
zoom-out = Réduire
zoom-all = Toute la carte
overview = Vue d’ensemble
place-empty = vide
place-legal = peut être choisi
place-legal-chance = peut être choisi, puis le hasard décide
place-chosen = choisi
go-to = Aller à un lieu
go-none = Aucun lieu de ce nom

## Calques
layer-names = Noms
layer-veil = Voile sur ce qui n’est pas possible
layer-trace = Dernier acte de l’autre camp

## Chances
odds = Chances
odds-counting = Calcul des chances
odds-none = Le hasard décide ; aucune probabilité n’est connue ici.
odds-against = contre
odds-exact = exact
odds-sampled = d’après de nombreux essais
odds-close = Fermer les chances

## Pourquoi pas
why-not = Pourquoi pas { $name } ?
why-not-this = Pourquoi pas ?
why-nothing = Cela n’a pas de part à la décision présente.
show-rule = Voir la règle

## Colonne
log = Journal
log-empty = Rien ne s’est encore passé.
log-unread =
    { $count ->
        [one] une nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
seats = Places
seat-decides = { $side }, doit décider
seat-acts = { $side }, agit
seat-watches = { $side }, regarde
seat-won = { $side }, victoire
seat-lost = { $side }, défaite
seat-drawn = { $side }, partie nulle
seat-online = { $side }
seat-away = { $side }, absent
seat-open = { $side }, place libre
seat-thinks = { $side }, réfléchit…
seat-thinking = { $seconds } s
invite-show = Inviter
copied = Copié
copy = Copier
way-back = Votre lien de retour
way-back-text = Votre lien privé pour retrouver cette place, dans tout navigateur. Il reste sous Vos tables.
way-back-short = Votre lien de retour privé ; il reste sous Vos tables.
seat-offer = Céder ma place
seat-offer-text = Qui ouvre ce lien prend votre place. D’ici là elle reste à vous.
seat-computer = Laisser jouer l’ordinateur pour moi
seat-computer-for = Laisser jouer l’ordinateur : { $name }
seat-back = Reprendre ma place
column-show = Montrer la colonne
column-hide = Cacher la colonne

## Téléphone
tab-play = Jouer
tab-log = Journal
tab-orders = Ordres
tab-rules = Règles
more-options =
    { $count ->
        [one] un de plus
       *[other] { $count } de plus
    }
choose = Choisir
sheet-size = Taille de la feuille
show-odds = Chances

## Passage
hand-title = { $name }, c’est à vous
hand-text = Donnez l’écran au joueur de ce camp. L’autre joueur détourne les yeux.
hand-button = Je suis { $name } : montrer la table

## Résultat
result-rematch = Rejouer
result-record = Enregistrer la partie
result-proof = Le hasard était scellé sous { $commitment }
result-secret = Secret, maintenant révélé : { $secret }
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-yes = Abandonner
resign-no = Continuer
draw-offer = Proposer la nulle
pause = Pause
rematch-go = À la nouvelle table
end-study = Étudier cette bataille
end-rematch = Revanche, camps échangés
end-why = Pourquoi
end-dice =
    { $count ->
        [one] Les chances d’un combat
       *[other] Les chances de { $count } combats
    }
end-fights = Les combats
end-turns = Tour par tour, et les tournants
end-turned = Les tournants
fights-won = combats gagnés
fights-of = { $won } sur { $all }
luck-chances =
    { $who ->
        [you] Votre chance avant chaque combat, en pour cent
       *[other] { $who } : chance avant chaque combat, en pour cent
    }
luck-fight = { $title } : chance { $percent } pour cent, { $won ->
        [yes] gagné
       *[no] perdu
    }, { $attack ->
        [yes] en attaque
       *[no] en défense
    }
luck-att = att.
luck-def = déf.
luck-all = { luck-chances }. Gagnés : { $won }, attendus : { $expected }.
luck-attack = En attaque : { $luck }.
luck-defence = En défense : { $luck }.
luck-fair = comme attendu
luck-more = { $count } de trop
luck-fewer = { $count } de moins
luck-counting = Les chances de chaque combat sont en cours de calcul.
luck-uncounted = Les chances n’ont pas pu être calculées.
moment-chance =
    { $who ->
        [you] votre chance était de { $percent } %
       *[other] { $who } : chance de { $percent } %
    }

## Leçon
still-to-do = Reste à faire
facts = Détails
facts-none = Désignez quelque chose : ses détails s’affichent ici.
go-there = Aller à { $name }
lesson-the = La leçon
lesson-head = La leçon : { $chapter }
lesson-step = étape { $step } sur { $steps }
lesson-task-thing = Choisissez { $name }
lesson-task-button = Appuyez sur { $name }
lesson-task-commit = Appuyez sur le bouton vert, ou sur Entrée
lesson-task-done = fait
lesson-show = Montrez-moi
lesson-on = Continuer
lesson-leave = Quitter
lesson-then = Ensuite : la bataille entière
lesson-battle = Jouer la bataille entière
lesson-back = Retour
lesson-next = Leçon suivante
lessons = Leçons
lesson-start = Commencer

## Accueil
nav-play = Jouer
scenario = Scénario
your-side = Votre camp
either = Au choix
against = Contre
against-computer = Ordinateur
against-friend = Un ami
against-screen = Cet écran
play-now = Jouer maintenant
invite = Créer la table et copier le lien
options-standard = règles normales
change = Changer
your-tables = Vos tables
finished = Terminées
continue = Continuer
table-alone = à cet écran
won = gagnée
lost = perdue
drawn = nulle
import-record = Ouvrir une partie
import-bad = Ce fichier n’est pas une partie enregistrée.
lobby-loading = On dresse la table
tables-closed = Ne peuvent pas être ouvertes
lobby-trouble = Le serveur ne répond pas.
designer = de { $name }
invite-title = La table est prête
invite-text = Envoyez ce lien à votre ami. Qui l’ouvre prend l’autre place.
invite-watch = Lien pour ceux qui veulent regarder
to-table = À la table
not-found = Il n’y a rien à cette adresse.

## Salon : tables, noms, scénarios
new-game = Nouvelle partie
times-are = durées : médianes des tables terminées
learn-title = Apprendre un jeu en dix minutes
learn-text = un professeur à la table, pas à pas
lessons-time = dix minutes chacune
lesson-done = faite
lesson-begun = commencée
lesson-again = Refaire
look = Regarder
your-turn = À vous
their-turn = { $name }, { $time }
paused-short = En pause
invited = Votre ami est attendu
a-friend = un ami
table-against = contre { $name }
table-open = Ouvrir { $title }
table-menu = Autres choix pour { $title }
tables-waiting =
    { $both ->
        [yes] { $mine ->
            [one] une vous attend
           *[other] { $mine } vous attendent
        }, { $theirs ->
            [one] une attend l’autre camp
           *[other] { $theirs } attendent l’autre camp
        }
       *[no] { $mine ->
            [0] { $theirs ->
                [one] une attend l’autre camp
               *[other] { $theirs } attendent l’autre camp
            }
            [one] une vous attend
           *[other] { $mine } vous attendent
        }
    }
outcome-against = { $result } contre { $name }
finished-none = Aucune partie terminée pour l’instant.
all-of = toutes ({ $count })
fewer = moins
study = Étudier
rename = Renommer
rename-label = Nom de la table
leave = Quitter
leave-of = Quitter { $title }
leave-sure = Quitter cette table ? L’ordinateur jouera votre place pour que les autres puissent continuer. Votre lien de retour l’ouvre toujours.
delete = Supprimer
delete-of = Supprimer { $title }
delete-sure = Supprimer cette table et son enregistrement ? Rien ne pourra les rendre.
keep = Garder
keep-table = Garder la table
cancel = Annuler
name-none = Votre nom
name-label = Votre nom
name-text = Les autres le lisent aux places de vos tables.
name-change = { $name } : changer de nom
level = Niveau
length = Durée
pieces = Pièces au début
pieces-arrive = les armées arrivent
pieces-and-more = { $numbers }, d’autres arrivent
pieces-free = armées au choix
time = Temps
time-span = de { $least } à { $most }
minutes = { $count } min
hours = { $hours } h
hours-and = { $hours } h { $minutes }
wins = Victoires entre ordinateurs
wins-in = Victoires en { $games } parties, { $player } contre { $player }
draws =
    { $count ->
        [one] une nulle
       *[other] { $count } nulles
    }
of-games = sur { $count }
not-known = pas encore connu
invite-link = Invitation pour { $seat }
invite-lonely = Ce serveur ne répond que sur cette machine : un ami ailleurs ne peut pas ouvrir le lien. Démarrez-le avec --host 0.0.0.0, et le lien portera l’adresse de cette machine.
lobby-tables = Tables
lobby-new = Nouvelle
lobby-lessons = Leçons
lobby-finished = Terminées

## Revoir
replay-of = Reprise de { $title }
step-of = Étape { $step } sur { $steps }.
step-back = Une étape en arrière
step-forward = Une étape en avant
play = Lire
stop = Pause
turning-next = Tournant suivant
turning-points = Tournants
seen-by = Vu par
replay-slider = Étape de la reprise
replay-loading = On cherche la partie
tab-thinking = Leurs réflexions
note-of = Note, { $who }, étape { $step }
note-wins = que je gagne
note-quote = « { $words } »
note-reasons = En sa faveur : { $what }.
note-chance = En l’état je gagne { $before } fois sur 100, avec ce plan { $after }.
note-mood = Un autre plan promet un peu plus ; je préfère celui-ci.
note-plans = Ses plans
note-chances = chance qu’il gagne
note-show = Plan { $number } : le montrer sur la carte
note-done = Fait
note-less = { $points } de moins
note-more = { $points } de plus
note-even = Autant
note-bounds = sans doute de { $low } à { $high }
note-reply = La meilleure réponse qu’il craignait :
note-leaves = (laisse { $chance }).
note-doubt = Un autre plan si
note-worse = ceci s’annonçait pire : { $what }.
note-later = À sa note suivante, étape { $step }, il en était à { $chance }.
note-none = Aucune note jusqu’à cette étape.
note-nearby = Notes voisines
note-count = { $count } en tout
note-step = Étape { $step }
guesses = Ce qu’il voyait dans les blocs cachés
guesses-key = Pour cent ; le laiton est la vérité. { $right } sur { $all } justes.
guesses-truth = , la vérité
guesses-ghost = pris pour { $value }
curve-you = Votre chance de gagner
curve-who = Chance de victoire, { $who }
curve-told = Chance de gagner au fil de la partie : { $first } au début, entre { $low } et { $high }, { $last } à la fin.
to-the-table = À la table
start-of-game = Le début.
play-on = Continuer d’ici
play-on-text = Une nouvelle partie commence à cette étape, avec de nouveaux dés. Qui joue ?
play-on-me = Moi
play-on-computer = Ordinateur : { $level }
record-open = inachevée

## Règles
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] un passage
       *[other] { $count } passages
    }
rules-loading = Ouverture des règles
rules-page = Ouvrir en page
example-open = Ouvrir à une table
rules-contents = Sommaire

## Guide
guide = Guide
guide-chapters = Chapitres
guide-before = Avant : { $title }
guide-next = Ensuite : { $title }

## Réglages
language = Langue
theme = Lumière
theme-auto = Comme le système
theme-light = Jour
theme-dark = Lampe
ink = Camps
ink-colour = Couleur et signe
ink-one = Une seule encre
motion = Mouvement
motion-auto = Comme le système
motion-none = Aucun
sound = Son
sound-off = Aucun
sound-on = Un coup de tambour à votre tour
hand = Main
hand-right = Droite
hand-left = Gauche
keyboard = Clavier
key-tab = Choix suivant, le plus proche d’abord
key-arrows = Parcourir le plateau ; hexagones : Alt prend le côté inférieur
key-enter = Ce que dit le bouton de la question ; sur un lieu : le choisir ; dans un film : suite
key-esc = Un clic en arrière
key-digits = Bouton numéroté
key-space = Passer : mouvement, puis combat montré, puis jusqu’à ma décision ; lire ou arrêter une relecture
key-f = Toute la carte ; encore : retour
key-g = Aller à un lieu par son nom
key-u = Annuler, ou le demander
key-o = Chances
key-why = Dans une leçon : montrez-moi ; sinon pourquoi pas, ou expliquer
key-l = Calques
key-r = Revoir
key-step = Une étape en arrière, en avant
key-n = Unité suivante qui peut agir ; en relecture, tournant suivant
key-s = Dire ce qui entoure le point choisi
key-turn = Tourner ce que l’on tourne

# an answer in one's own words
words-of = { $used } mots sur { $words }

standing = Consignes
standing-given = { $given ->
    [0] aucune : on vous demande
    [one] { $given } donnée
   *[other] { $given } données
}

## A thing in hand
pose-not = Pas ici
pose-drop = La reposer
pose-fine = Le dernier centième
pose-line = En une ligne
pose-one-by-one = Un par un
token-carry = Portez ce dé là où il doit aller

## À propos
about = À propos de Long Roll
about-text = Des batailles à la poudre noire, jouées selon les règles. Les titres et les auteurs des jeux publiés sont cités ; textes, cartes et dessins sont les nôtres. Posséder le jeu est la meilleure façon de profiter de ce programme.
about-version = Version { $version }
about-licence = Long Roll est un logiciel libre sous licence MIT.
about-fonts = Caractères
about-code = Programmes de cette page
about-others = Ce qui suit est l’œuvre d’autres auteurs et a ses propres licences.
about-trouble = Les licences n’ont pas pu être ouvertes.

## Film and stage
stage = Ce que décident les dés
stage-of = { $number } sur { $count }
stage-then = { $of }, { $since }
stage-before = avant les dés
stage-outset = au départ
stage-skip = Passer
stage-step = { $title } : **{ $result }**
stage-again = Revoir
space = Espace
dispatches = Dépêches
dispatches-note = Choisissez-en une pour la revoir.
film-left = Depuis votre départ
film-of = acte { $number } sur { $count }
film-acts = { $name } agit.
film-next = Suite
film-pause = Pause
film-go-on = Reprendre
film-skip =
    { $me ->
        [yes] Aller à votre décision
       *[no] Aller au présent
    }
film-again = Revoir
film-coming =
    { $count ->
        [one] encore un acte
       *[other] encore { $count } actes
    }{ $me ->
        [yes] , puis vous décidez
       *[no] { "" }
    }
pace = Allure
pace-step = Pas à pas
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
film = Ce que font les autres
film-on = Montré acte par acte
film-off = D’un coup
key-a = Revoir le dernier acte ou combat
key-p = Suspendre le film s’il défile ; sinon unité ou tournant précédent

## Things in hand
in-hand = En main
in-hand-more =
    { $count ->
        [one] un autre lieu
       *[other] { $count } autres lieux
    }
in-hand-none = Rien à faire avec ceux-ci ensemble.
let-go = Lâcher
take-too = Prendre aussi
take-instead = Prendre à la place
