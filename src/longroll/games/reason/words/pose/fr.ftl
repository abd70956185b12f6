# A unit in hand: card, prompt, what is spoken.
list = { $first } et { $last }
length = { $length } LB
left = LB restants
over = { $cost } de trop
subtitle = { $kind }, { $sp }, { $formation }
formation-FF = formation de combat
formation-MF = formation de marche
formation-garrison = garnison
subtitle-commander = Général en chef, { $rating }
subtitle-officer = Commande { $force }
rating-poor = médiocre
rating-average = moyen
rating-good = bon
rating-great = grand

## Grips
grip-front = Avancer, droit ou oblique
grip-corner-left = Converser à droite
grip-corner-right = Converser à gauche
grip-rear = Reculer
grip-side-left = Pas à gauche
grip-side-right = Pas à droite
grip-turn = Pivoter sur le centre
grip-rider = S’y rendre à cheval

## Legs
leg-advance = Avance { $length }
leg-wheel-left = Conversion à gauche { $angle }°
leg-wheel-right = Conversion à droite { $angle }°
leg-about = Volte-face
leg-pivot = Pivot au { $angle }°
leg-oblique-left = Oblique à gauche { $angle }°, { $length }
leg-oblique-right = Oblique à droite { $angle }°, { $length }
leg-back = Recul { $length }
leg-side-left = Pas à gauche { $length }
leg-side-right = Pas à droite { $length }
leg-change-FF = Formation de combat, face au { $angle }°
leg-change-MF = Formation de marche, face au { $angle }°
leg-limber-FF = Mise en batterie, face au { $angle }°
leg-limber-MF = Amener l’avant-train, face au { $angle }°
leg-road = Par la route { $length }
leg-enter = Entrée dans { $sector }
leg-leave = Sortie de la ville
leg-shift = Vers { $sector }

## The prompt
ask-where = { $unit } en main. **Où aller ?**
ask-stop = { $unit } : { $deeds }. **S’arrêter ici ?**
ask-not = { $unit } : { $deeds }. **Impossible ici.**
ask-charge = { $unit } contre { $target }. **Charger ?**
ask-ride-where = { $officer } en main. **Où va-t-il ?**
ask-ride = { $officer } se déplace. **S’arrêter ici ?**
ask-not-there = { $officer } se déplace. **Il ne peut pas s’arrêter ici.**
does-advance = avance
does-wheel = conversion
does-about = volte-face
does-pivot = pivot
does-oblique = oblique
does-back = recul
does-side = pas de côté
does-change = changement de formation
does-limber = changement de formation
does-road = marche par la route
does-enter = entrée en ville
does-leave = sortie de la ville
does-shift = changement de secteur
do-stop = S’arrêter ici
do-charge = Charger
do-charge-at = Charger à { $angle }°
do-charge-straight = Charger tout droit
do-ride = S’y rendre

## Lines of the card
extra-MR-13-1 = Terrain difficile
extra-MR-13-2 = Obstacle
extra-MR-13-5 = Changement de niveau
snapped = Accroché : { $what }
snap-allowance = fin du potentiel
snap-farthest = aussi loin que possible
snap-enemy = à { $distance } de { $unit }
snap-line = aligné sur { $unit }
snap-contact = contact avec { $unit }
snap-road = le long de la route
snap-round = { $angle }°
snap-parallel = parallèle à { $unit }
snap-against = face à { $unit }
out-of-command = Hors du commandement de { $officer }
radius = Rayon de commandement de { $officer }
head-charge = Charge sur { $unit }, tout droit
contact-at = Contact à { $cost } sur { $whole } LB
test-needed = Test d’attaque avant la charge
no-test = Pas de test d’attaque
charge-straight = Charge sur { $target }
charge-oblique = Charge oblique sur { $target }
charge-at = Charge sur { $target }, conversion de { $angle }°
gauge-charge = Une charge tout droit atteint son but
head-fire = Feu d’ici, prochaine impulsion
head-fire-on = Feu sur { $unit }, prochaine impulsion
a-hit = une touche
fire-line = Jusqu’à { $outer } LB : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} à { $needs }
band-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
bonus-MR-10-2 = flanc ou arrière
bonus-MR-10-2-MF = formation de marche
bonus-MR-10-2-vulnerable = vulnérable
saves = Chaque touche est sauvée à 4+
loupe-short = à { $gap } LB du contact
loupe-gap = { $gap } LB entre elles

## Spoken at every step
said-cost = Coût { $cost }, reste { $left }
said-enemy = Ennemi le plus proche { $unit }, { $gap }
said-legal = Permis ici

## Other ways to stand
group-formation = Formation
group-other = Autres mouvements
group-suggested = À considérer
how-kept = même face
how-enemy = vers l’ennemi
how-road = le long de la route
how-road-back = à rebours sur la route
how-left = face à gauche
how-right = face à droite
how-rear = face à l’arrière
change-MF-left = Marche, socle gauche, { $how }
change-MF-right = Marche, socle droit, { $how }
change-FF-left = Ligne vers la gauche, { $how }
change-FF-right = Ligne vers la droite, { $how }
change-turn-left = Redéployer, { $how }
change-turn-right = Redéployer, { $how }
change-guns-FF = Mise en batterie, { $how }
change-guns-MF = Amener l’avant-train, { $how }
change-guns-turn = Tourner les pièces, { $how }
way-about = Volte-face
way-in = Entrer dans { $sector }
way-out-FF = Sortir au { $edge }, en formation de combat
way-out-MF = Sortir au { $edge }, en formation de marche
way-sector = Vers { $sector }
edge-north = nord
edge-east = est
edge-south = sud
edge-west = ouest

## Officers
ride = Chevauchée
ride-said = { $officer } parcourt { $length }
ride-costs = Coûte un dé de commandement
ride-to = Place { $number }
all-commanded = Toutes ses unités commandées
left-behind = Hors de commandement : { $units }
to-commander = Jusqu’à { $officer }

## A line moved together
line-title = Ligne de { $number ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $number }
}
line-pace = le plus lent donne le pas
member-cost = { $cost } LB sur { $whole }
member-stops = arrêt à { $at }, { $cost }
stops = À { $at }, { $unit } ne peut aller plus loin.
stops-obstacle = À { $at }, { $unit } devrait franchir un obstacle : { $cost } LB de plus.
stops-level = À { $at }, { $unit } changerait de niveau : { $cost } LB de plus.
pays-obstacle = { $unit } : franchir un obstacle coûte { $cost } LB.
pays-level = { $unit } : changer de niveau coûte { $cost } LB.
pays-difficult = { $unit } : le terrain difficile coûte { $cost } LB de plus.
line-command = Dans les { $radius } LB de { $officer }
line-enemy = Ennemi le plus proche : { $unit }
said-left = Reste { $left } LB
grip-line-left = Converser la ligne à gauche
grip-line-right = Converser la ligne à droite
line-advance = avancent
line-oblique = obliquent
line-back = reculent
line-wheel = conversent
line-about = font volte-face
ask-line-where = { $number } unités en ligne. **Où aller ?**
ask-line = { $number } unités { $deeds } en ligne. **S’arrêter ici ?**
ask-line-not = { $number } unités { $deeds } en ligne. **Pas ainsi.**

## Put on the table
ask-place = { $who } en main. **Où ?**
ask-place-not = { $who } : **pas ici.**
do-place = Placer ici
