# Auf Achse in English.

title = Auf Achse
pitch = Load up, choose your roads across Central Europe, and bid for the contracts that pay.

## What a seat can do

action-place = Start on { $n1 }
action-roll = Roll the die
action-buy = Buy a trailer: { $n1 }
action-load = Load { $n1 }
action-unload = Unload { $n1 }
action-collect = Collect for { $n1 }
action-hand-on = Hand on the Inspektion
action-play = Play { $n1 }
action-use = Use the { $n1 }
# Two nouns on event spaces: the space, and the city one comes from.
action-drive =
    { $count ->
        [1] Drive to { $n1 }
       *[other] Drive to { $n1 } from { $n2 }
    }
action-wait = Wait here
action-decline = No, thank you
action-works = Road works on { $n1 }
action-jam = A jam on { $n1 }
action-call = Call for { $n1 }
action-take = Take { $n1 }
action-discard = Discard the oldest open contract
action-bid = Bid offer { $n1 }
action-match = Match the offer
action-pass = Pass
action-end = End the turn
action-rail = Send { $n1 } by rail
action-jump = Go to { $n1 }
action-land = Stop on { $n1 }
action-give = Give { $n1 } away
action-help = Help, and skip a turn
action-drive-on = Drive on
action-pay = Pay 500 DM
action-skip = Skip a turn
action-invite = Call { $n1 }
action-blow = Move { $n1 }
action-calm = Move no more trucks

prompt-place = { $seat } puts the truck on a road space.
prompt-place-me = Put your truck on a road space.
prompt-before = { $seat } is about to roll.
prompt-before-me =
    { $only ->
        [roll] Roll the die.
       *[other] Roll, or do your business first.
    }
prompt-choose = { $seat } uses one of the dice: { $n1 } or { $n2 }.
prompt-choose-me = Which die do you use: { $n1 } or { $n2 }?
prompt-drive = { $seat } has rolled { $n1 } and drives.
prompt-drive-me = You have rolled { $n1 }: where do you drive?
prompt-drive-motivation = { $seat } drives 1 to 3 spaces more.
prompt-drive-motivation-me = Drive 1 to 3 spaces more.
prompt-drive-routenplanung = { $seat } may drive to the next free city.
prompt-drive-routenplanung-me = You may drive to the next free city.
prompt-drive-partner = { $seat } may drive 3 more spaces.
prompt-drive-partner-me = You may drive 3 more spaces.
prompt-drive-guest = { $seat } was called and may drive 3 spaces.
prompt-drive-guest-me = You were called: you may drive 3 spaces.
prompt-drive-storm = { $seat } moves the truck of { $n1 } 1 to 3 spaces.
prompt-drive-storm-me = Move the truck of { $n1 } 1 to 3 spaces.
prompt-drive-wartung = { $seat } may drive 1 to 4 more spaces.
prompt-drive-wartung-me = You may drive 1 to 4 more spaces.
prompt-drive-zollabfertigung = { $seat } drives to the next event space.
prompt-drive-zollabfertigung-me = Drive to the next event space.
prompt-works = { $seat } puts up the road works sign.
prompt-works-me = Put the road works sign on another space.
prompt-stop = { $seat } has stopped and does business.
prompt-stop-me =
    { $only ->
        [end] You have stopped and have no business here: end your turn.
       *[other] You have stopped: do your business or end your turn.
    }
prompt-rail = { $seat } chooses a contract for the railway.
prompt-rail-me = Which of these contracts goes by rail?
prompt-jump = { $seat } chooses a destination to go to.
prompt-jump-me = To which destination do you go?
prompt-land = The city is taken: { $seat } chooses a space near it.
prompt-land-me = The city is taken: choose the nearest free space.
prompt-give = { $seat } gives a contract to the right.
prompt-give-me = Give one of your contracts to the right.
prompt-help = { $seat } can help a colleague.
prompt-help-me = Do you help, for 1,000 DM and a turn?
prompt-customs = { $seat } pays at the customs or skips a turn.
prompt-customs-me = Pay 500 DM or skip a turn.
prompt-jam = { $seat } puts the jam sign on a free space.
prompt-jam-me = Put the jam sign on a free space.
prompt-invite = { $seat } calls another player by radio.
prompt-invite-me = Which player may drive 3 spaces with you?
prompt-storm = { $seat } moves trucks in the snowstorm.
prompt-storm-me = Which truck does the snowstorm move?
prompt-auction = { $seat } bids for { $n1 }; the highest offer is { $n2 }.
prompt-auction-me = Bid for { $n1 } or pass; the highest offer is { $n2 }.
prompt-match = { $seat } called for { $n1 } and matches offer { $n2 } or passes.
prompt-match-me = You called for { $n1 }: match offer { $n2 } or pass.
prompt-load = { $seat } may load { $n1 } at once.
prompt-load-me = You may load { $n1 } at once.

