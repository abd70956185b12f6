# Ce que la table dit de ses objets.
list-and = { $first } et { $last }
bw = { $length } LB
scene-title = { $battle } : { $moment }
moment = tour { $turn }, impulsion { $pulse }
moment-turn = tour { $turn }
sector-name = { $town }, secteur { $number }
wind-0 = nord
wind-1 = nord-est
wind-2 = est
wind-3 = sud-est
wind-4 = sud
wind-5 = sud-ouest
wind-6 = ouest
wind-7 = nord-ouest

## Le terrain

fact-level = Hauteur, niveau { $level }
fact-level-cost = Chaque niveau gravi coûte du mouvement ; un sol plus haut que les deux bouts bloque la vue
fact-woods = Bois : plus de 1 LB de bois bloque la vue
fact-rough = Terrain accidenté : il ne bloque pas la vue
fact-impassable = Infranchissable
fact-difficult = Difficile : demi-allure pour l’infanterie régulière et la cavalerie irrégulière, interdit à la cavalerie régulière et aux canons
fact-cover = Donne un couvert
fact-no-cover = Ne donne pas de couvert
fact-stream = Un ruisseau : le franchir coûte du mouvement ; qui l’enjambe est vulnérable
fact-river = Une rivière : on ne la passe que par la route, sur un pont
fact-road = Une route : une unité en formation de marche qui la suit a 2 LB de plus et passe les ponts
fact-wall = Un mur : le franchir coûte du mouvement ; couvert pour qui se tient derrière
fact-entrenchment = Un retranchement : le franchir coûte du mouvement ; couvert pour qui se tient derrière
fact-town = Un secteur de ville : une unité d’infanterie en garnison, à couvert, tirant tout autour avec la moitié des dés
fact-garrison = Garnison : { $unit }

## Les unités

kind-RI = Infanterie régulière
kind-II = Infanterie irrégulière
kind-HC = Cavalerie lourde
kind-LC = Cavalerie légère
kind-IC = Cavalerie irrégulière
kind-HA = Artillerie lourde
kind-HW = Obusiers
kind-RA = Artillerie à cheval
formation-FF = formation de combat
formation-MF = formation de marche
formation-garrison = en garnison
formation-waiting = pas encore sur la table
formation-gone = brisée
formation-guns-FF = en batterie
formation-guns-MF = attelée
formation-guns-waiting = pas encore sur la table
formation-guns-gone = brisée
detail-unit = { $kind }, { $formation } ; { $force }
detail-army-guns = { $kind }, { $formation } ; artillerie d’armée
fact-strength = { $sp } points de force sur { $start }
fact-allowance = Se déplace de { $allowance } LB
fact-vulnerable-uncommanded = Vulnérable : sans commandement
fact-vulnerable-stream = Vulnérable : à cheval sur un ruisseau
fact-vulnerable-ground = Vulnérable : cavalerie en terrain difficile
fact-suppressed = Neutralisée : elle ne peut ni tirer ni bouger pendant cette impulsion
fact-fired = A tiré pendant cette impulsion
fact-moved = S’est déplacée
fact-engaged = Engagée avec { $units }
fact-army-guns = Artillerie d’armée, toujours commandée ; elle ne bouge que si le général en chef paie
fact-no-officer = Son officier n’est pas sur la table
fact-in-command = Commandée : à { $distance } LB de { $officer }, rayon { $radius }
fact-out-of-command = Sans commandement : à { $distance } LB de { $officer }, rayon { $radius }
fact-by-chain = Commandée par contact avec { $units } ; à { $distance } LB de { $officer }
fact-shot = { $unit } à { $distance } LB : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $number }+, une touche { $chance } %
fact-shot-saved = { $unit } à { $distance } LB : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $number }+, une touche { $chance } %, chacune sauvée sur 4+
fact-hidden = { $unit } à { $distance } LB : pas de ligne de tir, { $by } la coupe
fact-charge = Charge contre { $unit } : contact à { $cost } sur { $allowance } LB
fact-no-charge = Pas de charge contre { $unit }. { $reason }
fact-flanked = Flanc ouvert à { $units }
fact-under-fire = Sous le feu de { $units }
band-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $number }+

