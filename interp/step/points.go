package step

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// stands checks that a piece stands at a point.
func (r *runner) stands(l laying, point int32) bool {
	have := r.m.SpotOf(l.piece.ID)
	if r.m.Err == nil && have == point {
		return true
	}
	g := r.m.P.Game
	r.fail(l.where, "%s is not where the test expects it", l.piece.Title)
	r.Failure.Expected, r.Failure.Found = g.Show(g.Surface.Point, point), "at "+g.Things[r.m.PlaceOf(l.piece.ID)].Title
	if have != model.None {
		r.Failure.Found = g.Show(g.Surface.Point, have)
	}
	return false
}

// admitPoint adds a point that a pick names to the options of a choice, if it is legal; its number,
// or -1.
func (r *runner) admitPoint(p *pick) int {
	a := r.m.Pending()
	point, single := p.single()
	if !a.Open || a.Acts != nil || !single || point == model.None {
		return -1
	}
	i, no := r.m.Admit(a, []int32{point})
	if no != nil {
		r.refused = no
	}
	return i
}

// admitAction adds an action with the points that picks name to the options, if it is legal: one of
// the options that are listed, with these points in place of its own. Its number, or -1.
func (r *runner) admitAction(act *machine.Act, picks []*pick) int {
	n := r.m.Options().Len()
	for i := range n {
		ask, listed := r.m.Option(i)
		if !ask.Open || !isAction(ask, listed, act) {
			continue
		}
		opt := slices.Clone(listed)
		fits := true
		for _, p := range picks {
			for j, name := range act.Names {
				point, single := p.single()
				switch {
				case name != p.name || 1+j >= len(opt):
				case act.Types[j].Base == model.PointOf && single:
					opt[1+j] = point
				default:
					fits = fits && r.is(p, opt[1+j])
				}
			}
		}
		if !fits {
			continue
		}
		if k, no := r.m.Admit(ask, opt); no == nil {
			return k
		}
	}
	return -1
}
