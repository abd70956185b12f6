# Ce que la carte dit de ses hexagones.
wind-n = au nord
wind-ne = au nord-est
wind-e = à l’est
wind-se = au sud-est
wind-s = au sud
wind-sw = au sud-ouest
wind-w = à l’ouest
wind-nw = au nord-ouest
side-0 = nord
side-1 = nord-est
side-2 = sud-est
side-3 = sud
side-4 = sud-ouest
side-5 = nord-ouest
place-beside = { $place }, { $wind }
place-far = { $place }, { $hexes } hexagones { $wind }
terrain-clear = Terrain dégagé
terrain-woods = Bois
terrain-town = Ville
terrain-embankment = Remblai de chemin de fer
fact-ground = { $terrain }, niveau { $level }
fact-pike = Une chaussée passe ici
fact-road = Une route passe ici
fact-trail = Un chemin passe ici
fact-river = Fleuve : { $sides }
fact-creek = Rivière : { $sides }
fact-stream = Ruisseau : { $sides }
fact-bridge = Pont : { $sides }
fact-ford = Gué : { $sides }
fact-wall = Derrière le mur de pierre : { $sides }
fact-works = { $side ->
    [US] Retranchements de l’Union
   *[CS] Retranchements confédérés
}

## The table

army-US = Union
army-CS = Confédérés
list-and = { $first } et { $last }
scene-title = { $battle }, { $moment }
battle-fredericksburg = Fredericksburg
battle-chancellorsville = Chancellorsville
battle-first_manassas = Première bataille de Manassas
battle-second_manassas = Seconde bataille de Manassas
battle-chickamauga = Chickamauga
battle-own = Bataille libre
day-own = un jour quelconque
day-fredericksburg = 13 décembre 1862
day-first_manassas = 21 juillet 1861
day-Apr30 = 30 avril 1863
day-May1 = 1er mai 1863
day-May2 = 2 mai 1863
day-May3 = 3 mai 1863
day-May4 = 4 mai 1863
day-May5 = 5 mai 1863
day-Aug28 = 28 août 1862
day-Aug29 = 29 août 1862
day-Aug30 = 30 août 1862
day-Sep18 = 18 septembre 1863
day-Sep19 = 19 septembre 1863
day-Sep20 = 20 septembre 1863
short-Apr30 = 30 avril
short-May1 = 1er mai
short-May2 = 2 mai
short-Aug29 = 29 août
short-Aug30 = 30 août
short-Sep18 = 18 septembre
short-Sep19 = 19 septembre
short-Sep20 = 20 septembre
moment = { $day }, { $time }
moment-night = { $day }, nuit
hour-night = N{ $half }

## Counters

