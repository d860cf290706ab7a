package diag

// idleCodes are the findings of lint on what is written and does nothing.
var idleCodes = []Code{
	{
		ID: "lint/constant-condition", Severity: Warning, Since: 1,
		Summary: "a condition is always true or always false",
		Explanation: "It compares a track with a number that none of its boxes has, dice with what they cannot show, a count with less than nothing, " +
			"or it is the word true or false. So what depends on it always happens, or never. Nothing is concluded from printed figures: they may be revised.",
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
		Explanation: "A branch or loop holds no statement, a loop is left in its first round in any case, a statement stands behind one that leaves, a field is " +
			"set to what it is, or something changes by 0. Say what it does, or take it out.",
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
		Explanation: "A deck, cup or box says of which kind its pieces are. Pieces of another kind are moved there, or are drawn from a place, or " +
			"looked for in one, where none of them ever lies.",
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
		Explanation: "A scenario sets up nothing where others do, so that no piece lies on the table; an option has one variant only, or several without anything " +
			"in them. One empty variant of an option is right: it is the game as it stands.",
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
		Explanation: "The rule or action is bound to an event that nothing in play sets off: nothing moves such a piece there, no statement draws from the deck, " +
			"flips, reveals, removes or marks. Where things start, and set-ups, set off nothing. A rule without statements may wait: it says that nothing happens.",
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
		Explanation: "What stands in the block of a card or counter holds while it lies face up in a box with in_force = true, or on a space. Nothing ever moves " +
			"it to such a place. A rule that is bound to the card itself, after = reveal(self), runs wherever it lies.",
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
		ID: "lint/no-end", Severity: Warning, Since: 1,
		Summary: "end game is never reached",
		Explanation: "Nothing that begins play, nor what that runs and offers, nor any rule or action bound to an event, says end game. A game that is not ended " +
			"goes on for ever, or stops without a result.",
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
		ID: "lint/unreached-row", Severity: Warning, Since: 1,
		Summary: "a row of a table is never read in play",
		Explanation: "The row is for figures beyond the boxes of the track, beyond what the dice show, or below what a count comes to, with which the table is " +
			"asked. Nothing is concluded from printed figures: they may be revised.",
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
		Explanation: "State is what changes in play and what rules ask for. A field that nothing sets stays as it starts; one that nothing reads makes no " +
			"difference; a side to which nothing turns a counter is never up. What only tests do does not count as setting.",
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
		Summary: "a kind, piece, deck or result never comes into play",
		Explanation: "There is not a single thing of the kind; or the piece starts nowhere and nothing ever moves, puts or draws it; nothing takes anything from the deck or cup; no end game ends with the " +
			"result. Use it, or take it out.",
		Bad: `kind "gun" { is = piece }
gun "Long Tom" {}`,
		Good: `kind "gun" { is = piece }
gun "Long Tom" { at = hill }`,
	},
}
