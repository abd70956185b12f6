# What is fought and rolled out, step by step. $view: own, theirs, or none (a spectator: by the army's name);
# $many: many where the unit has a plural name.

decides = { $view ->
    [own] à vous
    [theirs] à eux
   *[none] au tour des { $army }
 }
two-dice = Deux dés
dice = { $number ->
    [one] Le dé
   *[other] Les dés
 }
total = Total
not-used = non employé
not-needed = sans objet
nothing-to-roll = aucune touche
note-instead = au lieu du { $face }
note-cds = pour { $number ->
    [one] un dé de commandement
   *[other] { $number } dés de commandement
 }

## What was risked
of-fire = { $view ->
    [theirs] de ne rien perdre
   *[own] de lui coûter des pertes
 }
caption-fire = { $view ->
    [theirs] Chances de ne rien perdre après chaque étape, en pour cent
   *[own] Chances de lui coûter des pertes après chaque étape, en pour cent
 }
of-control = { $view ->
    [theirs] qu’ils restent inactifs
   *[own] de n’être pas inactif
 }
caption-control = { $view ->
    [theirs] Chances qu’ils restent inactifs après chaque étape, en pour cent
   *[own] Chances de n’être pas inactif après chaque étape, en pour cent
 }
of-charge = { $view ->
    [theirs] de soutenir la charge
   *[own] de battre, briser ou chasser l’ennemi
 }
caption-charge = { $view ->
    [theirs] Chances de la soutenir après chaque étape, combat compris, en pour cent
   *[own] Chances de réussir après chaque étape, combat compris, en pour cent
 }
of-combat = { $view ->
    [theirs] de tenir
   *[own] de gagner le combat
 }
caption-combat = { $view ->
    [theirs] Chances de tenir après chaque étape, en pour cent, si nul ne relance
   *[own] Chances de gagner après chaque étape, en pour cent, si nul ne relance
 }
of-recovery = { $view ->
    [theirs] qu’elle ne récupère rien, avant le dé
   *[own] de récupérer des forces, avant le dé
 }
caption-recovery = { $view ->
    [theirs] Chances qu’elle ne récupère rien après chaque étape, en pour cent
   *[own] Chances de récupérer des forces après chaque étape, en pour cent
 }
of-initiative = { $view ->
    [theirs] de ne pas l’avoir
   *[own] d’avoir l’initiative
 }
caption-initiative = { $view ->
    [theirs] Chances de ne pas l’avoir, en pour cent
   *[own] Chances d’avoir l’initiative après chaque étape, en pour cent, si nul ne relance
 }
of-officer = { $view ->
    [theirs] qu’il soit perdu
   *[own] qu’il s’en tire
 }
caption-officer = { $view ->
    [theirs] Chances qu’il soit perdu, en pour cent
   *[own] Chances qu’il s’en tire, en pour cent
 }
of-morale = { $view ->
    [theirs] que leur armée se brise
   *[own] de poursuivre le combat
 }
caption-morale = { $view ->
    [theirs] Chances que leur armée se brise, en pour cent
   *[own] Chances de poursuivre le combat, en pour cent
 }
of-day = { $view ->
    [theirs] que la journée continue, avant le dé
   *[own] que la journée continue, avant le dé
 }
caption-day = { $view ->
    [theirs] Chances que la journée continue, en pour cent
   *[own] Chances que la journée continue, en pour cent
 }

## Fire
fire-subtitle = { $many ->
    [many] { $unit } tirent, { $distance } LB
   *[one] { $unit } tire, { $distance } LB
 }
rail-fire = { $view ->
    [own] Votre feu
    [theirs] Leur feu
   *[none] Feu
 }
rail-confirm = Temps
rail-save = Couvert
rail-losses = Pertes
fire-dice = { $unit } : { $number ->
    [one] un dé
   *[other] { $number } dés
 }
