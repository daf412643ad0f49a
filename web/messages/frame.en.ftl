# The frame around the boards, in English.

brand = Ludotheque
home = All games
home-link = Ludotheque, all games
account-link = My account
loading = One moment …
skip = Skip to content
close = Close
reload = Try again
new-edition = A new version is available. Reload; nothing is lost.
new-edition-load = Reload
dead-end = Something went wrong
to-the-table = To the table
language = Language
theme-to-light = Switch to light
theme-to-dark = Switch to dark
sound-on = Turn sound on
sound-off = Turn sound off
lost = Page not found
lost-text = Check the address: perhaps a letter is missing at its end.
keys = Keyboard
keys-tab = go on to the next thing
keys-arrows = move on the board, in lists and between tabs
keys-enter = choose what is in focus
keys-escape = take a choice back, close a sheet
keys-replay = a step back or on, in a replay
keys-ends = to the beginning or the end, in a replay
keys-play = play or pause, in a replay
keys-help = this sheet

## Home

welcome = What shall we play?
welcome-text = Pick a game and you are in it. No account, no waiting.
shelf = Games
players =
    { $range ->
        [1] { $fewest } or { $most } players
       *[other] { $fewest }–{ $most } players
    }
minutes = { $minutes } minutes
play-now = Play now
play-now-label = Play now: { $game }
set-up = Set up a table
set-up-label = Set up a table: { $game }
learn = Learn it in three minutes
learn-label = Learn { $game } in three minutes
rules-label = Rules of { $game }
my-games = My games
finished-games = Finished games
open-tables = Open tables
free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
open-record = Open a saved game
your-turn = Your turn
status-waiting = waiting for players
status-playing = being played
status-over = over
status-closed = closed
turn-of = { $name } is to act
ended-won = won, { $score }
ended-lost = lost, { $score }
at-step = step { $step }, { $ago }
time-left = { $time } left
more-games =
    { $count ->
        [one] { $count } more game
       *[other] { $count } more games
    }
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
name-of = Name of whoever plays { $colour }
here-name = Player { $number }
seat-kind-me = Me
seat-kind-here = Another person here
seat-kind-bot = A bot
seat-kind-invited = By invitation
seat-kind-open = Open to anyone
options = House rules
option-range = From { $low } to { $high }.
option-or-range = { $usual }, or from { $low } to { $high }.
option-own = choose a number
numbers = Change numbers
numbers-text = Each number of the rules can be changed and then becomes a house rule.
numbers-bots = Bots have learned with the numbers of the rules and may play worse with others.
number-range = From { $least } to { $most }; the rules say { $sheet }.
numbers-reset = As the rules say
house-rule = House rule: { $name }, { $number } instead of { $sheet }
house-rules-count = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
onlookers = Onlookers
onlookers-text = Whoever has the link may watch
curtains = Curtain
curtains-text = A curtain falls before somebody else at this device has their turn
hints = Hints for everybody
hints-text = Whoever is to act may ask a bot for a hint, and everybody is told
pace = Pace
pace-live = Live
pace-live-text = Everybody is at the table now.
pace-leisure = Over days
pace-leisure-text = Move whenever it suits you; a game may take days.
clocks = Clocks
clock-none = no clock
clock-live = { $bank } each, { $increment } more after every turn
clock-days = { $turn } a turn, { $bank } in reserve
clock-hours = Clocks run at these hours only ({ $zone })
clock-run-at = Clocks run
hours-from = from
hours-to = until
at-end = When time runs out
at-end-until-return = a bot plays until the person returns
at-end-one-turn = a bot plays this turn
at-end-for-good = a bot keeps the seat
open-table = Open the table

## Seats

