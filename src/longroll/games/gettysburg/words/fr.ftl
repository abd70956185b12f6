# Gettysburg en français.
# $side dit le nom d’un camp ; $side-code en est le code nu (CSA, Union), d’après lequel la phrase choisit ses mots.
# Les codes des pièces (CR1, UA3) s’accordent au féminin : la pièce, l’unité, la batterie.
# Un seul nom pour chaque chose : pièce (brigade, division, batterie), secteur, boîte d’entrée, bloc de commandement, disque
# d’ordre, cube, bâton (deux sur une frontière : tranchées), rupture, marqueur de tir, contrôle de moral, colonne, tour de
# combat ; une pièce se déplace, donne l’assaut, tient, recule, est perdue ; une batterie est endommagée.

game-title = Gettysburg
game-kind = secteurs, ordres cachés
game-about = Un jeu de bataille pour deux joueurs de Martin Wallace, paru chez Warfrog en 2010. L’un commande l’armée confédérée, l’autre celle de l’Union, aux premiers jours de juillet 1863. Des blocs de commandement à valeur cachée disent où l’on peut donner des ordres, et combien ; les disques dépensés restent sur le terrain jusqu’à ce que le bloc soit repris. La Confédération doit s’emparer des hauteurs avant la fin du troisième après-midi.
size-turns =
    { $count ->
        [one] une période
       *[other] { $count } périodes
    }

## Scénarios

option-handicap = Handicap
choice-handicap =
    { $side } : { $number ->
    [one] un disque
   *[other] { $number } disques
 } { $side-code ->
    [CSA] de plus
   *[other] de moins
 } dans la case de l’Union
scenario-three-days = Trois jours de juillet
scenario-first-day = Le premier jour
scenario-second-day-afternoon = L’après-midi du deuxième jour
scenario-third-day = Le troisième jour

subtitle-three-days = 1er au 3 juillet 1863, toute la bataille
history-three-days = En juin 1863, Robert E. Lee conduit l’armée de Virginie du Nord au-delà du Potomac, en Pennsylvanie. George Meade, à la tête de l’armée du Potomac depuis trois jours à peine, remonte à sa suite. Aucun des deux n’a choisi Gettysburg, mais dix routes s’y croisent et les colonnes s’y heurtent le 1er juillet. Lee rejette d’abord deux corps nordistes à travers la ville, frappe les deux ailes le lendemain et le centre le troisième jour, en vain. Quand il reprend le chemin de la Virginie, près de cinquante mille hommes sont tués, blessés, pris ou disparus.
subtitle-first-day = Heth rencontre Buford ; les corps arrivent
history-first-day = Au matin du 1er juillet, la division Heth descend la Chambersburg Pike et se heurte, sur les crêtes à l’ouest de la ville, aux cavaliers de John Buford qui combattent à pied. John Reynolds amène le Ier corps et tombe en plaçant la brigade de Fer. L’après-midi, Rodes attaque depuis Oak Hill et Early par la Harrisburg Road ; le XIe corps cède au nord de la ville, puis toute la ligne se disloque. Les vaincus se rallient sur Cemetery Hill, qu’Ewell n’attaque pas ce soir-là.
subtitle-second-day-afternoon = Longstreet contre la gauche de l’Union
history-second-day-afternoon = Mécontent de ses positions trop basses, Daniel Sickles a poussé de son propre chef le IIIe corps jusqu’au Peach Orchard. Vers quatre heures, Longstreet lance contre lui Hood, puis McLaws. Devil’s Den, le Wheatfield et le verger sont enlevés à un prix effroyable, mais Warren a vu que Little Round Top était vide, et la brigade Vincent s’y maintient de justesse. À la tombée du jour, Ewell assaille Culp’s Hill et Cemetery Hill : il y gagne quelques tranchées désertes, mais pas la décision.
subtitle-third-day = Culp’s Hill, puis la charge de Pickett
history-third-day = La troisième journée commence avant le lever du soleil sur Culp’s Hill, où le XIIe corps reprend ses retranchements dans la matinée. Vers une heure, environ cent cinquante canons sudistes ouvrent le feu sur Cemetery Ridge. Puis quelque douze mille hommes de Pickett, Pettigrew et Trimble traversent plus d’un kilomètre de champs nus. Quelques centaines franchissent le mur de pierre derrière Armistead et y succombent ; la moitié à peine de la colonne revient. Lee attend un jour une attaque qui ne vient pas, puis se replie sous la pluie.

## Noms

name-CSA = Confédération
name-Union = Union

name-morning = matin
name-mid-day = midi
name-afternoon = après-midi
name-night = nuit

name-grey = gris
name-black = noir
name-blue = bleu
name-red = rouge
name-orange = orange
name-navy = bleu marine

name-troops = troupes
name-artillery = artillerie

name-result-nothing = rien
name-result-check = un contrôle
name-result-one-cube = un cube
name-result-two-cubes = deux cubes
name-result-disrupts = la rupture
name-result-hit = touché
name-result-stands = tient
name-result-falls-back = recule
name-result-lost = est perdue
name-result-disrupted = tient, en rupture
name-result-counters = tient et contre-attaque

kind-CR = infanterie régulière confédérée
kind-CE = infanterie d’élite confédérée
kind-CA = artillerie confédérée
kind-UR = infanterie régulière de l’Union
kind-UE = infanterie d’élite de l’Union
kind-UI = infanterie novice de l’Union
kind-UC = cavalerie de l’Union
kind-UA = artillerie de l’Union

terrain-clear = dégagé
terrain-ridge = crête
terrain-hill = colline
terrain-town = ville

name-HRN = Herr Ridge North
name-HRS = Herr Ridge South
name-FFR = Fairfield Road
name-WRS = Willoughby Run South
name-PSH = Pitzer Schoolhouse
name-BSW = Biesecker Woods
name-ERS = Emmitsburg Road South
name-MUM = Mummasburg Road
name-WRN = Willoughby Run North
name-WRC = Willoughby Run
name-MPN = McPherson’s Ridge North
name-MPS = McPherson’s Ridge South
name-OKH = Oak Hill
name-OKR = Oak Ridge
name-SEM = Lutheran Seminary
name-SCH = Schultz Woods
name-MCM = McMillan Woods
name-SPW = Spangler’s Woods
name-PIW = Pitzer’s Woods
name-WFR = Warfield Ridge
name-BUS = Bushman Farm
name-CAR = Carlisle Road
name-BLO = Blocher Farm Fields
name-BAK = Barlow’s Knoll
name-HAR = Harrisburg Road
name-ALM = Almshouse
name-YRK = York Pike
name-COL = Pennsylvania College
name-GET = Gettysburg
name-CUF = Culp Farm
name-BEN = Benner’s Hill
name-HAN = Hanover Road
name-WOL = Wolf’s Hill
name-RCK = Rock Creek
name-SPS = Spangler’s Spring
name-POW = Powers Hill
name-BAL = Baltimore Pike
name-CUL = Culp’s Hill
name-CEM = Cemetery Hill
name-LON = Long Lane
name-CRN = Cemetery Ridge North
name-CRS = Cemetery Ridge South
name-LEI = Leister Farm
name-HUM = Hummelbaugh Farm
name-WEI = Weikert Farms
name-GSF = George Spangler Farm
name-LRT = Little Round Top and Round Top
name-TAN = Taneytown Road
name-SRT = South of Round Top
name-BLI = Bliss Farm
name-COD = Codori Farm
name-KLI = Klingle Farm
name-PEA = Peach Orchard
name-TRO = Trostle Farm
name-WHE = Wheatfield
name-ROS = Rose Farm
name-DEV = Devil’s Den
name-SLY = Slyder Farm

name-Chambersburg-Pike = Chambersburg Pike (boîte d’entrée)
name-Mummasburg-Road = Mummasburg Road (boîte d’entrée)
name-Carlisle-Road = Carlisle Road (boîte d’entrée)
name-Harrisburg-Road = Harrisburg Road (boîte d’entrée)
name-Taneytown-Road = Taneytown Road (boîte d’entrée)
name-Baltimore-Pike = Baltimore Pike (boîte d’entrée)
name-Emmitsburg-Road = Emmitsburg Road (boîte d’entrée)

## Éléments de phrase, repris par les messages qui suivent

side-lead =
    { $side-code ->
        [CSA] La Confédération
       *[Union] L’Union
    }
side-mid =
    { $side-code ->
        [CSA] la Confédération
       *[Union] l’Union
    }
side-of =
    { $side-code ->
        [CSA] de la Confédération
       *[Union] de l’Union
    }
colour-many =
    { $colour-code ->
        [grey] gris
        [black] noirs
        [blue] bleus
        [red] rouges
        [orange] orange
       *[navy] bleu marine
    }
of-class =
    { $class-code ->
        [troops] les troupes
       *[artillery] l’artillerie
    }

## Décisions : que faire

