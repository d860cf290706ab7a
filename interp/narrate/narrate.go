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
	who, does := Parts(m, e)
	return who + does
}

// Ends begins the line that tells how the game has ended.
const Ends = "the game ends: "

// Parts returns an event in words as what it is about, and what becomes of that. Of a roll, and of
// what rules say, all stands in the second.
func Parts(m *machine.M, e machine.Event) (who, does string) {
	g := m.P.Game
	switch e.Kind {
	case machine.Rolled:
		dice := english.Each(e.List, func(v int32) string { return g.Show(model.TNumber, v) })
		return "", fmt.Sprintf("roll %s: %s", e.Name, strings.Join(dice, " "))
	case machine.Said:
		return "", e.Name
	case machine.Ended:
		return "", Ends + name(g, e.A)
	}
	if does = becomes(g, e); does == "" {
		return "", ""
	}
	return name(g, e.A), does
}

// becomes returns what becomes of the thing that an event is about.
func becomes(g *model.Game, e machine.Event) string {
	switch e.Kind {
	case machine.Moved:
		return moves(g, e)
	case machine.Flipped:
		k := g.Things[e.A].Kind
		for k != nil && k.SideField == nil {
			k = k.Parent
		}
		return " is now " + k.SideTitles[e.B]
	case machine.Marked:
		mk := g.Markers[e.B]
		if e.C > 0 {
			return " gets " + count(e.C, mk)
		}
		return " loses " + count(-e.C, mk)
	case machine.Advanced:
		return fmt.Sprintf(": %s -> %s", box(g, e.A, e.B), box(g, e.A, e.C))
	case machine.Changed:
		return changed(g, e)
	case machine.Revealed:
		return " is revealed"
	case machine.Concealed:
		return " is turned face down"
	case machine.Shuffled:
		return " is shuffled"
	case machine.Disclosed:
		whose := ""
		if e.C != model.None {
			whose = " for " + name(g, e.C)
		}
		return fmt.Sprintf(" has chosen %s%s: %s", english.Spaced(e.Name), whose, Words(g, e.Type, e.B))
	}
	return ""
}

func name(g *model.Game, id int32) string {
	if id >= 0 && int(id) < len(g.Things) && g.Things[id] != nil {
		return english.Title(g.Things[id].Title)
	}
	return "nothing"
}

// verbs are those of what becomes of one thing, and of several.
var verbs = [][2]string{
	{" is ", " are "}, {" gets ", " get "}, {" loses ", " lose "}, {" goes ", " go "}, {" moves: ", " move: "}, {" has ", " have "},
}

// All returns what becomes of several things alike.
func All(who []string, does string) string {
	between := ", "
	if strings.Contains(strings.Join(who, ""), ",") {
		between = "; "
	}
	for _, verb := range verbs {
		if rest, ok := strings.CutPrefix(does, verb[0]); ok {
			does = verb[1] + rest
			break
		}
	}
	last := len(who) - 1
	return strings.Join(who[:last], between) + " and " + who[last] + does
}

// By returns the places that a move led through, as they are told after it.
func By(g *model.Game, places []int32) string {
	const most = 3
	if len(places) == 0 {
		return ""
	}
	return ", by way of " + english.Some(english.Each(places, func(id int32) string { return name(g, id) }), most)
}

func count(n int32, mk *model.Marker) string {
	if n == 1 {
		return english.A(mk.Title)
	}
	return fmt.Sprintf("%d x %s", n, mk.Title)
}

func box(g *model.Game, track, b int32) string {
	if b < 0 || g.Things[b] == nil {
		return "off"
	}
	return english.Spaced(strings.TrimPrefix(g.Things[b].Title, g.Things[track].Title+" "))
}

// changed tells of a field: what holds or not by its name alone.
func changed(g *model.Game, e machine.Event) string {
	f, title := FieldOf(g, e), english.Spaced(e.Name)
	switch {
	case f == nil:
		return fmt.Sprintf(": %s %s now %d", title, english.Are(title), e.C)
	case f.Type.Is(model.Bool) && e.C != 0:
		return ": " + title
	case f.Type.Is(model.Bool):
		return ": no longer " + title
	}
	now := Words(g, f.Type, e.C)
	if now == "none" {
		return fmt.Sprintf(": no longer %s %s", title, Words(g, f.Type, e.B))
	}
	verb := "is"
	if f.Type.Is(model.Number) { // the name of another field may be a verb, such as rides
		verb = english.Are(title)
	}
	return fmt.Sprintf(": %s %s now %s", title, verb, now)
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

// moves tells where a piece goes: on a surface by points, elsewhere by places.
func moves(g *model.Game, e machine.Event) string {
	from, to := name(g, e.B), name(g, e.C)
	if len(e.List) == 2 {
		if to = g.Show(g.Surface.Point, e.List[1]); e.List[0] != model.None {
			from = g.Show(g.Surface.Point, e.List[0])
		}
	}
	switch {
	case e.C == g.Out.ID:
		return " is out of the game"
	case e.C == g.Supply.ID:
		return " goes to the supply"
	case e.B == g.Supply.ID:
		return " is placed: " + to
	case len(e.List) == 0 && g.Surface != nil && e.B == g.Surface.Thing.ID: // from which point is not told
		return " goes to " + to
	}
	return fmt.Sprintf(" moves: %s -> %s", from, to)
}
