# Ce que la carte dit de ses lieux.
position-between = entre { $first } et { $second }
entry-CHAMBERSBURG = Chambersburg
entry-MUMMASBURG = Mummasburg
entry-HARRISBURG = Harrisburg
entry-EMMITSBURG = Emmitsburg
entry-TANEYTOWN = Taneytown
entry-BALTIMORE = Baltimore
fact-side = Vers { $area } : { $terrain }
terrain-open = dégagé
terrain-ridge = { $guns ->
    [one] crête, un canon
   *[other] crête, { $guns } canons
}
terrain-steep = pente raide
terrain-obstructed = obstrué
fact-road = { $road } passe ici
fact-sight = Ligne de vue spéciale vers { $area }
fact-barred = Aucun bloc de l’Union ne peut y entrer
fact-town = La ville : aucun renfort confédéré ne la traverse par la route
fact-partial = Ouvert sur le bord de la carte : des blocs peuvent en sortir
fact-entry-area = { $army ->
    [USA] Zone d’entrée de l’Union : { $entry }
   *[CSA] Zone d’entrée confédérée : { $entry }
}
fact-objective = Un objectif s’y trouve au début
fact-entry = { $army ->
    [USA] Les renforts de l’Union attendent ici
   *[CSA] Les renforts confédérés attendent ici
}
fact-entry-road = Ils peuvent venir par { $road }

# What the table says of the position.
position-line = { $first } / { $second }
scene-title = Les canons de Gettysburg, { $moment }
day-of-july = { $day ->
    [1] 1er juillet
   *[other] { $day } juillet
}
moment = { $day }, { $first }
moment-hours = { $day }, de { $first } à { $last }
short-night = Nuit

## Blocks and tokens

command-Reynolds = Ier corps
command-Hancock = IIe corps
command-Sickles = IIIe corps
command-Sykes = Ve corps
command-Sedgwick = VIe corps
command-Howard = XIe corps
command-Slocum = XIIe corps
command-Buford = Division de cavalerie
command-Kilpatrick = Division de cavalerie
command-Iron = Brigade de fer, Ier corps
command-division = Division { $name }, { $corps } corps
item-hidden = { $army ->
    [USA] Bloc de l’Union
   *[CSA] Bloc confédéré
}
item-works = Retranchements
item-objective = Objectif
item-token-hidden = Pion d’artillerie, face cachée
token-march = marche / retranchements
token-guns = { $deployment }, { $strength ->
    [one] un canon
   *[other] { $strength } canons
}
token-any = Tous
token-reserve = Réserve
token-corps = { $corps } corps
fact-strength = Force { $strength }, au complet
fact-strength-reduced = Force { $strength }, réduit
fact-victor = Victorieux : qui est menacé par lui doit se replier
fact-attacked = A attaqué dans cette phase
fact-moved = A bougé dans cette phase
fact-unseen = Sa face n’a pas été vue
fact-face-known = Vu : { $face }
fact-line-known = Un bloc réduit de { $command }
fact-works = Vers { $area } : qui attaque de là combat avec plus de peine
fact-controlled = { $army ->
    [USA] Contrôlé par l’Union
   *[CSA] Contrôlé par les Confédérés
}
fact-full-control = Pleinement contrôlé : la route vers l’arrière est libre
fact-no-full-control = Pas pleinement contrôlé : sous le feu ou coupé de l’arrière
fact-front = Front : { $area }. Commande { $areas ->
    [one] une zone
   *[other] { $areas } zones
}
fact-flanks = { $number ->
    [one] Un flanc est menacé
   *[other] Les deux flancs sont menacés
}
fact-separation = Séparation de l’ennemi : { $number }
fact-march = Pourrait marcher vers { $positions ->
    [one] une position
   *[other] { $positions } positions
}
fact-attackers = Vos blocs sur { $number ->
    [one] une position
   *[other] { $number } positions
} pourraient l’attaquer
fact-blocks = { $number ->
    [one] Un bloc
   *[other] { $number } blocs
}
fact-last-seen = Vu : { $faces }
fact-commands = Peut être : { $commands }
fact-strengths = Force { $strengths }
fact-stack = { $blocks }
fact-under-fire = { $army ->
    [USA] Dans un champ de tir de l’Union
   *[CSA] Dans un champ de tir confédéré
}
fact-off-map = Hors de la carte : { $place }
fact-to-come = { $number ->
    [one] Un commandement encore à venir
   *[other] { $number } commandements encore à venir
}
fact-march-token = Allonge trois marches, ou devient retranchement la nuit
fact-gun-strength = Artillerie de force { $strength }
fact-token-needs = Demande { $number ->
    [one] un bloc correspondant
   *[other] { $number } blocs correspondants
} sur la position et auprès
fact-token-fits = Peut aller sur { $number ->
    [one] une position
   *[other] { $number } positions
}