prompt-arrival-roll = Lancez le dé pour la route de la division Rodes : 1–3 Mummasburg Road, 4–6 Carlisle Road.
prompt-turn = { $side }, jouez votre action : placez un disque d’ordre, placez ou reprenez un bloc de commandement.
prompt-second-disc = { $side }, placez le second disque de votre ordre double.
prompt-after-action = { $side }, sortez des pièces de vos boîtes d’entrée, livrez les combats dus ou terminez votre tour.
prompt-order = Choisissez l’ordre donné par le disque placé à { $place }, à ce secteur ou à un secteur adjacent.
prompt-moving = Déplacez une à une les pièces du secteur { $sector }, puis annoncez que vous avez fini.
prompt-leaving-cubes = Choisissez combien de cubes { $piece } emmène en quittant { $place }.
prompt-combats = Choisissez le prochain combat à livrer.
prompt-guns-fire = Lancez le dé pour le tir défensif de la batterie { $piece } à { $sector }.
prompt-defender-cubes = Assignez au défenseur { $piece } des cubes du secteur { $sector }, avant le tir des troupes.
prompt-defenders-fire = Lancez le dé pour le tir du défenseur { $piece } à { $sector }, tour de combat { $round }.
prompt-attacker-morale = Lancez le dé pour le contrôle de moral de l’attaquant { $piece } à { $sector }, tour de combat { $round }.
prompt-attackers-fire = Lancez le dé pour le tir de l’attaquant { $piece } à { $sector }, tour de combat { $round }.
prompt-defender-morale = Lancez le dé pour le contrôle de moral du défenseur { $piece } à { $sector }, tour de combat { $round }.
prompt-hit =
    { $hits ->
        [one] Choisissez la pièce qui encaisse le cube à { $sector }.
       *[other] Choisissez la pièce qui encaisse le prochain des { $hits } cubes à { $sector }.
    }
prompt-evade = Choisissez si la cavalerie touchée à { $sector } se dérobe en ignorant un cube, ou si elle tient.
prompt-limber = Choisissez les batteries qui quittent { $sector } avec la cavalerie, sans dommage.
prompt-retreat = Choisissez où se replient, dans l’ordre que vous voulez, les pièces qui doivent quitter { $sector } : { $pieces }.
prompt-fall-back = Contre-attaque à { $sector } : choisissez l’attaquant qui recule.
prompt-withdraw = Choisissez les batteries qui quittent { $sector } sans dommage avant le second tour de combat.
prompt-guns-escape = La cavalerie a quitté { $sector } : sauvez vos batteries, celles qui restent sont perdues.
prompt-firing = Déclarez les tirs ordonnés par le disque placé à { $place }, puis annoncez que vous avez fini.
prompt-long-range = Lancez le dé pour le tir à longue portée de la batterie { $piece } sur { $sector }.
prompt-gun-hit = Choisissez laquelle de vos batteries est touchée à { $sector }.
prompt-colour = Choisissez la couleur du cube infligé à { $sector } par le tir à longue portée.
prompt-marker = Plus de marqueur de tir en réserve : choisissez le secteur où en reprendre un pour le tir ordonné depuis { $place }.
prompt-penalty = La retraite sème le désordre à { $sector } : choisissez la couleur du cube de pénalité.
prompt-stick = Les arrivants bousculent les tranchées à { $sector } : choisissez le bâton perdu.
prompt-forfeit = Plus de cube { $colour } en réserve : choisissez la pièce que vous sacrifiez à la place.
prompt-excess = Plus de quatre pièces se trouvent à { $sector } : choisissez celles qui se replient.

name-decision-arrival-roll = le jet d’arrivée
name-decision-turn = le choix d’une action
name-decision-second-disc = le second disque d’un ordre double
name-decision-after-action = la fin du tour
name-decision-order = le choix d’un ordre
name-decision-moving = le déplacement des pièces
name-decision-leaving-cubes = le nombre de cubes emmenés par une pièce
name-decision-combats = le choix du prochain combat
name-decision-guns-fire = le tir défensif de l’artillerie
name-decision-defender-cubes = la répartition des cubes du défenseur
name-decision-defenders-fire = le tir des défenseurs
name-decision-attacker-morale = le contrôle de moral des attaquants
name-decision-attackers-fire = le tir des attaquants
name-decision-defender-morale = le contrôle de moral des défenseurs
name-decision-hit = la pièce qui encaisse un cube
name-decision-evade = le choix de la cavalerie, tenir ou se dérober
name-decision-limber = les batteries qui partent avec la cavalerie
name-decision-retreat = une retraite
name-decision-fall-back = l’attaquant qui recule
name-decision-withdraw = le retrait de l’artillerie
name-decision-guns-escape = la fuite des batteries
name-decision-firing = la déclaration des tirs
name-decision-long-range = le tir à longue portée
name-decision-gun-hit = la batterie touchée
name-decision-colour = la couleur d’un cube
name-decision-marker = la provenance d’un marqueur de tir
name-decision-penalty = la couleur du cube de pénalité
name-decision-stick = le bâton de tranchée perdu
name-decision-forfeit = la pièce sacrifiée faute de cubes
name-decision-excess = le repli des pièces en surnombre

## Réponses : libellés et descriptions

verb-die = Lancer le dé
verb-enter = Faire entrer
verb-block = Placer un bloc
verb-remove = Reprendre un bloc
verb-disc = Donner un ordre
verb-double = Ordre double
verb-forced-pass = Passe forcée
verb-skip = Sauter le tour
verb-fight = Combattre
verb-end = Fin du tour
verb-move = Déplacer
verb-ride = Chevaucher
verb-joint = Assaut conjoint
verb-done = Terminé
verb-assign = Assigner des cubes
verb-resolve = Résoudre
verb-fire = Tirer
verb-marker = Reprendre un marqueur
verb-reinforce = Renforcer
verb-entrench = Se retrancher
verb-shift = Déplacer un bâton
verb-reorganise = Réorganiser
verb-clear = Retirer le marqueur de tir
verb-pass = Passer
verb-hit = Encaisser
verb-cube = Choisir la couleur
verb-retreat = Battre en retraite
verb-through = Retraite de deux secteurs
verb-stand = Tenir
verb-fall-back = Reculer
verb-forfeit = Sacrifier
verb-lose-stick = Perdre un bâton
verb-concede = Concéder

describe-die = Le dé donne { $face }
describe-enter = Faire sortir { $piece } de sa boîte d’entrée
describe-block = Placer un bloc de commandement de valeur { $value } à { $place }
describe-remove = Reprendre le bloc placé à { $place } avec ses disques
describe-disc = Placer un disque d’ordre avec le bloc situé à { $place }
describe-double = Commencer un ordre double par un disque à { $place }
describe-forced-pass = Utiliser un disque de passe forcée
describe-skip = Sauter le tour : aucune action n’est possible
describe-fight = Livrer les combats nés des sorties de boîte
describe-end = Terminer le tour
describe-move = Déplacer { $piece } vers { $place }
describe-ride = Chevaucher avec { $piece } par { $sector } jusqu’à { $sector2 }
describe-joint = Retenir le combat et déclarer un assaut conjoint sur { $sector }
describe-done = Terminer l’ordre
describe-assign =
    { $number ->
        [0] N’assigner aucun cube à { $piece }
        [one] Assigner { $number } cube à { $piece }
       *[other] Assigner { $number } cubes à { $piece }
    }
describe-resolve = Livrer maintenant le combat du secteur { $sector }
describe-fire = Tirer avec { $piece } sur { of-class } à { $sector }
describe-marker = Reprendre le marqueur de tir du secteur { $sector }
describe-reinforce = Transférer un cube { $colour } depuis { $sector } vers { $sector2 }
describe-entrench = Poser un bâton de tranchée à { $sector }, sur la frontière avec { $place }
describe-shift = Déplacer un bâton à { $sector }, de la frontière avec { $place } à la frontière avec { $place2 }
describe-reorganise = Retirer le marqueur de rupture du secteur { $sector }
describe-clear = Retirer le marqueur de tir du secteur { $sector }
describe-pass = Passer : le disque est dépensé, rien n’est fait
describe-hit = { $piece } encaisse le coup
describe-cube = Placer un cube { $colour }
describe-retreat = Replier { $piece } vers { $place }
describe-through = Replier { $piece } par { $sector } jusqu’à { $sector2 }
describe-stand = Tenir : plus rien ne part
describe-fall-back = { $piece } recule devant la contre-attaque
describe-forfeit = Retirer { $piece } du jeu
describe-lose-stick = Retirer à { $sector } le bâton posé sur la frontière avec { $place }
describe-concede = Concéder la partie au nom { side-of }

## Événements

event-forced = Il n’y avait qu’un choix : « { $action } ».
event-period-begins = { day-of-july }, { $period }.
event-arrives = { $piece } arrive : { $box }.
event-arrival-roll = La division Rodes arrive : { $box }.
event-handicap =
    Handicap ({ $side }) : { $number ->
    [one] un disque
   *[other] { $number } disques
 } { $side-code ->
    [CSA] de plus
   *[other] de moins
 } dans la case de l’Union.
