# Glory en français. Un seul nom par chose : unité, pile (les unités d’un hexagone), chef, Commandement, marqueur
# (d’activation), réserve, hexagone ; une unité marche, fait face, tire, riposte (contre-batterie), charge, teste sa cohésion
# (tient ou échoue), recule (quand elle le doit), s’échappe (avant une charge), avance, se rallie ; elle est en désordre,
# retirée, éliminée. Au joueur on dit vous.

game-title = Glory
game-kind = hexagones, corps tirés au sort
game-about = Des batailles de la guerre de Sécession, brigade par brigade, d’après la deuxième édition des règles de Richard Berg. Les marqueurs des corps sont tirés au sort ; les divisions du corps tiré tirent, se déplacent, chargent et se rallient, et nul ne sait qui agira ensuite. Fredericksburg et Chancellorsville se jouent ici, en entier ou en partie.
size-turns =
    { $count ->
        [one] un tour
       *[other] { $count } tours
    }

## Scénarios

scenario-fredericksburg = Fredericksburg
scenario-maryes-heights = Les hauteurs de Marye
scenario-prospect-hill = Prospect Hill
scenario-chancellorsville = Chancellorsville
scenario-jacksons-attack = L’attaque de Jackson
scenario-first-manassas = Première bataille de Manassas
scenario-henry-hill = Henry Hill
scenario-second-manassas = Seconde bataille de Manassas
scenario-deep-cut = Deep Cut
scenario-chickamauga = Chickamauga
scenario-snodgrass-hill = Snodgrass Hill
scenario-own = Bataille libre
subtitle-fredericksburg = 13 décembre 1862, toute la journée
history-fredericksburg = 13 décembre 1862. Burnside a jeté ses ponts sur le Rappahannock et, dans le brouillard du matin, ses deux ailes font face aux hauteurs où Lee attend : Longstreet derrière le mur de pierre au-dessus de la ville, Jackson dans les bois de Hamilton’s Crossing. On joue toute la journée, neuf tours de 7 h 45 à la nuit.
subtitle-maryes-heights = Division après division devant le mur de pierre
history-maryes-heights = L’après-midi du 13 décembre 1862 : une division après l’autre quitte les rues de Fredericksburg pour le mur de pierre au pied des hauteurs de Marye. Un court scénario de notre façon avec les unités autour de la ville, quatre tours à partir de 12 h 45. Ses niveaux de victoire sont aussi de notre façon : l’Union doit enlever les hauteurs et briser leurs défenseurs, avec dix-sept points d’avance ; les Confédérés gagnent si elle n’en a pas quatorze d’avance.
subtitle-prospect-hill = Meade et la brèche dans la ligne de Jackson
history-prospect-hill = Fin de matinée du 13 décembre 1862 : les Pennsylvaniens de Meade et Gibbon avancent à travers champs contre le corps de Jackson sur Prospect Hill, où un bois reste vide entre deux brigades. Un court scénario de notre façon, quatre tours à partir de 10 h 15, Birney venu en soutien. Les points des deux objectifs de l’Union et les niveaux de victoire sont aussi de notre façon : l’Union gagne si elle mène, les Confédérés s’ils ont douze points d’avance.
subtitle-chancellorsville = 30 avril au 5 mai 1863, la campagne
history-chancellorsville = 30 avril 1863. Hooker a passé le Rappahannock en amont et se tient à Chancellorsville, dans la Wilderness ; Sedgwick garde les ponts en aval de Fredericksburg. Lee se tourne contre la moitié la plus forte avec une partie de son armée. Toute la campagne jusqu’au 5 mai, 48 tours ; la prudence du général nordiste laisse un seul marqueur à la plupart de ses corps.
subtitle-jacksons-attack = 2 mai 1863 : hors des bois, sur Howard
history-jacksons-attack = Fin d’après-midi du 2 mai 1863. Après un jour de marche autour du flanc nordiste, le corps de Jackson se tient dans les bois devant les camps de Howard, où les cuisiniers ont allumé leurs feux. Sept tours, de l’attaque à la matinée suivante.
subtitle-first-manassas = 21 juillet 1861 : la première bataille des deux
history-first-manassas = 21 juillet 1861, un dimanche de chaleur, et deux armées qui ne se sont jamais battues. La colonne de flanc de McDowell descend par Sudley Springs pendant que les canons de Tyler font du bruit au Stone Bridge ; Evans se retourne contre elle avec une poignée d’hommes, et les brigades de Johnston accourent du chemin de fer. Toute la journée, huit tours de 9 h au soir.
subtitle-henry-hill = Les Virginiens de Jackson tiennent la colline
history-henry-hill = Le début de l’après-midi du 21 juillet 1861 : Matthews Hill est perdue pour les Confédérés, et les Virginiens de Jackson sont couchés à la lisière des pins sur Henry Hill, parmi les débris des brigades de Bee et de Bartow. Des régiments frais sont sur la route de Manassas Junction. Un court scénario de notre façon, quatre tours à partir de 12 h 45. Les objectifs et les niveaux de victoire sont aussi de notre façon : l’Union gagne si elle n’est pas en retard, les Confédérés s’ils ont sept points d’avance.
subtitle-second-manassas = 28 au 30 août 1862, la voie ferrée inachevée
history-second-manassas = 28 août 1862, près du coucher du soleil. Jackson, que Pope poursuit depuis deux jours, attend dans les bois au-dessus de la Warrenton Turnpike tandis que la division de King passe devant la ferme Brawner. Le lendemain, les corps de Pope viennent contre la voie ferrée inachevée, et Longstreet arrive à côté d’elle. Trois jours jusqu’au soir du 30, 25 tours.
subtitle-deep-cut = Porter monte, Longstreet sur son flanc
history-deep-cut = L’après-midi du 30 août 1862 : le corps de Porter gravit la pente vers la voie ferrée inachevée à Deep Cut, tandis que les divisions de Longstreet, dont Pope ne veut rien savoir, se tiennent prêtes sur son flanc. Un court scénario de notre façon, quatre tours à partir de 14 h ; les marqueurs de Longstreet ne viennent qu’à partir du deuxième tour. Les objectifs et les niveaux de victoire sont aussi de notre façon : l’Union gagne si elle n’est pas en retard, les Confédérés s’ils ont sept points d’avance.
subtitle-chickamauga = 18 au 20 septembre 1863, pour Chattanooga
history-chickamauga = 18 septembre 1863. Bragg veut se placer entre Rosecrans et Chattanooga : ses colonnes marchent vers les passages du West Chickamauga Creek, où les fusils à répétition de Wilder et les cavaliers de Minty barrent les ponts, tandis que les corps de l’Union montent vers le nord à travers bois. Trois jours jusqu’au soir du 20, 27 tours.
subtitle-snodgrass-hill = Thomas tient jusqu’à l’arrivée de Granger
history-snodgrass-hill = L’après-midi du 20 septembre 1863 : la droite de l’Union s’est enfuie vers McFarland’s Gap, et ce qui reste se rassemble autour de Thomas sur Snodgrass Hill et Horseshoe Ridge pendant que Granger marche au canon. Un court scénario de notre façon, quatre tours à partir de 14 h. Les objectifs et les niveaux de victoire sont aussi de notre façon : l’Union gagne si elle mène, les Confédérés s’ils ont dix points d’avance.

## Noms

