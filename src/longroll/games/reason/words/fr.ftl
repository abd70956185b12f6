# Might & Reason en français.
# Glossaire. Une chose, un nom : général en chef · général (mène une force) · force · dé de commandement · largeur de base
# (LB) · point de force (PF) · feu de mousqueterie, canons · charge, combat · esquiver (cavalerie, infanterie), fuir
# (artillerie) · brisé · sous commandement, sans commandement · garnison · ville, secteur · impulsion, tour · initiative ·
# valeur : un général mène en personne. Une force est inactive, active ou à l’attaque. On vouvoie le joueur.

game-title = Might & Reason
game-kind = table libre, lignes de bataille
game-about = Batailles de la guerre de Sept Ans sur table libre, brigade par brigade, d’après les règles de Sam Mustafa. Tout se mesure, rien n’est caché ; un tour compte une à quatre impulsions, nul ne sait combien. Les généraux restent parfois inertes ou attaquent de leur propre chef ; les dés du général en chef sont tout ce qui les tient.
size-turns =
    { $count ->
        [one] environ un tour
       *[other] environ { $count } tours
    }

## Scénarios

scenario-lindenau = L’affaire de Lindenau
scenario-warburg = Warburg
scenario-rossbach = Rossbach
scenario-leuthen = Leuthen
scenario-kolin = Kolin
scenario-zorndorf = Zorndorf
subtitle-lindenau = Inventé, pour apprendre : colline et village
history-lindenau = Une affaire inventée pour apprendre. Un détachement prussien remonte la route de poste ; un détachement autrichien l’attend sur une colline basse près du village de Lindenau. Six unités par camp, et une fois chaque arme et chaque sorte de terrain : cavalerie et infanterie, canons, hussards et Grenzer, un bois, un ruisseau, un mur. La journée commence à son troisième tour ; à partir du septième elle peut finir.
subtitle-warburg = 31 juillet 1760 : la cavalerie de Granby au trot
history-warburg = 31 juillet 1760. Le corps français de du Muy tient les hauteurs au-dessus de Warburg, adossé à la Diemel. Le Prince héréditaire tourne sa gauche avec l’infanterie alliée, par le Heinberg ; le gros de l’armée est encore loin derrière, et Granby amène au trot la cavalerie britannique. On joue à partir du troisième tour ; à partir du huitième la journée peut finir.
subtitle-rossbach = 5 novembre 1757 : surpris en pleine marche
history-rossbach = 5 novembre 1757. Les Français de Soubise et l’armée de l’Empire défilent en longues colonnes autour du flanc de Frédéric pour lui couper la retraite, deux fois plus nombreux que lui. Son camp est levé en une demi-heure ; derrière le Janus et le Pölzen, les escadrons de Seydlitz attendent la tête des colonnes. Les Prussiens ouvrent la bataille. Elle commence au troisième tour d’une journée courte et couverte ; à partir du sixième elle peut finir.
subtitle-leuthen = 5 décembre 1757 : l’attaque oblique
history-leuthen = 5 décembre 1757. Frédéric a feint d’attaquer la droite autrichienne et, couvert par des collines basses, a défilé devant tout le front d’une armée bien plus forte que la sienne. Il se forme maintenant contre l’aile gauche à Sagschütz, tandis que les réserves autrichiennes sont à l’autre bout. Une journée d’hiver depuis son premier tour ; à partir du sixième elle peut finir.
subtitle-kolin = 18 juin 1757 : à l’assaut des hauteurs de Daun
history-kolin = 18 juin 1757. Daun vient secourir Prague et tient les hauteurs au sud de la grande route. Frédéric les longe pour enrouler la droite autrichienne à Krechor ; la marche de flanc devient un assaut en montée, et sa première défaite. On joue à partir du deuxième tour ; à partir du huitième la journée peut finir.
subtitle-zorndorf = 25 août 1758 : aucune armée ne cède
history-zorndorf = 25 août 1758. Les Russes de Fermor se tiennent entre des fonds marécageux, la Mietzel derrière eux. Frédéric a passé en amont, les a tournés et attaque par le sud, le long du village de Zorndorf en flammes ; Seydlitz attend au-delà du Zabern-Grund. La journée la plus sanglante de la guerre, où aucune armée ne céda. On joue à partir du premier tour ; à partir du huitième la journée peut finir.

## Noms

name-first = premier camp
name-second = second camp
name-chance = les dés
name-nobody = personne
name-army-prussians = Prussiens
name-army-austrians = Autrichiens
name-army-austrians-and-allies = Autrichiens et alliés
name-army-french = Français
name-army-allies = Alliés
name-army-franco-imperial-army = Armée franco-impériale
name-army-russians = Russes
name-RI = infanterie régulière
name-II = infanterie irrégulière
name-HC = cavalerie lourde
name-LC = cavalerie légère
name-IC = cavalerie irrégulière
name-HA = artillerie lourde
name-HW = obusiers
name-RA = artillerie à cheval
name-FF = formation de combat
name-MF = formation de marche
name-garrison = garnison
name-waiting = hors de la table
name-gone = brisée
name-none = sans statut
name-inactive = Inactive
name-active = Active
name-attack = À l’attaque !
name-poor = médiocre
name-average = moyen
name-good = bon
name-great = grand
name-clear = beau temps
name-overcast = couvert
name-bad = mauvais temps
name-north = nord
name-east = est
name-south = sud
name-west = ouest
name-front = front
name-right = flanc droit
name-rear = dos
name-left = flanc gauche
name-near-broken-unit = près d’une unité qui se brise
name-valour = à la tête des siens
name-overrun = dépassé par l’ennemi
name-morale = son moral a cédé
name-two-thirds = les deux tiers sont perdus
name-no-unit = il ne reste aucune unité
name-conceded = elle a renoncé
name-draw = match nul
name-marginal = victoire marginale
name-decisive = victoire décisive

## Décisions : que faire

prompt-command-die = { $side } : lancer les dés de commandement.
prompt-initiative-die = { $side } : lancer pour l’initiative.
prompt-average-die = Le dé moyen : l’impulsion { $pulse } commence-t-elle ?
prompt-tie-die = Les totaux sont égaux : un dé décide de l’impulsion { $pulse }.
prompt-control-die = Test de contrôle : { $force }.
prompt-recovery-die = { $unit } { $unit-many ->
     [many] tentent
    *[one] tente
 } de récupérer : il faut moins de { $losses }.
prompt-officer-die = Test de perte de { $officer } : { $cause }.
prompt-morale-die = Moral d’armée, { $side } : { $number } ou plus avec deux dés.
prompt-day-die = Le tour { $turn } est fini : le jour s’achève sur { $number } ou plus.
prompt-initiative = Initiative : vous { $total } ({ $first } et { $second }), eux { $other } ; { $pool ->
     [one] reste un dé de commandement
    *[other] restent { $pool } dés de commandement
 }. Relancer ?
prompt-lead = L’initiative est à vous : quel camp joue le premier dans cette impulsion ?
prompt-orders = { $pool ->
     [one] Il reste un dé de commandement
    *[other] Il reste { $pool } dés de commandement
 } : pour qui ?
prompt-test = Quel général est testé ensuite ?
prompt-control-reroll = { $force } : { $dice }. Faire relancer un dé ?
prompt-pick = { $force } : { $dice }. Quels deux dés comptent ?
prompt-reins = Vous tenez les rênes de { $force } : choisissez son statut.
prompt-recover = Quelles unités tentent de récupérer ?
prompt-recovery-reroll = { $unit } : { $die } contre { $losses ->
     [one] une perte
    *[other] { $losses } pertes
 }, relancer ?
prompt-displaced = Placez { $officer } près de { $unit }.
prompt-place = Faites entrer vos renforts, ou gardez-les.
prompt-post = Placez { $officer } près de ses unités.
name-decision-command-die = un dé de commandement
name-decision-initiative-die = un dé d’initiative
name-decision-average-die = le dé moyen
name-decision-tie-die = un dé de départage
name-decision-control-die = un dé de contrôle
name-decision-recovery-die = un dé de récupération
name-decision-officer-die = un dé pour un officier
name-decision-morale-die = un dé de moral
name-decision-day-die = un dé pour la fin du jour
name-decision-initiative = les dés de l’initiative
name-decision-lead = le premier camp
name-decision-orders = les dés de commandement
name-decision-test = le prochain test de contrôle
name-decision-control-reroll = un dé de contrôle à relancer
name-decision-pick = deux dés de contrôle
name-decision-reins = le statut d’une Force
name-decision-recover = une unité qui récupère
name-decision-recovery-reroll = un second jet de récupération
name-decision-displaced = une place pour un officier
name-decision-place = une place pour des renforts
name-decision-post = une place pour leur général

## Verbes

