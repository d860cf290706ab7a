package programs

import (
	"fmt"
	"strings"
)

// signatures settle what values, tables and rules are given and return, so that each can use the
// others.
func (w *writer) signatures() {
	kinds := []string{number, man, space, player, hue, men}
	given := func(most int) []bound {
		var out []bound
		for i := range w.n(most + 1) {
			out = append(out, bound{fmt.Sprintf("g%d", i), w.one(kinds...)})
		}
		return out
	}
	for i := range 3 + w.n(6) {
		w.values = append(w.values, signature{fmt.Sprintf("V%d", i), fmt.Sprintf("v%d", i), given(3), w.one(number, number, truth, men, spaces, man, space)})
	}
	for i := range 1 + w.n(3) {
		t := signature{fmt.Sprintf("Tab%d", i), fmt.Sprintf("tab%d", i), []bound{{"g0", w.one(number, hue)}}, w.one(number, hue)}
		if w.chance(60) {
			t.given = append(t.given, bound{"g1", w.one(number, hue, truth, "d6", "d6")})
		}
		w.tables = append(w.tables, t)
	}
	for i := range 2 + w.n(5) {
		w.rules = append(w.rules, signature{fmt.Sprintf("R%d", i), fmt.Sprintf("r%d", i), given(2), w.one("", "", number, men)})
	}
}

// gives writes a `given`.
func gives(given []bound) string {
	parts := make([]string, len(given))
	for i, g := range given {
		parts[i] = g.name + " = " + g.kind
	}
	if len(parts) == 0 {
		return ""
	}
	return "given = { " + strings.Join(parts, ", ") + " }\n"
}

func (w *writer) value(s *signature, i int) *part {
	w.vars, w.callable = s.given, i
	p := block(fmt.Sprintf("value %q {\n%sreturns = %s\nbase = %s", s.title, gives(s.given), s.returns, w.expr(s.returns, 3)))
	for j := range w.n(3) {
		p.inner[0] = append(p.inner[0], leaf("modifier \"line %d\" {\n%s}", j, w.line(s)))
	}
	w.callable = len(w.values)
	return p
}

// line is what a modifier of a value does.
func (w *writer) line(s *signature) string {
	when := w.one("when = "+w.truth(2)+"\n", "")
	switch s.returns {
	case number:
		return when + w.one("by", "by", "at_least", "at_most", "to") + " = " + w.expr(number, 2) + "\n"
	case men, spaces:
		return when + w.one("also", "but_not", "to") + " = " + w.expr(s.returns, 1) + "\n"
	}
	return when + "to = " + w.expr(s.returns, 1) + "\n"
}

// addition is what extents hold: a line of a value, a rule, an action, a ban, an exception.
func (w *writer) addition(label string) *part {
	w.fresh++
	switch w.n(6) {
	case 0, 1:
		s := &w.values[w.n(len(w.values))]
		w.vars = s.given
		return leaf("modify %q \"%s %d\" {\n%s}", s.title, label, w.fresh, w.line(s))
	case 2:
		return leaf("forbid %q {\nwhen = %s\nbecause = \"so\"\n}", w.one("Walk", "Act 0", "Turn"), w.free(2))
	case 3:
		return leaf("except \"V0\" \"line 0\" { when = %s }", w.free(1))
	case 4:
		return block(fmt.Sprintf("while \"W%d\" {\nwhen = %s", w.fresh, w.free(1)), leaf("modify \"V0\" \"while %d\" {\nto = %s\n}", w.fresh, w.expr(w.values[0].returns, 0)))
	}
	return w.hook(fmt.Sprintf("%s %d", label, w.fresh))
}

// free is a condition of nothing but the table.
func (w *writer) free(d int) string {
	w.vars = nil
	return w.truth(d)
}

func (w *writer) table(s *signature) *part {
	cell := func(kind string) string {
		switch kind {
		case hue:
			return w.one("red", "[red, green]", "any", "blue")
		case truth:
			return w.one("true", "false", "any")
		case "d6":
			return w.one("1", "\"2-4\"", "[3, \"5-6\"]", "any")
		}
		return w.one("0", "\"1-2\"", "\"..0\"", "\"3..\"", "\"-2..-1\"", "any")
	}
	result := func() string {
		if s.returns == hue {
			return w.one(hues...)
		}
		return fmt.Sprint(w.n(9) - 3)
	}
	p := &part{lines: []string{fmt.Sprintf("table %q {\n%sreturns = { result = %s }\nrows = [", s.title, gives(s.given), s.returns), "[else, " + result() + "],\n]\n}"}, inner: [][]*part{{}}}
	for range 1 + w.n(4) {
		row := ""
		for _, g := range s.given {
			row += cell(g.kind) + ", "
		}
		p.inner[0] = append(p.inner[0], leaf("[%s%s],", row, result()))
	}
	return p
}