name-US = l’Union
name-CS = la Confédération
name-chance = le sort
name-N = nord
name-NE = nord-est
name-SE = sud-est
name-S = sud
name-SW = sud-ouest
name-NW = nord-ouest
name-waiting = hors carte
name-withdrawn = case Retrait
name-recovery = case Récupération
name-recovered = case Récupération
name-eliminated = hors jeu
name-left = hors carte
name-absent = absent
name-unplaced = à placer
turn-number = tour { $number }, { $time }
turn-number-night = tour { $number }, nuit
turn-day = { $day } { $month }, { $time }
turn-night = nuit du { $day } { $month }, tour { $number }
name-Apr = avril
name-May = mai
name-Aug = août
name-Sep = septembre
name-union-decisive-victory = victoire décisive de l’Union
name-union-marginal-victory = victoire marginale de l’Union
name-union-victory = victoire de l’Union
name-draw = partie nulle
name-confederate-victory = victoire confédérée
name-confederate-marginal-victory = victoire marginale confédérée
name-confederate-decisive-victory = victoire décisive confédérée
name-level-none = victoire

## Décisions : que faire

prompt-die = Lancez le dé.
prompt-draw = Tirez un marqueur de la réserve.
prompt-post = Quel chef se place où ?
prompt-second = Quel corps usera de son second marqueur ? Encore { $number } au plus.
prompt-open = Quel marqueur ouvre le tour ?
prompt-command = Quel Commandement agit ensuite ?
prompt-combine = Qui encore ? Ou lancez le dé : il doit dépasser { $total }.
prompt-move = Qui marche, et où ?
prompt-face = Dans quelle direction ?
prompt-mount = { $unit } monte-t-elle ou met-elle pied à terre ?
prompt-ride = Où va { $leader } ?
prompt-enter = { $unit } entre en { $hex }. Où va-t-elle ?
prompt-depart = { $unit } quitte-t-elle la carte ici ?
prompt-flee = Où va { $leader } ?
prompt-along = { $leader } va-t-il avec eux en { $hex } ?
prompt-rally = Qui tente de se rallier ?
prompt-place = Qui revient, et où ?
name-decision-die = un dé
name-decision-draw = un tirage
name-decision-post = une place pour un chef
name-decision-second = un corps à deux marqueurs
name-decision-open = le premier marqueur
name-decision-command = un Commandement
name-decision-combine = des chefs à réunir
name-decision-move = un mouvement
name-decision-face = une orientation
name-decision-mount = monter ou mettre pied à terre
name-decision-ride = la fin d’une course
name-decision-enter = le chemin d’entrée
name-decision-depart = la sortie de la carte
name-decision-flee = un refuge pour un chef
name-decision-along = si un chef suit
name-decision-rally = un ralliement
name-decision-place = une place pour une unité récupérée

## Verbes

verb-die = Dé
verb-draw = Tirer
verb-post = Placer un chef
verb-second = Second marqueur
verb-open = Ouvrir
verb-done = Terminé
verb-command = Commandement
verb-combine = Réunir
verb-roll = Lancer
verb-end = Finir
verb-move = Déplacer
verb-march = Marcher
verb-move-by = Déplacer par
verb-march-by = Marcher par
verb-ride = Chevaucher
verb-ride-to = Vers
verb-hurry-to = Se hâter
verb-turn = Tourner
verb-swap = Échanger
verb-mount = Monter
verb-dismount = Pied à terre
verb-enter = Entrer
verb-arrive = Arriver
verb-share = Entrer avec
verb-exit = Quitter la carte
verb-depart = Quitter la carte
verb-face = Orienter
verb-stay = Rester
verb-flee = Éloigner
verb-along = Suivre
verb-remain = Demeurer
verb-rally = Rallier
verb-place = Placer
verb-concede = Abandonner
describe-die = Dé : { $face }
describe-draw = Tirer { $marker }
describe-post = Placer { $leader } en { $hex }
describe-second = Deux marqueurs pour { $marker }
describe-open = Ouvrir le tour avec { $marker }
describe-done = Terminé
describe-command = { $command } agit
describe-combine = Nommer { $leader } pour une activation combinée
describe-roll = Lancer le dé pour l’activation combinée
describe-end = Finir ce marqueur
describe-move = { $unit } va en { $hex }
describe-march = { $unit } marche en { $hex } (mouvement étendu)
describe-move-by = { $unit } va en { $hex } en passant par { $hex2 }
describe-march-by = { $unit } marche en { $hex } en passant par { $hex2 } (mouvement étendu)
describe-ride = { $leader } se déplace
describe-ride-to = En { $hex }
describe-hurry-to = En { $hex } (mouvement étendu)
describe-turn = { $unit } se tourne : { $facing }
describe-swap = { $unit } échange sa place dans la pile
describe-mount = { $unit } monte en selle
describe-dismount = { $unit } met pied à terre
describe-enter = { $unit } entre en { $hex }
describe-arrive = { $leader } entre en { $hex }
describe-share = { $unit } entre en { $hex } avec l’unité précédente
describe-exit = { $unit } quitte la carte
describe-depart = { $leader } quitte la carte
describe-face = Orientation : { $facing }
describe-stay = Rester ainsi
describe-flee = { $leader } va en { $hex }
describe-along = { $leader } suit
describe-remain = { $leader } demeure
describe-rally = { $unit } tente de se rallier
describe-place = { $unit } revient en { $hex }
describe-concede = Abandon : { $seat }

## Événements : le journal

event-concedes = Abandon : { $side }.
event-victory = Victoire : { $side }, { $level } (marge { $margin }).
event-drawn-game = La bataille est nulle (marge { $margin }).
event-points = { $side } : { $number } points de victoire.
event-handicap = Handicap : { $side }, { $number } points de victoire.
event-objective-held = { $side } tient { $hex } : { $number } points.
event-turn = { $turn } : le tour commence.
event-second-marker = { $marker } usera de son second marqueur.
event-initiative-roll = { $side } lance le dé pour l’initiative : total { $total }.
event-initiative = Initiative : { $side }.
event-no-initiative = Personne n’a l’initiative.
event-opens = { $marker } ouvre le tour.
event-marker = { $marker } { $all ->
    [0] est en jeu.
   *[other] est tiré, { $number } sur { $all }.
}
event-marker-idle = { $marker } n’a personne à faire agir.
event-acts = { $command } agit.
event-combines = { $leader } est nommé pour une activation combinée.
event-combined = Les chefs se réunissent : le dé dépasse { $total }, ils agissent ensemble.
event-not-combined = Les chefs ne se réunissent pas : le dé ne dépasse pas { $total }, ils agissent seuls, hors commandement.
event-out-of-command = { $unit } est hors commandement.
event-moves = { $unit } marche : { $hex }, { $cost ->
    [one] un point.
   *[other] { $cost } points.
}
event-marches = { $unit } fait une longue marche : { $hex }, { $cost ->
    [one] un point.
   *[other] { $cost } points.
}
event-rides = { $leader } va en { $hex }.
event-turns = { $units } { $number ->
    [one] fait
   *[other] font
} face au { $facing }.
event-swaps = { $unit } échange sa place dans la pile.
event-mounts = { $unit } monte en selle.
event-dismounts = { $unit } met pied à terre.
event-enters = { $unit } entre sur la carte : { $hex }, { $cost ->
    [one] un point.
   *[other] { $cost } points.
}
event-arrives = { $leader } arrive en { $hex }.
event-leaves = { $unit } quitte la carte en { $hex }.
event-departs = { $leader } quitte la carte en { $hex }.
event-posted = { $leader } commence en { $hex }.
event-flees = { $leader } s’éloigne de l’ennemi : { $hex }.
event-goes-along = { $leader } suit en { $hex }.
event-disordered = { $unit } est en désordre.
event-withdrawn = { $unit } est retirée.
event-eliminated = { $unit } est éliminée.
event-rallies = { $unit } se rallie.
event-does-not-rally = { $unit } ne se rallie pas.
event-rallies-at-night = { $unit } se rallie dans la nuit.
event-recovers = { $unit } récupère.
event-is-lost = { $unit } ne récupère pas et est perdue.
event-stays-in-box = { $unit } ne récupère pas encore.
event-to-recovery = { $unit } passe en Récupération.
event-returns = { $unit } revient en { $hex }.
event-command-gone = { $command } : tout le Commandement a disparu.

