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
		ask, opt := w.m.Option(i)
		if i == w.m.Passing() {
			return
		}
		types, names, at, of, ref := ask.Types, ask.Names, ask.At, ask.Title, ask.Ref
		for _, a := range ask.Acts {
			if len(opt) > 0 && a.Action.Index == opt[0] {
				types, names, at, of, ref, opt = a.Types, a.Names, a.Action.Range, a.Action.Title, a.Action.Ref, opt[1:]
				break
			}
		}
		for j := range min(len(types), len(opt), len(names)) {
			id := opt[j]
			if types[j].Base == model.ThingOf && p.Ids.PieceLo <= id && id < p.Ids.PieceHi && !view.Sees(w.m, w.m.Player(), id) {
				w.told[toldAt{at.String(), names[j]}] = missed(of+": "+names[j], model.Origin{Ref: ref, Range: at})
			}
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