detail-unit = Division { $command }, { $marker }
detail-brigade = Brigade { $command }, { $marker }
detail-independent = { $command }, { $marker }
detail-leader = Chef, { $marker }
range-L = longue
range-M = moyenne
range-S = courte
range-G1 = jusqu’à cinq hexagones
fact-values = Force { $strength }, cohésion { $cohesion }, mouvement { $movement }
fact-guns = Portée { $range }, tir { $fire }, cohésion { $cohesion }, mouvement { $movement }
fact-if-disordered = En désordre : cohésion { $cohesion }, mouvement { $movement }
fact-in-order = En désordre ; en bon ordre : cohésion { $cohesion }, mouvement { $movement }
fact-faces = Fait face : { $side }
fact-fired = A tiré sous ce marqueur
fact-moved = A bougé sous ce marqueur
fact-bound = En marche vers { $place }
fact-assigned = Agit avec { $leader } pendant ce tour
fact-charged = Charge dans cette activation
fact-leader = Rayon de commandement { $range }, activation combinée { $factor }, mouvement { $movement }
fact-beyond-range = Hors de son rayon : { $units }
fact-all-in-range = Toutes ses unités sont à portée
fact-command = Commandée : { $path } des { $range } points de { $leader }
fact-command-neighbour = Commandée par ses voisines : { $path } points jusqu’à { $leader }, rayon { $range }
fact-out-of-command = Hors commandement : { $path } points jusqu’à { $leader }, rayon { $range }
fact-out-no-path = Hors commandement : aucun chemin jusqu’à { $leader }
fact-no-leader = Pas de chef sur la carte
fact-independent = Indépendante : toujours commandée
fact-front = Devant elle : { $units }
fact-covered = { $unit } (couvert)
fact-seen-by = { $unit } le voit, à { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
}
fact-hidden-from = Caché à { $unit } par { $place } ({ $clause })
fact-too-far = Trop loin pour { $unit } : { $distance } hexagones
item-objective = Objectif
fact-objective = { $side ->
    [US] Objectif de l’Union
   *[CS] Objectif confédéré
}, { $points ->
    [one] un point
   *[other] { $points } points
}
fact-objective-held = { $side ->
    [US] L’Union le tient
   *[CS] Les confédérés le tiennent
}
fact-objective-not-held = { $side ->
    [US] L’Union ne le tient pas
   *[CS] Les confédérés ne le tiennent pas
}
fact-objective-any = L’un quelconque de ses { $hexes } hexagones suffit
fact-stack = { $units }
fact-in-range-of = Dans le rayon de { $leaders }

## Panels

panel-time-note = tour { $turn } sur { $turns }
row-fog = Brouillard : rien n’est vu au-delà de deux hexagones
row-night = Nuit : pas d’activation combinée, les canons portent à un hexagone
row-night-older = Dans cette bataille, le tir défensif a +2 la nuit, et qui ne fait rien se rallie même à côté de l’ennemi.
turn-night = Nuit
turn-fog = Brouillard
panel-pool = { $number ->
    [0] Plus de marqueurs
    [one] Prochain tirage, le dernier
   *[other] Prochain tirage, { $number } restent
}
panel-pool-unfilled = Marqueurs : pas encore réunis
panel-pool-note = Union { $union } %, confédérés { $confederate } %
row-chance = { $number } sur { $all }
row-opens = { $marker } ouvre le tour.
row-waits = { $marker } attend jusqu’à { $time }, ou que l’ennemi approche.
row-in-play = En jeu : { $marker }.
row-acted = { $names } { $number ->
    [one] a agi.
   *[other] ont agi.
}
row-acts = { $names } { $number ->
    [one] agit.
   *[other] agissent ensemble.
}
row-to-come = { $names } à venir.
row-initiative = { $side ->
    [US] L’Union a l’initiative.
   *[CS] Les confédérés ont l’initiative.
}
panel-charges = Charges
row-charge = { $units } contre { $against }
panel-out = Hors commandement
row-out-path = { $unit } : chemin depuis { $leader }, rayon { $range }
row-out-no-path = { $unit } : aucun chemin depuis { $leader }
row-no-leader = { $unit } : son chef n’est pas sur la carte
row-failed = { $unit } : la combinaison a échoué
row-out-neighbour = Aucune unité commandée à côté
row-out-may-not = Ne peut venir au contact de l’ennemi
panel-points = Points de victoire
panel-points-note = { $margin } pour l’Union : { $level }
row-objective = { $place }
row-objective-held = { $place }, tenu
row-handicap = Handicap, compris dans les points
panel-boxes = Cases
row-withdrawn = Retirées : { $units }
row-recovery = En récupération : { $units }
row-recovered = Rétablies : { $units }
panel-arrivals = À venir
panel-deployment = À mettre en place
row-arrival = { $units } ({ $number }), par { $place }
row-due = attendu
row-left = Sorties de la carte : { $units }
row-away = En marche autour de la carte : { $units }
panel-losses = Pertes définitives

## The decision