## Refus : pourquoi pas

refusal-game-over = La partie est finie.
refusal-not-an-answer = Ce n’est pas le moment pour « { $verb } » ; ce qui est attendu : { $decision }.
refusal-named-already = { $marker } est déjà nommé.
refusal-not-in-the-wing = { $marker } n’est pas de l’aile de Hooker.
refusal-no-second-marker = { $marker } n’a pas de second marqueur ce tour.
refusal-another-leader = Il s’agit de { $leader }.
refusal-not-nearest = { $hex } n’est pas un des hexagones les plus proches sans ennemi.
refusal-marker-of-the-enemy = { $marker } est un marqueur de l’autre camp ({ $side }).
refusal-marker-not-available = { $marker } n’est pas disponible ce tour.
refusal-not-in-the-pool = Aucun marqueur de { $marker } n’est dans la réserve.
refusal-must-enter = { $command } a des renforts qui peuvent entrer : on ne peut pas l’omettre.
refusal-another-marker = { $command } n’agit pas sous { $marker }.
refusal-has-acted = { $command } a déjà agi sous ce marqueur.
refusal-nothing-on-the-map = { $command } n’a rien sur la carte.
refusal-no-combination-at-night = Pas d’activation combinée la nuit.
refusal-leader-off-map = { $leader } n’est pas sur la carte.
refusal-named-before = { $leader } a déjà été nommé sous ce marqueur.
refusal-no-leader-in-range = Aucun autre chef qu’on puisse nommer n’est à portée de { $leader } ({ $range }).
refusal-combination-incomplete = Chaque chef nommé doit en avoir un autre à portée.
refusal-enemy-unit = { $unit } appartient à l’ennemi.
refusal-not-active = { $unit } n’agit pas maintenant.
refusal-not-active-leader = { $leader } n’agit pas maintenant.
refusal-off-map = { $unit } n’est pas sur la carte.
refusal-has-moved = { $unit } a bougé.
refusal-has-fired = { $unit } a tiré et ne peut pas bouger.
refusal-leader-has-moved = { $leader } a bougé.
refusal-leader-cannot-move = { $leader } n’a nulle part où aller.
refusal-no-partner = { $unit } n’est pas empilée avec une autre infanterie.
refusal-rooted = { $unit } : une unité en désordre au contact garde sa place et son orientation.
refusal-stack-not-active = La pile de { $unit } ne peut se tourner que si toutes ses unités agissent.
refusal-faces-there = { $unit } est déjà tournée par là.
refusal-turn-by-another = C’est l’autre unité de la pile qu’on nomme pour la tourner, non { $unit }.
refusal-no-exit-here = On ne quitte pas la carte en { $hex }.
refusal-reinforcements-must-enter = Les renforts qui peuvent entrer doivent d’abord entrer.
refusal-no-way-by = Aucun chemin de { $unit } vers { $hex } ne passe par { $place }.
refusal-another-unit = C’est le mouvement de { $unit }.
refusal-beyond-entry = { $unit } a payé { $cost } PM pour sa place dans la colonne et n’atteint pas { $hex }.
refusal-leader-beyond-entry = { $leader } n’atteint pas { $hex }.
refusal-dismounted-extended = { $unit } est à pied : pas de mouvement étendu.
refusal-disordered-extended = { $unit } est en désordre : pas de mouvement étendu.
refusal-disordered-near = { $unit } est en désordre et ne peut aller au contact ({ $hex }).
refusal-out-of-command = { $unit } est hors commandement et ne peut aller au contact : chemin jusqu’à { $leader } { $cost ->
        [-1] aucun
       *[other] { $cost } PM
    }, portée { $range }.
refusal-barred = { $unit } ne peut entrer en { $hex } dans cette bataille.
refusal-move-enemy = { $hex } contient une unité ennemie.
refusal-move-begins = { $name } commence à deux hexagones ou moins d’un ennemi : pas de mouvement étendu vers { $hex }.
refusal-move-close = { $hex } est à deux hexagones ou moins d’un ennemi : fermé au mouvement étendu.
refusal-move-full = { $hex } contient deux unités.
refusal-move-stack = { $name } ne peut s’empiler avec l’unité en { $hex }.
refusal-move-guns = L’artillerie ne peut aller au contact sans infanterie ni cavalerie en { $hex }.
refusal-move-cost = { $hex } coûte { $cost } PM ; { $name } en a { $allowance }.
refusal-move-nowhere = Aucun chemin ne mène { $name } en { $hex }.
refusal-not-waiting = { $unit } n’attend pas hors carte.
refusal-not-due = { $unit } est attendue : { $turn }.
refusal-not-its-entry = { $unit } n’entre pas en { $hex }.
refusal-no-slot-to-share = { $unit } n’a personne avec qui partager une place de la colonne en { $hex }.
refusal-cannot-enter = { $unit } ne peut entrer en { $hex } : sa place coûte { $cost } PM sur { $allowance }, ou la place manque.
refusal-leader-not-due = { $leader } n’est pas attendu.
refusal-leader-not-there = { $leader } n’entre pas en { $hex }.
refusal-not-cavalry = { $unit } n’est pas de la cavalerie.
refusal-so-already = { $unit } l’est déjà.
refusal-change-near-enemy = { $unit } est au contact : elle ne peut ni monter ni mettre pied à terre.
refusal-change-crowded = { $unit } ne peut monter ni mettre pied à terre dans cette pile.
refusal-in-order = { $unit } n’est pas en désordre.
refusal-has-tried = { $unit } a déjà essayé.
refusal-was-busy = { $unit } a bougé, tiré ou chargé dans cette activation.
refusal-rally-near-enemy = { $unit } est au contact et ne peut se rallier.
refusal-not-recovered = { $unit } n’est pas une de vos unités récupérées.
refusal-near-enemy = { $hex } est à { $distance } d’une unité ennemie ; il en faut trois.
refusal-not-its-place = { $unit } ne peut revenir en { $hex }.
refusal-leader-of-the-enemy = { $leader } n’est pas à vous de placer maintenant.
refusal-leader-is-placed = { $leader } est placé.
refusal-no-unit-of-his = Aucune unité de { $leader } ne se trouve en { $hex }.

## La position en texte

summary-when = { $scenario } · { $turn } · dernier tour : { $last }
summary-decision = Décision : { $seat }
summary-winner = La bataille est finie : { $side } a gagné ({ $level }).
summary-drawn = La bataille est finie : partie nulle.
summary-points = points de victoire : Union { $us }, Confédération { $cs }
summary-handicap = handicap : { $number } points, { $side }
summary-initiative = initiative : { $side }
summary-playing = on joue { $marker }
summary-pool = réserve : { $markers }
summary-objectives = Objectifs
summary-objective = { $place } ({ $hex }), { $number } pour { $side }{ $held ->
        [yes] {" "}: tenu
       *[no] {""}
    }
summary-map = { $side } : unités par Commandement
summary-unit = { $unit } { $hex } { $facing }{ $marks }
summary-leader = { $leader } ({ $hex })
summary-disordered = en désordre
summary-dismounted = à pied
summary-boxes = Hors carte
summary-box = { $place } : { $units }
summary-empty = rien

## Tirs, charges, résultats (GL-9 à GL-11)

