# A unit in hand: card, prompt, what is spoken.
list = { $first } e { $last }
length = { $length } LB
left = LB restanti
over = { $cost } di troppo
subtitle = { $kind }, { $sp }, { $formation }
formation-FF = formazione di combattimento
formation-MF = formazione di marcia
formation-garrison = guarnigione
subtitle-commander = Comandante in capo, { $rating }
subtitle-officer = Comanda { $force }
rating-poor = mediocre
rating-average = discreto
rating-good = buono
rating-great = grande

## Grips
grip-front = Avanzare, dritto o obliquo
grip-corner-left = Convergere a destra
grip-corner-right = Convergere a sinistra
grip-rear = Indietreggiare
grip-side-left = Passo a sinistra
grip-side-right = Passo a destra
grip-turn = Ruotare sul centro
grip-rider = Cavalcare fin là

## Legs
leg-advance = Avanzata { $length }
leg-wheel-left = Conversione a sinistra { $angle }°
leg-wheel-right = Conversione a destra { $angle }°
leg-about = Dietrofront
leg-pivot = Rotazione a { $angle }°
leg-oblique-left = Obliquo a sinistra { $angle }°, { $length }
leg-oblique-right = Obliquo a destra { $angle }°, { $length }
leg-back = Indietro { $length }
leg-side-left = A sinistra { $length }
leg-side-right = A destra { $length }
leg-change-FF = Formazione di combattimento, fronte a { $angle }°
leg-change-MF = Formazione di marcia, fronte a { $angle }°
leg-limber-FF = Messa in batteria, fronte a { $angle }°
leg-limber-MF = Attaccare l’avantreno, fronte a { $angle }°
leg-road = Per la strada { $length }
leg-enter = Ingresso in { $sector }
leg-leave = Uscita dalla città
leg-shift = Verso { $sector }

## The prompt
ask-where = { $unit } in mano. **Dove andare?**
ask-stop = { $unit }: { $deeds }. **Fermarsi qui?**
ask-not = { $unit }: { $deeds }. **Non qui.**
ask-charge = { $unit } contro { $target }. **Caricare?**
ask-ride-where = { $officer } in mano. **Dove cavalca?**
ask-ride = { $officer } cavalca. **Fermarsi qui?**
ask-not-there = { $officer } cavalca. **Non può fermarsi qui.**
does-advance = avanzata
does-wheel = conversione
does-about = dietrofront
does-pivot = rotazione
does-oblique = obliquo
does-back = passo indietro
does-side = passo di lato
does-change = cambio di formazione
does-limber = cambio di formazione
does-road = marcia per la strada
does-enter = ingresso in città
does-leave = uscita dalla città
does-shift = cambio di settore
do-stop = Fermarsi qui
do-charge = Caricare
do-charge-at = Caricare a { $angle }°
do-charge-straight = Caricare dritto
do-ride = Cavalcare fin là

## Lines of the card
extra-MR-13-1 = Terreno difficile
extra-MR-13-2 = Ostacolo
extra-MR-13-5 = Cambio di livello
snapped = Agganciato: { $what }
snap-allowance = fine del potenziale
snap-farthest = fin dove può andare
snap-enemy = a { $distance } da { $unit }
snap-line = in linea con { $unit }
snap-contact = contatto con { $unit }
snap-road = lungo la strada
snap-round = { $angle }°
snap-parallel = parallela a { $unit }
snap-against = di fronte a { $unit }
out-of-command = Fuori dal comando di { $officer }
radius = Raggio di comando di { $officer }
head-charge = Carica su { $unit }, dritto
contact-at = Contatto a { $cost } su { $whole } LB
test-needed = Prova d’attacco prima della carica
no-test = Nessuna prova d’attacco
charge-straight = Carica su { $target }
charge-oblique = Carica obliqua su { $target }
charge-at = Carica su { $target }, conversione di { $angle }°
gauge-charge = Una carica dritta raggiunge il bersaglio
head-fire = Fuoco da qui, prossimo impulso
head-fire-on = Fuoco su { $unit }, prossimo impulso
a-hit = un colpo
fire-line = Fino a { $outer } LB: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
} con { $needs }
band-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
bonus-MR-10-2 = fianco o retro
bonus-MR-10-2-MF = formazione di marcia
bonus-MR-10-2-vulnerable = vulnerabile
saves = Ogni colpo è parato con 4+
loupe-short = a { $gap } LB dal contatto
loupe-gap = { $gap } LB tra loro

## Spoken at every step
said-cost = Costo { $cost }, resta { $left }
said-enemy = Nemico più vicino { $unit }, { $gap }
said-legal = Permesso qui

## Other ways to stand
group-formation = Formazione
group-other = Altri movimenti
group-suggested = Da considerare
how-kept = stessa fronte
how-enemy = verso il nemico
how-road = lungo la strada
how-road-back = a ritroso sulla strada
how-left = fronte a sinistra
how-right = fronte a destra
how-rear = fronte indietro
change-MF-left = Marcia, base sinistra, { $how }
change-MF-right = Marcia, base destra, { $how }
change-FF-left = Linea a sinistra, { $how }
change-FF-right = Linea a destra, { $how }
change-turn-left = Rischierare, { $how }
change-turn-right = Rischierare, { $how }
change-guns-FF = Messa in batteria, { $how }
change-guns-MF = Attaccare l’avantreno, { $how }
change-guns-turn = Girare i pezzi, { $how }
way-about = Dietrofront
way-in = Entrare in { $sector }
way-out-FF = Uscire a { $edge }, in formazione di combattimento
way-out-MF = Uscire a { $edge }, in formazione di marcia
way-sector = Verso { $sector }
edge-north = nord
edge-east = est
edge-south = sud
edge-west = ovest

## Officers
ride = Cavalcata
ride-said = { $officer } cavalca { $length }
ride-costs = Costa un dado di comando
ride-to = Posto { $number }
all-commanded = Tutte le sue unità in comando
left-behind = Fuori comando: { $units }
to-commander = Fino a { $officer }

## A line moved together
line-title = Linea di { $number ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $number }
}
line-pace = il più lento dà il passo
member-cost = { $cost } LB su { $whole }
member-stops = fermo a { $at }, { $cost }
stops = A { $at } { $unit } non può andare oltre.
stops-obstacle = A { $at } { $unit } dovrebbe superare un ostacolo: { $cost } LB in più.
stops-level = A { $at } { $unit } cambierebbe livello: { $cost } LB in più.
pays-obstacle = { $unit }: superare un ostacolo costa { $cost } LB.
pays-level = { $unit }: cambiare livello costa { $cost } LB.
pays-difficult = { $unit }: il terreno difficile costa { $cost } LB in più.
line-command = Entro i { $radius } LB di { $officer }
line-enemy = Nemico più vicino: { $unit }
said-left = Restano { $left } LB
grip-line-left = Convergere la linea a sinistra
grip-line-right = Convergere la linea a destra
line-advance = avanzano
line-oblique = vanno obliquamente
line-back = arretrano
line-wheel = convergono
line-about = fanno dietrofront
ask-line-where = { $number } unità in linea. **Dove?**
ask-line = { $number } unità { $deeds } in linea. **Fermarsi qui?**
ask-line-not = { $number } unità { $deeds } in linea. **Non così.**

## Put on the table
ask-place = { $who } in mano. **Dove?**
ask-place-not = { $who }: **non qui.**
do-place = Mettere qui