you = you
here = here
away = away
stands-in = a bot stands in
thinking = thinking …
winner = winner
becomes = becomes
seat-open = free seat
seat-invited = invited
seat-reserved = kept free
seat-reserved-for = kept for { $name }
seat-bot = Seat a bot
level-beginner = Beginner
level-beginner-about = Takes the points at hand and hardly thinks of what comes later.
level-casual = Casual
level-casual-about = Sees what stands out and plays the rest by feel.
level-heuristic = Intermediate
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
join-title =
    { $count ->
        [0] You are invited to play { $game }
        [one] { $names } invites you to play { $game }
       *[other] { $names } invite you to play { $game }
    }
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
prompt-to = { $name }: { $asked }
prompt-several = Waiting for { $names }.
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
log-moment = Go to this moment
lately = Since you last looked
lately-count =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
lately-replay = Watch it step by step
log-undone = { $name } takes this back.
log-bot = played by the bot “{ $level }”
rules = Rules
print-rules = Print the rules
rule-link = Rule { $rule }
kind-ruling = ruling
kind-errata = erratum
kind-option = option
kind-fact = fact
kind-tip = tip
means-ruling = The original rules leave this open; this is how it is decided here.
means-errata = The original rules contradict themselves; this is how we read them.
means-option = It holds only if the table has switched it on under “House rules”.
means-fact = The original rules do not say it; it is known from elsewhere, such as reviews of the game.
means-tip = Advice of the original rules: nobody need follow it.
means-unmarked = What has no mark is in the original rules.
refused-by-rule = A rule forbids this.
undo = Take back
undo-of = Take back { $name }’s move
undo-turn = Start turn again
preview = What it does
preview-hint = Point at a choice, on the board or in the list, to see what it does.
preview-open = What follows is not known before you do it. It cannot be taken back.
confirm = Do it
back = Back
whole-board = Whole board
come-closer = Zoom in
step-back = Zoom out
board-as-text = Board as text
board-as-picture = Board as picture
closed-text = This table is closed. You can still look through its game.
result = Result
won-me = You win!
won =
    { $count ->
        [one] { $names } wins.
       *[other] Shared win: { $names }.
    }
download = Download the game
play-again = Play again
next-table = Go on at the next table
next-game = Next game ({ $count })
hint = Hint
hint-asking = Thinking …
hint-says = The bot “{ $level }” would choose:
hint-then = Then: { $plan }
hint-better = Your chances would rise from { $before }% to { $after }%.
hint-worse = Your chances would fall from { $before }% to { $after }%; everything else looks worse.
hint-same = Your chances would stay at about { $after }%.
hint-show = Show it on the board
hint-asked = { $name } asked for a hint.
hint-do = Do this
curtain = { $name }, it is your turn
curtain-text = Hand the device over. Nothing is shown until you say so.
curtain-lift = I am { $name }
chat = Chat
chat-count =
    { $count ->
        [0] Chat
       *[other] Chat ({ $count })
    }