verb-die = Dé
verb-average = Dé moyen
verb-reroll = Relancer
verb-keep = Garder
verb-lead = Premier camp
verb-done = Terminé
verb-give = Donner un dé
verb-pay = Payer
verb-test = Tester
verb-status = Statut
verb-pick = Choisir
verb-recover = Récupérer
verb-free = Relance gratuite
verb-spend = Payer un dé
verb-shift = Placer l’officier
verb-concede = Abandonner
verb-place = Entrer
verb-post = Placer l’officier
describe-reroll = Relancer les deux dés
describe-keep = Garder ainsi
describe-lead = { $seat } d’abord
describe-done = Terminé
describe-give = Un dé de commandement pour { $officer }
describe-pay = Payer le déplacement de { $unit }
describe-test = Tester { $force }
describe-status = { $status }
describe-recover = { $unit } { $unit-many ->
     [many] tentent
    *[one] tente
 } de récupérer
describe-free = Relancer : son général la rallie
describe-spend = Relancer pour un dé de commandement

## Événements : le journal

event-forced = Seule réponse : { $action }.
event-concedes = { $side } : abandon.
event-turn = Le tour { $number } commence.
event-pulse = Impulsion { $number }.
event-phase = Phase : { $side }.
event-command-dice = { $side } : { $number ->
     [one] un dé de commandement reçu
    *[other] { $number } dés de commandement reçus
 }, { $pool } en tout.
event-initiative-dice = { $side } : { $first } et { $second } pour l’initiative.
event-initiative-total = { $side } : { $total } en tout.
event-average-die = Le dé moyen pour l’impulsion { $pulse } donne { $number }.
event-turn-ends = { $number } n’est pas supérieur à { $pulse } : le tour s’achève.
event-doubles = { $side }, doublet : { $number ->
     [one] un dé de commandement
    *[other] { $number } dés de commandement
 } de plus, { $pool } en tout.
event-tie = Totaux égaux, le dé décide : { $side } en tête.
event-initiative-reroll = { $side } : { $number ->
     [one] un dé de commandement
    *[other] { $number } dés de commandement
 } pour relancer, reste { $pool }.
event-initiative-new = { $side } : le dé { $which } est relancé.
event-initiative = { $side } : initiative.
event-initiative-given = { $side } : initiative selon le scénario.
event-leads = { $side } : premiers dans cette impulsion.
event-pool-lost = { $side } : { $number ->
     [one] un dé de commandement inutilisé perdu
    *[other] { $number } dés de commandement inutilisés perdus
 }.
event-gives = { $officer } reçoit un dé de commandement à { $distance } LB{ $cost ->
     [one] {""}
    *[other] , pour { $cost }
 }.
event-pays = { $unit } { $unit-many ->
     [many] peuvent
    *[one] peut
 } bouger : { $cost ->
     [one] un dé de commandement
    *[other] { $cost } dés de commandement
 } à { $distance } LB.
event-control-dice = { $force } : { $number } dés de contrôle.
event-control-reroll = { $force } : le { $which } est relancé.
event-control = { $force } : { $status-code ->
     [inactive] force inactive
     [active] force active
    *[attack] à l’attaque
 } avec { $total }.
event-reins = { $force } : le général en chef en prend la tête, { $status }.
event-given-status = { $force } : { $status } selon le scénario.
event-recovery = { $unit } { $unit-many ->
     [many] tentent
    *[one] tente
 } de récupérer, contre { $losses ->
     [one] une perte
    *[other] { $losses } pertes
 }.
event-recovers = { $unit } { $unit-many ->
     [many] récupèrent
    *[one] récupère
 } un PF : { $sp } à présent.
event-free-reroll = { $officer } fait relancer pour { $unit }.
event-cd-reroll = { $side } : un dé de commandement pour relancer (général en chef à { $distance } LB), reste { $pool }.
event-loses = { $unit } { $unit-many ->
     [many] perdent
    *[one] perd
 } { $number ->
     [one] un PF
    *[other] { $number } PF
 } : reste { $sp }.
event-broken = { $unit } { $unit-many ->
     [many] se brisent
    *[one] se brise
 }. Pertes de l’armée : { $losses }, test de moral à partir de { $mtp }.
event-officer-test = { $officer } est en danger ({ $cause }, { $distance } LB).
event-officer-roll = { $officer } : { $total }, perdu à { $number }.
event-officer-lost = { $officer } est perdu : { $cause }.
event-officer-safe = { $officer } est sauf.
event-successor = Le successeur de { $officer } prend la tête (personnalité { $modifier }).
event-new-commander = Un général en chef médiocre succède à { $officer } ; la réserve est vide.
event-displaced = { $officer } rejoint son unité la plus proche.
event-officer-goes = { $officer } n’a plus d’unité et quitte la table.
event-morale = { $side } : pertes { $losses }, seuil { $mtp }.
event-morale-roll = { $side }, moral d’armée : { $total } pour { $number }.
event-morale-holds = { $side } : le combat continue.
event-army-broken = { $side } : l’armée est brisée, { $cause }.
event-day = Après le tour { $turn }, la journée finit sur { $number } ou plus.
event-day-ends = La nuit tombe après le tour { $turn }.
event-holder = { $objective } est maintenant tenu par : { $side }.
event-points = { $side }, { $clause } : { $number } PV.
event-total = { $side } : { $number } PV en tout.
event-pursuit = Poursuite, { $side } : { $number } PV.
event-victory = { $side } : { $level } (marge { $margin }).
event-drawn-game = La bataille est nulle (marge { $margin }).
event-arrives = { $unit } { $unit-many ->
     [many] entrent
    *[one] entre
 } sur la table.
event-officer-arrives = { $officer } arrive.
modifier-MR-25-2-units = unités brisées
modifier-MR-25-2-officers = généraux tués ou pris
modifier-MR-25-2-commander = général en chef tué ou pris
modifier-MR-25-3 = objectifs
modifier-MR-R39 = handicap

## Refus : pourquoi non

refusal-spectator = Vous êtes spectateur : seuls les deux joueurs décident.
refusal-game-over = La bataille est finie.
refusal-not-an-answer = « { $verb } » ne répond pas ; on attend : { $decision }.
refusal-pool-too-small = Il faut { $need ->
     [one] un dé de commandement
    *[other] { $need } dés de commandement
 } ; la réserve en a { $pool }.
refusal-no-such-die = Il y a { $number } dés.
refusal-orders-first = Les dés de commandement se donnent avant le premier test de contrôle.
refusal-orders-are-over = Les tests de contrôle ont commencé : plus aucun dé de commandement.
refusal-officer-of-the-enemy = { $officer } est un officier ennemi.
refusal-commander-needs-no-order = { $officer } est le général en chef lui-même.
refusal-officer-not-there = { $officer } n’est pas sur la table.
refusal-enough-orders = { $officer } est à { $distance } LB : il peut en avoir { $number } au plus.
refusal-no-army-battery = { $unit } n’est pas une batterie de votre artillerie d’armée.
refusal-unit-not-there = { $unit } n’est pas sur la table.
refusal-battery-is-paid = { $unit } est déjà payée.
refusal-two-dice-of = On choisit deux dés différents sur { $number }, le plus petit numéro d’abord.
refusal-force-of-the-enemy = { $force } est à l’ennemi.
refusal-force-is-tested = { $force } a son statut : { $status }.
refusal-force-not-there = { $force } n’a ni général ni unités sur la table.
refusal-force-holds = { $force } a l’ordre de tenir : pas d’Attaque ! avant l’approche d’un ennemi.
refusal-no-attack-beyond-eight = L’ennemi le plus proche est à { $distance } LB : pas d’Attaque ! au-delà de 8.
refusal-artillery-never-recovers = { $unit } : l’artillerie ne récupère jamais.
refusal-too-few-losses = { $unit } a perdu { $number } : aucun dé n’est inférieur.
refusal-attack-never-recovers = { $unit } : une Force en Attaque ! ne récupère pas.
refusal-outside-radius = { $unit } est à { $distance } LB de { $officer } : 3 sont permises.
refusal-enemy-near = { $unit } est à { $distance } LB de { $target } : il en faut plus de 3.
refusal-free-reroll-used = Le général de { $unit } a déjà fait relancer pour elle.
refusal-unit-of-the-enemy = { $unit } est à l’ennemi.
refusal-no-attempt-left = { $unit } a fait ses { $number } tentatives.
refusal-one-cd-each = Un dé de commandement par tentative, pas plus.
refusal-commander-too-far = { $officer } est à { $distance } LB : { $most } sont permises.
refusal-another-officer = Il s’agit de { $officer }.
refusal-not-beside-unit = C’est à { $distance } LB de { $unit } : au plus { $most }.
refusal-off-the-stretch = { $unit } entre le centre entre { $low } et { $high }.
refusal-enters-near-enemy = { $unit } serait à { $distance } LB de { $target } : il en faut 2.
refusal-place-is-taken = { $unit } n’y trouve pas de place libre.
refusal-post-too-far = { $officer } serait à { $distance } LB de ses unités : 1 est permise.
refusal-no-officer-to-post = { $officer } n’est pas à placer maintenant.
refusal-post-first = D’abord on place { $officer }.
refusal-no-reinforcement = { $unit } n’attend pas d’entrer maintenant.

