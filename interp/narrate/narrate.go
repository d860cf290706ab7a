// Package narrate turns the machine's events into lines for people.
package narrate

import (
	"fmt"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Log collects lines as a game goes on.
type Log struct {
	Lines []string
	Max   int // keep at most so many; 0: all
	depth int
}

// Watch is the observer.
func (l *Log) Watch(m *machine.M, e machine.Event) {
	switch e.Kind {
	case machine.Entered:
		l.depth++
		if e.Proc.Phase {
			l.add("== " + e.Proc.Name)
		}
		return
	case machine.Left:
		l.depth--
		return
	}
	if s := Line(m, e); s != "" {
		l.add(s)
	}
}

// Add writes a line of one's own.
func (l *Log) Add(s string) { l.add(s) }

func (l *Log) add(s string) {
	l.Lines = append(l.Lines, s)
	if l.Max > 0 && len(l.Lines) > 2*l.Max {
		l.Lines = append(l.Lines[:0], l.Lines[len(l.Lines)-l.Max:]...)
	}
}

// Line is one event in words, or "" if it is none that people want to read.
func Line(m *machine.M, e machine.Event) string {
	g := m.P.Game
	name := func(id int32) string {
		if id >= 0 && int(id) < len(g.Things) && g.Things[id] != nil {
			return english.Title(g.Things[id].Title)
		}
		return "nothing"
	}
	switch e.Kind {
	case machine.Moved:
		if len(e.List) == 2 {
			return stands(g, e, name)
		}
		switch {
		case e.C == g.Out.ID:
			return fmt.Sprintf("%s is out of the game", name(e.A))
		case e.C == g.Supply.ID:
			return fmt.Sprintf("%s goes to the supply", name(e.A))
		case e.B == g.Supply.ID:
			return fmt.Sprintf("%s is placed: %s", name(e.A), name(e.C))
		}
		return fmt.Sprintf("%s moves: %s -> %s", name(e.A), name(e.B), name(e.C))
	case machine.Flipped:
		k := g.Things[e.A].Kind
		for k != nil && k.SideField == nil {
			k = k.Parent
		}
		return fmt.Sprintf("%s is now %s", name(e.A), k.SideTitles[e.B])
	case machine.Marked:
		mk := g.Markers[e.B]
		if e.C > 0 {
			return fmt.Sprintf("%s gets %s", name(e.A), count(e.C, mk))
		}
		return fmt.Sprintf("%s loses %s", name(e.A), count(-e.C, mk))
	case machine.Advanced:
		return fmt.Sprintf("%s: %s -> %s", name(e.A), box(g, e.A, e.B), box(g, e.A, e.C))
	case machine.Changed:
		return changed(g, e, name(e.A))
	case machine.Rolled:
		var dice []string
		for _, v := range e.List {
			dice = append(dice, g.Show(model.TNumber, v))
		}
		return fmt.Sprintf("roll %s: %s", e.Name, strings.Join(dice, " "))
	case machine.Revealed:
		return fmt.Sprintf("%s is revealed", name(e.A))
	case machine.Shuffled:
		return fmt.Sprintf("%s is shuffled", name(e.A))
	case machine.Said:
		return e.Name
	case machine.Disclosed:
		return fmt.Sprintf("%s has chosen %s: %s", name(e.A), english.Spaced(e.Name), Words(g, e.Type, e.B))
	case machine.Ended:
		return "the game ends: " + name(e.A)
	}
	return ""
}

func count(n int32, mk *model.Marker) string {
	if n == 1 {
		return english.A(mk.Title)
	}
	return fmt.Sprintf("%d of %s", n, mk.Title)
}

func box(g *model.Game, track, b int32) string {
	if b < 0 || g.Things[b] == nil {
		return "off"
	}
	return english.Spaced(strings.TrimPrefix(g.Things[b].Title, g.Things[track].Title+" "))
}

// changed tells of a field: what holds or not by its name alone.
func changed(g *model.Game, e machine.Event, who string) string {
	f, title := FieldOf(g, e), english.Spaced(e.Name)
	switch {
	case f == nil:
		return fmt.Sprintf("%s: %s is now %d", who, title, e.C)
	case f.Type.Is(model.Bool) && e.C != 0:
		return fmt.Sprintf("%s: %s", who, title)
	case f.Type.Is(model.Bool):
		return fmt.Sprintf("%s: no longer %s", who, title)
	}
	return fmt.Sprintf("%s: %s is now %s", who, title, Words(g, f.Type, e.C))
}

// Told is what a field of a thing is, for people who learn it.
func Told(m *machine.M, thing int32, f *model.Field) string {
	g, v := m.P.Game, m.I[m.P.Ids.Field[f]+thing-f.Of.Lo]
	who, title := english.Title(g.Things[thing].Title), english.Spaced(f.Name)
	switch {
	case f.Type.Is(model.Bool) && v != 0:
		return fmt.Sprintf("%s: %s", who, title)
	case f.Type.Is(model.Bool):
		return fmt.Sprintf("%s: not %s", who, title)
	}
	return fmt.Sprintf("%s: %s is %s", who, title, Words(g, f.Type, v))
}

// Words is a value for people: of one that is a mere name, the words.
func Words(g *model.Game, t model.Type, v int32) string {
	return english.Spaced(g.Show(t, v))
}

// FieldOf is the field of state that has changed; nil if there is none.
func FieldOf(g *model.Game, e machine.Event) *model.Field {
	for k := g.Things[e.A].Kind; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if f.Name == e.Name && f.Storage == model.State {
				return f
			}
		}
	}
	return nil
}

// stands tells of a piece that comes to a point of a surface.
func stands(g *model.Game, e machine.Event, name func(int32) string) string {
	to := g.Show(g.Surface.Point, e.List[1])
	switch {
	case e.List[0] != model.None:
		return fmt.Sprintf("%s moves: %s -> %s", name(e.A), g.Show(g.Surface.Point, e.List[0]), to)
	case e.B == g.Supply.ID:
		return fmt.Sprintf("%s is placed: %s", name(e.A), to)
	}
	return fmt.Sprintf("%s moves: %s -> %s", name(e.A), name(e.B), to)
}
