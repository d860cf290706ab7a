package interp_test

import (
	"fmt"
	"math/rand/v2"
)

// teller writes random games of facts and of what ends them. They are well typed, but for what may
// be none.
type teller struct {
	*rand.Rand
	men, maybe []string // names in scope: of men, and of what may be a man
	loops      []string
	fresh      int
	lowest     int  // rules from here on may be run: none runs itself
	quiet      bool // in a rule bound to an event: nothing that may set that event going again
	action     bool // in an action's body, where no rule is left
}

const tellerRules = 6

func (w *teller) one(of ...string) string { return of[w.IntN(len(of))] }

func (w *teller) chance(percent int) bool { return w.IntN(100) < percent }

func (w *teller) name(of string) string {
	w.fresh++
	return fmt.Sprintf("%s_%d", of, w.fresh)
}

// man is a man who is there; where is one who may be none.
func (w *teller) man() string { return w.one(w.men...) }

func (w *teller) where() string {
	if len(w.maybe) > 0 && w.chance(25) {
		return w.one(w.maybe...)
	}
	x := w.man()
	for range 1 + w.IntN(5)/3 {
		x += w.one(".friend", ".friend", ".foe")
	}
	return w.one(x, x, x, x, "pl.alf.hero", "mate("+w.man()+")", "first("+w.set()+")", "top("+w.one("sq.a1.men", w.man()+".at.men")+")")
}

func (w *teller) set() string {
	x := w.man()
	return w.one("men", "men.up", x+".at.men", "[for m in men : m if m.friend == "+x+"]", x+".friends", "sq.a1.men", "[for m in "+x+".friends : m if m.up]", "men.hurt")
}

func (w *teller) cond(d int) string {
	if d > 0 && w.chance(45) {
		a, b := w.cond(d-1), w.cond(d-1)
		return w.one(a+" && "+b, a+" && "+b, "("+a+" || "+b+")", "!("+a+")", "("+a+" ? "+b+" : false)", "("+a+" ? true : "+b+")")
	}
	x, s := w.where(), w.set()
	return w.one(x+" != none", x+" != none", x+" != none", x+" == none", x+".up", x+" == "+w.man(), "any("+s+")", "none("+s+")", "count("+s+") > 0",
		"0 == count("+s+")", "contains("+s+", "+x+")", w.man()+".hurt")
}

// read is a figure of what may be none.
func (w *teller) read() string {
	x := w.where()
	return w.one(x+".read", x+".read", x+".read", "("+x+" != none ? "+x+".read : 0)", "sum([for m in men : m.friend.read if m.friend != none && m.friend.up])",
		"("+w.cond(1)+" ? "+w.where()+".read : 1)")
}

// stmts is the body of something; the names that it binds are known in it alone.
func (w *teller) stmts(d int) []*part {
	men, maybe := len(w.men), len(w.maybe)
	var out []*part
	for range 2 + w.IntN(4) {
		if w.chance(60) {
			out = append(out, leaf("set %s { read = %s %% 100 }", w.man(), w.read()))
		}
		out = append(out, w.stmt(d))
	}
	if w.chance(70) {
		out = append(out, leaf("set %s { read = %s %% 100 }", w.man(), w.read()))
	}
	w.men, w.maybe = w.men[:men], w.maybe[:maybe]
	return out
}