## Kinds of decisions, whatever one of them was about

kind-choose = Which of the two dice to use.
kind-drive = Where to drive after the roll.
kind-drive-storm = Where the snowstorm moves a truck.
kind-auction = Bidding for a contract or passing.
kind-match = Matching the offer for a contract you called for, or passing.
kind-load = Loading a contract at once or not.

## Why not

refused-AUF-2-1 = Start on a road space where no truck stands.
refused-AUF-3-1 = You drive as the die says: 1 to 5 in full, with a 6 up to 6 spaces.
refused-AUF-3-2 = A truck stands there already.
refused-AUF-3-4 = You may stop early only in a city of one of your contracts.
refused-AUF-3-5 = A sign stands on the way there.
refused-AUF-3-6 = A truck does not step straight back within a move.
refused-AUF-4-2 = The road works sign stands neither in a city, nor on a truck, nor beside the other sign, nor before Flensburg.
refused-AUF-4-3 = The road works close this space.
refused-AUF-4-5 = The jam closes this space.
refused-AUF-5-1 = You load in the start city of a contract of yours, with room for all its goods.
refused-AUF-5-3 = You unload in the destination of a contract that is aboard.
refused-AUF-5-6 = Before the roll no contract can be called for.
refused-AUF-7-1 = You can call for an open contract only after arriving in a city with exactly your points.
refused-AUF-9-10 = With the Inspektion you neither load nor unload before München.

## What a seat shows

score = { fact-money }
fact-money = { $value } DM
fact-under-way = { $value } DM aboard
fact-contracts =
    { $value ->
        [one] { $value } contract
       *[other] { $value } contracts
    }
fact-goods = { $value } goods aboard
fact-skips =
    { $value ->
        [one] skips { $value } turn
       *[other] skips { $value } turns
    }

## What happened

event-first = { $seat } goes first.
event-placed = { $seat } starts on { $space }.
event-dealt = { $seat } gets { $contracts }.
event-opened = { $contract } is turned up.
event-rolled = { $seat } rolls { $die }.
event-rolled-two = { $seat } rolls { $die } and { $other_die }.
event-used = { $seat } uses the { $die }.
event-drove = { $seat } drives to { $space }.
event-waited = { $seat } waits.
event-declined = { $seat } stays.
event-works = { $seat } puts road works on { $space }.
event-jammed = { $seat } puts the jam on { $space }.
event-jam-lifted = The jam on { $space } clears.
event-loaded = { $seat } loads { $goods } goods: { $contract }.
event-delivered = { $seat } delivers { $contract } for { $money } DM.
event-bought = { $seat } buys a trailer ({ $size }) for { $money } DM.
event-called = { $seat } calls for { $contract }.
event-bid = { $seat } bids offer { $offer } for { $contract }: { $money } DM.
event-matched = { $seat } matches offer { $offer } for { $contract }: { $money } DM.
event-passed = { $seat } passes on { $contract }.
event-sold = { $seat } gets { $contract } for { $money } DM.
event-took = { $seat } takes { $contract }.
event-discarded = { $seat } discards { $contract }.
event-drew = { $seat } draws { $card }.
event-paid = { $seat } pays { $money } DM.
event-railed = { $seat } pays the railway { $money } DM.
event-received = { $seat } receives { $money } DM.
event-owes = { $seat } cannot pay and owes { $money } DM.
event-paid-debt = { $seat } pays a debt of { $money } DM.
event-must-skip =
    { $turns ->
        [one] { $seat } must skip the next turn.
       *[other] { $seat } must skip the next { $turns } turns.
    }