## Les officiers

rating-poor = médiocre
rating-average = moyen
rating-good = bon
rating-great = grand
detail-commander = Général en chef, { $rating }
detail-officer = Commande { $force }
fact-command-dice = Lance { $dice }D6 de commandement par tour ; { $pool } en réserve
fact-personality = Personnalité { $mod }
fact-exceptional = Exceptionnel : relance un dé de contrôle
fact-valour = Valeur { $v }
fact-status-inactive = Sa force est inactive
fact-status-active = Sa force est active
fact-status-attack = Sa force doit attaquer
fact-uncommanded = Sans commandement : { $units }
fact-all-in-command = Toutes ses unités sont commandées

## Les objectifs

item-objective = Objectif
fact-objective = Donne { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} : { $side }
fact-held = Tenu : { $side }
fact-held-by-nobody = Tenu par personne
fact-objective-town = Tenu par le camp qui y a seul une garnison
fact-objective-circle = Tenu par le camp qui a seul de l’infanterie ou de la cavalerie à { $radius } LB

## Les panneaux

panel-time-note = Durée de base : tour { $length }
turn-may-end = Après lui le jour finit à { $chance } %
pulse-chance = { $chance } %
pulse-words = Chance que le tour ait une impulsion { $number }
step-musketry = Mousqueterie
step-guns = Tir d’artillerie
step-control = Contrôle
step-move = Mouvement
step-fight = Combat
step-of = { $step } : { $side }
row-initiative = Initiative : { $side }
row-nightfall = La nuit tombe après ce tour à { $chance } %
panel-command = Dés de commandement
panel-command-note = { $pool } en réserve
row-handicap = Handicap : pertes réduites de { $number }
row-dice-wanted = Chances en % : les deux meilleurs dés, le plus haut statut voulu
general-distance = { $distance } LB
general-reins = près du général en chef
general-again = relance
general-cost = { $cost } par dé
general-far = pas d’ennemi à 8 LB
status-inactive = Inactive
status-active = Active
status-attack = À l’attaque !
panel-armies = Armées
panel-armies-note = pertes / seuil
row-army = { $side } : { $units } unités, { $sp } PF
row-army-test = Test de moral à la fin du tour : tient à { $chance } %
row-army-spent = Deux tiers perdus : brisée à la fin du tour
panel-objectives = Points de victoire
panel-objectives-note = { $ours } : { $theirs }
panel-forces-note = { $commander }, { $rating }
row-force-out = { $force } ; sans commandement : { $units }
row-army-guns = Artillerie d’armée : { $units }
panel-arrivals = Renforts
row-arrival = { $force }, { $number } unités
row-arrival-turn = tour { $turn }

## La décision

waiting = { $side } : à eux de décider. { $situation }
situation-turn = { $moment }.
situation-step = { $step }, impulsion { $pulse }.
label-done = Terminé
label-done-musketry = Fin de la mousqueterie
label-done-artillery = Fin du tir
label-done-orders = Commencer les tests
label-done-move = Finir les mouvements
label-take = Prendre { $piece }
label-move = { $unit } : { $legs }
label-charge = { $unit } charge { $target }
label-charge-turning = { $unit } charge { $target } : { $turns }
label-officer = { $officer } va à { $distance } LB, près de { $near }
label-run-away = Esquiver de { $distance } LB, dos à l’ennemi
label-run-back = Esquiver de { $distance } LB, face à l’ennemi
label-go = Continuer de { $distance } LB
label-go-no-farther = S’arrêter ici
label-shift = { $unit } fait place : { $where }
label-place = { $unit } entre
label-post = Poster { $unit } { $where }
label-advance = { $unit } avance de { $distance } LB
label-pick = { $sum } : { $status }
label-reroll = Relancer le { $face }
way-off = { $distance } LB { $way }
way-beside = près de { $unit }
way-0 = au nord
way-1 = au nord-est
way-2 = à l’est
way-3 = au sud-est
way-4 = au sud
way-5 = au sud-ouest
way-6 = à l’ouest
way-7 = au nord-ouest
leg-advance = avance { $length }
leg-wheel = { $hand ->
    [left] conversion à gauche { $angle }°
   *[right] conversion à droite { $angle }°
}
leg-about = volte-face
leg-pivot = face au { $wind }
leg-oblique = { $hand ->
    [left] oblique à gauche { $angle }° { $length }
   *[right] oblique à droite { $angle }° { $length }
}
leg-back = recule { $length }
leg-change = change de formation, face au { $wind }
leg-road = par la route { $length }
leg-leave = sort par le { $edge }
leg-enter = dans { $sector }

