# Gratte-ciel in English.

title = Gratte-ciel
pitch = Fly across a growing city, cash in when others pass above your towers, and mind where you land.

## What a seat can do

action-start = Start on { $n1 }
action-fly = Fly { $path }
action-pass = Pass

prompt-start = { $seat } chooses a white lot to start on.
prompt-start-me = Choose a white lot to start on.
prompt-fly = { $seat } chooses a flight of 1 to 4 lots to a lot without a building.
prompt-fly-me = Fly 1 to 4 lots to a lot without a building.

## Why not

refused-GRA-1-2 = No helicopter lands in the park in the centre.
refused-GRA-2-2 = Everybody starts on a free white lot, and only once.
refused-GRA-2-3 = A helicopter starts in this district already: with 3 players choose another.
refused-GRA-3-1 = Your helicopter flies 1 to 4 lots, never diagonally, and lands where no building stands.
refused-GRA-3-2 = At this table flights are straight.
refused-GRA-3-3 = A flight enters no lot twice and does not come back to where it began.
refused-GRA-3-4 = Another helicopter or the park is in the way.
refused-GRA-3-5 = You cannot pass: choose a flight.
refused-GRA-3-7 = A helicopter stands there already.

## What a seat shows

score = { fact-points }
fact-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
fact-floors =
    { $value ->
        [one] { $value } floor in stock
       *[other] { $value } floors in stock
    }
fact-eliminated = eliminated

## What happened

event-first = { $seat } goes first.
event-started = { $seat } starts on { $lot }.
event-flew = { $seat } flies { $path }.
event-earned =
    { $seat } lands on their own colour and earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-overflight-fee =
    { $payer } pays { $payee } a fee of { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for flying over { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }.
event-overflight-fee-short =
    { $payer } can pay { $payee } only { $points } of { $due ->
        [one] { $due } point
       *[other] { $due } points
    } for flying over { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }.
event-landing-fee =
    { $payer } pays { $payee } a fee of { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the landing.
event-landing-fee-short =
    { $payer } can pay { $payee } only { $points } of { $due ->
        [one] { $due } point
       *[other] { $due } points
    } for the landing.
event-same-district =
    { $seat } lands in the district of take-off and loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# $seat owns the building; another seat may have made the flight.
event-built =
    { $height ->
        [1] A building of { $seat } starts on { $lot }.
       *[other] The building of { $seat } on { $lot } grows to { $height } floors.
    }
event-eliminated = { $seat } has no points left and is eliminated.
event-barred = Other helicopters bar every flight of { $seat }, whose turn is skipped.
# Only with cannot-fly is $seat the one who ended the game.
event-ended =
    { $reason ->
        [cannot-fly] The game is over: { $seat } can no longer fly.
        [no-floors] The game is over: a player has no floors left.
       *[last-player] The game is over: only one player is left.
    }

## How the game ended

ending = The end comes when somebody has no floor left or cannot fly: the smallest stock is { $least-floors }.
# $seat as for event-ended.
reason-cannot-fly = The game ended because { $seat } could no longer fly.
reason-no-floors = A player had no floors left.
reason-last-player = Only one player was left.

## Options

option-turning-flights = Turning flights
option-turning-flights-help = The helicopter may turn at each lot, but may not enter any lot twice or come back to its take-off lot.
parameter-start-points = Points at the start
parameter-start-points-help = How many points everyone begins with.
parameter-stock = Floors of each colour
parameter-stock-help = How many floors everyone has in stock at the start.
parameter-landing-fee = Fee for landing
parameter-landing-fee-help = What a landing on your own colour earns, and what one on another colour costs.
parameter-same-district-fee = Loss within a district
parameter-same-district-fee-help = How many points a landing in the district of the take-off costs.

## Colours

noun-red = red
noun-blue = blue
noun-yellow = yellow
noun-green = green
noun-white = white

## The board

board-label = Board of Gratte-ciel: 8 districts of 9 lots around a park, columns a to i from the left, rows 1 to 9 from the top.
lot-empty = { $lot }, { $tint }, empty
lot-built =
    { $lot }, { $tint }, building of { $owner } with { $height ->
        [one] { $height } floor
       *[other] { $height } floors
    }
lot-helicopter = helicopter of { $seat }
lot-legal = you can land here
lot-start = you can start here
plaza = Park

## Before a flight is confirmed

preview-title = What this flight does
preview-cost =
    { $points ->
        [one] You pay { $points } point.
       *[other] You pay { $points } points.
    }
preview-gain =
    { $points ->
        [one] You earn { $points } point.
       *[other] You earn { $points } points.
    }
warn-same-district = You land in the district you took off from: this costs 50 points.
warn-eliminated = This flight ruins you: you would be eliminated.

## The tutorial

tutorial-welcome = You are Red. Fly your helicopter from lot to lot: wherever it lands a building rises, and whoever flies over it pays its owner. You have 45 points. Whoever has the most at the end wins.
tutorial-start = Everybody starts on a white lot of a district of their own. Start on c3.
tutorial-fly = A turn is one flight: 1 to 4 lots in a straight line, to a lot without a building. Landing on your own colour earns you 5 points. Fly down to c6, a red lot.
tutorial-paid = Yellow flew over your building on c3 and landed on b3, a red lot: 1 point for your floor and 5 for your colour, all paid to you. And look, c3 has grown to 2 floors and a red building stands on b3.
tutorial-fees = Now you pay. Beyond blue’s building on c8 lies c9, a blue lot: flying over 1 blue floor costs 1 point, landing on blue costs 5. Fly to c9 and see it before you confirm.
tutorial-growth = Blue got 6 points, a floor on c9 and a second one on c8. The fee rises fast: 1 floor costs 1 point, 2 cost 4, 3 cost 10, 4 cost 20. Your own floors are always free.
tutorial-district = Careful with the marked lots: they lie in the district you take off from, and landing there costs 50 points. Whoever drops to 0 is out.
tutorial-white = White belongs to nobody: it costs nothing, and the building on it is yours. Fly to e9.
tutorial-end = That is all. The game ends when somebody can no longer fly, has no floors left, or is the last one in the game. The rules stand beside the board, and a greyed choice tells you why. Enjoy the flight!
