package programs

import (
	"fmt"
	"strings"
)

// writer derives programs.
type writer struct {
	*decisions
	men, spots []string
	grid       bool
	parts      string // the smallest part of a number
	vars       []bound
	loops      []string
	fresh      int

	values, tables, rules []signature
	callable              int // values below it may be asked
	runnable              int // rules from it on may be run
	// In a rule bound to an event of the table: nothing that sets it going.
	quiet  bool
	action bool // in an action
}

// bound is a name in scope.
type bound struct{ name, kind string }

// signature is what a value, table or rule is given and returns.
type signature struct {
	title, name string
	given       []bound
	returns     string
}

func (w *writer) name(of string) string {
	w.fresh++
	return fmt.Sprintf("%s_%d", of, w.fresh)
}

// local is a bound name of a kind, empty if there is none.
func (w *writer) local(kind string) string {
	var have []string
	for _, v := range w.vars {
		if v.kind == kind {
			have = append(have, v.name)
		}
	}
	if len(have) == 0 {
		return ""
	}
	return have[len(have)-1-w.n(len(have))]
}

// with writes something in which one more name is bound.
func (w *writer) with(kind string, f func(name string) string) string {
	was := len(w.vars)
	name := w.name("x")
	w.vars = append(w.vars, bound{name, kind})
	s := f(name)
	w.vars = w.vars[:was]
	return s
}

// expr is an expression of a kind, so many levels deep at most.
func (w *writer) expr(kind string, d int) string {
	if l := w.local(kind); l != "" && w.chance(35) {
		return l
	}
	if d > 0 && w.chance(12) {
		return "(" + w.truth(d-1) + " ? " + w.expr(kind, d-1) + " : " + w.expr(kind, d-1) + ")"
	}
	if d > 0 && w.chance(35) {
		if s := w.called(kind, d-1); s != "" {
			return s
		}
	}
	switch kind {
	case number:
		return w.number(d)
	case truth:
		return w.truth(d)
	case man:
		return w.man(d)
	case space:
		return w.spot(d)
	case player:
		return w.one("ann", "bob", w.man(0)+".army", "other("+w.one("ann", "bob")+")")
	case hue:
		return w.one("red", "green", "blue", w.man(0)+".mood")
	case card:
		return w.guard("first("+w.one("spent", "sky", "ann_hand")+".orders)", "o0")
	case men:
		return w.menSet(d)
	}
	return w.spotSet(d)
}

// guard is what may be none, or what is there in its place.
func (w *writer) guard(x, otherwise string) string {
	if w.chance(4) {
		return x // the checker has its say
	}
	return "(" + x + " != none ? " + x + " : " + otherwise + ")"
}

func (w *writer) man(d int) string {
	if l := w.local(man); l != "" && w.chance(70) {
		return l
	}
	m := w.one(w.men...)
	if d <= 0 {
		return m
	}
	return w.one(m, m, w.guard(w.man(0)+".friend", m), w.guard("first("+w.menSet(d-1)+")", m), w.guard("top("+w.spot(0)+".men)", m))
}

func (w *writer) spot(d int) string {
	if l := w.local(space); l != "" && w.chance(70) {
		return l
	}
	s := w.one(w.spots...)
	if d <= 0 {
		return s
	}
	x := w.man(0)
	return w.one(s, s, w.guard(x+".goal", s), w.guard("first("+w.spotSet(d-1)+")", s), w.one(x+".at", s))
}

func (w *writer) number(d int) string {
	if d <= 0 {
		return w.one(fmt.Sprint(w.n(7)), w.man(0)+".hits", w.man(0)+".valor", w.spot(0)+".heat", w.spot(0)+".depth", w.expr(player, 0)+".score", "hour", "day", w.spot(0)+".mines", "-1",
			"mine.supply", "100000", map[bool]string{true: "1", false: "0.5"}[w.parts == "1"])
	}
	a, b := w.expr(number, d-1), w.expr(number, d-1)
	switch w.n(14) {
	case 0, 1:
		return "count(" + w.expr(w.one(men, spaces), d-1) + ")"
	case 2, 3:
		return "(" + a + w.one(" + ", " - ", " * ", " % ") + b + ")"
	case 4:
		return "sum([for x in " + w.menSet(d-1) + " : x." + w.one("hits", "valor") + "])"
	case 5:
		return w.one("min", "max") + "(" + a + ", " + b + ")"
	case 6:
		return w.one("floor", "ceil", "half_up") + "(" + a + ", " + w.one("2", "(1 + abs("+b+"))", "(1 + abs("+b+"))", b) + ")"
	case 7:
		return "abs(" + a + ")"
	case 8:
		return "distance(" + w.spot(d-1) + ", " + w.spot(d-1) + ")"
	case 9:
		return w.with(man, func(x string) string {
			return w.one("sum", "sum", "max") + "([for " + x + " in " + w.menSet(d-1) + " : " + w.number(d-1) + "])"
		})
	case 10:
		return w.guard("cheapest("+w.spot(0)+", "+w.spot(0)+", toll("+w.man(0)+"))", "9")
	case 11:
		return "count(" + w.one("pile", "spent", "sky", "ann_hand", "bob_hand") + ".orders)"
	}
	return w.number(0)
}

