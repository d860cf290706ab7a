package interp_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// A writer writes random games full of queries: choices from sets that are nested and filtered in
// every way that the language has, over pieces and squares with everything that can be asked of
// them, beside actions that change all of it. Every game is well typed; what it means is of no
// interest, so long as all forms of a query mean the same.

type writer struct {
	*rand.Rand
	size   int // squares to a side
	men    int
	vars   []bound
	values int // how many of the game's values may be asked here: no value asks itself
	fresh  int
	risk   int // of a hundred conditions so many may fail
}

// bound is a name in scope.
type bound struct{ name, kind string }

func (w *writer) one(of ...string) string { return of[w.IntN(len(of))] }

func (w *writer) chance(percent int) bool { return w.IntN(100) < percent }

// with writes something in which one more name is bound.
func (w *writer) with(kind string, f func(name string) string) string {
	w.fresh++
	name := fmt.Sprintf("%s_%d", kind, w.fresh) // no name of a man or a square
	w.vars = append(w.vars, bound{name, kind})
	s := f(name)
	w.vars = w.vars[:len(w.vars)-1]
	return s
}

// local is a bound name of a kind, mostly one of the latest; empty if there is none.
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
	if w.chance(60) {
		return have[len(have)-1]
	}
	return w.one(have...)
}

func (w *writer) man(d int) string {
	if l := w.local("man"); l != "" && w.chance(90) {
		return l
	}
	return fmt.Sprintf("m%d", 1+w.IntN(w.men))
}

func (w *writer) square(d int) string {
	if l := w.local("square"); l != "" && w.chance(85) {
		return l
	}
	return fmt.Sprintf("%c%d", 'a'+w.IntN(w.size), 1+w.IntN(w.size))
}

func (w *writer) player(d int) string {
	l := w.local("player")
	switch {
	case l != "" && w.chance(50):
		return l
	case l != "" && w.chance(50):
		return "other(" + l + ")"
	case w.chance(50):
		return w.man(d) + ".army"
	}
	return w.one("ann", "bob")
}

func (w *writer) hue(d int) string {
	switch w.IntN(4) {
	case 0:
		return w.man(d) + ".mood"
	case 1:
		return w.man(d) + ".tone"
	case 2:
		return w.square(d) + ".tint"
	}
	return w.one("red", "green", "blue")
}

func (w *writer) number(d int) string {
	if d <= 0 {
		switch w.IntN(7) {
		case 0:
			return w.man(d) + ".tired"
		case 1:
			return w.man(d) + ".rank"
		case 2:
			return w.square(d) + ".heat"
		case 3:
			return w.square(d) + "." + w.one("row", "column", "high")
		}
		if l := w.local("number"); l != "" && w.chance(60) {
			return l
		}
		return fmt.Sprint(w.IntN(5))
	}
	switch w.IntN(9) {
	case 0:
		return "count(" + w.set(w.one("man", "square"), d-1) + ")"
	case 1:
		return w.number(d-1) + w.one(" + ", " - ") + w.number(d-1)
	case 2:
		return "sum(" + w.bare(w.set("man", d-1)) + w.one("[*].rank", "[*].tired") + ")"
	case 3:
		return "distance(" + w.square(d) + ", " + w.square(d) + ")"
	case 4:
		return "max(" + w.number(d-1) + ", " + w.number(d-1) + ")"
	case 5:
		if w.values > 3 {
			return "weight(" + w.square(d) + ", " + w.player(d) + ")"
		}
		if w.values > 0 {
			return w.square(d) + ".crowd"
		}
	case 6:
		return "(" + w.cond(d-1) + " ? " + w.number(d-1) + " : " + w.number(d-1) + ")"
	}
	return w.number(0)
}

// bare makes a set stand where a word follows it.
func (w *writer) bare(s string) string {
	if strings.ContainsAny(s, " ?") && s[0] != '[' {
		return "[" + s + "]"
	}
	return s
}

