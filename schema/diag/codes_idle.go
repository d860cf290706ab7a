package diag

// idleCodes are the findings of lint on what is written and does nothing.
var idleCodes = []Code{
	{
		ID: "lint/constant-condition", Severity: Warning, Since: 1,
		Summary: "a condition is always true or always false",
		Explanation: "The condition compares a track with a number that it does not have, dice " +
			"with a number that they cannot show, or a count with a negative number, or it is " +
			"true or false. So the statements under it always run, or never. Printed data are not " +
			"considered, since they may be revised.",
		Bad: `rule "Cheers" {
  after = set_up()
  if "spirits are high" {
    when = morale > 9
    say { text = "cheers" }
  }
}`,
		Good: `rule "Cheers" {
  after = set_up()
  if "spirits are high" {
    when = morale > 4
    say { text = "cheers" }
  }
}`,
	},
	{
		ID: "lint/does-nothing", Severity: Warning, Since: 1,
		Summary: "a statement has no effect",
		Explanation: "The statement has no effect: a branch or loop is empty, a loop always ends " +
			"in its first round, a statement follows one that leaves, a field is set to its own " +
			"value, or something changes by 0. A test has no effect if it only sets up a position: " +
			"nothing happens there, and nothing is expected. Complete it, or remove it.",
		Bad: `rule "Volley" {
  given = { soldier = soldier }
  after = leave(soldier, ford)
  repeat {
    set soldier { shots = soldier.shots + 1 }
    break {}
  }
}`,
		Good: `rule "Volley" {
  given = { soldier = soldier }
  after = leave(soldier, ford)
  set soldier { shots = soldier.shots + 1 }
}`,
	},
	{
		ID: "lint/foreign-piece", Severity: Warning, Since: 1,
		Summary: "a place is used with pieces that it never holds",
		Explanation: "A deck, cup or box declares the kind of its pieces. This rule moves pieces " +
			"of another kind there, draws them from there, or looks for them there.",
		Bad: `kind "order" { is = card }
order "Dig In" {}
box "Orders in Hand" { of = message }
rule "Deal" {
  after = set_up()
  move {
    the = orders
    to  = orders_in_hand
  }
}`,
		Good: `kind "order" { is = card }
order "Dig In" {}
box "Orders in Hand" { of = order }
rule "Deal" {
  after = set_up()
  move {
    the = orders
    to  = orders_in_hand
  }
}`,
	},
	{
		ID: "lint/idle-start", Severity: Warning, Since: 1,
		Summary: "a scenario or an option has no effect",
		Explanation: "A scenario sets up nothing although others do, so the table is empty; or an " +
			"option has only one variant, or several without content. One empty variant of an " +
			"option is allowed: it stands for the unchanged game.",
		Bad: `option "Weather" {
  variant "Fair" {}
  variant "Foul" {}
}`,
		Good: `option "Weather" {
  variant "Fair" {}
  variant "Foul" {
    modify "Courage" { by = -1 }
  }
}`,
	},
	{
		ID: "lint/never-happens", Severity: Warning, Since: 1,
		Summary: "a rule is bound to an event that never occurs",
		Explanation: "The rule or action is bound to an event that nothing causes: no statement " +
			"moves such a piece there, draws from the deck, flips, reveals, removes or marks. " +
			"Set-ups and starting positions cause no events. A rule without statements is " +
			"allowed: it states that nothing happens.",
		Bad: `rule "The Camp Is Lost" {
  given = { soldier = soldier }
  after = remove(soldier)
  advance morale { by = -1 }
}`,
		Good: `rule "The Camp Is Lost" {
  given = { soldier = soldier }
  after = remove(soldier)
  advance morale { by = -1 }
}
rule "They Desert" {
  given = { soldier = soldier }
  after = leave(soldier, camp)
  remove soldier {}
}`,
	},
	{
		ID: "lint/never-in-force", Severity: Warning, Since: 1,
		Summary: "a card is never in force",
		Explanation: "The contents of a card or counter are in force while it lies face up in a " +
			"box with in_force = true, or on a space. No statement moves it to such a place. A " +
			"rule that is bound to the card itself, after = reveal(self), runs wherever the card " +
			"lies.",
		Bad: `kind "order" { is = card }
deck "Order Deck" { of = order }
box "Orders Given" { of = order }
order "Dig In" {
  modify "Courage" { by = 1 }
}
rule "Give an Order" {
  after = set_up()
  draw order {
    from        = order_deck
    to          = orders_given
    never_empty = true
  }
}`,
		Good: `kind "order" { is = card }
deck "Order Deck" { of = order }
box "Orders Given" {
  of       = order
  in_force = true
}
order "Dig In" {
  modify "Courage" { by = 1 }
}
rule "Give an Order" {
  after = set_up()
  draw order {
    from        = order_deck
    to          = orders_given
    never_empty = true
  }
}`,
	},
	{
		ID: "lint/no-worth", Severity: Warning, Since: 1,
		Summary: "no result is worth more than another",
		Explanation: "The game declares several results, and all are worth the same to " +
			"everybody. Careful bots cannot play to win, and sim reports a mean of 0. winners " +
			"states only who can win a result; worth states how good it is.",
		Bad: `game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
result "Heads" {}
result "Tails" {}
phase "Toss" {
  roll coin { dice = d2 }
  if "heads" {
    when = coin == 1
    end game { result = heads }
  }
  end game { result = tails }
}`,
		Good: `game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
result "Heads" { worth = 1 }
result "Tails" { worth = -1 }
phase "Toss" {
  roll coin { dice = d2 }
  if "heads" {
    when = coin == 1
    end game { result = heads }
  }
  end game { result = tails }
}`,
	},
	{
		ID: "lint/no-end", Severity: Warning, Since: 1,
		Summary: "end game is never reached",
		Explanation: "No statement that play can reach contains end game. A game that does not " +
			"end runs forever, or stops without a result.",
		Bad: `game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
track "Heads" { boxes = numbers(0, 9) }
phase "Toss" {
  repeat {
    roll coin { dice = d2 }
    advance heads { by = coin - 1 }
    break {}
  }
}`,
		Good: `game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
track "Heads" { boxes = numbers(0, 9) }
phase "Toss" {
  repeat {
    roll coin { dice = d2 }
    advance heads { by = coin - 1 }
  }
}
rule "Nine" {
  after = enter(heads, 9)
  end game { winner = ann }
}`,
	},
	{
		ID: "lint/endless-repeat", Severity: Warning, Since: 1,
		Summary: "a repeat never ends",
		Explanation: "The repeat has no times, while, until or may_pass, and nothing inside it, or " +
			"in what it leads to, is a break, a return, a stop or the end of the game. A player " +
			"who passes at a decision inside passes that decision only; the loop goes on. To " +
			"offer a menu until the player passes, write offer with up_to = any, without a repeat.",
		Bad: `game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
track "Heads" { boxes = numbers(0, 9) }
menu "Tosses" { player = ann }
action "Toss One" {
  menu = tosses
  roll coin { dice = d2 }
  advance heads { by = coin - 1 }
}
phase "Toss" {
  repeat {
    offer "Tosses" { may_pass = true }
  }
  end game { winner = ann }
}`,
		Good: `game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
track "Heads" { boxes = numbers(0, 9) }
menu "Tosses" { player = ann }
action "Toss One" {
  menu = tosses
  roll coin { dice = d2 }
  advance heads { by = coin - 1 }
}
phase "Toss" {
  offer "Tosses" { up_to = any }
  end game { winner = ann }
}`,
	},
	{
		ID: "lint/unreached-row", Severity: Warning, Since: 1,
		Summary: "a row of a table is never read in play",
		Explanation: "The row matches only numbers that cannot occur: beyond the boxes of the " +
			"track, beyond the dice, or below any count that the table is called with. Printed " +
			"data are not considered, since they may be revised.",
		Bad: `table "Cheers" {
  given   = { morale = number }
  returns = { cheers = number }
  rows    = [["..2", 0], ["3-5", 1], ["6..", 2]]
}
modify "Courage" "cheers" { by = cheers(morale) }`,
		Good: `table "Cheers" {
  given   = { morale = number }
  returns = { cheers = number }
  rows    = [["..2", 0], ["3..", 1]]
}
modify "Courage" "cheers" { by = cheers(morale) }`,
	},
	{
		ID: "lint/unset-state", Severity: Warning, Since: 1,
		Summary: "a state field is never set, never read, or never has a value that a rule tests",
		Explanation: "State is what changes during play and what rules read. A field that nothing " +
			"sets keeps its initial value; a field that nothing reads, or that is read only to set " +
			"it, has no effect; a side that " +
			"no statement flips to is never up. Tests do not count.",
		Bad: `kind "gun" {
  is    = piece
  state = { loaded = bool }
}
gun "Long Tom" { at = hill }
rule "Fire" {
  after = enter(ann, hill)
  if "it is loaded" {
    when = long_tom.loaded
    advance morale {}
  }
}`,
		Good: `kind "gun" {
  is    = piece
  state = { loaded = bool }
}
gun "Long Tom" { at = hill }
rule "Fire" {
  after = enter(ann, hill)
  if "it is loaded" {
    when = long_tom.loaded
    advance morale {}
  }
  set long_tom { loaded = !long_tom.loaded }
}`,
	},
	{
		ID: "lint/unused-thing", Severity: Warning, Since: 1,
		Summary: "a kind, piece, deck, result or enum never comes into play",
		Explanation: "There is no thing of the kind; or the piece starts nowhere and no statement " +
			"moves, puts or draws it; or nothing takes anything from the deck or cup; or no end " +
			"game has the result; or no field, parameter, table or expression has the enum as its " +
			"type. Use it, or remove it.",
		Bad: `kind "gun" { is = piece }
gun "Long Tom" {}`,
		Good: `kind "gun" { is = piece }
gun "Long Tom" { at = hill }`,
	},
	{
		ID: "lint/two-starts", Severity: Warning, Since: 1,
		Summary: "a piece in a deck or cup states another place to start",
		Explanation: "A deck or cup contains all pieces of its kind at the start unless `holds` " +
			"names them, and is filled after pieces have been placed by `at`. So the `at` of such " +
			"a piece does nothing. Remove it, or write what the deck or cup `holds`.",
		Bad: `kind "token" { is = chit }
cup "Bag" { of = token }
box "Tray" {}
token "One" { at = tray }
token "Two" {}
rule "A Token Is Drawn" {
  after = set_up()
  draw token {
    from        = bag
    to          = tray
    never_empty = true
  }
}`,
		Good: `kind "token" { is = chit }
cup "Bag" {
  of    = token
  holds = [two]
}
box "Tray" {}
token "One" { at = tray }
token "Two" {}
rule "A Token Is Drawn" {
  after = set_up()
  draw token {
    from        = bag
    to          = tray
    never_empty = true
  }
}`,
	},
}