fire-confirm = Mauvais temps : chaque touche est relancée
fire-save = { $unit } : le couvert sauve sur 4 ou plus
fire-losses = { $unit }
note-confirm = compte sur 4 ou plus
hits-on = { $number } ou plus
hits = { $number ->
    [0] aucune touche
    [one] une touche
   *[other] { $number } touches
 }
confirm-result = { $number ->
    [0] aucune ne compte
    [one] une compte
   *[other] { $number } comptent
 }
save-result = { $number ->
    [0] aucune sauvée
    [one] une sauvée
   *[other] { $number } sauvées
 }
hits-left = { $number ->
    [0] plus de touche
    [one] reste une touche
   *[other] restent { $number } touches
 }
loses = { $number ->
    [0] aucune perte
    [one] une perte
   *[other] { $number } pertes
 }
word-loses = { $number ->
    [0] rien
   *[other] −{ $number }
 }
breaks = brisée
suppressed = neutralisée
outcome-fire = { $number ->
    [0] **{ $unit } : aucune perte.** { $hits ->
        [0] Personne n’a touché.
        [one] La touche est sauvée.
       *[other] Les { $hits } touches sont sauvées.
     }
    [one] **{ $unit } : une perte.**
   *[other] **{ $unit } : { $number } pertes.**
 }
outcome-left = Il lui reste { $number } PF.
outcome-breaks = L’unité est brisée et quitte la table.
outcome-guns = Cela compte quand toutes les batteries ont tiré.
outcome-suppressed = La batterie est neutralisée : elle ne tire ni ne bouge de toute l’impulsion.

## Initiative and command dice
turn-title = Tour { $turn }
initiative-title = Initiative
initiative-subtitle = Initiative, impulsion { $pulse }
initiative-who = Qui a l’initiative
initiative-dice = Deux dés par camp, un pour l’impulsion
rail-initiative-dice = Dés
rail-initiative = Initiative
rail-pool = { $view ->
    [own] Vos dés
    [theirs] Leurs dés
   *[none] { $army }
 }
pool = { $view ->
    [own] Vos dés de commandement
    [theirs] Leurs dés de commandement
   *[none] Dés de commandement : { $army }
 }
pool-word = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
pool-gains = { $number ->
    [one] un dé de commandement
   *[other] { $number } dés de commandement
 }
note-not-held = +1, ne l’avait pas à l’impulsion précédente
average-die = Le dé moyen
pulse-begins = l’impulsion { $pulse } commence
turn-ends = le tour finit
bar-initiative = { $view ->
    [own] à vous
    [theirs] à eux
   *[none] { $army }
 }
doubles = Double : { $army }
equal = Égalité : un dé décide
counts-higher = { $view ->
    [own] vous êtes devant
    [theirs] ils sont devant
   *[none] { $army } devant
 }
rail-again = { $view ->
    [own] Vous relancez
    [theirs] Ils relancent
   *[none] Relance
 }
initiative-again = { $view ->
    [own] Vous relancez
    [theirs] Ils relancent
   *[none] Relance : { $army }
 }
has-initiative = { $view ->
    [own] à vous
    [theirs] à eux
   *[none] { $army }
 }
outcome-initiative = { $view ->
    [own] **L’initiative est à vous.** Vous tirez d’abord et choisissez quel camp joue le premier.
    [theirs] **L’initiative est à eux.** Ils tirent d’abord et choisissent quel camp joue le premier.
   *[none] **Initiative : { $army }.** Ils tirent d’abord et choisissent quel camp joue le premier.
 }
outcome-turn-ends = **Le tour finit.** Il n’y a pas d’impulsion { $pulse }.

## Control
control-subtitle = Contrôle : { $force }
control-dice = { $officer } lance { $number } dés
control-again = { $officer } peut faire relancer un dé
control-pick = Deux dés sont choisis
control-two = Deux dés choisis
rail-dice = Dés
rail-second = Second jet
rail-status = Statut
note-cds-given = { $number ->
    [one] un dé de commandement reçu
   *[other] { $number } dés de commandement reçus
 }
