# Airlines in English.

title = Airlines
pitch = Found airlines, stretch their routes across North America and hold the most shares when a score card turns up.

## What a seat can do

action-swap = Swap the unusable flight card { $n1 }
action-replace = Replace a worthless { $n1 } share of the market
action-found =
    { $n2 ->
        [one] Found { $n1 } with { $n2 } share
       *[other] Found { $n1 } with { $n2 } shares
    }
action-expand = Expand a network: draw a flight card
action-lay =
    { $n2 ->
        [one] Lay { $n2 } share of { $n1 }
       *[other] Lay { $n2 } shares of { $n1 }
    }
action-fly = { $n2 } for { $n3 } with { $n1 }
action-keep = No flight: keep the cards
action-sabotage = Sabotage with a marker of { $n1 }
action-spare = No sabotage
action-block = Block circle { $n2 } on { $n1 }
action-take = Take { $n1 } from the market
action-blind = Draw blind from the pile

prompt-turn = { $seat } founds a company, expands a network or lays shares.
prompt-turn-me =
    { $only ->
        [expand] You can neither found a company nor lay shares: expand a network.
       *[other] Found a company, expand a network or lay shares.
    }
prompt-start = { $seat } chooses the first flight of { $n1 }.
prompt-start-me = Choose the first flight of { $n1 }, from its headquarters.
prompt-fly = { $seat } plays a flight card or keeps them all.
prompt-fly-me =
    { $only ->
        [keep] None of your flight cards fits: keep them all.
       *[other] Play a flight card for a company in play, or keep them all.
    }
prompt-sabotage = { $seat } may sabotage.
prompt-sabotage-me = You laid exactly one share: you may sabotage with a marker of any company.
prompt-block = { $seat } places a sabotage marker of { $n1 }.
prompt-block-me = Place the sabotage marker of { $n1 } on a free circle numbered 5 or more.
prompt-share = { $seat } draws a share.
prompt-share-me = Draw a share: from the market, or blind from the pile.
prompt-share-and-flight = { $seat } draws a share, then a flight card.
prompt-share-and-flight-me = Draw a share: from the market, or blind from the pile. A flight card follows.

## Kinds of decisions, whatever one of them was about

kind-start = The first flight of a company.
kind-block = Where the sabotage marker goes.

## Why not

refused-AIR-3-1 = Not now: a turn is one of three things, founding a company, expanding a network or laying shares.
refused-AIR-3-3 = This is possible only at the start of your turn.
refused-AIR-4-1 = To found a company you need one of its shares in hand, and it must not be in play yet.
refused-AIR-4-2 = A new company flies at once: you need a flight card for a route from its headquarters.
refused-AIR-4-4 = After a founding comes the flight, then a share, then a flight card.
refused-AIR-4-5 = All companies are in play already.
refused-AIR-4-6 = This company has fewer than 2 markers left: it cannot be founded.
refused-AIR-5-1 = Choose first to expand a network: you draw a flight card before you fly.
refused-AIR-5-2 = A flight needs a card of your hand and a company in play, and a share is drawn after it.
refused-AIR-5-3 = You draw a share only after a flight: play a flight card, or keep them all.
refused-AIR-6-1 = The card shows another line than this route.
refused-AIR-6-2 = This company may not fly lines of this pattern.
refused-AIR-6-3 = No circle of this route is free.
refused-AIR-6-4 = The card is too low for the lowest free circle of this route.
refused-AIR-6-5 = This route does not touch the company’s network.
refused-AIR-6-6 = This company has no marker left.
refused-AIR-6-8 = This company flies this route already.
refused-AIR-7-1 = You can lay only shares that you have in hand, and you draw no card after it.
refused-AIR-7-2 = This company is not in play: its first shares are laid by founding it.
refused-AIR-7-3 = Sabotage comes after laying exactly one share, with a marker in stock and on a free circle.
refused-AIR-7-4 = Only circles numbered 5 or more can be blocked.
refused-AIR-7-5 = There is a sabotage marker on this route already.
refused-AIR-7-7 = This table plays without sabotage.
refused-AIR-8-1 = You can swap only cards of your hand, and only while there are cards to draw.
refused-AIR-8-2 = There is still a place for this card on the map.
refused-AIR-9-1 = No share of this company lies in the market.
refused-AIR-9-2 = The pile is empty: take a share from the market.
refused-AIR-9-3 = This company is inactive: nobody can found it, and its shares are worthless.
refused-AIR-9-4 = You can remove one worthless share from the market each turn.

## What a seat shows

score = { fact-points }
standing = Points, with a scoring at that moment
fact-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
fact-standing = { $value } with a scoring now
fact-shares =
    { $value ->
        [one] { $value } share in hand
       *[other] { $value } shares in hand
    }
fact-flights =
    { $value ->
        [one] { $value } flight card
       *[other] { $value } flight cards
    }

## What happened

