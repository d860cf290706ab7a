package diag

// checkCodes are the findings of stage 3, check: types, names in expressions, statements.
var checkCodes = []Code{
	{
		ID: "check/action-nowhere", Severity: Error, Since: 1,
		Summary: "nothing offers the action",
		Explanation: "An action stands on a menu, or steps in before or after an event, or may be taken at any time. This one does none of " +
			"these, so nobody could ever take it.",
		Bad: `action "Wait" {
  say { text = "waiting" }
}`,
		Good: `action "Wait" {
  menu = turn
  say { text = "waiting" }
}`,
	},
	{
		ID: "check/action-states", Severity: Error, Since: 1,
		Summary: "an action does not state what its menu asks of all actions",
		Explanation: "The menu's printed fields stand on each of its actions, as figures on a printed list of actions. A field of type bool " +
			"is false where nothing is said; all others must be stated.",
		Bad: `menu "Extra" {
  given   = { mover = player }
  player  = mover
  printed = { cost = number }
}
action "Wait" {
  menu = extra
  say { text = "waiting" }
}`,
		Good: `menu "Extra" {
  given   = { mover = player }
  player  = mover
  printed = { cost = number }
}
action "Wait" {
  menu = extra
  cost = 1
  say { text = "waiting" }
}`,
	},
	{
		ID: "check/ambiguous", Severity: Error, Since: 1,
		Summary: "a name may mean several things",
		Explanation: "Two things of different kinds have this name, and the place does not tell which is meant. Write the kind and a dot " +
			"before it, or kind[\"Any Label\"].",
		Bad: `post "Red" { height = 2 }
value "Who" { base = red }`,
		Good: `post "Red" { height = 2 }
value "Who" { base = player.red }`,
	},
	{
		ID: "check/arguments", Severity: Error, Since: 1,
		Summary: "a call has too many or too few arguments",
		Explanation: "The message says how many there are, and the hint how the function, value or table is called. An argument may be left " +
			"out only where given says optional(..).",
		Bad:  `value "Best" { base = courage(ann, ben) }`,
		Good: `value "Best" { base = courage(ann) }`,
	},
	{
		ID: "check/binding", Severity: Error, Since: 1,
		Summary: "a rule is bound to two events",
		Explanation: "A rule or action answers one event: it has one of before, after and instead_of. To do the same at two events, write a " +
			"rule without a binding and run it from two that have one.",
		Bad: `rule "Dust" {
  before = leave(any, camp)
  after  = enter(any, camp)
  mark camp { with = smoke }
}`,
		Good: `rule "Dust" {
  after = enter(any, camp)
  mark camp { with = smoke }
}`,
	},
	{
		ID: "check/case-missing", Severity: Error, Since: 1,
		Summary: "match does not cover a name",
		Explanation: "A match over the names of an enum has a case for each of them, or an else, so that none is forgotten when a name is " +
			"added.",
		Bad: `rule "Look Up" {
  given = { sky = weather }
  match sky {
    case clear {
      advance morale { by = 1 }
    }
  }
}`,
		Good: `rule "Look Up" {
  given = { sky = weather }
  match sky {
    case clear {
      advance morale { by = 1 }
    }
    else {
      advance morale { by = -1 }
    }
  }
}`,
	},
	{
		ID: "check/case-twice", Severity: Error, Since: 1,
		Summary:     "match has two cases for one name",
		Explanation: "Only the first of them could ever be reached.",
		Bad: `rule "Look Up" {
  given = { sky = weather }
  match sky {
    case clear {
      advance morale { by = 1 }
    }
    case clear {
      advance morale { by = 2 }
    }
    else {}
  }
}`,
		Good: `rule "Look Up" {
  given = { sky = weather }
  match sky {
    case clear {
      advance morale { by = 1 }
    }
    case rain {
      advance morale { by = -1 }
    }
    else {}
  }
}`,
	},
	{
		ID: "check/choose", Severity: Error, Since: 1,
		Summary:     "at_least stands in a choose without up_to",
		Explanation: "A choose without up_to asks for exactly one. With up_to it asks for a set, of at_least so many.",
		Bad: `rule "Alarm" {
  choose men {
    from     = soldiers
    at_least = 2
  }
  flip men { to = tired }
}`,
		Good: `rule "Alarm" {
  choose men {
    from     = soldiers
    at_least = 2
    up_to    = 3
  }
  flip men { to = tired }
}`,
	},
	{
		ID: "check/clash", Severity: Error, Since: 1,
		Summary: "two additions contradict each other, and nothing ranks them",
		Explanation: "Two rules that replace the same rule, or two additions that give the same value its base or its final figure, can both " +
			"be in force. Rank decides between rulebook, scenario, variant and mod, and the outline between sections; inside one " +
			"section, or between two mods, one must say over = [the other].",
		Bad: `rule "Dry Socks" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  set soldier { shots = 1 }
}
rule "Warm Tea" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  set soldier { shots = 2 }
}`,
		Good: `rule "Dry Socks" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  over       = [warm_tea]
  set soldier { shots = 1 }
}
rule "Warm Tea" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  set soldier { shots = 2 }
}`,
	},
	{
		ID: "check/deploy", Severity: Error, Since: 1,
		Summary:     "a set-up has another form than [[place, [pieces]], ..]",
		Explanation: "Each row of a set-up names a place and the list of what starts there, bottom to top.",
		Bad: `scenario "At dawn" {
  deploy { rows = [[camp, ann, ben]] }
}`,
		Good: `scenario "At dawn" {
  deploy { rows = [[camp, [ann, ben]]] }
}`,
	},
	{
		ID: "check/deployed-twice", Severity: Error, Since: 1,
		Summary:     "a set-up places one piece twice",
		Explanation: "A piece is in one place at a time. Of a design, which has several like pieces, each mention takes another one.",
		Bad: `scenario "At dawn" {
  deploy { rows = [[camp, [ann]], [hill, [ann]]] }
}`,
		Good: `scenario "At dawn" {
  deploy { rows = [[camp, [ann]], [hill, [ben]]] }
}`,
	},
	{
		ID: "check/division", Severity: Error, Since: 1,
		Summary: "there is no operator /",
		Explanation: "Numbers are whole counts of the game's smallest unit, and rulebooks say how to round. Write floor(a, b), ceil(a, b) or " +
			"half_up(a, b).",
		Bad:  `value "Half Morale" { base = morale / 2 }`,
		Good: `value "Half Morale" { base = floor(morale, 2) }`,
	},
	{
		ID: "check/else", Severity: Error, Since: 1,
		Summary:     "an else follows no if",
		Explanation: "An else stands directly after an if, or after an else that has a condition of its own.",
		Bad: `rule "Alarm" {
  else "all is quiet" {
    flip ann { to = fresh }
  }
}`,
		Good: `rule "Alarm" {
  if "morale is low" {
    when = morale < 2
    flip ann { to = tired }
  }
  else "all is quiet" {
    flip ann { to = fresh }
  }
}`,
	},
	{
		ID: "check/end", Severity: Error, Since: 1,
		Summary: "end does not say how the game ends",
		Explanation: "Only the game ends: end game, with the result or with the winner, and not with both. A rule or a loop is left with " +
			"stop.",
		Bad: `rule "Lost" {
  end game {}
}`,
		Good: `rule "Lost" {
  end game { winner = blue }
}`,
	},
	{
		ID: "check/endless", Severity: Error, Since: 1,
		Summary: "nothing ends a loop",
		Explanation: "The loop has no times, while, until or may_stop, and nothing inside can leave it: no decision, no stop, give or end, " +
			"and nothing that other rules could answer.",
		Bad: `rule "Count Shots" {
  repeat {
    set ann { shots = ann.shots + 1 }
  }
}`,
		Good: `rule "Count Shots" {
  repeat {
    times = 3
    set ann { shots = ann.shots + 1 }
  }
}`,
	},
	{
		ID: "check/event", Severity: Error, Since: 1,
		Summary: "an event is wanted",
		Explanation: "What a rule answers is written as a call: the name of a rule, action or menu of the game, or a built-in event such as " +
			"enter(piece, place), with what it tells in parentheses.",
		Bad: `rule "Dust" {
  after = 3
  mark camp { with = smoke }
}`,
		Good: `rule "Dust" {
  after = enter(any, camp)
  mark camp { with = smoke }
}`,
	},
	{
		ID: "check/expression", Severity: Error, Since: 1,
		Summary:     "an expression of HCL that has no meaning here",
		Explanation: "HCL knows forms of expression for which the language has no use. The reference lists those that it has.",
		Bad:         `value "All" { base = { valor = 3 } }`,
		Good:        `value "All" { base = [3, 4] }`,
	},
	{
		ID: "check/face", Severity: Error, Since: 1,
		Summary:     "a card lies neither up nor down",
		Explanation: "The face with which something is laid down is up or down.",
		Bad: `rule "Alarm" {
  move ann {
    to   = hill
    face = hidden
  }
}`,
		Good: `rule "Alarm" {
  move ann {
    to   = hill
    face = down
  }
}`,
	},
	{
		ID: "check/flip", Severity: Error, Since: 1,
		Summary:     "a thing without sides is flipped",
		Explanation: "Only things of a kind with sides, sides = [fresh, tired], can be turned over.",
		Bad: `rule "Alarm" {
  flip hold {}
}`,
		Good: `rule "Alarm" {
  flip ann { to = tired }
}`,
	},
	{
		ID: "check/for", Severity: Error, Since: 1,
		Summary:     "a comprehension has another form than [for x in S : e if c]",
		Explanation: "A comprehension runs over a set or a list with one name, and makes a set or a list.",
		Bad:         `value "Valors" { base = sum([for i, s in soldiers : s.valor]) }`,
		Good:        `value "Valors" { base = sum([for s in soldiers : s.valor]) }`,
	},
	{
		ID: "check/fraction", Severity: Error, Since: 1,
		Summary: "a number has a part that the game does not know",
		Explanation: "All numbers are whole counts of the game's smallest part of a number, which the game block states as unit: 2 for " +
			"halves, 10 for tenths.",
		Bad:  `value "Pace" { base = 1.5 }`,
		Good: `value "Pace" { base = 2 }`,
	},
	{
		ID: "check/give", Severity: Error, Since: 1,
		Summary:     "give stands where nothing is given back",
		Explanation: "A rule that gives something back says of which type it is: gives = number. Elsewhere, give has nobody to give to.",
		Bad: `rule "Pick" {
  give { the = ann }
}`,
		Good: `rule "Pick" {
  gives = soldier
  give { the = ann }
}`,
	},
	{
		ID: "check/gives-nothing", Severity: Error, Since: 1,
		Summary:     "a result is named, but the rule gives none",
		Explanation: "The second label of run names what the rule gives back, and this rule has no gives.",
		Bad: `rule "Alarm" {
  run "Tire" result { soldier = ann }
}`,
		Good: `rule "Alarm" {
  run "Tire" { soldier = ann }
}`,
	},
	{
		ID: "check/index", Severity: Error, Since: 1,
		Summary:     "[..] takes nothing out of a set or list",
		Explanation: "Sets and lists have no places with numbers. Only a kind takes an index: kind[\"Any Label\"] is the thing of that label.",
		Bad:         `value "Second" { base = soldiers[morale] }`,
		Good:        `value "Bravest" { base = soldier["Ann"] }`,
	},
	{
		ID: "check/instead", Severity: Error, Since: 1,
		Summary: "only a rule can be replaced",
		Explanation: "The attribute instead_of names a rule, which then does not run. Actions and built-in events cannot be replaced: use " +
			"before or after, or forbid the action.",
		Bad: `rule "No Rest" {
  instead_of = rest()
  advance morale { by = -1 }
}`,
		Good: `rule "No Tiring" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  advance morale { by = -1 }
}`,
	},
	{
		ID: "check/interval", Severity: Error, Since: 1,
		Summary:     "a cell is no interval of numbers",
		Explanation: "A text in a cell of a number is an interval: \"2-5\", \"..6\" or \"7..\", the lower end first.",
		Bad: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool }
  rows = [
    ["5-1", false],
    [6, true],
  ]
}`,
		Good: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool }
  rows = [
    ["1-5", false],
    [6, true],
  ]
}`,
	},
	{
		ID: "check/kind", Severity: Error, Since: 1,
		Summary: "a kind is named where a thing is wanted",
		Explanation: "The name of a kind is a type and a qualifier. All its things together are its plural; one of them has a name of its " +
			"own.",
		Bad:  `value "Men" { base = count(soldier) }`,
		Good: `value "Men" { base = count(soldiers) }`,
	},
	{
		ID: "check/marker", Severity: Error, Since: 1,
		Summary:     "a marker is named where a thing is wanted",
		Explanation: "A marker has no value of its own. Ask its host by the adjective, or how many are left by its supply.",
		Bad:         `value "Clouds" { base = smoke + 1 }`,
		Good:        `value "Clouds" { base = smoke.supply + 1 }`,
	},
	{
		ID: "check/maybe", Severity: Error, Since: 1,
		Summary: "something that may be none is used as if it were there",
		Explanation: "The expression may be none, and a figure of nothing may not be read. Ask first: with when, a require before it, && or " +
			"? :. An adjective of nothing is simply false and needs no guard.",
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
		ID: "check/misplaced-block", Severity: Error, Since: 1,
		Summary: "a block stands where it cannot",
		Explanation: "The block exists, but not in this place. Declarations stand at the top or in a section, statements in rules, phases, " +
			"actions and tests, modifiers in values.",
		Bad: `rule "Alarm" {
  marker "Dust" { on = post }
}`,
		Good: `marker "Dust" { on = post }
rule "Alarm" {
  mark camp { with = dust }
}`,
	},
	{
		ID: "check/modifier", Severity: Error, Since: 1,
		Summary: "a line of a value changes nothing, or what the value is not",
		Explanation: "Numbers are changed by by, at_least and at_most, sets by also and but_not, and any value by base and to. A line must " +
			"have one of them that fits the value's type.",
		Bad:  `modify "Courage" "at night" { also = [ann] }`,
		Good: `modify "Courage" "at night" { by = -1 }`,
	},
	{
		ID: "check/no-grid", Severity: Error, Since: 1,
		Summary:     "directions are asked of a game without a grid",
		Explanation: "Lines, directions and neighbors across are known on maps that are grids. No map of this game is one.",
		Bad:         `value "Row" { base = count(line(camp, hill)) }`,
		Good: `kind "field" { is = space }
map "Board" {
  grid = squares
  of   = field
  rows = <<-BOARD
       a b c
    2  . . .
    1  . . .
  BOARD
}
value "Row" { base = count(line(a1, c1)) }`,
	},
	{
		ID: "check/no-links", Severity: Error, Since: 1,
		Summary: "the distance between spaces that nothing links",
		Explanation: "Ways run along printed fields that say which space lies next to which: a set of spaces of the same kind. This kind of " +
			"space has no such field.",
		Bad: `value "Way" { base = distance(camp, hill) }`,
		Good: `kind "town" {
  is      = space
  printed = { next_to = set(town) }
}
town "Ulm" { next_to = [bonn] }
town "Bonn" { next_to = [ulm] }
value "Way" { base = distance(ulm, bonn) }`,
	},
	{
		ID: "check/not-a-parameter", Severity: Error, Since: 1,
		Summary:     "an argument that the rule or menu does not take",
		Explanation: "The attributes of run and offer are the names in given of the rule or menu. This is none of them.",
		Bad: `rule "Alarm" {
  run "Tire" {
    soldier = ann
    place   = camp
  }
}`,
		Good: `rule "Alarm" {
  run "Tire" { soldier = ann }
}`,
	},
	{
		ID: "check/not-given", Severity: Error, Since: 1,
		Summary:     "a rule or menu is not given what it needs",
		Explanation: "Each name in given of the rule or menu must be stated, unless it is optional(..) or the same name is bound here.",
		Bad: `rule "Alarm" {
  run "Tire" {}
}`,
		Good: `rule "Alarm" {
  run "Tire" { soldier = ann }
}`,
	},
	{
		ID: "check/noun", Severity: Error, Since: 1,
		Summary:     "a statement does not say what it acts on, or says it twice",
		Explanation: "The noun of a statement is its label, or for anything that is no name the attribute the. It has one of them.",
		Bad: `rule "Alarm" {
  flip { to = fresh }
}`,
		Good: `rule "Alarm" {
  flip ann { to = fresh }
}`,
	},
	{
		ID: "check/null", Severity: Error, Since: 1,
		Summary:     "null has no meaning",
		Explanation: "Nothing is written none, and may stand only where a type is maybe(..).",
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
		Summary:     "other(..) is asked of a kind that has not two things",
		Explanation: "Of two things, other(x) is the one that x is not. Of a kind with more or fewer things there is no such one.",
		Bad:         `value "Next Man" { base = other(ann) }`,
		Good:        `value "Enemy" { base = other(red) }`,
	},
	{
		ID: "check/overflow", Severity: Error, Since: 1,
		Summary:     "a number is too large",
		Explanation: "Numbers are counts of the game's smallest unit and fit into 32 bits: about two thousand million.",
		Bad:         `value "Far" { base = 5000000000 }`,
		Good:        `value "Far" { base = 5000000 }`,
	},
	{
		ID: "check/prefer", Severity: Error, Since: 1,
		Summary: "prefer stands on an action that is not whole",
		Explanation: "Of all ways through a whole action, prefer keeps those with the highest figure. An action whose choices are made one " +
			"after the other is not compared as a whole: write whole = true.",
		Bad: `action "Scatter" {
  menu   = turn
  prefer = count(soldiers.fresh)
  choose man { from = soldiers }
  flip man {}
}`,
		Good: `action "Scatter" {
  menu   = turn
  whole  = true
  prefer = count(soldiers.fresh)
  choose man { from = soldiers }
  flip man {}
}`,
	},
	{
		ID: "check/printed", Severity: Error, Since: 1,
		Summary:     "a printed figure is set",
		Explanation: "What is printed on a thing never changes. Declare the field under state if it does, or give a value that rules modify.",
		Bad: `rule "Alarm" {
  set ann { valor = 4 }
}`,
		Good: `rule "Alarm" {
  set ann { shots = 4 }
}`,
	},
	{
		ID: "check/proceed", Severity: Error, Since: 1,
		Summary: "proceed stands where nothing is replaced",
		Explanation: "In a rule bound with instead_of, proceed carries out the replaced rule after all. Elsewhere there is nothing to " +
			"proceed with.",
		Bad: `rule "Alarm" {
  proceed {}
}`,
		Good: `rule "Unless Medic" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  if "he is no medic" {
    when = !soldier.medic
    proceed {}
  }
}`,
	},
	{
		ID: "check/redo", Severity: Error, Since: 1,
		Summary:     "redo stands where nothing can be done again",
		Explanation: "In a rule or action bound after a rule, redo runs that rule once more. Elsewhere there is nothing to do again.",
		Bad: `rule "Once More" {
  redo {}
}`,
		Good: `rule "Once More" {
  given = { soldier = soldier }
  after = tire(soldier)
  when  = soldier.medic
  redo {}
}`,
	},
	{
		ID: "check/require", Severity: Error, Since: 1,
		Summary: "require stands where nothing can be refused, or too late",
		Explanation: "A requirement stands in a menu, in a choose, or in an action before its first effect: it tells whether the action is " +
			"legal, so nothing can have happened yet. In a rule, write if, or when.",
		Bad: `rule "Alarm" {
  require "morale holds" { that = morale > 0 }
  flip ann { to = tired }
}`,
		Good: `rule "Alarm" {
  when = morale > 0
  flip ann { to = tired }
}`,
	},
	{
		ID: "check/roll", Severity: Error, Since: 1,
		Summary:     "roll does not say what is thrown",
		Explanation: "A roll is of dice, of = d6 or of = pool(2, d6), or on a table whose one axis is a die or a throw.",
		Bad: `rule "Alarm" {
  roll luck {}
  advance morale { by = -1 }
}`,
		Good: `rule "Alarm" {
  roll luck { of = d6 }
  advance morale { by = -luck }
}`,
	},
	{
		ID: "check/set", Severity: Error, Since: 1,
		Summary:     "set changes nothing",
		Explanation: "The attributes of set are the state fields that change. There is none.",
		Bad: `rule "Alarm" {
  set ann {}
}`,
		Good: `rule "Alarm" {
  set ann { shots = 3 }
}`,
	},
	{
		ID: "check/set-field", Severity: Error, Since: 1,
		Summary: "a field of one thing is asked of many",
		Explanation: "Of a set, only adjectives may be asked: they take a part of it. To read a field of each, write [for x in S : x.field] " +
			"or S[*].field; to read it of one, take that one out with only, first or top.",
		Bad:  `value "Valors" { base = soldiers.valor }`,
		Good: `value "Valors" { base = sum(soldiers[*].valor) }`,
	},
	{
		ID: "check/shadow", Severity: Error, Since: 1,
		Summary: "a name is bound twice, or hides another",
		Explanation: "Names bind once and never change. A bound name may not hide a thing of the game either, or a reader would take one for " +
			"the other; it may have the name of its kind.",
		Bad: `rule "Alarm" {
  let ann { be = 3 }
}`,
		Good: `rule "Alarm" {
  let number_of_men { be = 3 }
}`,
	},
	{
		ID: "check/supposing", Severity: Error, Since: 1,
		Summary: "a statement that asks or throws stands in supposing",
		Explanation: "What stands in supposing is tried out and taken back, to see whether something would hold. Nobody can be asked and no " +
			"dice can be thrown there.",
		Bad: `action "Dare" {
  menu = turn
  require "it would end well" {
    that = morale > 1
    supposing {
      roll luck { of = d6 }
    }
  }
}`,
		Good: `action "Dare" {
  menu = turn
  require "it would end well" {
    that = morale > 1
    supposing {
      advance morale { by = -1 }
    }
  }
}`,
	},
	{
		ID: "check/table", Severity: Error, Since: 1,
		Summary:     "a table's rows or its axis across have another form than they should",
		Explanation: "The rows are a list of lists. The axis that runs across is the last one that given names.",
		Bad: `table "Luck" {
  given  = { roll = d6, weather = weather }
  gives  = { n = number }
  across = roll
  rows   = [["1-6", [1, 2, 3]]]
}`,
		Good: `table "Luck" {
  given  = { roll = d6, weather = weather }
  gives  = { n = number }
  across = weather
  rows   = [["1-6", [1, 2, 3]]]
}`,
	},
	{
		ID: "check/table-else", Severity: Error, Since: 1,
		Summary:     "the row else is not the last",
		Explanation: "The row else answers for all cases that no other row covers, so it stands last, and there is one.",
		Bad: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool }
  rows = [
    [else, false],
    [6, true],
  ]
}`,
		Good: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool }
  rows = [
    [6, true],
    [else, false],
  ]
}`,
	},
	{
		ID: "check/table-gap", Severity: Error, Since: 1,
		Summary: "no row of a table covers a case",
		Explanation: "A table answers for every combination of its inputs; the message names one for which it does not. Add a row, or a last " +
			"row [else, ..]. Numbers outside what the table prints are no gap.",
		Bad: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool }
  rows = [
    ["1-3", false],
    ["5-6", true],
  ]
}`,
		Good: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool }
  rows = [
    ["1-4", false],
    ["5-6", true],
  ]
}`,
	},
	{
		ID: "check/table-overlap", Severity: Error, Since: 1,
		Summary: "two rows of a table cover the same case",
		Explanation: "A table has one answer for each combination of its inputs, whatever the order of its rows. Narrow one of the rows, or " +
			"make the general one the row else.",
		Bad: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool }
  rows = [
    ["1-4", false],
    ["4-6", true],
  ]
}`,
		Good: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool }
  rows = [
    ["1-4", false],
    ["5-6", true],
  ]
}`,
	},
	{
		ID: "check/table-range", Severity: Error, Since: 1,
		Summary:     "a cell names a result that the dice cannot show",
		Explanation: "The axis is a die or a throw, and no throw can have this result. Mostly the table has another die than was meant.",
		Bad: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool }
  rows = [
    ["1-4", false],
    ["5-7", true],
  ]
}`,
		Good: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool }
  rows = [
    ["1-4", false],
    ["5-6", true],
  ]
}`,
	},
	{
		ID: "check/table-row", Severity: Error, Since: 1,
		Summary: "a row of a table has the wrong number of cells",
		Explanation: "A row has a cell for each input and each result, in the order of given and gives. An axis that runs across has a list " +
			"of results, one for each of its columns; the row else has only results.",
		Bad: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool, pay = number }
  rows = [
    ["1-4", false],
    ["5-6", true, 2],
  ]
}`,
		Good: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool, pay = number }
  rows = [
    ["1-4", false, 0],
    ["5-6", true, 2],
  ]
}`,
	},
	{
		ID: "check/table-unreachable", Severity: Warning, Since: 1,
		Summary:     "no case reaches a row of a table",
		Explanation: "The cells of the row hold for no combination of inputs that can come up.",
		Bad: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool }
  rows = [
    ["1-6", false],
    [[], true],
  ]
}`,
		Good: `table "Luck" {
  given = { roll = d6 }
  gives = { lucky = bool }
  rows = [
    ["1-5", false],
    [6, true],
  ]
}`,
	},
	{
		ID: "check/test", Severity: Error, Since: 1,
		Summary:     "a step of a test has another form than it should",
		Explanation: "In a test, with and rolls are lists, what lies in a place is a list from bottom to top, and value stands with is.",
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
		ID: "check/track", Severity: Error, Since: 1,
		Summary: "advance wants the name of a track",
		Explanation: "The statement advance moves the marker of one track, which it names. Other numbers that change are state fields: set x " +
			"{ field = .. }.",
		Bad: `rule "Alarm" {
  given = { what = track }
  advance what { by = 1 }
}`,
		Good: `rule "Alarm" {
  advance morale { by = 1 }
}`,
	},
	{
		ID: "check/type", Severity: Error, Since: 1,
		Summary:     "something is of another type than is wanted",
		Explanation: "Everything has a type, known before play. The message names the type that is wanted here and the one that was found.",
		Bad:         `modify "Courage" "at night" { by = "one less" }`,
		Good:        `modify "Courage" "at night" { by = -1 }`,
	},
	{
		ID: "check/unbound-given", Severity: Error, Since: 1,
		Summary: "nothing binds a name that given declares",
		Explanation: "The rule answers an event, so nobody passes it arguments: each name in given must stand among the things that the " +
			"event tells.",
		Bad: `rule "Dust" {
  given = { soldier = soldier, place = post }
  after = enter(soldier)
  mark place { with = smoke }
}`,
		Good: `rule "Dust" {
  given = { soldier = soldier, place = post }
  after = enter(soldier, place)
  mark place { with = smoke }
}`,
	},
	{
		ID: "check/unbound-rule", Severity: Warning, Since: 1,
		Summary: "a rule in a card or kind is bound to no event",
		Explanation: "A rule that stands in a card or a kind holds while that card or piece is in force. Nobody runs it by name, so without " +
			"an event it never runs.",
		Bad: `message "Panic" {
  rule "All Run" {
    flip ann { to = tired }
  }
}`,
		Good: `message "Panic" {
  rule "All Run" {
    given = { soldier = soldier }
    after = flip(soldier)
    advance morale { by = -1 }
  }
}`,
	},
	{
		ID: "check/unknown-action", Severity: Error, Since: 1,
		Summary:     "there is no action or menu of this name",
		Explanation: "The label names an action of the game, or a menu for all its actions, and there is none of this name.",
		Bad:         `forbid "Rst" { because = "there is no time" }`,
		Good:        `forbid "Rest" { because = "there is no time" }`,
	},
	{
		ID: "check/unknown-choice", Severity: Error, Since: 1,
		Summary:     "a test names a choice that is never asked",
		Explanation: "The attributes of take, refuse and answer are the names of choices, as choose x {} or actor bind them.",
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
		ID: "check/unknown-event", Severity: Error, Since: 1,
		Summary: "there is no event of this name",
		Explanation: "A rule answers a rule, an action or a menu of the game, or one of the built-in events: enter, leave, remove, reveal, " +
			"draw, flip, mark, unmark, set_up.",
		Bad: `rule "Dust" {
  after = entr(any, camp)
  mark camp { with = smoke }
}`,
		Good: `rule "Dust" {
  after = enter(any, camp)
  mark camp { with = smoke }
}`,
	},
	{
		ID: "check/unknown-field", Severity: Error, Since: 1,
		Summary: "a thing has no field or adjective of this name",
		Explanation: "After the dot stands a field that the thing's kind prints, keeps as state or computes, or an adjective: a side, a " +
			"trait, a marker, a design, a sub-kind. This is none of them.",
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
		Summary: "there is no function, value or table of this name",
		Explanation: "What is called with parentheses is a value or a table of the game, or a function of the language. Rules are not called " +
			"in expressions, because expressions change nothing; and a value that is given nothing is written without parentheses.",
		Bad:  `value "Men" { base = cuont(soldiers) }`,
		Good: `value "Men" { base = count(soldiers) }`,
	},
	{
		ID: "check/unknown-marker", Severity: Error, Since: 1,
		Summary:     "there is no marker of this name",
		Explanation: "The place wants the name of a marker, or its adjective, and there is none of this name.",
		Bad: `rule "Dust" {
  after = enter(any, camp)
  mark camp { with = smok }
}`,
		Good: `rule "Dust" {
  after = enter(any, camp)
  mark camp { with = smoke }
}`,
	},
	{
		ID: "check/unknown-menu", Severity: Error, Since: 1,
		Summary:     "there is no menu of this name",
		Explanation: "The label of offer names a menu, and there is none of this name.",
		Bad: `rule "Alarm" {
  offer "Trun" { mover = red }
}`,
		Good: `rule "Alarm" {
  offer "Turn" { mover = red }
}`,
	},
	{
		ID: "check/unknown-modifier", Severity: Error, Since: 1,
		Summary: "a value has no modifier of this name",
		Explanation: "With two labels, except switches off one modifier of a value: the value's name, and the modifier's label as it stands " +
			"there.",
		Bad:  `except "Courage" "wounded" {}`,
		Good: `except "Courage" "tired" {}`,
	},
	{
		ID: "check/unknown-name", Severity: Error, Since: 1,
		Summary: "there is nothing of this name",
		Explanation: "Neither a bound name nor a thing of the game has this name. A name may hold dashes: a-b is one name, and a difference " +
			"is written with spaces, a - b.",
		Bad:  `value "Men" { base = count(soldirs) }`,
		Good: `value "Men" { base = count(soldiers) }`,
	},
	{
		ID: "check/unknown-requirement", Severity: Error, Since: 1,
		Summary:     "a menu has no requirement of this name",
		Explanation: "Inside an action, except switches off one requirement of its menu, by its label.",
		Bad: `action "Flee" {
  menu = turn
  except "Turn" "moral holds" {}
  advance morale { by = -1 }
}`,
		Good: `action "Flee" {
  menu = turn
  except "Turn" "morale holds" {}
  advance morale { by = -1 }
}`,
	},
	{
		ID: "check/unknown-rule", Severity: Error, Since: 1,
		Summary:     "there is no rule of this name",
		Explanation: "The label of except names a rule that is to be switched off, and there is none of this name.",
		Bad:         `except "The Hill Is Takn" {}`,
		Good:        `except "The Hill Is Taken" {}`,
	},
	{
		ID: "check/unknown-side", Severity: Error, Since: 1,
		Summary:     "a counter has no side of this name",
		Explanation: "The sides of a counter are those that its kind lists under sides. This is none of them.",
		Bad: `rule "Alarm" {
  flip ann { to = tird }
}`,
		Good: `rule "Alarm" {
  flip ann { to = tired }
}`,
	},
	{
		ID: "check/unknown-statement", Severity: Error, Since: 1,
		Summary:     "there is no statement of this name",
		Explanation: "Statements are the words of the language that act, ask and decide. Rules of the game are run with run \"Name\" {}.",
		Bad: `rule "Alarm" {
  flp ann { to = fresh }
}`,
		Good: `rule "Alarm" {
  flip ann { to = fresh }
}`,
	},
	{
		ID: "check/unknown-table", Severity: Error, Since: 1,
		Summary:     "there is no table of this name",
		Explanation: "The attribute on names a table that is read with the throw, and there is none of this name.",
		Bad: `rule "Alarm" {
  roll above { on = skyy }
}`,
		Good: `rule "Alarm" {
  roll above { on = sky }
}`,
	},
	{
		ID: "check/unknown-value", Severity: Error, Since: 1,
		Summary:     "there is no value of this name",
		Explanation: "The label of modify names a value, and there is none of this name.",
		Bad:         `modify "Curage" "at night" { by = -1 }`,
		Good:        `modify "Courage" "at night" { by = -1 }`,
	},
	{
		ID: "check/unmark", Severity: Error, Since: 1,
		Summary:     "a marker goes elsewhere than to the supply or out",
		Explanation: "A marker that is taken off its host goes back to the supply, or out of the game with to = out.",
		Bad: `rule "Alarm" {
  unmark camp {
    of = smoke
    to = hill
  }
}`,
		Good: `rule "Alarm" {
  unmark camp {
    of = smoke
    to = out
  }
}`,
	},
	{
		ID: "check/value-cycle", Severity: Error, Since: 1,
		Summary: "values are computed from each other without end",
		Explanation: "To compute the value, it must be known already. Break the circle; if the recursion ends by itself, state the value's " +
			"type with gives.",
		Bad: `value "Hope" { base = fear - 1 }