prompt-fire = Quelle batterie tire sur qui ?
prompt-answer = Riposter ?
prompt-charge = Qui charge qui ?
prompt-charge-with = Qui d’autre charge, ou quoi d’autre ?
prompt-evade = Qui s’échappe, et où ?
prompt-defend = Qui tire sur qui ?
prompt-resolve = Quelle charge ensuite ?
prompt-retreat = Où ?
prompt-further = { $unit } recule-t-elle d’un second hexagone ?
prompt-displace = Pas d’issue libre pour { $unit }. Qui fait place ?
prompt-advance = Qui entre ?
prompt-counter = Qui les poursuit ?
prompt-continue = Qui charge encore ?
name-decision-fire = un tir d’artillerie
name-decision-answer = une contre-batterie
name-decision-charge = une charge
name-decision-charge-with = un complément à cette charge
name-decision-evade = une échappée avant la charge
name-decision-defend = un tir défensif
name-decision-resolve = la prochaine charge
name-decision-retreat = un recul
name-decision-further = un second hexagone de recul
name-decision-displace = un déplacement d’amis
name-decision-advance = une avance
name-decision-counter = une contre-attaque
name-decision-continue = une attaque continuée
verb-fire = Tirer
verb-fire-both = Tir combiné
verb-answer = Riposter
verb-answer-both = Riposter ensemble
verb-hold-fire = Ne pas riposter
verb-charge = Charger
verb-charge-at = Charger
verb-join = Joindre
verb-join-at = Joindre
verb-also = Charger aussi
verb-close = Déclarer
verb-evade = S’échapper
verb-stand = Tenir
verb-defend = Tir défensif
verb-resolve = Résoudre
verb-retreat = Reculer
verb-further = Plus loin
verb-halt = Halte
verb-displace = Déplacer
verb-perish = Sacrifier
verb-advance = Avancer
verb-counter = Contre-attaquer
describe-fire = { $unit } tire sur { $hex }{ $facing-code ->
        [none] {""}
       *[other] , tournée : { $facing }
    }
describe-fire-both = Les canons en { $hex } tirent ensemble sur { $hex2 }{ $facing-code ->
        [none] {""}
       *[other] , tournés : { $facing }
    }
describe-answer = { $unit } riposte{ $facing-code ->
        [none] {""}
       *[other] , tournée : { $facing }
    }
describe-answer-both = Les deux batteries ripostent ensemble{ $facing-code ->
        [none] {""}
       *[other] , tournées : { $facing }
    }
