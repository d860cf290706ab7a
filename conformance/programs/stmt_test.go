package programs

import (
	"fmt"
	"strings"
)

// body is what stands in a rule or block; the names that it binds are known in it alone.
func (w *writer) body(d int) []*part {
	was := len(w.vars)
	w.vars = w.vars[:was:was]
	var out []*part
	for range 1 + w.n(4) {
		out = append(out, w.statement(d))
	}
	w.vars = w.vars[:was]
	return out
}

// deed is a statement about a thing, which is a name or anything else.
func deed(word, noun, rest string) *part {
	if rest != "" {
		rest += "\n"
	}
	if strings.ContainsAny(noun, "([. ") {
		return leaf("%s {\nthe = %s\n%s}", word, noun, rest)
	}
	return leaf("%s %s {\n%s}", word, noun, rest)
}

// choose is a choice among things of some kind, bound from here on.
func (w *writer) choose(name, more string) *part {
	kind := w.one(man, space, number, player, hue, card)
	from := map[string]string{man: w.expr(men, 2), space: w.expr(spaces, 2), number: "numbers(0, " + fmt.Sprint(w.n(5)) + ")", player: "pls", hue: "hues", card: "union(ann_hand.orders, spent.orders)"}[kind]
	was := len(w.vars)
	w.vars = append(w.vars[:was:was], bound{name, kind})
	if w.chance(30) {
		more += fmt.Sprintf("require \"fits %d\" { that = %s }\n", w.fresh, w.truth(1))
	}
	return leaf("choose %s {\nfrom = %s\n%s}", name, from, more)
}

// statement is any statement.
func (w *writer) statement(d int) *part {
	if d > 0 && w.chance(40) {
		return w.compound(d - 1)
	}
	if w.chance(12) && !w.quiet {
		return w.described(d)
	}
	m, s := w.man(1), w.spot(1)
	if w.quiet || w.chance(35) {
		return w.still(m, s)
	}
	name := w.name("n")
	switch w.n(20) {
	case 0, 1:
		return deed("move", w.one(m, m, w.menSet(1)), w.one("to = "+w.one(s, "camp", "supply", "out"), "to = "+s+"\nface = "+w.one("down", "up"), "to = "+s+"\nunder = true"))
	case 2:
		return deed(w.one("flip", "remove", "reveal", "conceal"), m, "")
	case 3:
		if w.chance(50) {
			return deed(w.one("mark", "unmark"), m, "with = wound")
		}
		return deed(w.one("mark", "unmark"), s, "with = mine"+w.one("", "\ncount = "+w.number(0)))
	case 4:
		return leaf("%s", w.one("advance hour {}", "advance hour { by = "+w.number(1)+" }", "advance day {}", "move hour { to = 1 }"))
	case 5:
		return leaf("roll %s {\ndice = %s\n}\nset ann { score = %s }", name, w.one("d6", "pool(2, d6)", "pool("+w.number(0)+", d6)"), w.number(1))
	case 6:
		for i := range w.tables {
			if t := &w.tables[i]; t.thrown() {
				w.vars = append(w.vars, bound{name, t.returns})
				return leaf("roll %s { on = %s(%s) }", name, t.name, w.expr(t.given[0].kind, 1))
			}
		}
		return leaf("roll %s { dice = d6 }", name)
	case 7:
		return leaf("draw %s {\nfrom = %s\nto = %s\n%snone {}\n}", name, w.one("pile", "pile", "spent"), w.one("ann_hand", "bob_hand", "sky", "spent"), w.one("", "count = 2\n", "face = down\n"))
	case 8:
		return leaf("draw %s {\nfrom = bag\nor_return = true\n}", name)
	case 9:
		return leaf("put %s {\nfrom = red_pawn.supply\nto = %s\n%s}", name, s, w.one("", "face = down\n"))
	case 10:
		return leaf("%s", w.one("shuffle pile {}", "move {\nthe = spent.orders\nto = pile\n}", "record "+name+" {}", "record "+name+" { also = ann }"))
	case 11, 12:
		if w.runnable < len(w.rules) {
			r := w.rules[w.runnable+w.n(len(w.rules)-w.runnable)]
			if r.returns != "" && w.chance(70) {
				args := w.arguments(r.given)
				w.vars = append(w.vars, bound{name, r.returns})
				return leaf("run %q %s {\n%s}", r.title, name, args)
			}
			return leaf("run %q {\n%s}", r.title, w.arguments(r.given))
		}
	case 13, 14:
		return w.choose(name, w.one("or_return = true\n", "or_return = true\n", "player = bob\nor_return = true\n", "secret = true\nor_return = true\n"))
	case 15:
		return leaf("choose %s {\nfrom = %s\nmay_pass = true\nwhen = %s\n}\nif \"chosen\" {\nwhen = %s != none\nset %s { up = true }\n}", name, w.expr(men, 1), w.truth(1), name, name)
	case 16:
		return leaf("choose %s {\nfrom = %s\n%s\n}\nset {\nthe = %s\nhits = %s\n}", name, w.expr(men, 1), w.one("up_to = 2", "up_to = 2\nat_least = 1\nnone {\nreturn {}\n}", "exactly = 2\nnone {\nreturn {}\n}"), name, w.number(1))
	case 17:
		if !w.action {
			return leaf("offer \"Turn\" {\nwho = %s\n%snone {}\n}", w.expr(player, 0), w.one("", "up_to = 1\n"))
		}
	case 18:
		if len(w.loops) > 0 {
			return leaf("if \"enough\" {\nwhen = %s\nbreak \"%s\" {}\n}", w.truth(1), w.one(w.loops...))
		}
		return leaf("if \"over\" {\nwhen = %s\n%s\n}", w.truth(2), w.one("return {}", "return {}", "return {}", "end game { winner = bob }"))
	}
	return w.still(m, s)
}