event-discs-filled =
    { $side-code ->
        [CSA] La Confédération a { $discs } ordres simples et { $extra } doubles.
       *[Union] { $extra ->
            [0] L’Union a { $discs } ordres.
            [one] L’Union a { $discs } ordres et { $extra } passe forcée.
           *[other] L’Union a { $discs } ordres et { $extra } passes forcées.
        }
    }
event-enters = { $piece } entre à { $sector } depuis { $box }.
event-block-placed = { side-lead } place un bloc de commandement à { $place }.
event-block-value = Vous seul connaissez la valeur du bloc placé à { $place } : { $value }.
event-block-removed = { side-lead } reprend le bloc placé à { $place } ; ses disques retournent en réserve.
event-block-captured = { side-lead } perd son bloc de commandement à { $place }, pris par l’ennemi.
event-blocks-recalled = { side-lead } reprend en main ses blocs mis de côté.
event-disc-placed = { side-lead } donne un ordre depuis le bloc de { $place }.
event-forced-pass = L’Union dépense un disque de passe forcée.
event-pass = { side-lead } passe ; le disque est dépensé.
event-skip = { side-lead } ne peut rien faire et saute son tour.
event-moves = { $piece } se déplace depuis { $start } vers { $to }.
event-assigned =
    { $cubes ->
        [one] { $piece } porte { $cubes } cube.
       *[other] { $piece } porte { $cubes } cubes.
    }
event-joint-assault = Le second ordre se joint à l’assaut de { $sector } avant le combat.
event-combat-begins = { $sector } est assailli.
event-assaults = { $piece } donne l’assaut à { $sector }.
told-assaults = { $pieces } donnent l’assaut à { $sector }.
event-result = { $result }
told-result = { $line } : { $result }.
event-round = Le combat pour { $sector } passe au tour { $number }.
event-fires = { $piece } tire.
event-bombards = { $piece } tire à longue portée.
event-checks-morale = { $piece } contrôle son moral, colonne { $column }.
event-hit =
    { $cubes ->
        [one] { $piece } encaisse un cube, son premier.
       *[other] { $piece } encaisse un cube et en porte maintenant { $cubes }.
    }
event-cubes-lost =
    { $number ->
        [one] { $number } cube reste sans cible et est perdu.
       *[other] { $number } cubes restent sans cible et sont perdus.
    }
event-retreats = { $piece } recule de { $start } à { $to }.
event-eliminated = { $piece } est perdue à { $place }.
event-no-retreat = { $piece } ne peut reculer nulle part depuis { $place }.
event-disrupted = { $sector } est en rupture.
event-disruption-removed = { $sector } n’est plus en rupture.
event-disruption-carried = { $to } est en rupture à cause de ceux qui reculent de { $start }.
event-counter-attack = { $piece } doit reculer devant une contre-attaque.
event-gun-damaged = { $piece } est endommagée.
event-cube-placed = { $place } prend un cube { $colour }.
event-cube-ignored = { $piece } ignore un cube et se dérobe.
event-cubes-returned =
    { $number ->
        [one] { $number } cube { $colour } retourne en réserve.
       *[other] { $number } cubes { colour-many } retournent en réserve.
    }
event-combat-held = { side-lead } conserve { $sector }.
event-combat-won = { side-lead } enlève { $sector }.
event-stick-placed = { $sector } reçoit un bâton de tranchée sur la frontière avec { $border }.
event-stick-moved = { $sector } fait passer un bâton de la frontière avec { $start } à la frontière avec { $to }.
event-stick-removed = { $sector } perd le bâton posé sur la frontière avec { $border }.
event-fire-marker = { $sector } a dévoilé ses batteries : un marqueur de tir y est placé.
event-fire-marker-removed = { $sector } perd son marqueur de tir.
event-aims =
    { $target-code ->
        [troops] { $piece } vise les troupes à { $sector }.
       *[artillery] { $piece } vise l’artillerie à { $sector }.
    }
event-reinforced = { $to } reprend un cube { $colour } de { $start }.
event-period-ends = Fin de la période : { day-of-july }, { $period }.
event-rush = Quarante tours sans un seul disque : l’Union doit désormais dépenser les siens.
event-concedes = { side-lead } concède la partie.
event-victory = { side-lead } a gagné la bataille.
event-star-held = La Confédération tient le secteur de victoire { $sector }.
event-second-order-lost = Aucun bloc ne peut recevoir le second disque : l’ordre est perdu, le disque va en réserve.
event-forfeit = { $piece } est sacrifiée : il ne reste plus de cube { $colour }.
event-no-target = Le tir sur { $sector } ne trouve plus de cible.
event-over-limit = Plus de quatre pièces à { $sector } : le second ordre doit en faire sortir.
event-marker-short = Il ne reste aucun marqueur de rupture pour { $sector }.
event-guns-overrun = Seules à { $sector }, les batteries sont submergées.

## Refus

refusal-game-over = La partie est terminée.
refusal-not-an-answer = Ce n’est pas le moment pour « { $verb } » ; ce qui est attendu : { $decision }.
refusal-no-disc-to-give = Aucun disque ne peut être donné : la boîte d’ordres est vide, ou aucun de vos blocs n’a de place.

refusal-action-possible = Vous ne pouvez pas sauter votre tour tant qu’une action est possible.
refusal-box-empty = Il ne reste aucun disque dans la boîte d’ordres.
refusal-block-aside = Votre bloc de valeur { $value } est mis de côté ; videz d’abord votre main pour le récupérer.
refusal-block-full = Le bloc placé à { $place } ne peut plus recevoir de disque.
refusal-block-there = Il y a déjà un bloc de commandement à { $place }.
refusal-cannot-join-from = Un disque à { $place } ne peut amener personne à l’assaut conjoint sur { $sector }.
refusal-csa-only = Seule la Confédération dispose d’ordres doubles.
refusal-enemy-there = Des pièces ennemies occupent { $sector }.
refusal-fight-first = Il faut d’abord livrer le combat né de la sortie de boîte.
refusal-must-join = Le second ordre doit d’abord envoyer une pièce à { $sector } pour l’assaut conjoint.
refusal-must-thin = L’ordre doit ramener { $sector } à quatre pièces.
refusal-no-block-there = Vous n’avez pas de bloc de commandement à { $place }.
refusal-no-forced-pass = Il n’y a pas de disque de passe forcée dans la boîte d’ordres de l’Union.
refusal-no-free-pass = Vous ne pouvez pas finir votre tour sans action ; passer coûte un disque.
refusal-no-such-block = Vous n’avez pas de bloc de valeur { $value } en main.
refusal-not-your-box = { $place } n’appartient pas à votre camp.
refusal-one-action = Vous avez déjà joué votre action de ce tour.
refusal-room-for-both = Vos blocs n’ont pas de place pour les deux disques d’un ordre double.
refusal-rush = Après quarante tours sans disque, l’Union doit dépenser un disque.
refusal-second-disc-due = Le second disque de l’ordre double doit être placé maintenant.
refusal-two-in-double-box = Un ordre double exige deux disques dans la boîte des ordres doubles.

refusal-awaits-combat = Les pièces à { $sector } vont combattre et ne reçoivent pas d’ordre.
refusal-must-move = Le second ordre doit être un déplacement concernant { $sector } : rejoindre l’assaut, ou y faire de la place.
refusal-no-guns-there = Vous n’avez pas d’artillerie à { $sector }.
refusal-no-marker-there = Il n’y a pas de marqueur de tir à prendre à { $sector }.
refusal-no-navy = Un renforcement ne déplace pas les cubes de la cavalerie.
refusal-no-pieces-there = Vous n’avez pas de pièce à { $sector }.
refusal-no-such-cube = Il n’y a pas de cube { $colour } à { $sector }.
refusal-no-such-troops = Vous n’avez à { $sector } aucune troupe aux cubes { colour-many }.
refusal-not-adjacent = { $start } et { $to } n’ont pas de frontière commune.
refusal-not-disrupted = Il n’y a pas de marqueur de rupture à { $sector }.
refusal-not-on-the-map = { $place } n’est pas sur la carte de cette position.
refusal-not-in-a-sector = { $piece } ne se trouve dans aucun secteur de la carte.
refusal-not-your-cubes = Les cubes { colour-many } ne sont pas à vous.
refusal-not-your-piece = { $piece } n’est pas à vous.
refusal-out-of-command = Un disque à { $place } ne donne pas d’ordre à { $sector }.

refusal-border-full =
    { $limit ->
        [one] Un même ordre fait passer au plus { $limit } pièce depuis { $start } vers { $to }.
       *[other] Un même ordre fait passer au plus { $limit } pièces depuis { $start } vers { $to }.
    }
