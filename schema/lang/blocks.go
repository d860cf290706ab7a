package lang

import "slices"

// Blocks are the block kinds of the language, in the order in which the reference tells of them.
var Blocks = []*Block{
	{
		Name: "game", Labels: []Label{{Name: "title"}}, Origin: true, Since: 1,
		Doc: "What the game is and where play begins. Exactly one in a game's folder.",
		Attrs: []Attr{
			{"id", "text", false, "The name on the command line, in small letters, digits, `_` and `-`; the slug of the title if not stated."},
			{"language", "number", true, "The version of the language that the files were written for: `1`."},
			{"version", "text", false, "The content's own version, such as `1.0.0`."},
			{"rulebook", "text", false, "The rulebook that the content follows."},
			{"begin", "name of a rule", true, "The rule or phase with which play begins."},
			{"players", "names of players", false, "Who plays; all players, in their order, if not stated."},
			{"length", "number", false, "How many decisions a play usually takes; ten times as many is over budget."},
			{"parts", "number", false, "Into how many parts a whole number divides: `1`, `2` for halves, `10` for tenths."},
		},
		Example: "game \"Coin\" {\n  language = 1\n  begin    = toss\n}\nphase \"Toss\" {}",
	},
	{
		Name: "section", Labels: []Label{{Name: "number"}, {Name: "title"}}, Origin: true, Since: 1, Blocks: []string{"declaration"},
		Doc:   "One section of the rulebook. It scopes no names; its number is the `ref` of all inside, and all sections together are the outline that `cover` counts.",
		Attrs: []Attr{{"no_rules", "text", false, "Why nothing implements this section."}},
	},
	{
		Name: "player", Labels: []Label{{Name: "name"}}, Origin: true, Fields: true, Since: 1,
		Doc: "Somebody who decides.",
	},
	{
		Name: "side", Labels: []Label{{Name: "name"}}, Origin: true, Fields: true, Since: 1,
		Doc:   "Somebody who owns pieces. One player may run several sides, and the rules may run one.",
		Attrs: []Attr{{"player", "name of a player", false, "Who decides for the side. Default: nobody."}},
	},
	{
		Name: "result", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "One way the game can end.",
		Attrs: []Attr{
			{"worth", "number or { player = number }", false, "How good it is for the first player; for the others it is the negative. Or one number for each player. With `winners` also `winners = number` and `others = number`."},
			{"winners", "players", false, "Who can win it, alone or together. `end game` states who has won."},
		},
	},
	{
		Name: "enum", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc:     "A set of names, ordered as written. Its plural, as English makes it, is all of them.",
		Attrs:   []Attr{{"names", "names", true, "The names, lowest first."}},
		Example: "enum \"squad\" { names = [A, B, C] }",
	},
	{
		Name: "kind", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"addition", "value"},
		Doc: "A noun. It makes a block for its things, a type, a set (the plural), a field on places (the plural), and an adjective for each of its sides, traits and sub-kinds.",
		Attrs: []Attr{
			{"is", "name of a kind", true, "What it is: `piece`, `card`, `chit`, `space`, `path`, `box`, `deck`, `cup`, `player`, `side`, `concept`, or a kind of the game."},
			{"plural", "name", false, "The name of the set of all of them; if not stated as English makes it: `leaders`, `armies`, `men`, `boxes`."},
			{"of", "name of a kind", false, "Of a path: the kind of its steps. Of a deck, box or cup: what lies there."},
			{"length", "number", false, "Of a path: its number of steps."},
			{"traits", "names", false, "Permanent adjectives of some of its things."},
			{"sides", "names", false, "Sides of the counter; the first is up at the start."},
			{"fields", "{ field = type }", false, "What each has and never changes, such as what is printed on a counter."},
			{"state", "{ field = type }", false, "What changes during play; it starts at zero, false or none unless a roster says otherwise."},
			{"history", "names of state fields", false, "State that tells what has been and not how the table stands: `record` and the hash of a position leave it out."},
			{"borders", "{ field = type }", false, "Of spaces: what is printed between two that touch, such as `{ river = bool }`; false, zero, the first name or none where no feature says otherwise. Read as `border(a, b).river`."},
			{"owner", "name of a field", false, "Of pieces: the field, in `fields` or `state`, that holds the player or side whose they are."},
			{"seen_by", "all, nobody, owner or a player", false, "Of places: who sees what lies in one; all if not stated. Of pieces: who sees one that lies face down, wherever that is; nobody if not stated."},
			{"shown", "names of fields", false, "Of pieces: what screens write for one of them on the board, such as `[code, strength]`: printed texts, and figures, printed or of state. If not stated, a short name that the screen finds."},
		},
	},
	{
		Name: "roster", Labels: []Label{{Name: "kind"}}, Origin: true, Since: 1,
		Doc: "Many things of one kind, as a printed grid.",
		Attrs: []Attr{
			{"columns", "names of fields", true, "What the columns hold; `count` above 1 makes a design: so many like pieces."},
			{"rows", "{ name = [cells] }", true, "One row for each thing."},
			{"totals", "{ column = number }", false, "What a column must add up to."},
		},
	},
	{
		Name: "composition", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "What decks hold, as a printed grid. Makes the decks, and as many cards of each design as its row says.",
		Attrs: []Attr{
			{"makes", "name of a deck kind", true, "The kind of the decks."},
			{"decks", "names", true, "The decks, one for each column."},
			{"rows", "{ card = [numbers] }", true, "How many of the card lie in each deck."},
			{"totals", "[numbers]", false, "How many cards each deck must hold."},
		},
	},
	{
		Name: "marker", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "A token laid on a host.",
		Attrs: []Attr{
			{"on", "name of a kind", true, "What carries it."},
			{"count", "number", false, "How many there are; without limit if not stated."},
			{"limit", "bool", false, "`false`: the count says what the box holds, and limits nothing; more are laid where the rules ask for them."},
			{"adjective", "name", false, "The word for a host that carries it; the marker's name if not stated."},
			{"plural", "name", false, "With `many`: the field that counts them."},
			{"many", "bool", false, "Several may lie on one host."},
			{"start", "set", false, "Hosts that carry one at the start."},
		},
	},
	{
		Name: "track", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "A row of boxes with one marker. Its name reads as the number of the box where the marker stands.",
		Attrs: []Attr{
			{"boxes", "numbers(a, b), names or records", true, "The boxes in order."},
			{"start", "number or name", false, "Where the marker starts; the first box if not stated."},
			{"fields", "{ field = type }", false, "What is printed in each box made from a record: `[{ day = june_6, dark = true }]`."},
			{"name", "text", false, "How boxes made from records are named, such as `\"${day} ${number}\"`."},
			{"history", "bool", false, "It counts what has been and is no part of how the table stands: `record` and the hash of a position leave it out."},
		},
	},
	{
		Name: "box", Labels: []Label{{Name: "name"}}, Origin: true, Fields: true, Since: 1,
		Doc: "A place off the map.",
		Attrs: []Attr{
			{"of", "name of a kind", false, "What lies there."},
			{"in_force", "bool", false, "What cards say holds while they lie here."},
			{"seen_by", "all, nobody or a player", false, "Who sees what lies here."},
		},
	},
	{Name: "deck", Labels: []Label{{Name: "name"}}, Origin: true, Fields: true, Since: 1,
		Doc: "A pile of cards, face down; shuffled at the start.",
		Attrs: []Attr{
			{"of", "name of a kind", false, "What lies there."},
			{"holds", "names of cards", false, "What it holds at the start; all cards of its kind if not stated."},
			{"seen_by", "all, nobody or a player", false, "Who sees what lies here; nobody if not stated."},
		}},
	{Name: "cup", Labels: []Label{{Name: "name"}}, Origin: true, Fields: true, Since: 1,
		Doc: "Chits drawn at random.",
		Attrs: []Attr{
			{"of", "name of a kind", false, "What lies there."},
			{"holds", "names of chits", false, "What it holds at the start; all chits of its kind if not stated."},
			{"seen_by", "all, nobody or a player", false, "Who sees what lies here; nobody if not stated."},
		}},
	{
		Name: "map", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "The board: a drawing of spaces declared elsewhere (`layout`), or a grid that makes its own spaces from the drawing (`grid`, `of`, `drawn`).",
		Attrs: []Attr{
			{"layout", "text", false, "The board drawn as text; a cell `[B4-1   ]` shows what lies in the space of that name."},
			{"grid", "squares or hexes", false, "The map makes its own spaces: they have `column`, `row` and `neighbors`."},
			{"surface", "[width, depth]", false, "The map is a table measured in inches: its pieces stand at points."},
			{"of", "name of a kind", false, "The kind of a grid's spaces."},
			{"drawn", "text", false, "A grid as rows of words, north at the top: the first line names the columns, each further line begins with its row's name; `-` is no space, `.` a plain one."},
			{"raised", "odd, even or each", false, "Of hexes with flat tops (straight columns): which columns sit half a hex to the north; `each`: every column half a hex further than the one before it."},
			{"shifted", "odd, even or each", false, "Of hexes with pointed tops (straight rows): which rows sit half a hex to the east; `each`: every row half a hex further than the one before it, as on a rhombus."},
			{"beside", "{ map = [columns, rows] }", false, "The map lies on one lattice with another: it begins so many columns to the east and so many rows to the south of where that one begins. Spaces touch across the seam."},
			{"legend", "{ word = { field = value } }", false, "What the other words of the drawing stand for."},
			{"name", "text", false, "How spaces are named, such as `\"${column}.${row}\"`; column and row run together if not stated."},
		},
		Example: "kind \"square\" { is = space }\nmap \"Board\" {\n  grid  = squares\n  of    = square\n  drawn = <<-BOARD\n      a b\n    2 . .\n    1 . .\n  BOARD\n}",
	},
	{
		Name: "feature", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "Lays data on a map: on spaces (`on`), on every border that a line of spaces crosses (`along`), or on the borders of pairs (`between`). Over what a legend says; two features may not differ on one thing.",
		Attrs: []Attr{
			{"on", "set of spaces", false, "Spaces whose fields it states."},
			{"along", "list of spaces", false, "A line of spaces, each touching the next: roads, rails."},
			{"between", "[[space, space]]", false, "Pairs of spaces that touch: rivers, walls, wire."},
			{"fields", "{ field = constant }", true, "What holds there."},
		},
		Example: "kind \"field\" {\n  is      = space\n  borders = { wall = bool }\n}\nmap \"Yard\" {\n  grid  = squares\n  of    = field\n  drawn = <<-YARD\n       a b\n    1  . .\n  YARD\n}\nfeature \"The wall\" {\n  between = [[a1, b1]]\n  fields  = { wall = true }\n}",
	},
	{
		Name: "value", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"modifier"},
		Doc: "A derived figure. Base, then the sum of all `by`, then `at_least`, then `at_most`, then `to`.",
		Attrs: []Attr{
			{"given", "{ name = type }", false, "What it is asked about."},
			{"returns", "type", false, "Its type, where the base does not tell."},
			{"base", "expression", true, "The figure before modifiers."},
		},
	},
	{
		Name: "modifier", Labels: []Label{{Name: "why"}}, Origin: true, Since: 1,
		Doc: "One line of a value.", Attrs: modifierAttrs,
	},
	{
		Name: "modify", Labels: []Label{{Name: "value"}, {Name: "why", Optional: true}}, Origin: true, Since: 1,
		Doc: "Adds a line to a value that stands elsewhere, while the enclosing extent holds. The value's `given` names are in scope.", Attrs: modifierAttrs,
	},
	{
		Name: "table", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "A decision table. Each row: its inputs, then its results. Cells: a value, `[a, b]`, `any`, `\"2-3\"`, `\"-3..-1\"`, `\"..6\"`, `\"7..\"`; a first cell `else` makes the last row.",
		Attrs: []Attr{
			{"given", "{ name = type }", true, "The axes: a number, a bool, an enum, a kind, a die (`d6`) or a throw (`pool(2, d6)`)."},
			{"returns", "{ name = type }", true, "The results."},
			{"rows", "[[cells]]", true, "The rows."},
			{"across", "name", false, "The last axis, when it runs across the row."},
		},
	},
	{
		Name: "rule", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"statement"},
		Doc: "What must be done when it is called, or when its event happens.", Attrs: ruleAttrs,
	},
	{
		Name: "phase", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"statement"},
		Doc: "A rule that the status line shows.", Attrs: ruleAttrs,
	},
	{
		Name: "menu", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"require"},
		Doc: "What a group of actions has in common: who acts, what each action states, what all require.",
		Attrs: []Attr{
			{"given", "{ name = type }", false, "Its parameters, which `offer` states."},
			{"player", "player", false, "Who is asked. Default: the first player."},
			{"actor", "set", false, "Who or what may take the action. The actor is the first part of every choice."},
			{"fields", "{ field = type }", false, "Constants that every action of the menu states."},
		},
	},
	{
		Name: "action", Labels: []Label{{Name: "name"}}, Origin: true, Fields: true, Since: 1, Blocks: []string{"statement", "except"},
		Doc: "Something that a player may do. Its leading choices and requirements form one decision.",
		Attrs: []Attr{
			{"menu", "name of a menu", false, "Its menu."},
			{"given", "{ name = type }", false, "The names that its event binds. With `anytime`: the player who is asked."},
			{"before", "event", false, "It is offered before this event."},
			{"after", "event", false, "It is offered after this event."},
			{"player", "player", false, "Who may take it, if it has no menu."},
			{"anytime", "bool", false, "It is offered beside every decision of its player, and answers none of them. Without `player`: of every player."},
			{"whole", "bool", false, "Everything that it asks is one decision. The options are found by trial."},
			{"distinct", "bool", false, "With `whole`: of all ways that lead to the same table, only the first is offered. Like pieces may change places."},
			{"prefer", "number", false, "With `whole`: only those ways are legal at whose end this number is greatest, among all ways of such actions."},
		},
	},
	{
		Name: "forbid", Labels: []Label{{Name: "action or menu"}}, Origin: true, Since: 1,
		Doc: "An action is not legal while the enclosing extent, and `when`, hold.",
		Attrs: []Attr{
			{"when", "bool", false, "Only if this holds; the action's names are in scope."},
			{"because", "text", false, "The reason that the player is told."},
		},
	},
	{
		Name: "except", Labels: []Label{{Name: "rule, value or menu"}, {Name: "modifier or requirement", Optional: true}}, Origin: true, Since: 1,
		Doc:   "Switches off a rule, one modifier of a value, or (inside an action) one requirement of its menu.",
		Attrs: []Attr{{"when", "bool", false, "Only if this holds; the names of the rule or value are in scope."}},
	},
	{
		Name: "while", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"addition"},
		Doc:   "An extent: what stands inside is in force when `when` holds.",
		Attrs: []Attr{{"when", "bool", true, "The condition under which it is in force."}},
	},
	{
		Name: "option", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"variant"},
		Doc:   "A choice made before play, as in `--set option=variant`.",
		Attrs: []Attr{{"default", "name of a variant", false, "The variant that holds if none is chosen. Default: the first."}},
	},
	{
		Name: "variant", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"addition", "deploy"},
		Doc: "One value of an option: an extent.",
		Attrs: []Attr{
			{"needs", "names of variants", false, "Variants that it also selects. It is an error if another one was chosen."},
			{"excludes", "names of variants", false, "Variants that it cannot be combined with."},
			{"players", "names of players", false, "Who plays in this variant."},
		},
	},
	{
		Name: "scenario", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"addition", "deploy"},
		Doc:   "A start of the game. The first scenario is played if none is named.",
		Attrs: []Attr{{"begin", "name of a rule", false, "Where play begins. Default: as the game states."}},
	},
	{
		Name: "deploy", Labels: []Label{{Name: "who", Optional: true}}, Origin: true, Since: 1,
		Doc: "A set-up: what starts where, in rows or as a drawing. A set of places leaves the choice to the player.",
		Attrs: []Attr{
			{"rows", "[[place, [pieces]]]", false, "What starts in each place, bottom to top. A number before a design states how many copies."},
			{"drawn", "text", false, "The set-up of a grid, drawn as its map is. The first line names columns, and each further line begins with the name of its row. Each word is a piece; `.` is an empty space."},
			{"legend", "{ word = piece }", false, "What the words of drawn set-ups stand for. Upper and lower case differ. One legend holds for all set-ups. A word that no legend names is a piece's own name."},
		},
	},
	{
		Name: "invariant", Labels: []Label{{Name: "label"}}, Origin: true, Since: 1,
		Doc:   "A condition that holds after every decision. `sim` and tests check it.",
		Attrs: []Attr{{"that", "bool", true, "The condition."}},
	},
	{
		Name: "mod", Labels: []Label{{Name: "title"}}, Origin: true, Since: 1,
		Doc: "A folder that changes a game.",
		Attrs: []Attr{
			{"id", "text", false, "Its name, in small letters, digits, `_` and `-`. Default: the slug of the title."},
			{"game", "text", true, "The id of the game."},
			{"version", "text", false, "The mod's own version."},
			{"game_version", "text", false, "The versions of the game that it fits, such as `>= 1.0`."},
			{"over", "names of mods", false, "Mods that this one overrides where both change the same thing."},
		},
	},
	{
		Name: "revise", Labels: []Label{{Name: "block"}, {Name: "name"}}, Origin: true, Fields: true, Since: 1,
		Doc: "Changes a declaration and states what it expects to find: `{ was = .., now = .. }` replaces an attribute, a row or a total; `{ add = .. }` adds to a figure, or to the figures of a row one by one.",
	},
	{
		Name: "add", Labels: []Label{{Name: "block"}, {Name: "name"}}, Origin: true, Fields: true, Since: 1, Blocks: []string{"variant"},
		Doc: "In a mod: adds to a declaration of the game: rows, names, boxes, entries of a legend, fields, members of any list, columns with their cells, variants of an option. Totals follow. Two mods conflict only if both add the same name.",
	},
	{
		Name: "test", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"statement", "test step"},
		Doc: "A test. It starts on a bare table, or with the set-up of a scenario.",
		Attrs: []Attr{
			{"variants", "names of variants", false, "The variants in force."},
			{"strategies", "names of strategies", false, "How players decide while `chance`, `mean` and `best` are computed. At most one for each player."},
			{"scenario", "name of a scenario", false, "The start. Default: a bare table, and nothing in progress."},
			{"seed", "number", false, "The seed of all chance that `rolls` does not name."},
			{"rolls", "[numbers]", false, "The next results of dice, in order, one for each die."},
		},
	},
	{
		Name: "strategy", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "How a player decides, for exact odds. Each row states a decision, a condition, and the weight of each option. The first row that fits counts. " +
			"A strategy may read only what its player sees.",
		Attrs: []Attr{
			{"player", "name of a player", true, "The player who decides so."},
			{"rows", "[[decision, condition, { option = weight }]]", true, "The name of a decision or `any`; a condition or `any`; the weight of each option, by its key or its action. An option that is not named is not taken."},
		},
	},
}