# Others read how many, the seat itself reads which.
event-dealt = { $seat } is dealt flight cards ({ $flights }) and shares ({ $shares }).
event-market = The market opens with { $shares }.
event-first = { $seat } goes first.
event-swapped = { $seat } swaps the unusable flight card { $card }.
event-replaced = { $seat } removes a worthless { $company } share from the market.
event-founded =
    { $seat } founds { $company } in { $city } and lays { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    }.
event-laid =
    { $seat } lays { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $company } and has { $laid } lying now.
event-flew = { $seat } plays { $card }: { $company } flies { $route } (circle { $circle }) and is worth { $worth }.
event-sabotaged = { $seat } blocks circle { $circle } on { $route } with a marker of { $company }.
event-kept = { $seat } plays no flight card.
event-spared = { $seat } does not sabotage.
event-drew-flight = { $seat } draws { $card }.
event-no-flight = There is no flight card left for { $seat } to draw.
event-reshuffled = The discarded flight cards are shuffled into a new pile.
event-took = { $seat } takes { $company } from the market.
event-drew-share = { $seat } draws from the pile: { $company }.
event-turned-up = { $company } is turned up in the market.
event-score-card = Score card { $number } turns up on the turn of { $seat }: scoring.
event-score-card-returned = { $seat } meets a score card in the first round: it goes back into the pile.
# $dummy is 0 but at the end of a game of two.
event-company-scored =
    { $dummy ->
        [0] { $company } is worth { $worth }.
       *[other] { $company } is worth { $worth }; shares of the dummy: { $dummy }.
    }
event-paid =
    { $points ->
        [one] { $seat }: { $points } point for { $company } (shares laid: { $shares }).
       *[other] { $seat }: { $points } points for { $company } (shares laid: { $shares }).
    }
event-scored =
    { $points ->
        [one] { $seat } gets { $points } point and now has { $total }.
       *[other] { $seat } gets { $points } points and now has { $total }.
    }
event-inactive = { $company } can no longer be founded: it is inactive and its shares are worthless.
event-worthless =
    { $shares ->
        [one] { $shares } worthless { $company } share leaves the market.
       *[other] { $shares } worthless { $company } shares leave the market.
    }
event-last-turns = The last share is gone: everyone has one more turn, { $seat } last.
event-score-cards-in = The score cards are shuffled into the pile.
event-dummy = The shares left in pile and market go to the dummy shareholder.
event-bonus =
    { $points ->
        [one] { $seat } gets a bonus of { $points } point for starting late.
       *[other] { $seat } gets a bonus of { $points } points for starting late.
    }
event-ended =
    { $reason ->
        [last-share] The game is over: the last share has been taken. Last scoring.
        [third-score-card] The game is over: this was the last score card. Last scoring.
        [last-turns] The game is over: everyone has had the last turn. Last scoring.
       *[stall] The game is over: nothing moves any more. Last scoring.
    }

## How the game ended

ending =
    { $seats ->
        [2] The last score card ends the game: { $scoreCardsLeft } to come, { $pile } in the pile.
       *[other] The game ends with the last share of pile and market: { $pile } in the pile, score cards to come: { $scoreCardsLeft }.
    }
reason-last-share = The last share was taken.
reason-third-score-card = The last score card turned up.
reason-last-turns = Everyone had one last turn.
reason-stall = Nothing moved any more.

## Options

option-no-sabotage = No sabotage
option-no-sabotage-help = Laying a single share does not allow a sabotage.
option-bonus = Bonus for a late start
option-bonus-help = At the end the second player in turn order gets 1 point, the third 2 points, up to 5 points for the sixth.
option-last-turn = One more turn
option-last-turn-help = After the last share everyone has one more turn, and whoever took it plays last; this has no effect with 2 players.
option-late-score-cards = Late score cards
option-late-score-cards-help = The score cards are shuffled in only after 5, 4, 3, 2 or 2 rounds with 2, 3, 4, 5 or 6 players.
parameter-hand-flights = Flight cards at the start
parameter-hand-flights-help = How many flight cards everyone is dealt.
parameter-hand-shares = Shares at the start
parameter-hand-shares-help = How many shares everyone is dealt.
parameter-market-shares = Shares in the market
parameter-market-shares-help = How many shares lie open in the market.
parameter-score-cards = Score cards
parameter-score-cards-help = How many score cards there are; with 2 players the last of them ends the game.
parameter-second-prize = Second prize in percent
parameter-second-prize-help = What part of a company’s points the second most shares earn.

## Words

noun-red = red
noun-blue = blue
noun-yellow = yellow
noun-green = green
noun-purple = purple
noun-grey = grey
noun-brown = brown
noun-white = white
noun-orange = orange
noun-black = black
noun-pink = pink
noun-solid = solid
noun-dashed = dashed
noun-dotted = dotted
noun-double = double
noun-wavy = wavy
noun-waiting = not founded yet
noun-flying = in play
noun-inactive = inactive
noun-hidden-share = a hidden share
noun-hidden-flight = a flight card

## Flight cards: pattern and value