## La position en texte

summary-when = { $scenario } · tour { $turn } sur { $length }, impulsion { $pulse } · { $weather }
summary-decision = { $seat } :
summary-winner = La bataille est finie : { $side }, { $level }.
summary-drawn = La bataille est finie : match nul.
summary-army = { $side } : { $pool } dés de commandement, pertes { $losses } sur { $mtp }, { $points } PV
summary-initiative = initiative : { $side }
summary-handicap = handicap : { $side }, pertes réduites de { $number }
summary-objectives = Objectifs
summary-objective = { $objective } : { $side } ({ $vp })
summary-commander = { $officer }, { $rating }
summary-force = { $force }, { $officer } ({ $modifier })
summary-unit = { $unit } { $kind } { $sp }/{ $start } { $place }{ $marks }
summary-mark-fired = a tiré
summary-mark-moved = a bougé
summary-mark-evaded = a esquivé
summary-mark-fled = a fui
summary-mark-suppressed = neutralisée
summary-uncommanded = sans commandement
summary-army-artillery = artillerie d’armée
summary-waiting = Hors de la table
summary-empty = rien

## Marche : mouvements, officiers, villes

prompt-move = Quelle unité ou quel officier bouge ensuite ?
prompt-path = Où { $unit-many ->
     [many] vont
    *[one] va
 } { $unit } ?
prompt-ride = Où va { $officer } ?
prompt-shift = { $officer } gêne { $unit } : où le mettre ?
name-decision-move = le prochain mouvement
name-decision-path = un trajet
name-decision-ride = une place pour l’officier
name-decision-shift = une place pour un officier gênant
verb-take = Prendre
verb-move = Déplacer
verb-officer = Chevaucher
verb-stay = Rester
describe-stay = Rester en place
event-moves = { $unit } { $unit-many ->
     [many] font
    *[one] fait
 } { $cost } LB sur { $allowance }.
event-nearest = ennemi le plus proche { $target } à { $distance } LB
event-in-command = { $unit } { $unit-many ->
     [many] sont
    *[one] est
 } sous commandement : { $officer } à { $distance } LB.
event-out-of-command = { $unit } { $unit-many ->
     [many] sont
    *[one] est
 } sans commandement : { $officer } à { $distance } LB.
event-rides = { $officer } fait { $distance } LB.
event-rides-paid = { $officer } fait { $distance } LB pour un dé de commandement ; reste { $pool }.
event-changes = { $unit } { $unit-many ->
     [many] passent
    *[one] passe
 } en { $formation }, face à { $facing }°.
event-enters = { $unit } { $unit-many ->
     [many] entrent
    *[one] entre
 } à { $sector } pour { $cost } LB.
event-leaves = { $unit } { $unit-many ->
     [many] sortent
    *[one] sort
 } de { $sector } ({ $edge }).
event-shifts = { $officer } fait place : { $distance } LB.
event-passed-over = { $unit } { $unit-many ->
     [many] passent
    *[one] passe
 } sur { $officer }.
event-stays = { $unit } { $unit-many ->
     [many] restent
    *[one] reste
 }.
event-must-attack = { $unit } { $unit-many ->
     [many] doivent
    *[one] doit
 } attaquer { $target }.
event-must-advance = { $unit } { $unit-many ->
     [many] doivent
    *[one] doit
 } avancer à { $distance } LB de { $target }.
modifier-MR-13-1 = terrain difficile
modifier-MR-13-2 = obstacle
modifier-MR-13-5 = niveau
refusal-not-on-table = { $unit } n’est pas sur la table.
refusal-unit-of-enemy = { $unit } est à l’ennemi.
refusal-has-moved = { $unit } a déjà bougé.
refusal-lets-it-go-by = { $unit } a renoncé à bouger.
refusal-is-engaged = { $unit } est engagée.
refusal-battery-not-paid = Aucun dé de commandement n’a été payé pour { $unit }.
refusal-force-inactive = { $force } n’est pas active : { $unit } ne bouge pas.
refusal-battery-not-in-contact = { $officer } ne touchait pas { $unit } au début du segment.
refusal-battery-fled = { $unit } a fui dans cette impulsion.
refusal-battery-suppressed = { $unit } est neutralisée.
refusal-ends-on-unit = Le mouvement finirait sur { $unit }.
refusal-ends-near-enemy = Le mouvement finirait à { $distance } LB de { $unit } : { $short } de trop.
refusal-road-ends-in-sector = La marche finirait dans { $sector }.
refusal-road-ends-in-river = La marche finirait sur la rivière { $name }.
refusal-garrison-must-leave = { $unit } est en garnison : elle doit d’abord sortir.
refusal-not-a-garrison = { $unit } n’est pas en garnison.
refusal-after-leaving = { $unit } ne peut qu’avancer ou converser après être sortie.
refusal-change-is-a-whole-move = { $unit } : un changement de formation prend tout le mouvement.
refusal-unlimbered = { $unit } est en batterie : elle ne peut que changer.
refusal-not-for-artillery = { $unit } est de l’artillerie : pas cette manœuvre.
refusal-about-face-regular = { $unit } est irrégulière : elle pivote.
refusal-about-face-first = { $unit } : la volte-face vient d’abord, une fois.
refusal-pivot-irregular = { $unit } est régulière : elle doit converser.
refusal-two-pivots = { $unit } a pivoté deux fois.
refusal-no-oblique = { $unit } ne va pas en oblique.
refusal-road-needs-march-formation = { $unit } n’est pas en formation de marche.
refusal-road-alone = { $unit } : la route est la seule manœuvre, après une volte-face.
refusal-road-alone-after = Rien ne suit une marche sur route.
refusal-move-ends-in-sector = Le mouvement finit dans la ville.
refusal-nothing-after-change = Rien ne suit un changement.
refusal-move-too-dear = Cela coûte { $cost } LB, il en reste { $left } : { $short } de trop.
refusal-leaves-table = On sort de la table de { $short } LB.
refusal-turn-leaves-table = On sort de la table.
refusal-friend-in-the-way = { $unit }, en ligne, barre la route après { $distance } LB.
refusal-enemy-in-the-way = L’ennemi { $unit } barre la route après { $distance } LB.
refusal-volley = À { $distance } LB de { $unit }, sur qui elle n’a pas tiré : il en faut { $limit }.
refusal-volley-nearer = À { $distance } LB de { $unit }, sur qui elle n’a pas tiré : pas plus près que { $limit }.
refusal-side-near-enemy = { $unit } est à { $distance } LB : pas de pas de côté à moins de 2.
refusal-back-into-contact = Le recul mènerait au contact de { $unit }.
refusal-difficult-forbidden = { $unit } ne peut entrer dans { $name } (après { $distance } LB).
refusal-impassable = { $name } est infranchissable (après { $distance } LB).
refusal-river = La rivière { $name } barre la route après { $distance } LB.
refusal-sector-in-the-way = { $sector } barre la route après { $distance } LB.
refusal-battery-has-one-base = { $unit } est une batterie : elle change d’un bloc.
refusal-irregular-cavalry-in-line = { $unit } est toujours en formation de combat.
refusal-fired-no-change = { $unit } a tiré : elle ne peut changer.
refusal-no-such-base = { $unit } n’a pas ce socle dans sa formation.
refusal-name-the-base = { $unit } a deux socles : dites lequel reste.
refusal-not-on-a-road = { $unit } n’est pas sur une route.
refusal-road-ends = { $name } finit après { $room } LB : il manque { $short }.
refusal-no-such-sector = Il n’y a pas de secteur { $sector }.
refusal-only-infantry-garrisons = { $unit } n’est pas de l’infanterie.
refusal-town-closed = { $sector } est encore fermé.
refusal-sector-held = { $unit } tient { $sector }.
refusal-enemy-at-sector = L’ennemi { $unit } est devant { $sector }.
refusal-not-at-the-sector = Son front est à { $distance } LB de { $sector } : il faut 0,05.
refusal-sector-not-adjoining = { $sector } ne touche pas { $other }.
refusal-officer-off-table = { $officer } serait hors de la table.
refusal-officer-in-river = { $officer } serait dans la rivière.
refusal-officer-in-impassable = { $officer } serait en terrain infranchissable.
refusal-officer-on-unit = { $officer } serait sur { $unit }.
refusal-officer-on-officer = { $officer } serait sur { $other }.
refusal-officer-near-enemy = { $officer } serait à { $distance } LB de { $unit } : il faut 0,1.
refusal-officer-absent = { $officer } n’est pas sur la table.
refusal-officer-of-enemy = { $officer } est un officier ennemi.
refusal-officer-has-moved = { $officer } s’est déjà déplacé.
refusal-no-command-dice = Il faut un dé de commandement pour que { $officer } se déplace.
refusal-officer-no-way = { $officer } n’y trouve pas de chemin.
refusal-officer-too-far = { $officer } ferait { $distance } LB : { $short } de trop.
refusal-shifted-too-far = { $officer } serait déplacé de { $distance } LB : { $most } sont permises.
refusal-must-attack = Attaque ! : { $unit } doit attaquer { $target }.
refusal-must-advance = Attaque ! : { $unit } finirait à { $distance } LB de { $target } : au plus { $most }.
refusal-not-nearer = { $unit } est sans commandement : à { $distance } LB de { $officer }, ce n’est pas plus près que { $before }.
refusal-unit-must-attack = { $unit } doit encore attaquer.
refusal-unit-must-advance = { $unit } doit encore avancer.