## Panels

panel-time-note = { $hours ->
    [one] Ce tour dure une heure
   *[other] Ce tour dure { $hours } heures
} ; { $army ->
    [USA] l’Union joue d’abord
   *[CSA] les Confédérés jouent d’abord
}
panel-tray = Votre plateau
panel-trays = Plateaux
panel-tray-note = { $number } sur { $most }, cachés à l’ennemi
row-tray = { $army ->
    [USA] Union
   *[CSA] Conféd.
}
card-march = Marche
card-works = ou retranchement
card-needs = demande { $number }
card-locked = pas encore là
card-lost = plus personne
panel-piles = Jetons
row-piles = réserve { $reserve }, retour { $returned }, servis { $used }, perdus { $spent }
row-spent = Perdus : { $tokens }
panel-attack = L’attaque, étape { $step } sur 9 : { $name }
attack-step-1 = déclaration
attack-step-2 = appui de la défense
attack-step-3 = appui de l’attaque
attack-step-5 = bombardement
attack-step-6 = tir défensif
attack-step-8 = corps à corps
attack-step-9 = repli
row-attacker = { $name }
row-attacker-leads = { $name }, en tête
row-hidden = Un bloc venu de { $place }
row-hidden-leads = Le bloc de tête, venu de { $place }
row-steps = { $steps ->
    [0] sur place
    [one] { $steps } pas
   *[other] { $steps } pas
}
row-hits = { $position } : { $hits ->
    [one] un coup sur les blocs
   *[other] { $hits } coups sur les blocs
}
row-needed = { $blocks ->
    [one] Un bloc
   *[other] { $blocks } blocs
}, { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
} à employer
panel-orders = Ordres
panel-orders-note = { $army ->
    [USA] Phase de l’Union
   *[CSA] Phase confédérée
}
row-orders-next = { $order } ; au prochain tour { $next }
row-special = « { $text } »
panel-objectives = Objectifs
panel-objectives-note = pleinement contrôlés : { $number } sur 3
row-handicap =
    Handicap : { $army-code ->
    [USA] Union
   *[CSA] Confédération
 }, +{ $number } au combat rapproché
held-csa = Confédérés
held-full = Union, pleinement contrôlé
held-cut = Union, sous le feu ou coupé
panel-arrivals = À venir
panel-arrivals-note = arrivés : Union { $usa }, Confédérés { $csa }
row-stack = face cachée
row-stack-top = prochain : { $command }
row-waiting = { $number ->
    [one] Un bloc attend
   *[other] { $number } blocs attendent
}
row-debt = L’Union doit { $number ->
    [one] un bloc
   *[other] { $number } blocs
}
panel-losses = Pertes

## The decision

