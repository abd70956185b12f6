# Les mots du serveur.

level-recruit = Recrue
level-recruit-about = pour débuter ; se trompe souvent
level-captain = Capitaine
level-captain-about = connaît son métier
level-colonel = Colonel
level-colonel-about = pèse chaque chance
level-general = Général
level-general-about = planifie, pèse vos réponses
level-marshal = Maréchal
level-marshal-about = le plus fort
level-at-once = aussitôt
level-half-second = ½ s
level-seconds = { $seconds } s
level-named = { $level } { $name }

temper-bold = audacieux
temper-methodical = méthodique
temper-cautious = prudent

player-you = Vous
player-here = À cet écran
player-person = Une personne
player-open = Invitation envoyée

name-example = Exemple { $clause }
name-from-step = { $title }, à partir du pas { $step }

result-won = Victoire : { $seat }.
result-draw = La partie se termine sans vainqueur.

log-undo = { $seat } : une action reprise d’un commun accord.
log-standing = { $seat } : réponse donnée par une consigne.
log-by-standing = { $text } (consigne)
log-seat-return = { $seat } : la place est désormais tenue dans un autre navigateur, par son lien de retour.
log-seat-person = { $seat } : place cédée à une autre personne.
log-seat-computer = { $seat } : jouée désormais par l’ordinateur ({ $level }).
log-seat-absent = { $seat } : personne n’est venu ; l’ordinateur ({ $level }) prend la relève.
log-seat-back = { $seat } : la place est reprise à l’ordinateur par la personne qui la tenait.
log-stands-in = { $seat } : pas de réponse ({ $player }) ; remplacement pour ce coup : { $by }.
log-plays-on = { $seat } : toujours pas de réponse ({ $player }) ; remplacement pour la suite : { $by }.
log-at-random = { $seat } : pas de réponse ({ $player }), ni de personne d’autre ; cette réponse a été tirée au sort.
log-surrender-offered = { $seat } : { $player } propose de déposer les armes.
log-surrender-declined = { $seat } continue : l’offre de déposer les armes est refusée.
log-surrender-withdrawn = { $seat } : { $player } reprend le combat et retire son offre de déposer les armes.
surrender-offered = { $player } propose de déposer les armes.
log-draw-offered = { $seat } propose la nulle.
log-draw-declined = { $seat } continue : la nulle est refusée.
log-draw-withdrawn = { $seat } retire sa proposition de nulle.
draw-offered = { $player } propose la nulle.
draw-offered-own = Vous proposez la nulle.

error-bad-request = Cette demande est incompréhensible.
error-forbidden = Vous ne pouvez pas faire cela ici.
error-no-table = Cette table n’existe pas, ou il vous faut un lien pour y venir.
error-no-game = Ce jeu n’existe pas.
error-nothing = Il n’y a rien ici.
error-method = Cela ne se demande pas ainsi.
error-stale = La partie a avancé ; voici la table telle qu’elle est maintenant.
error-paused = La table est en pause.
error-late = Le temps accordé est écoulé.
error-chance = Le hasard décide ensuite : confirmez d’abord.
ahead-known = Quelque chose de caché sera connu.
ahead-answer = L’autre camp répond d’abord, puis le hasard décide.
error-over = La partie est terminée.
error-running = Ce sera possible quand la partie sera terminée.
error-hidden = Laissez d’abord l’écran à la personne qui décide.
error-taken = Cette place est déjà prise.
error-seated = Ce navigateur a déjà une place à cette table.
error-held = Cette place est à quelqu’un d’autre. L’ordinateur peut prendre la relève quand la partie a attendu cette personne une semaine.
error-no-undo = Il n’y a rien à reprendre : des dés ont été lancés, ou un secret a été révélé.
error-no-offer = Personne ne propose de déposer les armes.
error-no-draw = Personne ne propose la nulle.
error-draw-alone = Personne ne joue contre vous qui puisse accepter la nulle.
error-draw-stands = La nulle est déjà proposée.
error-draw-again = Vous avez déjà proposé la nulle ici ; vous pourrez la proposer de nouveau après votre prochaine décision.
error-too-large = C’est trop long.
error-refused = Les règles ne le permettent pas.
error-bad-record = Cet enregistrement est inutilisable.
error-too-many = Trop de demandes ; patientez un instant.
error-broken = Une erreur s’est produite ici. Rien de ce que vous avez fait n’est perdu ; réessayez. (Faute { $fault }.)
error-unavailable = Votre action n’a pas pu être conservée sur le disque : elle n’a pas eu lieu. Réessayez.
error-unreadable = Cette table ne peut pas être ouverte ({ $why }). Son enregistrement est conservé.
error-differs = Les règles ont été corrigées depuis que cette table a été jouée : le pas { $step } se passerait autrement aujourd’hui ({ $why }). La table reste comme elle était avant ce pas, avec son enregistrement ; elle ne va pas plus loin.

# how a scenario stands between equal computer players
standing-even = Entre égaux, aucun camp ne gagne nettement plus souvent.
standing-uneven = Entre égaux, un camp gagne { $percent } % des parties : { $side }.
standing-level = Avec un handicap ({ $handicap }), l’équilibre est à peu près atteint : { $shares } en { $games } parties. « Changer » le fixe à l’ouverture d’une table.
standing-draws = nulles { $count }
choice-level = { $choice } (équilibre entre égaux)
choice-no-handicap = aucun