event-skipped = { $seat } skips a turn.
event-handed-on = { $seat } hands the Inspektion on to { $other }.
event-inspection-over = { $seat } has been to the Inspektion; the card goes under the pile.
event-collected = { $seat } collects { $money } DM for { $card }.
event-robbed = { $seat } loses the goods of { $contract }; the insurance pays { $money } DM.
event-gave = { $seat } gives { $other } { $contract }.
event-got = { $seat } draws { $contract } from the reserve.
event-jumped = { $seat } goes to { $space }.
event-drove-back = { $seat } goes back to { $space }.
event-played = { $seat } plays { $card }.
event-invited = { $seat } calls { $other }, who may drive 3 spaces.
event-penalised = { $seat } pays { $money } DM at the end for cards that were kept.
# Only with delivered is $seat the one who ended the game.
event-ended =
    { $reason ->
        [delivered] The game is over: { $seat } has delivered the last contract.
       *[limit] The game is over: the last round has been played.
    }

## How the game ended

ending = The end comes when somebody has delivered everything and no public contract is left: { $open } open, { $pile } in the pile.
reason-delivered = A player delivered the last contract, and no public contract was left.
account = { $value } DM for cards that were kept
reason-limit = The round limit was reached.

## Before a choice is confirmed

warn-must-skip = This costs you a turn.

## Options

option-public-contracts = Public contracts
option-public-contracts-0 =
    as usual with { $seats } players: { $seats ->
        [2] 12
        [3] 16
        [4] 20
       *[other] 24
    }
option-public-contracts-help = More make the game longer, fewer make it shorter.
option-one-lap = Inspektion for one lap
option-one-lap-help = The Inspektion is put away when it would come back to the player who drew it. Games of two are a third shorter.
option-round-limit = Round limit
option-round-limit-0 = none
option-round-limit-help = After so many rounds the richest player wins.
option-children = Children’s version
option-children-help = No trailers, 2,000 DM at the start, and public contracts are simply taken.
option-rules-2007 = Rules of 2007
option-rules-2007-help = Two dice of which you use one, no forced driving, two trucks on a road space, and old contracts can be discarded.
parameter-start-money = Money at the start
parameter-start-money-help = How many DM everyone begins with; the children’s version keeps its own sum.
parameter-private-contracts = Private contracts
parameter-private-contracts-help = How many private contracts everyone is dealt; if need be, fewer are public.
parameter-open-contracts = Open contracts
parameter-open-contracts-help = How many of the public contracts lie open.
parameter-trailers-each = Trailers of each size
parameter-trailers-each-help = How many large and how many small trailers there are.

## Words

noun-red = red
noun-blue = blue
noun-yellow = yellow
noun-green = green
noun-purple = purple
noun-grey = grey
noun-small = small
noun-large = large
noun-secret = a secret contract
noun-secrets = secret contracts

## The event cards

noun-bahnverladung = Bahnverladung (freight by rail)
noun-beifahrer = Beifahrer (a second driver)
noun-dokumente = Dokumente (papers left behind)
noun-fahrtenschreiber = Fahrtenschreiber (the tachograph)
noun-familiennachwuchs = Familiennachwuchs (a new baby)
noun-fracht-dumping = Fracht Dumping (unfair prices)
noun-kundenservice = Freundlicher Kundenservice (friendly service)
noun-routenplanung = Gute Routenplanung (good planning)
noun-diebe = Hilfe, Diebe! (thieves)
noun-inspektion = Inspektion (the inspection)
noun-motivation = Motivation
noun-pannenhilfe = Pannenhilfe (a breakdown)
noun-polizeikontrolle = Polizeikontrolle (a police check)
noun-radarfalle = Radarfalle (a speed trap)
noun-road-runner = Road Runner ruft Teddybär (a call by radio)
noun-schneestuerme = Schneestürme (snowstorms)
noun-schnelle-verladung = Schnelle Verladung (quick loading)
noun-sonderauftrag-flensburg = Sonderauftrag Flensburg (a special order)
noun-sonderauftrag-wien = Sonderauftrag Wien (a special order)
noun-stau-muenchen = Stau München (a jam)
noun-stau-frankfurt = Stau Frankfurt (a jam)
noun-stau-kassel = Stau Kassel (a jam)
noun-stau-nebel = Stau im Nebel (a jam in the fog)
noun-stau-unfall = Stau nach einem Unfall (a jam after an accident)
noun-subunternehmer = Subunternehmer (a subcontractor)
noun-truckerfestival = Truckerfestival (the truckers’ festival)
noun-vertrauen = Vertrauen (trust)
noun-wartung = Vorbildliche Wartung (exemplary service)
noun-ware-verdorben = Ware verdorben (spoilt goods)
noun-zollabfertigung = Zollabfertigung (through customs)
noun-zollkontrolle = Zollkontrolle (a customs check)

