package programs

import (
	"fmt"
	"strings"
)

// program is a game, its tests, and perhaps a mod on top of it.
type program struct{ game, tests, mod *part }

// ground is a form of map. The spaces have the names that it says, whatever links them.
type ground struct {
	grid  bool // has directions, columns and rows
	names []string
	text  string
}

func (w *writer) ground() *ground {
	x, y := 2+w.n(4), 2+w.n(3)
	drawn := &strings.Builder{}
	drawn.WriteString("     ")
	g := &ground{}
	for i := range x {
		fmt.Fprintf(drawn, " %c", 'a'+i)
	}
	for j := y; j > 0; j-- {
		fmt.Fprintf(drawn, "\n    %d", j)
		for i := range x {
			drawn.WriteString(" " + w.one(".", "~", "^"))
			g.names = append(g.names, fmt.Sprintf("%c%d", 'a'+i, j))
		}
	}
	legend := "legend = {\n\".\" = { depth = 0 }\n\"~\" = { depth = 1, wet = true }\n\"^\" = { depth = 3 }\n}"
	switch w.n(4) {
	case 0:
		g.grid = true
		g.text = spot("") + "map \"Board\" {\ngrid = squares\nof = spot\ndrawn = <<-BOARD\n" + drawn.String() + "\n  BOARD\n" + legend + "\n}\n"
	case 1: // links that the spaces state
		g.names = g.names[:min(len(g.names), 6)]
		rows := &strings.Builder{}
		for i, n := range g.names {
			fmt.Fprintf(rows, "%s = [%d, [%s, %s]]\n", n, w.n(4), g.names[(i+1)%len(g.names)], g.names[(i+len(g.names)-1)%len(g.names)])
		}
		g.text = spot(", roads = set(spot)") + "roster \"spot\" {\ncolumns = [depth, roads]\nrows = {\n" + rows.String() + "}\n}\n"
	case 2:
		g.names = nil
		for _, lane := range []string{"U", "V"} {
			for i := range x {
				g.names = append(g.names, fmt.Sprintf("%s-%d", strings.ToLower(lane), i+1))
			}
		}
		g.text = strings.Replace(spot(""), "fields = { depth = number, wet = bool }\nstate = {", "state = { depth = number, wet = bool,", 1) + fmt.Sprintf("kind \"lane\" {\nis = path\nof = spot\nlength = %d\n}\nlane \"U\" {}\nlane \"V\" {}\n", x)
	case 3:
		g.grid = true
		g.text = spot("") + "map \"Board\" {\ngrid = hexes\nof = spot\nraised = " + w.one("odd", "even") + "\ndrawn = <<-BOARD\n" + drawn.String() + "\n  BOARD\n" + legend + "\n}\n"
	}
	if g.grid && w.chance(60) {
		g.text += fmt.Sprintf("feature \"Brook\" {\nbetween = [[%s, %s]]\nfields = { river = true }\n}\n", g.names[0], g.names[1])
	}
	return g
}

// spot is the kind of all spaces.
func spot(more string) string {
	return "kind \"spot\" {\nis = space\nfields = { depth = number, wet = bool" + more + " }\nstate = { heat = number, held = maybe(pl) }\nborders = { river = bool }\n}\n"
}

