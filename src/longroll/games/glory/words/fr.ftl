# Glory en français.

game-title = Glory
game-about = Des batailles de la guerre de Sécession, brigade par brigade, d’après la deuxième édition des règles de Richard Berg. Les marqueurs des corps sont tirés au sort ; les divisions du corps tiré tirent, se déplacent, chargent et se rallient, et nul ne sait qui agira ensuite. Fredericksburg et Chancellorsville se jouent ici, en entier ou en partie.

## Scénarios

scenario-fredericksburg = Fredericksburg
scenario-maryes-heights = Les hauteurs de Marye
scenario-prospect-hill = Prospect Hill
scenario-chancellorsville = Chancellorsville
scenario-jacksons-attack = L’attaque de Jackson
history-fredericksburg = 13 décembre 1862. Burnside a jeté ses ponts sur le Rappahannock et, dans le brouillard du matin, ses deux ailes font face aux hauteurs où Lee attend : Longstreet derrière le mur de pierre au-dessus de la ville, Jackson dans les bois de Hamilton’s Crossing. On joue toute la journée, neuf tours de 7 h 45 à la nuit.
history-maryes-heights = L’après-midi du 13 décembre 1862 : une division après l’autre quitte les rues de Fredericksburg pour le mur de pierre au pied des hauteurs de Marye. Un court scénario de notre façon avec les unités autour de la ville, quatre tours à partir de 12 h 45, et ses propres niveaux de victoire.
history-prospect-hill = Fin de matinée du 13 décembre 1862 : les Pennsylvaniens de Meade et Gibbon avancent à travers champs contre le corps de Jackson sur Prospect Hill, où un bois reste vide entre deux brigades. Un court scénario de notre façon, quatre tours à partir de 10 h 15, Birney venu en soutien, et ses propres niveaux de victoire.
history-chancellorsville = 30 avril 1863. Hooker a passé le Rappahannock en amont et se tient à Chancellorsville, dans la Wilderness ; Sedgwick garde les ponts en aval de Fredericksburg. Lee se tourne contre la moitié la plus forte avec une partie de son armée. Toute la campagne jusqu’au 5 mai, 48 tours ; la prudence du général nordiste laisse un seul marqueur à la plupart de ses corps.
history-jacksons-attack = Fin d’après-midi du 2 mai 1863. Après un jour de marche autour du flanc nordiste, le corps de Jackson se tient dans les bois devant les camps de Howard, où les cuisiniers ont allumé leurs feux. Sept tours, de l’attaque à la matinée suivante.

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
name-withdrawn = case Repli
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
prompt-post = Placez vos chefs, chacun avec une unité de son Commandement.
prompt-second = Nommez les corps qui useront de leur second marqueur : encore { $number } au plus.
prompt-open = Vous avez l’initiative : choisissez le marqueur qui ouvre le tour.
prompt-command = { $marker } : choisissez le Commandement qui agit, réunissez des chefs, ou finissez.
prompt-combine = Nommez un autre chef pour l’activation combinée (somme des facteurs { $total }), ou lancez le dé.
prompt-move = Déplacez, tournez ou changez vos unités et vos chefs, puis terminez.
prompt-face = Choisissez l’orientation des unités en { $hex }.
prompt-mount = { $unit } monte-t-elle ou met-elle pied à terre ?
prompt-ride = Où va { $leader } ?
prompt-enter = { $unit } entre en { $hex } : où va-t-elle ?
prompt-depart = { $unit } peut quitter la carte ici.
prompt-flee = Éloignez { $leader } de l’ennemi.
prompt-along = { $leader } suit-il en { $hex } ?
prompt-rally = Choisissez les unités Désorganisées qui tentent de se rallier, puis terminez.
prompt-place = Placez les unités récupérées.
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

