package diag

// oddsCodes are the findings about exact odds, and about the strategies that players follow there.
var oddsCodes = []Code{
	{
		ID: "check/strategy", Severity: Error, Since: 1,
		Summary: "a row of a strategy that cannot be read",
		Explanation: "A row has three cells: the name of the decision, the condition under which the row holds, and the weights of the options. " +
			"The word any stands for whatever does not matter. Weights are whole numbers, and at least one of them is not 0.",
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
		Explanation: "A row of the strategy reads something that its player cannot see: a card in another hand, or what lies face down. " +
			"Nobody could play like that, so the odds would be worth nothing. Counting backs is allowed; reading what is on their faces is not.",
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
		Summary: "there are too many ways to look at all of them",
		Explanation: "Exact odds are found by looking at every way in which chance and the players can go on. There is a limit to the positions, to the ways in " +
			"which the chance of one statement can fall (a shuffled deck has more orders than can be counted), to the positions that go round in a circle, and to the replies of a " +
			"player who does not see everything. Begin later, with a statement of the test or from a save, or count by playing: sim.",
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
		Summary: "nothing says how a player decides",
		Explanation: "On the way to the end a player chooses among several options. Exact odds need to know how likely each of them is: a strategy says so, with a row " +
			"for every decision that comes up and a weight for something that is legal there. On the command line a player may also decide at random, or as well as can be.",
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