chat-empty = Nobody has said anything yet.
chat-line = Say something to the table
chat-send = Send
chat-speaker = Who speaks
mute = Mute players
mute-person = Mute { $name }
table = This table
my-seat = My seat
let-bot-play = Let a bot play
bot-plays-for-you = A bot plays for you.
take-seat-back = Take my seat back
let-bot-play-text = The bot plays until you take the seat back or make a move yourself.
absent = Absent players
absent-text = After a while of absence (three days in a game over days, otherwise a minute) any of you may let a bot play in somebody’s place until they return.
wait-for-person = Wait for the player
clock-runs = time left: { $time }, the clock runs
clock-stands = time left: { $time }
pause = Stop the clocks
pause-end = Let the clocks run
pause-text = The clocks are paused while everybody at the table wants it.
pause-wanted = Wanted by { $names }.
preferences = My preferences
prefer-asking = Ask before I do something
prefer-asking-always = always
prefer-asking-risky = when it is dangerous
prefer-asking-never = never
prefer-bots = Bots answer
prefer-bots-now = at once
prefer-bots-brisk = briskly
prefer-bots-slow = slowly
prefer-bots-text = Where you are the only person at the table.
prefer-skip = Skip forced moves
prefer-skip-text = You still roll the dice yourself.
prefer-motion = Animations
prefer-sound = Sound
agreed = Table settings
yes = yes
no = no
watch-link = Link to watch this table
leave-table = Leave the table
leave-table-text = For good: a bot plays on in your place, and the others finish their game.
leave-table-yes = Yes, leave
close-table = Close the table
close-table-text = For good: nobody can play here any more. The game can still be looked through.
close-table-yes = Yes, close it
close-table-vote = For good, when everybody who plays wants it: nobody can play here any more. The game can still be looked through.
close-table-no = Rather play on
story = Story
chart-title = Scores over the game
chart = Chart of every player’s score over the game; as a table below
chart-table = As a table
chart-step = Step
chart-steps = { $last } steps
coach = Coach
coach-ask = Ask the coach
coach-whose = Whose game?
coach-intro = The coach looks at every real decision of one player, and only by what that player could know; forced choices do not count. It takes some seconds.
coach-progress = { $all ->
    [0] There was no real decision.
   *[other] { $done } of { $all } real decisions looked at.
}
coach-chances = Chances over the game
coach-chart = Chart of every player’s chances over the game with their margins; as a table below
coach-band = As each player could know it then. The pale bands show how far such chances may be off, as measured in { $games } games of bots; early in the game they are little more than a guess.
coach-costly = What cost most
coach-nothing = No decision clearly cost anything.
coach-so-far = Nothing that clearly cost anything so far.
coach-played = Played: { $action }
coach-rather = The coach would rather: { $action }
coach-fell = Chances { $better }% → { $chosen }%
coach-try = Try again from here
coach-lost = { $size ->
    [one] { $points } percentage point of winning chance lost per decision
   *[other] { $points } percentage points of winning chance lost per decision
}
coach-luck = Luck in this game
coach-luck-total = The deal and all draws together: { coach-stroke } of winning chance. Measured afterwards; nobody could influence it.
coach-deal = The deal
coach-stroke = { $size ->
    [one] { $points } point
   *[other] { $points } points
}
coach-adjusted = Result without luck: { $points } (a win counts 100). In such games, about { $left }% of the differences in results remain when luck is taken out.
coach-kinds = By kind of decision
coach-points = { $size ->
    [one] { $points } point lost
   *[other] { $points } points lost
}
coach-kind = { $count ->
    [one] one decision, { $lost }
   *[other] { $count } decisions, { $lost } each
}
progress = My progress
progress-link = My progress and puzzles
progress-intro = What your real decisions cost over all your finished games, by what you could know then. Forced moves do not count, nor what a bot played for you.
progress-none = There is nothing to look at yet: first play a game to its end.
progress-look = Looked through by the coach
progress-seen = { $games ->
    [one] { $seen } of { $games } game looked through
   *[other] { $seen } of { $games } games looked through
}
progress-begin = Look through my games
progress-on = Go on looking through
progress-stop = Stop here
progress-running = The coach is at work, a few seconds for each game. You may leave: results are kept.
progress-rest = The coach has looked through many games for you just now. Go on in a few minutes; results are kept.
progress-skipped = { $count ->
    [one] One game could not be looked through.
   *[other] { $count } games could not be looked through.
}
progress-lost = Winning chance lost per decision
progress-how = Average winning chance lost per real decision, in percentage points. Below each number is its 95% confidence interval, in which decisions of one game count together.
progress-phases = By phase of the game
progress-all = The whole game
progress-opening = Opening, the first third
progress-middle = Middle
progress-end = End, the last third
progress-kinds = By kind of decision
progress-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
progress-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
progress-interval = { $low } to { $high }
progress-nothing-lost = nothing clearly lost
progress-few = no number below { $fewest } games
progress-few-kinds = { $count ->
    [one] One more kind came up in fewer than { $fewest } games: no number.
   *[other] { $count } more kinds came up in fewer than { $fewest } games each: no numbers.
}
progress-too-few = { $games ->
    [0] No game with a real decision was looked through yet. At least { $fewest } are needed.
    [one] One game was looked through so far. At least { $fewest } are needed.
   *[other] { $games } games were looked through so far. At least { $fewest } are needed.
}
progress-trend = Over time
progress-trend-how = Each point looks back at the last ten games up to then; the pale band is its range.
progress-trend-few = A curve is drawn from { $fewest } games on.
progress-chart = Curve of the points lost per decision from game to game with their range; as a table below
progress-nth = game { $game }
progress-game = Game
progress-ended = Ended
puzzles = Three from your own games
puzzles-text = Positions where you once gave away a good deal. What would you do today? Three new ones every day.
puzzles-play = For puzzles the coach needs games of yours: play one to its end.
puzzles-look = For more of them, have your games looked through.
puzzles-more = There are no more today: in your games nothing else cost enough, or you saw it lately. Play on, and more will come.
puzzles-count = { $solved } of { $answered } solved so far
puzzle = Puzzle { $number }
puzzle-open = To be solved
puzzle-solved = Solved
puzzle-missed = Missed
puzzle-ask = What would you do here?
puzzle-once = A position from one of your games, as you saw it then. Your first choice counts; nothing changes in the old game.
puzzle-weighing = The coach weighs your choice …
puzzle-answer = What it is worth
puzzle-solved-text = Well chosen: nothing clearly better is known.
puzzle-missed-text = There was something clearly better.
puzzle-now = You chose now
puzzle-then = You played then
puzzle-rather = The coach would rather
puzzle-beside = The coach compared with
puzzle-chance = chances { $chance }%
puzzle-replay = See it in the replay
puzzle-back = My progress
puzzle-none = There is no puzzle here today
puzzle-none-text = Puzzles are positions of your own games in which you once gave away a good deal: what would you do there today? To get some, play a game to its end and have the coach look through it in “My progress”.
puzzle-none-play = Play a game
fair = Were the dice fair?
fair-seeded = Does this game add up?
fair-text = Before the first move the server sealed its secret number, and every player’s browser added one of its own. All luck of this game follows from these numbers, so no player could choose or foresee it. Now the seal is open and the whole game can be recomputed.
fair-text-seeded = This game was dealt from an open seed that stands in its file, not by sealed dice: whoever chose the seed could know all its luck beforehand. What can be checked is that every step follows from the rules and this seed.
fair-text-loaded = This game was loaded from a file. By that file, a server sealed its secret number before the first move and the players’ numbers were added to it. Whether every step follows from the rules and these numbers can be recomputed; that the seal was shown before the game, only those who sat there can say.
fair-check = Check this game
fair-good = All { $steps } steps are exactly as the rules and the sealed dice give them.
fair-good-seeded = All { $steps } steps are exactly as the rules and the open seed give them.
fair-copied = Its first { $count } steps were taken over from another game: of them only the rules could be checked.
fair-more = How do I know?
fair-seal = This is the seal everybody was shown before the game:
fair-seal-loaded = This is the seal as the file has it. Compare it with what the players were shown before the game:
fair-yourself = To trust nobody, download the game and check it on your own computer: ludotheque verify FILE
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-slider = Moment
replay-at = { $at } of { $last }
replay-moment = This moment
replay-step = Step { $version } of { $last }
eyes = Point of view
eyes-all = As an onlooker saw it
eyes-mine = As I saw it
eyes-of = As { $name } saw it
play-on = Play on from here
copy-moment = Copy the link to this moment
learn-count = Step { $at } of { $count }
learn-nudge = “{ $action }” is for later. Try what is asked for; “Show me” points at it.
learn-show = Show me
learn-on = Go on
learn-play = Play a real game
light-connecting = connecting
light-on = connected
light-lost = connection lost, trying again
light-closed = not connected