event-forced = Forcé : { $action }.
event-concedes = Abandon : { $side }.
event-victory = Victoire : { $side }, { $level } (marge { $margin }).
event-drawn-game = La bataille est nulle (marge { $margin }).
event-points = { $side } : { $number } points de victoire.
event-objective-held = { $side } tient { $hex } : { $number } points.
event-die = Dé : { $face }.
event-modifier = { $clause } : { $value }.
event-turn = Un tour commence : { $turn }.
event-second-marker = { $marker } usera de son second marqueur.
event-initiative-roll = Initiative, { $side } : dé { $die }, total { $total }.
event-initiative = Initiative : { $side }.
event-no-initiative = Personne n’a l’initiative.
event-opens = { $marker } ouvre le tour.
event-marker = On joue { $marker }.
event-marker-idle = { $marker } n’a personne à faire agir.
event-set-aside = { $marker } est mis de côté.
event-acts = { $command } agit.
event-combines = { $leader } est nommé pour une activation combinée.
event-combined = Dé { $die } contre { $total } : ils agissent ensemble.
event-not-combined = Dé { $die } contre { $total } : ils agissent seuls, hors commandement.
event-out-of-command = { $unit } est hors commandement.
event-moves = { $unit } va en { $hex } ({ $cost } PM).
event-marches = { $unit } marche en { $hex } ({ $cost } PM, mouvement étendu).
event-rides = { $leader } va en { $hex }.
event-turns = Les unités en { $hex } se tournent : { $facing }.
event-swaps = { $unit } échange sa place en { $hex }.
event-mounts = { $unit } monte en selle.
event-dismounts = { $unit } met pied à terre.
event-enters = { $unit } entre sur la carte et va en { $hex } ({ $cost } PM).
event-arrives = { $leader } arrive en { $hex }.
event-leaves = { $unit } quitte la carte en { $hex }.
event-departs = { $leader } quitte la carte en { $hex }.
event-posted = { $leader } commence en { $hex }.
event-flees = { $leader } doit s’éloigner : { $hex }.
event-goes-along = { $leader } suit en { $hex }.
event-disordered = { $unit } est Désorganisée.
event-withdrawn = { $unit } est Retirée.
event-eliminated = { $unit } est éliminée.
event-rallies = { $unit } se rallie (dé { $die }).
event-does-not-rally = { $unit } ne se rallie pas (dé { $die }).
event-rallies-at-night = { $unit } se rallie dans la nuit.
event-recovers = { $unit } récupère (dé { $die }).
event-is-lost = { $unit } ne récupère pas et est perdue (dé { $die }).
event-stays-in-box = { $unit } ne récupère pas encore (dé { $die }).
event-to-recovery = { $unit } passe en Récupération.
event-returns = { $unit } revient en { $hex }.
event-command-gone = { $command } : tout le Commandement a disparu.

## Refus : pourquoi pas

refusal-game-over = La partie est finie.
refusal-not-an-answer = « { $verb } » ne répond pas ; on attend : { $decision }.
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
refusal-rooted = { $unit } : une unité Désorganisée au contact garde sa place et son orientation.
refusal-has-turned = { $unit } s’est déjà tournée.
refusal-stack-not-active = La pile de { $unit } ne peut se tourner que si toutes ses unités agissent.
refusal-faces-there = { $unit } est déjà tournée par là.
refusal-turn-by-another = C’est l’autre unité de la pile qu’on nomme pour la tourner, non { $unit }.
refusal-no-exit-here = On ne quitte pas la carte en { $hex }.
refusal-reinforcements-must-enter = Les renforts qui peuvent entrer doivent d’abord entrer.
refusal-reached-normally = { $hex } s’atteint par mouvement normal.
refusal-another-unit = C’est le mouvement de { $unit }.
refusal-beyond-entry = { $unit } a payé { $cost } PM pour sa place dans la colonne et n’atteint pas { $hex }.
refusal-leader-beyond-entry = { $leader } n’atteint pas { $hex }.
refusal-dismounted-extended = { $unit } est à pied : pas de mouvement étendu.
refusal-disordered-extended = { $unit } est Désorganisée : pas de mouvement étendu.
refusal-disordered-near = { $unit } est Désorganisée et ne peut aller au contact ({ $hex }).
refusal-out-of-command = { $unit } est hors commandement et ne peut aller au contact : chemin jusqu’à { $leader } { $cost ->
        [-1] aucun
       *[other] { $cost } PM
    }, portée { $range }.
refusal-barred = { $unit } ne peut entrer en { $hex } dans cette bataille.
refusal-move-enemy = { $hex } contient une unité ennemie.
refusal-move-barred = { $name } ne peut entrer en { $hex }.
refusal-move-begins = { $name } commence à deux hexagones ou moins d’un ennemi : pas de mouvement étendu vers { $hex }.
refusal-move-close = { $hex } est à deux hexagones ou moins d’un ennemi : fermé au mouvement étendu.
refusal-move-near = { $name } ne peut aller au contact ({ $hex }).
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
refusal-in-order = { $unit } n’est pas Désorganisée.
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
summary-disordered = Désorganisée
summary-dismounted = à pied
summary-boxes = Hors carte
summary-box = { $place } : { $units }
summary-empty = rien

## Tirs, charges, résultats (GL-9 à GL-11)