## Les chances

odds-fire = { $unit } tire
odds-fire-of = de lui coûter des pertes
odds-control = Test de contrôle
odds-control-of = de n’être pas inactif
odds-combat = { $units } : à l’attaque
odds-combat-of = de gagner le combat
bar-loses = perd { $number }
bar-loses-more = perd { $number } ou plus
bar-loses-nothing = ne perd rien
bar-won-all = gagné, décisif
bar-won = gagné
bar-lost = perdu
bar-lost-all = perdu, décisif
note-breaks = { $unit } est brisée à { $percent } %
note-hit = Au moins une touche : { $percent } %
note-losses = Pertes à attendre : { $ours } pour l’attaquant, { $theirs } pour le défenseur
note-no-rerolls = Sans valeur ni dés de commandement
note-recovery = Avec la relance du général, sans dé de commandement
note-again = Un dé n’est relancé que si la Force devait rester inactive
group-fire = Tir
group-each-die = chaque dé
group-control = Contrôle
line-distance = Distance du front, LB
line-dice = Dés
line-number = Un dé touche sur
line-confirm = Mauvais temps : encore
line-save = Sauvé sur
line-personality = Personnalité
line-again = Dés relancés
odds-charge = { $unit } charge
odds-charge-of = de battre, briser ou chasser l’ennemi
odds-recovery = Récupération
odds-recovery-of = de récupérer des forces
bar-falls = brisée avant le contact
bar-leaves = esquive ou fuit
bar-repulsed = la charge est abattue par le feu
bar-no-attack = le test d’attaque échoue
bar-recovers = récupère { $number }
group-charge = Charge
group-recovery = Récupération
line-contact = Contact à
line-edge = Côté touché
line-test = Test d’attaque
line-losses = Pertes
line-attempts = Essais
line-fire-losses = Pertes à prévoir avant le contact
edge-front = front
edge-right = flanc droit
edge-rear = arrière
edge-left = flanc gauche
edge-sector = ville
way-stand = Elle tient
way-evade = Elle esquive
way-wins = succès
line-combat-dice = Dés

## Le journal