// pieces are who stands on the map, markers and tracks.
func (w *writer) pieces() *part {
	b := &strings.Builder{}
	fmt.Fprintf(b, "kind \"man\" {\nis = piece\nplural = \"men\"\nsides = [fresh, tired]\ntraits = [brave]\nfields = { army = pl, valor = number }\n")
	b.WriteString("state = { hits = number, friend = maybe(man), goal = maybe(spot), mood = hue, up = bool }\n")
	b.WriteString(w.one("", "seen_by = nobody\n", "seen_by = ann\n", "owner = army\nseen_by = owner\n", "owner = army\nsecret = { goal = up, mood = always }\n") + "}\nkind \"knight\" { is = man }\n")
	for i := range 3 + w.n(5) {
		name := fmt.Sprintf("m%d", i+1)
		w.men = append(w.men, name)
		fmt.Fprintf(b, "%s \"%s\" {\narmy = %s\nvalor = %d\nmood = %s\ntraits = [%s]\n%s}\n", w.one("man", "man", "knight"), strings.ToUpper(name), w.one("ann", "bob"), w.n(6), w.one(hues...),
			w.one("", "brave"), w.one("at = "+w.one(w.spots...)+"\n", "at = "+w.one(w.spots...)+"\n", "at = camp\n", ""))
	}
	fmt.Fprintf(b, "kind \"pawn\" {\nis = piece\nsides = [up, down]\nstate = { load = number }\n}\npawn \"Red Pawn\" { count = %d }\npawn \"Blue Pawn\" { count = %d }\n", 2+w.n(6), 2+w.n(4))
	fmt.Fprintf(b, "box \"Camp\" {}\nmarker \"Wound\" {\non = man\nadjective = \"hurt\"\ncount = 3\n}\n")
	fmt.Fprintf(b, "marker \"Mine\" {\non = spot\ncount = %d\nadjective = \"mined\"\nmany = true\nplural = \"mines\"\n}\n", 1+w.n(9))
	fmt.Fprintf(b, "track \"Hour\" {\nboxes = numbers(0, %d)\n%s}\n", 2+w.n(9), w.one("", "history = true\n"))
	b.WriteString("track \"Day\" {\nboxes = [{ n = 1, sun = true }, { n = 2, sun = false }, { n = 3, sun = true }]\nfields = { n = number, sun = bool }\nname = \"day ${n}\"\n}\n")
	return fixed("%s", b)
}

// cards are decks, hands, chits in a cup.
func (w *writer) cards() *part {
	b := &strings.Builder{}
	b.WriteString("kind \"order\" {\nis = card\nfields = { points = number }\n}\ndeck \"Pile\" { of = order }\nbox \"Ann Hand\" {\nof = order\nseen_by = ann\n}\nbox \"Bob Hand\" {\nof = order\nseen_by = bob\n}\n")
	b.WriteString("box \"Sky\" {\nof = order\nin_force = true\n}\nbox \"Spent\" { of = order }\nkind \"lot\" {\nis = chit\nfields = { whose = pl }\n}\ncup \"Bag\" { of = lot }\n")
	fmt.Fprintf(b, "lot \"Ann Lot\" {\nwhose = ann\ncount = %d\n}\nlot \"Bob Lot\" {\nwhose = bob\ncount = 2\n}\n", 1+w.n(3))
	return fixed("%s", b)
}

// card is one design of card, with what it does while it is in force.
func (w *writer) card(i int) *part {
	p := block(fmt.Sprintf("order \"O%d\" {\ncount = %d\npoints = %d", i, 1+w.n(3), w.n(4)))
	for range w.n(3) {
		p.inner[0] = append(p.inner[0], w.addition(fmt.Sprintf("O%d", i)))
	}
	return p
}

// kinds that expressions have.
const (
	number = "number"
	truth  = "bool"
	man    = "man"
	space  = "spot"
	player = "pl"
	hue    = "hue"
	card   = "order"
	men    = "set(man)"
	spaces = "set(spot)"
)

var hues = []string{"red", "green", "blue"}

// program derives a whole game, and a mod.
func (w *writer) program() *program {
	g := w.ground()
	w.spots, w.grid, w.parts = g.names, g.grid, w.one("1", "2", "10")
	top := &part{fixed: true}
	add := func(ps ...*part) {
		top.lines, top.inner = append(top.lines, ""), append(top.inner, ps)
	}
	add(fixed("game \"Derived\" {\nid = \"derived\"\nlanguage = 1\nversion = \"1.0\"\nbegin = go\nlength = 20\nparts = %s\n}", w.parts))
	add(fixed("enum \"hue\" { names = [red, green, blue] }\nkind \"pl\" {\nis = player\nfields = { hand = box }\nstate = { score = number, hero = maybe(man), bold = bool }\nsecret = { hero = bold }\n}\npl \"Ann\" { hand = ann_hand }\npl \"Bob\" { hand = bob_hand }"))
	add(fixed("%s", g.text))
	add(w.pieces(), w.cards())
	w.signatures()
	for i := range w.values {
		add(w.value(&w.values[i], i))
	}
	for i := range w.tables {
		add(w.table(&w.tables[i]))
	}
	for i := range 1 + w.n(4) {
		add(w.card(i))
	}
	for i := range w.rules {
		add(w.rule(&w.rules[i], i))
	}
	add(w.sequence()...)
	add(w.menus()...)
	for range w.n(4) {
		add(w.addition("Top"))
	}
	add(w.choices()...)
	add(w.bound()...)
	if w.chance(40) {
		add(block(fmt.Sprintf("section \"%d\" \"Said\" {\ntext = \"A section.\"", 1+w.n(9)), w.addition("Said")))
	}
	p := &program{game: top, tests: &part{fixed: true, lines: []string{""}, inner: [][]*part{{}}}}
	for i := range w.n(3) {
		p.tests.inner[0] = append(p.tests.inner[0], w.test(i))
	}
	if w.chance(50) {
		p.mod = w.mod()
	}
	return p
}

