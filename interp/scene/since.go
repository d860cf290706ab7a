package scene

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"sandtable/schema/english"
)

// Change is what has become of one thing between two scenes of one viewer. As it is the difference
// of what they have seen, it tells nothing that they could not know.
type Change struct {
	What  What
	Title string // of the thing
	Owner string // the name of the player or side whose it is
	Mine  bool   // it is the viewer's
	Place Ref    // in the later scene: where it has happened; None: nowhere on a map
	Piece Ref    // in the later scene; None: it is no piece, or is seen no more
	Text  string // what has changed
	// It is worth a word even to who brought it about: a loss, the score, whose a place is, a piece
	// of others that is turned over.
	Great bool
	Eased bool // all of it is as usual now, such as an order that ends with the turn
}

// Joined joins what others have changed and what the player has: a score that both have is told
// once, as it has changed between all.
func Joined(others, own, all []Change) []Change {
	for _, c := range own {
		same := func(d Change) bool {
			return c.What == Scored && d.What == c.What && d.Title == c.Title && d.Owner == c.Owner
		}
		i, j := slices.IndexFunc(others, same), slices.IndexFunc(all, same)
		if i >= 0 && j >= 0 {
			others[i] = all[j]
		} else {
			others = append(others, c)
		}
	}
	return others
}

// OffMap reports whether a piece has left the map, be it for a box: that of the fallen is one, too.
func (c *Change) OffMap() bool { return c.What == Lost || c.What == Left }

// What is a class of changes.
type What uint8

// The classes, in the order in which they matter.
const (
	Scored  What = iota // what stands on the status line
	Lost                // a piece has left the map, for the supply or out of the game
	Left                // a piece has left the map for a box, such as those who wait to come back
	Gone                // a piece has been on the map, and is seen no more
	Struck              // a piece is not as it was: its side, its figures, its markers
	Came                // a piece has come onto the map, or is seen now
	Moved               // a piece is elsewhere on the map
	Altered             // a place is not as it was
	Dealt               // what lies beside the map has changed, as far as the viewer sees it
	Counted             // other tracks and figures
)

// Since returns what has changed since an earlier scene of the same viewer, what matters most
// first, and of that the viewer's own.
func (s *Scene) Since(before *Scene) []Change {
	d := &since{now: s, was: before, on: s.onMaps(), lay: before.onMaps()}
	d.tracks()
	d.sums()
	for id, r := range s.of {
		if r != None {
			d.thing(r, before.Find(int32(id)))
		}
	}
	for id, r := range before.of {
		if r == None || s.Find(int32(id)) != None {
			continue
		}
		if o := &before.Things[r]; o.On != None && d.lay[o.On] {
			d.add(Change{What: Gone, Title: o.Title, Owner: o.Owner, Mine: o.Mine, Place: d.later(o.On), Piece: None, Text: before.whereOf(o)})
		}
	}
	d.backs()
	slices.SortStableFunc(d.out, Change.Order)
	return d.out
}

// Order compares two changes: what matters most comes first, and of that the viewer's own.
func (c Change) Order(d Change) int {
	return cmp.Or(cmp.Compare(c.What, d.What), cmp.Compare(c.rank(), d.rank()), cmp.Compare(c.Owner, d.Owner),
		cmp.Compare(c.ease(), d.ease()), strings.Compare(c.Title, d.Title), strings.Compare(c.Text, d.Text))
}

// Heavy reports whether a change matters to who has not decided it: what counts, losses, what has
// hit the viewer's own, who is new on the map, places, open cards. That pieces have moved, and how
// those of others stand, the map shows; what is as usual goes without saying.
func (c Change) Heavy() bool {
	switch c.What {
	case Moved:
		return false
	case Struck:
		return c.Mine && !c.Eased
	case Came, Dealt:
		return !c.Mine
	}
	return true
}

// rank orders changes of a class: the viewer's own come first.
func (c Change) rank() int {
	if c.Mine {
		return 0
	}
	return 1
}

// ease orders changes of one owner: what is as usual again comes last.
func (c Change) ease() int {
	if c.Eased {
		return 1
	}
	return 0
}

