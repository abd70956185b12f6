# Gettysburg on the stage, in English: what is said while a fight is decided, and on the dispatches of a turn.
# $who is who acts, in the reader's eyes: you, they, or the bare code of a side (CSA, Union) where nobody reads for one.
# $view is where the reader stands: attacker, defender or watcher.
# Glossary: cube, check (of morale), column, works (two sticks on one border), battery, falls back, stands, is lost.

## Numbers in words

stage-number =
    { $number ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[other] { $number }
    }
stage-cubes =
    { $number ->
        [0] no cube
        [1] one cube
       *[other] { stage-number } cubes
    }

## The ground

stage-ground-clear = { $place }
stage-ground-ridge = the ridge
stage-ground-hill = the hill
stage-ground-town = the town
stage-at-clear = at { $place }
stage-at-ridge = on the ridge
stage-at-hill = on the hill
stage-at-town = in the town

## An assault

stage-of =
    { $view ->
        [defender] to hold { $ground }
       *[other] to take { $ground }
    }
stage-caption =
    { $view ->
        [defender] Chance to hold { $ground } after each step, in per cent
       *[other] Chance to take { $ground } after each step, in per cent
    }

bar-taken-first =
    { $view ->
        [defender] Lost in round one
       *[other] Taken in round one
    }
bar-taken-second =
    { $view ->
        [defender] Lost in round two
       *[other] Taken in round two
    }
bar-fallen-back =
    { $view ->
        [attacker] You fall back after two rounds
       *[other] They fall back after two rounds
    }
bar-thrown-back =
    { $view ->
        [attacker] Thrown back in the fight
       *[other] They are thrown back in the fight
    }

stage-guns =
    { $who ->
        [you] Your guns
        [they] Their guns
        [CSA] CSA guns
       *[other] Union guns
    }
stage-fire =
    { $who ->
        [you] Your fire
        [they] Their fire
        [CSA] CSA fire
       *[other] Union fire
    }
stage-morale =
    { $who ->
        [you] Your morale
        [they] Their morale
        [CSA] CSA morale
       *[other] Union morale
    }
stage-step-again = { $name }, round two

stage-no-guns = none { $at }
stage-no-troops = no troops { $at }
stage-no-effect = no effect
stage-no-check = no check
stage-check-follows =
    { $who ->
        [you] you check
        [they] they check
        [CSA] the CSA checks
       *[other] the Union checks
    }
stage-and = { $first }, and { $last }
stage-shared = { $cubes }: { $shares }
stage-share = { stage-number } to { $piece }
stage-all-to = { $cubes } to { $piece }
stage-disrupted = disrupted
stage-overrun = the guns are overrun
stage-nobody-left = nobody is left { $at }
stage-all-stand =
    { $number ->
        [1] stands
        [2] both stand
       *[other] all stand
    }
stage-all-back =
    { $number ->
        [1] falls back
        [2] both fall back
       *[other] all fall back
    }
stage-all-lost =
    { $number ->
        [1] lost
        [2] both lost
       *[other] all lost
    }
stage-some-stand =
    { $number ->
        [1] one stands
       *[other] { stage-number } stand
    }
stage-some-back =
    { $number ->
        [1] one falls back
       *[other] { stage-number } fall back
    }
stage-some-lost = { stage-number } lost
stage-counters =
    { $number ->
        [1] a counter-attack
       *[other] { stage-number } counter-attacks
    }

## Lines of a step

line-nothing = nothing
line-check = check
line-disrupts = disrupts
line-hit = hit
line-stands = stands
line-falls-back = falls back
line-lost = lost
line-no-way-out = no way out: lost
line-disrupted = is disrupted
line-counters = counter-attacks
line-evades = rides off
line-withdraws = withdraws
line-damaged = damaged
line-damaged-back = damaged, falls back
line-column = column { $column }
line-changed = { $die } → { $counts }