func (w *teller) stmt(d int) *part {
	if d > 0 && w.chance(50) {
		return w.block(d - 1)
	}
	x, field := w.man(), w.one("friend", "friend", "foe")
	value := w.one("none", "none", w.man(), w.where())
	switch w.IntN(16) {
	case 0, 1, 2:
		return leaf("set %s { %s = %s }", x, field, value)
	case 3:
		return leaf("set {\nthe = %s\n%s = %s\n}", w.set(), field, value)
	case 4:
		return leaf("set alf { hero = %s }", value)
	case 5:
		return leaf("set fury { %s = %s }", field, value) // of another kind
	case 6, 7:
		if w.quiet {
			return leaf("set %s { up = %s }", x, w.cond(1))
		}
		return leaf("%s", w.one("mark "+x+" { with = hurt }", "unmark "+x+" { with = hurt }", "move "+x+" { to = "+w.one("a1", "b1", "supply", x+".at")+" }",
			"flip "+x+" {}", "remove "+x+" {}"))
	case 8:
		if w.quiet || w.lowest >= tellerRules {
			return leaf("set %s { up = true }", x)
		}
		return leaf("run \"R%d\" {\na = %s\nb = %s\n}", w.lowest+w.IntN(tellerRules-w.lowest), x, w.man())
	case 9, 10:
		name, of := w.name("let"), w.where()
		w.maybe = append(w.maybe, name)
		return leaf("let { %s = %s }", name, of)
	case 11:
		if w.quiet {
			return leaf("set %s { up = false }", x)
		}
		name := w.name("chosen")
		from, others := w.set(), w.men
		w.men = []string{name}
		that := w.cond(1)
		w.men = append(others, name)
		return leaf("choose %s {\nfrom = %s\nrequire \"so\" { that = %s }\nor_return = true\n}", name, from, that)
	case 12:
		if w.quiet {
			return leaf("set %s { up = false }", x)
		}
		name := w.name("chosen")
		s := leaf("choose %s {\nfrom = %s\nwhen = %s\nmay_pass = true\n}", name, w.set(), w.cond(1))
		w.maybe = append(w.maybe, name)
		return s
	case 13:
		if w.quiet || w.action {
			return leaf("set %s { up = false }", x)
		}
		return leaf("offer \"Deeds\" {\nwho = alf\nof = ann\n%s\nnone {}\n}", w.one("", "up_to = 2"))
	}
	return leaf("set %s { up = %s }", x, w.cond(1))
}

// block is a statement in which others stand.
func (w *teller) block(d int) *part {
	cond := w.cond(2)
	switch w.IntN(13) {
	case 8, 9, 10:
		return w.between(d)
	case 11: // all are asked before any goes on
		name, field := w.name("each"), w.one("friend", "foe")
		quiet := w.quiet
		w.quiet = true // a choice that comes first would be made by all
		what := w.stmt(0)
		w.quiet = quiet
		return &part{lines: []string{"each " + name + " {\nfrom = men\nsimultaneous = true\nwhen = " + name + "." + field + " != none\nchoose " + w.name("chosen") +
			" {\nfrom = men\nplayer = alf\nrequire \"so\" { that = " + cond + " }\nnone {}\n}", "}"},
			inner: [][]*part{{leaf("set %s { read = %s.%s.read }", name, name, field), what, leaf("set %s { read = %s.%s.read }", name, name, field)}}}
	case 0, 1, 2:
		return &part{lines: []string{"if \"so\" {\nwhen = " + cond, "}"}, inner: [][]*part{w.stmts(d)}}
	case 3, 4:
		return &part{lines: []string{"if \"so\" {\nwhen = " + cond, "}\nelse {\n" + w.one("", "when = "+w.cond(1)), "}"}, inner: [][]*part{w.stmts(d), w.stmts(d)}}
	case 5: // what follows knows that it does not hold
		return &part{lines: []string{"if \"so\" {\nwhen = " + cond, w.one("return {}", "end game { winner = alf }") + "\n}"}, inner: [][]*part{w.stmts(0)}}
	case 6:
		name := w.name("each")
		w.men, w.loops = append(w.men, name), append(w.loops, name)
		p := &part{lines: []string{"each " + name + " {\nfrom = " + w.set() + "\n" + w.one("", "when = "+w.cond(1)), "}"}, inner: [][]*part{w.stmts(d)}}
		w.men, w.loops = w.men[:len(w.men)-1], w.loops[:len(w.loops)-1]
		return p
	case 7:
		name := w.name("round")
		w.loops = append(w.loops, name)
		head := w.one("times = 2", "times = 2\nwhile = "+cond, "times = 2\nuntil = "+cond, "while = "+name+" < 3 && "+cond)
		p := &part{lines: []string{"repeat " + name + " {\n" + head, "}"}, inner: [][]*part{w.stmts(d)}}
		w.loops = w.loops[:len(w.loops)-1]
		return p
	}
	if len(w.loops) > 0 && w.chance(60) {
		return &part{lines: []string{"if \"enough\" {\nwhen = " + cond, "break \"" + w.one(w.loops...) + "\" {}\n}"}, inner: [][]*part{w.stmts(0)}}
	}
	if w.quiet {
		return &part{lines: []string{"if \"so\" {\nwhen = " + cond, "}"}, inner: [][]*part{w.stmts(0)}}
	}
	return &part{lines: []string{"may \"" + w.name("do it") + "\" {", "}"}, inner: [][]*part{w.stmts(d)}}
}

