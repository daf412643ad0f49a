# Gratte-ciel in English.

title = Gratte-ciel
pitch = Fly across a growing city, cash in when others pass above your towers, and mind where you land.

## What a seat can do

action-start = Start on { $n1 }
action-fly = Fly { $nouns }
action-pass = Pass

prompt-start = { $seat } chooses a white lot to start on.
prompt-start-me = Choose a white lot to start on.
prompt-fly = { $seat } chooses a flight of 1 to 4 lots to a lot without a building.
prompt-fly-me = Fly 1 to 4 lots to a lot without a building.

## What a seat shows

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
# Only with cannot-fly is $seat the one who ended the game.
event-ended =
    { $reason ->
        [cannot-fly] The game is over: { $seat } can no longer fly.
        [no-floors] The game is over: a player has no floors left.
       *[last-player] The game is over: only one player is left.
    }

## How the game ended

reason-cannot-fly = A player could no longer fly.
reason-no-floors = A player had no floors left.
reason-last-player = Only one player was left.

## Options

option-turning-flights = Turning flights
option-turning-flights-help = The helicopter may turn at each lot, but may not enter any lot twice or come back to its take-off lot.

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