refusal-can-retreat = { $piece } peut encore battre en retraite : inutile de la sacrifier.
refusal-four-attackers = Quatre attaquants se trouvent déjà à { $sector }.
refusal-guns-avoid-enemies = L’artillerie, donc { $piece }, ne peut pas entrer à { $sector }, tenu par l’ennemi.
refusal-joint-needs-double = Un assaut conjoint se déclare au premier ordre d’un ordre double.
refusal-move-one = Un ordre de déplacement doit déplacer au moins une pièce.
refusal-moved-already = { $piece } s’est déjà déplacée avec cet ordre.
refusal-must-stop = Des pièces ennemies à { $sector } arrêtent la chevauchée.
refusal-never-into-a-box = Une pièce ne retourne jamais dans une boîte d’entrée : { $box }.
refusal-night = La nuit, personne n’entre à { $sector }, tenu par l’ennemi.
refusal-no-combat-there = Il n’y a pas de combat à livrer à { $sector }.
refusal-no-repair = Un secteur garderait plus de quatre pièces, et aucun second ordre ne pourrait y remédier.
refusal-no-retreat-at-all = Aucune retraite n’est possible depuis { $sector } : il faut sacrifier une pièce.
refusal-nobody-can-join = Aucun second ordre ne pourrait envoyer de pièce à { $sector }.
refusal-not-crowded-there = { $piece } n’est pas l’une de vos pièces en surnombre à { $sector }.
refusal-not-in-a-box = { $piece } n’est pas dans une boîte d’entrée.
refusal-one-sector = { $piece } n’est pas à { $sector }, le secteur que cet ordre met en marche.
refusal-one-sector-only = { $piece } n’est pas de la cavalerie et ne se déplace que d’un secteur.
refusal-sector-full = { $sector } contient déjà quatre de vos pièces.
refusal-troops-must-stay = Rupture à { $sector } : au moins une pièce d’infanterie ou de cavalerie doit y rester.
refusal-two-from-a-box = Deux pièces sont déjà sorties pour attaquer ce tour-ci : { $box }.

refusal-fired-just-now = { $sector } vient de tirer et garde son marqueur.
refusal-fires-already = { $piece } a déjà sa cible.
refusal-line-blocked = Une hauteur bloque la ligne de vue depuis { $sector } vers { $target }.
refusal-no-line = Aucune suite de secteurs ne mène de { $sector } à { $target }.
refusal-no-fire-at-night = Pas de tir à longue portée la nuit.
refusal-no-fire-marker = L’artillerie à { $target } n’a pas de marqueur de tir : on ne peut pas la prendre pour cible.
refusal-no-such-target = Il n’y a pas de telle cible à { $target }.
refusal-not-a-target = À { $sector }, { $piece } ne peut pas encaisser ce coup.
refusal-not-your-gun = { $piece } n’est pas une de vos batteries.
refusal-out-of-range = { $target } est hors de portée : distance { $distance }, portée de 1 à { $range }.
refusal-spread-evenly = Les dommages se répartissent : les pièces aux cubes { colour-many } en portent déjà plus que d’autres.
refusal-two-firing-sectors = Un même ordre fait tirer deux secteurs au plus.
refusal-would-eliminate-colour = Un cube { $colour } de plus éliminerait une pièce, et une autre couleur peut l’encaisser.

refusal-not-an-attacker = { $piece } n’est pas l’un des attaquants.
refusal-not-fewest = { $piece } porte plus de cubes que d’autres, et les dommages se répartissent.
refusal-other-colour = Il faut une pièce aux cubes { colour-many }.
refusal-other-piece = Il faut d’abord assigner les cubes de la pièce { $piece }.
refusal-must-hold-cubes = Il faut une pièce dont le secteur contient des cubes { colour-many }.
refusal-too-few-cubes =
    { $least ->
        [one] { $piece } doit prendre au moins { $least } cube, sinon ses compagnes en auraient trop.
       *[other] { $piece } doit prendre au moins { $least } cubes, sinon ses compagnes en auraient trop.
    }
refusal-too-many-cubes =
    { $most ->
        [0] Il n’y a aucun cube à assigner à { $piece }.
        [one] { $piece } peut prendre { $most } cube au plus.
       *[other] { $piece } peut prendre { $most } cubes au plus.
    }
refusal-would-be-eliminated = Le cube éliminerait { $piece }, et une autre pièce peut l’encaisser.

refusal-attackers-came-from = Des attaquants sont venus de ce côté : pas de retraite vers { $sector }.
refusal-back-to-origin = L’attaquant { $piece } doit retourner d’où il est venu : { $origin }.
refusal-cannot-evade = { $piece } n’a aucune issue et ne peut pas éviter le cube.
refusal-must-evade = La cavalerie a encaissé ce cube à la place d’autres : elle doit se dérober.
refusal-need-not-retreat = { $piece } ne fait pas partie des pièces qui se replient maintenant.
refusal-no-block-near = Aucun de vos blocs de commandement n’est à { $sector } ni à côté : pas de retraite possible là-bas.
refusal-not-hit-cavalry = { $piece } n’est pas une cavalerie touchée ici.
refusal-not-the-combat-sector = Une retraite ne peut pas finir à { $sector }, là où elle a commencé.
refusal-only-guns-here = { $piece } n’est pas une de vos batteries à { $sector }.
refusal-origin-full = { $origin } est complet : { $piece } doit le traverser et finir sa retraite au-delà.
refusal-room-nearby = { $sector } a de la place : la retraite doit finir dans un secteur adjacent qui en a.

refusal-no-effect = Le bâton est déjà sur cette frontière ; un ordre sans effet est une passe.
refusal-no-stick-there = Il n’y a pas de bâton à { $sector } sur la frontière avec { $border }.
refusal-no-sticks-left = Il ne reste aucun bâton de tranchée en réserve.
refusal-no-such-border = { $sector } n’a pas de frontière avec { $border }.
refusal-same-border = Le second bâton se pose contre le premier, sur la frontière avec { $border }.
refusal-two-sticks = { $sector } a déjà deux bâtons de tranchée.

## Modificateurs de dé et décalages de colonne

modifier-GB-15-7 = batterie endommagée
modifier-GB-15-13 = cubes sur la pièce qui tire
modifier-GB-15-19 = élite
modifier-GB-15-25 = cubes sur la pièce qui tire
modifier-GB-15-26 = cible retranchée
modifier-GB-15-32 = colline ou crête
modifier-GB-15-33 = retranchée
modifier-GB-15-34 = élite
modifier-GB-15-35 = prise de flanc
modifier-GB-15-36 = dans la ville
modifier-GB-15-37 = rupture
modifier-GB-15-38 = novice
modifier-GB-21-13 = deux bâtons dans le secteur visé
modifier-GB-22-14 = batterie endommagée

## La position en texte

summary-when = Jour { $day }, { $period }
summary-handicap =
    handicap : { $number ->
    [one] un disque
   *[other] { $number } disques
 } { $side-code ->
    [CSA] de plus
   *[other] de moins
 } dans la case de l’Union
summary-decision = Doit décider : { $seat }
summary-winner = { side-lead } a gagné
summary-rush = l’Union doit dépenser ses disques
summary-orders =
    { $side-code ->
        [CSA] ordres simples : { $discs }, doubles : { $extra }
       *[Union] ordres : { $discs }, passes forcées : { $extra }
    }
summary-reserve = réserve : { $discs }
summary-hand = blocs en main : { $blocks }
summary-aside = mis de côté : { $blocks }
summary-hidden =
    { $number ->
        [one] { $number } (valeur inconnue)
       *[other] { $number } (valeurs inconnues)
    }
summary-none = aucun
summary-pieces = pièces : { $here } sur la carte, { $boxes } en boîte, { $waiting } à venir, { $lost } hors jeu
summary-supply = En stock : { $sticks } bâtons de tranchée, { $disruption } marqueurs de rupture, { $fire } marqueurs de tir
summary-sectors = Secteurs
summary-boxes = Boîtes d’entrée
summary-empty = rien
summary-cubes = cubes : { $cubes }
summary-cube =
    { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { colour-many }
    }
summary-damaged = endommagées : { $pieces }
summary-sticks =
    { $number ->
        [one] bâton vers { $borders-code }
       *[other] 2 bâtons vers { $borders-code }
    }
summary-disrupted = rupture
summary-fire = marqueur de tir
summary-combat = combat
summary-block =
    { $discs ->
        [0] bloc { $side } { $value }, sans disque
        [one] bloc { $side } { $value }, { $discs } disque
       *[other] bloc { $side } { $value }, { $discs } disques
    }
summary-legend = Un chiffre entre parenthèses après une pièce : les cubes qui lui sont assignés.

## Noms des formations

formation-brigade = { $name }
formation-cavalry-brigade = brigade de cavalerie { $name }
formation-artillery-brigade = brigade d’artillerie { $name }
formation-horse-battery = batterie à cheval { $name }
formation-battalion = bataillon { $name }
formation-battalions = bataillons { $name } et { $other }
formation-division = division { $name }
formation-corps =
    { $number ->
        [I] Ier corps
       *[other] { $number }e corps
    }