## Tir, attaques et combat

name-indecisive = victoire
prompt-musketry = Quelle unité tire ensuite ?
prompt-artillery = Les canons des deux camps tirent ensemble. Quelle batterie tire, et sur qui ?
prompt-fire-die = { $unit } { $unit-many ->
     [many] tirent
    *[one] tire
 } sur { $target }.
prompt-confirm-die = Mauvais temps : le coup de { $unit } compte-t-il ? 4 ou plus.
prompt-save-die = { $target } pare un coup sur 4 ou plus.
prompt-attack-die = Test d’attaque de { $unit } contre { $target } : pas plus que ses PF.
prompt-attack-reroll = { $unit } { $unit-many ->
     [many] n’attaquent
    *[one] n’attaque
 } pas { $target } : un dé de commandement pour un second test ?
prompt-evade = { $attacker } { $attacker-many ->
     [many] chargent
    *[one] charge
 } { $unit } : esquiver ou tenir ?
prompt-evade-die = { $unit } { $unit-many ->
     [many] tentent
    *[one] tente
 } d’échapper à { $attacker }.
prompt-evade-to = Jusqu’où { $unit } s’éloigne-t-elle, et où regarde-t-elle ensuite ?
prompt-flee-die = { $unit } { $unit-many ->
     [many] tirent
    *[one] tire
 } sur { $attacker } et { $unit-many ->
     [many] tentent
    *[one] tente
 } d’atteler.
prompt-also = { $unit } { $unit-many ->
     [many] touchent
    *[one] touche
 } aussi { $other } : attaquer les deux ?
prompt-go-on = La cible de { $unit } a disparu : s’arrêter, continuer, ou attaquer une autre unité ?
prompt-combat = Quel combat est livré maintenant ?
prompt-valour = { $unit } contre { $target } : un général mène-t-il en personne ?
prompt-combat-die = { $unit } { $unit-many ->
     [many] combattent
    *[one] combat
 } { $target }.
prompt-combat-reroll = { $unit } contre { $target } : vous avez { $total }, eux { $other }. Payer un dé de commandement pour relancer un de vos dés ?
prompt-share = { $number ->
     [one] Il reste une perte
    *[other] Il reste { $number } pertes
 } à répartir. Qui prend la suivante ?
prompt-advance = { $unit } { $unit-many ->
     [many] ont
    *[one] a
 } gagné : avancer ?
name-decision-fire-die = un dé de tir
name-decision-confirm-die = un dé pour le temps
name-decision-save-die = un dé de parade
name-decision-attack-die = le test d’attaque
name-decision-evade-die = un dé d’esquive
name-decision-flee-die = un dé de la batterie
name-decision-combat-die = un dé de combat
name-decision-musketry = la mousqueterie
name-decision-artillery = les cibles de l’artillerie
name-decision-attack-reroll = un second test d’attaque
name-decision-also = une seconde cible
name-decision-go-on = la fin de la charge
name-decision-evade = esquiver ou tenir
name-decision-evade-to = le chemin d’une esquive
name-decision-combat = le prochain combat
name-decision-valour = la valeur d’un général
name-decision-combat-reroll = un dé de combat à relancer
name-decision-share = qui prend une perte
name-decision-advance = une avance après le combat
verb-fire = Tirer
verb-charge = Charger
verb-evade = Esquiver
verb-stand = Tenir
verb-run = S’éloigner
verb-go = Continuer
verb-also = Attaquer aussi
verb-only = Seulement la première
verb-resolve = Combattre
verb-valour = Mener en personne
verb-share = Prendre une perte
verb-advance = Avancer
verb-occupy = Occuper
describe-fire = { $unit } { $unit-many ->
     [many] tirent
    *[one] tire
 } sur { $target }
describe-evade = Tenter d’esquiver
describe-stand = Tenir
describe-also = Attaquer aussi { $unit }
describe-only = N’attaquer que la première cible
describe-resolve = Livrer le combat de { $unit }
describe-valour = { $officer } mène en personne
describe-share = { $unit } { $unit-many ->
     [many] perdent
    *[one] perd
 } un PF
describe-occupy = { $unit } { $unit-many ->
     [many] occupent
    *[one] occupe
 } la place de la garnison
event-fires = { $unit } { $unit-many ->
     [many] tirent
    *[one] tire
 } sur { $target }, { $distance } LB.
event-fire-dice = { $dice ->
     [one] un dé
    *[other] { $dice } dés
 } sur { $number }, { $clause }
event-saves = touches sauvées sur 4 : { $clause }
event-hits = { $hits ->
     [0] { $target } { $target-many ->
         [many] tiennent
        *[one] tient
     } : aucune touche.
    *[other] { $losses ->
         [0] { $target } { $target-many ->
             [many] tiennent
            *[one] tient
         } : { $hits ->
             [one] la touche est sauvée
            *[other] les { $hits } touches sont sauvées
         }.
        *[other] { $target } { $target-many ->
             [many] reçoivent
            *[one] reçoit
         } { $hits ->
             [one] une touche
            *[other] { $hits } touches
         } : { $losses ->
             [one] une perte
            *[other] { $losses } pertes
         }.
     }
 }
event-suppressed = { $unit } { $unit-many ->
     [many] se taisent
    *[one] se tait
 } : neutralisation.
event-suppression-ends = Les batteries neutralisées se reprennent.
event-holds-fire = { $side } : le reste se tait.
event-charges = { $unit } { $unit-many ->
     [many] chargent
    *[one] charge
 } { $target } : { $side }.
event-charge-path = { $unit } { $unit-many ->
     [many] dépensent
    *[one] dépense
 } { $cost } LB sur { $allowance }.
event-attack-test = { $unit } { $unit-many ->
     [many] passent
    *[one] passe
 } un test d’attaque : pas plus de { $sp }.
event-attack-passed = { $unit } { $unit-many ->
     [many] y vont
    *[one] y va
 }.
event-attack-failed = { $unit } { $unit-many ->
     [many] hésitent
    *[one] hésite
 } et { $unit-many ->
     [many] restent
    *[one] reste
 }.
event-contact = { $unit } { $unit-many ->
     [many] touchent
    *[one] touche
 } { $target } après { $distance } LB.
event-conforms = { $unit } { $unit-many ->
     [many] s’alignent
    *[one] s’aligne
 } sur { $target } : { $side }.
event-turns-to-face = { $unit } { $unit-many ->
     [many] font
    *[one] fait
 } face à l’attaque ({ $facing }°).
event-attacks-also = { $unit } { $unit-many ->
     [many] attaquent
    *[one] attaque
 } aussi { $target } : { $side }.
event-goes-on = { $unit } { $unit-many ->
     [many] s’arrêtent
    *[one] s’arrête
 } après { $distance } LB.
event-attack-over = { $unit } { $unit-many ->
     [many] cessent
    *[one] cesse
 } d’attaquer.
event-stands = { $unit } { $unit-many ->
     [many] tiennent
    *[one] tient
 }.
event-tries-to-evade = { $unit } { $unit-many ->
     [many] tentent
    *[one] tente
 } d’esquiver.
event-evade-dice = { $unit } { $unit-many ->
     [many] ont
    *[one] a
 } { $defender } contre { $attacker } pour esquiver.
event-evades = { $unit } { $unit-many ->
     [many] esquivent
    *[one] esquive
 } de { $distance } LB.
event-evade-fails = { $unit } { $unit-many ->
     [many] se laissent
    *[one] se laisse
 } rattraper.
event-counter-charges = { $unit } { $unit-many ->
     [many] contre-chargent
    *[one] contre-charge
 }.
event-flee-roll = { $unit } { $unit-many ->
     [many] tentent
    *[one] tente
 } de fuir : { $total }, au plus { $number }.
event-flees = { $unit } { $unit-many ->
     [many] attellent
    *[one] attelle
 } et { $unit-many ->
     [many] fuient
    *[one] fuit
 } de { $distance } LB.
event-flight-fails = { $unit } { $unit-many ->
     [many] n’échappent
    *[one] n’échappe
 } pas.
event-defensive-fire = { $unit } { $unit-many ->
     [many] tirent
    *[one] tire
 } à bout portant sur { $target } : { $losses ->
     [one] une perte
    *[other] { $losses } pertes
 }.
