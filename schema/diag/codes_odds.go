package diag

// oddsCodes are the findings about exact odds, and about the strategies that players follow there.
var oddsCodes = []Code{
	{
		ID: "check/strategy", Severity: Error, Since: 1,
		Summary: "invalid row of a strategy",
		Explanation: "A row has three cells: the name of a decision, a condition, and the weights " +
			"of the options. The word any stands for any decision or condition. Weights are whole " +
			"numbers of 0 or more, and at least one is not 0.",
		Bad: `strategy "Stand Fast" {
  player = red
  rows   = [[morale < 3, { pass = 1 }]]
}`,
		Good: `strategy "Stand Fast" {
  player = red
  rows   = [[any, morale < 3, { pass = 1 }]]
}`,
	},
	{
		ID: "run/odds-hidden", Severity: Error, Since: 1,
		Summary: "a strategy reads what its player cannot see",
		Explanation: "A row of the strategy reads something that its player cannot see: a card in " +
			"another hand, or a face-down piece. No player could follow such a strategy. A " +
			"strategy may count face-down pieces, but not read their faces.",
		Bad: `strategy "Second Sight" {
  player = ann
  rows   = [[face_the_bet, rank_of(ann) > rank_of(ben), { call = 1 }], [any, any, { fold = 1 }]]
}`,
		Good: `strategy "Prudence" {
  player = ann
  rows   = [[face_the_bet, rank_of(ann) == king, { call = 1 }], [any, any, { fold = 1 }]]
}`,
	},
	{
		ID: "run/odds-limit", Severity: Error, Since: 1,
		Summary: "too many continuations for exact odds",
		Explanation: "Exact odds need every continuation of the game. There are limits: on the " +
			"number of positions, on the outcomes of one statement (a shuffled deck has too many " +
			"orders), on the positions of a cycle, and on the replies of a player who does not " +
			"see everything. Start later, from a statement of the test or from a save, or " +
			"estimate with sim.",
		Bad: `test "The odds of a whole war" {
  scenario = standard
  expect {
    chance = game.result == red_wins
    is     = 1 / 2
  }
}`,
		Good: `test "The odds of one assault" {
  run "Assault" {}
  expect {
    chance = camp.hidden
    is     = 1 / 2
  }
}`,
	},
	{
		ID: "run/odds-undecided", Severity: Error, Since: 1,
		Summary: "no strategy decides for a player",
		Explanation: "A player must choose among several options, and exact odds need the " +
			"probability of each. Write a strategy with a row for every decision that occurs and " +
			"a weight for at least one legal option. On the command line, a player can also " +
			"decide at random, or as well as possible.",
		Bad: `test "The odds of a call" {
  scenario = standard
  expect {
    mean = ann
    is   = -1 / 18
  }
}`,
		Good: `test "The odds of a call" {
  scenario   = standard
  strategies = [bluff_often, keep_ann_honest]
  expect {
    mean = ann
    is   = -1 / 18
  }
}`,
	},
}
