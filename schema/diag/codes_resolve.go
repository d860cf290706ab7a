package diag

// resolveCodes are the findings of stage 2, resolve: names of nouns and printed data.
var resolveCodes = []Code{
	{
		ID: "resolve/ambiguous", Severity: Error, Since: 1,
		Summary: "a variant's name stands in several options",
		Explanation: "Two options have a variant of this name, so the name alone does not tell which is meant. Put the option's name and a " +
			"dot before it.",
		Bad: `option "Pace" {
  variant "Normal" {}
}
option "Fog" {
  variant "Normal" {}
  variant "Thick" { needs = [normal] }
}`,
		Good: `option "Pace" {
  variant "Normal" {}
}
option "Fog" {
  variant "Normal" {}
  variant "Thick" { needs = [pace.normal] }
}`,
	},
	{
		ID: "resolve/bool", Severity: Error, Since: 1,
		Summary:     "expected true or false",
		Explanation: "The attribute switches something on or off. It is written as true or false, without quotes, and is no expression.",
		Bad: `box "Hand" {
  of       = message
  in_force = "yes"
}`,
		Good: `box "Hand" {
  of       = message
  in_force = true
}`,
	},
	{
		ID: "resolve/constant", Severity: Error, Since: 1,
		Summary: "a cell does not fit its column's type",
		Explanation: "Printed data are constants: a number, true or false, a die such as d6, a name, or a list of these, as the field's type " +
			"says. A field that may be empty has the type maybe(..); only there may stand none.",
		Bad: `soldier "Dan" {
  owner = red
  valor = "three"
}`,
		Good: `soldier "Dan" {
  owner = red
  valor = 3
}`,
	},
	{
		ID: "resolve/enum-size", Severity: Error, Since: 1,
		Summary:     "an enum has too many names",
		Explanation: "An enum holds at most 64 names. More are things rather than names: declare a kind that is a concept, with a roster.",
		Bad: `enum "number word" {
  names = [a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33,
  a34, a35, a36, a37, a38, a39, a40, a41, a42, a43, a44, a45, a46, a47, a48, a49, a50, a51, a52, a53, a54, a55, a56, a57, a58, a59, a60, a61, a62, a63, a64, a65]
}`,
		Good: `enum "number word" { names = [one, two, many] }`,
	},
	{
		ID: "resolve/fields", Severity: Error, Since: 1,
		Summary: "fields do not have the form { name = type }",
		Explanation: "The attributes fields and state declare fields: braces with a name and a type for each. A list of names alone does " +
			"not say what the fields hold.",
		Bad: `kind "tent" {
  is     = piece
  fields = [beds]
}`,
		Good: `kind "tent" {
  is     = piece
  fields = { beds = number }
}`,
	},
	{
		ID: "resolve/given", Severity: Error, Since: 1,
		Summary: "parameters do not have the form { name = type }",
		Explanation: "The attribute given lists what a rule, value, table or menu is told: braces with a name and a type for each. An axis " +
			"of a table may also be a die or a throw, pool(2, d6).",
		Bad: `value "Nerve" {
  given = [soldier]
  base  = 1
}`,
		Good: `value "Nerve" {
  given = { soldier = soldier }
  base  = soldier.valor
}`,
	},
	{
		ID: "resolve/grid", Severity: Error, Since: 1,
		Summary: "invalid drawing of a grid",
		Explanation: "A map with grid = squares or grid = hexes draws its spaces: the first line names the columns, each further line begins with the name " +
			"of its row and has one word for each column. A dash is no space, a dot a plain one, and the legend says what other " +
			"words stand for. Of hexes one also says which columns are raised by half a hex, or which rows are shifted. A map beside another " +
			"must meet it hex by hex, and no space may lie on another.",
		Bad: `kind "field" { is = space }
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b c
    2  . . .
    1  . .
  BOARD
}`,
		Good: `kind "field" { is = space }
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b c
    2  . . .
    1  . . -
  BOARD
}`,
	},
	{
		ID: "resolve/history", Severity: Error, Since: 1,
		Summary: "history names no state field of the kind",
		Explanation: "The attribute history of a kind lists those of its own state fields that tell what has been, so that they are no part of " +
			"how the table stands. Printed figures never change, and a field of another kind is listed there.",
		Bad: `kind "tent" {
  is      = piece
  state   = { pitched = number }
  history = [pitch]
}`,
		Good: `kind "tent" {
  is      = piece
  state   = { pitched = number }
  history = [pitched]
}`,
	},
	{
		ID: "resolve/id", Severity: Error, Since: 1,
		Summary: "invalid id",
		Explanation: "By its id a game or a mod is called on command lines, in saves and in other files. It is written as names are: small letters, " +
			"digits, `_` and `-`. The title, in the label, may hold anything.",
		Bad: `game "Coin!" {
  id       = "Coin!"
  language = 1
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}`,
		Good: `game "Coin!" {
  id       = "coin"
  language = 1
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}`,
	},
	{
		ID: "resolve/kind-cycle", Severity: Error, Since: 1,
		Summary: "a kind is an ancestor of itself",
		Explanation: "The attribute is names the kind of which this one is a special case. Followed upwards, the kinds here lead back to " +
			"their start, so none of them is anything in the end. One of them must be a piece, a card, a space or another kind of " +
			"the language.",
		Bad: `kind "tent" { is = shelter }
kind "shelter" { is = tent }`,
		Good: `kind "tent" { is = shelter }
kind "shelter" { is = piece }`,
	},
	{
		ID: "resolve/limit", Severity: Error, Since: 1,
		Summary: "a marker says whether its count is a limit, and has no count",
		Explanation: "With limit = false the count of a marker says what the box holds and limits nothing. A marker without a " +
			"count has no limit anyway.",
		Bad: `marker "Dust" {
  on    = post
  limit = false
}`,
		Good: `marker "Dust" {
  on    = post
  count = 6
  limit = false
}`,
	},
	{
		ID: "resolve/missing-figure", Severity: Error, Since: 1,
		Summary: "a printed figure is missing",
		Explanation: "A kind's fields stand on each of its things. A thing that does not state one would play with a figure that " +
			"nobody wrote. Fields of type bool are false and fields of type maybe are none where nothing is said; all others must " +
			"be given.",
		Bad: `soldier "Dan" { owner = red }`,
		Good: `soldier "Dan" {
  owner = red
  valor = 2
}`,
	},
	{
		ID: "resolve/names", Severity: Error, Since: 1,
		Summary:     "expected a list of names",
		Explanation: "The attribute lists names, in brackets and without quotes: [a, b].",
		Bad:         `enum "ground" { names = 3 }`,
		Good:        `enum "ground" { names = [open, wood, marsh] }`,
	},
	{
		ID: "resolve/no-game", Severity: Error, Since: 1,
		Summary: "the folder has no game block",
		Explanation: "A game's folder has one block that says what the game is, for which version of the language it was written, and with " +
			"which rule it begins.",
		Bad: `# the folder of a game
player "Ann" {}`,
		Good: `game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
rule "Toss" {
  end game { winner = ann }
}`,
	},
	{
		ID: "resolve/number", Severity: Error, Since: 1,
		Summary: "a number does not fit",
		Explanation: "A whole number is wanted, within the range that the message gives; some places take no expression but only the number " +
			"itself.",
		Bad: `game "Coin" {
  language = 1
  length   = "short"
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}`,
		Good: `game "Coin" {
  language = 1
  length   = 3
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}`,
	},
	{
		ID: "resolve/option", Severity: Error, Since: 1,
		Summary:     "an option has no variants",
		Explanation: "An option is a choice made before play. What can be chosen stands in it as variant blocks.",
		Bad:         `option "Pace" {}`,
		Good: `option "Pace" {
  variant "Slow" {}
  variant "Fast" {}
}`,
	},
	{
		ID: "resolve/feature", Severity: Error, Since: 1,
		Summary: "invalid feature",
		Explanation: "A feature lays data either on spaces (on), or on the borders that a line of spaces crosses (along), or on the borders of pairs " +
			"(between). Spaces of a line, and of a pair, must touch; what is laid must be a field of the spaces or of their borders; and two " +
			"features may not say different things of one space or border.",
		Bad: `kind "field" {
  is      = space
  borders = { wall = bool }
}
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b c
    1  . . .
  BOARD
}
feature "The wall" {
  between = [[a1, c1]]
  fields  = { wall = true }
}`,
		Good: `kind "field" {
  is      = space
  borders = { wall = bool }
}
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b c
    1  . . .
  BOARD
}
feature "The wall" {
  between = [[a1, b1], fields("b1 c1")]
  fields  = { wall = true }
}`,
	},
	{
		ID: "resolve/path", Severity: Error, Since: 1,
		Summary:     "a path does not say of what it is, or how long",
		Explanation: "A kind that is a path makes its own spaces. It must say of which kind they are (of) and how many there are (length).",
		Bad: `kind "track step" { is = space }
kind "trail" {
  is     = path
  length = 4
}`,
		Good: `kind "track step" { is = space }
kind "trail" {
  is     = path
  of     = track_step
  length = 4
}`,
	},
	{
		ID: "resolve/row", Severity: Error, Since: 1,
		Summary: "a row does not have one cell for each column",
		Explanation: "Every row of a roster or composition has as many cells as there are columns or decks, in their order. An empty set is " +
			"written [], nothing as none.",
		Bad: `roster "soldier" {
  columns = [owner, valor]
  rows    = { Dan = [red] }
}`,
		Good: `roster "soldier" {
  columns = [owner, valor]
  rows    = { Dan = [red, 2] }
}`,
	},
	{
		ID: "resolve/rows", Severity: Error, Since: 1,
		Summary:     "rows have an invalid form",
		Explanation: "A roster has rows = { name = [cells] }, a composition rows = { card = [numbers] }, and totals = { column = number }.",
		Bad: `roster "soldier" {
  columns = [owner, valor]
  rows    = [[red, 2]]
}`,
		Good: `roster "soldier" {
  columns = [owner, valor]
  rows    = { Dan = [red, 2] }
}`,
	},
	{
		ID: "resolve/section-text", Severity: Error, Since: 1,
		Summary:     "a section's text stands in two places",
		Explanation: "One section may stand in several files, but what it rules is said once. Remove one of the texts.",
		Bad: `section "1" "The march" { text = "How far one goes." }
section "1" "The march" { text = "Who goes first." }`,
		Good: `section "1" "The march" { text = "Who goes first, and how far." }
section "1" "The march" {
  value "Pace" { base = 2 }
}`,
	},
	{
		ID: "resolve/section-title", Severity: Error, Since: 1,
		Summary:     "a section has two titles",
		Explanation: "One section may stand in several files, under one number and one title.",
		Bad: `section "1" "The march" { text = "How far one goes." }
section "1" "The marsh" {}`,
		Good: `section "1" "The march" { text = "How far one goes." }
section "1" "The march" {}`,
	},
	{
		ID: "resolve/seen-by", Severity: Error, Since: 1,
		Summary: "invalid seen_by or owner",
		Explanation: "seen_by of a place says who sees what lies in it: all, nobody or a player. seen_by of a kind of pieces says who sees one " +
			"that lies face down: nobody, its owner or a player. owner names the field of the piece that holds its player or side.",
		Bad: `kind "block" {
  is      = piece
  fields  = { army = player }
  seen_by = owner
}`,
		Good: `kind "block" {
  is      = piece
  owner   = army
  seen_by = owner
  fields  = { army = player }
}`,
	},
	{
		ID: "resolve/shown", Severity: Error, Since: 1,
		Summary: "a board cannot show this field",
		Explanation: "What a board shows of a counter is a printed text, such as its short name, or a figure that is printed on it or part of its " +
			"state. Only pieces lie on a board.",
		Bad: `kind "tent" {
  is     = piece
  fields = { code = text, large = bool }
  shown  = [code, large]
}`,
		Good: `kind "tent" {
  is     = piece
  fields = { code = text, beds = number }
  shown  = [code, beds]
}`,
	},
	{
		ID: "resolve/sides", Severity: Error, Since: 1,
		Summary: "a figure differs by side where it cannot",
		Explanation: "A printed figure may differ by the side of the counter: { fresh = 3, tired = 1 }. The kind must have sides, and each " +
			"of them must be given.",
		Bad: `soldier "Dan" {
  owner = red
  valor = { fresh = 3 }
}`,
		Good: `soldier "Dan" {
  owner = red
  valor = { fresh = 3, tired = 1 }
}`,
	},
	{
		ID: "resolve/text", Severity: Error, Since: 1,
		Summary:     "expected a literal text",
		Explanation: "The attribute is printed as it stands, before any game is played, so it is a text in quotes without interpolations.",
		Bad: `game "Coin" {
  language = 1
  version  = 1.0
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}`,
		Good: `game "Coin" {
  language = 1
  version  = "1.0"
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}`,
	},
	{
		ID: "resolve/too-many", Severity: Error, Since: 1,
		Summary: "the game has too many things",
		Explanation: "A game may have 200,000 things: pieces, cards, spaces and boxes together; and all of them 2,000,000 " +
			"state fields and markers. The limits keep hostile content from filling the memory. Mostly a count has too many digits.",
		Bad: `# 21 rosters of 10000 crates each`,
		Good: `roster "crate" {
  columns = [count]
  rows    = { Barrel = [10] }
}`,
	},
	{
		ID: "resolve/total", Severity: Error, Since: 1,
		Summary: "a column does not add up to its total",
		Explanation: "The grid states what its columns must add up to, as printed in the rulebook, and they do not. Either a row is wrong or " +
			"the total is.",
		Bad: `roster "crate" {
  columns = [count]
  rows    = { Barrel = [10], Sack = [5] }
  totals  = { count = 16 }
}`,
		Good: `roster "crate" {
  columns = [count]
  rows    = { Barrel = [10], Sack = [5] }
  totals  = { count = 15 }
}`,
	},
	{
		ID: "resolve/track", Severity: Error, Since: 1,
		Summary: "invalid boxes of a track",
		Explanation: "The boxes of a track are numbers, numbers(0, 5), names, [dawn, noon, dusk], or records with the fields that the track's fields " +
			"declares.",
		Bad:  `track "Supplies" { boxes = numbers(9, 0) }`,
		Good: `track "Supplies" { boxes = numbers(0, 9) }`,
	},
	{
		ID: "resolve/track-start", Severity: Error, Since: 1,
		Summary:     "a track starts in a box that it does not have",
		Explanation: "The attribute start is one of the track's numbers or names. Without it the marker starts in the first box.",
		Bad: `track "Supplies" {
  boxes = numbers(0, 9)
  start = 10
}`,
		Good: `track "Supplies" {
  boxes = numbers(0, 9)
  start = 9
}`,
	},
	{
		ID: "resolve/type", Severity: Error, Since: 1,
		Summary: "invalid type",
		Explanation: "Types are number, bool, text, die, the names of enums and kinds, and set(T), list(T), maybe(T), design(K). A set holds " +
			"things of a kind or names of an enum; a state field holds one value.",
		Bad: `kind "tent" {
  is     = piece
  fields = { beds = set(number) }
}
tent "Large" { beds = [1] }`,
		Good: `kind "tent" {
  is     = piece
  fields = { beds = list(number) }
}
tent "Large" { beds = [1] }`,
	},
	{
		ID: "resolve/parts", Severity: Error, Since: 1,
		Summary:     "the unit is out of range",
		Explanation: "The game's unit says into how many parts a whole number divides: 1, 2 for halves, 10 for tenths, at most 100.",
		Bad: `game "Coin" {
  language = 1
  parts    = 0
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}`,
		Good: `game "Coin" {
  language = 1
  parts    = 10
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}`,
	},
	{
		ID: "resolve/unknown-field", Severity: Error, Since: 1,
		Summary: "unknown field of a kind",
		Explanation: "The things of a kind have the fields that it declares as fields and state, those of the kinds above it, and traits, " +
			"count and at. No such field means anything here.",
		Bad: `soldier "Dan" {
  owner  = red
  valour = 2
}`,
		Good: `soldier "Dan" {
  owner = red
  valor = 2
}`,
	},
	{
		ID: "resolve/unknown-kind", Severity: Error, Since: 1,
		Summary: "unknown kind",
		Explanation: "The name should be that of a kind: one of the game, or piece, card, chit, space, path, box, deck, cup, player, side or " +
			"concept.",
		Bad:  `kind "tent" { is = peice }`,
		Good: `kind "tent" { is = piece }`,
	},
	{
		ID: "resolve/unknown-name", Severity: Error, Since: 1,
		Summary: "unknown name of a thing",
		Explanation: "The place wants a name of a certain sort (a thing of a kind, a name of an enum, a player, a variant, a menu), and " +
			"there is none of that sort with this name. The hint names the nearest one.",
		Bad: `soldier "Dan" {
  owner = green
  valor = 2
}`,
		Good: `soldier "Dan" {
  owner = blue
  valor = 2
}`,
	},
	{
		ID: "resolve/unknown-ref", Severity: Error, Since: 1,
		Summary: "unknown section",
		Explanation: "The attribute ref names a section of the rulebook, and all sections together are its outline. Correct the number, or " +
			"add the section.",
		Bad: `section "1" "The march" { text = "Who goes first, and how far." }
marker "Dust" {
  ref = "1.7"
  on  = post
}`,
		Good: `section "1" "The march" { text = "Who goes first, and how far." }
marker "Dust" {
  ref = "1"
  on  = post
}`,
	},
	{
		ID: "resolve/unknown-rule", Severity: Error, Since: 1,
		Summary:     "unknown rule",
		Explanation: "The place names a rule or phase, and there is none of this name.",
		Bad:         `scenario "At dawn" { begin = the_gane }`,
		Good:        `scenario "At dawn" { begin = the_game }`,
	},
	{
		ID: "resolve/unknown-type", Severity: Error, Since: 1,
		Summary:     "unknown type",
		Explanation: "Types are number, bool, text, die, the names of enums, kinds and menus, and set(T), list(T), maybe(T), design(K).",
		Bad: `kind "tent" {
  is     = piece
  fields = { beds = nomber }
}`,
		Good: `kind "tent" {
  is     = piece
  fields = { beds = number }
}`,
	},
	{
		ID: "resolve/value-given", Severity: Error, Since: 1,
		Summary: "a value of a kind has parameters of its own",
		Explanation: "A value that stands in a kind is a figure of each of its things: it is asked of self, and of nothing else. A value " +
			"with more parameters stands outside.",
		Bad: `kind "tent" {
  is = piece
  value "Room" {
    given = { soldier = soldier }
    base  = 1
  }
}`,
		Good: `kind "tent" { is = piece }
value "Room" {
  given = { tent = tent, soldier = soldier }
  base  = 1
}`,
	},
	{
		ID: "resolve/deck-of", Severity: Error, Since: 1,
		Summary:     "a deck, cup or box of things that cannot lie there",
		Explanation: "Cards, chits and other pieces lie in decks, cups and boxes; places and concepts do not. A deck of one kind holds no card of another: who draws from it takes the card for one of its kind.",
		Bad: `kind "field" { is = space }
deck "Orders" { of = field }`,
		Good: `kind "order" { is = card }
order "March" {}
deck "Orders" { of = order }`,
	}, {
		ID: "resolve/winners", Severity: Error, Since: 1,
		Summary: "invalid winners or worth of a result",
		Explanation: "At most six players can share a result. What it is worth depends on who has won it, so it is said for winners and others, or for single " +
			"players by name.",
		Bad: `result "Shared Glory" {
  winners = [red, blue]
  worth   = 2
}`,
		Good: `result "Shared Glory" {
  winners = [red, blue]
  worth   = { winners = 2, others = 1 }
}`,
	},
}
