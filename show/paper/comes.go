package paper

import (
	"maps"
	"slices"

	"sandtable/schema/model"
)

// What an expression may come to in one scenario with its choices.

const (
	mostDeep  = 8 // through how many parts and values it is read
	mostGiven = 8 // of how many things of a kind each is given to a value in turn
)

// given is what names stand for; a name that is missing may stand for anything.
type given map[*model.Var]int32

// comesTo lists the things that an expression may come to; false if that is not known.
func (n *needs) comesTo(e model.Expr, given given, deep int) (out []int32, ok bool) {
	if deep == 0 || e.Type().Base != model.ThingOf || e.Type().Form != model.One {
		return nil, false
	}
	switch e := e.(type) {
	case *model.Const:
		return []int32{e.N}, true
	case *model.Cond:
		holds, known := truth(e.If, given)
		var parts []model.Expr
		if holds || !known {
			parts = append(parts, e.Then)
		}
		if !holds || !known {
			parts = append(parts, e.Else)
		}
		return n.any(parts, given, deep)
	case *model.Call:
		for _, g := range n.given(e, given) {
			more, known := n.any(n.results(e.Value, g), g, deep)
			if !known {
				return nil, false
			}
			out = append(out, more...)
		}
		return out, true
	}
	return nil, false
}

// any lists the things that one of some expressions may come to.
func (n *needs) any(parts []model.Expr, given given, deep int) (out []int32, ok bool) {
	for _, x := range parts {
		more, known := n.comesTo(x, given, deep-1)
		if !known {
			return nil, false
		}
		out = append(out, more...)
	}
	return out, true
}

// given lists what the names of a value stand for where it is called: of few things each in turn.
func (n *needs) given(e *model.Call, from given) []given {
	all := []given{{}}
	for i, p := range e.Value.Params {
		var each []int32
		if i < len(e.Args) {
			if v, ok := figure(e.Args[i], from); ok {
				each = []int32{v}
			}
		}
		if t := p.Type; each == nil && t.Base == model.ThingOf && t.Form == model.One && !t.Maybe {
			each = n.p.Game.IDs(t.Kind)
		}
		if len(each) == 0 || len(each)*len(all) > mostGiven {
			continue
		}
		var more []given
		for _, g := range all {
			for _, v := range each {
				with := maps.Clone(g)
				with[p] = v
				more = append(more, with)
			}
		}
		all = more
	}
	return all
}

// results lists what a value may come to. What stands in its place for the whole game leaves out
// what it has by itself.
func (n *needs) results(v *model.Value, given given) []model.Expr {
	out, replaced := []model.Expr{}, false
	for _, m := range v.Modifiers {
		holds, known := true, true
		if m.When != nil {
			holds, known = truth(m.When, given)
		}
		if !n.p.Plays(m.Extent) || known && !holds {
			continue
		}
		replaced = replaced || known && m.To != nil && len(m.Excepts) == 0 && m.Extent.Lasts()
		out = append(out, slices.DeleteFunc(m.Figures(), func(x model.Expr) bool { return x == nil })...)
	}
	if replaced && !slices.ContainsFunc(v.Modifiers, func(m *model.Modifier) bool { return len(m.Over) > 0 }) {
		return out
	}
	return append(out, v.Base)
}

// truth tells whether a condition holds; known is false if what is given does not say.
func truth(cond model.Expr, given given) (holds, known bool) {
	e, ok := cond.(*model.Binary)
	if !ok {
		return false, false
	}
	switch e.Op {
	case "==", "!=":
		x, a := figure(e.X, given)
		y, b := figure(e.Y, given)
		return (x == y) == (e.Op == "=="), a && b
	case "&&":
		x, a := truth(e.X, given)
		y, b := truth(e.Y, given)
		return x && y, a && b || a && !x || b && !y
	case "||":
		x, a := truth(e.X, given)
		y, b := truth(e.Y, given)
		return a && x || b && y, a && b || a && x || b && y
	}
	return false, false
}

// figure returns the thing that a constant or a name stands for.
func figure(e model.Expr, given given) (int32, bool) {
	switch e := e.(type) {
	case *model.Const:
		return e.N, e.T.Base == model.ThingOf
	case *model.Local:
		v, ok := given[e.Var]
		return v, ok
	}
	return 0, false
}