var ruleAttrs = []Attr{
	{"given", "{ name = type }", false, "What it is told; for a bound rule, the names that its event binds."},
	{"returns", "type", false, "What it returns."},
	{"before", "event", false, "It runs before this."},
	{"after", "event", false, "It runs after this."},
	{"instead_of", "event", false, "It replaces this rule, whole."},
	{"when", "bool", false, "Only if this holds."},
	{"over", "names", false, "The rules over which this one goes where both would replace the same one."},
}

var modifierAttrs = []Attr{
	{"when", "bool", false, "Only if this holds."},
	{"base", "expression", false, "Replaces the base."},
	{"by", "number", false, "Is added."},
	{"at_least", "number", false, "The value is no less."},
	{"at_most", "number", false, "The value is no more."},
	{"to", "expression", false, "The value is this, whatever else counts."},
	{"also", "set", false, "Is added to a set."},
	{"but_not", "set", false, "Is taken from a set."},
	{"over", "names", false, "The modifiers over which this one goes."},
}

// TestSteps are the blocks that stand in tests only.
var TestSteps = []*Block{
	{Name: "given", Fields: true, Since: 1, Doc: "Lays out pieces, bottom to top: `B4-1 = [rifleman, rubble.face_down]`."},
	{Name: "take", Labels: []Label{{Name: "action"}}, Fields: true, Since: 1, Doc: "The player takes the action with these choices."},
	{Name: "answer", Fields: true, Since: 1, Doc: "The player answers the pending choice: `target = chief`."},
	{Name: "pass", Labels: []Label{{Name: "decision", Optional: true}}, Since: 1, Doc: "The player passes. The label names the decision."},
	{Name: "refuse", Labels: []Label{{Name: "action", Optional: true}}, Fields: true, Since: 1,
		Attrs: []Attr{{"because", "text", false, "The label of the first requirement that fails."}},
		Doc:   "Asserts that the action with these choices is not legal now."},
	{Name: "play", Since: 1, Doc: "Bots play to the end of the game.",
		Attrs: []Attr{{"bots", "random", false, "The bots that play."}, {"seed", "number", false, "The seed of the bots."}}},
	{Name: "expect", Fields: true, Since: 1, Doc: "Asserts what is true now: `PLACE = [bottom, .., top]`, `that`, or `value` and `is`.",
		Attrs: []Attr{{"that", "bool", false, "A condition."}, {"value", "expression", false, "A value, compared with `is`."}, {"is", "expression", false, "What `value`, `chance`, `mean` or `best` must be. Of the last three: an exact fraction."}, {"perft", "[numbers]", false, "The number of sequences of decisions from here, of length 1, 2 and so on."},
			{"chance", "bool", false, "The exact probability that this holds in the end: `is = 244 / 495`."},
			{"mean", "number or player", false, "The mean of the number in the end. Of a player: the mean worth of the results."},
			{"best", "player", false, "The player's mean worth with the best reply to what the others do."}}},
}

// Find returns the block kind of a name, or nil.
func Find(name string) *Block {
	for _, b := range Blocks {
		if b.Name == name {
			return b
		}
	}
	return nil
}

// IsAttribute says whether a word is an attribute of some block, and no block itself.
func IsAttribute(word string) bool {
	return Find(word) == nil && slices.ContainsFunc(Blocks, func(b *Block) bool { return b.Attr(word) != nil })
}