// onMaps returns which of Things are places that are drawn.
func (s *Scene) onMaps() []bool {
	out := make([]bool, len(s.Things))
	for i := range s.Maps {
		for _, c := range s.Maps[i].Cells {
			out[c.Place] = true
		}
		if len(s.Maps[i].Stands) > 0 {
			out[s.Maps[i].Place] = true
		}
	}
	return out
}

// whereOf returns where a piece is: its point on a surface, or its place.
func (s *Scene) whereOf(t *Thing) string {
	switch {
	case t.Point != "":
		return t.Point
	case t.On != None:
		return english.Title(s.Things[t.On].Title)
	}
	return ""
}

// since compares two scenes.
type since struct {
	now, was *Scene
	on, lay  []bool // places of maps, in the later and in the earlier scene
	out      []Change
}

func (d *since) add(c Change) { d.out = append(d.out, c) }

// later returns a place of the earlier scene in the later one.
func (d *since) later(place Ref) Ref {
	if id := slices.Index(d.was.of, place); place != None && id >= 0 {
		return d.now.Find(int32(id))
	}
	return None
}

// tracks compares where markers are.
func (d *since) tracks() {
	for i := range d.now.Tracks {
		t := &d.now.Tracks[i]
		j := slices.IndexFunc(d.was.Tracks, func(o Track) bool { return o.Name == t.Name })
		if j < 0 || d.was.Tracks[j].Box == t.Box {
			continue
		}
		c := Change{What: Counted, Title: t.Title, Place: None, Piece: None, Text: became(d.was.Tracks[j].Box, t.Box)}
		if t.Scored {
			c.What = Scored
		}
		d.add(c)
	}
}

// sums compares the values of the status line.
func (d *since) sums() {
	for _, f := range d.now.Header.Sums {
		for _, o := range d.was.Header.Sums {
			if o.Name == f.Name && o.Value != f.Value {
				d.add(Change{What: Scored, Title: english.Spaced(f.Name), Place: None, Piece: None, Text: differ(o.Value, f.Value), Great: true})
			}
		}
	}
}

// thing compares one that can be told from others.
func (d *since) thing(r, old Ref) {
	t := &d.now.Things[r]
	c := Change{Title: t.Title, Owner: t.Owner, Mine: t.Mine, Place: None, Piece: None}
	here := t.On != None && d.on[t.On]
	if here {
		c.Place, c.Piece = t.On, r
	}
	if old == None {
		switch {
		case here:
			c.What, c.Text = Came, d.now.whereOf(t)
			d.add(c)
		case d.open(t):
			c.What, c.Text = Dealt, english.Join(". ", "to "+d.now.whereOf(t), t.Text)
			d.add(c)
		}
		return
	}
	o := &d.was.Things[old]
	from, to := d.was.whereOf(o), d.now.whereOf(t)
	there := o.On != None && d.lay[o.On]
	switch {
	case there && !here:
		c.What, c.Place, c.Text, c.Great = Lost, d.later(o.On), became(from, to), true
		if slices.ContainsFunc(d.now.Off, func(p Pile) bool { return p.Place == t.On && p.Role < Supply }) {
			c.What = Left
		}
		d.add(c)
		return
	case !there && here:
		c.What, c.Text = Came, to
		d.add(c)
		return
	case here && from != to:
		c.What, c.Text = Moved, became(from, to)
		d.add(c)
	case from != to && t.Card:
		if c.What, c.Text = Dealt, became(from, to); d.open(t) {
			c.Text = english.Join(". ", c.Text, t.Text)
		}
		d.add(c)
	}
	d.state(c, t, o, r)
}

// open reports whether a card lies where all may read it.
func (d *since) open(t *Thing) bool {
	return t.Card && t.On != None && slices.ContainsFunc(d.now.Off, func(p Pile) bool { return p.Place == t.On && p.Role == Box && !p.Closed })
}

