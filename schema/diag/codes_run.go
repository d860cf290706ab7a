package diag

// runCodes are the findings that come up only in play: limits that a play runs into, figures that
// are not there.
var runCodes = []Code{
	{
		ID: "run/absent", Severity: Error, Since: 1,
		Summary: "a field was read from none or from the wrong kind",
		Explanation: "In play an expression read a field of nothing, or of a thing of another sub-kind. The checker asks for a guard " +
			"wherever it can tell; where it cannot, ask first.",
		Bad: `value "Valor of the Top" {
  given = { post = post }
  base  = top(post.pieces).valor
}`,
		Good: `value "Valor of the Top" {
  given = { post = post }
  base  = any(post.soldiers) ? top(post.soldiers).valor : 0
}`,
	},
	{
		ID: "run/choice", Severity: Error, Since: 1,
		Summary: "an option was taken that is not offered",
		Explanation: "A test, a save or a bot named an option that is not legal now. Where a save no longer fits its game, the play goes on " +
			"from the last decision that fits.",
		Bad:  `take "March" { man = cid } # on Red's turn`,
		Good: `take "March" { man = ann }`,
	},
	{
		ID: "run/cost", Severity: Error, Since: 1,
		Summary: "a step costs less than nothing",
		Explanation: "`reach` and `cheapest` look for the cheapest ways, and there would be none if going to and fro made a way cheaper. A step may " +
			"cost nothing; a value that may fall below, because modifiers take from it, says `at_least = 0`.",
		Bad: `value "Toll" {
  given = { from = post, to = post }
  base  = to.height - from.height
}
value "Near" { base = reach(camp, 2, toll) }`,
		Good: `value "Toll" {
  given = { from = post, to = post }
  base  = abs(to.height - from.height)
}`,
	},
	{
		ID: "run/depth", Severity: Error, Since: 1,
		Summary: "rules call one another too deep",
		Explanation: "Rules that run each other, or answer each other's events, have gone deeper than any game needs: mostly they never come " +
			"to an end. Give one of them a condition that ends the chain.",
		Bad: `rule "Echo" {
  after = enter(any, camp)
  move ann { to = hill }
  move ann { to = camp }
}`,
		Good: `rule "Echo" {
  after = enter(any, camp)
  when  = !camp.hidden
  mark camp { with = smoke }
}`,
	},
	{
		ID: "run/dice", Severity: Error, Since: 1,
		Summary: "too many dice are thrown at once",
		Explanation: "The number of dice in a pool is limited, so that hostile content cannot fill the memory. Mostly a value that counts " +
			"them has grown without limit.",
		Bad: `rule "Volley" {
  given = { n = number }
  roll shots { dice = pool(n * n * n, d6) }
}`,
		Good: `rule "Volley" {
  given = { n = number }
  roll shots { dice = pool(min(n, 10), d6) }
}`,
	},
	{
		ID: "run/division", Severity: Error, Since: 1,
		Summary:     "a division by zero",
		Explanation: "The second operand of % or of floor, ceil or half_up was 0. Ask first, or make sure that it is at least 1.",
		Bad: `value "Left Over" {
  given = { n = number }
  base  = 7 % n
}`,
		Good: `value "Left Over" {
  given = { n = number }
  base  = n > 0 ? 7 % n : 0
}`,
	},
	{
		ID: "run/draw", Severity: Error, Since: 1,
		Summary: "there is nothing left to draw",
		Explanation: "The deck, cup or box is empty. Say what happens then with none { .. } or or_return, or shuffle the discards " +
			"back before drawing.",
		Bad: `rule "News" {
  draw card {
    from = dispatches
    to   = on_display
  }
}`,
		Good: `rule "News" {
  draw card {
    from = dispatches
    to   = on_display
    none {}
  }
}`,
	},
	{
		ID: "run/empty", Severity: Error, Since: 1,
		Summary: "the least or greatest of no numbers",
		Explanation: "Of no numbers none is least or greatest. Ask first whether there are any, or add one that is always there: max([for s " +
			"in soldiers : s.valor], 0).",
		Bad: `value "Best" {
  given = { post = post }
  base  = max([for s in post.soldiers : s.valor])
}`,
		Good: `value "Best" {
  given = { post = post }
  base  = max([for s in post.soldiers : s.valor], 0)
}`,
	},
	{
		ID: "run/flip", Severity: Error, Since: 1,
		Summary:     "flip of a thing without sides",
		Explanation: "The checker knew only that the thing is of a wider kind, and the one in play has no sides.",
		Bad: `rule "Turn All" {
  flip { the = camp.pieces }
}`,
		Good: `rule "Turn All" {
  flip { the = camp.soldiers }
}`,
	},
	{
		ID: "run/fraction", Severity: Error, Since: 1,
		Summary: "a product is no multiple of the game's smallest part of a number",
		Explanation: "Numbers are whole counts of the unit that the game block states. The product of two fractions would be a smaller part. " +
			"Round it with floor, ceil or half_up, or state a smaller unit.",
		Bad:  `value "Quarter" { base = 0.5 * 0.5 } # with parts = 2`,
		Good: `value "Quarter" { base = floor(1, 4) }`,
	},
	{
		ID: "run/kind", Severity: Error, Since: 1,
		Summary: "a thing is not of the kind that is wanted",
		Explanation: "The checker knew only that the thing is of a wider kind, and in play it was another sub-kind. Ask for the sub-kind as " +
			"an adjective first.",
		Bad: `rule "Tire All" {
  given = { piece = piece }
  after = enter(piece, hill)
  run "Tire" { soldier = piece }
}`,
		Good: `rule "Tire All" {
  given = { soldier = soldier }
  after = enter(soldier, hill)
  run "Tire" {}
}`,
	},
	{
		ID: "run/list", Severity: Error, Since: 1,
		Summary: "a list has grown too long",
		Explanation: "The lists of a play are limited, so that hostile content cannot fill the memory. Mostly a comprehension runs over all " +
			"pairs or triples of something.",
		Bad:  `value "All Triples" { base = [for a in posts : [for b in posts : [for c in posts : a]]] }`,
		Good: `value "All Posts" { base = posts }`,
	},
	{
		ID: "run/memory", Severity: Error, Since: 1,
		Summary: "a play takes too much memory",
		Explanation: "The state of a play is limited, so that hostile content cannot fill the memory. Mostly rules call one another without " +
			"end.",
		Bad: `rule "Again" {
  run "Again" {}
}`,
		Good: `rule "Again" {
  repeat {
    times = 3
    advance morale { by = 1 }
  }
}`,
	},
	{
		ID: "run/nest", Severity: Error, Since: 1,
		Summary:     "values ask one another too deep",
		Explanation: "Values that read each other have gone deeper than any game needs: mostly the recursion never ends.",
		Bad: `value "Countdown" {
  given   = { n = number }
  returns = number
  base    = countdown(n - 1)
}`,
		Good: `value "Countdown" {
  given   = { n = number }
  returns = number
  base    = n > 0 ? countdown(n - 1) : 0
}`,
	},
	{
		ID: "run/never-empty", Severity: Error, Since: 1,
		Summary: "there is nothing where never_empty says that there always is something",
		Explanation: "A choice, an offer or a draw says never_empty = true, and in play it found nothing. Either something that should be " +
			"there is missing, or it can be empty after all: then say what happens with none { .. } or or_return.",
		Bad: `rule "Scouts Rest" {
  choose man {
    from        = soldiers.scout.tired
    never_empty = true
  }
  flip man { to = fresh }
}`,
		Good: `rule "Scouts Rest" {
  choose man {
    from      = soldiers.scout.tired
    or_return = true
  }
  flip man { to = fresh }
}`,
	},
	{
		ID: "run/only", Severity: Error, Since: 1,
		Summary: "only(..) found none, or more than one",
		Explanation: "The function only takes the one member out of a set that has exactly one. Where there may be none or several, write " +
			"first or top, and ask whether there is one.",
		Bad: `value "Guard" {
  given = { post = post }
  base  = only(post.soldiers)
}`,
		Good: `value "Guard" {
  given = { post = post }
  base  = first(post.soldiers)
}`,
	},
	{
		ID: "run/options", Severity: Error, Since: 1,
		Summary: "a decision has too many options",
		Explanation: "An action with several leading choices has as many options as there are combinations that its requirements allow, and a " +
			"whole action as many as there are ways through it. Their number is limited. Let the action ask for less at once: what does not " +
			"decide whether it is legal can be chosen in its statements, one decision after the other.",
		Bad: `action "Redeploy" {
  choose first { from = posts }
  choose second { from = posts }
  choose third { from = posts }
}`,
		Good: `action "Redeploy" {
  choose first { from = posts }
  mark first { with = smoke }
  choose second { from = posts }
  choose third { from = posts }
}`,
	},
	{
		ID: "run/overflow", Severity: Error, Since: 1,
		Summary:     "a number has grown too large",
		Explanation: "Numbers are counts of the game's smallest unit and fit into 32 bits: about two thousand million.",
		Bad: `value "Product" {
  given = { n = number }
  base  = n * n * n * n
}`,
		Good: `value "Product" {
  given = { n = number }
  base  = min(n, 100) * 2
}`,
	},
	{
		ID: "run/place", Severity: Error, Since: 1,
		Summary:     "there is none left to place",
		Explanation: "The like pieces in the supply are used up. Ask first whether one is left.",
		Bad: `rule "Crate" {
  put crate {
    from = tin.supply
    to   = camp
  }
}`,
		Good: `rule "Crate" {
  when = any(tin.supply)
  put crate {
    from = tin.supply
    to   = camp
  }
}`,
	},
	{
		ID: "run/redo", Severity: Error, Since: 1,
		Summary:     "redo stands where there is nothing to do again",
		Explanation: "In a rule bound to after, redo runs once more what the rule answers. Here it was reached in another way.",
		Bad: `rule "Once More" {
  redo {}
}`,
		Good: `rule "Once More" {
  given = { soldier = soldier }
  after = tire(soldier)
  when  = soldier.medic && morale > 4
  redo {}
}`,
	},
	{
		ID: "run/start", Severity: Error, Since: 1,
		Summary:     "more pieces start than there are places",
		Explanation: "The attribute at names a set of places, one for each of the like pieces, and there are fewer places than pieces.",
		Bad: `roster "crate" {
  columns = [count, at]
  rows    = { Barrel = [5, posts] } # there are three posts
}`,
		Good: `roster "crate" {
  columns = [count, at]
  rows    = { Barrel = [3, posts] }
}`,
	},
	{
		ID: "run/steps", Severity: Error, Since: 1,
		Summary: "too much work between two decisions",
		Explanation: "Between two decisions content may take so many steps of work, far more than any game needs. A step is a statement, the " +
			"call of a value, a member of a set that is asked about, and the like. Mostly a loop never ends: give repeat a while, an until " +
			"or times. Or a value asks itself or others more than once, which doubles the work each time: keep an answer in a let, or in " +
			"state. The error names the value or action that did the work.",
		Bad: `rule "Wait for Calm" {
  repeat {
    while = morale < 6 # the track ends at 5
    advance morale { by = 1 }
  }
}`,
		Good: `rule "Wait for Calm" {
  repeat {
    while = morale < 5
    advance morale { by = 1 }
  }
}`,
	},
	{
		ID: "run/stop", Severity: Error, Since: 1,
		Summary: "a rule is to be left that is not in progress",
		Explanation: "The statement stop leaves a rule that is being carried out, however deep. Here it was reached in another way, from a " +
			"rule or action that does not stand inside it.",
		Bad: `rule "Halt" {
  after = enter(any, hill)
  stop "Tire" {}
}`,
		Good: `rule "Halt" {
  after = enter(any, hill)
  stop "The Game" {}
}`,
	},
	{
		ID: "run/supply", Severity: Error, Since: 1,
		Summary:     "no piece of a design is left to set up",
		Explanation: "A set-up or a test names more of the like pieces than there are.",
		Bad:         `given { camp = [box_of_flares, box_of_flares, box_of_flares] } # there are two`,
		Good:        `given { camp = [box_of_flares, box_of_flares] }`,
	},
	{
		ID: "run/supposing", Severity: Error, Since: 1,
		Summary: "a decision came up in what is only supposed",
		Explanation: "What stands in supposing is tried out and taken back; a rule that answered it asked a player or threw dice, which " +
			"cannot be done in a trial.",
		Bad: `require "it would end well" {
  that = morale > 1
  supposing {
    move man { to = hill } # a rule bound to this asks for a choice
  }
}`,
		Good: `require "it would end well" {
  that = morale > 1
  supposing {
    advance morale { by = -1 }
  }
}`,
	},
	{
		ID: "run/table", Severity: Error, Since: 1,
		Summary: "a table was asked for a case that no row covers",
		Explanation: "The checker asks for rows within the range of numbers that the table prints. In play a number outside came up, or a " +
			"thing for which there is no row. Add a last row [else, ..], an open interval such as \"7..\", or ask for a number within " +
			"the range: min(n, 6).",
		Bad: `table "Pay" {
  given   = { rank = number }
  returns = { pay = number }
  rows    = [[1, 10], [2, 15]]
}
value "Pay of Three" { base = pay(3) }`,
		Good: `table "Pay" {
  given   = { rank = number }
  returns = { pay = number }
  rows    = [[1, 10], ["2..", 15]]
}
value "Pay of Three" { base = pay(3) }`,
	},
	{
		ID: "run/total", Severity: Error, Since: 1,
		Summary: "a figure below 0 stands in the total of a choice",
		Explanation: "A choice with a total adds up a figure of each member, and offers nobody who is too dear for what is left. Figures below 0 would let " +
			"what may be chosen depend on the order, so there must be none: add what all have in common, or take max(0, ..).",
		Bad: `rule "Hire" {
  choose crew {
    from    = soldiers
    total   = crew.valor - 5
    at_most = 3
  }
}`,
		Good: `rule "Hire" {
  choose crew {
    from    = soldiers
    total   = crew.valor
    at_most = 6
  }
}`,
	},
	{
		ID: "run/winners", Severity: Error, Since: 1,
		Summary:     "somebody has won a result who cannot be its winner",
		Explanation: "A result says which players may have won it. The winners with which the game ended held another one.",
		Bad: `result "Shared Glory" { winners = [red] }
rule "Ended" {
  end game {
    result  = shared_glory
    winners = players
  }
}`,
		Good: `result "Shared Glory" { winners = [red, blue] }
rule "Ended" {
  end game {
    result  = shared_glory
    winners = players
  }
}`,
	},
	{
		ID: "run/whole", Severity: Error, Since: 1,
		Summary: "a whole action did not go as it was tried",
		Explanation: "The ways through a whole action are found by trial. Carrying one out led elsewhere: a rule that answers something in " +
			"the action throws dice or draws.",
		Bad: `action "Scatter" {
  menu  = turn
  whole = true
  choose man { from = soldiers }
  run "Panic" { soldier = man } # which rolls dice
}`,
		Good: `action "Scatter" {
  menu = turn
  choose man { from = soldiers }
  run "Panic" { soldier = man }
}`,
	},
	{
		ID: "run/work", Severity: Error, Since: 1,
		Summary: "too much work in all",
		Explanation: "A test, a game of a simulation and the replay of a save may take so many steps of work in all, besides what each decision " +
			"may take. Test less at once, or look for what takes so long: a game that does not end, or rules that work through large sets " +
			"at every decision.",
		Bad: `test "All Games" {
  play { seed = 1 }
  play { seed = 2 } # and hundreds more
}`,
		Good: `test "A Game" {
  play { seed = 1 }
}`,
	},
}
