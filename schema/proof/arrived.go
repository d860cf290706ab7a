package proof

import "sandtable/schema/model"

// Arrived tells of expressions whether they mean what lies in places that are not the supply, or
// some of it: that has come there before.
type Arrived struct {
	g     *Study
	d     *Domains
	given map[*model.Var][]model.Expr // what rules are run with, by their parameters
	known map[*model.Var]bool         // true while it is looked at: a rule may run itself
}

// ArrivedIn finds out what rules are run with in a game.
func ArrivedIn(g *Study, d *Domains) *Arrived {
	a := &Arrived{g: g, d: d, given: map[*model.Var][]model.Expr{}, known: map[*model.Var]bool{}}
	for _, s := range g.Play().Stmts {
		runs, ok := s.Detail.(Runs)
		if !ok {
			continue
		}
		rule, given := runs.Runs()
		for i, x := range given {
			if rule != nil && rule.Binding == nil && i < len(rule.Params) {
				a.given[rule.Params[i]] = append(a.given[rule.Params[i]], x)
			}
		}
	}
	return a
}

// Before reports whether what an expression means has come before to where it lies.
func (a *Arrived) Before(x model.Expr) bool {
	switch x := x.(type) {
	case *model.Get:
		if x.Field.Storage != model.Contents || x.Of == nil || x.Of.Type().Base != model.ThingOf {
			return false
		}
		places := a.d.Of(x.Of)
		return !places.Has(a.g.Game, a.g.Supply.ID) && !places.Has(a.g.Game, a.g.Out.ID)
	case *model.Where:
		return a.Before(x.Set)
	case *model.For:
		return x.Elem == nil && a.Before(x.Over)
	case *model.AsSet:
		return a.Before(x.X)
	case *model.Narrow:
		return a.Before(x.X)
	case *model.Cond:
		return a.Before(x.Then) && a.Before(x.Else)
	case *model.Local:
		return a.bound(x.Var)
	}
	return false
}

// bound is Before for a name: of what it was chosen, or what a rule was run with.
func (a *Arrived) bound(v *model.Var) bool {
	if known, seen := a.known[v]; seen {
		return known
	}
	a.known[v] = true
	from := a.given[v]
	if s := a.g.Bound()[v]; s != nil {
		from = []model.Expr{s.Args["from"]}
	}
	for _, x := range from {
		a.known[v] = a.known[v] && x != nil && a.Before(x)
	}
	a.known[v] = a.known[v] && len(from) > 0
	return a.known[v]
}