## My account

account = My account
hello-account = Hello, { $name }
account-made = Your account is ready: it keeps your games, and this name and password open them on every device.
signed-in = You are signed in. The games of this account await you.
password-changed = Your new password is in place.
become-account = Keep my games
become-account-text = Choose a name and a password. All your games stay yours, on every device.
account-name = Name
password = Password
password-text = At least 8 characters.
old-password = Current password
new-password = New password
change-password = Change password
sign-in = Sign in
sign-in-text = You have an account already? The games of this guest come along.
sign-out = Sign out
sign-out-text = Your games wait for you until you sign in again.
ways-back = Account recovery
ways-back-text = If you forget your password: a passkey of your phone, your computer or a security key signs you in, and codes that you have written down let you choose a new one. Both need your password now.
passkey = Passkey
passkey-name = A name for the passkey, such as that of the device
passkey-make = Make a passkey
passkey-remove = Remove
passkey-sign-in = Sign in with a passkey
codes-make = Show new codes
codes-text = Write these codes down: they are not shown again, and those before them are void. Each is good for one new password.
codes-left = { $count ->
    [0] You have no codes.
    [one] You have one code left.
   *[other] You have { $count } codes left.
  }
forgotten = Password forgotten?
forgotten-text = Type one of the codes that you have written down. If you have confirmed an address for notifications by mail, we can send a code there.
forgotten-act = Save new password
code = Code
code-mail = Send me a code by mail
code-sent = If there is such an account with an address for mail, a code is on its way.
my-data = My data
my-data-text = Everything stored about you, in one file.
my-data-download = Download my data
delete-me = Delete me
delete-me-text = For good, with everything that is yours: bots play on in your games, and your name is removed from games with others.
delete-me-yes = Yes, delete everything