describe-hold-fire = Ne pas riposter
describe-charge = { $unit } charge
describe-charge-at = { $unit } charge { $hex }
describe-join = { $unit } se joint à la charge
describe-join-at = { $unit } se joint à la charge contre { $hex }
describe-also = Charger aussi { $hex }
describe-close = La charge est complète
describe-evade = { $unit } s’échappe en { $hex }
describe-stand = Les autres tiennent
describe-defend = { $hex } tire : { $targets }
describe-resolve = Résoudre la charge { $number }
describe-retreat = { $unit } recule en { $hex }
describe-further = Jusqu’en { $hex }
describe-halt = S’arrêter ici
describe-displace = { $unit } recule en { $hex } ; { $unit2 } fait place
describe-perish = { $unit } est sacrifiée
describe-advance = { $unit } avance en { $hex }
describe-counter = { $unit } passe en { $hex }
name-L = gauche
name-C = centre
name-LC = gauche et centre
name-R = droite
name-LR = gauche et droite
name-CR = centre et droite
name-LCR = gauche, centre et droite
name-no-effect = sans effet
name-check = chaque unité teste
name-check-2 = chaque unité teste à +2
name-disorder = chaque unité est en désordre
name-AR-D = les attaquants reculent en désordre
name-AR-CC = les attaquants reculent et testent
name-EX = échange, les deux camps testent
name-DR = les défenseurs reculent
name-DR-CC = les défenseurs reculent et testent
name-DR-D = les défenseurs reculent en désordre
event-fires = { $unit } tire sur { $target }, à { $distance ->
    [one] un hexagone.
   *[other] { $distance } hexagones.
}
event-fires-both = { $units } tirent ensemble sur { $target }, à { $distance ->
    [one] un hexagone.
   *[other] { $distance } hexagones.
}
event-answers = { $unit } riposte sur { $target }, à { $distance ->
    [one] un hexagone.
   *[other] { $distance } hexagones.
}
event-answers-both = { $units } ripostent ensemble sur { $target }, à { $distance ->
    [one] un hexagone.
   *[other] { $distance } hexagones.
}
event-fire-result = { $target } sous le tir : { $effect }, total { $total }{ $sum }.
event-friendly-fire = { $target } sous le tir des siens : le coup est trop court.
event-check = { $unit } { $result ->
    [passes] tient
   *[fails] échoue au test
} : { $total } contre { $cohesion }{ $sum }.
event-charges = { $unit } charge { $target }.
event-charge-off = La charge sur { $hex } n’a plus d’objet.
event-evades = { $unit } s’échappe avant la charge : { $hex }.
event-defends = { $units } { $number ->
    [one] tire
   *[other] tirent
} sur { $target } : total { $total }{ $sum }.
event-defence-hits = { $unit } est touchée et s’arrête.
event-defence-misses = { $unit } continue.
event-charge-result = { $units } contre { $target } : { $effect }, total { $total }{ $sum }.
event-guns-taken = { $unit } est prise.
event-retreats = { $unit } recule : { $hex }.
event-no-way-out = { $unit } n’a pas d’issue.
event-retreats-off-map = { $unit } recule hors de la carte.
event-displaced = { $unit } doit faire place.
event-advances = { $unit } avance en { $hex }.
event-counterattacks = { $unit } passe à la contre-attaque : { $hex }.
event-continues = { $unit } attaque encore.
modifier-GL-9-11-1 = portée
modifier-GL-9-23-1 = batterie
modifier-GL-9-23-2 = terrain de la cible
modifier-GL-9-3-1 = tir combiné
modifier-GL-9-52-1 = tir par-dessus les amis
modifier-GL-13-4 = nuit
modifier-GL-10-23-2 = rapport, arrondi pour le défenseur
modifier-GL-10-25-1 = cohésion
modifier-GL-10-40-1 = terrain
modifier-GL-10-22-2 = attaque à revers
modifier-GL-10-26-1 = cavalerie lancée
modifier-GL-12-3-3 = cavalerie à pied
modifier-GL-10-32-4 = cibles de plus
modifier-GL-10-32-5 = artillerie sur une seule cible
modifier-GL-10-34-1 = tir défensif
modifier-GL-10-41-2 = assaillant à découvert
modifier-GL-11-12-4 = infanterie en désordre
modifier-GL-9-22-1 = tir nourri
modifier-GL-10-25-2 = cohésion, cavalerie dans les bois
modifier-GL-10-41-1 = rapport, arrondi pour l’attaquant
refusal-alone = { $unit } ne peut se joindre : une attaque continuée se fait seule.
refusal-another-advances = Une unité de meilleure cohésion avance, non { $unit }.
refusal-another-way-first = D’autres hexagones passent avant { $hex } dans ce recul.
refusal-answered-already = { $unit } a déjà riposté sous ce marqueur.
refusal-bottom-unit = { $unit } est en dessous : elle ne charge qu’avec l’unité du dessus.
refusal-cannot-advance = { $unit } ne peut avancer : seule le peut l’unité du dessus, en ordre, qui a chargé cet hexagone.
refusal-cannot-counter = { $unit } ne peut y aller : seule le peut l’unité du dessus, en ordre, de chaque hexagone défenseur.
refusal-cannot-evade = { $unit } n’est ni cavalerie montée ni artillerie à cheval.
refusal-charged-already = { $hex } est déjà de cette charge.
refusal-charged-by-cavalry = { $unit } est chargée par la cavalerie et ne peut s’échapper.
refusal-charges-already = { $unit } est déjà d’une charge.
refusal-combined-already = Les canons en { $hex } ont déjà combiné leur tir ce tour.
refusal-disordered-charge = { $unit } est en désordre et ne peut charger.
refusal-disordered-guns = { $unit } est en désordre et ne peut tirer.
refusal-enemy-there = { $hex } est tenu par l’ennemi.
refusal-entry-hex = { $hex } est un hexagone d’entrée ennemi, fermé tant que ses renforts ne sont pas sur la carte.
refusal-fired-already = { $hex } a fait son tir défensif.
refusal-fired-facing = L’artillerie en { $hex } a tiré et ne pivote plus pendant cette activation.
refusal-fog = Brouillard : { $hex } est à { $distance } hexagones, et l’on ne voit pas au-delà de deux.
refusal-guns-fired = { $unit } a tiré sous ce marqueur.
refusal-guns-moved = { $unit } a bougé et ne peut tirer.
refusal-guns-never-charge = { $unit } est de l’artillerie, qui ne charge jamais.
refusal-guns-with-others = { $unit } est empilée avec de l’infanterie ou de la cavalerie et ne peut pivoter pour tirer.
refusal-has-a-way-out = { $unit } a une issue et doit la prendre.
refusal-horse-and-foot = Cavalerie montée et infanterie ne chargent pas ensemble ({ $unit }).
refusal-impassable = { $hex } est derrière un côté d’hexagone infranchissable.
refusal-in-nobodys-front = { $hex } n’est devant aucune unité de cette charge qui pourrait y entrer.
refusal-involved-before = Les unités en { $hex } étaient de la charge précédente et ne tirent pas.
refusal-must-advance = Un hexagone est vide : une unité doit avancer.
refusal-must-charge-uncovered = { $unit } doit charger tous les ennemis non couverts devant elle.
refusal-name-covered-hex = Tous les ennemis devant { $unit } sont couverts : nommez l’hexagone qu’elle charge.
refusal-need-not-retreat = { $unit } n’a pas à reculer.
refusal-no-cavalry-at-night = { $unit } : la cavalerie ne charge pas de nuit.
refusal-no-charger-there = Personne ne charge { $hex } de là.
refusal-no-continued-attack = { $unit } n’a pas d’attaque continuée.
refusal-no-enemy-in-front = { $unit } n’a pas d’ennemi devant elle.
refusal-no-enemy-to-charge = Il n’y a pas d’ennemi à charger en { $hex }.
refusal-no-hex-of-the-charge = { $unit } n’a devant elle aucun hexagone de cette charge.
refusal-no-joint-answer = Les canons en { $hex } ne peuvent riposter ensemble.
refusal-no-room = Il n’y a pas de place en { $hex }.
refusal-no-such-charge = Il n’y a pas de charge { $number } à résoudre.
refusal-no-target = Il n’y a pas d’unité ennemie en { $hex }.
refusal-no-two-guns = Il n’y a pas deux artilleries en { $hex }.
refusal-no-way-to-evade = { $unit } ne peut gagner { $hex } hors d’atteinte de l’ennemi.
refusal-nobody-fires = Personne en { $hex } ne peut tirer.
refusal-nobody-fled-there = Une contre-attaque ne vise que des unités qui viennent de reculer ; il n’y en a pas en { $hex }.
refusal-not-a-charged-hex = { $hex } n’est pas chargé.
refusal-not-acting = { $unit } n’est pas du Commandement qui agit.
refusal-not-artillery = { $unit } n’est pas de l’artillerie.
refusal-not-charged = { $unit } n’est pas chargée.
refusal-not-emptied = { $hex } n’a pas été vidé par cette charge.
refusal-not-farther = { $hex } n’est pas plus loin de l’ennemi, ou n’est pas libre.
refusal-not-fired-at = { $unit } n’est pas une artillerie en { $hex }.
refusal-not-gone-over = { $unit } n’est pas passée à la contre-attaque.
refusal-not-linked = { $unit } n’est adjacente à aucune unité de cette charge.
refusal-not-vacated = { $hex } n’a pas été quitté par les attaquants.
refusal-one-hex = { $hex } n’est pas adjacent.
refusal-only-lone-guns = { $unit } : une charge avec une unité en désordre ne peut prendre que l’artillerie seule.
refusal-out-of-arc = { $hex } est hors de l’arc de pièces tournées vers { $facing }.
refusal-out-of-range = { $hex } est à { $distance } hexagones ; la portée est { $range }.
refusal-out-of-sight = { $hex } est hors de vue : { $blocking } la cache.
refusal-pivot-once = { $unit } ne peut pivoter que d’un côté d’hexagone avant de riposter, et une seule fois.
standing-defensive-fire = Tir défensif
standing-defensive-fire-best = tirer au mieux
standing-defensive-fire-doubt = tirer, mais me demander s’il y a plusieurs cibles
standing-defensive-fire-hold = ne pas tirer
standing-defensive-fire-ask = me demander
standing-counterbattery = Contre-batterie
standing-counterbattery-fire = toujours riposter
standing-counterbattery-doubt = riposter, mais me demander si des amis sont sur la ligne
standing-counterbattery-hold = ne jamais riposter
standing-counterbattery-ask = me demander
standing-retreat-before-charge = Échappée avant la charge
standing-retreat-before-charge-yes = toujours s’échapper
standing-retreat-before-charge-no = toujours tenir
standing-retreat-before-charge-ask = me demander
standing-retreat = Reculs
standing-retreat-best = prendre la voie la plus sûre
standing-retreat-doubt = prendre le chemin le plus sûr, mais me demander si aucun ou plusieurs le sont
standing-retreat-ask = me demander
standing-leaders = Chefs des unités qui s’en vont
standing-leaders-yes = toujours suivre
standing-leaders-no = toujours demeurer
standing-leaders-ask = me demander
standing-facing = Orientation
standing-facing-near = vers l’ennemi, mais me demander au contact
standing-facing-best = toujours vers l’ennemi
standing-facing-ask = me demander
standing-doubt = Doute
standing-near = Près
standing-best = Mieux
standing-fire = Oui
standing-hold = Non
standing-yes = Oui
standing-no = Non
standing-ask = Demander

## La première leçon