func (w *writer) cond(d int) string {
	if d <= 0 {
		return w.fact()
	}
	switch w.IntN(16) {
	case 0, 1:
		return "(" + w.cond(d-1) + " && " + w.cond(d-1) + ")"
	case 2:
		return "(" + w.cond(d-1) + " || " + w.cond(d-1) + ")"
	case 3:
		return "!(" + w.cond(d-1) + ")"
	case 4:
		return "(" + w.cond(d-1) + " ? " + w.cond(d-1) + " : " + w.cond(d-1) + ")"
	case 5, 6:
		return w.one("any", "none") + "(" + w.set(w.one("man", "square"), d-1) + ")"
	case 7:
		return "contains(" + w.set("man", d-1) + ", " + w.man(d) + ")"
	case 8:
		return "contains(" + w.set("square", d-1) + ", " + w.square(d) + ")"
	case 9:
		of := w.one("man", "square")
		return "overlap(" + w.set(of, d-1) + ", " + w.set(of, d-1) + ")"
	case 10:
		return w.number(d-1) + w.one(" == ", " != ", " < ", " <= ", " > ", " >= ") + w.number(d-1)
	case 11:
		of := w.one("man", "square") // both sides of one type, which sub-kinds and places are not
		return w.whole(of, d) + w.one(" == ", " != ") + w.whole(of, d)
	case 12:
		if w.values > 2 {
			return "liked(" + w.man(d) + ")"
		}
	case 13:
		return "first(" + w.set("man", d-1) + ")" + w.one(" == ", " != ") + w.man(d)
	case 14:
		m := w.man(d)
		return "(" + m + ".in_play && " + w.fact() + ")"
	}
	return w.fact()
}

// fact is a condition without conditions in it.
func (w *writer) fact() string {
	m, s := w.man(0), w.square(0)
	// What stops the game, unless something before it keeps it from being asked.
	if w.chance(w.risk) {
		return w.one(m+".at.heat >= 1", "only("+s+".men) == "+m, m+".at.tint == red")
	}
	switch w.IntN(17) {
	case 0, 1:
		return m + "." + w.one("up", "down", "brave", "fed", "hurt", "knight", "in_play", "on_top", "keen")
	case 2:
		return m + ".army" + w.one(" == ", " != ") + w.player(0)
	case 3:
		return w.hue(0) + w.one(" == ", " != ", " < ", " >= ") + w.hue(0)
	case 4:
		return m + ".at" + w.one(" == ", " != ") + w.one(s, "camp", w.man(0)+".at")
	case 5:
		return m + ".aims" + w.one(" == ", " != ") + w.one(s, "none", w.man(0)+".aims")
	case 6:
		return "(" + m + ".aims != none && " + m + ".aims." + w.one("wet", "holy", "mined") + ")"
	case 7, 8:
		return s + "." + w.one("wet", "holy", "mined")
	case 9:
		return w.one("any", "none") + "(" + s + "." + w.one("men", "men.up", "men.hurt", "men.knight", "horses", "horses.pony", "pieces", "men.brave.down") + ")"
	case 10:
		return s + w.one(" == ", " != ") + w.square(0)
	case 11:
		return m + w.one(" == ", " != ") + w.man(0)
	case 12:
		return "adjacent(" + s + ", " + w.square(0) + ")"
	case 13:
		return w.one("straight("+s+", "+w.square(0)+")", "contains(touched("+s+", "+w.square(0)+"), "+w.square(0)+")")
	case 14:
		return "toward(" + s + ", " + w.way() + ") == " + w.square(0)
	case 15:
		return "top(" + s + ".men)" + w.one(" == ", " != ") + m
	}
	return w.number(0) + w.one(" == ", " != ", " < ", " <= ", " > ", " >= ") + w.number(0)
}

func (w *writer) way() string {
	if l := w.local("direction"); l != "" {
		return l
	}
	return w.one("north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west")
}

func (w *writer) set(of string, d int) string {
	if of == "man" {
		return w.menSet(d)
	}
	return w.squareSet(d)
}

// whole is a set of a kind and of no narrower or wider one.
func (w *writer) whole(of string, d int) string {
	return w.with(of, func(x string) string {
		return "[for " + x + " in " + map[string]string{"man": "all(men)", "square": "squares"}[of] + " : " + x + " if " + w.cond(d-1) + "]"
	})
}

// filtered is a comprehension that keeps members.
func (w *writer) filtered(of string, d int) string {
	over := w.set(of, d-1)
	return w.with(of, func(x string) string { return "[for " + x + " in " + over + " : " + x + " if " + w.cond(d-1) + "]" })
}