card-bahnverladung = The loaded contract with the most distant destination goes by rail: its revenue at once, less 1,000 DM.
card-beifahrer = Roll and drive again.
card-dokumente = Back to the nearest city on the way here.
card-fahrtenschreiber = Skip the next turn.
card-familiennachwuchs = Straight to the destination of a loaded contract, and unload.
card-fracht-dumping = A contract that is not loaded goes to the right-hand neighbour.
card-kundenservice = Draw a contract from the reserve.
card-routenplanung = A drive to the next free city is allowed at once.
card-diebe = All goods aboard are lost. The insurance pays 1,000 DM for each contract.
card-inspektion = No loading or unloading before München. There the card goes to the left, and the die may be rolled again. Whoever has it at the end pays 1,000 DM.
card-motivation = To keep: once, on a turn of one’s own, drive 1 to 3 more spaces.
card-pannenhilfe = Drive on, or help out and skip a turn for 1,000 DM.
card-polizeikontrolle = Pay 500 DM.
card-radarfalle = Pay 500 DM.
card-road-runner = This player and another of their choice may each drive 3 more spaces.
card-schneestuerme = Every truck may be moved 1 to 3 spaces in any direction.
card-schnelle-verladung = To keep: once, right after loading, roll and drive again.
card-sonderauftrag-flensburg = To keep: 2,000 DM on reaching Flensburg; otherwise 1,000 DM to pay at the end.
card-sonderauftrag-wien = To keep: 2,000 DM on reaching Wien; otherwise 1,000 DM to pay at the end.
card-stau-muenchen = The jam sign goes onto München until this player’s next turn.
card-stau-frankfurt = The jam sign goes onto Frankfurt until this player’s next turn.
card-stau-kassel = The jam sign goes onto Kassel until this player’s next turn.
card-stau-nebel = The jam sign goes onto a free space until this player’s next turn.
card-stau-unfall = The jam sign goes onto a free space until this player’s next turn.
card-subunternehmer = This player and another of their choice may each drive 3 more spaces.
card-truckerfestival = A prize of 500 DM.
card-vertrauen = Draw a contract from the reserve.
card-wartung = A drive of 1 to 4 more spaces is allowed.
card-ware-verdorben = Back to the city of the last loading.
card-zollabfertigung = On to the next event space at once; no card is drawn there.
card-zollkontrolle = Skip a turn or pay 500 DM.

## The board

board-label = Road map of Central Europe: 26 cities, 50 roads with 137 spaces, 47 of them event spaces.

