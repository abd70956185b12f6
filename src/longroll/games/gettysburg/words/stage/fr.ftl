# Gettysburg sur la scène, en français : ce qui se dit pendant qu’un combat se décide, et sur les dépêches d’un tour.
# $who est celui qui agit, aux yeux du lecteur : you, they, ou le code nu d’un camp (CSA, Union) pour qui ne joue pas.
# $view est la place du lecteur : attacker, defender ou watcher.
# Glossaire : cube, contrôle (de moral), colonne, tranchées (deux bâtons sur une frontière), rupture, batterie,
# recule, tient, perdue.

## Les nombres en lettres

stage-number =
    { $number ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[other] { $number }
    }
stage-cubes =
    { $number ->
        [0] aucun cube
        [1] un cube
       *[other] { stage-number } cubes
    }

## Le terrain

stage-ground-clear = { $place }
stage-ground-ridge = la crête
stage-ground-hill = la colline
stage-ground-town = la ville
stage-at-clear = à { $place }
stage-at-ridge = sur la crête
stage-at-hill = sur la colline
stage-at-town = dans la ville

## Un assaut

stage-of =
    { $view ->
        [defender] de tenir { $ground }
       *[other] d’enlever { $ground }
    }
stage-caption =
    { $view ->
        [defender] Chances de tenir { $ground } après chaque étape, en pour cent
       *[other] Chances d’enlever { $ground } après chaque étape, en pour cent
    }

bar-taken-first =
    { $view ->
        [defender] Perdu au premier tour
       *[other] Enlevé au premier tour
    }
bar-taken-second =
    { $view ->
        [defender] Perdu au second tour
       *[other] Enlevé au second tour
    }
bar-fallen-back =
    { $view ->
        [attacker] Vous reculez après deux tours
       *[other] Ils reculent après deux tours
    }
bar-thrown-back =
    { $view ->
        [attacker] Repoussé dans le combat
       *[other] Ils sont repoussés dans le combat
    }

stage-guns =
    { $who ->
        [you] Vos canons
        [they] Leurs canons
        [CSA] Canons CSA
       *[other] Canons Union
    }
stage-fire =
    { $who ->
        [you] Votre feu
        [they] Leur feu
        [CSA] Feu CSA
       *[other] Feu Union
    }
stage-morale =
    { $who ->
        [you] Votre moral
        [they] Leur moral
        [CSA] Moral CSA
       *[other] Moral Union
    }
stage-step-again = { $name }, second tour

stage-no-guns = aucun { $at }
stage-no-troops = pas de troupes { $at }
stage-no-effect = sans effet
stage-no-check = pas de contrôle
stage-check-follows =
    { $who ->
        [you] vous contrôlez le moral
        [they] ils contrôlent le moral
        [CSA] la Confédération contrôle le moral
       *[other] l’Union contrôle le moral
    }
stage-and = { $first }, et { $last }
stage-shared = { $cubes } : { $shares }
stage-share = { stage-number } à { $piece }
stage-all-to = { $cubes } à { $piece }
stage-disrupted = rupture
stage-overrun = les canons sont submergés
stage-nobody-left = plus personne { $at }
stage-all-stand =
    { $number ->
        [1] tient
        [2] toutes deux tiennent
       *[other] toutes tiennent
    }
stage-all-back =
    { $number ->
        [1] recule
        [2] toutes deux reculent
       *[other] toutes reculent
    }
stage-all-lost =
    { $number ->
        [1] perdue
        [2] toutes deux perdues
       *[other] toutes perdues
    }
stage-some-stand =
    { $number ->
        [1] une tient
       *[other] { stage-number } tiennent
    }
stage-some-back =
    { $number ->
        [1] une recule
       *[other] { stage-number } reculent
    }
stage-some-lost =
    { $number ->
        [1] une perdue
       *[other] { stage-number } perdues
    }
stage-counters =
    { $number ->
        [1] une contre-attaque
       *[other] { stage-number } contre-attaques
    }

## Les lignes d’une étape

line-nothing = rien
line-check = contrôle
line-disrupts = rupture
line-hit = touché
line-stands = tient
line-falls-back = recule
line-lost = perdue
line-no-way-out = sans issue : perdue
line-disrupted = en rupture
line-counters = contre-attaque
line-evades = se dérobe
line-withdraws = se retire
line-damaged = endommagée
line-damaged-back = endommagée, recule
line-column = colonne { $column }
line-changed = { $die } → { $counts }

