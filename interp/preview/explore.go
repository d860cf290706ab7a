package preview

import (
	"slices"
	"strings"

	"sandtable/interp/chance"
	"sandtable/interp/machine"
	"sandtable/interp/narrate"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// explorer tries an option again and again, and tells by what the table differs then.
type explorer struct {
	p       *machine.Program
	viewer  int32
	look    *model.Appearance
	before  *machine.M // where the option is taken
	fork    *machine.M
	touched []touch // what may differ, in the order in which it was touched
	ended   bool
	found   map[string]*Outcome
	order   []*Outcome
	tries   int
}

// touch is one thing that may have changed: which event told so, of what.
type touch struct {
	kind machine.EventKind
	a, b int32 // the thing; of a mark the marker
	name string
}

// try takes an option on the fork and goes on to the next decision that leaves a choice.
func (x *explorer) try(from *machine.M, option int, way *chance.Ways, key uint64) {
	f := x.fork
	x.before, x.touched, x.ended = from, x.touched[:0], false
	f.Watch, f.Chance = nil, nil
	f.Restore(&from.State)
	f.Watch = x.watch
	if way != nil {
		f.Chance = way
	} else {
		f.Key = key
	}
	f.Choose(option)
	for range mostAuto {
		if f.Pending() == nil || f.Options().Len() != 1 {
			break
		}
		f.Choose(0)
	}
}

// watch is the observer.
func (x *explorer) watch(_ *machine.M, e machine.Event) {
	t := touch{kind: e.Kind, a: e.A}
	switch e.Kind {
	case machine.Moved, machine.Flipped, machine.Advanced:
	case machine.Marked:
		t.b = e.B
	case machine.Changed:
		t.name = e.Name
	case machine.Ended:
		x.ended = true
		return
	default:
		return
	}
	if !slices.Contains(x.touched, t) {
		x.touched = append(x.touched, t)
	}
}

// differences is how the table differs from before, in words.
func (x *explorer) differences() (out []string) {
	if x.fork.Err != nil {
		return []string{"the content fails: " + x.fork.Err.Message}
	}
	for _, t := range x.touched {
		e, changed := x.event(t)
		if !changed {
			continue
		}
		line := narrate.Line(x.fork, e)
		if x.isPiece(t.a) && !x.sees(t.a) {
			if t.kind != machine.Moved {
				continue
			}
			line = "a face-down " + view.Family(x.p.Game, t.a).Title + strings.TrimPrefix(line, x.p.Game.Things[t.a].Title)
		}
		out = append(out, line)
	}
	if x.ended {
		out = append(out, narrate.Line(x.fork, machine.Event{Kind: machine.Ended, A: x.fork.Result}))
	}
	return out
}

func (x *explorer) isPiece(id int32) bool { return x.p.Ids.PieceLo <= id && id < x.p.Ids.PieceHi }

// event is what has come of something that was touched; false if it is as before.
func (x *explorer) event(t touch) (machine.Event, bool) {
	was, is := x.before, x.fork
	e := machine.Event{Kind: t.kind, A: t.a, Name: t.name}
	switch t.kind {
	case machine.Moved:
		if e.B, e.C = was.PlaceOf(t.a), is.PlaceOf(t.a); x.p.Game.Surface != nil {
			if from, to := was.SpotOf(t.a), is.SpotOf(t.a); to != model.None {
				e.List = []int32{from, to}
				return e, from != to
			}
		}
		return e, e.B != e.C
	case machine.Flipped:
		e.B = is.SideUp(t.a)
		return e, e.B != was.SideUp(t.a)
	case machine.Marked:
		e.B = t.b
		e.C = is.MarkerOn(t.b, t.a) - was.MarkerOn(t.b, t.a)
		return e, e.C != 0
	case machine.Advanced:
		slot := x.p.Ids.Track[x.p.Game.Things[t.a]]
		e.B, e.C = was.I[slot], is.I[slot]
		return e, e.B != e.C
	case machine.Changed:
		f := narrate.FieldOf(x.p.Game, e)
		if f == nil || x.look.Quiet[f] || x.look.Hidden[f] {
			return e, false
		}
		slot := x.p.Ids.Field[f] + t.a - f.Of.Lo
		e.C = is.I[slot]
		return e, e.C != was.I[slot]
	}
	return e, false
}