waiting = { $seat } décide : { $decision }.
situation-turn = { $moment }.
situation-marker = { $marker }.
situation-acts = { $names }, { $step }.
situation-charge = { $units } contre { $against }.
situation-answer = { $units } { $number ->
    [one] tire
   *[other] tirent
} sur { $against }, à { $distance ->
    [one] un hexagone.
   *[other] { $distance } hexagones.
}
situation-falls-back = { $units } { $number ->
    [one] recule d’un hexagone.
   *[other] reculent d’un hexagone, l’une après l’autre.
}
situation-advance = { $place } est vide : quelqu’un doit y entrer.
situation-advance-night = { $place } est vide : qui y entre de nuit est en désordre.
situation-counter = Leur charge sur { $place } est brisée.
situation-continue = Un total de 11 ou plus : { $units } peut charger encore une fois, seule.
situation-face = { $units } { $number ->
    [one] se tient
   *[other] se tiennent
} en { $place }.
situation-initiative = Vous avez l’initiative.
situation-combine = { $names }, facteurs { $factors } : { $percent } % de chances.
situation-combine-one = { $names } appelle d’autres chefs à sa portée.
situation-charges = { $number } charges sont déclarées.
step-fire = tir d’artillerie
step-move = mouvement
step-charge = charges
step-rally = ralliement
label-face = Face { $side }
label-turn = Tourner vers : { $side }
label-done-fire = Plus de tir
label-done-move = Fin des mouvements
label-done-charge = Plus de charge
label-done-charges = Mener les { $number } charges
label-done-one-charge = Charger : { $units } contre { $against }
label-done-continue = Pas d’attaque continuée
label-done-rally = Plus de ralliement
label-done-second = Plus de second marqueur
label-done = Terminé
label-close = Déclarer : { $units } contre { $against }
label-defend = Tirer sur { $targets }
label-resolve = { $units } contre { $against }
label-fire = { $unit } tire sur { $target }
label-fire-turning = { $unit } tourne ({ $side }) et tire sur { $target }
label-fire-both = Les deux batteries tirent sur { $target }
label-fire-both-turning = Les deux batteries tournent ({ $side }) et tirent sur { $target }
label-roll = Tenter la combinaison : le dé doit dépasser { $total }
label-way = { $act } : { $effects }
label-points-left = { $act } ; points de mouvement restants : { $number }
effect-rouses = réveille { $marker }
effect-unleashes = libère { $command } de sa garde
effect-meets = chasse { $leader }
effect-none = ne dérange personne

## Odds