# Cities and road spaces.
noun-flensburg = Flensburg
noun-hamburg = Hamburg
noun-bremen = Bremen
noun-hannover = Hannover
noun-berlin = Berlin
noun-rotterdam = Rotterdam
noun-bruxelles = Bruxelles
noun-dortmund = Dortmund
noun-koeln = Köln
noun-kassel = Kassel
noun-frankfurt = Frankfurt
noun-saarbruecken = Saarbrücken
noun-nuernberg = Nürnberg
noun-stuttgart = Stuttgart
noun-basel = Basel
noun-zuerich = Zürich
noun-geneve = Genève
noun-milano = Milano
noun-verona = Verona
noun-innsbruck = Innsbruck
noun-muenchen = München
noun-salzburg = Salzburg
noun-linz = Linz
noun-wien = Wien
noun-graz = Graz
noun-trieste = Trieste
noun-flensburg-hamburg-1 = Flensburg–Hamburg 1
noun-hamburg-bremen-1 = Hamburg–Bremen 1
noun-hamburg-hannover-1 = Hamburg–Hannover 1
noun-hamburg-hannover-2 = Hamburg–Hannover 2
noun-hamburg-berlin-1 = Hamburg–Berlin 1
noun-hamburg-berlin-2 = Hamburg–Berlin 2
noun-hamburg-berlin-3 = Hamburg–Berlin 3
noun-hamburg-berlin-4 = Hamburg–Berlin 4
noun-bremen-hannover-1 = Bremen–Hannover 1
noun-bremen-dortmund-1 = Bremen–Dortmund 1
noun-bremen-dortmund-2 = Bremen–Dortmund 2
noun-bremen-dortmund-3 = Bremen–Dortmund 3
noun-bremen-rotterdam-1 = Bremen–Rotterdam 1
noun-bremen-rotterdam-2 = Bremen–Rotterdam 2
noun-bremen-rotterdam-3 = Bremen–Rotterdam 3
noun-bremen-rotterdam-4 = Bremen–Rotterdam 4
noun-bremen-rotterdam-5 = Bremen–Rotterdam 5
noun-hannover-berlin-1 = Hannover–Berlin 1
noun-hannover-berlin-2 = Hannover–Berlin 2
noun-hannover-berlin-3 = Hannover–Berlin 3
noun-hannover-berlin-4 = Hannover–Berlin 4
noun-hannover-dortmund-1 = Hannover–Dortmund 1
noun-hannover-dortmund-2 = Hannover–Dortmund 2
noun-hannover-dortmund-3 = Hannover–Dortmund 3
noun-hannover-kassel-1 = Hannover–Kassel 1
noun-hannover-kassel-2 = Hannover–Kassel 2
noun-rotterdam-bruxelles-1 = Rotterdam–Bruxelles 1
noun-rotterdam-bruxelles-2 = Rotterdam–Bruxelles 2
noun-rotterdam-dortmund-1 = Rotterdam–Dortmund 1
noun-rotterdam-dortmund-2 = Rotterdam–Dortmund 2
noun-rotterdam-dortmund-3 = Rotterdam–Dortmund 3
noun-bruxelles-koeln-1 = Bruxelles–Köln 1
noun-bruxelles-koeln-2 = Bruxelles–Köln 2
noun-bruxelles-koeln-3 = Bruxelles–Köln 3
noun-bruxelles-saarbruecken-1 = Bruxelles–Saarbrücken 1
noun-bruxelles-saarbruecken-2 = Bruxelles–Saarbrücken 2
noun-bruxelles-saarbruecken-3 = Bruxelles–Saarbrücken 3
noun-bruxelles-saarbruecken-4 = Bruxelles–Saarbrücken 4
noun-dortmund-koeln-1 = Dortmund–Köln 1
noun-dortmund-kassel-1 = Dortmund–Kassel 1
noun-dortmund-kassel-2 = Dortmund–Kassel 2
noun-koeln-frankfurt-1 = Köln–Frankfurt 1
noun-koeln-frankfurt-2 = Köln–Frankfurt 2
noun-koeln-saarbruecken-1 = Köln–Saarbrücken 1
noun-koeln-saarbruecken-2 = Köln–Saarbrücken 2
noun-koeln-saarbruecken-3 = Köln–Saarbrücken 3
noun-kassel-frankfurt-1 = Kassel–Frankfurt 1
noun-kassel-frankfurt-2 = Kassel–Frankfurt 2
noun-kassel-nuernberg-1 = Kassel–Nürnberg 1
noun-kassel-nuernberg-2 = Kassel–Nürnberg 2
noun-kassel-nuernberg-3 = Kassel–Nürnberg 3
noun-kassel-nuernberg-4 = Kassel–Nürnberg 4
noun-frankfurt-saarbruecken-1 = Frankfurt–Saarbrücken 1
noun-frankfurt-saarbruecken-2 = Frankfurt–Saarbrücken 2
noun-frankfurt-stuttgart-1 = Frankfurt–Stuttgart 1
noun-frankfurt-stuttgart-2 = Frankfurt–Stuttgart 2
noun-frankfurt-nuernberg-1 = Frankfurt–Nürnberg 1
noun-frankfurt-nuernberg-2 = Frankfurt–Nürnberg 2
noun-frankfurt-nuernberg-3 = Frankfurt–Nürnberg 3
noun-berlin-nuernberg-1 = Berlin–Nürnberg 1
noun-berlin-nuernberg-2 = Berlin–Nürnberg 2
noun-berlin-nuernberg-3 = Berlin–Nürnberg 3
noun-berlin-nuernberg-4 = Berlin–Nürnberg 4
noun-berlin-nuernberg-5 = Berlin–Nürnberg 5
noun-berlin-nuernberg-6 = Berlin–Nürnberg 6
noun-saarbruecken-stuttgart-1 = Saarbrücken–Stuttgart 1
noun-saarbruecken-stuttgart-2 = Saarbrücken–Stuttgart 2
noun-saarbruecken-stuttgart-3 = Saarbrücken–Stuttgart 3
noun-saarbruecken-basel-1 = Saarbrücken–Basel 1
noun-saarbruecken-basel-2 = Saarbrücken–Basel 2
noun-saarbruecken-basel-3 = Saarbrücken–Basel 3
noun-stuttgart-nuernberg-1 = Stuttgart–Nürnberg 1
noun-stuttgart-nuernberg-2 = Stuttgart–Nürnberg 2
noun-stuttgart-muenchen-1 = Stuttgart–München 1
noun-stuttgart-muenchen-2 = Stuttgart–München 2
noun-stuttgart-muenchen-3 = Stuttgart–München 3
noun-stuttgart-zuerich-1 = Stuttgart–Zürich 1
noun-stuttgart-zuerich-2 = Stuttgart–Zürich 2
noun-stuttgart-zuerich-3 = Stuttgart–Zürich 3
noun-stuttgart-basel-1 = Stuttgart–Basel 1
noun-stuttgart-basel-2 = Stuttgart–Basel 2
noun-stuttgart-basel-3 = Stuttgart–Basel 3
noun-nuernberg-muenchen-1 = Nürnberg–München 1
noun-nuernberg-muenchen-2 = Nürnberg–München 2
noun-nuernberg-linz-1 = Nürnberg–Linz 1
noun-nuernberg-linz-2 = Nürnberg–Linz 2
noun-nuernberg-linz-3 = Nürnberg–Linz 3
noun-nuernberg-linz-4 = Nürnberg–Linz 4
noun-basel-zuerich-1 = Basel–Zürich 1
noun-basel-geneve-1 = Basel–Genève 1
noun-basel-geneve-2 = Basel–Genève 2
noun-basel-geneve-3 = Basel–Genève 3
noun-zuerich-milano-1 = Zürich–Milano 1
noun-zuerich-milano-2 = Zürich–Milano 2
noun-zuerich-milano-3 = Zürich–Milano 3
noun-zuerich-innsbruck-1 = Zürich–Innsbruck 1
noun-zuerich-innsbruck-2 = Zürich–Innsbruck 2
noun-zuerich-innsbruck-3 = Zürich–Innsbruck 3
noun-zuerich-innsbruck-4 = Zürich–Innsbruck 4
noun-geneve-milano-1 = Genève–Milano 1
noun-geneve-milano-2 = Genève–Milano 2
noun-geneve-milano-3 = Genève–Milano 3
noun-geneve-milano-4 = Genève–Milano 4
noun-geneve-zuerich-1 = Genève–Zürich 1
noun-geneve-zuerich-2 = Genève–Zürich 2
noun-geneve-zuerich-3 = Genève–Zürich 3
noun-muenchen-innsbruck-1 = München–Innsbruck 1
noun-muenchen-innsbruck-2 = München–Innsbruck 2
noun-muenchen-salzburg-1 = München–Salzburg 1
noun-muenchen-salzburg-2 = München–Salzburg 2
noun-salzburg-linz-1 = Salzburg–Linz 1
noun-salzburg-innsbruck-1 = Salzburg–Innsbruck 1
noun-salzburg-innsbruck-2 = Salzburg–Innsbruck 2
noun-salzburg-trieste-1 = Salzburg–Trieste 1
noun-salzburg-trieste-2 = Salzburg–Trieste 2
noun-salzburg-trieste-3 = Salzburg–Trieste 3
noun-salzburg-trieste-4 = Salzburg–Trieste 4
noun-salzburg-trieste-5 = Salzburg–Trieste 5
noun-linz-wien-1 = Linz–Wien 1
noun-linz-wien-2 = Linz–Wien 2
noun-linz-graz-1 = Linz–Graz 1
noun-linz-graz-2 = Linz–Graz 2
noun-linz-graz-3 = Linz–Graz 3
noun-wien-graz-1 = Wien–Graz 1
noun-wien-graz-2 = Wien–Graz 2
noun-graz-trieste-1 = Graz–Trieste 1
noun-graz-trieste-2 = Graz–Trieste 2
noun-graz-trieste-3 = Graz–Trieste 3
noun-graz-trieste-4 = Graz–Trieste 4
noun-innsbruck-verona-1 = Innsbruck–Verona 1
noun-innsbruck-verona-2 = Innsbruck–Verona 2
noun-innsbruck-verona-3 = Innsbruck–Verona 3
noun-verona-milano-1 = Verona–Milano 1
noun-verona-milano-2 = Verona–Milano 2
noun-verona-trieste-1 = Verona–Trieste 1
noun-verona-trieste-2 = Verona–Trieste 2
noun-verona-trieste-3 = Verona–Trieste 3

