package proof

import (
	"maps"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/model"
)

// Origin is where a name is printed or written that an expression may come to, and on what.
type Origin struct {
	At    hcl.Range
	Thing *model.Thing // on which it is printed, or nil
	Field *model.Field // in which, or nil
	Table *model.Table // or: in a row of which it stands
}

// names is what an expression is seen to come to: names of an enum, or things, each with one place
// from which it comes. It is never more than the truth, and may be less.
type Origins map[int32]Origin

// Flow follows names that are printed on things or in tables through bound names into the rules
// that are told of them.
type Flow struct {
	g      *Study
	Vars   map[*model.Var]Origins
	fields map[*model.Field]Origins // looked up before
	more   bool                     // something was learned
}

// maxPasses bounds how often the game is gone through: names that are handed on through more rules
// are not followed to their end.
const maxPasses = 20

// Runs is what a statement that runs a rule tells: the rule, and what it is given.
type Runs interface {
	Runs() (*model.Rule, []model.Expr)
}

// flowOf follows the names of a game until nothing more is learned.
func flowOf(g *Study) *Flow {
	f := &Flow{g: g, Vars: map[*model.Var]Origins{}, fields: map[*model.Field]Origins{}, more: true}
	for n := 0; f.more && n < maxPasses; n++ {
		f.more = false
		for _, s := range g.Play().Stmts {
			f.stmt(s)
		}
		for _, r := range g.Rules {
			if r.Binding != nil && r.Binding.Event.Rule != nil {
				f.handler(r.Binding)
			}
		}
	}
	return f
}

// stmt learns what the name that a statement binds, or those that a rule is given, may come to.
func (f *Flow) stmt(s *model.Stmt) {
	switch d := s.Detail.(type) {
	case Runs:
		r, args := d.Runs()
		for i, a := range args {
			f.learn(r.Params[i], f.Of(a))
		}
	case Given:
		if _, _, t := d.Uses(); s.Names == model.NamesThrow && t != nil && len(t.Results) == 1 {
			f.learn(s.Bind, column(t, 0))
		}
	}
	if s.Bind == nil {
		return
	}
	switch s.Names {
	case model.NamesValue:
		f.learn(s.Bind, f.Of(s.Args["value"]))
	case model.NamesMember:
		f.learn(s.Bind, f.Of(s.Args["from"]))
	case model.NamesDrawn:
		f.learn(s.Bind, f.held(s.Args["from"]))
	}
}

// handler tells a rule that answers a rule what that one is told.
func (f *Flow) handler(b *model.Binding) {
	for i, a := range b.Args {
		if a.Var != nil && i < len(b.Event.Rule.Params) {
			f.learn(a.Var, f.Vars[b.Event.Rule.Params[i]])
		}
	}
}

func (f *Flow) learn(v *model.Var, of Origins) {
	if v == nil {
		return
	}
	for _, n := range model.SortedKeys(of) {
		if _, known := f.Vars[v][n]; !known {
			if f.Vars[v] == nil {
				f.Vars[v] = Origins{}
			}
			f.Vars[v][n] = of[n]
			f.more = true
		}
	}
}

// Of returns what an expression is seen to come to.
func (f *Flow) Of(e model.Expr) Origins {
	switch e := e.(type) {
	case *model.Const:
		if e.N != model.None && (e.T.Base == model.EnumOf || e.T.Base == model.ThingOf) {
			return Origins{e.N: {At: e.R}}
		}
	case *model.Get:
		if len(e.Others) == 0 {
			return f.printed(e.Field)
		}
		out := Origins{}
		for _, x := range FieldsOf(e) {
			maps.Copy(out, f.printed(x))
		}
		return out
	case *model.Look:
		if e.Column >= 0 {
			return column(e.Table, e.Column)
		}
	case *model.Local:
		return f.Vars[e.Var]
	case *model.Tuple:
		return f.all(e.Elems...)
	case *model.Cond:
		return f.all(e.Then, e.Else)
	case *model.Narrow:
		return f.Of(e.X)
	case *model.AsSet:
		return f.Of(e.X)
	}
	return nil
}

func (f *Flow) all(es ...model.Expr) Origins {
	out := Origins{}
	for _, e := range es {
		maps.Copy(out, f.Of(e))
	}
	return out
}

// printed returns what a printed field says of things.
func (f *Flow) printed(x *model.Field) Origins {
	if x.Storage != model.Printed || x.Type.Base != model.EnumOf && x.Type.Base != model.ThingOf {
		return nil
	}
	if out, known := f.fields[x]; known {
		return out
	}
	out := Origins{}
	for t := range f.g.OfKind(x.Of) {
		for _, v := range Values(x, t.ID) {
			if _, known := out[v]; v != model.None && !known {
				out[v] = Origin{At: t.Range, Thing: t, Field: x}
			}
		}
	}
	f.fields[x] = out
	return out
}

// column returns what stands in a column of a table's results.
func column(t *model.Table, i int) Origins {
	out := Origins{}
	if b := t.Results[i].Type.Base; b != model.EnumOf && b != model.ThingOf {
		return out
	}
	for _, r := range t.Rows {
		if v := r.Out[i]; v != model.None {
			if _, known := out[v]; !known {
				out[v] = Origin{At: r.Range, Table: t}
			}
		}
	}
	return out
}

// held returns what may be drawn from a place that is named: all that it holds.
func (f *Flow) held(e model.Expr) Origins {
	c, ok := e.(*model.Const)
	if !ok || !c.T.Is(model.ThingOf) || c.N < 0 || f.g.Things[c.N] == nil {
		return nil
	}
	place, out := f.g.Things[c.N], Origins{}
	switch {
	case place.Deck != nil:
		for _, t := range place.Deck.Cards {
			out[t.ID] = Origin{At: t.Range, Thing: t}
		}
	case place.Holds != nil:
		for t := range f.g.OfKind(place.Holds) {
			out[t.ID] = Origin{At: t.Range, Thing: t}
		}
	}
	return out
}