## Notifications

notices = Notifications
notices-text = Be told when it is your turn and you are not here. You can play without.
notices-link = Set up notifications
notices-kept = Done.
channels = Ways to reach you
channel-add = Add
channel-test = Try it
channel-remove = Remove
channel-error = The last one failed: { $error }
channel-push = This browser
channel-push-text = Comes even when no page of ours is open. On an iPhone or iPad, put the page on the home screen first.
channel-push-add = Notify me here
channel-push-denied = The browser did not allow it. Look at its settings for this page.
channel-push-cannot = This browser can do it only over https.
channel-mail = E-mail
channel-mail-text = We send a code there first. Every mail has a link that ends it.
mail-address = Your address
confirm-code = The code
confirm-address = Confirm
confirm-text = We have sent you a code of six digits. Type it in here.
channel-webhook = Webhook
webhook-format = Where to
webhook-url = Address of the webhook
webhook-discord = Discord
webhook-slack = Slack
webhook-matrix = Matrix
webhook-ntfy = ntfy
webhook-json = JSON
notice-kind-turn = it is my turn
notice-kind-hour = an hour is left
notice-kind-begun = a game begins
notice-kind-over = a game is over
notice-kind-invited = a seat is kept for me
quiet-hours = Quiet hours
quiet-hours-text = Send me nothing at these hours ({ $zone })
digest-text = One mail a day instead of many
digest-at = at
table-notices = Notifications from this table
table-notices-usual = As for all tables
table-notices-never = Not for this table
table-notices-always = Always for this table
table-notices-text = Always: whatever happens here, in every way that reaches you. Quiet hours still apply.
notices-tables = Tables with their own settings
days-off = Days off
days-off-text = On these days your clocks are paused, at every table. { $left ->
    [0] You have none left this year.
    [one] You have one left this year.
   *[other] You have { $left } left this year.
  }
days-off-first = First day
days-off-last = Last day
days-off-take = Take days off
days-off-end = Cancel
away-until = away until { $date }
usual-pace = usually plays within { $time }{ $missed ->
    [0] {""}
   *[other] , a bot played { $missed } of { $turns } turns
  }
feeds = Feed and calendar
feeds-text = Private addresses for a feed reader or a calendar. Whoever has one sees which games wait for you.
feed-atom = Games that wait for me (Atom)
feed-ics = Deadlines (calendar)
feed-make = Make my addresses
feed-renew = Replace these addresses by new ones
unsubscribe = No more mail
unsubscribe-text = One click, and no notification comes to this address any more.
unsubscribed = Done: no more mail comes to this address.

## When the server says no