event-combat = { $unit } { $unit-many ->
     [many] combattent
    *[one] combat
 } { $target }.
event-extra-die = { $side } : un dé de plus grâce à { $unit }.
event-valour = { $officer } mène en personne : +{ $number }.
event-combat-reroll = { $side } : un dé de combat est relancé.
event-combat-total = { $side } : { $total }.
event-combat-won = { $side } : combat gagné{ $result-code ->
     [decisive] { " " }avec le double
    *[indecisive] {""}
 }.
event-falls-back = { $unit } { $unit-many ->
     [many] se replient
    *[one] se replie
 } de { $distance } LB.
event-cannot-fall-back = { $unit } { $unit-many ->
     [many] n’ont
    *[one] n’a
 } que { $distance } LB pour se replier.
event-ridden-through = { $by } { $by-many ->
     [many] se replient
    *[one] se replie
 } à travers { $unit }.
event-advances = { $unit } { $unit-many ->
     [many] avancent
    *[one] avance
 } de { $distance } LB.
event-occupies = { $unit } { $unit-many ->
     [many] occupent
    *[one] occupe
 } { $sector }.
modifier-MR-8-5 = courte portée
modifier-MR-8-6 = longue portée
modifier-MR-8-7 = irréguliers
modifier-MR-8-8 = en terrain difficile ou en ville
modifier-MR-9-7 = batterie
modifier-MR-9-8 = batterie entamée
modifier-MR-10-2 = de flanc ou de dos
modifier-MR-10-2-MF = cible en formation de marche
modifier-MR-10-2-vulnerable = cible vulnérable
modifier-MR-10-4 = couvert
modifier-MR-10-5 = canons en batterie contre la mousqueterie
modifier-MR-19-2 = genre de cavalerie
modifier-MR-19-2-difficult = irréguliers en terrain difficile
modifier-MR-20-2 = points de force
modifier-MR-20-4 = valeur
modifier-MR-20-5 = ennemi vulnérable
modifier-MR-20-6 = ennemi à couvert
modifier-MR-20-7-MF = unités à soi en formation de marche
modifier-MR-20-7 = unité à soi prise de flanc
refusal-fire-limbered = { $unit } est sur avant-trains.
refusal-fire-suppressed = { $unit } est neutralisée.
refusal-fire-twice = { $unit } a tiré dans cette impulsion.
refusal-fire-formation = { $unit } est en formation de marche.
refusal-fire-cavalry = { $unit } : la cavalerie ne tire pas.
refusal-fire-uncommanded = { $unit } est hors commandement.
refusal-fire-friend = { $target } n’est pas un ennemi de { $unit }.
refusal-fire-absent = { $target } n’est pas sur la table.
refusal-fire-range = { $target } est à { $distance } LB du front de { $unit } ; sa portée est de { $range }.
refusal-fire-arc = { $target } n’est pas dans l’arc frontal de { $unit }.
refusal-fire-no-dice = { $unit } est trop faible pour tirer à cette portée.
refusal-fire-line-woods = Un bois cache { $target } à { $unit }.
refusal-fire-line-town = Une ville cache { $target } à { $unit }.
refusal-fire-line-ground = Une hauteur cache { $target } à { $unit }.
refusal-fire-line-unit = { $by } se tient entre { $unit } et { $target }.
refusal-fire-nearest = { $unit } doit tirer sur { $target }, à { $nearest } LB ; celle-là est à { $distance }.
refusal-fire-not-yours = { $unit } ne tire pas maintenant : elle est à l’autre camp.
refusal-fire-later = { $unit } tire à l’étape de l’artillerie.
refusal-fire-over = { $unit } : la mousqueterie est finie.
refusal-must-fire-canister = Une batterie qui a un ennemi à portée de mitraille doit tirer.
refusal-attack-artillery = { $unit } : l’artillerie n’attaque jamais.
refusal-attack-march = { $unit } est en formation de marche : elle ne peut attaquer.
refusal-attack-garrison = { $unit } a commencé ce segment en garnison ou n’est pas sur la table : elle ne peut attaquer.
refusal-attack-moved = { $unit } a déjà joué.
refusal-attack-inactive = { $unit } : sa Force n’est pas active.
refusal-attack-engaged = { $unit } est déjà engagée.
refusal-attack-uncommanded = { $unit } est hors commandement : elle ne peut attaquer.
refusal-attack-friend = { $target } n’est pas un ennemi de { $unit }.
refusal-attack-absent = { $target } n’est pas sur la table.
refusal-attack-gone = { $target } a esquivé ou fui dans ce segment.
refusal-attack-kind = { $unit } ne peut attaquer { $target } là où elle est.
refusal-attack-arc = { $target } n’était pas dans l’arc frontal de { $unit } au segment de contrôle.
refusal-attack-nearest = { $nearer } était plus près du front de { $unit } : { $nearest } LB, { $target } { $distance }.
refusal-attack-volley = { $unit } n’a pas tiré sur { $target } dans cette impulsion.
refusal-charge-pivot = { $unit } est régulière : elle converge, elle ne pivote pas.
refusal-charge-wheel = { $unit } peut converger de 90 degrés au plus avant de charger.
refusal-charge-irregular = { $unit } est irrégulière : elle pivote, elle ne converge pas pour charger.
refusal-charge-oblique = { $unit } ne peut marcher obliquement.
refusal-charge-misses = Sur ce chemin { $unit } ne rencontre pas { $target }.
refusal-charge-side = { $unit } ne toucherait pas le côté exigé de { $target } ({ $side }) : { $distance } LB d’écart.
refusal-charge-short = Il manque { $short } LB à { $unit } pour atteindre { $target } : la charge coûte { $cost }.
refusal-charge-blocked = { $by } barre le chemin de { $unit }.
refusal-charge-ground = Le chemin de { $unit } passe par un terrain interdit.
refusal-charge-place-ground = { $unit } se tiendrait sur un terrain interdit.
refusal-charge-occupied = { $unit } se tiendrait sur { $by }.
refusal-charge-no-room = { $unit } ne trouve pas de place contre { $target }.
refusal-charge-no-canonical = { $unit } n’atteint { $target } par aucune charge simple.
refusal-go-on-length = { $unit } ne peut s’arrêter après { $length } LB : au plus { $most }, sur une place libre.
refusal-go-on-target = { $unit } ne rencontre pas cet ennemi sur son chemin.
refusal-evade-length = { $unit } ne peut s’arrêter après { $length } LB : de { $least } à { $most }, sur une place libre.
refusal-no-combat = Aucun combat ne porte le nom de { $unit }.
refusal-no-valour = { $officer } n’a pas de valeur à prêter ici.
refusal-share-not-here = { $unit } ne peut prendre cette perte.
refusal-advance-length = { $unit } ne peut avancer de { $length } LB : au plus { $most }, jusqu’à une place libre.
refusal-advance-other = Il s’agit de { $unit }.
refusal-occupy-nothing = { $unit } n’a brisé aucune garnison.

## Batailles libres

scenario-pick-up = Une bataille à vous
subtitle-pick-up = Armées par points, table au choix
history-pick-up = Non pas une bataille de l’histoire, mais la vôtre : chaque joueur choisit un commandant, lève une armée avec les points qu’il laisse et la déploie sur la table de votre choix. Des armées toutes prêtes attendent ceux qui veulent commencer aussitôt.
option-table = Table
option-season = Saison
option-handicap = Handicap
choice-handicap = { $side } : pertes réduites de { $number }
choice-open = Terrain découvert
choice-lindenau = Lindenau
choice-warburg = Warburg
choice-rossbach = Rossbach
choice-leuthen = Leuthen
choice-kolin = Kolin
choice-zorndorf = Zorndorf
choice-summer = Été
choice-spring = Printemps
choice-autumn = Automne
choice-winter = Hiver
name-army-blues = Bleus
name-army-whites = Blancs
name-poor-foot = surtout de l’infanterie, commandant médiocre
name-poor-horse = forte en cavalerie, commandant médiocre
name-poor-light = beaucoup de troupes légères, commandant médiocre
name-average-foot = surtout de l’infanterie, commandant moyen
name-average-horse = forte en cavalerie, commandant moyen
name-average-light = beaucoup de troupes légères, commandant moyen
name-good-foot = surtout de l’infanterie, bon commandant
name-good-horse = forte en cavalerie, bon commandant
name-good-light = beaucoup de troupes légères, bon commandant
name-great-foot = surtout de l’infanterie, grand commandant
name-great-horse = forte en cavalerie, grand commandant
name-great-light = beaucoup de troupes légères, grand commandant
prompt-rate = Que vaut votre commandant ? Un moindre vous laisse plus de points. Ou prenez une armée toute prête.
prompt-raise = Levez des unités, Force par Force : il reste { $points } points, cette Force compte { $number } unités.
prompt-person-die = Quel homme est { $officer } ?
prompt-scout-die = { $side } : éclairer, un dé + { $bonus }.
prompt-weather-die = Le temps qu’il fait.
prompt-hour-die = Quand commence la bataille ?
prompt-station = Placez { $officer }, à 6 LB au plus de votre bord.
prompt-deploy = Déployez { $unit }, à 6 LB au plus de votre bord et sous commandement.
name-decision-rate = un commandant
name-decision-raise = des unités pour l’armée
name-decision-person-die = un dé de caractère
name-decision-scout-die = un dé de reconnaissance
name-decision-weather-die = un dé pour le temps
name-decision-hour-die = un dé pour le premier tour
name-decision-station = une place d’officier avant la bataille
name-decision-deploy = une place d’unité avant la bataille
verb-army = Armée toute prête
verb-rate = Commandant
verb-raise = Lever
verb-guns = Artillerie d’armée
verb-close = Force suivante
verb-station = Placer l’officier
verb-deploy = Déployer
verb-rest = Déployer le reste
describe-army = { $list }
describe-rate = Commandant { $rating }, { $rating-code ->
    [poor] 200
    [average] 180
    [good] 160
   *[other] 140
 } points