func (w *writer) truth(d int) string {
	m, s := w.man(0), w.spot(0)
	if d <= 0 {
		return w.one("true", m+"."+w.one("up", "fresh", "tired", "brave", "hurt", "knight", "in_play", "on_top", "face_down"), s+"."+w.one("wet", "mined"), m+".army == "+w.expr(player, 0),
			m+".mood "+w.one("==", "!=", "<", ">=")+" "+w.one(hues...), m+".at == "+w.one(s, "camp", "supply"), m+".friend "+w.one("==", "!=")+" "+w.one("none", w.man(0)), s+".held != none", "adjacent("+s+", "+w.spot(0)+")",
			"any("+s+".men)", "none("+s+".pieces)", "wound.supply > 0", "day.at.sun", "any(sky.orders)")
	}
	a, b := w.expr(truth, d-1), w.expr(truth, d-1)
	switch w.n(12) {
	case 0, 1:
		return "(" + a + w.one(" && ", " || ") + b + ")"
	case 2:
		return "!(" + a + ")"
	case 3, 4:
		return w.one("any", "none") + "(" + w.expr(w.one(men, spaces), d-1) + ")"
	case 5, 6:
		return "(" + w.expr(number, d-1) + w.one(" == ", " != ", " < ", " <= ", " > ", " >= ") + w.expr(number, d-1) + ")"
	case 7:
		return "contains(" + w.menSet(d-1) + ", " + w.man(d-1) + ")"
	case 8:
		return "contains(" + w.spotSet(d-1) + ", " + w.spot(d-1) + ")"
	case 9:
		kind := w.one(men, spaces)
		return "overlap(" + w.expr(kind, d-1) + ", " + w.expr(kind, d-1) + ")"
	}
	return w.truth(0)
}

// filtered is a comprehension that keeps members.
func (w *writer) filtered(kind, over string, d int) string {
	return w.with(kind, func(x string) string { return "[for " + x + " in " + over + " : " + x + " if " + w.truth(d) + "]" })
}

// bare makes a set stand where a word follows.
func bare(s string) string {
	if strings.ContainsAny(s, " ?") && s[0] != '[' {
		return "[" + s + "]"
	}
	return s
}

func (w *writer) menSet(d int) string {
	if d <= 0 {
		return w.one("men", "men", "all(men)", "men.fresh", "men.hurt", "men.brave", "knights", "camp.men", w.spot(0)+".men", "["+w.man(0)+"]", "spots.men")
	}
	switch w.n(9) {
	case 0, 1:
		return w.one("union", "but_not") + "(" + w.menSet(d-1) + ", " + w.menSet(d-1) + ")"
	case 2:
		return bare(w.spotSet(d-1)) + ".men"
	case 3:
		return bare(w.menSet(d-1)) + "." + w.one("up", "tired", "brave", "hurt", "knight", "on_top")
	case 4:
		over := w.menSet(d - 1)
		return w.with(man, func(x string) string {
			return w.one("highest", "lowest") + "({ for " + x + " in " + over + " : " + x + " => " + w.number(d-1) + " })"
		})
	case 5:
		over := w.spotSet(d - 1)
		return w.with(space, func(x string) string {
			return "[for " + x + " in " + over + " : " + w.menSet(d-1) + " if " + w.truth(d-1) + "]"
		})
	}
	return w.filtered(man, w.menSet(d-1), d-1)
}

func (w *writer) spotSet(d int) string {
	s := w.spot(0)
	if d <= 0 {
		return w.one("spots", "spots", "spots.wet", "spots.mined", "neighbors("+s+")", "["+s+"]")
	}
	switch w.n(10) {
	case 0, 1:
		return w.one("union", "but_not") + "(" + w.spotSet(d-1) + ", " + w.spotSet(d-1) + ")"
	case 2:
		return bare(w.spotSet(d-1)) + "." + w.one("wet", "mined")
	case 3:
		return "reach(" + s + ", " + w.one("", "1, ", "2, ") + w.spotSet(d-1) + ")"
	case 4:
		return "reach(" + s + ", " + w.number(0) + ", toll(" + w.man(0) + "))"
	case 5:
		if w.grid {
			way := w.one("north", "south", "south_east", "north_west")
			return w.one("ray("+s+", "+way+")", "ray("+s+", "+way+", "+w.spotSet(d-1)+")", "line("+s+", "+w.spot(0)+")", "[for x in directions : toward("+s+", x)]")
		}
	case 6:
		over := w.spotSet(d - 1)
		return w.with(space, func(x string) string {
			return "[for " + x + " in " + over + " : neighbors(" + x + ") if " + w.truth(d-1) + "]"
		})
	}
	return w.filtered(space, w.spotSet(d-1), d-1)
}

// called is a call of a value or table that returns a kind; empty if there is none.
func (w *writer) called(kind string, d int) string {
	var have []*signature
	most := w.callable
	if w.chance(3) {
		most = len(w.values) // it may ask itself
	}
	for i := range w.values[:most] {
		if w.values[i].returns == kind {
			have = append(have, &w.values[i])
		}
	}
	for i := range w.tables {
		if t := &w.tables[i]; t.returns == kind && !t.thrown() {
			have = append(have, t)
		}
	}
	if len(have) == 0 {
		return ""
	}
	v := have[w.n(len(have))]
	if len(v.given) == 0 {
		return v.name
	}
	args := make([]string, len(v.given))
	for i, g := range v.given {
		args[i] = w.expr(g.kind, d)
	}
	return v.name + "(" + strings.Join(args, ", ") + ")"
}

// thrown says whether dice are thrown on a table.
func (s *signature) thrown() bool { return len(s.given) > 0 && s.given[len(s.given)-1].kind == "d6" }

// arguments states what a rule is given, a line each.
func (w *writer) arguments(given []bound) string {
	b := &strings.Builder{}
	for _, g := range given {
		fmt.Fprintf(b, "%s = %s\n", g.name, w.expr(g.kind, 1))
	}
	return b.String()
}