func (w *writer) menSet(d int) string {
	if d <= 0 {
		if l := w.local("men"); l != "" && w.chance(40) {
			return l
		}
		return w.one("men", "men", "all(men)", "men.up", "men.hurt", "men.brave", "men.on_top", "men.fed", "men.keen", "knights", "camp.men", w.square(0)+".men", w.square(0)+".men.down",
			"["+w.man(0)+", "+w.man(0)+"]", "squares.men")
	}
	switch w.IntN(10) {
	case 0:
		return w.one("union", "but_not") + "(" + w.menSet(d-1) + ", " + w.menSet(d-1) + ")"
	case 1:
		return w.bare(w.squareSet(d-1)) + ".men"
	case 2:
		return w.bare(w.menSet(d-1)) + "." + w.one("up", "down", "brave", "fed", "hurt", "knight", "keen")
	case 3:
		return "(" + w.cond(d-1) + " ? " + w.menSet(d-1) + " : " + w.menSet(d-1) + ")"
	case 4:
		if w.values > 0 {
			return "host(" + w.square(d) + ")"
		}
	case 5:
		over := w.squareSet(d - 1)
		return w.with("square", func(x string) string {
			return "[for " + x + " in " + over + " : " + w.menSet(d-1) + " if " + w.cond(d-1) + "]"
		})
	case 6:
		return "[" + w.menSet(d-1) + ", " + w.man(d) + "]"
	}
	return w.filtered("man", d)
}

func (w *writer) squareSet(d int) string {
	if d <= 0 {
		if l := w.local("squares"); l != "" && w.chance(40) {
			return l
		}
		return w.one("squares", "squares", "squares.wet", "squares.holy", "squares.mined", "neighbors("+w.square(0)+")", "["+w.square(0)+", "+w.square(0)+"]",
			"ray("+w.square(0)+", "+w.way()+")", "line("+w.square(0)+", "+w.square(0)+")", w.square(0)+".near")
	}
	switch w.IntN(15) {
	case 0:
		return w.one("union", "but_not") + "(" + w.squareSet(d-1) + ", " + w.squareSet(d-1) + ")"
	case 1: // where they stand: of those in play, for a camp is no square
		return w.with("man", func(x string) string {
			return "[for " + x + " in " + w.one("men", "men", "men.up", "men.hurt", "knights") + " : " + x + " if " + w.cond(d-1) + "].at"
		})
	case 2:
		return w.bare(w.squareSet(d-1)) + "." + w.one("wet", "holy", "mined")
	case 3:
		return "(" + w.cond(d-1) + " ? " + w.squareSet(d-1) + " : " + w.squareSet(d-1) + ")"
	case 4:
		if w.values > 1 {
			return "range(" + w.man(d) + ", " + w.number(d-1) + ")"
		}
	case 5:
		over := w.squareSet(d - 1)
		return w.with("square", func(x string) string {
			return "[for " + x + " in " + over + " : " + w.one("neighbors("+x+")", w.squareSet(d-1)) + " if " + w.cond(d-1) + "]"
		})
	case 6:
		return w.with("direction", func(x string) string {
			s, ways := w.square(d), w.one("directions", "[north, east, south_west]")
			if w.chance(40) { // what rays catch
				in := w.squareSet(d - 1)
				return "[for " + x + " in " + ways + " : " + w.one("ray", "past") + "(" + s + ", " + x + ", " + in + ") if contains(" + w.squareSet(d-1) + ", past(" + s + ", " + x + ", " + in + "))]"
			}
			return "[for " + x + " in " + ways + " : " +
				w.one("toward("+s+", "+x+")", "ray("+s+", "+x+", "+w.squareSet(d-1)+")", "past("+s+", "+x+", "+w.squareSet(d-1)+")") + "]"
		})
	case 7:
		if w.chance(50) {
			return w.one("men", "men.up", "men.brave", "knights.fed") + ".at"
		}
		over := w.menSet(d - 1)
		return w.with("man", func(x string) string {
			return "union([for " + x + " in " + over + " : " + x + ".aims if " + w.cond(d-1) + "], " + w.squareSet(0) + ")"
		})
	case 8:
		return "ray(" + w.square(d) + ", " + w.way() + ", " + w.squareSet(d-1) + ")"
	case 9:
		over := w.squareSet(d - 1)
		return w.with("square", func(x string) string {
			return "[for " + x + " in " + over + " : toward(" + x + ", " + w.way() + ") if " + w.cond(d-1) + "]"
		})
	case 10:
		return "reach(" + w.one(w.square(d), w.squareSet(d-1)) + ", " + w.one("1", "2", w.number(0)) + ", " + w.squareSet(d-1) + ")"
	case 11:
		return w.one("union", "but_not") + "(" + w.squareSet(d-1) + ", [" + w.square(d) + "])"
	}
	return w.filtered("square", d)
}