// state compares what may change about a thing, each on its own line.
func (d *since) state(c Change, t, o *Thing, r Ref) {
	switch {
	case c.Piece != None:
		c.What = Struck
	case d.on[r]:
		c.What, c.Place = Altered, r
	case t.On != None: // what lies beside the map
		return
	default:
		c.What = Counted
	}
	var rest []string
	c.Eased = c.What == Struck
	for _, f := range t.State {
		i := slices.IndexFunc(o.State, func(x Figure) bool { return x.Name == f.Name })
		switch {
		case f.Quiet || i < 0 || o.State[i].Value == f.Value:
		case f.Scored && c.What == Counted:
			scored := c
			scored.What, scored.Text = Scored, english.Spaced(f.Name)+" "+became(o.State[i].Value, f.Value)
			d.add(scored)
		default:
			rest = append(rest, differs(f, o.State[i]))
			c.Eased = c.Eased && f.Usual && (!f.Number || f.Value == "0")
			c.Great = c.Great || c.What == Altered && f.Sign != o.State[i].Sign
		}
	}
	if t.Side != o.Side && t.Side != "" {
		rest = append(rest, english.Spaced(t.Side))
		c.Eased = c.Eased && !t.Turned
		c.Great = c.Great || c.What == Struck && o.Side != "" && t.Owner == o.Owner && t.Owner != "" && !t.Mine
	}
	marks, more := marked(t, o)
	if rest = append(rest, marks...); len(rest) > 0 {
		c.Text, c.Eased = english.Join(", ", rest...), c.Eased && !c.Great && !more
		d.add(c)
	}
}

// differs returns how a figure has changed; of what holds or not by its name alone.
func differs(f, old Figure) string {
	name := english.Spaced(f.Name)
	switch f.Value {
	case "true":
		return name
	case "false":
		return "no longer " + name
	}
	return name + " " + became(old.Value, f.Value)
}

// marked returns which markers a thing has got and lost; more: it has got any.
func marked(t, o *Thing) (out []string, more bool) {
	count := func(x *Thing, name string) int32 {
		for _, m := range x.Marks {
			if m.Name == name {
				return m.Count
			}
		}
		return 0
	}
	for _, m := range t.Marks {
		if was := count(o, m.Name); was != m.Count {
			out = append(out, fmt.Sprintf("%s %s", m.Title, became(fmt.Sprint(was), fmt.Sprint(m.Count))))
			more = more || m.Count > was
		}
	}
	for _, m := range o.Marks {
		if count(t, m.Name) == 0 {
			out = append(out, "no "+m.Title)
		}
	}
	return out, more
}

// backs compares how many pieces lie in each place of which only the back is seen.
func (d *since) backs() {
	number := func(s *Scene) map[[2]string]int {
		out := map[[2]string]int{}
		for i := range s.Things {
			if t := &s.Things[i]; t.Unknown && t.On != None {
				out[[2]string{s.Things[t.On].Name, t.Title}]++
			}
		}
		return out
	}
	before := number(d.was)
	now := number(d.now)
	for i := range d.now.Things {
		t := &d.now.Things[i]
		if !t.Unknown || t.On == None || !d.on[t.On] {
			continue
		}
		place := d.now.Things[t.On].Name
		key := [2]string{place, t.Title}
		if more := now[key] - before[key]; more > 0 {
			d.add(Change{What: Came, Title: english.Count(more, t.Title), Place: t.On, Piece: Ref(i), Text: d.now.whereOf(t)})
			now[key] = 0
		}
	}
}

// differ returns what was and what is of figures, of several those that are not as they were.
func differ(was, is string) string {
	old, now := strings.Split(was, ", "), strings.Split(is, ", ")
	if len(old) != len(now) {
		return became(was, is)
	}
	var out []string
	for i := range now {
		if old[i] != now[i] {
			name := now[i][:strings.LastIndex(now[i], " ")+1]
			out = append(out, became(old[i], strings.TrimPrefix(now[i], name)))
		}
	}
	return strings.Join(out, ", ")
}

// became returns what was and what is.
func became(was, is string) string {
	switch {
	case was == "":
		return "to " + is
	case is == "":
		return "from " + was
	}
	return fmt.Sprintf("%s -> %s", english.Spaced(was), english.Spaced(is))
}
