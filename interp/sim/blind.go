package sim

import (
	"cmp"
	"maps"
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// blind returns what watches the choices of a game: an option names what may be chosen, so one of a
// piece that whoever decides does not see tells that player what it is. Nil: nothing is watched. As
// with policies, the first games are.
func (w *worker) blind(p *machine.Program, game int) func(i int) {
	if !p.Hides() || game >= guarded {
		return nil
	}
	return func(i int) {
		if i == w.m.Passing() {
			return
		}
		ask, opt := w.m.Option(i)
		types, names, of, from := ask.Types, ask.Names, ask.Title, model.Origin{Ref: ask.Ref, Range: ask.At}
		if a := ask.Act(opt[0]); a != nil {
			types, names, of, from, opt = a.Types, a.Names, a.Action.Title, a.Action.Origin, opt[1:]
		}
		if j := view.Unseen(w.m, w.m.Player(), types, opt); j >= 0 {
			w.told[toldAt{from.Range.String(), names[j]}] = missed(of+": "+names[j], from)
		}
	}
}

// toldAt is a choice by where it is asked and by its name.
type toldAt struct{ at, name string }

// tells lists the choices in the order of the content.
func (w *worker) tells() []Missed {
	out := slices.Collect(maps.Values(w.told))
	slices.SortFunc(out, func(a, b Missed) int { return cmp.Or(cmp.Compare(a.Place, b.Place), cmp.Compare(a.Name, b.Name)) })
	return append([]Missed{}, out...)
}