// query is an action that changes nothing: what it lists is all that it is for. Without a menu it
// stands beside all decisions.
func (w *writer) query(i int, menu string) string {
	var b strings.Builder
	was := len(w.vars)
	if menu == "" {
		fmt.Fprintf(&b, "action \"Query %d\" {\n  anytime = true\n  given = { mover = player }\n", i)
	} else {
		fmt.Fprintf(&b, "action \"Query %d\" {\n  menu = %s\n", i, menu)
	}
	require := func(in string) {
		fmt.Fprintf(&b, "%srequire \"holds %d\" {\n%s  that = %s\n%s}\n", in, w.fresh, in, w.cond(2), in)
		w.fresh++
	}
	if w.chance(30) {
		require("  ")
	}
	if w.chance(30) {
		of := w.one("man", "square")
		w.fresh++
		name := fmt.Sprintf("l%d", w.fresh)
		fmt.Fprintf(&b, "  let { %s = %s }\n", name, w.set(of, 2))
		w.vars = append(w.vars, bound{name, map[string]string{"man": "men", "square": "squares"}[of]})
	}
	for range 1 + w.IntN(2) {
		of := w.one("man", "square")
		w.fresh++
		name := fmt.Sprintf("x%d", w.fresh)
		fmt.Fprintf(&b, "  choose %s {\n    from = %s\n", name, w.set(of, 1+w.IntN(3)))
		w.vars = append(w.vars, bound{name, of})
		if w.chance(60) {
			require("    ")
		}
		b.WriteString("  }\n")
	}
	if w.chance(30) {
		require("  ")
	}
	b.WriteString("}\n")
	w.vars = w.vars[:was]
	return b.String()
}

// value is a value with its parameters in scope.
func (w *writer) value(name, given string, params []bound, f func() string, more string) string {
	was := w.vars
	w.vars = params
	s := fmt.Sprintf("value %q {\n  given = { %s }\n  base = %s\n%s}\n", name, given, f(), more)
	w.vars = was
	w.values++
	return s
}

// game is a whole game: so many squares to a side, so many men, so many queries.
func game(seed uint64, size, men, queries int) string {
	w := &writer{Rand: rand.New(rand.NewPCG(seed, 1)), size: size, men: men}
	if seed%4 == 3 {
		w.risk = 3
	}
	var b strings.Builder
	b.WriteString(strings.Replace(table, "BOARD\n", "BOARD\n"+w.board(), 1))
	self := func(kind string, f func() string) string {
		w.vars = []bound{{"self", kind}}
		defer func() { w.vars = nil }()
		return f()
	}
	keen := self("man", w.fact)
	for strings.Contains(keen, "keen") {
		keen = self("man", w.fact)
	}
	crowd := self("square", func() string { return "count(self." + w.one("men", "men.up", "men.fed", "pieces") + ")" })
	text := strings.NewReplacer("KEEN", keen, "CROWD", crowd).Replace(b.String())
	b.Reset()
	b.WriteString(text)
	b.WriteString(w.roster())
	b.WriteString(w.value("Host", "s = square", []bound{{"s", "square"}}, func() string { return w.menSet(2) }, ""))
	b.WriteString(w.value("Range", "m = man, n = number", []bound{{"m", "man"}, {"n", "number"}}, func() string { return w.squareSet(2) }, ""))
	more := ""
	for i := range w.IntN(3) { // what they say is so, whatever the base
		w.vars = []bound{{"m", "man"}}
		more += fmt.Sprintf("  modifier \"says %d\" {\n    when = %s\n    to = %s\n  }\n", i, w.cond(1), w.one("true", "false", w.cond(1)))
	}
	b.WriteString(w.value("Liked", "m = man", []bound{{"m", "man"}}, func() string { return w.cond(2) }, more))
	more = ""
	if w.chance(50) {
		w.vars = []bound{{"s", "square"}, {"p", "player"}}
		more = fmt.Sprintf("  modifier \"more\" {\n    when = %s\n    by = %s\n  }\n", w.cond(1), w.number(1))
	}
	b.WriteString(w.value("Weight", "s = square, p = player", []bound{{"s", "square"}, {"p", "player"}}, func() string { return w.number(2) }, more))
	for i := range queries {
		menu := w.one("think", "turn", "think", "turn", "")
		w.vars = []bound{{"mover", "player"}}
		if menu == "turn" {
			w.vars = append(w.vars, bound{"actor", "man"})
		}
		b.WriteString(w.query(i, menu))
	}
	return b.String()
}

func (w *writer) board() string {
	var b strings.Builder
	b.WriteString("     ")
	for x := range w.size {
		fmt.Fprintf(&b, " %c", 'a'+x)
	}
	for y := w.size; y > 0; y-- {
		fmt.Fprintf(&b, "\n    %d", y)
		for range w.size {
			b.WriteString(" " + w.one(".", ".", "~", "^"))
		}
	}
	return b.String() + "\n"
}