note-near = ennemi à { $distance } LB : 7 actif, 11 à l’attaque !
note-far = pas d’attaque : 8 actif
outcome-inactive = **{ $officer } reste inactif.** Ses unités ne bougent ni n’attaquent de cette phase.
outcome-active = **{ $officer } est actif.** Ses unités bougent ou attaquent comme on l’ordonne.
outcome-attack = **{ $officer } à l’attaque !** Ses unités doivent attaquer ou avancer.

## Charge
charge-subtitle = { $many ->
    [many] { $unit } chargent : { $side }
   *[one] { $unit } charge : { $side }
 }
attack-test = Test d’attaque : { $unit }
rail-test = Test d’attaque
note-not-above = pas plus que sa force, { $number }
goes-in = y va
hangs-back = hésite
rail-evade = Esquive
rail-flight = Fuite
react-evade = { $unit } : tenir ou esquiver
react-flight = { $unit } : une dernière salve, puis la fuite
stands = tient
evades = esquive
gets-away = s’échappe
is-caught = est rattrapée
note-at-most = fuite sur { $number } ou moins
note-odd = dés impairs de la batterie
flees = fuit
stays-put = n’échappe pas
rail-contact = Contact
contact-with = Jusqu’à { $unit }
contact = contact
counter-charges = contre-charge
turns-to-face = lui fait face
attacked-too = attaquée aussi
goes-on = s’arrête
word-no-attack = pas d’attaque
word-repulsed = fauchée
word-leaves = chassée
word-falls = brisée
outcome-no-attack = **{ $unit } : pas d’attaque.** Le test a échoué.
outcome-repulsed = **{ $unit } : charge fauchée avant le contact.** { $target } tient.
outcome-leaves = **{ $target } : l’ennemi est chassé.** La charge, { $unit }, ne rencontre personne.
outcome-falls = **{ $target } : ennemi brisé avant le contact.**
outcome-contact = **{ $unit } au contact : { $target }, { $side }.** Le combat suit les mouvements : { $percent } % { $view ->
    [theirs] de tenir.
   *[own] de gagner.
 }

## Combat
combat-subtitle = { $many ->
    [many] { $units } attaquent
   *[one] { $units } attaque
 }
rail-valour = Valeur
valour-who = Qui paie de sa personne
leads = paie de sa personne
nobody-leads = personne
rail-sum = { $view ->
    [own] Votre total
    [theirs] Leur total
   *[none] { $army }
 }
note-kind = un de plus pour { $unit }
combat-again = { $view ->
    [own] Vous relancez un dé
    [theirs] Ils relancent un dé
   *[none] Un dé relancé : { $army }
 }
rail-result = Résultat
combat-result = Résultat
combat-decisive = { $view ->
    [own] Vous avez le double : ils sont tous brisés
    [theirs] Ils ont le double : les vôtres sont tous brisés
   *[none] { $army } : le double, les ennemis sont tous brisés
 }
combat-won = { $view ->
    [own] Vous gagnez
    [theirs] Ils gagnent
   *[none] Victoire : { $army }
 }
bar-won-all = { $view ->
    [own] vous les brisez
    [theirs] ils vous brisent
   *[none] les assaillants les brisent
 }
bar-won = { $view ->
    [own] vous gagnez
    [theirs] ils gagnent
   *[none] les assaillants gagnent
 }
bar-lost = { $view ->
    [own] vous êtes repoussé
    [theirs] ils sont repoussés
   *[none] les assaillants sont repoussés
 }
bar-lost-all = { $view ->
    [own] vous êtes brisé
    [theirs] ils sont brisés
   *[none] les assaillants sont brisés
 }