waiting = { $seat } décide : { $decision }.
situation = { $step }.
situation-orders = { $step }, ordre { $order }.
step-bidding = Équilibre de la partie
step-set-up = Mise en place
step-special = Ordres particuliers
step-duration = Durée du tour
step-draw = Jetons de bataille
step-withdrawal = Replis
step-attacks = Attaques
step-attack = Attaque
step-reinforcement = Renforts
step-march = Marches
step-orders = Ordres généraux
step-night = Nuit
step-objectives = Objectifs
write-order = Remettre l’ordre
label-charge = Charger { $targets } avec { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocs
}
label-wait = Plus d’entrée dans cette heure
label-wait-last = Plus d’entrée
label-hours = { $hours ->
    [one] Une heure
   *[other] { $hours } heures
}
label-cross = Prendre { $areas }
label-cross-none = Passer à côté des objectifs
label-defend = { $face } mène la défense
label-road = { $face } entre par la route jusqu’à { $position }
label-facing = { $text }, face à { $area }
label-lead = Mener avec { $face } de { $position } contre { $target }
label-send = Envoyer { $face } de { $position } contre { $target }
label-by = { $text }, par { $areas }
label-no-order = Aucun ordre particulier
done-balance = Laisser les objectifs là
done-night-return = Assez rendu
done-keep = Assez rendu
done-idle-return = Assez rendu
done-order-return = Assez rendu
done-works = Plus de retranchements
done-objectives = Laisser les objectifs là
done-withdrawal = Plus de replis
done-lost-attack = Terminé
done-attack = Plus d’attaques
done-second-target = Une seule cible
done-defensive-support = Plus d’artillerie
done-offensive-support = Plus d’artillerie
done-march = Fin des marches
done-hurry = Pas de jeton de marche

## What an answer means

mean-leaves = quitte la carte
mean-reduced = est réduit : trop près de l’ennemi
mean-clash = sur la position de l’ennemi
mean-under-fire = s’y arrête, sous le feu
mean-next-to-enemy = s’y arrête, à côté de l’ennemi
mean-joins = rejoint la pile et son front
mean-field = commande { $areas ->
    [0] aucune zone
    [1] une zone
   *[other] { $areas } zones
}{ $foes ->
    [0] {""}
    [1] , avec une position ennemie
   *[other] , avec { $foes } positions ennemies
}
mean-rides = à cheval : sa face est montrée
mean-near-friends = jusqu’à { $steps } s’il finit près des siens
mean-strength = force { $strength }
mean-gun = { $added ->
    [0] n’ajoute rien : { $hit } points sont le maximum
   *[other] +{ $added }, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } là
}
mean-aim = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $guns ->
    [0] , pas de canon là
    [1] , un canon là
   *[other] , { $guns } canons là
}
mean-hours = { $tokens ->
    [0] Vous ne piochez aucun jeton
    [1] Vous piochez un jeton
   *[other] Vous piochez { $tokens } jetons
}{ $steps ->
    [0] {""}
   *[other] {" "}; marches près des siens : +{ $steps } pour vous, +{ $theirs } pour eux
}{ $short-code ->
    [yes] {" "}; ensuite vous devrez annoncer Attaquer ou Se replier
   *[no] {""}
}
mean-order-attack = Une heure, aucun jeton pioché ; attaques et pivots ; sans attaque, la moitié du plateau est rendue
mean-order-withdraw = Replis jusqu’à 4 pas ; { $tokens ->
    [0] aucun jeton n’est rendu
    [1] un jeton est rendu aussitôt
   *[other] { $tokens } jetons sont rendus aussitôt
} ; aucune marche à côté de l’ennemi
mean-order-hold = Marches seulement, on pioche des jetons{ $tokens ->
    [0] {""}
    [1] {" "}; un jeton est rendu : vous avez dû vous replier
   *[other] {" "}; { $tokens } jetons sont rendus : vous avez dû vous replier
}

## Blocks in hand

hand-march = Vers { $position }
hand-march-facing = Vers { $position }, face à { $area }
hand-ride = À cheval vers { $position }
hand-leave = Quitter la carte par { $area }
hand-withdraw = Se replier vers { $position }
hand-attack = Attaquer { $position }, { $face } en tête

## Questions and duties

