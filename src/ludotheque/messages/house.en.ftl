# Words of the house: the command line, and what a shared link shows.

welcome = { $title }. You play { $colour }. Type a number, or: undo, rule and a rule’s number, quit.
how-to-answer = Type the number of a choice, its words, undo, rule and an id, or quit.
nothing-to-undo = There is nothing to undo.
no-rule = There is no rule with that number.
sure = Do it all the same? (yes/no)

invited = You are invited to play { $title }
invited-by = { $host } invites you to play { $title }

notice-turn = { $title }: it is your turn.
notice-hour = { $title }: you have an hour left for your turn.
notice-begun = { $title }: everybody is there, the game begins.
notice-over = { $title }: the game is over.
notice-invited = { $title }: a seat is kept for you.
notices = { $count } games wait for you.
notice-test = This is how Ludotheque reaches you.
notice-confirm = { $code } is your code for notices from Ludotheque.