func (w *writer) roster() string {
	var b strings.Builder
	for i := range w.men {
		kind := "man"
		if i >= w.men*2/3 {
			kind = "knight"
		}
		at := "camp"
		if w.chance(70) {
			at = fmt.Sprintf("%c%d", 'a'+w.IntN(w.size), 1+w.IntN(w.size))
		}
		traits := "[]"
		if w.chance(40) {
			traits = "[brave]"
		}
		fmt.Fprintf(&b, "%s \"M%d\" {\n  army = %s\n  rank = %d\n  tone = %s\n  traits = %s\n  at = %s\n}\n", kind, i+1, w.one("ann", "bob"), w.IntN(5), w.one("red", "green", "blue"), traits, at)
	}
	return b.String()
}

// table is what every such game has.
const table = `
game "Queries" {
  language = 1
  begin    = go
  length   = 100
}
enum "hue" { names = [red, green, blue] }
player "Ann" {}
player "Bob" {}
kind "square" {
  is      = space
  fields = { high = number, wet = bool }
  state   = { heat = number, tint = hue, holy = bool }
  value "Crowd" { base = CROWD }
  value "Near" { base = neighbors(self) }
}
map "Board" {
  grid = squares
  of   = square
  drawn = <<-BOARD
  BOARD
  legend = {
    "." = { high = 0 }
    "~" = { high = 1, wet = true }
    "^" = { high = 3 }
  }
}
box "Camp" {}
kind "man" {
  is      = piece
  plural  = "men"
  sides   = [up, down]
  traits  = [brave]
  fields = { army = player, rank = number, tone = hue }
  state   = { tired = number, fed = bool, mood = hue, aims = maybe(square) }
  value "Keen" { base = KEEN }
}
kind "knight" { is = man }
kind "horse" { is = piece }
horse "Pony" { count = 5 }
horse "Mare" { count = 3 }
marker "Wound" {
  on        = man
  adjective = "hurt"
}
marker "Mine" {
  on        = square
  count     = 6
  adjective = "mined"
}
phase "Go" {
  repeat {
    each mover {
      from = players
      offer "Think" {
        none {}
      }
      offer "Turn" {
        none {}
      }
    }
  }
}
menu "Think" {
  given  = { mover = player }
  player = mover
}
menu "Turn" {
  given  = { mover = player }
  player = mover
  actor  = [for m in men : m if m.army == mover]
}
action "Wait" { menu = think }
action "Come" {
  menu = think
  choose m { from = camp.men }
  choose to { from = squares }
  move m { to = to }
}
action "Saddle" {
  menu = think
  choose to { from = squares }
  choose h { from = union(pony.supply, mare.supply) }
  move h { to = to }
}
action "Stable" {
  menu = think
  choose h { from = horses }
  move h { to = supply }
}
action "Shift" {
  menu = turn
  choose to { from = [for s in squares : s if s.column == actor.rank + 1 || s.row == actor.tired + 1] }
  move actor { to = to }
}
action "Leave" {
  menu = turn
  move actor { to = camp }
}
action "Turn Up" {
  menu = turn
  flip actor { to = up }
}
action "Turn Down" {
  menu = turn
  flip actor { to = down }
}
action "Tire" {
  menu = turn
  choose n { from = numbers(0, 4) }
  set actor { tired = n }
}
action "Feel" {
  menu = turn
  choose h { from = hues }
  set actor {
    mood = h
    fed  = h == green
  }
}
action "Aim" {
  menu = turn
  choose to { from = [for s in squares : s if s.column == actor.rank + 1] }
  set actor { aims = to }
}
action "Forget" {
  menu = turn
  set actor { aims = none }
}
action "Hurt" {
  menu = turn
  mark actor { with = wound }
}
action "Heal" {
  menu = turn
  require "hurt" { that = actor.hurt }
  unmark actor { with = wound }
}
action "Warm" {
  menu = turn
  choose s { from = [for s in squares : s if s.row == actor.tired + 1] }
  choose h { from = hues }
  set s {
    heat = actor.tired
    tint = h
    holy = h != red
  }
}
action "Mine It" {
  menu = think
  choose s { from = squares }
  require "none yet, and one left" { that = !s.mined && mine.supply > 0 }
  mark s { with = mine }
}
action "Clear It" {
  menu = think
  choose s { from = squares.mined }
  unmark s { with = mine }
}
`