ask-why-withdrawal = { $number ->
    [0] Personne ne doit se replier (ordre { $order }).
    [1] Un bloc est devant un ennemi victorieux. Ordre { $order } : { $steps } pas au plus.
   *[other] { $number } blocs sont devant un ennemi victorieux. Ordre { $order } : { $steps } pas au plus.
}
ask-why-lost-attack = L’attaque est perdue. Ordre { $order } : { $steps } pas au plus.
ask-withdrawal = { $number ->
    [0] Quelqu’un se replie-t-il ?
    [1] { $names } doit se replier. Le prenez-vous en main ?
   *[other] { $names } doivent se replier. Lequel d’abord ?
}
ask-why-attack = Ordre d’attaquer, { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
} sur votre plateau.
ask-attack = { $back ->
    [0] Attaquer encore, ou continuer ?
    [1] Sans attaque, un jeton est rendu. Qu’attaquez-vous ?
   *[other] Sans attaque, { $back } jetons sont rendus. Qu’attaquez-vous ?
}
ask-why-order-short = Vous avez écourté le tour : Attaquer ou Se replier.
ask-order = Quel ordre pour le prochain tour ?
duties-withdrawal = Encore à replier
duties-entry = Attendent d’entrer
duties-attack = À portée d’attaque
duties-gives = Ce que chacun donne

## Odds

note-losses = Réductions attendues : { $ours } chez vous, { $theirs } chez eux.
note-tokens = L’attaque emploie { $needed ->
    [one] un jeton
   *[other] { $needed } jetons
} ; vous en avez { $own }, eux { $theirs }.
note-fire = Un de leurs canons cachés vaut { $points } points en moyenne.
note-policy = Les deux camps agissent simplement : le défenseur joue les canons qui ajoutent le plus, le bloc le plus fort mène.
note-sure = Joué { $samples } fois jusqu’au bout : la chance est entre { $low } et { $high } %, dix-neuf fois sur vingt.
why-later = Cela vient plus tard dans cette phase : { $step }.
why-over = { $step } : cette étape de la phase est terminée.
why-passed = { $step } : cette étape n’avait rien à offrir ici et a été passée. { $reason }
group-combat = Corps à corps : { $position }
unit-result = résultat
unit-points = points
line-confederate-attack = Attaque confédérée
line-steep-slope = Pente raide
line-obstructed-both-sides = Bois des deux côtés
line-field-works = Retranchements
line-bombardment-hits = Coups du bombardement
line-follows-victory = Après un combat gagné
line-iron-brigade = La brigade de fer mène
line-handicap = Handicap
line-battery = { $position }{ $tokens ->
    [0] {""}
    [one] , un jeton
   *[other] , { $tokens } jetons
}
line-open = { $line } (pas encore connu)
value-range = { $low } à { $high }

decimal-point = ,
odds-attack = { $who-code ->
    [own] Votre attaque
    [foe] Leur attaque
   *[other] L’attaque
}, { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocs
}
odds-wish = { $who-code ->
    [foe] de tenir
   *[other] de gagner l’attaque
}
bar-win-alone = { $who-code ->
    [own] Gagnée, eux seuls sont réduits
    [foe] Perdu, vous seul êtes réduit
   *[other] Gagnée, seul le défenseur est réduit
}
bar-win-both = { $who-code ->
    [foe] Perdu, les deux sont réduits
   *[other] Gagnée, les deux sont réduits
}
bar-loss-both = { $who-code ->
    [foe] Tenu, les deux sont réduits
   *[other] Perdue, les deux sont réduits
}
bar-loss-alone = { $who-code ->
    [own] Perdue, vous seul êtes réduit
    [foe] Tenu, eux seuls sont réduits
   *[other] Perdue, seul l’attaquant est réduit
}
bar-broken = { $who-code ->
    [foe] Tenu : le feu brise l’attaque
   *[other] Brisée par le feu
}
group-fire = { $who-code ->
    [own] Votre artillerie
    [foe] Leur artillerie
   *[other] L’artillerie du défenseur
}
line-attacking-leader = { $who-code ->
    [own] Votre bloc de tête
    [foe] Leur bloc de tête
   *[other] Le bloc de tête de l’attaque
}
line-defending-leader = { $who-code ->
    [own] Leur bloc de tête
    [foe] Votre bloc de tête
   *[other] Le bloc de tête de la défense
}
line-defender-from-rear = { $who-code ->
    [own] Leur bloc de tête, pris à revers
    [foe] Votre bloc de tête, pris à revers
   *[other] Le bloc de tête de la défense, pris à revers
}
line-defender-flanks = { $who-code ->
    [own] Leur flanc menacé
    [foe] Votre flanc menacé
   *[other] Flanc du défenseur menacé
}
line-attacker-flanks = { $who-code ->
    [own] Votre flanc menacé, un seul bloc
    [foe] Leur flanc menacé, un seul bloc
   *[other] Flanc de l’attaquant menacé, un seul bloc
}

