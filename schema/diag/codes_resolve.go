package diag

// resolveCodes are the findings of stage 2, resolve: names of nouns and printed data.
var resolveCodes = []Code{
	{
		ID: "resolve/ambiguous", Severity: Error, Since: 1,
		Summary: "a variant's name is ambiguous",
		Explanation: "Two options have a variant of this name. Write the option's name and a dot " +
			"before it.",
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
		Summary: "expected true or false",
		Explanation: "The attribute must be true or false, without quotes. An expression is not " +
			"allowed.",
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
		Explanation: "Printed data are constants: a number, true or false, a die such as d6, a " +
			"name, or a list of these, as the type of the field requires. Only a field of type " +
			"maybe(..) may be none.",
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
		Summary: "an enum has too many names",
		Explanation: "An enum has at most 64 names. For more, declare a kind that is a concept, " +
			"and a roster.",
		Bad: `enum "number word" {
  names = [a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33,
  a34, a35, a36, a37, a38, a39, a40, a41, a42, a43, a44, a45, a46, a47, a48, a49, a50, a51, a52, a53, a54, a55, a56, a57, a58, a59, a60, a61, a62, a63, a64, a65]
}`,
		Good: `enum "number word" { names = [one, two, many] }`,
	},
	{
		ID: "resolve/fields", Severity: Error, Since: 1,
		Summary: "fields do not have the form { name = type }",
		Explanation: "The attributes fields and state declare fields with their types: { name = " +
			"type }. A list of names without types is not enough.",
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
		Explanation: "The attribute given declares the parameters of a rule, value, table or menu " +
			"with their types: { name = type }. An axis of a table may also be a die or pool(2, " +
			"d6).",
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
		Explanation: "A map with grid = squares or grid = hexes draws its spaces. The first line " +
			"names the columns; each further line begins with the name of its row and has one " +
			"word for each column. The word - is no space, . is a plain space, and the legend " +
			"declares all other words. A map of hexes also states which columns are raised or " +
			"which rows are shifted. A map beside another must fit its lattice, and no two spaces " +
			"may overlap.",
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
		Summary: "history names something other than a state field of the kind",
		Explanation: "The attribute history of a kind lists those of its own state fields that " +
			"record the past and are not part of the position. Printed fields never change; " +
			"fields of another kind are listed there.",
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
		Explanation: "The id of a game or mod is used on the command line, in saves and in other " +
			"files. It consists of small letters, digits, `_` and `-`. The title, in the label, " +
			"may contain any characters.",
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
		Explanation: "The attribute is names the kind above this one. Here the kinds form a " +
			"cycle. One of them must be a built-in kind, such as piece, card or space.",
		Bad: `kind "tent" { is = shelter }
kind "shelter" { is = tent }`,
		Good: `kind "tent" { is = shelter }
kind "shelter" { is = piece }`,
	},
	{
		ID: "resolve/limit", Severity: Error, Since: 1,
		Summary: "limit without a count",
		Explanation: "With limit = false, the count of a marker states how many the box of the " +
			"game contains, and does not limit how many can be laid. A marker without a count has " +
			"no limit anyway.",
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
		Summary: "a printed field is missing",
		Explanation: "Each thing of a kind must state the kind's fields. Only a field of type " +
			"bool (default: false) or maybe(..) (default: none) may be omitted.",
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
		Explanation: "The folder of a game has exactly one game block. It states what the game " +
			"is, the version of the language, and the rule with which play begins.",
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
		Summary: "invalid number",
		Explanation: "The attribute must be a whole number within the range that the message " +
			"states. Some attributes accept only a literal number, not an expression.",
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
		Summary: "an option has no variants",
		Explanation: "An option is a choice made before play. Its variant blocks are what can be " +
			"chosen.",
		Bad: `option "Pace" {}`,
		Good: `option "Pace" {
  variant "Slow" {}
  variant "Fast" {}
}`,
	},
	{
		ID: "resolve/feature", Severity: Error, Since: 1,
		Summary: "invalid feature",
		Explanation: "A feature lays data on spaces (on), on the borders that a line of spaces " +
			"crosses (along), or on the borders of pairs (between). The spaces of a line or a " +
			"pair must touch. The data must be fields of the spaces or of their borders. Two " +
			"features must not give different data to one space or border.",
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
		Summary: "a path has no spaces or no kind of spaces",
		Explanation: "A kind that is a path must state the kind of its spaces (of). Either it " +
			"states how many of them each path makes (length), or each path lists spaces that " +
			"exist, in order, each of them once.",
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
		Explanation: "Each row of a roster or composition has one cell for each column or deck, " +
			"in the same order. Write an empty set as [], and an absent value as none.",
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
		Summary: "a section has two texts",
		Explanation: "A section may be spread over several files, but has only one text. Remove " +
			"one of the texts.",
		Bad: `section "1" "The march" { text = "How far one goes." }
section "1" "The march" { text = "Who goes first." }`,
		Good: `section "1" "The march" { text = "Who goes first, and how far." }
section "1" "The march" {
  value "Pace" { base = 2 }
}`,
	},
	{
		ID: "resolve/secret", Severity: Error, Since: 1,
		Summary: "a field cannot be secret, or nothing says when it is",
		Explanation: "The attribute secret of a kind names state fields that the kind itself declares, and " +
			"for each the bool of its state while which only the owner of a thing knows the value, or " +
			"always. A secret has an owner, so the kind names the field that holds the player or side; " +
			"players and sides need none. There must be somebody from whom it is kept. Bots that do " +
			"not know a secret try what it may be, so it is a bool, a name of an enum, or a thing.",
		Bad: `kind "spy" {
  is     = piece
  owner  = army
  fields = { army = player }
  state  = { turned = bool }
  secret = [turned]
}`,
		Good: `kind "spy" {
  is     = piece
  owner  = army
  fields = { army = player }
  state  = { turned = bool }
  secret = { turned = always }
}`,
	},
	{
		ID: "resolve/section-title", Severity: Error, Since: 1,
		Summary:     "a section has two titles",
		Explanation: "A section may be spread over several files, but has only one title.",
		Bad: `section "1" "The march" { text = "How far one goes." }
section "1" "The marsh" {}`,
		Good: `section "1" "The march" { text = "How far one goes." }
section "1" "The march" {}`,
	},
	{
		ID: "resolve/seen-by", Severity: Error, Since: 1,
		Summary: "invalid seen_by or owner",
		Explanation: "The attribute seen_by of a place is all, nobody or a player: who sees what " +
			"lies there. Of a kind of pieces it is nobody, owner or a player: who sees a " +
			"face-down piece. The attribute owner names the field that holds the player or side of " +
			"a piece, or of anything else with secret fields.",
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
		Explanation: "A board can show printed texts of a piece, such as a short name, and " +
			"numbers that are printed or in state.",
		Bad: `kind "tent" {
  is     = piece
  fields = { code = text, large = bool }
}
look { shown = { tent = [code, large] } }`,
		Good: `kind "tent" {
  is     = piece
  fields = { code = text, beds = number }
}
look { shown = { tent = [code, beds] } }`,
	},
	{
		ID: "resolve/sides", Severity: Error, Since: 1,
		Summary: "a field differs by side where it cannot",
		Explanation: "A printed field may differ by the side of the counter: { fresh = 3, tired = " +
			"1 }. The kind must have sides, and each side must be given.",
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
		Summary: "expected a literal text",
		Explanation: "The attribute is read before any game is played, so it must be a quoted " +
			"text without interpolations.",
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
		Explanation: "A game may have 200,000 things (pieces, cards, spaces and boxes together), " +
			"and their state fields and markers may number 2,000,000. The limits keep hostile " +
			"content from exhausting the memory. Usually a count has too many digits.",
		Bad: `# 21 rosters of 10000 crates each`,
		Good: `roster "crate" {
  columns = [count]
  rows    = { Barrel = [10] }
}`,
	},
	{
		ID: "resolve/total", Severity: Error, Since: 1,
		Summary: "a column does not add up to its total",
		Explanation: "The totals of a grid state the sum of each column, as printed in the " +
			"rulebook. This column has another sum: either a row or the total is wrong.",
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
		Explanation: "The boxes of a track are numbers, such as numbers(0, 5), or names, such as " +
			"[dawn, noon, dusk], or records with the fields that the track declares.",
		Bad:  `track "Supplies" { boxes = numbers(9, 0) }`,
		Good: `track "Supplies" { boxes = numbers(0, 9) }`,
	},
	{
		ID: "resolve/track-start", Severity: Error, Since: 1,
		Summary: "a track starts in an unknown box",
		Explanation: "The attribute start must be one of the track's numbers or names. By default " +
			"the marker starts in the first box.",
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
		Explanation: "A type is number, bool, text, die, the name of an enum or kind, set(T), " +
			"list(T), maybe(T) or design(K). A set contains things of a kind or names of an enum. " +
			"A state field holds a single value.",
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
		Summary: "parts is out of range",
		Explanation: "The attribute parts states into how many parts a whole number divides: 1, 2 " +
			"for halves, 10 for tenths, at most 100.",
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
		Explanation: "The fields of a thing are those that its kind, and the kinds above it, " +
			"declare in fields and state, and traits, count and at. This name is not one of them.",
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
		Explanation: "The name must be a kind of the game, or piece, card, chit, space, path, " +
			"box, deck, cup, player, side or concept.",
		Bad:  `kind "tent" { is = peice }`,
		Good: `kind "tent" { is = piece }`,
	},
	{
		ID: "resolve/unknown-name", Severity: Error, Since: 1,
		Summary: "unknown name of a thing",
		Explanation: "A name of a certain sort is expected here (a thing of a kind, a name of an " +
			"enum, a player, a variant, a menu), and there is none with this name. The hint " +
			"suggests the nearest one.",
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
		Explanation: "The attribute ref names a section of the rulebook. Correct the number, or " +
			"declare the section.",
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
		Explanation: "No rule or phase has this name.",
		Bad:         `scenario "At dawn" { begin = the_gane }`,
		Good:        `scenario "At dawn" { begin = the_game }`,
	},
	{
		ID: "resolve/unknown-type", Severity: Error, Since: 1,
		Summary: "unknown type",
		Explanation: "A type is number, bool, text, die, the name of an enum, kind or menu, " +
			"set(T), list(T), maybe(T) or design(K).",
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
		Explanation: "A value inside a kind has one parameter, self. Declare a value with more " +
			"parameters outside the kind.",
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
		Summary: "a deck, cup or box of things that it cannot contain",
		Explanation: "Decks, cups and boxes contain cards, chits and other pieces, never places " +
			"or concepts. A deck of one kind contains no card of another kind.",
		Bad: `kind "field" { is = space }
deck "Orders" { of = field }`,
		Good: `kind "order" { is = card }
order "March" {}
deck "Orders" { of = order }`,
	}, {
		ID: "resolve/winners", Severity: Error, Since: 1,
		Summary: "invalid winners or worth of a result",
		Explanation: "At most six players can share a result. Its worth depends on who has won, " +
			"so it is stated for winners and others, or for single players by name.",
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