formation-vermont = brigade { $name } du Vermont
formation-pennsylvania = réserves de Pennsylvanie { $name }
formation-nine-months = engagés de neuf mois
formation-with-two = avec { $name } et { $other }
formation-with = avec { $name }
formation-later-with = plus tard avec { $name }
formation-reserve = réserve d’artillerie
formation-iron = brigade de Fer
formation-stonewall = brigade Stonewall
formation-texas = brigade du Texas
formation-whose = { $name }
formation-louisiana = Louisiane

## La table : le temps

scene-title = Gettysburg, { $moment }
moment = { $day }, { $period }
day-of-july =
    { $day ->
        [1] 1er juillet
       *[other] { $day } juillet
    }
short-morning = Mat
short-mid-day = Midi
short-afternoon = Apr
short-night = Nuit
panel-time-note = période { $number } sur { $all }

## La table : les volets

row-handicap =
    Handicap : { $number ->
    [one] un disque
   *[other] { $number } disques
 } { $side-code ->
    [CSA] de plus
   *[other] de moins
 } à chaque période
panel-orders-own = Vos ordres
panel-orders-of = Ordres { side-of }
panel-reserve =
    { $discs ->
        [0] réserve vide
       *[other] { $discs } en réserve
    }
panel-period-ends = vide, la période finit
row-single = Simples
row-double = Doubles
row-box = En boîte
row-hand = Blocs en main
row-aside = Mis de côté
panel-arrivals = Arrivées
panel-arrivals-none = tout le monde est là
road-either = { $first } ou { $second }, selon le dé
panel-supply = Stock
row-stick = Bâtons de tranchée
row-disruption = Marqueurs de rupture
row-fire = Marqueurs de tir
row-cubes = Cubes { side-of }
panel-losses = Pertes
panel-victory = Secteurs de victoire
panel-victory-note = deux pour la Confédération : victoire
held-by-nobody = personne

## La table : objets et faits

item-block = Bloc de commandement { side-of }
item-value = Bloc de commandement { $value } en main
item-cubes = Cubes de dommage
item-stick = Tranchée face à { $border }
item-fire = Marqueur de tir d’artillerie
item-disruption = Marqueur de rupture
fact-fire = L’artillerie ennemie peut désormais viser les batteries d’ici.
fact-disruption = Une pièce de troupe doit rester ; moral décalé d’une colonne.
fact-kind =
    { $sectors ->
        [1] { $kind }, avance d’un secteur
       *[other] { $kind }, avance de deux secteurs au plus
    }
fact-carries =
    { $cubes ->
        [one] Porte { $cubes } cube
       *[other] Porte { $cubes } cubes
    }
fact-damaged = Endommagée : moins un au dé
fact-cubes =
    { $number ->
        [one] { $number } cube { $colour } : { $kind }
       *[other] { $number } cubes { colour-many } : { $kind }
    }
fact-pool =
    { $number ->
        [one] { $number } cube à répartir dans le secteur
       *[other] { $number } cubes à répartir dans le secteur
    }
fact-value = Valeur { $value }
fact-value-hidden =
    { $least ->
        [5] Valeur inconnue : ce ne peut être que 5
       *[other] Valeur inconnue : de { $least } à 5
    }
fact-discs =
    { $discs ->
        [0] Aucun disque posé
        [one] { $discs } disque posé
       *[other] { $discs } disques posés
    }
fact-discs-of =
    { $room ->
        [0] { fact-discs }, plus de place
       *[other] { fact-discs }, place pour { $room } de plus
    }
fact-commands =
    { $sectors ->
        [one] Commande son seul secteur
       *[other] Commande { $sectors } secteurs
    }
fact-command = Aux ordres de { $places }
fact-no-command = Aucun bloc ne peut la commander
fact-reach =
    { $assaults ->
        [0] { reach-sectors }
       *[other] { reach-sectors }, dont { $assaults } par assaut
    }
reach-sectors =
    { $sectors ->
        [0] Aucun secteur à portée
        [one] { $sectors } secteur à portée
       *[other] { $sectors } secteurs à portée
    }
fact-range =
    { $range ->
        [one] Ne tire que sur les secteurs voisins
       *[other] Tire jusqu’à { $range } secteurs
    }
fact-enters = Entre à { $sector }, sans ordre
fact-arrives = Arrivée : { $moment }, { $road }
fact-lost = Hors jeu
fact-held =
    { $pieces ->
        [one] { side-lead } : { $pieces } pièce
       *[other] { side-lead } : { $pieces } pièces
    }
fact-retreat = Retraite possible vers { $places }
fact-no-retreat = Pas de retraite : aucun secteur voisin n’est libre et commandé
fact-entry-box = Boîte d’entrée { side-of }, mène à { $sector }
fact-entered-from = Boîte d’entrée : { $box }
fact-stars =
    { $stars ->
        [one] Secteur de victoire
       *[other] Secteur de victoire, décisif à lui seul en fin d’après-midi
    }
ground-clear = Terrain dégagé : l’artillerie atteint les secteurs voisins
ground-ridge = Crête : portée de { $range } secteurs, moral meilleur d’une colonne
ground-hill = Colline : portée de { $range } secteurs, moral meilleur d’une colonne
ground-town = Ville : moral des défenseurs décalé de deux colonnes

## La table : la question posée

waiting = { side-lead } décide : { $decision }.
situation-turn =
    { $side-code ->
        [CSA] À vous d’agir, avec { $single } ordres simples et { $double } doubles.
       *[Union] { $orders ->
            [0] À vous d’agir, avec les seules passes forcées.
            [one] À vous d’agir, avec un dernier ordre dans la boîte.
           *[other] À vous d’agir, avec { $orders } ordres dans la boîte.
        }
    }
question-turn = Un ordre, un bloc de commandement, ou un bloc repris ?
situation-second-disc =
    { $bound ->
        [joint] Le second ordre doit se joindre à l’assaut de { $sector }.
        [crowded] Le second ordre doit ramener { $sector } à quatre pièces.
       *[other] Votre ordre double continue.
    }
question-second-disc = Où va le second disque ?
situation-after-action = Votre action est faite.
question-after-action = Faire entrer des pièces, combattre, ou finir le tour ?
situation-order = Un disque d’ordre est posé à { $place }.
question-order = Qu’ordonne-t-il ?
situation-moving =
    { $left ->
        [0] Ordre de marche à { $sector } : plus personne ne peut partir.
        [one] Ordre de marche à { $sector } : une pièce peut encore partir.
       *[other] Ordre de marche à { $sector } : { $left } pièces peuvent encore partir.
    }
question-moving = Qui va où ?
situation-leaving-cubes =
    { $cubes ->
        [one] { $piece } quitte { $place }, où un cube attend cette pièce et ses compagnes.
       *[other] { $piece } quitte { $place }, où { $cubes } cubes attendent cette pièce et ses compagnes.
    }
question-leaving-cubes = Avec combien de cubes ?
situation-combats = Combats à livrer : { $sectors }.
question-combats = Quel combat livrer d’abord ?
situation-defender-cubes =
    { $cubes ->
        [one] { $sector } est attaqué, avec un cube à répartir.
       *[other] { $sector } est attaqué, avec { $cubes } cubes à répartir.
    }
question-defender-cubes = Combien de ses cubes porte { $piece } ?
situation-hit =
    { $hits ->
        [one] Un cube frappe { $sector }.
       *[other] { $hits } cubes frappent { $sector }.
    }
question-hit =
    { $hits ->
        [one] Quelle pièce l’encaisse ?
       *[other] Quelle pièce encaisse le prochain ?
    }
situation-evade = La cavalerie est touchée à { $sector }.
question-evade = Se dérober en ignorant un cube, ou tenir ?
situation-limber = La cavalerie quitte { $sector }.
question-limber = Quelles batteries la suivent ?
situation-retreat =
    { $number ->
        [one] { $pieces } doit reculer de { $sector }.
       *[other] { $pieces } doivent reculer de { $sector }.
    }
question-retreat = Qui va où ?
situation-fall-back = Contre-attaque à { $sector }.
question-fall-back = Quel attaquant recule ?
situation-withdraw = Le premier tour de combat à { $sector } est fini.
question-withdraw = Des batteries se retirent-elles ?
situation-guns-escape = La cavalerie a quitté { $sector }.
question-guns-escape = Quelles batteries s’échappent ? Celles qui restent sont perdues.
situation-firing = Ordre de tir depuis { $place }.
question-firing = Un tir de plus, ou feu ?
situation-gun-hit = Un coup frappe l’artillerie à { $sector }.
question-gun-hit = Quelle batterie est touchée ?
situation-colour = Le tir à longue portée inflige un cube à { $sector }.
question-colour = Quelles troupes l’encaissent ?
situation-marker = Plus de marqueur de tir pour l’artillerie commandée depuis { $place }.
question-marker = À quel secteur en reprendre un ?
situation-penalty = La retraite sème le désordre à { $sector }.
question-penalty = Quelles troupes encaissent le cube ?
situation-stick = Les arrivants bousculent les tranchées à { $sector }.
question-stick = Quel bâton est perdu ?
situation-forfeit = Il ne reste aucun cube { $colour }.
question-forfeit = Quelle pièce sacrifiez-vous à la place ?
situation-excess = Plus de quatre pièces se trouvent à { $sector }.
question-excess = Lesquelles se replient ?