## The stage: an attack, step by step

stage-caption = { $who-code ->
    [foe] Chance de tenir après chaque étape, en pour cent, pour autant que vous le sachiez
   *[other] Chance de gagner l’attaque après chaque étape, en pour cent, pour autant que vous le sachiez
}
stage-rail-declaration = Attaque
stage-rail-defence-guns = { $who-code ->
    [own] Vous
    [foe] Eux
    [USA] Union
   *[CSA] Conf.
}
stage-rail-attack-guns = { $who-code ->
    [own] Vous
    [foe] Eux
    [USA] Union
   *[CSA] Conf.
}
stage-rail-bombardment = Barrage
stage-rail-fire = Tir
stage-rail-combat = Mêlée
stage-rail-end = Fin
stage-title-declaration = Déclaration
stage-title-defence-guns = { $who-code ->
    [own] Votre artillerie en défense
    [foe] Leur artillerie en défense
    [USA] L’artillerie de l’Union en défense
   *[CSA] L’artillerie confédérée en défense
}
stage-title-attack-guns = { $who-code ->
    [own] Votre artillerie ; tout est révélé
    [foe] Leur artillerie ; tout est révélé
    [USA] L’artillerie de l’Union ; tout est révélé
   *[CSA] L’artillerie confédérée ; tout est révélé
}
stage-title-bombardment = { $who-code ->
    [own] Votre bombardement
    [foe] Leur bombardement
    [USA] Bombardement de l’Union
   *[CSA] Bombardement confédéré
}
stage-title-fire = { $who-code ->
    [own] Votre tir défensif
    [foe] Leur tir défensif
    [USA] Tir défensif de l’Union
   *[CSA] Tir défensif confédéré
}
stage-title-combat = Corps à corps
stage-title-end = Issue
stage-hidden = { $army-code ->
    [USA] Bloc caché de l’Union
   *[CSA] Bloc confédéré caché
}
stage-from = venu de { $position }
stage-from-leads = en tête, venu de { $position }
stage-against = contre { $position }
stage-declared = { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocs
}, { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
} à employer
stage-face-down = face cachée
stage-played = { $tokens ->
    [0] aucun joué
    [1] un jeton
   *[other] { $tokens } jetons
}
stage-made-up = Ajoutés face cachée pour compléter le nombre
stage-tokens = { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
}
stage-extended = Bombardement prolongé annoncé
stage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stage-turned-up = { $who-code ->
    [own] à vous
    [foe] à eux
    [USA] Union
   *[CSA] Confédérés
}
stage-fires-at = sur { $position }
stage-per-hit = un coup tous les { $points } points
stage-hits = { $hits ->
    [0] aucun coup
    [1] un coup
   *[other] { $hits } coups
}
stage-knocked-out = hors de combat
stage-on-blocks = Coups sur les blocs, { $position }
stage-in-combat = au corps à corps
stage-bombarded = { $hits ->
    [0] aucun coup
    [1] un coup
   *[other] { $hits } coups
}
stage-no-guns = aucun canon ne tire
stage-fire-ridge = { $text } ; crête { $change }
stage-fire-oblique = { $text } ; de biais { $change }
stage-before = devant { $position }
stage-per-reduction = une réduction tous les { $points } points
stage-reductions = { $number ->
    [0] aucune réduction
    [1] une réduction
   *[other] { $number } réductions
}
stage-attacking-leader = mène l’attaque
stage-defending-leader = mène la défense
stage-from-rear = pris à revers, ne compte pas
stage-leader-gone = le bloc de tête est tombé avant
stage-result-win-alone = l’attaquant gagne, le défenseur est réduit
stage-result-win-both = l’attaquant gagne, les deux sont réduits
stage-result-loss-both = le défenseur gagne, les deux sont réduits
stage-result-loss-alone = le défenseur gagne, l’attaquant est réduit
stage-combat-won = { $who-code ->
    [own] vous l’emportez
    [foe] ils l’emportent
   *[other] l’attaquant l’emporte
}
stage-combat-lost = { $who-code ->
    [own] ils tiennent
    [foe] vous tenez
   *[other] le défenseur tient
}
stage-objective = L’objectif de { $area }
stage-taken = { $who-code ->
    [own] est à vous
    [foe] est à eux
    [USA] passe à l’Union
   *[CSA] passe à la Confédération
}
stage-to = vers { $position }
stage-falls-back = se replie
stage-lost = perdu
stage-reduced = réduit
stage-replaced-by = continue avec une force de { $strength }
stage-replaced-hidden = continue, sa force est cachée
stage-end-won = { $who-code ->
    [own] vous avez gagné l’attaque
    [foe] ils ont gagné l’attaque
   *[other] l’attaque est gagnée
}
stage-end-lost = { $who-code ->
    [own] vous avez perdu l’attaque
    [foe] ils ont perdu l’attaque
   *[other] l’attaque est perdue
}
stage-end-broken = l’attaque est brisée
stage-word-won = { $who-code ->
    [foe] perdu
   *[other] gagnée
}
stage-word-lost = { $who-code ->
    [foe] tenu
   *[other] perdue
}
stage-word-broken = { $who-code ->
    [foe] tenu
   *[other] brisée
}
stage-decides = { $who-code ->
    [own] à vous
    [foe] à eux
    [USA] à l’Union
   *[CSA] aux Confédérés
}
stage-outcome-won = { $who-code ->
    [own] **Vous avez gagné l’attaque : { $targets }.** À côté de vos vainqueurs, ils doivent se replier.
    [foe] **Ils ont gagné l’attaque : { $targets }.** À côté de leurs vainqueurs, vous devez vous replier.
   *[other] **L’attaque est gagnée : { $targets }.** À côté des vainqueurs, le défenseur doit se replier.
}
stage-outcome-lost = { $who-code ->
    [own] **Votre attaque est repoussée : { $targets }.**
    [foe] **Vous avez tenu : { $targets }.**
   *[other] **L’attaque est repoussée : { $targets }.**
}
stage-outcome-broken = { $who-code ->
    [own] **Le feu a brisé votre attaque : { $targets }.** Il ne reste personne pour continuer.
    [foe] **Votre feu a brisé l’attaque : { $targets }.** Il ne reste personne pour continuer.
   *[other] **Le feu a brisé l’attaque : { $targets }.** Il ne reste personne pour continuer.
}
stage-outcome-laid-aside = **Le bombardement prolongé est terminé : { $targets }.** L’attaque reprendra après les autres.
stage-outcome-losses = { $number ->
    [one] Perdu : { $names }.
   *[other] Perdus : { $names }.
}
stage-outcome-reduced = { $number ->
    [one] Réduit : { $names }.
   *[other] Réduits : { $names }.
}
stage-outcome-objective = { $who-code ->
    [own] L’objectif de { $area } est à vous.
    [foe] L’objectif de { $area } est à eux.
   *[other] L’objectif de { $area } change de mains.
}
stage-outcome-withdrawn = { $number ->
    [one] Un bloc se replie.
   *[other] { $number } blocs se replient.
}

## Ink on the map

ink-falls-back = se replie
ink-lost = perdu
ink-reduced = réduit
ink-taken = pris

## Layers and keys of the table
layer-reach = Portée
layer-target = Cibles
layer-support = Soutien
layer-field = Champ de tir
layer-field-far = Front étendu
layer-field-defence = Atteint en défense seulement
layer-separation = Séparation
layer-path = Chemins
layer-arc = Flancs menacés
layer-chain = Communications

## Words in the names of positions

side-north = nord
side-south = sud
side-east = est
side-west = ouest
side-north-west = nord-ouest
side-centre = centre
side-north-end = bout nord
side-south-end = bout sud
side-north-edge = lisière nord
side-low-ground = terrain bas
side-north-of-the-pike = au nord du Pike