// choices are options, scenarios and invariants.
func (w *writer) choices() []*part {
	var out []*part
	if w.chance(60) {
		out = append(out, &part{lines: []string{"option \"Length\" {\ndefault = short\nvariant \"Short\" {", "}\nvariant \"Long\" {", "}\n}"}, inner: [][]*part{{}, {w.addition("Long"), w.addition("Long Too")}}})
	}
	if w.chance(60) {
		for i := range 1 + w.n(2) {
			out = append(out, block(fmt.Sprintf("scenario \"Case %d\" {\n%sdeploy {\nrows = [[%s, [%s]]]\n}", i, w.one("", "text = \"A scenario.\"\n"), w.one(w.spots...), w.one("red_pawn", "red_pawn, red_pawn", "blue_pawn", w.one(w.men...))), w.addition(fmt.Sprintf("Case %d", i))))
		}
	}
	if w.chance(30) {
		w.vars = nil
		out = append(out, leaf("invariant \"holds\" { that = %s || true }", w.truth(2)))
	}
	if w.chance(40) {
		w.vars = []bound{{"who", player}}
		out = append(out, leaf("value \"Standing\" {\ngiven = { who = pl }\nreturns = number\nbase = %s\n}", w.number(2)))
		w.vars = nil
	}
	return out
}

// test is a test in the language.
func (w *writer) test(i int) *part {
	w.vars, w.quiet, w.action = nil, false, false
	head := fmt.Sprintf("test \"T%d\" {\nseed = %d", i, w.n(50))
	if w.chance(40) {
		return block(head+"\nscenario = "+w.one("standard", "case_0"), leaf("play {\nbots = random\nseed = %d\n}", w.n(9)), leaf("expect { that = %s }", w.truth(1)))
	}
	p := block(head, leaf("given {\n%s = [%s]\nann_hand = [o0]\n}", w.one(w.spots...), strings.Join(w.men[:1+w.n(len(w.men))], ", ")))
	for range 1 + w.n(3) {
		p.inner[0] = append(p.inner[0], w.statement(1))
	}
	p.inner[0] = append(p.inner[0], leaf("run \"%s\" {\n%s}", w.rules[0].title, w.arguments(w.rules[0].given)), leaf("expect { that = %s }", w.truth(2)))
	if w.chance(50) {
		p.inner[0] = append(p.inner[0], leaf("expect {\nchance = %s\nis = 1 / %d\n}", w.truth(1), 1+w.n(6)))
	}
	return p
}

// mod is a mod that adds to what is there, and revises it.
func (w *writer) mod() *part {
	p := &part{fixed: true, lines: []string{"mod \"More\" {\nid = \"more\"\ngame = \"derived\"\nversion = \"1.0\"\n}"}}
	add := func(x *part) { p.inner[0] = append(p.inner[0], x) }
	p.inner = [][]*part{{}}
	add(w.card(9))
	add(leaf("add enum \"hue\" { names = [violet] }"))
	add(leaf("man \"Modded\" {\narmy = bob\nvalor = 2\nat = %s\n}", w.one(w.spots...)))
	add(w.addition("More"))
	if w.chance(50) {
		add(leaf("revise marker \"Mine\" { adjective = { was = \"mined\", now = \"%s\" } }", w.one("mined", "trapped")))
	}
	return p
}