// still is a statement that no event follows.
func (w *writer) still(m, s string) *part {
	name := w.name("n")
	switch w.n(9) {
	case 0:
		return deed("set", m, "hits = "+w.expr(number, 2))
	case 1:
		return deed("set", m, "friend = "+w.one("none", w.man(1)))
	case 2:
		return leaf("set {\nthe = %s\nup = %s\nmood = %s\n}", w.expr(men, 2), w.truth(2), w.expr(hue, 0))
	case 3:
		return deed("set", s, "heat = "+w.expr(number, 2))
	case 4:
		return deed("set", w.expr(player, 0), "score = "+w.expr(number, 2))
	case 5:
		return leaf("say { text = \"%s\" }", w.one("It is so.", "${"+m+"} stands.", "Now ${"+w.number(1)+"}."))
	case 6:
		return deed("set", m, "goal = "+w.one("none", w.spot(1)))
	}
	kind := w.one(number, men, spaces, man, space, truth)
	p := leaf("let { %s = %s }", name, w.expr(kind, 3))
	w.vars = append(w.vars, bound{name, kind})
	return p
}

// compound is a statement in which others stand.
func (w *writer) compound(d int) *part {
	cond, name := w.truth(2), w.name("n")
	inside := func(b bound) []*part {
		was := len(w.vars)
		w.vars = append(w.vars[:was:was], b)
		w.loops = append(w.loops, b.name)
		body := w.body(d)
		w.vars, w.loops = w.vars[:was], w.loops[:len(w.loops)-1]
		return body
	}
	switch w.n(10) {
	case 0, 1:
		return block("if \"so\" {\nwhen = "+cond, w.body(d)...)
	case 2:
		return &part{lines: []string{"if \"so\" {\nwhen = " + cond, "}\nelse \"otherwise\" {" + w.one("", "\nwhen = "+w.truth(1)), "}"}, inner: [][]*part{w.body(d), w.body(d)}}
	case 3:
		return &part{lines: []string{"match {\nthe = " + w.expr(hue, 1) + "\ncase red green {", "}\nelse {", "}\n}"}, inner: [][]*part{w.body(d), w.body(d)}}
	case 4, 5:
		kind := w.one(man, space)
		over := w.expr(map[string]string{man: men, space: spaces}[kind], 2)
		more := w.one("", "\nchosen_by = ann", "\nwhen = true")
		if kind == man {
			more = w.one(more, "\nhighest_first = "+name+".valor", "\nlowest_first = ["+name+".hits, "+name+".valor]")
		}
		return block("each "+name+" {\nfrom = "+over+more, inside(bound{name, kind})...)
	case 6:
		return block("repeat "+name+" {\n"+w.one("times = 2", "times = "+w.expr(number, 1), "times = 3\nwhile = "+cond, "times = 2\nuntil = "+cond, "while = "+name+" < 3 && "+cond), inside(bound{name, number})...)
	case 7:
		if !w.quiet {
			return block("may \""+w.name("do it")+"\" {"+w.one("", "\nplayer = bob"), w.body(d)...)
		}
	case 8:
		if !w.quiet && !w.action {
			return block("each "+name+" {\nfrom = pls\nsimultaneous = true\nchoose "+name+"c {\nfrom = men\nplayer = "+name+"\nnone {}\n}", leaf("set %s { score = %s }", name, w.number(1)))
		}
	case 9:
		if w.action {
			return block(fmt.Sprintf("require \"then %d\" {\nthat = %s", w.fresh, w.truth(1)), block("supposing {", w.body(0)...))
		}
	}
	return block("if \"so\" {\nwhen = "+cond, w.body(d)...)
}