// between is a fact, something that may end it, and a figure read as if it had not.
func (w *teller) between(d int) *part {
	x, m := w.where(), w.man()
	read := leaf("set %s { read = %s.read %% 100 }", m, x)
	var what *part
	switch n := w.IntN(10); {
	case w.quiet || n == 0:
		what = w.stmt(d)
	case n < 3:
		what = leaf("%s", w.one("mark "+m+" { with = hurt }", "flip "+m+" {}", "remove "+m+" {}", "move "+m+" { to = supply }", "move men { to = a1 }"))
	case n < 5:
		what = leaf("choose %s {\nfrom = %s\nor_return = true\n}", w.name("chosen"), w.set())
	case n < 6:
		what = leaf("may \"%s\" {\n}", w.name("do it"))
	case n < 7:
		name := w.name("each")
		return &part{lines: []string{"if \"so\" {\nwhen = " + x + " != none\neach " + name + " {\nfrom = men\nchosen_by = alf", "}\n}"},
			inner: [][]*part{{read, w.stmt(d)}}}
	case n < 9 && w.lowest < tellerRules:
		what = leaf("run \"R%d\" {\na = %s\nb = %s\n}", w.lowest+w.IntN(tellerRules-w.lowest), m, w.man())
	case !w.action:
		what = leaf("offer \"Deeds\" {\nwho = alf\nof = %s\n%s\nnone {}\n}", w.one(m, x), w.one("", "up_to = 2"))
	default:
		what = w.stmt(d)
	}
	return &part{lines: []string{"if \"so\" {\nwhen = " + x + " != none", "}"}, inner: [][]*part{{what, read}}}
}

// spoil is what rules that nobody expects begin with.
func (w *teller) spoil() *part {
	return leaf("set %s { %s = none }", w.one("men", "men", w.man()), w.one("friend", "friend", "foe"))
}