lesson-title = Première leçon : Prospect Hill
lesson-about = Dix minutes l’après-midi du 13 décembre. Vous commandez l’Union devant une colline qui vaut 8 points : un marqueur est tiré, les canons tirent, les brigades bougent, s’orientent et chargent, une autre se rallie, et l’on compte.
lesson-command = Les marqueurs des deux armées se tirent à l’aveugle ; { $marker } est sorti (GL-3.C.1). Ses Commandements agissent l’un après l’autre (GL-4.24.1). { $place } vaut 8 points à la fin (GL-15.9), et { $foe } y est seul. À { $leader }.
lesson-command-again = { $marker } sort de nouveau : un corps a deux marqueurs par tour (GL-4.12.1). C’est votre dernier ; la réserve vide, le tour finit (GL-3.C.4). { $leader } d’abord.
lesson-command-next = À présent la division de { $command }. Un Commandement agit une fois par marqueur, et jamais avec un autre, sauf si leurs chefs se réunissent (GL-4.24.1, GL-4.24.2).
lesson-fire = Étape a : l’artillerie (GL-9.12.1). { $guns } voit { $hex }, à { $distance } hexagones. Portée et terrain modifient le dé ; à 6, on teste sa cohésion (GL-9.22.1). Chance de désorganiser : { $chance } %. Qui tire ne bouge pas (GL-6.31.1).
lesson-fire-again = Tirez encore : une batterie peut tirer chaque fois que son Commandement agit (GL-9.12.1). La chance de désorganiser l’ennemi en { $hex } est de { $chance } %.
lesson-fire-none = Il n’y a pas de bon tir. Si un ami se tient à côté de la cible sur la ligne de tir, un dé faible le frappe à sa place (GL-9.51.2, GL-9.52.1).
lesson-move = Étape b : le mouvement. L’infanterie a 5 points ; un hexagone clair coûte 1, un bois 2, un niveau 1 de plus (GL-6.11.1, GL-6.21.1). Menez { $unit } au contact : il s’y arrête (GL-6.14.1) et peut charger.
lesson-move-second = { $foe } regarde au nord-ouest : { $hex } est dans son dos. De face et de dos à la fois, +2 (GL-10.22.2), et le tir défensif ne va que devant (GL-10.32.1). Menez-y { $unit }.
lesson-move-again = Approchez de l’ennemi : { $unit } va en { $hex }.
lesson-move-hill = La voie est libre. Un objectif compte pour le camp qui s’y tient à la fin (GL-15.9) : { $unit } va à { $place }.
lesson-move-won = { $place } est à vous tant qu’une unité s’y tient (GL-15.9). Que chacun reste où il est.
lesson-move-done = { $third } reste : il fait face à { $weary }, et vous verrez bientôt à quoi cela sert. Personne d’autre n’a besoin de bouger.
lesson-move-nothing = Plus rien n’a besoin de bouger.
lesson-move-rest = { $tired } est en désordre : cohésion moindre, ni charge ni contact (GL-11.11.1, GL-11.12.2, GL-11.12.3). Seule une unité qui ne fait rien peut se rallier (GL-11.51.1) : qu’elle se repose.
lesson-move-up = { $unit } est en bon ordre. Amenez-la derrière les brigades de { $leader }, mais pas au contact.
lesson-turn = { $unit } touche l’ennemi sans lui faire face. Tournez-la vers le { $facing } : pivoter sur place ne coûte rien (GL-7.12.1).
lesson-face = Une unité fait face à un côté ; les trois hexagones devant elle sont son front (GL-7.11.1). Elle ne charge et ne tire que là (GL-7.13.1). Pivoter ne coûte rien (GL-7.12.1) : vers le { $facing }, droit sur l’ennemi.
lesson-face-second = Tournez-la vers le { $facing }, sur l’ennemi. Des unités adjacentes entre elles peuvent se réunir en une seule charge (GL-10.24.1).
lesson-face-again = Face au { $facing } : on ne charge que ce qui est devant soi (GL-7.13.1).
lesson-face-hill = Vous voilà sur { $place }. L’ennemi battu a reculé d’un hexagone, ou gagné la case Retrait après un second désordre (GL-11.22.1, GL-11.41.1). Tournez-vous vers le { $facing }, vers lui (GL-11.31.2).
lesson-face-after = Choisissez une orientation ; { $facing } regarde vers l’ennemi. Une charge de dos lui vaudrait +1 (GL-10.22.2).
lesson-ride = Les chefs vont où ils veulent et ne sont jamais tués (GL-5.15.1). Gardez-les près de leurs unités : la portée compte quand leur Commandement commence à agir (GL-5.13.1, GL-5.13.4).
lesson-charge = Étape c : les charges. On charge tout ennemi devant soi, sauf celui qu’un ami couvre, l’ayant aussi devant lui (GL-10.12.1, GL-10.12.2). { $third } couvre { $weary } : { $first } est libre de charger { $foe }.
lesson-charge-again = Chargez { $hex } : commencez par { $unit }. Les ennemis devant elle que personne ne couvre doivent être chargés aussi (GL-10.12.1).
lesson-join = Ajoutez { $unit } : dans une même charge les forces s’additionnent (GL-10.23.1, GL-10.24.1). Là où le terrain aide le défenseur, le rapport s’arrondit en sa faveur (GL-10.23.2).
lesson-close = Rapport, cohésion, terrain, face et dos font { $total } (GL-10.22.1). Dé et somme doivent atteindre 6 pour chasser l’ennemi. Après son meilleur tir, votre chance est de { $chance } %. La charge est complète.
lesson-charge-done = Toutes les charges se déclarent d’abord (GL-10.21.1). Qui couvre n’a pas à charger (GL-10.12.5) : épargnez-le. L’ennemi tire alors ; un assaillant dont la cohésion est battue s’arrête, en désordre (GL-10.33.1, GL-10.33.2).
lesson-charge-won = Vous tenez { $place }. Qui vide un hexagone par une charge doit y avancer (GL-11.31.1), et quitterait la colline. Pas de charge.
lesson-charge-none = Aucune charge ne promet assez. Laissez.
lesson-resolve = Vous avez déclaré plusieurs charges. Elles se font une à une, dans votre ordre (GL-10.22.1, GL-10.24.2).
lesson-advance = L’ennemi a quitté son hexagone (GL-11.21.1). Un second désordre met hors de combat (GL-11.41.1). L’un de vos assaillants doit avancer, celui de la plus haute cohésion ; à égalité, vous choisissez (GL-11.31.1).
lesson-along = Un chef peut suivre sans frais l’unité avec laquelle il est empilé (GL-5.15.5). Qu’il la suive.
lesson-continue = Un total de 11 ou plus : l’unité qui a avancé peut charger encore, seule (GL-11.32.1). Les chances sont bonnes : faites-le.
lesson-continue-not = Un total de 11 ou plus : l’unité qui a avancé peut charger encore, seule (GL-11.32.1). Gardez ce que vous avez.
lesson-defend = On vous charge. Chaque hexagone chargé tire une fois, sur un assaillant devant lui ou sur plusieurs, −1 pour chacun de plus (GL-10.32.1, GL-10.32.3, GL-10.32.4). Comparez les chances, et tirez.
lesson-retreat = Votre unité est repoussée d’un hexagone, loin de ses vainqueurs (GL-11.21.1, GL-11.22.1). Un hexagone devant un ennemi lui coûterait un désordre de plus (GL-11.25.1). Prenez le plus sûr.
lesson-counter = Leur charge est brisée, et votre unité pourrait les poursuivre aussitôt (GL-11.33.1). Elle quitterait sa place : laissez-les courir.
lesson-rally = Étape e : { $unit } n’a rien fait, et aucun ennemi n’est adjacent (GL-11.51.1). Avec { $number } ou moins, sa cohésion en désordre, elle est de nouveau en bon ordre (GL-11.52.1) : { $chance } %. Qu’elle essaie.
lesson-wait = Un instant : on lance les dés, on tire un marqueur, ou les Confédérés décident. La scène montre chaque modificateur.
lesson-other = Un petit choix que les règles vous laissent. Toute réponse convient ; pointez-en une pour voir sa clause.
lesson-won = Victoire ! { $place } vaut 8 points à qui s’y tient, une brigade battue 1 ou 2, des canons perdus 1 ; la différence décide (GL-3.D.4, GL-15.9). Vous connaissez marqueurs, canons, orientation, charges et ralliement.
lesson-drawn = Le dernier tour est fini, et la différence de points ne suffit pas pour une victoire (GL-3.D.4, GL-15.9). Vos dés furent cruels. Recommencez : le terrain est le même, les dés sont neufs.
lesson-lost = Cette fois les Confédérés ont gagné : ils comptent des points pour vos unités dans les cases et vos unités éliminées (GL-15.9). Recommencez : le terrain est le même, les dés sont neufs.
lesson-chapter-marker = Marqueur
lesson-chapter-guns = Canons
lesson-chapter-moves = Marche
lesson-chapter-charge = Assaut
lesson-chapter-rally = Ralliement
lesson-chapter-again = Encore
lesson-learned-markers = Un marqueur fait agir ses Commandements l’un après l’autre : canons, marche, charges, ralliement.
lesson-learned-facing = On ne charge que ce qui est devant soi ; de face et de dos à la fois, c’est +2.
lesson-learned-charge = Le défenseur tire d’abord ; un ami qui fait face à un ennemi le couvre, et les forces s’additionnent.

