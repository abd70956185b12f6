# A unit in hand: card, prompt, what is spoken.
list = { $first } and { $last }
length = { $length } BW
left = BW left
over = { $cost } too much
subtitle = { $kind }, { $sp }, { $formation }
formation-FF = fighting formation
formation-MF = march formation
formation-garrison = garrison
subtitle-commander = Army commander, { $rating }
subtitle-officer = Commands { $force }
rating-poor = poor
rating-average = average
rating-good = good
rating-great = great

## Grips
grip-front = Advance or oblique
grip-corner-left = Wheel to the right
grip-corner-right = Wheel to the left
grip-rear = Step back
grip-side-left = Step to the left
grip-side-right = Step to the right
grip-turn = Turn about the centre
grip-rider = Ride there

## Legs
leg-advance = Advance { $length }
leg-wheel-left = Wheel left { $angle }°
leg-wheel-right = Wheel right { $angle }°
leg-about = About-face
leg-pivot = Turn to { $angle }°
leg-oblique-left = Oblique left { $angle }°, { $length }
leg-oblique-right = Oblique right { $angle }°, { $length }
leg-back = Back { $length }
leg-side-left = To the left { $length }
leg-side-right = To the right { $length }
leg-change-FF = Fighting formation, facing { $angle }°
leg-change-MF = March formation, facing { $angle }°
leg-limber-FF = Unlimber, facing { $angle }°
leg-limber-MF = Limber, facing { $angle }°
leg-road = By road { $length }
leg-enter = Into { $sector }
leg-leave = Out of the town
leg-shift = To { $sector }

## The prompt
ask-where = { $unit } in hand. **Where to?**
ask-stop = { $unit }: { $deeds }. **Stop here?**
ask-not = { $unit }: { $deeds }. **Not allowed here.**
ask-charge = { $unit } against { $target }. **Charge?**
ask-ride-where = { $officer } in hand. **Where does he ride?**
ask-ride = { $officer } rides. **Stop here?**
ask-not-there = { $officer } rides. **He may not stop here.**
does-advance = advance
does-wheel = wheel
does-about = about-face
does-pivot = turn
does-oblique = oblique
does-back = step back
does-side = step aside
does-change = change of formation
does-limber = change of formation
does-road = march by road
does-enter = into the town
does-leave = out of the town
does-shift = change of sector
do-stop = Stop here
do-charge = Charge
do-charge-at = Charge at { $angle }°
do-charge-straight = Charge straight on
do-ride = Ride there

## Lines of the card
extra-MR-13-1 = Difficult ground
extra-MR-13-2 = Obstacle
extra-MR-13-5 = Change of level
snapped = Snapped: { $what }
snap-allowance = end of the allowance
snap-farthest = as far as it may go
snap-enemy = { $distance } from { $unit }
snap-line = in line with { $unit }
snap-contact = contact with { $unit }
snap-road = along the road
snap-round = { $angle }°
snap-parallel = parallel to { $unit }
snap-against = square to { $unit }
out-of-command = Out of command of { $officer }
radius = Command radius of { $officer }
head-charge = Charge on { $unit }, straight on
contact-at = Contact at { $cost } of { $whole } BW
test-needed = Attack test before the charge
no-test = No attack test
charge-straight = Charge { $target }
charge-oblique = Charge { $target }, oblique
charge-at = Charge { $target }, wheeling { $angle }°
gauge-charge = A charge straight on reaches its target
head-fire = Fire from here, next pulse
head-fire-on = Fire on { $unit }, next pulse
a-hit = a hit
fire-line = Up to { $outer } BW: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} on { $needs }
band-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
bonus-MR-10-2 = flank or rear
bonus-MR-10-2-MF = march formation
bonus-MR-10-2-vulnerable = vulnerable
saves = Each hit is saved on 4+
loupe-short = { $gap } BW short of contact
loupe-gap = { $gap } BW between them

## Spoken at every step
said-cost = Cost { $cost }, { $left } left
said-enemy = Nearest enemy { $unit }, { $gap }
said-legal = Allowed here

## Other ways to stand
group-formation = Formation
group-other = Other moves
group-suggested = Worth considering
how-kept = same facing
how-enemy = towards the enemy
how-road = along the road
how-road-back = back along the road
how-left = facing left
how-right = facing right
how-rear = facing rear
change-MF-left = March, left base, { $how }
change-MF-right = March, right base, { $how }
change-FF-left = Line to the left, { $how }
change-FF-right = Line to the right, { $how }
change-turn-left = Redeploy, { $how }
change-turn-right = Redeploy, { $how }
change-guns-FF = Unlimber, { $how }
change-guns-MF = Limber, { $how }
change-guns-turn = Turn the guns, { $how }
way-about = About-face
way-in = Into { $sector }
way-out-FF = Out to the { $edge }, in fighting formation
way-out-MF = Out to the { $edge }, in march formation
way-sector = To { $sector }
edge-north = north
edge-east = east
edge-south = south
edge-west = west

## Officers
ride = Ride
ride-said = { $officer } rides { $length }
ride-costs = Costs a command die
ride-to = Place { $number }
all-commanded = All his units in command
left-behind = Out of command: { $units }
to-commander = To { $officer }

## A line moved together
line-title = Line of { $number ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $number }
}
line-pace = the slowest sets the pace
member-cost = { $cost } of { $whole } BW
member-stops = stops at { $at }, { $cost }
stops = At { $at } { $unit } can go no farther.
stops-obstacle = At { $at } { $unit } would have to cross: { $cost } BW more.
stops-level = At { $at } { $unit } would change level: { $cost } BW more.
pays-obstacle = { $unit }: crossing an obstacle costs { $cost } BW.
pays-level = { $unit }: the change of level costs { $cost } BW.
pays-difficult = { $unit }: difficult ground costs { $cost } BW more.
line-command = Within { $officer }’s { $radius } BW
line-enemy = Nearest enemy: { $unit }
said-left = { $left } BW left
grip-line-left = Wheel the line to the left
grip-line-right = Wheel the line to the right
line-advance = advance
line-oblique = go obliquely
line-back = step back
line-wheel = wheel
line-about = face about
ask-line-where = { $number } units in line. **Where to?**
ask-line = { $number } units { $deeds } in line. **Stop here?**
ask-line-not = { $number } units { $deeds } in line. **Not like this.**

## Put on the table
ask-place = { $who } in hand. **Where to?**
ask-place-not = { $who }: **not here.**
do-place = Put down here