## La table : ce qui reste à faire, et ce que veut dire une réponse

duties-still = Encore à faire
duty-fight = Combattre pour { $sector }
duty-against = { $ours } contre { $theirs }
duty-falls-back = { $piece } recule
duty-ways = vers { $places }
duty-thin =
    { $pieces ->
        [one] Une pièce doit quitter { $sector }
       *[other] { $pieces } pièces doivent quitter { $sector }
    }
duty-join = Se joindre à l’assaut de { $sector }
duty-enter =
    { $pieces ->
        [one] Une pièce peut entrer : { $box }
       *[other] { $pieces } pièces peuvent entrer : { $box }
    }
meaning-distance =
    { $sectors ->
        [one] le secteur voisin
       *[other] à { $sectors } secteurs
    }
meaning-disc =
    { $room ->
        [one] bloc { $value }, encore une place
       *[other] bloc { $value }, encore { $room } places
    }
meaning-through = par { $sector }

## La table : des pièces en main

hand-title =
    { $pieces ->
        [one] Une pièce en main à { $place }.
       *[other] { $pieces } pièces en main à { $place }.
    }
hand-order = un ordre, un disque
hand-disc-here = Le disque va au bloc { $value }, ici.
hand-disc-at = Le disque va au bloc { $value } de { $place }.
hand-others =
    { $number ->
        [one] Votre bloc de { $places } le pourrait aussi.
       *[other] Vos blocs de { $places } le pourraient aussi.
    }
hand-march = marche
hand-free = pas d’ennemi
hand-assault =
    { $number ->
        [one] contre une pièce
       *[other] contre { $number } pièces
    }
hand-part = place pour { $moved } sur { $pieces }
hand-fire = Tirer sur les troupes à { $sector }
hand-fire-guns = Tirer sur l’artillerie à { $sector }

## Ordres permanents

standing-hits = Qui encaisse un cube
standing-hits-ask = me demander
standing-hits-doubt = la meilleure pièce ; me demander si une pièce était perdue
standing-hits-best = toujours la meilleure pièce
standing-cubes = Répartition des cubes
standing-cubes-ask = me demander
standing-cubes-even = aussi également que possible
standing-retreats = Où reculer
standing-retreats-ask = me demander
standing-retreats-stars = au mieux ; me demander si un secteur de victoire est à portée
standing-retreats-best = toujours au mieux
standing-guns = L’artillerie au combat
standing-guns-ask = me demander
standing-guns-losing = reste ; me demander si le secteur est plutôt perdu que tenu
standing-guns-stay = reste avec ses troupes
standing-guns-leave = part tant qu’elle le peut
standing-cavalry = La cavalerie touchée
standing-cavalry-ask = me demander
standing-cavalry-doubt = tient ; me demander si elle était perdue
standing-cavalry-stay = tient toujours
standing-cavalry-ride-off = se dérobe
standing-ask = Demander
standing-doubt = Si doute
standing-best = Au mieux
standing-even = Égales
standing-stars = Si étoile
standing-losing = Si perdu
standing-stay = Rester
standing-leave = Partir
standing-ride-off = Se dérober

## La table : les réponses qui engagent le combat, le journal

label-assault = Donner l’assaut à { $sector }
label-assault-with = Donner l’assaut à { $sector } avec { $piece }
label-open-fire = Ouvrir le feu

## La table : les chances

odds-assault =
    { $pieces ->
        [one] Assaut, une pièce
       *[other] Assaut, { $pieces } pièces
    }
odds-joint =
    { $pieces ->
        [one] Assaut conjoint, une pièce
       *[other] Assaut conjoint, { $pieces } pièces
    }
note-you-lose = Vous perdez une pièce { $percent } %, cubes { $cubes }
note-they-lose = L’ennemi en perd une { $percent } %, cubes { $cubes }
note-alone =
    { $number ->
        [one] { $pieces } seul { $percent } %
       *[other] { $pieces } seuls { $percent } %
    }
note-policy = Si les cubes se répartissent, si l’artillerie reste et si la cavalerie tient.
note-sampled = D’après { $samples } combats d’essai, à { $error } % près.
note-target = { $sector } : { $percent } % d’avoir un effet
group-their-fire = Leur tir, étapes 1 et 2
group-your-morale = Votre moral, étape 3
group-your-fire = Votre tir, étape 4
group-their-morale = Leur moral, étape 5
group-long-range = Votre tir à longue portée
unit-die = dé
unit-column = colonne
everyone = toutes les pièces
line-modifier = { $pieces } : { $modifier }
line-plain = { $pieces } : sans modificateur
line-cubes = { $piece } : cubes avant le combat
line-works-lost = Retranchement : perdu sur une attaque de flanc
line-column =
    { $number ->
        [one] { $pieces } commence en colonne
       *[other] { $pieces } commencent en colonne
    }
odds-fire =
    { $guns ->
        [one] Une batterie sur { of-class }
       *[other] { $guns } batteries sur { of-class }
    }
odds-of-effect = d’avoir un effet
bar-lost = Une pièce éliminée
bar-cubes = Deux cubes ou plus
bar-cube = Un cube
bar-gun-damaged = Une batterie endommagée
bar-disrupted = Rupture, sans cube
bar-no-effect = Sans effet

## La première leçon

lesson-left =
    { $left ->
        [one] un disque
       *[other] { $left } disques
    }
