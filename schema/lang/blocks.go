package lang

import "slices"

// goalAttr is how to win, for blocks that may say so.
var goalAttr = Attr{"goal", "text or { player = text }", false, "How to win, in a sentence or two that players read before anything else: one for all, or one for each player. That of a variant goes before the scenario's, and that before the game's; a player's own goes before one for all."}

// What a play asks of people, for blocks that may say so.
var (
	minutesAttr = Attr{"minutes", "number", false, "How long people take to play it, about. That of a scenario goes before that of the game."}
	weightAttr  = Attr{"weight", "light, medium or heavy", false, "How much there is to learn and to weigh. That of a scenario goes before that of the game."}
)

// Blocks are the block kinds of the language, in the order in which the reference tells of them.
var Blocks = []*Block{
	{
		Name: "game", Labels: []Label{{Name: "title"}}, Origin: true, Since: 1,
		Doc: "Identifies the game, and states where play begins. A game's folder has exactly one.",
		Attrs: []Attr{
			{"id", "text", false, "The name on the command line, in small letters, digits, `_` and `-`. Default: the slug of the title."},
			{"language", "number", true, "The version of the language that the files were written for: `1`."},
			{"version", "text", false, "The content's own version, such as `1.0.0`."},
			{"rulebook", "text", false, "The rulebook that the content follows."},
			{"begin", "name of a rule", true, "The rule or phase with which play begins."},
			{"players", "names of players, or their plural", false, "Who plays. Default: all players, in their order."},
			{"length", "number", false, "How many decisions a game usually takes. Ten times as many is over budget."},
			{"parts", "number", false, "Into how many parts a whole number divides: `1`, `2` for halves, `10` for tenths."},
			{"start_with", "name of a scenario", false, "The scenario for who plays for the first time. It is played if none is named. Default: the first."},
			minutesAttr, weightAttr, goalAttr,
		},
		Example: "game \"Coin\" {\n  language = 1\n  begin    = toss\n}\nphase \"Toss\" {}",
	},
	{
		Name: "section", Labels: []Label{{Name: "number"}, {Name: "title"}}, Origin: true, Since: 1, Blocks: []string{"declaration"},
		Doc:   "One section of the rulebook. It is not a scope for names. Its number is the `ref` of all declarations inside. All sections together are the outline that `cover` counts.",
		Attrs: []Attr{{"no_rules", "text", false, "Why nothing implements this section."}},
	},
	{
		Name: "player", Labels: []Label{{Name: "name"}}, Origin: true, Fields: true, Since: 1,
		Doc: "A participant who makes decisions.",
	},
	{
		Name: "side", Labels: []Label{{Name: "name"}}, Origin: true, Fields: true, Since: 1,
		Doc:   "An owner of pieces. One player may run several sides, and the rules may run one.",
		Attrs: []Attr{{"player", "name of a player", false, "Who decides for the side. Default: nobody."}},
	},
	{
		Name: "result", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "One way the game can end.",
		Attrs: []Attr{
			{"worth", "number or { player = number }", false, "How good it is for the first player; for the others it is the negative. Or one number for each player. With `winners` also `winners = number` and `others = number`."},
			{"winners", "names of players, or their plural", false, "Who can win it, alone or together. `end game` states who has won."},
		},
	},
	{
		Name: "enum", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc:     "A set of names, ordered as written. Its English plural is the set of all of them.",
		Attrs:   []Attr{{"names", "names", true, "The names, lowest first."}},
		Example: "enum \"squad\" { names = [A, B, C] }",
	},
	{
		Name: "kind", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"addition", "value"},
		Doc: "A noun. It declares a block for its things, a type, a set (the plural), a field of places (the plural), and an adjective for each of its sides, traits and sub-kinds.",
		Attrs: []Attr{
			{"is", "name of a kind", true, "What it is: `piece`, `card`, `chit`, `space`, `path`, `box`, `deck`, `cup`, `player`, `side`, `concept`, or a kind of the game."},
			{"plural", "name", false, "The name of the set of all of them. Default: the English plural, such as `leaders`, `armies`, `men`, `boxes`; of a name that is plural already, the name."},
			{"of", "name of a kind", false, "Of a path: the kind of its steps. Of a deck, box or cup: the kind of what lies there."},
			{"length", "number", false, "Of a path: how many spaces each of them makes. Without it, each lists spaces that exist, in order, under their plural."},
			{"traits", "names", false, "Permanent adjectives that some of its things have."},
			{"sides", "names", false, "The sides of the counter. The first is up at the start."},
			{"fields", "{ field = type }", false, "Fields that never change, such as what is printed on a counter."},
			{"needs", "{ trait = [fields] }", false, "The fields of type maybe(..) that those of its things must state that have a trait, such as `{ building = [east, north] }`."},
			{"state", "{ field = type }", false, "Fields that change during play. They start at zero, false or none, unless a roster states another value."},
			{"history", "names of state fields", false, "State fields that record the past and are not part of the position: `record` and the hash of a position ignore them."},
			{"borders", "{ field = type }", false, "Of spaces: what is printed between two that touch, such as `{ river = bool }`. Default: false, zero, the first name or none, unless a feature states another value. Read as `border(a, b).river`."},
			{"owner", "name of a field", false, "The field, in `fields` or `state`, that holds the player or side to whom a thing belongs: of pieces, of places that their owner sees into, and of places, terrain and concepts with secret fields. Players own themselves, and sides belong to their players."},
			{"secret", "{ field = name of a bool field, or always }", false, "State fields whose value only the owner of a thing knows, each while the bool of the same thing is true, or `always`. Revealing it is setting the bool to false."},
			{"seen_by", "all, nobody, owner or a player", false, "Of places: who sees what lies in one. Default: all. Of pieces: who sees one that lies face down, wherever it is. Default: nobody."},
			{"own_back", "bool", false, "Of pieces: their backs differ from those of other kinds. A player who sees only the back knows that it is one of this kind. Default: the backs of all pieces of one family are alike."},
			{"present", "name of a state field", false, "Of terrain: the bool that says which lies on the surface now. The plural means those, and screens draw no others. If not stated, all of it always lies there."},
		},
	},
	{
		Name: "roster", Labels: []Label{{Name: "kind"}}, Origin: true, Since: 1,
		Doc: "Many things of one kind, as a table of data.",
		Attrs: []Attr{
			{"columns", "names of fields", true, "The field in each column. A `count` above 1 makes a design with that many like pieces."},
			{"rows", "{ name = [cells] }", true, "One row for each thing. What a row states besides stands after its cells: `Falke = [karst, 3, { moves = 5 }]`."},
			{"defaults", "{ field = value }", false, "What every row states that does not state it after its cells."},
			{"totals", "{ column = number }", false, "The sum of a column."},
		},
	},
	{
		Name: "composition", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "The contents of decks, as a table of data. It makes the decks, and as many cards of each design as its row states.",
		Attrs: []Attr{
			{"makes", "name of a deck kind", true, "The kind of the decks."},
			{"decks", "names", true, "The decks, one for each column."},
			{"rows", "{ card = [numbers] }", true, "The number of copies of the card in each deck."},
			{"totals", "[numbers]", false, "The number of cards in each deck."},
			{"rest", "supply", false, "`supply`: there may be more copies of a card (its `count`) than the decks hold, and they are in the supply. Default: a `count` must agree with the decks."},
		},
	},
	{
		Name: "marker", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "A token that is laid on a host.",
		Attrs: []Attr{
			{"on", "name of a kind", true, "The kind of its hosts."},
			{"count", "number", false, "How many there are. Default: unlimited."},
			{"limit", "bool", false, "`false`: the count states how many the box of the game contains, and is not a limit; the rules may lay more."},
			{"adjective", "name", false, "The adjective of a host that carries it. Default: the marker's name."},
			{"plural", "name", false, "With `many`: the field that counts them."},
			{"many", "bool", false, "Whether several may lie on one host."},
			{"start", "set", false, "The hosts that carry one at the start."},
		},
	},
	{
		Name: "track", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "A row of boxes with one marker. In an expression, its name is the number of the marker's box.",
		Attrs: []Attr{
			{"boxes", "numbers(a, b), names or records", true, "The boxes, in order."},
			{"start", "number or name", false, "Where the marker starts. Default: the first box."},
			{"fields", "{ field = type }", false, "The fields of boxes that are made from records: `[{ day = june_6, dark = true }]`."},
			{"name", "text", false, "The names of boxes that are made from records, such as `\"${day} ${number}\"`."},
			{"history", "bool", false, "The track records the past and is not part of the position: `record` and the hash of a position ignore it."},
		},
	},
	{
		Name: "box", Labels: []Label{{Name: "name"}}, Origin: true, Fields: true, Since: 1,
		Doc: "A place outside the map.",
		Attrs: []Attr{
			{"of", "name of a kind", false, "The kind of what lies there."},
			{"in_force", "bool", false, "Whether the contents of cards are in force while they lie here."},
			{"seen_by", "all, nobody or a player", false, "Who sees what lies here. Default: all."},
		},
	},
	{Name: "deck", Labels: []Label{{Name: "name"}}, Origin: true, Fields: true, Since: 1,
		Doc: "A pile of face-down cards, shuffled at the start.",
		Attrs: []Attr{
			{"of", "name of a kind", false, "The kind of what lies there."},
			{"holds", "names of cards", false, "What it contains at the start. Default: all cards of its kind."},
			{"seen_by", "all, nobody or a player", false, "Who sees what lies here. Default: nobody."},
		}},
	{Name: "cup", Labels: []Label{{Name: "name"}}, Origin: true, Fields: true, Since: 1,
		Doc: "A cup or bag from which chits are drawn at random.",
		Attrs: []Attr{
			{"of", "name of a kind", false, "The kind of what lies there."},
			{"holds", "names of chits", false, "What it contains at the start. Default: all chits of its kind."},
			{"seen_by", "all, nobody or a player", false, "Who sees what lies here. Default: nobody."},
		}},
	{
		Name: "map", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "The board: a name for spaces that are declared elsewhere and that a look draws (`layouts`), or a grid that makes its spaces from a drawing (`grid`, `of`, `drawn`).",
		Attrs: []Attr{
			{"grid", "squares or hexes", false, "The map makes its own spaces. They have the fields `column`, `row` and `neighbors`."},
			{"surface", "[width, depth]", false, "The map is a table measured in inches. Its pieces stand at points."},
			{"of", "name of a kind", false, "The kind of a grid's spaces."},
			{"drawn", "text", false, "The grid as rows of words, north at the top. The first line names the columns, and each further line begins with the name of its row. `-` is no space, `.` is a plain space."},
			{"raised", "odd, even or each", false, "Of hexes with flat tops (straight columns): which columns are half a hex further north. `each`: every column half a hex further than the one before."},
			{"shifted", "odd, even or each", false, "Of hexes with pointed tops (straight rows): which rows are half a hex further east. `each`: every row half a hex further than the one before, as on a rhombus."},
			{"beside", "{ map = [columns, rows] }", false, "The map shares a lattice with another. It begins this many columns to the east and rows to the south of that one. Spaces touch across the seam."},
			{"legend", "{ word = { field = value } }", false, "The data of the other words in the drawing."},
			{"name", "text", false, "The names of spaces, such as `\"${column}.${row}\"`. Default: the column, directly followed by the row."},
		},
		Example: "kind \"square\" { is = space }\nmap \"Board\" {\n  grid  = squares\n  of    = square\n  drawn = <<-BOARD\n      a b\n    2 . .\n    1 . .\n  BOARD\n}",
	},
	{
		Name: "feature", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "Lays data on a map: on spaces (`on`), on every border that a line of spaces crosses (`along`), or on the borders of pairs (`between`). It overrides the legend. Two features must not give different data to one space or border. Or it gives spaces names (`names`).",
		Attrs: []Attr{
			{"on", "set of spaces", false, "The spaces whose fields it sets."},
			{"along", "list of spaces", false, "A line of spaces, each of which touches the next: roads and rails, which lead from each space into the next across the border. For rivers and walls, which lie on borders, use `between`."},
			{"between", "[[space, space]]", false, "Pairs of spaces that touch: rivers, walls, wire."},
			{"fields", "{ field = constant }", false, "The data. With `on`, `along` and `between` it must be stated."},
			{"names", "{ name = space }", false, "What spaces are called besides: `Noville = hex_29_04`. Content and players may say it for the space, and maps show it."},
		},
		Example: "kind \"field\" {\n  is      = space\n  borders = { wall = bool }\n}\nmap \"Yard\" {\n  grid  = squares\n  of    = field\n  drawn = <<-YARD\n       a b\n    1  . .\n  YARD\n}\nfeature \"The wall\" {\n  between = [[a1, b1]]\n  fields  = { wall = true }\n}",
	},
	{
		Name: "look", Origin: true, Since: 1,
		Doc: "How things are drawn and told, by letters, in pictures and on paper. A game may have several, which are read as one; those of a scenario, a variant and a mod lay their rows over the game's. Without any there are defaults for all.",
		Attrs: []Attr{
			{"sides", "{ player or side = colour }", false, "Whose pieces are told apart, and how: `blue`, `amber`, `pale`, `rose`, `slate` or `\"#rrggbb\"`. Short names of the first are written in capitals, of the second in small letters. Default: by declaration."},
			{"signs", "{ piece = text }", false, "Short names of pieces and designs, of at most four characters. Default: the shortest that tell them apart."},
			{"pieces", "{ kind = { word = .. } }", false, "What counters of a kind show in pictures and on paper: `symbol`, `size`, `sign`, `stripe`, `colour`, `owner`, `numbers`, and lists of fields `above`, `below`, `left` and `right`. Default: the short name, and below it what `shown` has for the kind, else the numbers printed on it."},
			{"shown", "{ kind of piece = [field] }", false, "What boards on a screen write for a piece of a kind, such as `[code, strength]`: printed texts, and numbers and names of enums, printed or in state. Default: a short name that is derived."},
			{"layouts", "{ map = text }", false, "Boards without a grid, drawn as text. A cell `[B4-1   ]` shows what lies in the space of that name. Default, in a game that draws no map: its first map is drawn from its paths and the links that are printed on its spaces."},
			{"grounds", "{ ground = [sign, pattern] }", false, "How a ground is drawn, and as a third text what legends call it: a name of an enum or a trait that is printed on spaces or terrain, a word of a drawing, or a space or terrain itself. The patterns are `plain`, `trees`, `houses`, `contours`, `dots`, `waves` and `hatch`. Default: the word of the drawing."},
			{"markers", "{ marker = text }", false, "Signs of markers, of one or two characters. Default: the shortest beginning that is free."},
			{"borders", "{ border = [sign, line] }", false, "What draws something between spaces, and what it is: `water`, `stream`, `wall`, `wire` or `cliff` along their sides, `road`, `track` or `rail` through their middles. Default: `~ = # %` by order, along sides."},
			{"state", "{ kind.field = text or [text] }", false, "A sign of a state field on the board: where it holds, before a number other than 0 and 1 with the number, or one for each of its values."},
			{"hidden", "names of state fields, boxes, cups and tables", false, "Fields that are never shown, as `kind.field`, places that are not listed beside the board, and tables of which people need no chart."},
			{"quiet", "names of state fields, markers and rules", false, "Fields, as `kind.field`, of whose changes the log does not tell, nor the list of what lies beside the board; `kind.sides`, where nothing is to be told of which side is up; markers that come and go untold; and rules, such as one that has an officer go along with his unit, of which the log tells neither the name nor the moves that they make."},
			{"rolls", "{ roll = [text, text] }", false, "What the log says of a roll that reaches what it needs, and of one that does not, such as `[\"hit\", \"miss\"]`. Default: the label of the `if` that depends on it, and `no`."},
			{"area", "name of a value", false, "The spaces of grids that are drawn; the value has no parameters. What lies elsewhere is listed beside the map. Default: all."},
			{"spans", "{ track = name of a value }", false, "The boxes of a track that the marker comes to in this play, such as the turns of a scenario: a value without parameters. The status line counts them. Default: all boxes of a numbered track."},
			{"copies", "{ kind of piece = number or name of a value }", false, "How many copies of each design of a kind are printed on paper where play needs fewer than there are, such as an order die for each unit. A value has no parameters, or one, a piece of that kind; it is asked when a play begins that `print` is told with `--scenario` or `--set`. Default: all that play can come to."},
			{"score", "names of tracks, values and state fields", false, "What stands on the status line. Default: all tracks, and all figures of players."},
			{"ends", "names of tracks and values", false, "How far it is to each end of the game: it stands on the status line, too. The values have no parameters, or one, of a player: these are asked for each. `[]` says that nothing can be counted."},
		},
		Example: "look {\n  markers = { wound = \"w\" }\n}",
	},
	{
		Name: "value", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"modifier"},
		Doc: "A derived quantity. It is computed from its base, then the sum of all `by`, then `at_least`, then `at_most`, then `to`.",
		Attrs: []Attr{
			{"given", "{ name = type }", false, "Its parameters."},
			{"returns", "type", false, "Its type, if the base does not determine it."},
			{"base", "expression", true, "The result before modifiers."},
		},
	},
	{
		Name: "modifier", Labels: []Label{{Name: "why"}}, Origin: true, Since: 1,
		Doc: "A modifier of the enclosing value.", Attrs: modifierAttrs,
	},
	{
		Name: "modify", Labels: []Label{{Name: "value"}, {Name: "why", Optional: true}}, Origin: true, Since: 1,
		Doc: "Adds a modifier to a value that is declared elsewhere, while the enclosing extent is in force. The value's `given` names are in scope.", Attrs: modifierAttrs,
	},
	{
		Name: "table", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1,
		Doc: "A decision table. Each row has its inputs, then its results. A cell is a value, `[a, b]`, `any`, `\"2-3\"`, `\"-3..-1\"`, `\"..6\"` or `\"7..\"`. A row whose first cell is `else` is the last one.",
		Attrs: []Attr{
			{"given", "{ name = type }", true, "The axes: a number, a bool, an enum, a kind, a die (`d6`) or a throw (`pool(2, d6)`)."},
			{"returns", "{ name = type }", true, "The results."},
			{"rows", "[[cells]]", true, "The rows."},
			{"across", "name", false, "The last axis, if it runs across the row. The row's results are then a list, one for each value of the axis."},
		},
		Example: `table "Storm" {
  given   = { odds = number, roll = d6 }
  returns = { taken = bool }
  across  = roll
  rows = [
    ["..0", [false, false, false, false, false, true]],
    ["1..", [false, false, true, true, true, true]],
  ]
}`,
	},
	{
		Name: "rule", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"statement"},
		Doc: "Statements that run when the rule is called, or when its event happens.", Attrs: ruleAttrs,
	},
	{
		Name: "phase", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"statement"},
		Doc: "A rule whose name the status line shows.", Attrs: ruleAttrs,
	},
	{
		Name: "menu", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"require"},
		Doc: "The common part of a group of actions: who acts, what each action states, and what all require.",
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
		Doc: "Makes an action illegal while the enclosing extent is in force and `when` holds.",
		Attrs: []Attr{
			{"when", "bool", false, "The condition. The action's names are in scope. Default: always."},
			{"because", "text", false, "The reason that the player is told."},
		},
	},
	{
		Name: "except", Labels: []Label{{Name: "rule, value, policy or menu"}, {Name: "modifier, line or requirement", Optional: true}}, Origin: true, Since: 1,
		Doc:   "Switches off a rule, one modifier of a value, one line of a policy, or (inside an action) one requirement of its menu.",
		Attrs: []Attr{{"when", "bool", false, "The condition. The names of the rule or value are in scope, but not those of options. Default: always."}},
	},
	{
		Name: "while", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"addition"},
		Doc:   "An extent: its contents are in force while `when` holds.",
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
			{"players", "names of players, or their plural", false, "Who plays in this variant."},
			goalAttr,
		},
	},
	{
		Name: "scenario", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"addition", "deploy"},
		Doc:   "A start of the game. If none is named, the one is played that the game starts with, or the first.",
		Attrs: []Attr{{"begin", "name of a rule", false, "Where play begins. Default: as the game states."}, minutesAttr, weightAttr, goalAttr},
	},
	{
		Name: "deploy", Labels: []Label{{Name: "who", Optional: true}}, Origin: true, Since: 1,
		Doc: "A set-up: what starts where, in rows or as a drawing. A set of places leaves the choice to the player.",
		Attrs: []Attr{
			{"rows", "[[place, [pieces]]]", false, "What starts in each place, bottom to top. A number before a design states how many copies."},
			{"drawn", "text", false, "The set-up of a grid, drawn as its map is. The first line names columns, and each further line begins with the name of its row. Each word is a piece; `.` is an empty space."},
			{"legend", "{ word = piece }", false, "What the words of drawn set-ups stand for. Upper and lower case differ. One legend holds for all set-ups. A word that no legend names is a piece's own name."},
			{"face", "up or down", false, "How its pieces lie. A piece that states how it lies goes before. Default: up."},
		},
		Example: `scenario "Half a Guard" {
  deploy {
    rows = [
      [mill, [ada, bern]],
      [A-2, [2, footman]],
    ]
  }
}`,
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
		Name: "revise", Labels: []Label{{Name: "block"}, {Name: "name"}, {Name: "why", Optional: true}}, Origin: true, Fields: true, Since: 1,
		Doc: "Changes a declaration. `{ was = .., now = .. }` replaces an attribute, a row, a cell or a total, and states the old data. `{ add = .. }` adds to a number, or to each number of a row. A row of a table goes by its inputs, and a line of a value (`modify`) or of a policy (`prefer`, `first`) by the label `why`.",
	},
	{
		Name: "add", Labels: []Label{{Name: "block"}, {Name: "name"}}, Origin: true, Fields: true, Since: 1, Blocks: []string{"variant", "prefer", "first", "remember"},
		Doc: "In a mod: adds to a declaration of the game: rows, names, boxes, entries of a legend, fields, members of any list, columns with their cells, variants of an option, lines of a policy. Totals are updated. Two mods conflict only if both add the same name.",
	},
	{
		Name: "test", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"statement", "test step"},
		Doc: "A test. It starts on a bare table, or with the set-up of a scenario.",
		Attrs: []Attr{
			{"variants", "names of variants", false, "The variants in force."},
			{"policies", "names of policies", false, "How players decide while `chance`, `mean` and `best` are computed. At most one for each player."},
			{"scenario", "name of a scenario", false, "The start. Default: a bare table, and nothing in progress."},
			{"seed", "number", false, "The seed of all chance that `rolls` does not name."},
			{"rolls", "[numbers]", false, "The next results of dice, in order, one for each die."},
		},
	},
	{
		Name: "guide", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"test step"},
		Doc: "A first turn that a person is led through: a test of which one player takes the decisions. `play --guide` begins it.",
		Attrs: []Attr{
			{"for", "name of a player", false, "Who is led. Default: the first player."},
			{"variants", "names of variants", false, "The variants in force."},
			{"scenario", "name of a scenario", false, "The scenario. Default: the one that is played if none is named."},
			{"seed", "number", false, "The seed of all chance, so that the dice fall as the prompts tell."},
		},
		Example: `guide "The First Hour" {
  prompt "Shoot down the lane" {
    text = "A raider who is seen is a raider less."
    see  = [ada]
  }
  take "Shoot" { actor = ada }
}`,
	},
	{
		Name: "policy", Labels: []Label{{Name: "name"}}, Origin: true, Since: 1, Blocks: []string{"prefer", "first", "remember", "except", "value", "table"},
		Doc: "How a computer player decides: what each option is worth, and why. The option of the highest worth is taken, and one of equals by lot, or by shares. The values and tables inside are the game's, and may read its weights. " +
			"A policy must read only what its player sees.",
		Attrs: []Attr{
			{"for", "players, sides or kinds of them", false, "Whose policy it is. Its lines read the player as `self`. Default: all players."},
			{"weights", "{ name = number }", false, "Numbers that its lines and values read by name."},
			{"notes", "{ name = type } or { name = { kind = type } }", false, "What it remembers from one decision to the next: a number, a bool, a thing or a name of an enum, by itself or of each thing of a kind. Things and names are none at first, numbers 0, and bools false."},
			{"use", "name of a policy", false, "Takes over the lines of another policy; weights and notes of the same name replace its own."},
			{"search", "bool", false, "A veteran searches, guided by the policies, rather than go by the policy alone: where that is measured to be better. Default: false."},
		},
		Example: `policy "Steady Watch" {
  for     = warden
  text    = "Shoots before it does anything else."
  weights = { eager = 10 }
  prefer "a shot in hand" {
    action = shoot
    worth  = eager
  }
}`,
	},
	{
		Name: "prefer", Labels: []Label{{Name: "reason"}}, Origin: true, Since: 1,
		Doc:   "In a policy: changes the worth of the options that it fits, as a modifier changes a value. Worth begins at 0.",
		Attrs: append(policyJudges[:len(policyJudges):len(policyJudges)], Attr{"worth", "number", false, "Is added to the worth."}, Attr{"share", "number", false, "In place of a worth: how often one of its options is drawn, as against other lines, where options are equally good. Its options divide it."}, Attr{"at_least", "number", false, "A lower bound of the worth."}, Attr{"at_most", "number", false, "An upper bound of the worth."}, Attr{"to", "number", false, "The worth, whatever other lines state."}),
	},
	{
		Name: "first", Labels: []Label{{Name: "reason"}}, Origin: true, Since: 1,
		Doc:   "In a policy: a step of a list of priorities. The first that holds for a legal option decides: only the options that it fits are left.",
		Attrs: append(policyJudges[:len(policyJudges):len(policyJudges)], Attr{"narrow", "number or [numbers]", false, "Keeps the options for which the first number is highest, of these those for which the second is, and so on."}),
	},
	{
		Name: "remember", Labels: []Label{{Name: "reason"}}, Origin: true, Since: 1,
		Doc:   "In a policy: sets notes when its player takes an option that it fits, whoever has decided it. All lines read the notes as they were before.",
		Attrs: append(policyFits[:len(policyFits):len(policyFits)], Attr{"of", "thing", false, "The thing that is noted of, for notes of each thing of a kind."}, Attr{"set", "{ note = value }", true, "The notes, with what they are from now on. `none` clears a thing or a name."}),
		Example: `policy "Stubborn Watch" {
  for   = warden
  notes = { prey = raider }
  remember "who was shot at" {
    action = shoot
    set    = { prey = target }
  }
  prefer "the same one again" {
    action = shoot
    worth  = target == prey ? 5 : 0
  }
}`,
	},
}

