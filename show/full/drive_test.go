package full

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/choice"
	"sandtable/interp/naming"
	"sandtable/interp/save"
	"sandtable/interp/scene"
	"sandtable/show/grid"
)

// driver takes given decisions at the face: it finds what leads to each on the screen.
type driver struct {
	*hand
	want   []save.Decision
	rng    *rand.Rand
	way    func(d *driver) // takes the next decision, or comes one step nearer
	clicks int
}

// drive takes all decisions.
func (d *driver) drive() {
	d.t.Helper()
	for n := 0; len(d.decided()) < len(d.want); n++ {
		if d.uncovered(); len(d.decided()) >= len(d.want) {
			break
		}
		at := len(d.decided())
		if d.m.Ask == nil || n > 40*len(d.want)+100 {
			d.t.Fatalf("%q cannot be decided:\n%s", d.want[at].Key, Frame(d.state).Text())
		}
		d.way(d)
		for i, got := range d.decided()[at:] {
			if at+i >= len(d.want) || got != d.want[at+i].Key {
				d.t.Fatalf("decision %d is %q, not %q:\n%s", at+i, got, d.want[min(at+i, len(d.want)-1)].Key, Frame(d.state).Text())
			}
		}
	}
	d.uncovered()
}

// next returns the key of the next decision.
func (d *driver) next() string { return d.want[len(d.decided())].Key }

// behind returns the choice from the open node behind which an option lies; -1 if none does. An
// option at a point may be listed only when somebody looks around there.
func (d *driver) behind(key string) int {
	for _, is := range []func(o *choice.Option) bool{
		func(o *choice.Option) bool { return o.Key == key },
		func(o *choice.Option) bool { return naming.WithoutPoints(o.Key) == naming.WithoutPoints(key) },
	} {
		for i := range d.kids {
			k := &d.kids[i]
			if k.Part != nil && k.Part.Point && !is(&choice.Option{Key: d.m.Ask.Options[k.Of[0]].Key}) {
				continue
			}
			if slices.ContainsFunc(k.Of, func(o int) bool { return is(&d.m.Ask.Options[o]) }) {
				return i
			}
		}
	}
	return -1
}

// exact reports whether a choice is the option of a key, or leads to it.
func (d *driver) exact(kid int, key string) bool {
	k := &d.kids[kid]
	return !k.Leaf() || d.m.Ask.Options[k.Of[0]].Key == key
}

// set lists the choices that the next decisions take into a set, if they take them in the order of
// the list and then say that these are all.
func (d *driver) set() (members []int) {
	if d.m.Ask.Set == nil {
		return nil
	}
	last, all := -1, 0
	for i := range d.kids {
		if d.member(i) {
			all++
		}
	}
	for _, w := range d.want[len(d.decided()):] {
		kid := slices.IndexFunc(d.kids, func(k choice.Kid) bool { return k.Leaf() && d.m.Ask.Options[k.Of[0]].Key == w.Key })
		switch {
		case len(members) == all: // nothing is left to choose
			return members
		case w.By == save.ByAuto: // that these are all is said by itself
			return members
		case kid >= 0 && d.member(kid) && kid > last:
			members, last = append(members, kid), kid
			continue
		case kid >= 0 && !d.member(kid) && d.passes(d.kids[kid].Of[0]), d.m.Ask.Set.Most >= 0 && len(d.m.Ask.Set.Taken)+len(members) == d.m.Ask.Set.Most:
			return members
		case kid < 0 && strings.HasPrefix(w.Key, "done"):
			return members
		}
		return nil
	}
	if len(members) == all {
		return members
	}
	return nil
}

// byKeys comes nearer to the next decision by keys, on a way that is drawn.
func (d *driver) byKeys() {
	key := d.next()
	kid := d.behind(key)
	switch {
	case kid < 0 && len(d.path) > 1:
		d.press("esc")
		return
	case kid < 0 || !d.exact(kid, key) || d.rng.IntN(5) == 0 && len(d.node().Of) > 0:
		d.types(key)
		return
	}
	if list := d.set(); len(list) > 0 && d.rng.IntN(2) == 0 {
		for _, i := range list {
			if d.marks(i); !slices.Contains(d.chosen, d.kids[i].Of[0]) { // its number may have taken it
				d.press("space")
			}
		}
		d.press("enter")
		return
	}
	before, at := len(d.path), len(d.decided())
	if d.marks(kid); len(d.path) > before || len(d.decided()) > at { // a digit has opened it, or taken it
		return
	}
	if len(d.chosen) > 0 { // its number has taken it into the set: it is to be taken alone
		d.press("-")
	}
	d.press("enter")
}

// types types an option.
func (d *driver) types(key string) {
	d.t.Helper()
	d.press("/ " + quoted(key) + " enter")
	if len(d.path) > 1 && d.m.Among != nil { // it may mean several
		d.t.Fatalf("%q means several options:\n%s", key, Frame(d.state).Text())
	}
}

// marks marks a choice on one of the ways that there are, drawn, and checks that the screen shows
// it. A digit may do it at once.
func (d *driver) marks(kid int) {
	d.t.Helper()
	before, decided, at := len(d.path), len(d.decided()), scene.None
	if p := d.kids[kid].Part; p != nil && d.b.Has(p.At) && d.b.Measured() == nil && d.targets[p.At][0] == kid {
		at = p.At
	}
	switch way := d.rng.IntN(4); {
	case way == 0:
		d.press(strings.Join(strings.Split(d.labels[kid], ""), " "))
	case way == 1 && at != scene.None:
		for n := 0; d.marked != kid && n <= len(d.targets); n++ {
			d.press("tab")
		}
	case way == 2 && at != scene.None:
		d.press("g " + quoted(d.m.Scene.Things[at].Name) + " enter")
	default:
		d.steps(kid)
	}
	if len(d.path) > before || len(d.decided()) > decided {
		return
	}
	if d.marked != kid {
		d.steps(kid)
	}
	d.inSight(kid)
}

