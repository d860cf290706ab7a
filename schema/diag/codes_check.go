package diag

// checkCodes are the findings of stage 3, check, in expressions: names, types, values, tables,
// tests.
var checkCodes = []Code{
	{
		ID: "check/ambiguous", Severity: Error, Since: 1,
		Summary: "ambiguous name",
		Explanation: "Several things have this name, and the context does not decide between " +
			"them. Write the kind and a dot before it, or kind[\"Any Label\"].",
		Bad: `post "Red" { height = 2 }
value "Who" { base = red }`,
		Good: `post "Red" { height = 2 }
value "Who" { base = player.red }`,
	},
	{
		ID: "check/arguments", Severity: Error, Since: 1,
		Summary: "a call has too many or too few arguments",
		Explanation: "The message states how many arguments were found, and the hint shows how to " +
			"call the function, value or table. An argument may be omitted only if its type is " +
			"optional(..).",
		Bad:  `value "Best" { base = courage(ann, ben) }`,
		Good: `value "Best" { base = courage(ann) }`,
	},
	{
		ID: "check/division", Severity: Error, Since: 1,
		Summary: "operator / is not supported",
		Explanation: "Numbers are whole counts of the game's smallest unit, so the rounding " +
			"must be explicit: floor(a, b), ceil(a, b) or half_up(a, b).",
		Bad:  `value "Half Morale" { base = morale / 2 }`,
		Good: `value "Half Morale" { base = floor(morale, 2) }`,
	},
	{
		ID: "check/expression", Severity: Error, Since: 1,
		Summary:     "unsupported form of HCL expression",
		Explanation: "The language supports only some of HCL's forms of expression. The reference lists them.",
		Bad:         `value "All" { base = { valor = 3 } }`,
		Good:        `value "All" { base = [3, 4] }`,
	},
	{
		ID: "check/for", Severity: Error, Since: 1,
		Summary:     "invalid form of comprehension",
		Explanation: "A comprehension has the form [for x in S : e if c]: it iterates over a set or a list with one name.",
		Bad:         `value "Valors" { base = sum([for i, s in soldiers : s.valor]) }`,
		Good:        `value "Valors" { base = sum([for s in soldiers : s.valor]) }`,
	},
	{
		ID: "check/fraction", Severity: Error, Since: 1,
		Summary: "a fraction is not a multiple of the game's smallest unit",
		Explanation: "Numbers are whole counts of the game's smallest unit. The game block sets " +
			"it with parts: 2 for halves, 10 for tenths.",
		Bad:  `value "Pace" { base = 1.5 }`,
		Good: `value "Pace" { base = 2 }`,
	},
	{
		ID: "check/index", Severity: Error, Since: 1,
		Summary:     "a set or list cannot be indexed",
		Explanation: "Sets and lists have no numbered positions. Only a kind can be indexed: kind[\"Any Label\"] is the thing of that label.",
		Bad:         `value "Second" { base = soldiers[morale] }`,
		Good:        `value "Bravest" { base = soldier["Ann"] }`,
	},
	{
		ID: "check/interval", Severity: Error, Since: 1,
		Summary:     "a cell is not a valid interval",
		Explanation: "A text in a number cell must be an interval: \"2-5\", \"-3..-1\", \"..6\" or \"7..\", the lower end first.",
		Bad: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["5-1", false],
    [6, true],
  ]
}`,
		Good: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-5", false],
    [6, true],
  ]
}`,
	},
	{
		ID: "check/kind", Severity: Error, Since: 1,
		Summary: "a kind is used where a thing is expected",
		Explanation: "The name of a kind is a type and a qualifier. Its plural is the set of all " +
			"its things, and each thing has its own name.",
		Bad:  `value "Men" { base = count(soldier) }`,
		Good: `value "Men" { base = count(soldiers) }`,
	},
	{
		ID: "check/marker", Severity: Error, Since: 1,
		Summary:     "a marker is used where a thing is expected",
		Explanation: "A marker has no value. Test its host with the adjective, or read how many are left with its supply.",
		Bad:         `value "Clouds" { base = smoke + 1 }`,
		Good:        `value "Clouds" { base = smoke.supply + 1 }`,
	},
	{
		ID: "check/maybe", Severity: Error, Since: 1,
		Summary: "a value that may be none is used without a test",
		Explanation: "The expression may be none, and none has no fields. Test it first with " +
			"when, a require before it, && or ? :. An adjective of none is false and needs no " +
			"test. A test holds until a statement that may change the tested value: a set of " +
			"that field under any name, a rule that may do so, or a decision. A name bound by " +
			"let never changes.",
		Bad: `value "Height of Home" {
  given = { soldier = soldier }
  base  = soldier.home.height
}`,
		Good: `value "Height of Home" {
  given = { soldier = soldier }
  base  = soldier.home != none ? soldier.home.height : 0
}`,
	},
	{
		ID: "check/modifier", Severity: Error, Since: 1,
		Summary: "a modifier has no effect or does not fit the type of the value",
		Explanation: "A modifier uses by, at_least or at_most for numbers, also or but_not for " +
			"sets, and base or to for any value. It must have at least one that fits the type.",
		Bad:  `modify "Courage" "at night" { also = [ann] }`,
		Good: `modify "Courage" "at night" { by = -1 }`,
	},
	{
		ID: "check/cost", Severity: Error, Since: 1,
		Summary: "a value cannot be used as a step cost",
		Explanation: "`reach` and `cheapest` need a value whose last two parameters are the space " +
			"left and the space entered. It returns a number, or maybe(number) if some steps are " +
			"impossible. In the call, its other parameters are stated and these two are omitted.",
		Bad: `kind "field" { is = space }
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b
    1  . .
  BOARD
}
value "Toll" {
  given = { from = field, to = field }
  base  = from == to
}
value "Near" { base = reach(a1, 2, toll) }`,
		Good: `kind "field" { is = space }
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b
    1  . .
  BOARD
}
value "Toll" {
  given = { from = field, to = field }
  base  = to.column
}
value "Near" { base = reach(a1, 2, toll) }`,
	},
	{
		ID: "check/direction", Severity: Error, Since: 1,
		Summary: "a direction that the grid does not have",
		Explanation: "Hexes with flat tops have neighbors to the north and south, hexes with " +
			"pointed tops to the east and west, and both have four diagonal neighbors. A " +
			"direction in which no space has a neighbor never yields a space. The finding is also " +
			"reported if the game declares an enum or kind named direction: the built-in " +
			"directions are then not available.",
		Bad: `enum "direction" { names = [up, down] }
kind "field" { is = space }
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b
    1  . .
  BOARD
}
value "Next" { base = toward(a1, up) }`,
		Good: `kind "field" { is = space }
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b
    1  . .
  BOARD
}
value "Next" { base = toward(a1, east) }`,
	},
	{
		ID: "check/no-borders", Severity: Error, Since: 1,
		Summary: "border is used where spaces have no border data",
		Explanation: "`border(a, b)` reads the data that a kind of space declares in borders. " +
			"Either no kind declares any, or several do and these spaces are of none of them.",
		Bad: `value "Wet" { base = border(camp, hill).river }`,
		Good: `kind "field" {
  is      = space
  borders = { river = bool }
}
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b
    1  . .
  BOARD
}
value "Wet" { base = border(a1, b1).river }`,
	},
	{
		ID: "check/no-count", Severity: Error, Since: 1,
		Summary:     "supply of a marker without a count",
		Explanation: "A marker without a count is unlimited, so it has no supply to count.",
		Bad: `marker "Dust" { on = post }
value "Left" { base = dust.supply }`,
		Good: `marker "Dust" {
  on    = post
  count = 6
}
value "Left" { base = dust.supply }`,
	},
	{
		ID: "check/no-grid", Severity: Error, Since: 1,
		Summary: "lines or directions need a grid",
		Explanation: "Lines, directions and rays need a map with a grid. Either no map of the " +
			"game is a grid, or the space is not part of one, or there are several grids and the " +
			"call is ambiguous.",
		Bad: `value "Row" { base = count(line(camp, hill)) }`,
		Good: `kind "field" { is = space }
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b c
    2  . . .
    1  . . .
  BOARD
}
value "Row" { base = count(line(a1, c1)) }`,
	},
	{
		ID: "check/no-links", Severity: Error, Since: 1,
		Summary: "distance between spaces without links",
		Explanation: "Distances follow fields that hold the adjacent spaces: a set of spaces of " +
			"the same kind. This kind of space has no such field.",
		Bad: `value "Way" { base = distance(camp, hill) }`,
		Good: `kind "town" {
  is     = space
  fields = { next_to = set(town) }
}
town "Ulm" { next_to = [bonn] }
town "Bonn" { next_to = [ulm] }
value "Way" { base = distance(ulm, bonn) }`,
	},
	{
		ID: "check/null", Severity: Error, Since: 1,
		Summary:     "null is not supported",
		Explanation: "Write none for an absent value. It is allowed only where the type is maybe(..).",
		Bad: `value "Homeless" {
  given = { soldier = soldier }
  base  = soldier.home == null
}`,
		Good: `value "Homeless" {
  given = { soldier = soldier }
  base  = soldier.home == none
}`,
	},
	{
		ID: "check/other", Severity: Error, Since: 1,
		Summary: "other(..) needs a kind with exactly two things",
		Explanation: "The function other(x) returns the other of two things. The kind must have " +
			"exactly two things.",
		Bad:  `value "Next Man" { base = other(ann) }`,
		Good: `value "Enemy" { base = other(red) }`,
	},
	{
		ID: "check/overflow", Severity: Error, Since: 1,
		Summary: "a number is too large",
		Explanation: "A number is a count of the game's smallest unit and has 32 bits: at most " +
			"about 2,100 million.",
		Bad:  `value "Far" { base = 5000000000 }`,
		Good: `value "Far" { base = 5000000 }`,
	},
	{
		ID: "check/set-field", Severity: Error, Since: 1,
		Summary: "a field of one thing is read from a set",
		Explanation: "After a set, only adjectives are allowed; they select members. To read a " +
			"field of each member, write [for x in S : x.field] or S[*].field; to read it of one " +
			"member, take that with only, first or top.",
		Bad:  `value "Valors" { base = soldiers.valor }`,
		Good: `value "Valors" { base = sum(soldiers[*].valor) }`,
	},
	{
		ID: "check/shadow", Severity: Error, Since: 1,
		Summary: "a name is bound twice or shadows another",
		Explanation: "A name is bound once and never changes. It must not hide a thing of the " +
			"game, but it may be the name of its own kind.",
		Bad: `rule "Alarm" {
  let { ann = 3 }
}`,
		Good: `rule "Alarm" {
  let { number_of_men = 3 }
}`,
	},
	{
		ID: "check/table", Severity: Error, Since: 1,
		Summary: "invalid form of a table's rows or of its axis across",
		Explanation: "The rows of a table are a list of lists. An axis that runs across must be " +
			"the last one in given.",
		Bad: `table "Luck" {
  given   = { roll = d6, weather = weather }
  returns = { n = number }
  across  = roll
  rows    = [["1-6", [1, 2, 3]]]
}`,
		Good: `table "Luck" {
  given   = { roll = d6, weather = weather }
  returns = { n = number }
  across  = weather
  rows    = [["1-6", [1, 2, 3]]]
}`,
	},
	{
		ID: "check/table-else", Severity: Error, Since: 1,
		Summary: "the else row is not the last",
		Explanation: "The row else covers all cases that no other row covers. It must be the last " +
			"row, and there can be only one.",
		Bad: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    [else, false],
    [6, true],
  ]
}`,
		Good: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    [6, true],
    [else, false],
  ]
}`,
	},
	{
		ID: "check/table-gap", Severity: Error, Since: 1,
		Summary: "no row of a table covers a case",
		Explanation: "The rows of a table must cover every combination of its inputs; the message " +
			"names one that is missing. Add a row, or a last row [else, ..]. Numbers outside the " +
			"range that the table prints need no row. Concepts are checked one by one: a new face " +
			"of a die needs a row in every table that reads faces.",
		Bad: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-3", false],
    ["5-6", true],
  ]
}`,
		Good: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-4", false],
    ["5-6", true],
  ]
}`,
	},
	{
		ID: "check/table-overlap", Severity: Error, Since: 1,
		Summary: "two rows of a table cover the same case",
		Explanation: "Each combination of inputs must match one row, whatever the order of the " +
			"rows. Narrow one of the two rows, or make the more general one the else row.",
		Bad: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-4", false],
    ["4-6", true],
  ]
}`,
		Good: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-4", false],
    ["5-6", true],
  ]
}`,
	},
	{
		ID: "check/table-range", Severity: Error, Since: 1,
		Summary: "a cell is outside the range of the dice",
		Explanation: "The axis is a die or a pool, which cannot show this number. Usually the " +
			"table has the wrong dice.",
		Bad: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-4", false],
    ["5-7", true],
  ]
}`,
		Good: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-4", false],
    ["5-6", true],
  ]
}`,
	},
	{
		ID: "check/table-row", Severity: Error, Since: 1,
		Summary: "a row of a table has the wrong number of cells",
		Explanation: "A row has a cell for each input and each result, in the order of given and " +
			"returns. With an axis that runs across, each result is a list with one cell for each " +
			"column. The row else has only results.",
		Bad: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool, pay = number }
  rows = [
    ["1-4", false],
    ["5-6", true, 2],
  ]
}`,
		Good: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool, pay = number }
  rows = [
    ["1-4", false, 0],
    ["5-6", true, 2],
  ]
}`,
	},
	{
		ID: "check/table-unreachable", Severity: Warning, Since: 1,
		Summary:     "a row of a table is unreachable",
		Explanation: "No combination of inputs can match the cells of this row.",
		Bad: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-6", false],
    [[], true],
  ]
}`,
		Good: `table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-5", false],
    [6, true],
  ]
}`,
	},
	{
		ID: "check/test", Severity: Error, Since: 1,
		Summary: "invalid step of a test",
		Explanation: "In a test, variants and rolls are lists, the contents of a place are a list " +
			"from bottom to top, and value needs is.",
		Bad: `test "Ann is brave" {
  expect { value = courage(ann) }
}`,
		Good: `test "Ann is brave" {
  expect {
    value = courage(ann)
    is    = 3
  }
}`,
	},
	{
		ID: "check/too-many-spaces", Severity: Error, Since: 1,
		Summary: "the map has too many spaces for distances",
		Explanation: "Distances between spaces with explicit links are computed for all pairs " +
			"when the game is loaded. For so many pairs they would not fit into memory. Draw the " +
			"map as a grid, or split it into kinds with fewer linked spaces.",
		Bad:  `value "Way" { base = distance(town_1, town_9000) } # 9,000 linked towns`,
		Good: `value "Way" { base = distance(town_1, town_900) } # 900 linked towns`,
	},
	{
		ID: "check/type", Severity: Error, Since: 1,
		Summary:     "type mismatch",
		Explanation: "Every expression has a type that is known before play. The message names the expected type and the one found.",
		Bad:         `modify "Courage" "at night" { by = "one less" }`,
		Good:        `modify "Courage" "at night" { by = -1 }`,
	},
	{
		ID: "check/unknown-choice", Severity: Error, Since: 1,
		Summary: "unknown choice in a test",
		Explanation: "The attributes of take, refuse and answer are names that the action or " +
			"decision binds: those of its choices, and actor.",
		Bad: `test "Ann goes to the ford" {
  run "The Game" {}
  take "March" {
    soldier = ann
    to      = ford
  }
}`,
		Good: `test "Ann goes to the ford" {
  run "The Game" {}
  take "March" {
    man = ann
    to  = ford
  }
}`,
	},
	{
		ID: "check/unknown-field", Severity: Error, Since: 1,
		Summary: "a thing has no field or adjective of this name",
		Explanation: "After a dot, a field of the thing's kind is expected (printed, state or " +
			"computed), or an adjective: a side, a trait, a marker, a design or a sub-kind. This " +
			"name is none of them.",
		Bad: `value "Nerve" {
  given = { soldier = soldier }
  base  = soldier.valour
}`,
		Good: `value "Nerve" {
  given = { soldier = soldier }
  base  = soldier.valor
}`,
	},
	{
		ID: "check/unknown-function", Severity: Error, Since: 1,
		Summary: "unknown function, value or table",
		Explanation: "Only values and tables of the game and built-in functions can be called. " +
			"Expressions cannot run rules. A value without parameters is written without " +
			"parentheses.",
		Bad:  `value "Men" { base = cuont(soldiers) }`,
		Good: `value "Men" { base = count(soldiers) }`,
	},
	{
		ID: "check/unknown-name", Severity: Error, Since: 1,
		Summary: "unknown name",
		Explanation: "No bound name and no thing of the game has this name. A name may contain " +
			"dashes: a-b is one name, and a subtraction needs spaces: a - b.",
		Bad:  `value "Men" { base = count(soldirs) }`,
		Good: `value "Men" { base = count(soldiers) }`,
	},
	{
		ID: "check/unknown-value", Severity: Error, Since: 1,
		Summary:     "unknown value",
		Explanation: "The label of modify must be a value, and there is none with this name.",
		Bad:         `modify "Curage" "at night" { by = -1 }`,
		Good:        `modify "Courage" "at night" { by = -1 }`,
	},
	{
		ID: "check/value-cycle", Severity: Error, Since: 1,
		Summary: "values depend on each other in a cycle",
		Explanation: "The value needs its own result. Break the cycle. If the recursion ends by " +
			"itself, declare the value's type with returns.",
		Bad: `value "Hope" { base = fear - 1 }
value "Fear" { base = hope + 1 }`,
		Good: `value "Hope" { base = morale - 1 }
value "Fear" { base = hope + 1 }`,
	},
	{
		ID: "check/value-type", Severity: Error, Since: 1,
		Summary:     "the type of a value is unknown",
		Explanation: "The base is none, which fits any type. State the type: returns = maybe(..).",
		Bad:         `value "Leader" { base = none }`,
		Good: `value "Leader" {
  returns = maybe(soldier)
  base    = none
}`,
	},
	{
		ID: "check/empty-list", Severity: Error, Since: 1,
		Summary:     "the type of an empty list is unknown",
		Explanation: "An empty list takes its type from the context; here the context gives none.",
		Bad: `rule "Muster" {
  let { men = [] }
  say { text = "${men}" }
}`,
		Good: `rule "Muster" {
  let { men = soldiers }
  say { text = "${men}" }
}`,
	},
	{
		ID: "check/endless-call", Severity: Error, Since: 1,
		Summary: "rules run each other in an endless cycle",
		Explanation: "The rule runs itself, directly or through others, without a condition on " +
			"the way, so it never ends. Add a condition with when or if.",
		Bad: `rule "March" {
  run "March" {}
}`,
		Good: `track "Miles" { boxes = numbers(0, 5) }
rule "March" {
  when = miles < 5
  advance miles {}
  run "March" {}
}`,
	},
	{
		ID: "check/stop", Severity: Error, Since: 1,
		Summary: "stop names a rule that is never running here",
		Explanation: "The statement stop ends a rule that has led to it, by running a rule or " +
			"offering a menu, however deep. No path leads from the named rule to this statement. " +
			"To leave the enclosing rule or action, use return; to leave a loop, use break.",
		Bad: `rule "March" {
  stop "Battle" {}
}
rule "Battle" {
  say { text = "To arms" }
}`,
		Good: `rule "March" {
  stop "Battle" {}
}
rule "Battle" {
  run "March" {}
}`,
	},
	{
		ID: "check/layout", Severity: Error, Since: 1,
		Summary: "a cell of a drawn board names no place",
		Explanation: "A cell such as [Ford   ] in a drawing of the board shows what lies in the " +
			"space of that name. The cell must end on its line, and its first word must be the " +
			"name of a place.",
		Bad: `kind "field" { is = space }
field "Ford" {}
map "Board" {}
look { layouts = { board = "[Frod   ]" } }`,
		Good: `kind "field" { is = space }
field "Ford" {}
map "Board" {}
look { layouts = { board = "[Ford   ]" } }`,
	},
}
