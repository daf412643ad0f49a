# Words of the house: the command line, and what a shared link shows.

welcome = { $title }. You play { $colour }. Type a number, or: undo, rule and a rule’s number, quit.
how-to-answer = Type the number of a choice, its words, undo, rule and an id, or quit.
nothing-to-undo = There is nothing to undo.
no-rule = There is no rule with that number.
sure = Do it all the same? (yes/no)

invited = You are invited to play { $title }
invited-by = { $host } invites you to play { $title }