## La deuxième leçon

combat-title = Deuxième leçon : le combat à fond
combat-about = Dix minutes à la dernière heure du 13 décembre. Vous commandez les Confédérés derrière le mur quand une charge monte : tir défensif, tests, reculs, puis vos canons, une sortie de deux brigades, et un ralliement.
combat-defend = { $first } et { $second } chargent { $place }. Votre hexagone tire une fois, sur l’un ou sur les deux, −1 pour le second (GL-10.32.3, GL-10.32.4). Les canons derrière l’infanterie l’aident. Comparez, puis tirez.
combat-defend-again = Un hexagone chargé tire une fois, avant le choc (GL-10.32.1). Tirez là où les chances vous sont les meilleures.
combat-retreat = Votre unité est repoussée (GL-11.21.1). Vous choisissez son chemin, mais un hexagone devant un ennemi vaut un désordre de plus, et un second la retire (GL-11.25.1, GL-11.41.1). Prenez le plus sûr.
combat-counter = Un total inférieur à 0 brise une charge : le défenseur peut poursuivre aussitôt, sans le feu des fuyards (GL-11.33.1, GL-11.33.4). Mais le mur resterait vide. Tenez : votre marqueur vient.
combat-command-guns = { $marker } est le dernier marqueur de la réserve. Des canons indépendants agissent comme un Commandement (GL-4.24.3). Ils passent d’abord : qui est ébranlé se bat moins bien quand vient l’infanterie.
combat-fire = La meilleure cible est { $hex } (distance { $distance }) : { $chance } % de désorganiser quelqu’un. Une unité en désordre échoue plus vite, et un second désordre la retire (GL-11.11.1, GL-11.41.1).
combat-fire-none = Pas de bon tir : des amis trop près de la ligne seraient frappés par un dé faible, et des canons en désordre ne tirent pas (GL-9.51.2, GL-11.12.5).
combat-command = Maintenant { $leader }. Leur marqueur est dépensé : personne ne peut plus riposter avant la fin du tour (GL-3.C.4). C’est le moment d’une sortie.
combat-command-tired = Enfin { $tired }, qui a souffert aujourd’hui. Elle est assez loin de l’ennemi pour se rallier (GL-11.51.1).
combat-move = { $unit } va en { $hex }. Cherchez les faibles : brigades en désordre, canons sans infanterie, unités tournées ailleurs. { $guard } reste au mur et couvre ce qui lui fait face (GL-10.12.2).
combat-move-again = Une seconde brigade rend la chose plus sûre : { $unit } va en { $hex }. Le défenseur tire sur l’un des deux, ou moins bien sur les deux (GL-10.32.4).
combat-move-done = Assez sont sortis. Les autres tiennent le mur : ses pierres coûtent 3 à tout assaillant (GL-10.40.1).
combat-move-nothing = Personne ici n’a besoin de bouger.
combat-move-rest = Qui bouge, tire ou charge ne peut se rallier dans la même activation (GL-11.51.1). Qu’elle se repose.
combat-face = Face au { $facing }. Tout ennemi du front que personne ne couvre doit être chargé (GL-10.12.1) : une bonne orientation choisit ses ennemis.
combat-face-again = Face au { $facing } : qu’un ennemi soit devant les deux brigades, et qu’aucun autre ne doive être chargé (GL-10.12.1).
combat-face-after = Après une avance, un recul ou un ralliement, une unité peut pivoter (GL-11.31.2, GL-11.52.1). { $facing } regarde vers l’ennemi.
combat-ride = Un chef va où il veut. Sa portée se compte d’où il est quand son Commandement commence à agir (GL-5.13.1).
combat-charge = { $unit } charge { $hex } : { $chance } % après leur meilleur tir. Force, cohésion, pente et mur s’additionnent ; à présent ils vous aident (GL-10.22.1).
combat-charge-guns = Des canons seuls ! Ils tirent une fois sur qui les charge ; s’ils ne l’arrêtent pas, ils sont pris sans dé (GL-10.28.4). { $unit } charge { $hex } : { $chance } %.
combat-charge-again = Une seconde charge, de { $unit } sur { $hex } : { $chance } %. Les charges d’une étape se déclarent d’abord et se font une à une (GL-10.21.1).
combat-charge-done = Les autres restent : qui couvre n’a pas à charger (GL-10.12.5). Ils tirent maintenant, puis vos charges se font.
combat-charge-none = Aucune charge ne promet assez. Un bon général sait aussi garder son mur.
combat-join = Ajoutez { $unit } : une charge avec deux forces vaut mieux que deux charges, et leur tir n’arrête que qui il touche (GL-10.24.1, GL-10.35.1).
combat-close = La somme est { $total }, la chance { $chance } % après leur meilleur tir. La charge est complète.
combat-resolve = Vous choisissez l’ordre (GL-10.22.1). La plus sûre d’abord : ce qu’elle vide n’aide plus ses voisins.
combat-advance = L’hexagone est vide : un assaillant doit y entrer (GL-11.31.1). Il y compte aussitôt, et peut pivoter.
combat-along = Un chef peut suivre l’unité avec laquelle il est empilé (GL-5.15.5). Qu’il la suive.
combat-continue = Un total de 11 ou plus : qui a avancé peut charger encore, seul (GL-11.32.1). Ceux qu’il a battus ne tirent plus (GL-11.33.4). Faites-le.
combat-continue-not = Un total de 11 ou plus permettrait une autre charge, seule (GL-11.32.1). Elle promet peu : restez.
combat-rally = { $unit } essaie : { $number } ou moins au dé, sa cohésion en désordre, et la voilà en bon ordre (GL-11.52.1). { $chance } %. Chaque activation donne un essai.
combat-rally-again = { $unit } n’a rien fait et peut aussi se rallier : { $chance } % (GL-11.52.1).
combat-wait = Les dés tombent, ou l’Union décide. La scène montre chaque étape, et la chance qui reste.
combat-other = Un petit choix que les règles vous laissent. Toute réponse convient.
combat-won = Victoire : les hauteurs sont à vous, et l’Union a payé sa charge (GL-15.9). Vous avez tiré où cela blessait, frappé quand nul ne pouvait répondre, et rétabli l’ordre.
combat-drawn = Personne n’a gagné cette fois (GL-15.9). Recommencez : le terrain est le même, les dés sont neufs.
combat-lost = Les hauteurs sont perdues cette fois (GL-15.9). Recommencez : le terrain est le même, les dés sont neufs.
combat-chapter-hold = Tenir
combat-chapter-guns = Canons
combat-chapter-strike = Riposter
combat-chapter-order = Ordre
combat-learned-hold = Le tir défensif vient d’abord : à pleine force sur un assaillant, moins fort sur deux.
combat-learned-strike = Les canons, puis l’infanterie, contre qui est en désordre ou découvert, quand aucun marqueur ne répond.
combat-learned-order = Un second désordre est la fin d’une unité : repos, ralliement, et recul hors de leur front.

# ---- les batailles adaptées (GL-14, GL-17 à GL-19)