// steps goes to a choice by n or p, whichever is shorter.
func (d *driver) steps(kid int) {
	n := len(d.kids)
	from := d.marked
	if from < 0 {
		from = n // p marks the last one, and n the first one
		if kid+1 <= n-kid {
			from = -1
		}
	}
	ahead, back := ((kid-from)%n+n)%n, ((from-kid)%n+n)%n
	if from < 0 {
		ahead = kid + 1
	} else if from == n {
		back = n - kid
		ahead = back + 1
	}
	if ahead <= back || from < 0 {
		d.press(strings.Repeat("n ", ahead))
	} else {
		d.press(strings.Repeat("p ", back))
	}
}

// inSight checks that the screen shows a choice as marked.
func (d *driver) inSight(kid int) {
	d.t.Helper()
	g := Frame(d.state)
	for y := range g.H {
		for x := range g.W {
			if c := g.At(x, y); c.Hit.What == hitKid && int(c.Hit.N) == kid && c.Text == ">" && c.Style == grid.Legal {
				return
			}
		}
	}
	d.t.Fatalf("%q is not shown as marked:\n%s", d.kids[kid].Title, g.Text())
}

// byMouse comes nearer to the next decision by clicks alone.
func (d *driver) byMouse() {
	d.t.Helper()
	key := d.next()
	kid := d.behind(key)
	if kid < 0 && len(d.path) > 1 {
		d.hits("Esc")
		return
	}
	if kid < 0 || !d.exact(kid, key) {
		d.t.Fatalf("%q cannot be clicked on:\n%s", key, Frame(d.state).Text())
	}
	if list := d.set(); len(list) > 0 {
		for _, i := range list {
			d.clickOn(i)
		}
		d.hits("Enter")
		return
	}
	if d.member(kid) { // it is taken alone: a click would take it into the set
		for d.marked != kid {
			d.hits("n")
		}
		d.hits("Enter")
		return
	}
	at := scene.None
	if p := d.kids[kid].Part; p != nil && d.b.Has(p.At) && d.b.Measured() == nil && d.targets[p.At][0] == kid && (d.cursor != p.At || d.marked == kid) {
		at = p.At
	}
	if at != scene.None && d.rng.IntN(2) == 0 && d.clickPlaceOf(at, kid) {
		return
	}
	if d.marked != kid {
		d.clickOn(kid)
		d.inSight(kid)
	}
	d.clickOn(kid)
}

// hits clicks on a key that the bottom line names.
func (d *driver) hits(name string) {
	d.t.Helper()
	want, _ := keyNamed(name)
	for x := range d.w {
		if k, ok := d.keyAt(x); ok && k == want {
			d.clickAt(x, d.h-1)
			return
		}
	}
	d.t.Fatalf("%s is not on the screen:\n%s", name, Frame(d.state).Text())
}

// clickAt clicks on a cell.
func (d *driver) clickAt(x, y int) {
	d.clicks++
	d.moves = append(d.moves, fmt.Sprintf("click %d %d", x, y))
	before := d.jobs
	d.does(d.face.click(tea.Mouse{X: x, Y: y, Button: tea.MouseLeft}))
	if d.jobs > before {
		d.mice, d.moves = append(d.mice, fmt.Sprintf("%d\t%s", d.desk.game.At(), strings.Join(d.moves, ", "))), nil
	}
}

// turnWheel turns the wheel over the list by a line.
func (d *driver) turnWheel(up bool) {
	m, what := tea.Mouse{X: 1, Y: d.divide().decision.y + 1, Button: tea.MouseWheelDown}, "down"
	if up {
		m.Button, what = tea.MouseWheelUp, "up"
	}
	d.moves = append(d.moves, fmt.Sprintf("%s %d %d", what, m.X, m.Y))
	d.wheel(m)
}

// clickOn clicks on a choice in the list, which is scrolled until it is in sight.
func (d *driver) clickOn(kid int) {
	d.t.Helper()
	for range 2 * len(d.kids) {
		if x, y, ok := d.shows(hitKid, int32(kid)); ok {
			d.clickAt(x, y)
			return
		}
		_, y, ok := d.shows(hitKid, -1)
		d.turnWheel(ok && int(Frame(d.state).At(0, y).Hit.N) > kid)
	}
	d.t.Fatalf("%q cannot be clicked on:\n%s", d.kids[kid].Title, Frame(d.state).Text())
}

// shows returns a cell where the screen shows a choice or a place; any of them if n is -1.
func (d *driver) shows(what uint8, n int32) (x, y int, ok bool) {
	g := Frame(d.state)
	for y := range g.H {
		for x := range g.W {
			if hit := g.At(x, y).Hit; hit.What == what && (n < 0 || hit.N == n) {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

// clickPlaceOf clicks on a place of the board twice, if it is in sight: that marks what is chosen
// there, and does it.
func (d *driver) clickPlaceOf(place scene.Ref, kid int) bool {
	for first := true; first || d.marked == kid && d.cursor == place; first = false {
		done := d.marked == kid && d.cursor == place
		x, y, ok := d.shows(hitPlace, int32(place))
		if !ok {
			return false
		}
		d.clickAt(x, y)
		if done {
			break
		}
		d.inSight(kid)
	}
	return true
}
