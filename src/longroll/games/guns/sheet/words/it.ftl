# Che cosa dice la mappa dei suoi luoghi.
position-between = tra { $first } e { $second }
entry-CHAMBERSBURG = Chambersburg
entry-MUMMASBURG = Mummasburg
entry-HARRISBURG = Harrisburg
entry-EMMITSBURG = Emmitsburg
entry-TANEYTOWN = Taneytown
entry-BALTIMORE = Baltimore
fact-side = Verso { $area }: { $terrain }
terrain-open = aperto
terrain-ridge = { $guns ->
    [one] cresta, un cannone
   *[other] cresta, { $guns } cannoni
}
terrain-steep = pendio ripido
terrain-obstructed = ostruito
fact-road = Vi passa { $road }
fact-sight = Linea di vista speciale verso { $area }
fact-barred = Nessun blocco dell’Unione può entrarvi
fact-town = La città: nessun rinforzo confederato la attraversa per strada
fact-partial = Aperto sul bordo della mappa: i blocchi possono uscirne
fact-entry-area = { $army ->
    [USA] Area d’ingresso dell’Unione: { $entry }
   *[CSA] Area d’ingresso confederata: { $entry }
}
fact-objective = All’inizio vi si trova un obiettivo
fact-entry = { $army ->
    [USA] Qui attendono i rinforzi dell’Unione
   *[CSA] Qui attendono i rinforzi confederati
}
fact-entry-road = Possono arrivare per { $road }