describe-close = Cette Force est complète : commencer la suivante
describe-rest = Tous les autres en ligne, comme le programme les placerait
event-rated = { $side } : commandant { $rating }, { $points } points.
event-ready-army = { $side } : armée de { $points } points, { $list }.
event-raised = { $unit } : levée pour { $cost }, restent { $points } points.
event-corps-closed = La Force de { $force } est complète : { $number } unités.
event-army-raised = { $side } : { $number } unités pour { $points } points.
event-person-die = Un dé pour { $officer }.
event-person = { $officer } : { $total } aux deux dés, caractère { $modifier }.
event-exceptional = { $officer } est exceptionnel.
event-brave = { $officer } a une valeur de 1.
event-scout = { $side } : éclaireurs, { $total } en tout.
event-scout-tie = { $total } de part et d’autre : on éclaire de nouveau.
event-outscouted = { $side } : moins bien éclairés, ils se déploient d’abord, au sud.
event-weather-die = Un dé pour le temps.
event-weather = Temps : { $total } aux deux dés, { $weather } ; la journée a { $length } tours.
event-hour = La bataille commence au tour { $turn }.
event-stationed = { $officer } prend place.
event-deployed = { $unit } { $unit-many ->
     [many] se déploient
    *[one] se déploie
 }.
event-deployed-in = { $unit } { $unit-many ->
     [many] tiennent
    *[one] tient
 } garnison à { $sector }.
event-left-behind = { $side } : plus de place pour une unité de { $sp } PF ({ $kind }) ; elle reste en arrière.
refusal-rating-first = Choisissez d’abord votre commandant.
refusal-rating-is-chosen = Votre commandant est choisi : { $rating }.
refusal-no-such-strength = { $kind } : de { $low } à { $high } PF.
refusal-only-foot-drills = Seule l’infanterie régulière paie l’exercice oblique, non { $kind }.
refusal-too-dear = Cela coûte { $cost } ; il reste { $points } points.
refusal-no-second-unit = Il resterait { $points } points ; une Force veut deux unités, { $least } au moins.
refusal-no-army-artillery = { $kind } : pas d’artillerie d’armée.
refusal-no-corps = L’armée n’a pas encore de Force.
refusal-corps-too-small = Cette Force a { $number } unités ; il en faut { $least }.
refusal-corps-closed = La prochaine unité commence de toute façon une Force.
refusal-no-points-for-corps = Il reste { $points } points ; une Force en coûte { $least } au moins.
refusal-beyond-zone = { $unit } irait à { $distance } LB de votre bord : 6 sont permis.
refusal-officer-beyond-zone = { $officer } serait à { $distance } LB de votre bord : 6 sont permis.
refusal-deployed-off-table = { $unit } serait hors de la table.
refusal-deployed-river = { $unit } serait dans une rivière.
refusal-deployed-difficult = { $unit } ne peut entrer en terrain difficile.
refusal-deployed-sector = { $unit } serait en travers d’une ville ; une garnison se place dans son secteur.
refusal-deployed-on-unit = { $unit } serait sur { $other }.
refusal-deployed-on-officer = { $unit } serait sur { $officer }.
refusal-deployed-out-of-command = { $unit } serait à { $distance } LB de { $officer }, sans commandement : 3 sont permis.
refusal-no-garrison-of-horse = { $unit } : seule l’infanterie tient garnison.
refusal-garrisoned-already = { $sector } a déjà une garnison ; pas de place pour { $unit }.
refusal-deployed-already = { $unit } est déjà sur la table.
refusal-stationed-already = { $officer } a déjà sa place.
refusal-station-first = Il faut d’abord placer { $officer }.
refusal-irregular-march = { $unit } : la cavalerie irrégulière n’a pas de formation de marche.

## Première leçon