// game is a whole game.
func (w *teller) game() *part {
	top := &part{}
	add := func(head string, body []*part) {
		top.lines = append(top.lines, "")
		top.inner = append(top.inner, []*part{{lines: []string{head, "}"}, inner: [][]*part{body}}})
	}
	top.lines = append(top.lines, tellerWorld)
	top.inner = append(top.inner, nil)
	// A part of its own: it may be taken out, and the rule stays.
	when := func(body []*part) []*part {
		if w.chance(50) {
			return body
		}
		return append([]*part{leaf("when = %s", w.cond(2))}, body...)
	}
	for i := range tellerRules {
		w.men, w.maybe, w.lowest = []string{"a", "b"}, nil, i+1
		body := w.stmts(2)
		if x := w.where(); w.chance(40) {
			body = append([]*part{leaf("when = %s != none", x), leaf("set a { read = %s.read }", x)}, body...)
		} else {
			body = when(body)
		}
		add(fmt.Sprintf("rule \"R%d\" {\ngiven = { a = man, b = man }", i), body)
	}
	w.quiet, w.lowest = true, tellerRules
	for i, event := range []string{"after = enter(a)", "after = mark(a, hurt)", "before = flip(a)", "after = remove(a)", fmt.Sprintf("%s = r%d(a)", w.one("before", "after"), w.IntN(tellerRules)),
		fmt.Sprintf("%s = %s(any, any, a)", w.one("before", "after"), w.one("deed_0", "deed_1"))} {
		w.men, w.maybe = []string{"a"}, nil
		if w.chance(60) {
			add(fmt.Sprintf("rule \"Bound %d\" {\ngiven = { a = man }\n%s", i, event), when(append([]*part{w.spoil()}, w.stmts(1)...)))
		}
	}
	if w.chance(40) {
		top.lines = append(top.lines, fmt.Sprintf("rule \"Once More\" {\ngiven = { a = man }\nafter = r%d(a)\nwhen = a.up\nset a { up = false }\nset men { friend = none }\nredo {}\n}", w.IntN(tellerRules)))
		top.inner = append(top.inner, nil)
	}
	if w.chance(50) {
		w.men, w.maybe = []string{"a", "b"}, nil
		body := append([]*part{w.spoil()}, append(w.stmts(1), leaf("proceed {}"))...)
		add(fmt.Sprintf("rule \"Instead\" {\ngiven = { a = man, b = man }\ninstead_of = r%d(a, b)", w.IntN(tellerRules)), when(body))
	}
	w.quiet, w.action = false, true
	for i := range 2 {
		w.men, w.maybe, w.lowest = []string{"actor", "of"}, nil, 3
		var body []*part
		for range w.IntN(3) {
			body = append(body, leaf("require \"so\" { that = %s }", w.cond(1)))
		}
		if x := w.where(); w.chance(60) {
			body = append(body, leaf("require \"so\" { that = %s != none }", x), leaf("require \"so too\" { that = %s.read < 1000 }", x))
			if w.chance(40) {
				body = append(body, &part{lines: []string{fmt.Sprintf("require \"then\" {\nthat = %s.read < 1000", x), "}"},
					inner: [][]*part{{{lines: []string{"supposing {", "}"}, inner: [][]*part{{w.spoil()}}}}}})
			}
			body = append(body, leaf("set actor { read = %s.read }", x))
		}
		add(fmt.Sprintf("action \"Deed %d\" {\nmenu = deeds", i), append(body, append([]*part{w.spoil()}, w.stmts(1)...)...))
	}
	if w.chance(70) {
		w.men, w.maybe, w.lowest = []string{"ann"}, nil, tellerRules
		add(fmt.Sprintf("action \"Any Time\" {\nanytime = true\ngiven = { who = player }\nrequire \"can\" { that = ann.up }\nset ann { up = %s }\n%s", w.one("true", "false"), w.spoil().lines[0]), w.stmts(1))
	}
	return top
}

const tellerWorld = `
game "Facts" {
  language = 1
  begin    = go
}
kind "pl" {
  is    = player
  state = { hero = maybe(man) }
}
pl "Alf" {}
pl "Bet" {}
kind "sq" { is = space }
sq "a1" {}
sq "b1" {}
sq "c1" {}
kind "man" {
  is    = piece
  sides = [plain, tired]
  state = { friend = maybe(man), foe = maybe(man), up = bool, read = number }
  value "Friends" { base = [for m in men : m if m.friend == self] }
}
roster "man" {
  columns = [at, up]
  rows    = { Ann = [a1, true], Bob = [a1, false], Cyd = [b1, true], Dot = [c1, true] }
}
kind "horse" {
  is    = piece
  state = { friend = maybe(man), foe = maybe(man), up = bool, read = number }
}
horse "Fury" { at = a1 }
marker "Hurt" { on = man }
value "Mate" {
  given = { man = man }
  returns = maybe(man)
  base  = man.friend == none ? man.foe : man.friend
}
menu "Deeds" {
  given  = { who = pl, of = man }
  player = who
  actor  = men
}
rule "Go" {
  repeat {
    times = 12
    move {
      the = all(men)
      to  = a1
    }
    set {
      the    = men
      friend = bob
      foe    = cyd
      up     = true
    }
    set alf { hero = dot }
    choose a {
      from = men
      or_return = true
    }
    choose b {
      from = men
      or_return = true
    }
    run "R0" {}
    offer "Deeds" {
      who = alf
      of  = a
      none {}
    }
  }
}
`