# Contracts.
noun-basel-verona = Basel–Verona
noun-basel-flensburg = Basel–Flensburg
noun-berlin-graz = Berlin–Graz
noun-berlin-trieste = Berlin–Trieste
noun-bremen-basel = Bremen–Basel
noun-bremen-milano = Bremen–Milano
noun-bruxelles-stuttgart = Bruxelles–Stuttgart
noun-bruxelles-kassel = Bruxelles–Kassel
noun-dortmund-bruxelles = Dortmund–Bruxelles
noun-dortmund-geneve = Dortmund–Genève
noun-flensburg-rotterdam = Flensburg–Rotterdam
noun-flensburg-wien = Flensburg–Wien
noun-frankfurt-hannover = Frankfurt–Hannover
noun-frankfurt-linz = Frankfurt–Linz
noun-geneve-rotterdam = Genève–Rotterdam
noun-geneve-bremen = Genève–Bremen
noun-graz-frankfurt = Graz–Frankfurt
noun-graz-dortmund = Graz–Dortmund
noun-hamburg-saarbruecken = Hamburg–Saarbrücken
noun-hamburg-trieste = Hamburg–Trieste
noun-hannover-saarbruecken = Hannover–Saarbrücken
noun-hannover-milano = Hannover–Milano
noun-innsbruck-berlin = Innsbruck–Berlin
noun-innsbruck-hamburg = Innsbruck–Hamburg
noun-kassel-muenchen = Kassel–München
noun-kassel-verona = Kassel–Verona
noun-koeln-flensburg = Köln–Flensburg
noun-koeln-innsbruck = Köln–Innsbruck
noun-linz-nuernberg = Linz–Nürnberg
noun-linz-hamburg = Linz–Hamburg
noun-milano-innsbruck = Milano–Innsbruck
noun-milano-frankfurt = Milano–Frankfurt
noun-muenchen-koeln = München–Köln
noun-muenchen-hannover = München–Hannover
noun-nuernberg-salzburg = Nürnberg–Salzburg
noun-nuernberg-zuerich = Nürnberg–Zürich
noun-rotterdam-kassel = Rotterdam–Kassel
noun-rotterdam-stuttgart = Rotterdam–Stuttgart
noun-saarbruecken-bruxelles = Saarbrücken–Bruxelles
noun-saarbruecken-bremen = Saarbrücken–Bremen
noun-salzburg-graz = Salzburg–Graz
noun-salzburg-koeln = Salzburg–Köln
noun-stuttgart-geneve = Stuttgart–Genève
noun-stuttgart-dortmund = Stuttgart–Dortmund
noun-trieste-muenchen = Trieste–München
noun-trieste-nuernberg = Trieste–Nürnberg
noun-verona-zuerich = Verona–Zürich
noun-verona-salzburg = Verona–Salzburg
noun-wien-basel = Wien–Basel
noun-wien-berlin = Wien–Berlin
noun-zuerich-linz = Zürich–Linz
noun-zuerich-wien = Zürich–Wien