lesson-title = Première leçon : deux collines avant midi
lesson-about = Dix minutes, le matin du 2 juillet. Vous commandez la Confédération ; un instructeur vous dit quoi faire et pourquoi : blocs de commandement, ordres, artillerie, assaut de flanc et victoire.
lesson-enter = Bonjour, général. Deux collines étoilées donnent la victoire : { $CEM } et { $CUL } (GB-25.1). Deux brigades attendent dans la boîte d’entrée de la Harrisburg Road : faites-les entrer à { $HAR }. C’est gratuit : ni action, ni disque (GB-6.4).
lesson-enter-after = Il reste des pièces dans une boîte d’entrée. Faites-les entrer maintenant si vous voulez : après l’action, c’est encore permis (GB-6.5). Puis choisissez { $button-end }.
lesson-block = Les troupes n’obéissent que près d’un bloc de commandement. Placez-en un à { $CUF } : il commande ce secteur et ses voisins (GB-9.1, GB-11.3). Prenez un 5 : autant d’ordres possibles, et l’Union n’en voit jamais la valeur (GB-9.5, GB-11.2).
lesson-block-again = Plus aucun bloc pouvant recevoir un disque ne commande { $from } (GB-11.2). Placez un autre bloc dans ce secteur ou à côté. Cela coûte un tour : pensez-y en choisissant la valeur.
lesson-block-back = Il vous faut un bloc près de { $from } et vous ne pouvez pas en placer. Reprenez d’abord un bloc épuisé (GB-10.1) : il libère sa place et ses disques.
lesson-disc = L’Union a répondu par une passe forcée (GB-23.8). La période dure tant que sa boîte n’est pas vide (GB-5.6) : { lesson-left }. Donnez un ordre : { $button-disc } met un disque à votre bloc, jusqu’à ce que vous le repreniez (GB-11.1, GB-11.13).
lesson-march = En marche : déplacez une à une les brigades de { $GET } vers { $CUF }. Une route franchit cette frontière et aucun ennemi ne se tient au-delà : jusqu’à quatre pièces passent avec un seul ordre ; ailleurs, deux seulement (GB-12.5, GB-12.6).
lesson-march-on = Bien. Envoyez les autres à sa suite : le même ordre les déplace toutes (GB-12.1).
lesson-disc-fire = Avant l’infanterie, la parole est aux canons. Vos deux bataillons de { $BEN } sont sur une colline et portent à quatre secteurs (GB-22.5). Posez le disque suivant auprès du bloc de { $CUF } : il commande aussi { $BEN } (GB-22.1).
lesson-fire = Visez avec les deux bataillons les troupes de { $CEM } ; tous les tirs sont annoncés avant les dés (GB-22.12). 4 : rupture ; 5 ou 6 : touché ; les deux bâtons coûtent un point par dé (GB-22.14, GB-22.15). Rien ? Tant pis.
lesson-disc-capture = Vos canons portent un marqueur de tir : l’artillerie ennemie pourrait les viser (GB-22.13, GB-22.23). À { $CUL } il n’y a qu’un bloc de l’Union, sans troupes. Donnez un autre ordre avec votre bloc de { $CUF } et allez le prendre.
lesson-capture = Envoyez une brigade régulière, pas l’élite, de { $CUF } à { $CUL }. Entrer dans un secteur qui ne contient qu’un bloc de commandement suffit pour le capturer, sans combat (GB-20.1, GB-12.16). Les défenseurs de { $CEM } y perdent aussi un lieu de retraite (GB-17.4).
lesson-captured = { $CUL } est à vous, et son étoile compte tant qu’une de vos pièces y reste (GB-1.4). Le bloc capturé est mis de côté, ses disques vont à la réserve de l’Union (GB-20.1). Gardez les autres pour l’assaut : { $button-done }.
lesson-assign = Un cube se trouve dans le secteur que vous quittez. Hors combat, il n’est à personne ; qui part reçoit sa part (GB-14.1, GB-14.3). Le choix est libre (GB-14.4) : donnez-le à cette brigade, qui ne va pas se battre.
lesson-assign-fight = Cette brigade part au combat. Deux cubes réduisent son tir, et chaque cube affaiblit son moral (GB-15.25, GB-15.18) : donnez-lui-en le moins possible (GB-14.4).
lesson-assault = Maintenant { $CEM }. Ses bâtons font face à { $GET } ; de { $CUF } vous venez de flanc : les tranchées ne comptent pas, moral en colonne 3, non 0 (GB-21.14, GB-15.35). { $button-double } avec le bloc de { $CUF } : deux ordres (GB-11.6).
lesson-assault-again = { $target } n’est pas encore à vous. Une garnison garde ses pertes, et par une frontière sans bâtons vous venez de flanc (GB-14.1, GB-21.14). Attaquez de { $from } avec le plus de brigades possible : encore { lesson-left }.
lesson-bring-up = Il vous faut plus d’infanterie près de { $CUF }. Faites avancer les brigades de { $from } ; par la route, quatre peuvent marcher ensemble (GB-12.6).
lesson-columns = Déplacez deux brigades de { $from } vers { $target }, l’élite d’abord : son moral est meilleur d’une colonne (GB-15.19). Vers un secteur ennemi, deux pièces seulement passent une frontière par ordre, même par la route (GB-12.5), et les canons restent en arrière (GB-12.10).
lesson-column = Déplacez jusqu’à deux brigades de { $from } vers { $target } (GB-12.5). Le combat suit, une fois le mouvement terminé (GB-15.1).
lesson-joint = Deux brigades sont entrées. Maintenant, { $button-joint } : votre second ordre se joint à cette attaque, et un seul combat est livré avec tout le monde (GB-11.9). Trois dés au lieu de deux, et l’ennemi ne tire qu’une fois par tour de combat.
lesson-second = Posez le second disque de l’ordre double auprès d’un bloc qui peut commander les brigades encore à venir (GB-11.7, GB-11.9).
lesson-second-move = Envoyez la brigade suivante. Puis leurs canons tirent, leur infanterie tire, vos hommes contrôlent leur moral, vous tirez, ils contrôlent le leur (GB-15.3). La scène montre chaque dé, et les chances qui restent.
lesson-second-free = Le second disque de l’ordre double doit aussi être posé (GB-11.10). Donnez un ordre utile, ou passez.
lesson-fight = Vos pièces sont au contact de l’ennemi : choisissez { $button-fight } pour livrer le combat (GB-6.7, GB-15.1).
lesson-hit = Vous êtes touché : le cube va à une brigade qui en a le moins, à votre choix (GB-14.11). L’élite le supporte mieux. Chaque cube est une colonne de moral, et deux coûtent un point de tir (GB-15.18, GB-15.25).
lesson-fall-back = Contre-attaque : une de vos brigades doit retourner d’où elle venait (GB-15.45). Laissez partir la plus éprouvée ; les autres continuent le combat.
lesson-wait = Un instant : les dés roulent, ou l’Union décide pour ses pièces. Suivez cela sur la scène.
lesson-other = Un petit choix que la règle vous laisse. Toute réponse convient ; pointez-en une pour voir son article.
lesson-done = Cela suffit pour cet ordre : choisissez { $button-done } (GB-11.11).
lesson-pass = Ce disque ne peut pas faire ce qu’il vous faut : un ordre atteint le secteur du bloc et ses voisins (GB-11.3). Annulez, ou choisissez { $button-pass } et essayez depuis un autre bloc (GB-23.7).
lesson-taken-retreat = { $CEM } est à vous ! La garnison a reculé là où un bloc de l’Union la rassemble, ses canons endommagés (GB-15.43, GB-17.4, GB-19.2). Seule la fin de la période compte (GB-25.7) : { lesson-left }. Reprenez votre bloc et ses disques (GB-10.1, GB-10.2).
lesson-taken-broken = { $CEM } est à vous ! La garnison est brisée, et les canons sans infanterie sont perdus (GB-15.42, GB-19.1). Seule la fin de la période compte (GB-25.7) : { lesson-left }. Reprenez votre bloc : ses disques vous reviennent (GB-10.1, GB-10.2).
lesson-block-hill = Préparez-vous à une riposte : placez un bloc sur la colline conquise pour pouvoir y donner des ordres (GB-9.1). Il reste { lesson-left } à l’Union.
lesson-dig = Retranchez-vous, comme l’Union l’avait fait : donnez un ordre avec le bloc de la colline. Il reste { lesson-left } à l’Union ; sa boîte vide, la période finit (GB-5.6).
lesson-dig-where = Choisissez { $button-entrench } et la frontière avec { $LEI }, d’où viendrait l’ennemi. Un bâton seul ne protège pas encore ; le second doit être posé sur la même frontière (GB-21.1, GB-21.3, GB-21.5).
lesson-hold = Tenez bon. Toute action tranquille convient : placer ou reprendre un bloc, ou donner un ordre et passer (GB-8.1, GB-23.7). Ne videz pas les collines. Il reste { lesson-left } à l’Union.
lesson-stall = L’Union joue la montre : elle déplace ses blocs au lieu de ses disques. Après 40 tours sans disque elle doit les dépenser (GB-8.4). N’en dépensez pas : placez et reprenez des blocs (GB-9.1, GB-10.1). Il lui reste { lesson-left }.
lesson-night = Il fait nuit : ni combat, ni tir d’artillerie (GB-24.2). Passez le temps en actions tranquilles ; vous attaquerez de nouveau au matin.
lesson-spent = Votre infanterie est épuisée : les dés ont été cruels, et il ne reste personne pour un nouvel assaut. Vous pouvez continuer, ou recommencer la leçon depuis la page d’accueil.
lesson-won = Victoire ! La boîte de l’Union est vide, la période est finie, et vous tenez deux secteurs de victoire (GB-5.6, GB-25.1). Vous savez placer des blocs, donner des ordres, tirer, attaquer de flanc et tenir.
lesson-lost = Cette fois, les collines sont restées à l’Union (GB-25.4, GB-25.5). Recommencez la leçon depuis la page d’accueil : le terrain est le même, les dés sont neufs.
lesson-chapter-enter = Entrée
lesson-chapter-blocks = Blocs
lesson-chapter-orders = Ordres
lesson-chapter-assault = Assaut
lesson-chapter-hold = Tenir
lesson-learned-blocks = Un bloc commande son secteur et ses voisins, autant de fois que le dit sa valeur.
lesson-learned-orders = Un disque, un ordre : marcher, tirer, creuser, ou attaquer là où les tranchées ne regardent pas.
lesson-learned-hold = La période finit avec le dernier disque de l’Union ; deux étoiles tenues alors font la victoire.

## La deuxième leçon

