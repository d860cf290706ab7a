package diag

// shapeCodes are the findings of stage 2, resolve, on the shape of blocks, and on mods.
var shapeCodes = []Code{
	{
		ID: "resolve/duplicate", Severity: Error, Since: 1,
		Summary: "duplicate name",
		Explanation: "Names are compared without regard to case, and blanks count as _. Two things of one kind, two words of one kind (a " +
			"field, a trait, a side), or two rows of one grid may not have the same name, because nothing could tell them apart. " +
			"Rename one.",
		Bad:  `marker "Smoke" { on = post }`,
		Good: `marker "Thick Smoke" { on = post }`,
	},
	{
		ID: "resolve/renamed", Severity: Error, Since: 1,
		Summary: "a word was renamed",
		Explanation: "The word stood here in drafts of the language. The finding says what it is called now; what follows is checked as if the new word stood there. " +
			"`sandtable fix` rewrites all such words of a file.",
		Bad: `rule "Alarm" {
  each soldier {
    of = soldiers
    move soldier { to = ford }
  }
}`,
		Good: `rule "Alarm" {
  each soldier {
    from = soldiers
    move soldier { to = ford }
  }
}`,
	},
	{
		ID: "resolve/key", Severity: Error, Since: 1,
		Summary:     "a key is not a name",
		Explanation: "In { name = value } each key is a name, or a text that becomes one. An expression in its place has no name.",
		Bad: `kind "tent" {
  is     = piece
  fields = { (1 + 2) = number }
}`,
		Good: `kind "tent" {
  is     = piece
  fields = { beds = number }
}`,
	},
	{
		ID: "resolve/labels", Severity: Error, Since: 1,
		Summary:     "a block has too few or too many labels",
		Explanation: "The label is a block's name. Most blocks have one, some none, and a section has two: its number and its title.",
		Bad:         `marker { on = post }`,
		Good:        `marker "Dust" { on = post }`,
	},
	{
		ID: "resolve/language", Severity: Error, Since: 1,
		Summary: "the game was written for another version of the language",
		Explanation: "The game block says for which version of the language the files were written, so that words added later never change " +
			"what they mean. This program does not know that version. Take a newer program, or correct the number.",
		Bad: `game "Coin" {
  language = 99
  begin    = toss
}
rule "Toss" {
  roll coin { dice = d2 }
  end game { result = draw }
}`,
		Good: `game "Coin" {
  language = 1
  begin    = toss
}
rule "Toss" {
  roll coin { dice = d2 }
  end game { result = draw }
}`,
	},
	{
		ID: "resolve/load-time", Severity: Error, Since: 1,
		Summary: "a list of boxes cannot be worked out when the game is loaded",
		Explanation: "The boxes of a track may be made by a comprehension, with span, concat and flatten over numbers, names and records. " +
			"What changes in play is not known yet when they are made.",
		Bad:  `track "Supplies" { boxes = concat(3, [4]) }`,
		Good: `track "Supplies" { boxes = numbers(3, 4) }`,
	},
	{
		ID: "resolve/misplaced-block", Severity: Error, Since: 1,
		Summary: "a block is not allowed here",
		Explanation: "The block exists, but not in this place: a modifier stands in a value, a variant in an option, a deploy in a scenario " +
			"or variant, a revision in a mod, steps of a test in a test. The message says what the place holds.",
		Bad:  `modifier "night" { by = -1 }`,
		Good: `modify "Courage" "night" { by = -1 }`,
	},
	{
		ID: "resolve/missing-attribute", Severity: Error, Since: 1,
		Summary:     "an attribute is missing",
		Explanation: "The block means nothing without this attribute. The hint says what it holds.",
		Bad:         `enum "ground" {}`,
		Good:        `enum "ground" { names = [open, wood] }`,
	},
	{
		ID: "resolve/mod-conflict", Severity: Error, Since: 1,
		Summary: "two mods change the same thing",
		Explanation: "Both mods revise the same attribute or row, and nothing says which of them holds. Let one say over = [other] in its " +
			"mod block, or leave one out. Nor can two mods each go over the other.",
		Bad: `mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = { was = 3, now = 4 } }
# and in another mod:
# revise marker "Smoke" { count = { was = 3, now = 5 } }`,
		Good: `mod "Loud" {
  game = "outpost"
  over = [quiet]
}
revise marker "Smoke" { count = { was = 3, now = 4 } }`,
	},
	{
		ID: "resolve/mod-game", Severity: Error, Since: 1,
		Summary:     "a mod is loaded with a game for which it is not made",
		Explanation: "The attribute of names the game that the mod changes, by its id. It is not the game that is being loaded.",
		Bad:         `mod "Loud" { game = "inpost" }`,
		Good:        `mod "Loud" { game = "outpost" }`,
	},
	{
		ID: "resolve/game-version", Severity: Error, Since: 1,
		Summary: "the game's version is not one that the mod needs",
		Explanation: "The attribute needs compares with the game's version, as in \">= 1.0, < 2\". Take another version of the game or of the " +
			"mod.",
		Bad: `mod "Loud" {
  game         = "outpost"
  game_version = ">= 2.0"
}`,
		Good: `mod "Loud" {
  game         = "outpost"
  game_version = ">= 1.0"
}`,
	},
	{
		ID: "resolve/no-mod-block", Severity: Error, Since: 1,
		Summary:     "a mod's folder has no mod block",
		Explanation: "A folder that is loaded as a mod has one block that says what the mod is and which game it changes.",
		Bad: `# the folder of a mod
modify "Courage" { by = 1 }`,
		Good: `mod "Brave" { game = "outpost" }
modify "Courage" { by = 1 }`,
	},
	{
		ID: "resolve/add-form", Severity: Error, Since: 1,
		Summary: "an addition does not fit the original",
		Explanation: "An add block takes what goes beside something: members of a list, entries in braces, numbers that go on where " +
			"numbers(a, b) ends. A single figure is changed by revise: { was = .., now = .. }, or { add = .. } to add to it. Printed " +
			"totals follow by themselves.",
		Bad: `mod "Foggy" { game = "outpost" }
add marker "Smoke" { count = 1 }`,
		Good: `mod "Foggy" { game = "outpost" }
add enum "weather" { names = [fog] }
revise marker "Smoke" { count = { add = 1 } }`,
	},
	{
		ID: "resolve/add-there", Severity: Error, Since: 1,
		Summary: "a mod adds an existing name",
		Explanation: "The declaration of the game has a member, a row or an entry of this name. To change it, revise it: it then states " +
			"what was there.",
		Bad: `mod "Foggy" { game = "outpost" }
add enum "weather" { names = [rain] }`,
		Good: `mod "Foggy" { game = "outpost" }
add enum "weather" { names = [fog] }`,
	},
	{
		ID: "resolve/revise-form", Severity: Error, Since: 1,
		Summary: "a revision does not say what was there and what there is now",
		Explanation: "A mod changes data by stating both: { was = .., now = .. }. So it never changes what it has not seen, and a new " +
			"version of the game cannot break it in silence.",
		Bad: `mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = 4 }`,
		Good: `mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = { was = 3, now = 4 } }`,
	},
	{
		ID: "resolve/revise-unknown", Severity: Error, Since: 1,
		Summary: "a revision names an unknown block",
		Explanation: "The game has no block of that type and name. A revision names both as the game does: revise roster \"soldier\", revise " +
			"marker \"Smoke\".",
		Bad: `mod "Loud" { game = "outpost" }
revise marker "Smok" { count = { was = 3, now = 4 } }`,
		Good: `mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = { was = 3, now = 4 } }`,
	},
	{
		ID: "resolve/revise-was", Severity: Error, Since: 1,
		Summary: "a revision does not match the original",
		Explanation: "What was says must be what the game says, word by word; blanks do not count. If the game has changed since the mod was " +
			"written, look at the new text, and correct both was and now.",
		Bad: `mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = { was = 2, now = 4 } }`,
		Good: `mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = { was = 3, now = 4 } }`,
	},
	{
		ID: "resolve/stray-attribute", Severity: Error, Since: 1,
		Summary:     "an attribute is outside any block",
		Explanation: "At the top of a file stand blocks only. Mostly a brace has been closed too early.",
		Bad:         `count = 3`,
		Good: `marker "Dust" {
  on    = post
  count = 3
}`,
	},
	{
		ID: "resolve/unknown-attribute", Severity: Error, Since: 1,
		Summary: "unknown attribute of a block",
		Explanation: "No attribute of this name means anything here, so it would do nothing. Mostly it is misspelt; the hint names the " +
			"nearest one.",
		Bad: `marker "Dust" {
  on   = post
  cont = 3
}`,
		Good: `marker "Dust" {
  on    = post
  count = 3
}`,
	},
	{
		ID: "resolve/unknown-block", Severity: Error, Since: 1,
		Summary: "unknown block",
		Explanation: "A block is a word of the language or a kind of the game. This is neither; mostly it is misspelt, or the kind is " +
			"declared nowhere.",
		Bad: `soldr "Dan" {
  owner = red
  valor = 2
}`,
		Good: `soldier "Dan" {
  owner = red
  valor = 2
}`,
	},
}