lesson-title = Première leçon : Lindenau
lesson-about = Dix minutes, la dernière impulsion du jour à Lindenau. Vous commandez les Prussiens ; un maître vous dit que faire et pourquoi : les mousquets tirent, les généraux reçoivent des dés de commandement, une ligne converse, cavalerie et infanterie chargent, un général mène en personne, une armée se brise.
lesson-chapter-fire = Le feu
lesson-chapter-command = Le commandement
lesson-chapter-charge = Mouvements et charges
lesson-chapter-combat = Le combat
lesson-learned-fire = Les mousquets tirent d’abord : à courte portée, un dé par point de force (MR-8.5).
lesson-learned-control = Une force est inactive, active ou à l’attaque ; les dés de commandement l’aident (MR-11.10).
lesson-learned-combat = Le double du total ennemi le brise ; les flancs et la valeur comptent (MR-20.10).
lesson-fire = La journée de Lindenau finit avec cette impulsion. Un régiment autrichien reste sur la hauteur, { $foe } : s’il disparaît, son armée se brise (MR-24.6). { $musketeers } : à { $distance } LB, { $dice } dés, chaque 6 touche (MR-8.5, MR-8.9), { $chance } % de causer une perte. Tirez.
lesson-fire-other = { $unit } peut tirer sur { $target } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} à { $distance } LB, { $chance } % de causer une perte (MR-8.4).
lesson-fire-done = Plus personne ne peut tirer. Terminez votre mousqueterie.
lesson-give = Votre phase : le contrôle. { $general } lance deux dés, un de plus par dé de commandement, et en choisit deux (MR-11.7, MR-11.9). À { $distance } LB de { $commander }, il peut en recevoir deux (MR-11.2). Un seul ramène le risque d’inactivité de { $now } à { $then } % ; il en reste { $pool }.
lesson-give-again = Un deuxième : { $now } % deviennent { $then } %. Donnez-le-lui aussi (MR-11.2).
lesson-give-done = Gardez les { $pool } autres : chacun peut acheter un second jet d’un test d’attaque ou d’un dé de combat (MR-7.3). Rien pour { $rider } : il touche { $commander }. Dites que c’est fait.
lesson-test = Testez la force de { $general } avec { $dice } dés. Deux d’entre eux et son +1 : 6 ou moins, inactive ; 7 à 10, active ; 11 ou plus, à l’attaque, que cela vous plaise ou non (MR-11.10, MR-11.14). Elle reste inactive avec { $chance } %.
lesson-test-other = Testez la Force qui reste (MR-11.5).
lesson-reroll-not = { $dice }. Un général exceptionnel comme { $general } pourrait relancer un dé (MR-11.8), mais deux de ceux-ci rendent déjà sa Force active. Gardez-les.
lesson-reroll = { $dice }. Aucune paire ne rend sa Force active. Mais { $general } est exceptionnel : il peut relancer un dé, pour le meilleur ou pour le pire (MR-11.8, MR-1.8). Faites-le.
lesson-pick = De { $dice }, choisissez { $one } et { $two } : avec son +1, cela fait { $total }, Active (MR-11.9, MR-11.10). Une unité active se déplace, attaque ou reste, comme vous voulez (MR-11.13).
lesson-pick-attack = { $one } et { $two } font { $total } : Attaque ! Ces dés n’ont rien de mieux. Toute son infanterie doit maintenant attaquer ou avancer (MR-11.14) ; la charge que vous voulez en fait partie.
lesson-pick-idle = { $total } au mieux : Inactive. Ses unités restent où elles sont pendant cette phase (MR-11.12). La cavalerie devra s’en charger seule.
lesson-reins = { $rider } est au contact de { $commander }, qui prend les rênes : pas de dés, vous choisissez (MR-11.6). Prenez Active.
lesson-wheel = Sur la hauteur : la tient qui est seul à 2 LB de son centre (MR-25.3). Prenez les { $grenadiers }, tirez le coin avant droit jusqu’à 30° (MR-12.5), puis le front de 0,95 LB (MR-12.4). Vert : confirmez. Les flèches font de même.
lesson-wheel-other = Pour les { $grenadiers } la hauteur reste à portée (MR-25.3), par { $path }. L est une conversion à gauche en degrés, R à droite, A une avance en LB.
lesson-charge = La charge. Les { $cuirassiers } touchent le flanc de { $foe } (MR-17.7), qui y combat à -3 (MR-20.7) ; la cavalerie lourde n’a pas de test (MR-17.9). Contact après { $distance } LB, reste { $left }. Seuls, ils le brisent avec { $chance } %, mais d’autres peuvent se joindre.
lesson-charge-turn = { $unit } peut charger { $foe } après une conversion (MR-18.1) : { $distance } LB jusqu’au contact, il reste { $left } LB. L’ennemi se brise avec { $chance } %. Cette charge est dans la liste.
lesson-ride = Les officiers font jusqu’à 8 LB avant, entre ou après les mouvements des unités (MR-15.5). À 1 LB d’une de ses unités au combat, { $rider } peut la mener en personne (MR-20.8). Amenez-le derrière les { $cuirassiers }.
lesson-charge-join = L’infanterie ne vient à 1 LB que d’un ennemi sur qui elle a tiré (MR-14.6, MR-17.8) ; { $musketeers } : c’est fait. D’abord un test, un dé qui ne dépasse pas la force (MR-17.11). Ensemble (MR-17.13), { $foe } se brise avec { $chance } %. Chargez, { $distance } LB.
lesson-charge-front = { $musketeers } : l’unité a tiré sur { $foe }, elle peut donc l’attaquer (MR-14.6, MR-17.8) après un test : un dé qui ne dépasse pas sa force (MR-17.11). { $distance } LB ; l’ennemi se brise avec { $chance } %. Chargez.
lesson-attack-again = Le test a échoué. Comme { $commander } est à moins de 8 LB, un dé de commandement permet de le relancer (MR-17.12). Payez.
lesson-move-done = Personne d’autre n’a besoin de bouger. Dites que c’est fait.
lesson-path = Vous avez quelqu’un en main. Choisissez un des mouvements de la liste, ou laissez-le sur place.
lesson-must = Une force à l’attaque doit attaquer ou avancer (MR-11.14, MR-11.15). { $unit } : c’est encore à faire. Prenez l’unité et envoyez-la à l’ennemi.
lesson-recover = { $unit } : { $losses } pertes, aucun ennemi à 3 LB, le général près ; l’unité peut récupérer (MR-16.2). Un dé plus bas que ses pertes rend un point, { $chance } % (MR-16.4) ; qui n’a pas bougé essaie deux fois (MR-16.3).
lesson-recover-again = Manqué. Leur général peut faire relancer gratuitement un essai de chaque unité (MR-16.5).
lesson-recover-enough = Manqué. Un dé de commandement le relancerait (MR-16.6), mais le combat en a plus besoin. Gardez-le.
lesson-valour = Le combat : force, un dé et des modificateurs (MR-20.2). Le double du total ennemi le brise (MR-20.10) ; sinon les attaquants se replient (MR-20.13). Si { $rider } mène en personne, il ajoute { $valour } : { $then } au lieu de { $now } %. Il peut tomber (MR-22.3).
lesson-valour-not = Le combat : force, un dé et des modificateurs (MR-20.2). Le double du total ennemi le brise (MR-20.10) ; sinon les attaquants se replient (MR-20.13). Un officier pourrait mener en personne (MR-20.8) ; ici le danger n’en vaut pas la peine (MR-22.3).
lesson-combat-done = { $mine } contre { $theirs }, au moins le double : victoire décisive (MR-20.10). Gardez les dés.
lesson-combat-again = { $mine } contre { $theirs } : ce n’est pas encore le double. Comme { $commander } est à moins de 8 LB, un dé de commandement permet de relancer le { $die } (MR-20.9). Faites-le.
lesson-combat-keep = { $mine } contre { $theirs }. Un { $die } est trop bon pour être relancé (MR-20.9). Gardez-le.
lesson-share = Une de vos unités au combat doit porter la perte (MR-20.12) : { $unit }, la plus forte.
lesson-advance = { $foe } n’est plus. Un attaquant victorieux peut avancer jusqu’à 2 LB (MR-21.5), mais il n’y a rien de plus à gagner là. Restez : 0 LB.
lesson-resolve = Choisissez le combat qui se livre d’abord (MR-20.1).
lesson-stand = On vous charge. Tenez ; esquiver est pour ceux qui ont de la place (MR-19.3).
lesson-shift = Un de vos officiers doit faire place. Choisissez un endroit libre tout près (MR-14.4, MR-15.6).
lesson-wait = Un instant : on lance les dés, ou les Autrichiens décident. Suivez-le dans le journal, qui montre chaque mesure et chaque modificateur.
lesson-other = Un petit choix que les règles vous laissent. Toute réponse convient ; pointez-en une pour voir sa clause.
lesson-won-all = Victoire ! Avec { $foe }, les Autrichiens ont perdu les deux tiers de leur armée : elle se brise sans jet (MR-24.6, MR-25.1).
lesson-won = Victoire, bien que { $foe } tienne encore : { $mine } points contre { $theirs }. Pertes et objectifs comptent (MR-25.2, MR-25.3), et une armée qui a perdu un tiers teste son moral à chaque tour (MR-24.4).
lesson-drawn = { $mine } points contre { $theirs } : moins de 4 d’écart, c’est une partie nulle (MR-25.4). L’ennemi ne s’est pas brisé et la hauteur n’a pas suffi. Recommencez ; les dés tomberont autrement.
lesson-lost = La journée est perdue, { $mine } points contre { $theirs } (MR-25.4). Recommencez ; les dés tomberont autrement.

## Second lesson

second-title = Deuxième leçon : le commandement et le temps
second-about = Dix minutes, le dernier tour à Lindenau. Nul ne sait combien d’impulsions il aura. Vous disputez l’initiative, répartissez les dés de commandement selon la distance, gardez vos unités à portée de leurs généraux et menez ensemble une ligne de trois sur la hauteur.
second-chapter-time = Le temps
second-chapter-command = Le commandement
second-chapter-moves = Les mouvements
second-chapter-end = La fin du jour
second-ahead = Les deux camps lancent deux dés pour l’initiative (MR-7.4). Vous avez { $mine }, eux { $theirs } : elle est à vous en l’état. Des dés de commandement permettraient de relancer (MR-7.9), mais ils valent plus pour vos généraux. Gardez.
second-behind = Les deux camps lancent deux dés pour l’initiative (MR-7.4). Vous avez { $mine }, eux { $theirs }. Pour un de vos { $pool } dés de commandement, relancez-en un (MR-7.9) : le plus bas. Une deuxième impulsion ne vient qu’avec { $chance } % (MR-7.6) ; jouer premier compte.
second-behind-keep = Vous avez { $mine } pour l’initiative, eux { $theirs } (MR-7.4). Vos dés sont bons, les relancer les gâterait plutôt (MR-7.9). Gardez-les, et vos dés de commandement pour vos généraux.
second-lead = L’initiative est à vous : vous dites quel camp joue le premier dans cette impulsion (MR-7.11). S’il n’en vient peut-être pas d’autre (MR-7.6), que ce soit le vôtre.
second-near = Dés de commandement : { $pool } pour tout le tour (MR-7.2). { $general } est à { $distance } LB de { $commander } ; jusqu’à 8 LB il peut en avoir deux (MR-11.2). Un dé ramène de { $now } à { $then } % le risque que son infanterie reste inactive. Donnez-le-lui.
second-near-again = Un deuxième pour { $general } : { $now } % deviennent { $then } % (MR-11.2). Sans l’infanterie, pas de hauteur à gagner.
second-far = { $rider } est à { $distance } LB : au-delà de 8 LB, un dé est tout ce qu’il peut avoir (MR-11.2). { $now } % deviennent { $then } %. Donnez-le-lui.
second-enough = { $pool } dés de commandement restent en réserve pour les impulsions suivantes de ce tour ; à sa fin ils sont perdus (MR-7.2). Commencez les tests de contrôle.
second-test = Chaque général est testé, dans l’ordre qui vous plaît (MR-11.5). { $general } lance { $dice } dés et en choisit deux (MR-11.7, MR-11.9). Il reste inerte avec { $chance } %.
second-test-horse = À présent { $rider } avec { $dice } dés (MR-11.7) : inerte avec { $chance } %.
second-reroll-not = { $dice } : deux de ceux-ci rendent sa force active. Un général exceptionnel peut faire relancer un dé (MR-11.8), mais pourquoi risquer ? Gardez-les.
second-reroll = { $dice } : aucune paire ne rend sa force active. { $general } est exceptionnel : faites relancer le dé le plus bas (MR-11.8).
second-pick = { $dice }. Choisissez les deux qui font { $total } : active (MR-11.10). À l’attaque, ses unités marcheraient d’elles-mêmes à l’ennemi (MR-11.14) ; vous les voulez sur la hauteur.
second-pick-other = { $dice }. Rien de mieux que { $total } (MR-11.10). Prenez-le.
second-path = Vous avez quelqu’un en main. Reposez-le, ou choisissez-lui un chemin.
second-ride = { $hussars } : { $distance } LB jusqu’à { $rider }. Au-delà de 3 LB une unité est sans commandement (MR-3.5, MR-3.10), vulnérable, et ne va que vers lui (MR-15.9). Un officier fait 8 LB, quel que soit le statut de sa force (MR-15.5).
second-do-take = Prenez { $rider }
second-do-ride = Cliquez entre ses deux unités, à 3 LB vers l’ouest, ou confirmez une place de la liste
second-line = { $left }, { $middle } et { $right } sont en ligne : même général, même front, moins de 1 LB entre eux. Prenez les trois, avec Maj, un double clic ou K, et avancez de 2 LB. Sur la hauteur, ils la tiennent (MR-25.3).
second-line-on = { $number } de la ligne sont encore au pied de la hauteur. 2 LB droit devant (MR-12.4).
second-do-line = Prenez la ligne
second-do-unit = Prenez l’unité
second-do-ahead = 2 LB droit devant, puis confirmez
second-moved = La ligne est sur la hauteur. Personne d’autre n’a besoin de bouger : la cavalerie n’a rien à faire dans un village (MR-17.4). Finissez les mouvements.
second-recover = { $unit } : { $losses } pertes, le général près, aucun ennemi à 3 LB ; l’unité peut récupérer (MR-16.2). Un dé plus bas que ses pertes rend un point, { $chance } % (MR-16.4).
second-recover-again = Manqué. Leur général peut faire relancer, gratuitement (MR-16.5).
second-recover-keep = Manqué. Un dé de commandement le relancerait (MR-16.6) ; gardez-le pour l’impulsion suivante.
second-must = { lesson-must }
second-small = Un petit choix. Toute réponse convient ; le maître prendrait celle-ci.
second-again = Encore une impulsion : initiative, tir, contrôle et mouvements reviennent (MR-6.2), et nul ne sait s’il y en aura une autre (MR-7.6). La hauteur est à vous tant qu’aucun ennemi n’y est seul (MR-25.3).
second-wait = Un instant : on lance les dés, ou les Autrichiens décident.
second-other = Un petit choix que les règles vous laissent. Toute réponse convient.
second-learned-time = Un tour a une à quatre impulsions ; un dé en décide après chacune (MR-7.6).
second-learned-command = Deux dés de commandement jusqu’à 8 LB, un au-delà : la distance commande (MR-11.2).
second-learned-line = Des unités en ligne sous un même général vont ensemble, au pas de la plus lente (MR-12.1).
second-won = Victoire, { $mine } points contre { $theirs } (MR-25.2) : la hauteur est à vous, et une impulsion où tous ont obéi y a suffi. Warburg a quatre généraux par camp et deux fois plus de terrain.
second-drawn = { $mine } points contre { $theirs } : partie nulle (MR-25.4). Les généraux n’ont pas obéi à temps. Recommencez ; les dés tomberont autrement.
second-lost = La journée est perdue, { $mine } points contre { $theirs } (MR-25.4). Recommencez ; les dés tomberont autrement.