combat-title = Deuxième leçon : le combat à fond
combat-about = Dix minutes l’après-midi du 2 juillet. Vous commandez la Confédération devant une colline à prendre : l’ordre rétabli, des cubes déplacés, canons contre canons, et un assaut de deux côtés, étape par étape.
combat-rally = { $GET } est en rupture : une pièce d’infanterie devrait y rester, et son moral est moins bon (GB-16.4, GB-15.37). Réglez cela avant d’attaquer. Le bloc de { $CUF } atteint la ville.
combat-rally-order = Un ordre de réorganisation retire le marqueur (GB-16.8, GB-23.5). Il ne fait rien d’autre : il n’est bon marché que tant que l’ennemi attend.
combat-share = Deux cubes à { $CUF }, aucun à { $GET }. Deux cubes sur une brigade coûtent un point à son tir (GB-15.25). Répartissez-les avant le combat : un disque de plus au bloc.
combat-share-order = Un ordre de renfort déplace un cube entre voisins de même couleur (GB-23.1). Menez-en un de { $CUF } à { $GET } : plus personne n’en porte deux.
combat-guns = La batterie de { $CEM } a tiré et porte un marqueur : c’est alors qu’on peut la viser (GB-22.13). Elle tirerait la première sur votre infanterie, jusqu’à deux cubes (GB-15.8). Vos canons sont sur { $BEN }.
combat-guns-order = Visez l’artillerie avec les deux bataillons. Un coup couche une batterie, un de moins à son dé ; un second l’élimine (GB-22.18, GB-22.19). Derrière deux bâtons, la cible vous coûte un point (GB-22.14).
combat-storm = Maintenant l’assaut. Les tranchées de { $CEM } font face à { $GET } ; depuis { $CUF } vous venez de flanc : elles ne comptent pas, et leur moral perd deux colonnes (GB-21.15, GB-15.35). Un ordre double : deux colonnes, un combat.
combat-storm-again = Encore une colonne. Qui tient la colline garde ses cubes d’un combat à l’autre, et vous aussi (GB-14.1). Attaquez de nouveau depuis { $from }.
combat-bring-up = Vos réserves sont encore loin. Faites avancer les brigades de { $from } ; par la route, quatre peuvent partir avec un ordre (GB-12.6).
combat-column = Envoyez-en deux de { $from }, dont l’élite. Deux pièces passent une frontière vers l’ennemi avec un ordre, et l’artillerie reste (GB-12.5, GB-12.10).
combat-assign = Il y a des cubes là où se trouve cette brigade. Avant son départ, dites combien l’accompagnent (GB-14.3). Au combat chacun est une colonne de moral : le moins possible (GB-15.18).
combat-joint = Ne combattez pas encore. Déclarez un assaut conjoint : le second ordre en amène d’autres, et l’ennemi tire une fois sur tous (GB-11.9).
combat-second = Le second disque. Il va au même bloc ou à un autre, pourvu qu’il atteigne ceux qui doivent se joindre (GB-11.7).
combat-second-free = Les deux disques d’un ordre double doivent être placés (GB-11.10). Un ordre sans effet est une passe.
combat-second-move = Envoyez les suivantes, de l’autre côté si possible : deux par frontière (GB-12.14). Quatre de vos pièces au plus peuvent s’y trouver (GB-12.17).
combat-begin = Toutes y sont. Regardez vos chances avant de le dire : cinq étapes, et un second tour si personne ne cède (GB-15.3, GB-15.4).
combat-fight = Vos pièces sont au milieu de l’ennemi. Regardez vos chances, et combattez (GB-15.1).
combat-hit = Un cube va à une pièce qui en porte le moins, à votre choix entre égales (GB-14.11). L’élite le supporte mieux : une colonne de moral en plus (GB-15.19). L’infanterie meurt du sixième (GB-14.9).
combat-fall-back = Qui réussit bien son contrôle contre-attaque, et l’une des vôtres s’en va (GB-15.45). Cédez la plus abîmée : elle servirait le moins au second tour.
combat-done = Plus rien à faire ici.
combat-pass = Ce disque ne peut plus aider. Laissez-le : une passe coûte le disque et rien d’autre (GB-23.7).
combat-block = Aucun bloc avec une place libre n’atteint { $from } (GB-11.2). Placez-en un dedans ou à côté ; une haute valeur sert mieux maintenant que plus tard.
combat-block-back = Vos blocs près de { $from } sont pleins, et aucun ne peut être placé. Reprenez-en un avec ses disques (GB-10.1, GB-10.2).
combat-night = La nuit : ni combat ni tir (GB-24.2). Laissez-la passer ; au matin, vous continuez.
combat-spent = Il ne reste personne pour attaquer. Cela arrive. Continuez, ou recommencez la leçon.
combat-taken = { $CEM } est à vous. L’artillerie dont l’infanterie est éliminée est perdue ; celle dont l’infanterie recule part aussi, endommagée (GB-19.1, GB-19.2). La période dure encore { lesson-left }. Gardez les deux collines, agissez calmement.
combat-hold = Gardez les deux collines jusqu’à ce que l’Union n’ait plus de disque (GB-5.6, GB-25.7). Encore { lesson-left } ; toute action calme fera l’affaire.
combat-wait = Les dés tombent, ou l’Union décide pour ses pièces. La scène montre chaque étape, et les chances qui restent.
combat-other = Un petit choix que les règles vous laissent. Toute réponse convient.
combat-won = Victoire : deux collines à étoile à la fin de la période (GB-25.1). Vous avez préparé, vous êtes venu de flanc sur deux colonnes, et vous connaissiez vos chances à chaque étape.
combat-lost = La colline est restée à l’Union cette fois (GB-25.4, GB-25.5). Recommencez : le terrain est le même, les dés sont neufs.
combat-chapter-ready = Avant
combat-chapter-storm = Assaut
combat-chapter-fight = Combat
combat-learned-ready = La rupture, les cubes et les canons ennemis se règlent avant l’assaut, pas pendant.
combat-learned-storm = Deux colonnes par deux frontières livrent un seul combat, et les tranchées n’aident pas contre un flanc.
combat-learned-fight = Cinq étapes, deux fois au plus : chaque cube est une colonne, et qui recule a besoin d’un bloc derrière lui.

## Layers and keys of the table
layer-reach = Portée
layer-command = Commandement
layer-sight = Vue
layer-target = Cibles
layer-support = Soutien
layer-retreat = Voies de retraite

## La fin
ending-gave-up = { side-mid } a renoncé
ending-handicap =
    { $reason } (handicap : { $number ->
    [one] un disque
   *[other] { $number } disques
 } { $side-code ->
    [CSA] de plus
   *[other] de moins
 } dans la case de l’Union à chaque période)
ending-sectors = { $held } secteurs de victoire sur { $all } sont confédérés
ending-sectors-rule = Deux à la fin d’une période suffisent.
ending-double = { $place } est à la Confédération à la fin d’un après-midi
ending-double-rule = À la fin d’un après-midi, ce secteur suffit à lui seul.
ending-held-out = { $held ->
        [0] aucun des { $all } secteurs de victoire n’est confédéré à la fin du dernier après-midi
        [one] un seul des { $all } secteurs de victoire est confédéré à la fin du dernier après-midi
       *[other] le dernier après-midi est fini
    }
ending-held-out-rule = Il en faut deux à la Confédération à la fin d’une période, ou le secteur à deux étoiles à la fin d’un après-midi.
ending-lost-pieces = { $count ->
    [one] { $count } pièce perdue
   *[other] { $count } pièces perdues
}
tally-sectors = secteurs
tally-lost = pertes, { $name }

## Pourquoi l’ordinateur le pense : ce que regarde son évaluation

why-time-left = temps qui reste
why-period-open = disques restants dans la période
why-night = la nuit
why-stars-one = un secteur de victoire tenu par les Confédérés
why-stars-two = deux secteurs de victoire tenus par les Confédérés
why-stars-at-the-end = deux secteurs de victoire tenus quand la période s’achève
why-round-tops-held = les Round Tops tenus par les Confédérés
why-round-tops-at-the-end = les Round Tops tenus quand l’après-midi s’achève
why-best-star = la force autour du secteur de victoire le plus facile
why-second-star = la force autour du deuxième secteur de victoire
why-second-star-late = la force autour du deuxième secteur de victoire, tard dans la bataille
why-third-star = la force autour d’un troisième secteur de victoire
why-round-tops = la force autour des Round Tops
why-best-assault = le meilleur assaut sur un secteur de victoire
why-second-assault = le deuxième assaut sur un secteur de victoire
why-stars-open = secteurs de victoire que personne ne tient
why-stars-under-attack = secteurs de victoire où l’on se bat
why-csa-strength = la force confédérée sur la carte
why-union-strength = la force de l’Union sur la carte
why-csa-to-come = Confédérés encore attendus
why-union-to-come = troupes de l’Union encore attendues
why-strength-late = l’armée la plus forte, tard dans la bataille
why-csa-damage = les pertes dans les rangs confédérés
why-union-damage = les pertes dans les rangs de l’Union
why-csa-guns = les canons confédérés
why-union-guns = les canons de l’Union
why-csa-disrupted = secteurs confédérés en rupture
why-union-disrupted = secteurs de l’Union en rupture
why-csa-orders = ordres confédérés restants
why-union-orders = ordres de l’Union restants
why-orders-against-discs = plus d’ordres que l’ennemi
why-csa-blocks-near = le commandement confédéré près des secteurs de victoire
why-union-blocks-near = le commandement de l’Union près des secteurs de victoire
why-csa-blocks-in-hand = blocs confédérés en main
why-union-blocks-in-hand = blocs de l’Union en main
why-csa-cut-off = Confédérés sans ligne de recul
why-union-cut-off = troupes de l’Union sans ligne de recul
why-union-works = les tranchées des secteurs de victoire
why-csa-far = Confédérés loin des secteurs de victoire
why-union-far = troupes de l’Union loin des secteurs de victoire
why-fight = le combat en cours

## Plans d’un joueur artificiel

plan-staff = Continuer comme le ferait l’état-major
plan-assault = Assaillir { $target } depuis { $source } maintenant
plan-march = Marcher de { $source } vers { $target } maintenant
plan-fire = Tirer de { $source } sur { $target } maintenant
plan-entrench = Retrancher { $source } face à { $target } maintenant
plan-rally = Réorganiser { $source } maintenant
plan-relief = Retirer un dommage de { $target } maintenant
plan-place = Placer un bloc de commandement : { $source }, maintenant
plan-recall = Retirer le bloc de commandement : { $source }, maintenant
plan-pass = Laisser passer ce tour
plan-stall = Temporiser jusqu’à la fin de la période
plan-hold = Tenir la ligne : pas d’assaut, sauf sur les secteurs de victoire
plan-storm = Tout contre { $source }
plan-guard = Tenir { $source } avec toutes les forces