// rule is a rule that others run.
func (w *writer) rule(s *signature, i int) *part {
	w.vars, w.runnable, w.quiet, w.action, w.loops = s.given, i+1, false, false, nil
	if w.chance(4) {
		w.runnable = 0 // it may run itself
	}
	head := fmt.Sprintf("rule %q {\n%s", s.title, gives(s.given))
	body := w.body(3)
	if s.returns != "" {
		head += "returns = " + s.returns + "\n"
		body = append(body, leaf("return { the = %s }", w.expr(s.returns, 2)))
	}
	return block(strings.TrimSuffix(head, "\n"), body...)
}

// hook is a rule bound to an event.
func (w *writer) hook(title string) *part {
	w.quiet, w.action, w.runnable, w.loops = true, false, len(w.rules), nil
	r := w.rules[w.n(len(w.rules))]
	moment := w.one("after", "after", "before")
	var event string
	w.vars = nil
	switch w.n(8) {
	case 0:
		w.vars, event = []bound{{"m", man}, {"s", space}}, "enter(m, s)"
	case 1:
		w.vars, event = []bound{{"m", man}}, w.one("leave(m)", "remove(m)", "flip(m)", "mark(m, wound)", "unmark(m, wound)")
	case 2:
		w.vars, event = []bound{{"s", space}}, w.one("mark(s, mine)", "unmark(s, mine)")
	case 3:
		moment, event = "after", w.one("enter(hour, any)", "set_up()", "draw(pile)")
	case 4:
		w.vars, event = []bound{{"who", player}}, w.one("walk(who)", "turn(who)")
	default:
		w.vars = r.given
		names := make([]string, len(r.given))
		for i, g := range r.given {
			names[i] = g.name
		}
		event = r.name + "(" + strings.Join(names, ", ") + ")"
		if w.chance(40) {
			moment = "instead_of"
		}
	}
	given := gives(w.vars)
	when := w.one("", "when = "+w.truth(2)+"\n")
	body := w.body(1)
	if moment == "instead_of" && w.chance(60) {
		body = append(body, leaf("proceed {}"))
	}
	if moment == "after" && w.chance(8) {
		body = append(body, leaf("if \"again\" {\nwhen = hour < 2\nadvance hour {}\nredo {}\n}"))
	}
	return block(fmt.Sprintf("rule %q {\n%s%s = %s\n%s", "On "+title, given, moment, event, when), body...)
}

// bound are further rules bound to events.
func (w *writer) bound() []*part {
	var out []*part
	for i := range w.n(4) {
		out = append(out, w.hook(fmt.Sprint("Event ", i)))
	}
	return out
}

// sequence is the rule with which play begins, and what a step costs.
func (w *writer) sequence() []*part {
	w.vars, w.quiet, w.action, w.runnable, w.loops = nil, false, false, 0, nil
	before := w.body(1)
	w.vars = []bound{{"who", player}}
	each := append(w.body(1), leaf("offer \"Turn\" {\n%snone {}\n}", w.one("", "up_to = 2\n")))
	go_ := &part{lines: []string{"phase \"Go\" {", fmt.Sprintf("repeat round {\ntimes = %d\neach who {\nfrom = pls", 1+w.n(8)), "}\n}\nend game { winner = ann }\n}"}, inner: [][]*part{before, each}}
	w.vars = []bound{{"m", man}, {"from", space}, {"to", space}}
	toll := leaf("value \"Toll\" {\ngiven = { m = man, from = spot, to = spot }\nreturns = number\nbase = %s\n}", w.one("1", "to.wet ? 2 : 1", "m.tired ? 3 : 1", w.truth(1)+" ? 1 : 2"))
	return []*part{go_, toll}
}

// menus are what may be done.
func (w *writer) menus() []*part {
	out := []*part{leaf("menu \"Turn\" {\ngiven = { who = pl }\nplayer = who\nactor = [for m in men : m if m.army == who]\n%s}", w.one("", "require \"fit\" { that = "+w.free(1)+" }\n")),
		leaf("action \"Walk\" {\nmenu = turn\nchoose to { from = neighbors(%s) }\nmove actor { to = to }\n}", w.one(w.spots...))}
	for i := range 1 + w.n(4) {
		w.vars, w.quiet, w.action, w.runnable, w.loops = []bound{{"who", player}, {"actor", man}}, false, true, len(w.rules)/2, nil
		head := fmt.Sprintf("action \"Act %d\" {\nmenu = turn", i)
		if w.chance(20) {
			head = fmt.Sprintf("action \"Act %d\" {\nanytime = true\ngiven = { who = player }", i)
			w.vars = nil
		} else if w.chance(20) {
			head += "\nwhole = true" + w.one("", "\ndistinct = true", "\nprefer = "+w.number(0))
		}
		var body []*part
		for range w.n(3) {
			body = append(body, w.leading())
		}
		out = append(out, block(head, append(body, w.body(2)...)...))
	}
	return out
}

// leading is what an action asks and requires before it does anything.
func (w *writer) leading() *part {
	name := w.name("pick")
	switch w.n(4) {
	case 0:
		p := leaf("require \"it can %d\" { that = %s }", w.fresh, w.truth(2))
		return p
	case 1:
		p := leaf("let { %s = %s }", name, w.expr(men, 2))
		w.vars = append(w.vars, bound{name, men})
		return p
	}
	return w.choose(name, "")
}
