package lint

import (
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var peepingAdvice = Rule{
	Code: "lint/peeping-advice",
	Doc: "A line of a policy that asks what its player never sees: the faces of what lies in another hand, or a secret " +
		"that others always keep. What may lie open at times is left to play, which stops such a policy.",
	Run: func(g *study, report func(diag.Finding)) {
		p := &peeping{g: g, d: proof.DomainsOf(g.Study), report: report, told: map[hcl.Range]bool{}}
		for _, p.policy = range g.Policies {
			if p.players = p.policy.Players; p.players == nil {
				p.players = g.Players
			}
			p.from, p.asked = map[*model.Var]model.Expr{}, map[*model.Value]bool{}
			for _, j := range p.policy.Judges {
				for _, x := range j.Judgments() {
					p.value(x.Value)
				}
			}
		}
	},
}

// peeping looks at what the lines of a policy read, and the values that they ask.
type peeping struct {
	g       *study
	d       *proof.Domains
	report  func(diag.Finding)
	told    map[hcl.Range]bool // what is said already
	policy  *model.Policy
	players []*model.Thing            // whose it is
	from    map[*model.Var]model.Expr // what the members of comprehensions are taken from
	asked   map[*model.Value]bool     // the values that have been looked at
}

func (p *peeping) value(v *model.Value) {
	if v == nil || p.asked[v] {
		return
	}
	p.asked[v] = true
	for _, e := range v.Exprs() {
		model.Walk(e, p.expr)
	}
}

func (p *peeping) expr(e model.Expr) {
	switch e := e.(type) {
	case *model.For:
		p.from[e.Var] = e.Over
	case *model.Call:
		p.value(e.Value)
	case *model.Get:
		p.read(e, e.Of)
	case *model.Where:
		p.read(e, e.Set)
	}
}

// read looks at what is asked of things.
func (p *peeping) read(e, of model.Expr) {
	if of == nil || p.told[e.Range()] {
		return
	}
	fields := proof.FieldsOf(e)
	place := p.liesIn(of)
	if place != nil && slices.ContainsFunc(fields, p.tells) {
		p.tell(e, fields[0], fmt.Sprintf("of what lies in %q", place.Title), place, "count what lies there, or ask what lies open")
		return
	}
	if d := p.d.Of(of); !d.All && len(d.Kinds) == 0 && len(d.IDs) == 1 {
		for id := range d.IDs {
			if t := p.g.Things[id]; slices.ContainsFunc(fields, func(f *model.Field) bool { return p.keeps(t, f) }) {
				p.tell(e, fields[0], fmt.Sprintf("of %q", t.Title), t, "ask what lies open")
			}
		}
	}
}

func (p *peeping) tell(e model.Expr, f *model.Field, of string, t *model.Thing, hint string) {
	p.told[e.Range()] = true
	who := "none of its players"
	if len(p.players) == 1 {
		who = p.players[0].Title + " never"
	}
	p.report(diag.Warnf("lint/peeping-advice", e.Range(), "the policy %q reads %q %s, which %s sees", p.policy.Title, f.Name, of, who).
		WithHint("%s", hint).WithRelated(t.Range, "declared here"))
}

// liesIn is the place whose pieces an expression comes to, if none of the players ever sees what
// lies there; of several places the first.
func (p *peeping) liesIn(e model.Expr) *model.Thing {
	switch e := e.(type) {
	case *model.Local:
		if from := p.from[e.Var]; from != nil {
			return p.liesIn(from)
		}
	case *model.Where:
		return p.liesIn(e.Set)
	case *model.For:
		if e.Elem == nil {
			return p.liesIn(e.Over)
		}
	case *model.AsSet:
		return p.liesIn(e.X)
	case *model.Narrow:
		return p.liesIn(e.X)
	case *model.Get:
		if e.Of == nil || len(e.Others) > 0 || e.Field.Storage != model.Contents {
			return nil
		}
		d := p.d.Of(e.Of)
		if d.All {
			return nil
		}
		var first *model.Thing
		for id, t := range p.g.Things {
			if t == nil || !d.Has(p.g.Game, int32(id)) {
				continue
			}
			if p.sees(t.SeenBy) {
				return nil
			}
			if first == nil {
				first = t
			}
		}
		return first
	}
	return nil
}

// sees reports whether one of the players may know what lies where these see it. What nobody sees,
// such as what is left in a bag, may follow from what lies open.
func (p *peeping) sees(v model.Visibility) bool {
	return v.Rule != model.SeenByPlayer || slices.Contains(p.players, v.Player)
}

// tells reports whether a field tells pieces apart: backs of a family all lie in one place, and
// have what is printed on all of them.
func (p *peeping) tells(f *model.Field) bool {
	switch f.Storage {
	case model.Printed:
		var first []int32
		for id := f.Of.Lo; id < f.Of.Hi; id++ {
			v := proof.Values(f, id)
			if id > f.Of.Lo && !slices.Equal(v, first) {
				return true
			}
			first = v
		}
		return false
	case model.State, model.SideUp, model.HasMarker, model.MarkerCount, model.OfKind:
		return true
	}
	return false
}

// keeps reports whether a field of a thing is a secret that others than the players always keep.
func (p *peeping) keeps(t *model.Thing, f *model.Field) bool {
	owner := t.Kind.Owner
	if f.Secret == nil || f.Secret.While != nil || owner == nil || owner.Storage != model.Printed {
		return false
	}
	v := proof.Values(owner, t.ID)
	return len(v) > 0 && !slices.ContainsFunc(v, func(id int32) bool {
		o := p.g.Things[id]
		return o.Player != nil || slices.Contains(p.players, o)
	})
}