word-won-all = brisés
word-won = gagné
word-lost = repoussés
word-lost-all = écrasés
rail-officers = Officiers
officers-tested = Officiers en danger
rail-parting = Ensuite
parting = Repli ou avance
falls-back = se replie
cannot-fall-back = sans place : une perte de plus
ridden-through = traversée : une perte
advances = avance
stays = reste
occupies = occupe { $sector }
outcome-decisive = { $view ->
    [own] **Vous les brisez.** { $units } : le double.
    [theirs] **Ils vous brisent.** { $units } : le double.
   *[none] **Victoire décisive : { $army }.** { $units } : le double.
 }
outcome-combat = { $view ->
    [own] **Vous gagnez le combat.**
    [theirs] **Ils gagnent le combat.**
   *[none] **Combat gagné : { $army }.**
 }
outcome-broken = En déroute : { $units }.
outcome-falls-back = { $many ->
    [many] { $units } se replient.
   *[one] { $units } se replie.
 }
outcome-loses-officer = { $officer } est perdu.

## Recovery
recovery-subtitle = Récupération, { $number ->
    [one] une perte
   *[other] { $number } pertes
 }
recovery-die = { $unit } : le dé
recovery-again = { $unit } : un second jet
rail-die = Dé
note-below = moins de { $number }
note-rallies = { $officer } la rallie
recovers = un point de retour
recovers-not = rien
outcome-recovers = **{ $unit } : un point de retour.** { $number } PF à présent.
outcome-recovers-not = **{ $unit } : rien de récupéré.**

## Officers, armies, nightfall
officer-subtitle = Un officier en danger
danger-near-broken-unit = Près d’une unité qui se brise
danger-overrun = L’ennemi est passé sur lui
note-lost-on = perdu sur 12 ou plus
officer-safe = indemne
officer-lost = perdu
outcome-officer-safe = **{ $officer } est indemne.**
outcome-officer-lost = **{ $officer } est perdu.** Un successeur prend sa place.
morale-title = Moral de l’armée
morale-subtitle = Fin du tour { $turn }
morale-of = Moral : { $army }
morale-modifier = Général en chef et pertes
morale-needed = 6 ou plus : elle poursuit
note-two-thirds = les deux tiers sont perdus
army-holds = poursuit
army-breaks = est brisée
bar-fights-on = { $view ->
    [own] vous poursuivez
    [theirs] ils poursuivent
   *[none] poursuite : { $army }
 }
bar-breaks = { $view ->
    [own] votre armée se brise
    [theirs] leur armée se brise
   *[none] armée brisée : { $army }
 }
outcome-army-holds = **{ $army } : le combat continue.**
outcome-army-breaks = **{ $army } : l’armée est brisée.**
nightfall = Tombée de la nuit
day-subtitle = Après le tour { $turn }
day-die = La journée finit-elle au tour { $turn } ?
note-ends-on = finit sur { $number } ou plus
day-goes-on = la journée continue
day-ends = la nuit tombe
outcome-day-goes-on = **La journée continue.** Le tour { $turn } n’était pas le dernier.
outcome-day-ends = **La nuit tombe après le tour { $turn }.**

## Ink
trace-falls-back = se replie
trace-evades = esquive
trace-flees = fuit
trace-lost = brisée
trace-near-broken-unit = tué
trace-valour = tué
trace-overrun = capturé

## Dispatches
head-moves = { $many ->
    [many] { $unit } marchent
   *[one] { $unit } marche
 }
detail-moves = { $cost } de { $allowance } LB, face : { $wind }
head-changes = { $many ->
    [many] { $unit } changent de formation
   *[one] { $unit } change de formation
 }
detail-changes = { $formation }, face : { $wind }
head-enters = { $many ->
    [many] { $unit } occupent une ville
   *[one] { $unit } occupe une ville
 }
head-arrives = { $many ->
    [many] { $unit } arrivent
   *[one] { $unit } arrive
 }
head-pays = Une batterie peut bouger : { $unit }
head-rides = { $officer } part à cheval
head-rides-paid = { $officer } part à cheval
head-gives = { $officer } reçoit un dé de commandement
head-reins = Le général en chef mène { $force }
head-leads = D’abord : { $army }
