# Skyline of the World in English.

title = Skyline of the World
pitch = Stack floors on Manhattan, earn from the tops you hold, and be first to crown three towers with a penthouse.

## What a seat can do

action-build = Build on { $n2 }: { $n1 }
action-invest = Finish building and go on to buying
action-buy = Buy: { $n1 }
action-sell = Sell: { $n1 }
action-show = Show a bonus card: { $n1 }
action-hand-in = Hand in three bonus cards for coins: { $n1 }, { $n2 }, { $n3 }
action-end = End the turn

prompt-build = { $seat } builds floors.
prompt-build-me =
    { $only ->
        [invest] There is nothing you can build: go on to buying.
       *[other] Build floors: at least one if you can.
    }
prompt-build-more = { $seat } may build more floors.
prompt-build-more-me = Build more floors if you can, go on to buying, or end your turn.
prompt-build-no-more = { $seat } has built the whole stock.
prompt-build-no-more-me = You have built your whole stock: go on to buying, or end your turn.
prompt-invest = { $seat } buys or sells floors.
prompt-invest-me =
    { $only ->
        [end] There is nothing you can buy or sell: end your turn.
        [buy] You have built nothing: buy at least one floor for your next turn.
       *[other] Buy floors for your next turn, sell some, or end your turn.
    }

## Why not

refused-SKY-4-1 = Build first if you can, and only floors that are in your stock.
refused-SKY-4-2 = Your own floor or a penthouse is on top there.
refused-SKY-4-3 = This level needs another floor, and there are only five levels.
refused-SKY-4-4 = You have too few coins for this floor.
refused-SKY-4-5 = A penthouse needs a floor of your colour below it.
refused-SKY-4-7 = You have finished building for this turn.
refused-SKY-4-9 = At this table only its owner builds on a Skyline floor.
refused-SKY-5-1 = A neutral floor cannot stand on a Skyline floor or a penthouse.
refused-SKY-5-2 = You have too few coins for a neutral floor there: it costs 5M.
refused-SKY-5-3 = A neutral floor on the fifth level blocks this building for good.
refused-SKY-6-1 = You have no Skyline floor: the first penthouse wins one.
refused-SKY-6-2 = A Skyline floor cannot stand on another one or on a penthouse.
refused-SKY-6-3 = A Skyline floor never stands on an orange lot.
refused-SKY-6-4 = You have built a Skyline floor in this turn already.
refused-SKY-6-5 = You have too few coins for a Skyline floor there: it costs 5M.

## What a seat shows

fact-penthouses =
    { $value ->
        [one] { $value } of 3 penthouses
       *[other] { $value } of 3 penthouses
    }
fact-orange =
    { $value ->
        [one] { $value } orange lot
       *[other] { $value } orange lots
    }
fact-mission =
    { $value ->
        [0] mission not completed
       *[other] mission: { $value } points
    }
fact-coins = { $value }M
fact-floors =
    { $value ->
        [one] { $value } floor in stock
       *[other] { $value } floors in stock
    }
fact-cards =
    { $value ->
        [one] { $value } bonus card
       *[other] { $value } bonus cards
    }
score = { fact-points }
fact-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }

## What happened

event-first = { $seat } goes first.
# The cards are "hidden" for everybody but their owner.
event-dealt =
    { $mission ->
        [hidden] { $seat } gets a mission and three bonus cards.
       *[other] { $seat } gets the mission { $mission } and the bonus cards { $first }, { $second } and { $third }.
    }
event-income = { $seat } collects an income of { $coins }M.
event-over-limit = { $seat } may not own more than 30M and loses { $coins }M to the bank.
event-built = { $seat } builds on { $lot }, level { $level }: { $floor }.
event-paid = { $payer } pays { $payee } { $coins }M.
event-paid-bank = { $payer } pays the bank { $coins }M.
event-skyline-won = { $seat } wins a Skyline floor.
event-last-round = { $seat } has built a third penthouse: everybody else has one last turn.
event-drew =
    { $card ->
        [hidden] { $seat } draws a bonus card.
       *[other] { $seat } draws a bonus card: { $card }.
    }
event-no-card = There is no bonus card left for { $seat }.
event-pile-remade =
    { $cards ->
        [one] The pile is empty: the one discard becomes the new pile.
       *[other] The pile is empty: the { $cards } discards become the new pile.
    }
event-bought = { $seat } buys for { $coins }M: { $floor }.
event-sold = { $seat } sells for { $coins }M: { $floor }.
event-shown = { $seat } shows the bonus card { $card } and takes { $coins }M.
event-handed-in = { $seat } hands in { $first }, { $second } and { $third } for { $coins }M.
event-ended =
    { $reason ->
        [stall] The game is over: nobody has built anything for four rounds.
       *[third-penthouse] The game is over: the last round is played.
    }
event-scored =
    { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $penthouses } for penthouses, { $orange } for orange lots, { $done } for the mission { $mission }.

## How the game ended

reason-third-penthouse = A player built a third penthouse.
reason-stall = Nobody built anything for four rounds.
tie = On equal points, more penthouses win, then a completed mission.

## Options

option-own-skylines = Protected Skyline floors
option-own-skylines-help = Only its owner may build on a Skyline floor.
option-tournament = Tournament
option-tournament-help = A tie that is left at the very end goes to whoever built their third penthouse first.
option-covered = Covered game
option-covered-help = Floors in stock and coins are hidden from the other players.
parameter-start-coins = Coins at the start
parameter-start-coins-help = How many millions everyone begins with.
parameter-most-coins = Most coins
parameter-most-coins-help = How many millions one can own at most.
parameter-neutral-floors = Neutral floors
parameter-neutral-floors-help = How many neutral floors the bank has at the start.
parameter-hand-in-coins = Coins for three bonus cards
parameter-hand-in-coins-help = How many millions the bank pays for three bonus cards.
parameter-mission-worth = Points for the mission
parameter-mission-worth-help = How many points a completed mission earns.

