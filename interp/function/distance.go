package function

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// A graph map is a kind of space with a printed field that is a set of that kind, the neighbors of
// each space, or with paths.

var distance = &Function{
	Function: check.Function{
		Name: "distance", Usage: "distance(space, space) number", Since: 1, Reads: check.ReadsPieces,
		Doc: "The number of steps from one space to the other along the map's links; a large number if there is no path.", Example: "distance(mill, tower) == 1",
		FuncTraits: model.FuncTraits{Varies: true, Span: counted},
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if c.Game.Surface == nil {
				return checkTwo(c, model.TNumber)
			}
			if !c.Count(2, 2) {
				return nil, model.TInvalid
			}
			a, b := c.Arg(0, model.TInvalid), c.Arg(1, model.TInvalid)
			if onSurface(c, a.Type()) || onSurface(c, b.Type()) {
				return checkDistanceSurface(c, a, b)
			}
			return checkSpaces(c, a, b, model.TNumber)
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		if measuredHere(l.Game, f.Args) {
			return lowerDistance(l, f, true)
		}
		far, unit := farOf(l, f.Args[0].Type().Kind), int32(l.Game.Unit)
		return number2(l, f, func(x, y int32) int32 {
			if d := far.steps(x, y); d != noWay {
				return int32(d) * unit
			}
			return apart * unit
		})
	},
	Below: func(l *lower.L, f *model.Func) *ir.Node {
		if measuredHere(l.Game, f.Args) {
			return lowerDistance(l, f, false)
		}
		return nil
	},
}

var adjacent = &Function{
	Function: check.Function{
		Name: "adjacent", Usage: "adjacent(space, space) bool", Since: 1, Reads: check.ReadsPieces,
		Doc: "Whether two spaces are linked.", Example: "adjacent(mill, gate) == true",
		Check: func(c *check.Call) ([]model.Expr, model.Type) { return checkTwo(c, model.TBool) },
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		far := farOf(l, f.Args[0].Type().Kind)
		return number2(l, f, func(x, y int32) int32 { return ir.Truth(far.steps(x, y) == 1) })
	},
}

var neighbors = &Function{
	Function: check.Function{
		Name: "neighbors", Usage: "neighbors(space) set of spaces", Since: 1, Reads: check.ReadsPieces,
		Doc: "The spaces linked to a space.", Example: "neighbors(tower) == [mill, gate]",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			x := c.Arg(0, model.OneOf(c.Kind(model.KindSpace)))
			if x.Type().Base == model.Invalid {
				return nil, model.TInvalid
			}
			f := links(x.Type().Kind)
			if f == nil {
				if f = onlyLinks(c.Game); f == nil {
					noLinks(c, x)
					return nil, model.TInvalid
				}
				x = c.Coerce(c.Env, x, model.OneOf(f.Of))
			}
			if x.Type().Base == model.Invalid {
				return nil, model.TInvalid
			}
			return []model.Expr{x}, model.SetOf(f.Of)
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		t := l.Type(f.T)
		list := t.Elem()
		list.Form = ir.List
		return l.Bind(l.Expr(f.Args[0]), func(x *ir.Node) *ir.Node {
			tab := linkTable(l, f.Args[0].Type().Kind)
			near := l.Node(ir.Node{Op: ir.Gather, T: t, X: []*ir.Node{l.Lookup(list, tab, x)}})
			if !x.T.Maybe && x.T.Dom.Within(tab.Keys[0]) {
				return near
			}
			return l.Sel(l.Is(x, tab.Keys[0]), near, l.Empty(t))
		})
	},
}

func checkTwo(c *check.Call, t model.Type) ([]model.Expr, model.Type) {
	if !c.Count(2, 2) {
		return nil, model.TInvalid
	}
	return checkSpaces(c, c.Arg(0, model.OneOf(c.Kind(model.KindSpace))), c.Arg(1, model.OneOf(c.Kind(model.KindSpace))), t)
}

// checkSpaces checks a function of two spaces of one map.
func checkSpaces(c *check.Call, a, b model.Expr, t model.Type) ([]model.Expr, model.Type) {
	a, b = c.Coerce(c.Env, a, model.OneOf(c.Kind(model.KindSpace))), c.Coerce(c.Env, b, model.OneOf(c.Kind(model.KindSpace)))
	if a.Type().Base == model.Invalid || b.Type().Base == model.Invalid {
		return nil, model.TInvalid
	}
	f := links(a.Type().Kind)
	if f == nil {
		f = links(b.Type().Kind)
	}
	if f == nil {
		if f = onlyLinks(c.Game); f == nil {
			noLinks(c, a)
			return nil, model.TInvalid
		}
	}
	if tooMany(c, f.Of, maxFar) {
		return nil, model.TInvalid
	}
	a, b = c.Coerce(c.Env, a, model.OneOf(f.Of)), c.Coerce(c.Env, b, model.OneOf(f.Of))
	return []model.Expr{a, b}, t
}

// maxFar bounds the spaces of maps whose distances are kept for all pairs.
const maxFar = 4096

// tooMany reports a map that is too large for distances.
func tooMany(c *check.Call, k *model.Kind, most int32) bool {
	n := k.Hi - k.Lo
	if n > most {
		c.Errorf("check/too-many-spaces", c.Range, "there are %d %s; %s works on at most %d spaces", n, k.Plural, c.Name, most)
	}
	return n > most
}

func noLinks(c *check.Call, x model.Expr) {
	if x.Type().Base != model.Invalid && !c.KindsLost() { // an unreadable map may have them
		c.Report(diag.Errorf("check/no-links", x.Range(), "%s has no links: no field or path states which spaces are adjacent", x.Type()).
			WithHint("give the kind of space a field such as next_to = set(%s), or put its spaces on paths", x.Type().Kind.Name))
	}
}

// onlyLinks returns the links of the game's only kind of space that has links.
func onlyLinks(g *model.Game) *model.Field {
	var found *model.Field
	for _, k := range g.Kinds {
		for _, f := range k.Fields {
			if f.Storage == model.Printed && f.Type.Form == model.Set && f.Type.Base == model.ThingOf && f.Type.Kind == k && !k.Builtin() && k.Is(model.KindSpace) {
				if found != nil {
					return nil
				}
				found = f
			}
		}
	}
	return found
}

func links(k *model.Kind) *model.Field { return model.Links(k) }