note-cubes =
    { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
note-takes =
    { $number ->
        [1] takes the cube
       *[other] takes { stage-number } cubes
    }
note-new = { stage-number } new
note-at = at { $sector }

## Reasons, in a word or two

reason-GB-15-7 = damaged
reason-GB-15-19 = elite
reason-GB-15-26 = works
reason-GB-15-32 =
    { $terrain ->
        [hill] hill
       *[other] ridge
    }
reason-GB-15-33 = works
reason-GB-15-34 = elite
reason-GB-15-35 = flank
reason-GB-15-36 = town
reason-GB-15-37 = disrupted
reason-GB-15-38 = inferior
reason-GB-21-13 = works
reason-GB-22-14 = damaged

## How it stands, and how it ends

word-decides =
    { $who ->
        [you] you decide
       *[other] they decide
    }
word-taken =
    { $view ->
        [defender] lost
       *[other] taken
    }
word-fallen-back =
    { $view ->
        [attacker] not taken
       *[other] held
    }
word-thrown-back =
    { $view ->
        [attacker] thrown back
       *[other] held
    }

outcome-taken =
    { $view ->
        [attacker] { $ground } is yours.
        [defender] { $ground } is lost.
       *[watcher] { $side-code ->
            [CSA] The CSA takes { $place }.
           *[other] The Union takes { $place }.
        }
    }
outcome-fallen-back =
    { $view ->
        [attacker] After two rounds you fall back.
        [defender] You hold { $ground }.
       *[watcher] { $place } holds.
    }
outcome-thrown-back =
    { $view ->
        [attacker] You are thrown back.
        [defender] You throw them back.
       *[watcher] The attack on { $place } is thrown back.
    }
outcome-lost =
    { $number ->
        [one] { $pieces } is lost
       *[other] { $pieces } are lost
    }
outcome-back =
    { $number ->
        [one] { $pieces } falls back to { $place }
       *[other] { $pieces } fall back to { $place }
    }
outcome-back-cubes =
    { $number ->
        [one] { $pieces } takes { $cubes } to { $place }
       *[other] { $pieces } take { $cubes } to { $place }
    }
outcome-damaged =
    { $number ->
        [one] { $pieces } is damaged
       *[other] { $pieces } are damaged
    }
outcome-join = { $first }; { $last }
outcome-end = { $text }.

## Fire at long range

stage-bombardment =
    { $number ->
        [1] Long-range fire, one battery
       *[other] Long-range fire, { stage-number } batteries
    }
stage-of-effect =
    { $view ->
        [defender] to come off unharmed
       *[other] for any effect
    }
stage-shots =
    { $who ->
        [you] Your shots
        [they] Their shots
        [CSA] CSA shots
       *[other] Union shots
    }
stage-damage = Effect
word-effect = hit
word-no-effect = no effect
outcome-no-effect = The fire does nothing.
outcome-effect = The fire tells on { $place }.
outcome-cubes = { $cubes } on { $piece }
outcome-disrupted = { $place } is disrupted

## The road by which somebody comes

stage-arrival = Rodes’s division
stage-arrival-note = One die decides the road
stage-arrival-step = The road
bar-road = { $road }
outcome-arrival = It comes by { $road }.

## On the map

trace-falls-back = falls back
trace-lost = lost

## Dispatches

dispatch-marches =
    { $number ->
        [one] { $pieces } marches
       *[other] { $pieces } march
    }
dispatch-to = to { $place }
dispatch-enters =
    { $number ->
        [one] { $pieces } comes on
       *[other] { $pieces } come on
    }
dispatch-block = A command block
dispatch-in = in { $place }
dispatch-removed = A block is taken back
dispatch-disc = An order
dispatch-double = at the block in { $place }
dispatch-aims = { $piece } takes aim
dispatch-at = at { $place }
dispatch-assault = Assault on { $place }
dispatch-fire = Fire on { $place }
dispatch-works = Works in { $place }
dispatch-works-toward = toward { $place }
dispatch-reinforced = { $place } is reinforced
dispatch-from = from { $place }
dispatch-rallied = { $place } is reorganised