## The table in the browser

desk = Contracts and lorries
deeds = At the wheel
my-contracts = My contracts
public-contracts = Public contracts
pile = { $contracts } in the pile
fleet = Lorries
trailers = trailers left: { $small } small, { $large } large
money = { $value } DM
amount = { $value }
spaces =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
rate = { $money }/space
profit-range = +{ $most } to +{ $least }
waybill = { $start } to { $destination }: { $goods } goods, { $revenue } DM, spaces to drive: { $spaces }.
contract-aboard = Aboard
contract-to-load = To load
contract-public = Public contract
room = { $goods } of { $room } goods
secrets =
    { $secrets ->
        [one] { $secrets } secret
       *[other] { $secrets } secrets
    }
auction = Auction
auction-in = Who is in
auction-leads = leads with { $offer }
auction-caller = called
auction-out = out
auction-way =
    { $spaces ->
        [one] My way there and on: { $spaces } space
       *[other] My way there and on: { $spaces } spaces
    }
offer = Offer { $number }: costs { $cost } DM, leaves { $profit } DM, { $rate } DM for each space.
die = Die: { $dice }
label-event-card = Event card
close-card = Put the card away
label-event-space = event space
works-sign = Road works
jam-sign = Jam
roads = Roads
road = spaces: { $spaces }, event spaces: { $events }
order = Standing order
order-choose = Answer auctions for me, even while I am away:
order-up-to = Up to offer { $number } for { $contract }
order-pass = Pass on { $contract }
order-pass-all = Pass in every auction
order-keep = Give this order
order-take-back = Take it back

