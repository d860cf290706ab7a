package naming

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Role is what a part of an option says.
type Role uint8

// The roles.
const (
	Action Role = iota // what is done, or that nothing is
	Actor              // who does it
	Choice             // with what, at whom, whereto
)

// Part is one decision within an option: options that begin with equal parts share these decisions.
type Part struct {
	Role       Role
	Key, Title string
	Thing      int32  // what is chosen; None if that is no thing
	Point      string // of a point: it, as a view writes it
}

// Parts takes all options of the pending decision apart, in their order: the action if there are
// several, who takes it, then the choices. The keys of the parts make up the key of the option.
func Parts(m *machine.M) [][]Part {
	asks := m.Asks()
	if asks == nil {
		return nil
	}
	out := make([][]Part, m.Options().Len())
	crowded := map[*machine.Ask]map[[2]int32]bool{}
	for _, a := range asks {
		crowded[a] = crowdedPlaces(m, a)
	}
	for i := range out {
		a, opt := m.Option(i)
		out[i] = parts(m, a, opt, crowded[a])
	}
	return out
}

// parts takes one option apart.
func parts(m *machine.M, a *machine.Ask, opt []int32, crowded map[[2]int32]bool) []Part {
	if a.Acts == nil || opt[0] == machine.PassOption {
		o := option(m, a, opt, crowded)
		p := Part{Role: Choice, Key: o.Key, Title: o.Title, Thing: model.None}
		if opt[0] == machine.PassOption {
			p.Role = Action
		} else {
			p.of(m, opt[0], a.Types[0])
		}
		return []Part{p}
	}
	act := a.Act(opt[0])
	out := []Part{{Action, act.Action.Name, act.Action.Title, model.None, ""}}
	for j := 1; j < len(opt); j++ {
		if opt[j] == model.None || j-1 >= len(act.Types) || act.Types[j-1].Base == model.Invalid {
			continue
		}
		p := Part{Role: Choice, Thing: model.None}
		if j == 1 {
			p.Role = Actor
		}
		p.Key, p.Title = chosen(m, act, opt, j, crowded)
		p.of(m, opt[j], act.Types[j-1])
		out = append(out, p)
	}
	if w := m.Way(a, opt); w != nil {
		for _, s := range w.Steps {
			out = append(out, parts(m, s.Ask, s.Opt, nil)...)
		}
	}
	if len(out) > 1 && len(a.Acts) == 1 && a != m.P.Anytime {
		return out[1:]
	}
	return out
}

// of notes what thing or point a part is.
func (p *Part) of(m *machine.M, v int32, t model.Type) {
	switch g := m.P.Game; {
	case v == model.None:
	case t.IsPoint():
		p.Point = g.Show(t, v)
	case t.Base == model.ThingOf && v >= 0 && int(v) < len(g.Things) && g.Things[v] != nil:
		p.Thing = v
	}
}