error-illegal = The rules do not allow this.
error-not-your-turn = It is not your turn. Wait until it is.
error-game-over = The game is over. Nothing more can be done here.
error-no-such-action = This is not a move in this game. Choose one that is offered.
error-nothing-to-undo = There is nothing to take back: something new came up, or somebody else has played.
error-no-such-order = This game knows no such standing order.
error-stale-version = The table has moved on in the meantime. Look again and choose anew.
error-no-such-game = This game is not available here. Pick one from the home page.
error-no-such-table = There is no such table. Ask for the link again.
error-bad-options = These house rules do not fit together. Change one and try again.
error-bad-house-rule = A number of these house rules is out of its range. Change it and try again.
error-bad-seats = The seats do not fit this game. Change their number or who sits there.
error-bad-timing = These clocks give nobody enough time. Choose others.
error-bad-name = This name cannot be used. Take one of 1 to 32 letters.
error-seat-taken = Somebody already sits there. Choose another seat.
error-not-invited = This seat is by invitation. Open the link that you were sent.
error-no-onlookers = This table is for its players only.
error-not-started = The game has not begun yet. Wait until all seats are taken.
error-table-full = All seats are taken. Watch, or open a table of your own.
error-table-closed = Its host has closed this table. Nothing more can be done here.
error-too-many-tables = You cannot keep more tables. Finish or close some of yours first.
error-older-rules = This game was begun under older rules, which this server no longer plays. Open a new table.
error-not-over = The game is still running. Come back when it is over.
error-not-absent = This player is there, or was a moment ago. Wait a little.
error-no-hints = People play against each other here, and hints were not agreed on.
error-no-such-moment = The game has no such moment. Go to one that was played.
error-no-such-commitment = The dice of this table are not the ones that were promised. Try again.
error-bad-line = This cannot be sent. Write 1 to 500 characters.
error-name-taken = Somebody already has this name. Take another.
error-bad-password = This password cannot be used. Take 8 to 256 characters.
error-wrong-password = Name and password do not go together. Try again.
error-not-allowed = You may not do this.
error-not-signed-in = We do not know you yet. Give yourself a name first.
error-bad-address = Nothing can be sent to this address. Check it and try again.
error-wrong-code = This is not the code that we sent. Try again.
error-too-many-channels = You have ten ways to be reached already. Remove one first.
error-bad-passkey = This passkey is not known here.
error-bad-days = These days cannot be taken off: they are past, far away, or off already.
error-no-days-left = You have not so many days off left in that year.
error-bad-request = The server did not understand this. Load the page again.
error-bad-record = This is not the file of a game, or it was changed.
error-too-many-requests = That was a little fast. Wait a moment and try again.
error-too-large = This is too large to send.
error-not-found = There is nothing here.
error-unavailable = The server cannot be reached. Check your connection and try again.

## In one room: a big screen and everybody's phone

room = Play in one room
room-text = This screen shows the board, each phone a hand. Choose a game, then join with your phones by code.
room-kind-invited = A person with a phone
room-kind-here = A person at this screen
room-kind-bot = A bot
room-absence = If somebody is gone
room-absence-wait = The game waits for whoever is gone; after a minute the big screen may let a bot play for them.
room-absence-stand-in = When somebody is gone for a minute, a bot plays for them until they are back.
room-sit-down = Take a seat
room-how = Scan a code with your phone, or type the address below it into the phone’s browser.
room-network = Address of this computer
room-unreachable = Not reachable?
room-tip-1 = The phones must be in the same network (Wi-Fi) as this computer; mobile data does not reach it.
room-tip-2 = Guest networks often keep devices apart: use the main network, or the hotspot of a phone.
room-tip-3 = The firewall of this computer must let Ludotheque receive connections.
room-tip-4 = If several addresses are offered, try the next one.
room-join = Join with a code
room-join-go = To the table
room-join-text = The big screen shows a code of six letters for every free seat.
room-code = Code from the big screen
room-code-wrong = No free seat has this code. Look again at the big screen: each code is good until somebody sits there.
room-beside = Somebody else plays on this phone, too: choose a name for them.
room-board = Board
room-choose = Choose on the board
room-flat = Lies flat: turn it
room-flat-text = Turns the board towards whoever is to act
room-awake = This browser lets the screen go dark: set the device to stay on.
room-curtain = Only you should look at the screen then.
room-hand-over = Phones
room-other-phone = Give to another phone
room-hand-over-text = Another phone takes the seat by a new code; the old one then only watches.
teach = Explain as we go
pace-room = In one room
pace-room-text = Everybody is in one room, around a big screen.

# The static edition: the whole collection in a page
static-alone = This version runs without a server: no online play, no accounts and no chat.
static-licences = Licences of what it contains
static-loading = Fetching the games
static-elsewhere = Ludotheque is already open in another tab. Close that one, and it goes on here.
static-newer = What you have played here belongs to a newer version of Ludotheque. It is kept as it is: load the page again to get that version.
static-failed = Something went wrong. Your games are kept: reload the page.
static-unkept = Your browser has no room to keep this. Save a backup, then free some space and try again.
backup-save = Save all games as a file
backup-open = Restore games from a file
backup-wrong = This is not a backup file.
backup-replaces = Everything that was played here is replaced by what is in the file.
backup-restore = Replace it
take-along = Play offline
take-along-text = The whole collection in your browser, also without a network.
