package diag

// shapeCodes are the findings of stage 2, resolve, on the shape of blocks, and on mods.
var shapeCodes = []Code{
	{
		ID: "resolve/duplicate", Severity: Error, Since: 1,
		Summary: "duplicate name",
		Explanation: "Names are compared without regard to case, and a space counts as _. Two " +
			"things of one kind, two words of one kind (a field, a trait, a side), or two rows of " +
			"one grid must not have the same name. Rename one.",
		Bad:  `marker "Smoke" { on = post }`,
		Good: `marker "Thick Smoke" { on = post }`,
	},
	{
		ID: "resolve/renamed", Severity: Error, Since: 1,
		Summary: "a word was renamed",
		Explanation: "The word was used in drafts of the language. The finding names its " +
			"replacement, and the rest of the file is checked as if it were replaced. `sandtable " +
			"fix` replaces all such words.",
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
		Summary: "a key is not a name",
		Explanation: "Each key in { name = value } must be a name, or a quoted text. An " +
			"expression is not allowed.",
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
		Summary: "a block has too few or too many labels",
		Explanation: "The label is the name of a block. Most blocks have one label, some have " +
			"none, and a section has two: its number and its title.",
		Bad:  `marker { on = post }`,
		Good: `marker "Dust" { on = post }`,
	},
	{
		ID: "resolve/language", Severity: Error, Since: 1,
		Summary: "the game was written for another version of the language",
		Explanation: "The game block states the version of the language, so that words added " +
			"later never change the meaning of a game. This program does not support that " +
			"version. Use a newer program, or correct the number.",
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
		Summary: "the boxes of a track cannot be evaluated at load time",
		Explanation: "The boxes of a track are evaluated when the game is loaded. They may use " +
			"comprehensions, numbers, concat and flatten over numbers, names and records, but " +
			"nothing that changes during play.",
		Bad:  `track "Supplies" { boxes = concat(3, [4]) }`,
		Good: `track "Supplies" { boxes = numbers(3, 4) }`,
	},
	{
		ID: "resolve/misplaced-block", Severity: Error, Since: 1,
		Summary: "a block is not allowed here",
		Explanation: "The block exists but is not allowed here. A modifier belongs in a value, a " +
			"variant in an option, a deploy in a scenario or variant, a revision in a mod, and a " +
			"test step in a test. The message states which blocks are allowed.",
		Bad:  `modifier "night" { by = -1 }`,
		Good: `modify "Courage" "night" { by = -1 }`,
	},
	{
		ID: "resolve/missing-attribute", Severity: Error, Since: 1,
		Summary:     "an attribute is missing",
		Explanation: "The block requires this attribute. The hint describes it.",
		Bad:         `enum "ground" {}`,
		Good:        `enum "ground" { names = [open, wood] }`,
	},
	{
		ID: "resolve/mod-conflict", Severity: Error, Since: 1,
		Summary: "two mods change the same thing",
		Explanation: "Both mods revise the same attribute or row, without an order between them. " +
			"Write over = [other] in the mod block of one of them, or remove one. Two mods cannot " +
			"both override each other.",
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
		Summary: "a mod is loaded with another game than its own",
		Explanation: "The attribute game of the mod is the id of the game that it changes. " +
			"Another game is being loaded.",
		Bad:  `mod "Loud" { game = "inpost" }`,
		Good: `mod "Loud" { game = "outpost" }`,
	},
	{
		ID: "resolve/game-version", Severity: Error, Since: 1,
		Summary: "the mod does not fit the game's version",
		Explanation: "The attribute game_version of the mod is compared with the game's version, " +
			"such as \">= 1.0, < 2\". Use another version of the game or of the mod.",
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
		Summary: "a mod's folder has no mod block",
		Explanation: "The folder of a mod has exactly one mod block. It states what the mod is " +
			"and which game it changes.",
		Bad: `# the folder of a mod
modify "Courage" { by = 1 }`,
		Good: `mod "Brave" { game = "outpost" }
modify "Courage" { by = 1 }`,
	},
	{
		ID: "resolve/add-form", Severity: Error, Since: 1,
		Summary: "an addition does not fit the original",
		Explanation: "An add block adds to a declaration: members of a list, entries in braces, " +
			"numbers that continue numbers(a, b). To change a single number, use revise with { " +
			"was = .., now = .. } or { add = .. }. Printed totals are updated automatically.",
		Bad: `mod "Foggy" { game = "outpost" }
add marker "Smoke" { count = 1 }`,
		Good: `mod "Foggy" { game = "outpost" }
add enum "weather" { names = [fog] }
revise marker "Smoke" { count = { add = 1 } }`,
	},
	{
		ID: "resolve/add-there", Severity: Error, Since: 1,
		Summary: "a mod adds an existing name",
		Explanation: "The declaration already has a member, row or entry of this name. To change " +
			"it, use revise, which states the old data.",
		Bad: `mod "Foggy" { game = "outpost" }
add enum "weather" { names = [rain] }`,
		Good: `mod "Foggy" { game = "outpost" }
add enum "weather" { names = [fog] }`,
	},
	{
		ID: "resolve/revise-form", Severity: Error, Since: 1,
		Summary: "a revision does not state both was and now",
		Explanation: "A revision states the old and the new data: { was = .., now = .. }. So a " +
			"mod cannot silently change data that a new version of the game has changed.",
		Bad: `mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = 4 }`,
		Good: `mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = { was = 3, now = 4 } }`,
	},
	{
		ID: "resolve/revise-unknown", Severity: Error, Since: 1,
		Summary: "a revision names an unknown block",
		Explanation: "The game has no block of this type and name. Write both as the game does: " +
			"revise roster \"soldier\", revise marker \"Smoke\".",
		Bad: `mod "Loud" { game = "outpost" }
revise marker "Smok" { count = { was = 3, now = 4 } }`,
		Good: `mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = { was = 3, now = 4 } }`,
	},
	{
		ID: "resolve/revise-was", Severity: Error, Since: 1,
		Summary: "a revision does not match the original",
		Explanation: "The text of was must equal the text in the game, apart from spaces. If the " +
			"game has changed since the mod was written, correct both was and now.",
		Bad: `mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = { was = 2, now = 4 } }`,
		Good: `mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = { was = 3, now = 4 } }`,
	},
	{
		ID: "resolve/stray-attribute", Severity: Error, Since: 1,
		Summary: "an attribute is outside any block",
		Explanation: "Only blocks are allowed at the top level of a file. Usually a brace is " +
			"closed too early.",
		Bad: `count = 3`,
		Good: `marker "Dust" {
  on    = post
  count = 3
}`,
	},
	{
		ID: "resolve/unknown-attribute", Severity: Error, Since: 1,
		Summary: "unknown attribute of a block",
		Explanation: "The block has no attribute of this name, so it would have no effect. " +
			"Usually it is misspelt; the hint suggests the nearest name.",
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
		Explanation: "A block is a word of the language or a kind of the game. This word is " +
			"neither. Usually it is misspelt, or the kind is not declared.",
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