## Floors

noun-1m = 1M floor
noun-2m = 2M floor
noun-4m = 4M floor
noun-6m = 6M floor
noun-penthouse = penthouse
noun-neutral = neutral floor
noun-skyline = Skyline floor

## Missions

noun-new-york = New York
noun-rotterdam = Rotterdam
noun-sydney = Sydney
noun-london = London
noun-frankfurt = Frankfurt
noun-shanghai = Shanghai

## Bonus cards

noun-flatiron-building = Flatiron Building
noun-chifley-tower = Chifley Tower
noun-tower-42 = Tower 42
noun-tomorrow-square = Tomorrow Square
noun-montevideo = Montevideo
noun-us-bank-tower = US Bank Tower
noun-delftse-poort = Delftse Poort
noun-chrysler-building = Chrysler Building
noun-mlc-centre = MLC Centre
noun-woolworth-building = Woolworth Building
noun-messeturm = Messeturm
noun-commerzbank-tower = Commerzbank Tower
noun-jin-mao-tower = Jin Mao Tower
noun-one-canada-square = One Canada Square

## Colours

noun-red = red
noun-blue = blue
noun-yellow = yellow
noun-green = green

## The board

board-label = Board of Skyline of the World: the island of Manhattan with 29 lots, columns a to d from the west, rows 1 to 11 from the north; c3, b6 and b10 are orange.

## Before an action is confirmed

warn-over-limit = Nobody may own more than 30M: some coins would be lost to the bank.
warn-last-round = This is the third penthouse: everybody else has one last turn, then the game is over.

## Lots and income groups in words

lot-empty = empty
lot-orange = orange lot, worth 1 point at the end
lot-floors = from the bottom: { $floors }
lot-earns = earns { $coins }M
lot-build = you can build here: { $floor }, { $coins }M to { $seat }
lot-build-bank = you can build here: { $floor }, { $coins }M to the bank
lot-build-free = you can build here: { $floor }, for nothing
floor-of = { $floor } of { $seat }
group = { $seat } would earn { $coins }M from { $lots }.
group-pays = { $seat } earns { $coins }M from { $lots }.

## Beside the board

race = The third penthouse ends the game
race-last-round = Last round!
race-over = Penthouses
race-seat = { $seat }: { $count } of 3 penthouses
shelf = Floors
shelf-of = Floors of { $seat }
shelf-floor = { $floor }, { $count } in stock
shelf-bank = bank { $count }
shelf-hidden = Hidden in the covered game.
pick = pick
shelf-legend = ↑ buy, ↓ sell
hand = Bonus cards
cards = Cards
hand-empty = You have no bonus card.
hand-in = Three cards for coins
card-show = Show: +{ $coins }M
card-used = shown this turn already
card-lost = no longer possible
card-done = complete
card-complete = complete with { $lots }
card-missing =
    { $count ->
        [one] { $count } lot missing
       *[other] { $count } lots missing
    }
mission = Mission
mission-done = complete
mission-lost = no longer possible
mission-missed = not completed
mission-places =
    { $count ->
        [one] { $count } possible place
       *[other] { $count } possible places
    }
place-previous = previous place
place-next = next place
place-close = Close
pattern-on = building
pattern-gap = gap
deed-invest = Buy floors
deed-end = End turn

## The tutorial

tutorial-welcome = You are Red and build towers on Manhattan: whoever owns the top of a building earns with it. Penthouses, orange lots and your secret mission bring points, and the most points win. Blue begins.
tutorial-ground = Blue has built two first floors. Your turn: on the ground you need a 1M floor, and you pay its price to the bank. Build on b6, an orange lot: whoever owns its top at the end gets 1 point.
tutorial-group = Buildings of yours side by side form a group, and a group earns the sum of its tops. Build your other 1M floor on c6, right beside b6.
tutorial-over = Now upwards: the second level needs a 2M floor, and never on a normal floor of your own. Build on b5, over Blue: the building becomes yours, and the 2M go to Blue.
tutorial-bonus = b5, b6 and c6 form the corner of your bonus card Chifley Tower. Show the card and take 5M from the bank.
tutorial-invest = You have no floor left to build. Before your turn ends you may buy new ones for the next: go on to buying.
tutorial-buy = Think ahead: the third level needs a 4M floor. Buy one. It costs 4M now, and as much again when you build it.
tutorial-turn = You keep 7M; nobody may own more than 30M. End your turn and see what Blue is up to.
tutorial-income = Blue built over you on b6, paid you 2M and tore your group apart. Every turn of yours begins with income, but only your best group pays: this time no more than the 2M of b5.
tutorial-back = Win b6 back: build your 4M floor on it and pay Blue 4M. Your buildings are joined again, and the group will earn 2M + 4M + 1M, that is 7M.
tutorial-points = A 6M floor more, and b6 can carry a penthouse for 10M, if one of the floors below is yours. A penthouse is worth 1 point, an orange lot 1 point and your mission 2: for Rotterdam you lack only c5.
tutorial-end = That is all. Your first penthouse wins you a Skyline floor. When somebody has built a third, everybody else has one last turn, and the game is over. The rules stand beside the board, and a greyed choice tells you why: now play a real game!