odds-fire = { $units } à { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
}
odds-combine-title = Activation combinée
odds-rally = Ralliement
odds-draw = Le prochain marqueur
odds-of-draw = qu’un des vôtres soit tiré
odds-initiative = Initiative
odds-of-initiative = d’avoir l’initiative
odds-of-holding-on = qu’elle tienne
odds-of-recovery = qu’elle revienne
note-back = { $unit } de retour { $percent } %
odds-of-taking = de prendre l’hexagone
odds-of-disorder = de mettre une unité en désordre
odds-of-combining = d’agir ensemble
odds-of-rallying = de se rallier
bar-success = réussi
bar-failure = échoué
group-your-charge = Votre charge
group-their-charge = Leur charge
unit-die = dé
group-factors = Facteurs des chefs
unit-factor = facteur
line-disordered-cohesion = Cohésion en désordre
group-at-most = Le dé peut être au plus
line-fire = Batterie
line-range = Distance, { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
}
line-combined = Deux batteries ensemble
line-woods = Bois
line-town = Ville
line-works = Retranchements
line-embankment = Remblai de chemin de fer
line-wall = Mur de pierre
line-mounted-target = Sur cavalerie montée
line-single-target = Canons sur une seule cible
line-guns-together = Les canons tirent ensemble
line-more-targets = Plus d’une cible
line-shaken-fire = L’infanterie qui tire est en désordre
line-charger-ground = Terrain de la cible
line-ratio = { $ours } contre { $theirs }
line-cohesion = Cohésion : { $ours } contre { $theirs }
line-creek = À travers une rivière
line-ford = Par un gué
line-bridge = Par un pont
line-slope = En montant
line-rear = Dans le dos
line-momentum = Cavalerie au galop
line-dismounted = Cavalerie démontée
line-night-fire = Nuit
line-wilder = Fusils à répétition de Wilder
line-sharpshooters = Tireurs d’élite
group-fire-of = Tir de { $units } : doit dépasser la cohésion
bar-taken-guns = les canons sont pris
bar-DR-D = ils reculent en désordre
bar-DR-CC = ils reculent et testent
bar-DR = ils reculent
bar-EX = échange : tous testent
bar-AR-CC = vous reculez et testez
bar-AR-D = vous reculez en désordre
bar-stopped = arrêtée par leur tir
bar-held-AR-D = repoussés en désordre
bar-held-AR-CC = repoussés, ils testent
bar-held-stopped = arrêtés par votre tir
bar-held-EX = échange : tous testent
bar-held-DR = vous reculez
bar-held-DR-CC = vous reculez et testez
bar-held-DR-D = vous reculez en désordre
bar-held-taken-guns = vos canons sont pris
bar-fire-none = sans effet
bar-fire-check = chaque unité teste
bar-fire-hard-check = chaque unité teste à +2
bar-fire-disorder = chaque unité est en désordre
bar-fire-error = touche des amis
odds-charges-on = { $number } charges sur { $against }
odds-several = { $number } charges
odds-of-passing = que personne ne soit arrêté par leur tir
note-taken = { $units } : hexagone pris { $percent } %
bar-taken-by = pris par { $units }
bar-none = ils tiennent
bar-held-none = vous tenez
bar-both-none = les défenseurs tiennent
bar-all-pass = tous traversent le tir
bar-some-stopped = le tir en arrête
bar-both-taken-guns = les canons sont pris
bar-both-DR-D = les défenseurs reculent en désordre
bar-both-DR-CC = les défenseurs reculent et testent
bar-both-DR = les défenseurs reculent
bar-both-EX = échange : tous testent
bar-both-AR-CC = les attaquants reculent et testent
bar-both-AR-D = les attaquants reculent en désordre
bar-both-stopped = arrêtée par le tir
odds-of-holding = de tenir l’hexagone
note-fate = { $unit } en désordre { $percent } %
note-fate-gone = { $unit } perdue { $percent } %
way-hold = Ils ne tirent pas
way-at = Sur { $units }
way-own-hold = Ne pas tirer
way-worst = vous le prenez
way-best = ils le prennent
line-sum = En tout
group-added = Ajouté au dé

## Layers and keys of the table
layer-reach = Portée
layer-cost = Coût des mouvements
layer-sight = Vue
layer-fire = Cibles à portée
layer-target = Cibles
layer-chain = Communications
layer-range = Rayon de commandement
layer-front = Fronts
layer-fronts = Fronts de toutes les unités
layer-works = Retranchements
layer-blow = Charges
layer-guard = Couverture
layer-hatched = Hexagones chargés
layer-chance = Risque du tir
key-facing = Tourner l’orientation
key-swap = Ordre d’une pile
key-range = Rayon de commandement
key-fronts = Fronts de toutes les unités

# Mots sur la carte.
label-to = vers { $place }
label-to-both = vers { $first }|et { $last }
label-ditch = fossé
label-middle-pontoon = Pont de bateaux
label-upper-pontoons = Ponts de bateaux|en amont
label-deep-run-mouth = embouchure du Deep Run
label-the-wooded-gap = la trouée boisée
label-unfinished-railroad = voie ferrée inachevée
label-bernard-s-cabins = Cases|Bernard
label-brock-road-junction = croisée de|Brock Road
label-jackson-s-march = marche de Jackson
label-sunken-road = Chemin creux
