package diag

// runCodes are the findings that come up only in play: limits that a play runs into, figures that
// are not there.
var runCodes = []Code{
	{
		ID: "run/absent", Severity: Error, Since: 1,
		Summary: "a field was read from none or from the wrong kind",
		Explanation: "An expression read a field of none, or of a thing of another sub-kind. The " +
			"checker requires a test wherever it can prove the need; here it could not. Add a " +
			"test.",
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
		Explanation: "A test, a save or a bot named an option that is not legal now. If a save no " +
			"longer fits its game, the game continues from the last decision that fits.",
		Bad:  `take "March" { man = cid } # on Red's turn`,
		Good: `take "March" { man = ann }`,
	},
	{
		ID: "run/cost", Severity: Error, Since: 1,
		Summary: "a step has a negative cost",
		Explanation: "`reach` and `cheapest` need costs of 0 or more: with a negative cost, going " +
			"back and forth would make a way ever cheaper. If modifiers can reduce the value " +
			"below 0, add at_least = 0.",
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
		Summary: "rules call each other too deep",
		Explanation: "Rules that run each other, or that answer each other's events, exceeded the " +
			"depth limit. Usually they never end. Add a condition that ends the chain.",
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
		Summary: "too many dice are rolled at once",
		Explanation: "The number of dice in a pool is limited, so that hostile content cannot " +
			"exhaust the memory. Usually a value that counts the dice grows without limit.",
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
		Summary: "division by zero",
		Explanation: "The second operand of %, floor, ceil or half_up was 0. Test it first, or " +
			"ensure that it is at least 1.",
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
		Summary: "nothing is left to draw",
		Explanation: "The deck, cup or box is empty. State what happens then with none { .. } or " +
			"or_return, or shuffle the discards back before drawing.",
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
		Summary: "the minimum or maximum of an empty list",
		Explanation: "An empty list has no minimum or maximum. Test the list first, or add a " +
			"member that is always there: max([for s in soldiers : s.valor], 0).",
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
		Summary: "flip of a thing without sides",
		Explanation: "The checker knew only a wider kind of the thing, and the actual thing has " +
			"no sides.",
		Bad: `rule "Turn All" {
  flip { the = camp.pieces }
}`,
		Good: `rule "Turn All" {
  flip { the = camp.soldiers }
}`,
	},
	{
		ID: "run/fraction", Severity: Error, Since: 1,
		Summary: "a product is not a multiple of the game's smallest unit",
		Explanation: "Numbers are whole multiples of the game's smallest unit, and the product of " +
			"two fractions may be smaller than that. Round it with floor, ceil or half_up, or " +
			"increase parts in the game block.",
		Bad:  `value "Quarter" { base = 0.5 * 0.5 } # with parts = 2`,
		Good: `value "Quarter" { base = floor(1, 4) }`,
	},
	{
		ID: "run/kind", Severity: Error, Since: 1,
		Summary: "a thing is not of the expected kind",
		Explanation: "The checker knew only a wider kind of the thing, and the actual thing is of " +
			"another sub-kind. Test the sub-kind first, as an adjective.",
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
		Summary: "a list is too long",
		Explanation: "The size of lists is limited, so that hostile content cannot exhaust the " +
			"memory. Usually a comprehension iterates over all pairs or triples of something.",
		Bad:  `value "All Triples" { base = [for a in posts : [for b in posts : [for c in posts : a]]] }`,
		Good: `value "All Posts" { base = posts }`,
	},
	{
		ID: "run/memory", Severity: Error, Since: 1,
		Summary: "a game needs too much memory",
		Explanation: "The size of a game's state is limited, so that hostile content cannot " +
			"exhaust the memory. Usually rules call each other without end.",
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
		Summary: "values nest too deep",
		Explanation: "Values that use each other exceeded the depth limit. Usually a recursion " +
			"never ends.",
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
		Summary: "nothing is found, despite never_empty",
		Explanation: "A choose, offer or draw states never_empty = true, and found nothing. " +
			"Either something that should be there is missing, or it can be empty: then state " +
			"what happens with none { .. } or or_return.",
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
		Summary: "only(..) found no member, or more than one",
		Explanation: "The function only returns the single member of a set or list. If there may " +
			"be none or several, test that first, or use first or top.",
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
		Explanation: "An action with several leading choices has as many options as there are " +
			"legal combinations, and a whole action as many as there are ways through it. Their " +
			"number is limited. Move choices that do not affect legality behind the first effect; " +
			"each is then a decision of its own.",
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
		Summary: "a number is too large",
		Explanation: "A number is a count of the game's smallest unit and has 32 bits: at most " +
			"about 2,100 million.",
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
		Summary:     "nothing is left to put",
		Explanation: "The supply has no more of the like pieces. Test first whether one is left.",
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
		Summary: "redo has no rule to repeat",
		Explanation: "In a rule bound with after, redo runs again the rule that it answers. Here " +
			"it was reached in another way.",
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
		Summary: "more pieces start than there are spaces",
		Explanation: "The attribute at names a set of places, one for each of the like pieces, " +
			"and there are fewer places than pieces.",
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
		Explanation: "The work between two decisions is limited to far more steps than any game " +
			"needs. A step is a statement, a call of a value, a member of a tested set, and so " +
			"on. Usually a loop never ends: give repeat a while, until or times. Or a value uses " +
			"itself or others more than once, which doubles the work at each level: keep the " +
			"result in a let or in state. The error names the value or action that did the work.",
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
		Summary: "stop names a rule that is not running",
		Explanation: "The statement stop leaves a running rule that has led to it, however deep. " +
			"Here it was reached in another way: that rule is not running.",
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
		Explanation: "A set-up or a test names more like pieces than exist.",
		Bad:         `given { camp = [box_of_flares, box_of_flares, box_of_flares] } # there are two`,
		Good:        `given { camp = [box_of_flares, box_of_flares] }`,
	},
	{
		ID: "run/supposing", Severity: Error, Since: 1,
		Summary: "a decision in supposing",
		Explanation: "The statements in supposing are tried and then undone. A rule that answered " +
			"them asked a player or used chance, which is not possible in a trial.",
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
		Summary: "no row of a table covers the case",
		Explanation: "The checker requires rows for the range of numbers that the table prints. " +
			"At run time a number outside that range occurred, or a thing without a row. Add a " +
			"last row [else, ..], an open interval such as \"7..\", or limit the number: min(n, " +
			"6).",
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
		Summary: "a number in the total of a choice is negative",
		Explanation: "A choice with a total adds up a number for each chosen member, and offers " +
			"only candidates that fit into the rest. With negative numbers the candidates would " +
			"depend on the order of choosing. Add a constant to all of them, or use max(0, ..).",
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
		Summary: "a player has won a result that this player cannot win",
		Explanation: "A result declares which players can win it, and end game named another " +
			"player.",
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
		Summary: "a whole action did not run as explored",
		Explanation: "The options of a whole action are found by trial, and running the action " +
			"went another way than its trial: a rule that answers something in it rolls dice or " +
			"draws.",
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
		Summary: "the total work budget is exhausted",
		Explanation: "A test, a simulated game and the replay of a save have a total work budget, " +
			"besides the limit for each decision. Test less at once, or find what takes so long: " +
			"a game that does not end, or rules that iterate over large sets at every decision.",
		Bad: `test "All Games" {
  play { seed = 1 }
  play { seed = 2 } # and hundreds more
}`,
		Good: `test "A Game" {
  play { seed = 1 }
}`,
	},
}
