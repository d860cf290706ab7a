package paper

import (
	"fmt"
	"slices"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/why"
	"sandtable/schema/model"
)

// spared lists the copies of designs that are not printed: those beyond what the look says that
// play needs, of those that a scenario needs; nil: of the whole box.
func spared(m *machine.M, n *needs) (map[int32]bool, error) {
	g := m.P.Game
	look := g.LookOf(m.P.Scenario, m.P.Variants)
	if len(look.Copies) == 0 {
		return nil, nil
	}
	out, tracer := map[int32]bool{}, interp.NewTracer(m.P)
	for _, k := range g.Kinds {
		c, ok := look.CopiesOf(k)
		if !k.Design || !ok || c.Value != nil && n == nil {
			continue
		}
		ids, most := g.IDs(k), int(c.Number)
		if c.Value != nil && len(ids) > 0 {
			units := tracer.Trace(m, c.Value, []why.Arg{{Given: true, One: ids[0]}}[:len(c.Value.Params)]).Number
			if m.Err != nil {
				return nil, fmt.Errorf("how many copies of %s are printed: %w", k.Title, m.Err)
			}
			most = (int(units) + int(g.Unit) - 1) / int(g.Unit)
		}
		if n != nil {
			ids = slices.DeleteFunc(slices.Clone(ids), func(id int32) bool { return !n.things[id] })
		}
		for _, id := range ids[min(max(0, most), len(ids)):] {
			out[id] = true
		}
	}
	return out, nil
}

// pieces lists those of a kind that are needed.
func (x *press) pieces(of model.Builtin) (out []*model.Thing) {
	for t := range x.g.Of(of) {
		if (x.needs == nil || x.needs.things[t.ID]) && !x.spared[t.ID] {
			out = append(out, t)
		}
	}
	return out
}