note-cubes =
    { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
note-takes =
    { $number ->
        [1] prend le cube
       *[other] prend { stage-number } cubes
    }
note-new =
    { $number ->
        [1] un nouveau
       *[other] { stage-number } nouveaux
    }
note-at = sur { $sector }

## Les raisons, en un mot ou deux

reason-GB-15-7 = endommagée
reason-GB-15-19 = élite
reason-GB-15-26 = tranchées
reason-GB-15-32 =
    { $terrain ->
        [hill] colline
       *[other] crête
    }
reason-GB-15-33 = tranchées
reason-GB-15-34 = élite
reason-GB-15-35 = flanc
reason-GB-15-36 = ville
reason-GB-15-37 = rupture
reason-GB-15-38 = novice
reason-GB-21-13 = tranchées
reason-GB-22-14 = endommagée

## Où l’on en est, et comment cela finit

word-decides =
    { $who ->
        [you] à vous
       *[other] à eux
    }
word-taken =
    { $view ->
        [defender] perdu
       *[other] enlevé
    }
word-fallen-back =
    { $view ->
        [attacker] pas enlevé
       *[other] tenu
    }
word-thrown-back =
    { $view ->
        [attacker] repoussé
       *[other] tenu
    }

outcome-taken =
    { $view ->
        [attacker] { $ground } est à vous.
        [defender] { $ground } est aux mains de l’ennemi.
       *[watcher] { $side-code ->
            [CSA] La Confédération enlève { $place }.
           *[other] L’Union enlève { $place }.
        }
    }
outcome-fallen-back =
    { $view ->
        [attacker] Après deux tours, vous reculez.
        [defender] Vous tenez { $ground }.
       *[watcher] { $place } tient.
    }
outcome-thrown-back =
    { $view ->
        [attacker] Vous êtes repoussé.
        [defender] Vous les repoussez.
       *[watcher] L’attaque de { $place } est repoussée.
    }
outcome-lost =
    { $number ->
        [one] { $pieces } est perdue
       *[other] { $pieces } sont perdues
    }
outcome-back =
    { $number ->
        [one] { $pieces } recule à { $place }
       *[other] { $pieces } reculent à { $place }
    }
outcome-back-cubes =
    { $number ->
        [one] { $pieces } emporte { $cubes } à { $place }
       *[other] { $pieces } emportent { $cubes } à { $place }
    }
outcome-damaged =
    { $number ->
        [one] { $pieces } est endommagée
       *[other] { $pieces } sont endommagées
    }
outcome-join = { $first } ; { $last }
outcome-end = { $text }.

## Le tir à longue portée

stage-bombardment =
    { $number ->
        [1] Tir à longue portée, une batterie
       *[other] Tir à longue portée, { stage-number } batteries
    }
stage-of-effect =
    { $view ->
        [defender] de s’en tirer indemne
       *[other] d’avoir un effet
    }
stage-shots =
    { $who ->
        [you] Vos tirs
        [they] Leurs tirs
        [CSA] Tirs CSA
       *[other] Tirs Union
    }
stage-damage = Effet
word-effect = touché
word-no-effect = sans effet
outcome-no-effect = Le tir ne fait rien.
outcome-effect = Le tir porte sur { $place }.
outcome-cubes = { $cubes } pour { $piece }
outcome-disrupted = { $place } est en rupture

## La route par laquelle on arrive

stage-arrival = Division de Rodes
stage-arrival-note = Un dé décide de la route
stage-arrival-step = La route
bar-road = { $road }
outcome-arrival = Elle vient par { $road }.

## Sur la carte

trace-falls-back = recule
trace-lost = perdue

## Dépêches

dispatch-marches =
    { $number ->
        [one] { $pieces } marche
       *[other] { $pieces } marchent
    }
dispatch-to = vers { $place }
dispatch-enters =
    { $number ->
        [one] { $pieces } entre
       *[other] { $pieces } entrent
    }
dispatch-block = Un bloc de commandement
dispatch-in = à { $place }
dispatch-removed = Un bloc est repris
dispatch-disc = Un ordre
dispatch-double = au bloc de { $place }
dispatch-aims = { $piece } pointe
dispatch-at = sur { $place }
dispatch-assault = Assaut de { $place }
dispatch-fire = Tir sur { $place }
dispatch-works = Tranchées à { $place }
dispatch-works-toward = face à { $place }
dispatch-reinforced = Renfort à { $place }
dispatch-from = depuis { $place }
dispatch-rallied = { $place } est réorganisé
