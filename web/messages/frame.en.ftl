# The frame around the boards, in English.

brand = Ludotheque
home = All games
home-link = Ludotheque, all games
loading = One moment …
close = Close
language = Language
theme-to-light = Switch to light
theme-to-dark = Switch to dark
lost = There is nothing here
lost-text = This address leads nowhere. Perhaps a letter is missing at its end.

## Home

welcome = What shall we play?
welcome-text = Pick a game and you are in it. No account, no waiting.
shelf = Games
players = { $fewest }–{ $most } players
minutes = { $minutes } minutes
play-now = Play now
play-now-label = Play now: { $game }
set-up = Set up a table
set-up-label = Set up a table: { $game }
my-games = My games
your-turn = Your turn
status-waiting = waiting for players
status-playing = being played
status-over = over
guest-name = Guest

## Setting up

set-up-title = { $game }: set up a table
seats = Seats
how-many = Number of players
seat-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
who-sits = Who plays { $colour }
level-of = Strength of the bot that plays { $colour }
seat-kind-me = Me
seat-kind-bot = A bot
seat-kind-invited = By invitation
seat-kind-open = Open to anyone
options = House rules
onlookers = Onlookers
onlookers-text = Whoever has the link may watch
open-table = Open the table

## Seats

you = you
away = away
thinking = thinking …
winner = winner
becomes = becomes
seat-open = free seat
seat-invited = invited
level-random = Random
level-random-about = Does whatever comes along.
level-beginner = Beginner
level-beginner-about = Grabs points, overlooks a lot and sometimes slips.
level-greedy = Greedy
level-greedy-about = Takes the most points now and does not look ahead.
level-heuristic = Canny
level-heuristic-about = Knows what a good position is, but thinks only one step ahead.
level-expert = Expert
level-expert-about = Thinks ahead, through your answers and the luck of the draw.
level-master = Master
level-master-about = Thinks ahead further than any other: our strongest.
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-purple = Purple
colour-grey = Grey

## Waiting and joining

waiting-title = Waiting for players
waiting-text = The game begins as soon as every seat is taken.
join-title = Sit down with us
join-text = Choose a name for the table. You need no account.
nickname = Your name
which-seat = Your colour
sit-down = Sit down
invitation-for = Invitation to play { $colour }
invitation-open = Link for everybody
qr-code = QR code: { $label }
copy = Copy
copied = Copied
only-here = This address works on this computer only. For phones on your network, start with: ludotheque serve --lan

## The table

prompt = What to do
panel = Choices, log and rules
choices = Choices
choices-count =
    { $count ->
        [0] Choices
       *[other] Choices ({ $count })
    }
all-choices = All choices
no-choices = Nothing to choose right now.
log = Log
log-older = Older steps
log-undone = { $name } takes this back.
rules = Rules
rule-link = Rule { $rule }
kind-rule = rule
kind-ruling = ruling
kind-errata = erratum
kind-option = option
kind-fact = fact
refused-by-rule = A rule forbids this.
undo = Take back
undo-turn = Start turn again
preview = What it does
preview-hint = Point at a choice, on the board or in the list, to see what it does.
preview-open = What follows is not known before you do it. It cannot be taken back.
confirm = Do it
back = Back
whole-board = Whole board
board-as-text = Board as text
board-as-picture = Board as picture
game-over = The game is over.
result = Result
won-me = You win!
won =
    { $count ->
        [one] { $names } wins.
       *[other] Shared win: { $names }.
    }
download = Download the game
play-again = Play again
light-connecting = connecting
light-on = connected
light-lost = connection lost, trying again
light-closed = not connected

## When the server says no

error-illegal = The rules do not allow this.
error-not-your-turn = It is not your turn. Wait until the table is yours again.
error-game-over = The game is over. Nothing more can be done here.
error-no-such-action = This is not a move in this game. Choose one that is offered.
error-nothing-to-undo = There is nothing to take back: something new came up, or somebody else has played.
error-no-such-order = This game knows no such standing order.
error-stale-version = The table has moved on in the meantime. Look again and choose anew.
error-no-such-game = This game is not on the shelf. Pick one from the home page.
error-no-such-table = There is no such table. Ask for the link again.
error-bad-options = These house rules do not fit together. Change one and try again.
error-bad-seats = The seats do not fit this game. Change their number or who sits there.
error-bad-name = This name cannot be used. Take one of 1 to 32 letters.
error-seat-taken = Somebody already sits there. Choose another seat.
error-not-invited = This seat is by invitation. Open the link that you were sent.
error-no-onlookers = This table is for its players only.
error-not-started = The game has not begun yet. Wait until all seats are taken.
error-table-full = All seats are taken. Watch, or open a table of your own.
error-table-closed = Its host has closed this table. Nothing more can be done here.
error-not-over = The game is still running. Come back when it is over.
error-not-absent = This player is there, or was a moment ago. Wait a little.
error-no-such-moment = The game has no such moment. Go to one that was played.
error-bad-line = This cannot be sent. Write 1 to 500 characters.
error-name-taken = Somebody already has this name. Take another.
error-bad-password = This password cannot be used. Take 8 to 256 characters.
error-wrong-password = Name and password do not go together. Try again.
error-not-allowed = You may not do this.
error-not-signed-in = We do not know you yet. Give yourself a name first.
error-bad-request = The server did not understand this. Load the page again.
error-bad-record = This is not the file of a game, or it was changed.
error-too-many-requests = That was a little fast. Wait a moment and try again.
error-too-large = This is too large to send.
error-not-found = There is nothing here.
error-unavailable = The server cannot be reached. Check your connection and try again.
