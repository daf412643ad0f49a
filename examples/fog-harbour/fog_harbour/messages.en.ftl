title = Fog Harbour
pitch = Bid in secret for crates that come in out of the fog, and fill your secret order.
board-label = The quay with a crate to bid for, and what everybody owns
action-bid = { $n1 ->
    [0] Bid nothing and fish
    [one] Bid 1 coin
   *[other] Bid { $n1 } coins
  }
prompt-bid = { $seat } bids for the crate: { $n1 }, value { $n2 }.
prompt-bid-me = Bid for the crate: { $n1 }, value { $n2 }. The others bid at the same time.
event-order = { $good ->
    [hidden] { $seat } draws an order.
   *[other] { $seat } draws an order: { $good }.
  }
event-landed = A crate comes in: { $good }, value { $value }.
event-bid = { $coins ->
    [hidden] { $seat } has bid.
   *[other] { $seat } has bid { $coins } in secret.
  }
event-opened = The bids are opened: { $bids }.
event-sold = { $tied ->
    [1] { $seat } pays { $coins } and takes the crate.
   *[other] { $seat } wins the tie by lot, pays { $coins } and takes the crate.
  }
event-sunk = Nobody wants the crate: it sinks.
event-orders = The orders were: { $goods }.
score = { fact-points }
fact-points = { $value } points
fact-coins = { $value } coins
reason-rounds = The last crate is sold.
ending = { $left ->
    [one] This is the last auction.
   *[other] { $left } auctions are left.
  }
option-rounds = Auctions
option-rounds-help = How many crates are sold before the orders are shown.
parameter-coins = Coins at the start
parameter-coins-help = How many coins everybody begins with.
board-left = auctions left
board-crate = on the quay
board-coins = coins
board-crates = crates
board-chosen = has bid
board-bid = my bid
board-order = my order
board-orders = orders
board-good = good
board-value = value
say-quay = On the quay
say-order = Your order
say-sealed = has bid
say-fish = fish
tutorial-welcome = Crates come in out of the fog, one after the other. Everybody bids for each at the same time, in secret.
tutorial-order = You alone know your order. Each crate of that good is worth 2 points more to you.
tutorial-bid = This crate suits you. Bid 4 coins: nobody sees it until all have bid.
tutorial-opened = The bids are opened: yours was the highest. You pay, and the crate is yours. The others keep their coins.
tutorial-fish = This one is worth little. Bid nothing: whoever bids nothing catches fish for one coin.
tutorial-last = Three coins make a point at the end, too. Now sell, fish and guess what the others want!
noun-tea = tea
noun-silk = silk
noun-salt = salt
noun-amber = amber
noun-cork = cork
noun-red = red
noun-blue = blue
noun-yellow = yellow
noun-green = green
noun-purple = purple