## The tutorial

tutorial-welcome = You drive a truck through Central Europe: fetch goods in one city, deliver them in another and bid for new contracts on the way. Whoever has the most money at the end wins. You have 5,000 DM.
tutorial-place = First put your truck on the road, before anybody has seen a contract. Start on the marked space between Nürnberg and Linz.
tutorial-roll = Here are your 3 secret contracts: each says where you load, where you deliver and what you are paid. Linz–Nürnberg begins just round the corner. Roll the die!
tutorial-drive = A 3, and as a rule you drive every point. But Linz, 2 spaces away, is the start of one of your contracts, and there you may stop early. Drive to Linz.
tutorial-load = Load the 4 goods for Nürnberg. There is room for them: a truck holds 6, and you can buy trailers for more.
tutorial-turn = You are done in Linz, and the others want to drive, too. End your turn.
tutorial-bid = Blue called for Nürnberg–Salzburg in Stuttgart, and Yellow bids offer 1. You are on your way to Nürnberg anyway: bid offer 2. It costs 1,000 DM and leaves you 1,800 DM of what the contract pays.
tutorial-again = It is yours! Blue, as the caller, could have had it by matching your offer, but passed, and so did Yellow. On to Nürnberg, 5 spaces away: roll the die!
tutorial-deliver = A 5, what luck! Drive to Nürnberg: your goods are unloaded there by themselves, and you are paid 2,300 DM.
tutorial-reload = Delivered! And your new contract begins right here: load Nürnberg–Salzburg, 6 goods, a full truck.
tutorial-call = Whoever reaches a city exactly, or with a 6, may call for a public contract. Salzburg–Graz begins where your load goes: call for it. If nobody bids, you get it for nothing.
tutorial-end = Nobody bid: it is yours. Mind the event spaces, where you draw a card, and the road works after a 1. The game ends when no public contract is left and somebody has delivered their last: now play a real game, and have a good journey!