noun-N2 = solid 2
noun-N4 = solid 4
noun-N5 = solid 5
noun-N7 = solid 7
noun-N9 = solid 9
noun-N10 = solid 10
noun-N12 = solid 12
noun-N14 = solid 14
noun-S1 = dashed 1
noun-S3 = dashed 3
noun-S5 = dashed 5
noun-S6 = dashed 6
noun-S8 = dashed 8
noun-S10 = dashed 10
noun-S11 = dashed 11
noun-S13 = dashed 13
noun-C1 = dotted 1
noun-C2 = dotted 2
noun-C4 = dotted 4
noun-C6 = dotted 6
noun-C7 = dotted 7
noun-C9 = dotted 9
noun-C11 = dotted 11
noun-C12 = dotted 12
noun-C14 = dotted 14
noun-E2 = double 2
noun-E3 = double 3
noun-E5 = double 5
noun-E7 = double 7
noun-E8 = double 8
noun-E10 = double 10
noun-E12 = double 12
noun-E13 = double 13
noun-W1 = wavy 1
noun-W3 = wavy 3
noun-W4 = wavy 4
noun-W6 = wavy 6
noun-W8 = wavy 8
noun-W9 = wavy 9
noun-W11 = wavy 11
noun-W13 = wavy 13
noun-W14 = wavy 14

## The board

board-label = Map of North America: 39 cities, 86 air routes in five line patterns with numbered circles, and the headquarters of nine companies.

## Before a choice is confirmed

warn-inactive = This makes a company inactive: nobody can found it any more and its shares become worthless.

## The table in the browser

overview = Companies
overview-more = All about the companies
company-label = { $code }, { $city }: { $status }, worth { $worth }; flies { $patterns }; shares not in sight: { $unseen } of { $shares }; markers left: { $left } of { $markers }.
company-owners = Shares laid: { $owners }.
tray = My cards and the market
my-flights = My flight cards
my-shares = My shares
no-shares = No shares in hand
my-share =
    { $shares ->
        [one] { $code }: { $shares } share in hand
       *[other] { $code }: { $shares } shares in hand
    }
flight-card = Flight card { $card }
flight-unusable = Flight card { $card }, unusable
market = Market
market-share =
    { $shares ->
        [one] { $code }: { $shares } share in the market
       *[other] { $code }: { $shares } shares in the market
    }
pile = { $shares } in the pile, score cards to come: { $cards }
pile-calm = { $shares } in the pile, score cards still set aside: { $cards }
deed-expand = Expand
deed-keep = No flight
deed-spare = No sabotage
deed-blind = Draw blind
route-label = { $route }, { $pattern }: { $circles }
circle-free = circle { $number } free
circle-taken = circle { $number } { $code }
circle-sabotaged = circle { $number } blocked by { $code }
scoring-title = Score card { $number }
scoring-last = Last scoring
scoring-company = Company
scoring-worth = Worth
scoring-dummy = Dummy
scoring-shares =
    { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    }
scoring-total = Points
scoring-close = Close the scoring
scorings = Scorings so far

## The tutorial

tutorial-welcome = You hold shares of young airlines. When a score card turns up, whoever has laid the most shares of a company gets its points, and whoever has the most points at the end wins. Your hand lies below the map: 5 shares and 3 flight cards.
tutorial-found = A turn is one of three things: found a company, expand a network or lay shares. You have 2 shares of BOI, the airline of Boise. Found it with both: only shares on the table count.
tutorial-flight = Its first route must touch Boise. A flight card needs the line pattern of the route and at least its lowest free number: play your solid 5 on Boise-Salt Lake City, where a 4 is enough.
tutorial-market = BOI now has 2 markers on the map, one of them at home in Boise, and so it is worth 2 points. Founding brings you a share, then a flight card: take ITA from the market, you already have one.
tutorial-expand = Blue has founded ITA, and Yellow VEG. Make your own airline grow: each marker on the map makes it worth 1 point more. Choose Expand: first you draw a flight card.
tutorial-second-flight = A solid 4! Any company in play may be expanded, yours or not, by a route that touches its network. Play the solid 4 on Portland-Boise for BOI.
tutorial-pile = After a flight you draw a share. Try the pile this time: nobody sees what you draw, and somewhere in it the 3 score cards are waiting. Draw blind.
tutorial-lay = A third ITA, what luck! Blue works hard for ITA but has laid only 1 share of it, and those in your hand earn nothing. Lay all 3, and the first prize of ITA is yours.
tutorial-scoring = Blue came upon a score card, and every company paid. ITA, worth 4, gave you its 4 points for the most shares, and Blue in second place half of them. BOI was worth 3 and is yours alone, so you got both prizes: 3 + 1 = 4.
tutorial-sabotage = One more trick: whoever lays exactly 1 share may sabotage, that is, block a free circle numbered 5 or more with a marker of any company. It brings no points, but it can bar a rival’s way.
tutorial-end = That is all. Three scorings are still to come: two score cards, and the end, when the last share is gone. Gather shares where networks grow and lay them in time: now play a real game, and have a good flight!
