# Words of the house: the command line, and what a shared link shows.

welcome = { $title }. You play { $colour }. Type a number, or: undo, rule and a rule’s number, quit.
how-to-answer = Type the number of a choice, its words, undo, rule and an id, or quit.
nothing-to-undo = There is nothing to undo.
no-rule = There is no rule with that number.
sure = Do it all the same? (yes/no)
house-rule = House rule: { $name }, { $number } instead of { $sheet }.

invited = You are invited to play { $title }
invited-by = { $host } invites you to play { $title }

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

notice-turn = { $title }: it is your turn.
notice-hour = { $title }: you have an hour left for your turn.
notice-begun = { $title }: everybody is there, the game begins.
notice-over = { $title }: the game is over.
notice-invited = { $title }: a seat is kept for you.
notices = { $count } games wait for you.
notice-test = This is how Ludotheque reaches you.
notice-confirm = { $code } is your code for notifications from Ludotheque.
recovery-title = Sign in to Ludotheque again
recovery-text = { $code } is your code for a new password. It is good for half an hour, once. If you did not ask for it, do nothing.