// policyFits is what a line of a policy is about.
var policyFits = []Attr{
	{"action", "names of actions", false, "Options to take one of these actions. The line may read what the action may: what its menu is given, the actor, its choices."},
	{"choice", "names of choices", false, "Answers to one of these choices. The candidate has the choice's name; the line may read what the rule that asks may. Of a question: yes."},
	{"pass", "names of menus or choices", false, "To pass one of these, to be done with it, or to answer no."},
	{"in", "names of rules, actions or menus", false, "Only where one of these asks."},
	{"when", "bool", false, "The condition. Default: always."},
}

// policyJudges is what a line of a policy says that judges options.
var policyJudges = append(policyFits[:len(policyFits):len(policyFits)],
	Attr{"supposing", "bool", false, "The line reads the position that the option leaves, as far as its player can foresee it: up to the next decision, and to where something is thrown or a rule goes by what is hidden. Default: false."})

var ruleAttrs = []Attr{
	{"given", "{ name = type }", false, "Its parameters. Of a bound rule: the names that its event binds."},
	{"returns", "type", false, "The type of its result."},
	{"before", "event", false, "The rule runs before this event."},
	{"after", "event", false, "The rule runs after this event."},
	{"instead_of", "event", false, "The rule replaces this one completely."},
	{"when", "bool", false, "The condition. Default: always."},
	{"over", "names", false, "The rules that this one overrides where both replace the same rule."},
}

var modifierAttrs = []Attr{
	{"when", "bool", false, "The condition. Default: always."},
	{"base", "expression", false, "Replaces the base."},
	{"by", "number", false, "Is added to the base."},
	{"at_least", "number", false, "A lower bound of the value."},
	{"at_most", "number", false, "An upper bound of the value."},
	{"to", "expression", false, "The result, whatever other modifiers state."},
	{"also", "set", false, "Members to add to a set."},
	{"but_not", "set", false, "Members to remove from a set."},
	{"over", "names", false, "The modifiers that this one overrides."},
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

// IsRecord says whether some block has an attribute of that name that holds a record.
func IsRecord(word string) bool {
	return slices.ContainsFunc(Blocks, func(b *Block) bool { return b.Attr(word).Record() })
}