## La fin
ending-broken = l’armée est brisée ({ $armies }), { $cause }
ending-losses = { $army } : { $lost } perdus sur { $total }.
ending-day = la journée est finie, { $first } points à { $second }
ending-handicap = { $reason } (handicap : { $side }, pertes réduites de { $number })
ending-day-rule = Pertes, officiers et objectifs donnent des points ; quatre de plus font une victoire marginale, huit une victoire décisive.
ending-nobody = personne
ending-turn = tour { $turn }
ending-lost-strength = { $lost } sur { $total } perdus
tally-points = points, { $name }
tally-losses = pertes, { $name }

## Standing orders

standing-control-dice = Dés de commandement
standing-control-dice-ask = me demander
standing-control-dice-spread = à ceux qu’ils aident le plus
standing-control-dice-none = n’en donner aucun
standing-control = Dés de contrôle
standing-control-ask = me demander
standing-control-doubt = me demander seulement entre active et à l’attaque
standing-control-calm = active plutôt qu’à l’attaque
standing-control-bold = à l’attaque plutôt qu’active
standing-initiative = Initiative
standing-initiative-ask = me demander
standing-initiative-behind = me demander seulement si je suis derrière
standing-initiative-none = ne jamais relancer
standing-evade = Esquives
standing-evade-ask = me demander
standing-evade-best = ce qui coûte le moins
standing-evade-yes = toujours essayer
standing-evade-no = toujours tenir
standing-combat = Valeur et seconds jets
standing-combat-ask = me demander
standing-combat-behind = me demander seulement si le combat est perdu en l’état
standing-combat-none = jamais
standing-losses = Pertes et poursuite
standing-losses-ask = me demander
standing-losses-best = au plus fort de les porter ; les villes sont occupées
standing-recovery = Récupération
standing-recovery-ask = me demander
standing-recovery-best = tous essaient, sans dé de commandement
standing-make-room = Officiers sur le chemin
standing-make-room-ask = me demander
standing-make-room-nearest = à la place libre la plus proche
standing-ask = Demander
standing-spread = Répartir
standing-none = Aucun
standing-doubt = Si doute
standing-calm = Active
standing-bold = Attaque !
standing-behind = Si derrière
standing-best = Au mieux
standing-yes = Oui
standing-no = Non
standing-nearest = Proche

## Pourquoi l’ordinateur le pense : ce que regarde son évaluation

why-time-left = temps qui reste
why-first-ahead = une avance aux points qui suffit à la première armée
why-second-ahead = une avance aux points qui suffit à la seconde armée
why-first-ahead-late = une avance suffisante de la première armée, tard dans la journée
why-second-ahead-late = une avance suffisante de la seconde armée, tard dans la journée
why-points = les points de victoire
why-points-late = les points de victoire tard dans la journée
why-first-losses = les pertes de la première armée
why-second-losses = les pertes de la seconde armée
why-first-to-break = le risque d’effondrement de la première armée
why-second-to-break = le risque d’effondrement de la seconde armée
why-first-shaken = le moral ébranlé de la première armée
why-second-shaken = le moral ébranlé de la seconde armée
why-first-ground = les objectifs de la première armée
why-second-ground = les objectifs de la seconde armée
why-ground-in-reach = la force autour des objectifs
why-ground-in-reach-late = la force autour des objectifs, tard dans la journée
why-first-strength = la force sur la table de la première armée
why-second-strength = la force sur la table de la seconde armée
why-strength-left = l’armée la plus forte, avec le temps de s’en servir
why-first-horse = la cavalerie de la première armée
why-second-horse = la cavalerie de la seconde armée
why-first-guns = l’artillerie de la première armée
why-second-guns = l’artillerie de la seconde armée
why-first-to-come = les renforts de la première armée
why-second-to-come = les renforts de la seconde armée
why-first-spent = les unités épuisées de la première armée
why-second-spent = les unités épuisées de la seconde armée
why-first-worn = l’usure de la première armée
why-second-worn = l’usure de la seconde armée
why-first-columns = les unités en colonne de la première armée
why-second-columns = les unités en colonne de la seconde armée
why-first-flanked = les flancs exposés de la première armée
why-second-flanked = les flancs exposés de la seconde armée
why-contact = la force là où les lignes se touchent
why-first-officers-lost = les généraux perdus de la première armée
why-second-officers-lost = les généraux perdus de la seconde armée
why-first-command = les dés de commandement et les attaques de la première armée
why-second-command = les dés de commandement et les attaques de la seconde armée
why-initiative = l’initiative
why-first-idle = les forces inactives de la première armée
why-second-idle = les forces inactives de la seconde armée
why-fights = les combats en cours

## Plans

plan-staff = Chacun fait ce qui presse le plus
plan-and = { " " }; { "" }
plan-spread = Un dé de commandement pour chaque général
plan-save = Pas de dés de commandement pour les ordres : ils sont gardés pour les relances
plan-mass = Le plus possible de dés de commandement pour { $force }
plan-assault = { $force } : attaquer
plan-hold = { $force } : tenir la ligne
plan-withdraw = { $force } : se replier
plan-march = { $force } : marcher sur { $objective }
plan-flank = { $force } : tourner le flanc { $flank ->
    [1] droit
   *[0] gauche
} de l’ennemi
plan-bombard = { $force } : attendre pendant que l’artillerie tire
plan-charge = { $force } : charger maintenant
plan-refuse = { $force } : rester hors de portée de l’ennemi
plan-assault-all = Toute l’armée attaque
plan-hold-all = Toute l’armée tient sa ligne
plan-charge-all = Quiconque le peut charge
plan-withdraw-all = Toute l’armée se replie
plan-some-force = Force { $number }
plan-some-objective = objectif { $number }
