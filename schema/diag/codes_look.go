package diag

// lookCodes are the findings about how a game is drawn.
var lookCodes = []Code{
	{
		ID: "look/unknown", Severity: Error, Since: 1,
		Summary:     "a look names what the game does not have",
		Explanation: "Each row of a look begins with a name of the game: a side, a piece, a marker, a border, a state field. Colours of sides and kinds of lines are a few fixed words.",
		Bad:         "look {\n  markers = { smok = \"p\" }\n}",
		Good:        "look {\n  markers = { smoke = \"s\" }\n}",
	},
	{
		ID: "look/wide", Severity: Error, Since: 1,
		Summary: "a sign does not fit",
		Explanation: "Cells of a board are a few columns wide, so a sign of a marker or of a state has at most two characters, of a border one, and a short name of a piece four. " +
			"Only printable ASCII is allowed: of other characters terminals disagree how wide they are.",
		Bad:  "look {\n  markers = { smoke = \"smoking\" }\n}",
		Good: "look {\n  markers = { smoke = \"s\" }\n}",
	},
	{
		ID: "look/clash", Severity: Warning, Since: 1,
		Summary:     "one sign stands for two things",
		Explanation: "Two rows of a table of a look have the same sign, or two sides the same colour. Pieces of two sides may share a sign, since letters tell the sides apart.",
		Bad:         "look {\n  signs = {\n    ann = \"A\"\n    ben = \"A\"\n  }\n}",
		Good:        "look {\n  signs = {\n    ann = \"A\"\n    ben = \"B\"\n  }\n}",
	},
	{
		ID: "look/colour-alone", Severity: Error, Since: 1,
		Summary:     "sides would differ by colour alone",
		Explanation: "Capitals, small letters, and both with an apostrophe tell four sides apart. A fifth would differ from another one by its colour only, which not everybody sees and not every terminal draws.",
		Bad: `side "Crows" {}
side "Wolves" {}
side "Owls" {}
look {
  sides = {
    red    = rose
    blue   = blue
    crows  = pale
    wolves = amber
    owls   = slate
  }
}`,
		Good: `look {
  sides = {
    red  = rose
    blue = blue
  }
}`,
	},
	{
		ID: "look/idle", Severity: Warning, Since: 1,
		Summary:     "a row of a look shows nothing",
		Explanation: "No space and no terrain is such ground, the kind has no pieces, or what a choice of words looks at is printed on none of them.",
		Bad:         "kind \"ghost\" { is = piece }\nlook {\n  pieces = { ghost = { sign = \"G\" } }\n}",
		Good:        "look {\n  pieces = { soldier = { sign = \"S\" } }\n}",
	},
	{
		ID: "look/contrast", Severity: Error, Since: 1,
		Summary:     "ink cannot be read on a colour",
		Explanation: "What is printed on a counter is nearly black or nearly white, whichever stands out better. On a few colours of middle brightness neither has a contrast of 4.5 : 1.",
		Bad:         "look {\n  sides = { red = \"#777777\" }\n}",
		Good:        "look {\n  sides = { red = \"#7f1d1d\" }\n}",
	},
	{
		ID: "resolve/look", Severity: Error, Since: 1,
		Summary:     "a row of a look has the wrong form",
		Explanation: "Tables of a look have the form { name = sign }, a border has a sign and a line, [\"~\", water], and hidden, quiet and score are lists of names.",
		Bad:         "look {\n  markers = { smoke = 3 }\n}",
		Good:        "look {\n  markers = { smoke = \"s\" }\n}",
	},
}