told-control-column = ennemi le plus proche à { $distance } LB
told-control-picked = dés { $first } et { $second }, général { $modifier }
told-advance = avance { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-wheel = conversion { $amount }°{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-about-face = volte-face{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-pivot = tourne à { $amount }°{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-oblique = oblique { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-back = recul { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-side = pas de côté { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-change = changement de formation{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-limber = attelle ou met en batterie{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-road = par la route { $amount }{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-enter = entre dans la ville{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-leave = sort de la ville{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }
told-sector = vers le secteur voisin{ $same ->
     [yes] {""}
    *[no] { " " }({ $cost })
 }

## Batailles libres

moment-muster = avant la bataille
panel-muster = { $side } : l’armée
panel-muster-note = { $spent } points sur { $points }
row-muster-commander = { $officer }, { $rating }
row-muster-force = { $officer } ({ $mod }) : { $units }
row-muster-waiting = { $number } encore à déployer
muster-units = { $number } × { $kind } ({ $sp } PF)
muster-units-oblique = { $number } × { $kind } ({ $sp } PF, oblique)
label-deploy = { $unit } { $where }, en formation de combat
label-deploy-march = { $unit } { $where }, en formation de marche
deploy-at = en { $x } ; { $y }
deploy-by = { $far } LB { $line ->
    [front] devant
   *[rear] derrière
 } { $officer }{ $hand ->
    [left] , { $aside } à sa gauche
    [right] , { $aside } à sa droite
   *[none] {""}
 }
label-deploy-in = { $unit } en garnison à { $sector }
label-station = { $officer } en { $x } ; { $y }
label-raise = { $kind } de { $sp } PF, { $cost } points
label-raise-oblique = { $kind } de { $sp } PF, exercée à l’oblique, { $cost } points
label-guns = { $kind } comme artillerie d’armée, { $cost } points
label-done-raise = L’armée est complète

## Layers and keys of the table
layer-sight = Vue
layer-target = Cibles
layer-path = Chemins
layer-chain = Communications
layer-range = Rayon de commandement
layer-lane = Voies de charge
layer-band = Portée de tir
layer-band-far = Longue portée
layer-threat = Menace
step-wheel-left = Un peu à gauche
step-back = Un peu en arrière
step-forward = Un peu en avant
step-wheel-right = Un peu à droite
key-march = Une unité en main : avancer, reculer, converser (Maj plus, Ctrl moins)
key-oblique = Oblique à gauche, à droite
key-about-face = Volte-face
key-formation = Formation
key-snap = D’un accrochage à l’autre
key-charge = La charge à la plus petite conversion
key-line = Tous ceux en ligne avec elle

## Still to do

percent = { $percent } %
duties-attack = { $officers } : à l’attaque !
duties-move = Mouvements
duties-control = Tests de contrôle
duties-musketry = Mousqueterie
duties-guns = Canons
duties-recovery = Récupération
duties-combat = Combats
must = À l’attaque ! { $duties }.
must-which = { $number ->
    [1] Comment ?
   *[other] Qui part en premier ?
 }
must-attack = { $many ->
    [many] { $units } doivent attaquer
   *[one] { $units } doit attaquer
 }
must-advance = { $many ->
    [many] { $units } doivent avancer
   *[one] { $units } doit avancer
 }
duty-attack = { $many ->
    [many] { $unit } doivent attaquer
   *[one] { $unit } doit attaquer
 }
duty-advance = { $many ->
    [many] { $unit } doivent avancer
   *[one] { $unit } doit avancer
 }
duty-contact = { $target }, { $side }, contact à { $cost } LB sur { $allowance }
duty-within = à { $distance } LB au plus de { $target }
duty-move = Les unités de { $officer } peuvent bouger
duty-ride = Les officiers peuvent se déplacer
duty-done = { $many ->
    [many] { $unit } : c’est fait
   *[one] { $unit } : c’est fait
 }
duty-test = { $officer } est à tester
duty-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $mod }
duty-fire = { $many ->
    [many] { $unit } peuvent tirer
   *[one] { $unit } peut tirer
 }
duty-must-fire = { $many ->
    [many] { $unit } doivent tirer à mitraille
   *[one] { $unit } doit tirer à mitraille
 }
duty-target = { $number ->
    [one] { $target } à { $distance } LB
   *[other] { $target }, à partir de { $distance } LB
 }
duty-recover = { $many ->
    [many] { $unit } peuvent récupérer
   *[one] { $unit } peut récupérer
 }
duty-losses = { $number ->
    [one] une perte
   *[other] { $number } pertes
 }
duty-against = contre { $units }
cost-of = { $cost } LB sur { $allowance }
die-count = { $number ->
    [one] un dé
   *[other] { $number } dés
 }

## Days of the battles, beneath their maps
date-warburg = 31 juillet 1760
date-rossbach = 5 novembre 1757
date-leuthen = 5 décembre 1757
date-kolin = 18 juin 1757
date-zorndorf = 25 août 1758