option-third-jackson = Un troisième marqueur pour Jackson
option-division-markers = Marqueurs par division
option-second-day = Commencer le 19 septembre
option-handicap = Handicap
choice-handicap = { $side } : +{ $number } points de victoire
name-away = en route hors de la carte
prompt-assign = Avec quel Commandement { $unit } agit-elle ce tour ?
prompt-deploy = Qui commence où ?
prompt-march-off = { $unit } quitte-t-elle la carte ici, pour revenir ailleurs ?
name-decision-assign = un Commandement pour l’artillerie
name-decision-deploy = le placement des unités
name-decision-march-off = une marche hors de la carte
verb-with = Avec les Sharpshooters
verb-assign = Affecter
verb-set = Placer
verb-deploy = Déployer
verb-march-off = Contourner la carte
describe-with = { $command } agit avec les Sharpshooters
describe-assign = { $unit } agit avec { $leader }
describe-set = Placer { $unit } en { $hex }
describe-deploy = Déployer { $unit } en { $hex }
describe-march-off = { $unit } contourne la carte
event-acts-with = { $unit } agit avec { $command }.
event-assigned = { $unit } agit avec { $leader } ce tour.
event-is-set = { $unit } est placée en { $hex }.
event-deployed = { $unit } commence en { $hex }.
event-marches-off = { $unit } quitte la carte en { $hex } et reviendra ailleurs.
event-comes-back = { $unit } est de retour sur la carte : { $hex }.
event-roused = { $marker } est alerté : ses marqueurs viennent dès le tour suivant.
event-unleashed = Un ennemi est proche : { $command } peut aller où il veut.
event-released = { $unit } et son groupe sont libérés de leur destination.
modifier-GL-14-11-2 = nuit
modifier-GL-14-45-2 = Sharpshooters
modifier-GL-14-45-6 = Sharpshooters dans la charge
modifier-GL-14-57-1 = fusils à répétition de Wilder
refusal-no-combination = Ce camp ne peut pas combiner ses activations dans cette bataille.
refusal-marker-waits = { $marker } attend d’être dérangé.
refusal-waits-for-second = { $command } n’agit que sous le second marqueur de ce tour.
refusal-acts-with-another = { $command } n’agit qu’avec le Commandement où elle est affectée.
refusal-no-scouts = Aucun Sharpshooter n’est libre d’agir avec { $command }.
refusal-scouts-alone = { $unit } est seule et ne peut pas charger.
refusal-no-dismounting = Dans cette bataille, { $unit } reste en selle.
refusal-not-its-command = { $unit } n’est jamais affectée à { $leader }.
refusal-not-to-deploy = { $unit } n’est pas à déployer maintenant.
refusal-not-to-deploy-there = { $unit } ne peut pas commencer en { $hex }.
refusal-not-placed = { $unit } n’est pas à placer : elle entre par le bord ou elle est là.
refusal-is-placed = { $unit } n’entre pas par le bord ; on la place.
refusal-not-to-place-there = { $unit } ne peut pas être placée en { $hex }.
refusal-leader-waits = { $leader } arrive avec une de ses unités et l’attend en { $hex }.
refusal-leader-to-his-units = { $leader } arrive avec une unité de son Commandement ; il n’y en a pas en { $hex }.
refusal-not-back-yet = { $unit } revient au plus tôt sous le second marqueur de son groupe.
refusal-no-way-back = { $unit } ne revient pas en { $hex }.
refusal-no-way-round-here = Aucun chemin ne contourne la carte depuis { $hex }.
refusal-must-march = { $unit } doit d’abord avancer vers { $hex }.
refusal-bound-elsewhere = { $unit } est destinée à { $hex } et doit prendre le plus court chemin, aussi loin que possible.
refusal-bound-charge = { $unit } a sa destination ; { $hex } en est trop loin pour être chargé.
refusal-move-woods = { $name } ne peut atteindre { $hex } : dans les bois, le mouvement étendu suit les routes.

## La fin
ending-gave-up = { $side-code ->
        [US] l’Union a renoncé
       *[CS] la Confédération a renoncé
    }
ending-points = { $level }, { $union } points à { $confederate }
ending-handicap = { $reason } (dont { $number } de handicap : { $side })
ending-points-rule = Les points de l’Union viennent d’abord. Objectifs tenus et unités ennemies perdues donnent des points ; la différence donne le degré.
ending-not-held = { $who } : pas tenu
ending-lost-units = { $count ->
    [one] { $count } unité perdue
   *[other] { $count } unités perdues
}
tally-points = points, { $name }
tally-lost = pertes, { $name }

## Pourquoi l’ordinateur le pense : ce que regarde son évaluation

why-time-left = temps qui reste
why-us-ahead = une victoire de l’Union aux points
why-cs-ahead = une victoire confédérée aux points
why-us-ahead-late = une victoire de l’Union aux points, tard dans la bataille
why-cs-ahead-late = une victoire confédérée aux points, tard dans la bataille
why-margin-to-win = les points qui manquent pour une victoire de l’Union
why-margin-to-lose = les points qui manquent pour une victoire confédérée
why-margin-to-win-late = les points qui manquent pour une victoire de l’Union, tard dans la bataille
why-margin-to-lose-late = les points qui manquent pour une victoire confédérée, tard dans la bataille
why-us-ground = objectifs tenus par l’Union
why-cs-ground = objectifs tenus par les Confédérés
why-us-ground-safe = objectifs de l’Union bien gardés
why-cs-ground-safe = objectifs confédérés bien gardés
why-us-ground-in-reach = objectifs que l’Union peut prendre
why-cs-ground-in-reach = objectifs que les Confédérés peuvent prendre
why-ground-in-reach-late = objectifs à portée, tard dans la bataille
why-us-losses = unités de l’Union éliminées
why-cs-losses = unités confédérées éliminées
why-us-boxed = unités de l’Union retirées
why-cs-boxed = unités confédérées retirées
why-us-strength = la force de l’Union sur la carte
why-cs-strength = la force confédérée sur la carte
why-strength-left = l’armée la plus forte, avec le temps de s’en servir
why-us-to-come = troupes de l’Union encore attendues
why-cs-to-come = Confédérés encore attendus
why-us-disordered = unités de l’Union en désordre
why-cs-disordered = unités confédérées en désordre
why-us-guns = l’artillerie de l’Union
why-cs-guns = l’artillerie confédérée
why-us-markers = marqueurs de l’Union encore à tirer
why-cs-markers = marqueurs confédérés encore à tirer
why-us-in-contact = piles de l’Union au contact
why-cs-in-contact = piles confédérées au contact
why-us-flanked = piles de l’Union prises de flanc ou à revers
why-cs-flanked = piles confédérées prises de flanc ou à revers
why-us-guns-alone = canons de l’Union seuls près de l’ennemi
why-cs-guns-alone = canons confédérés seuls près de l’ennemi
why-us-stacked = unités de l’Union empilées
why-cs-stacked = unités confédérées empilées
why-us-acts = le camp qui agit
why-initiative = l’initiative

## Plans des joueurs de l’ordinateur

plan-staff = L’état-major fait à son idée
plan-assault = { $command } donne l’assaut : { $hex }
plan-bombard = { $command } bombarde, puis donne l’assaut : { $hex }
plan-flank = { $command } tourne le flanc : { $hex }
plan-march = { $command } marche : { $hex }
plan-hold = { $command } tient sa position : { $hex }
plan-delay = { $command } retarde l’ennemi et refuse le combat : { $hex }
plan-withdraw = { $command } se retire : { $hex }
plan-first = { $command } agit d’abord, à l’idée de l’état-major
plan-together = { $command } et { $leader } agissent ensemble