value "Fear" { base = hope + 1 }`,
		Good: `value "Hope" { base = morale - 1 }
value "Fear" { base = hope + 1 }`,
	},
	{
		ID: "check/value-type", Severity: Error, Since: 1,
		Summary:     "a value's type is not evident",
		Explanation: "The base is none, which fits any type. State the type: gives = maybe(..).",
		Bad:         `value "Leader" { base = none }`,
		Good: `value "Leader" {
  gives = maybe(soldier)
  base  = none
}`,
	},
	{
		ID: "check/waive", Severity: Error, Since: 1,
		Summary: "except inside an action does not name its menu and a requirement",
		Explanation: "Inside an action, except switches off one requirement of its menu for this action. It has two labels: the menu and the " +
			"requirement. To switch off a rule or a modifier, write except outside.",
		Bad: `action "Flee" {
  menu = turn
  except "Turn" {}
  advance morale { by = -1 }
}`,
		Good: `action "Flee" {
  menu = turn
  except "Turn" "morale holds" {}
  advance morale { by = -1 }
}`,
	},
	{
		ID: "check/whole", Severity: Error, Since: 1,
		Summary: "chance inside a whole action",
		Explanation: "With whole = true, all that the action asks is one decision, found by trying every way through it. What is left to " +
			"chance cannot be tried.",
		Bad: `action "Scatter" {
  menu  = turn
  whole = true
  choose man { from = soldiers }
  flip man {}
  roll luck { of = d6 }
}`,
		Good: `action "Scatter" {
  menu = turn
  choose man { from = soldiers }
  flip man {}
  roll luck { of = d6 }
}`,
	},
}
