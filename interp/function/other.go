package function

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var other = &Function{
	Function: check.Function{
		Name: "other", Usage: "other(x) the other one", Since: 1, Reads: check.ReadsArgs,
		Doc: "The other of two things of a kind, such as players or sides.", Example: "other(A) == B",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			x := c.Arg(0, model.TInvalid)
			t := x.Type()
			if t.Base == model.Invalid {
				return nil, t
			}
			if !t.Is(model.ThingOf) || t.Maybe {
				c.Refuse(x, "one of two things")
				return nil, model.TInvalid
			}
			if n := len(c.Game.IDs(t.Kind)); n != 2 {
				c.Report(diag.Errorf("check/other", c.Range, "other needs exactly two %s, and there are %d", t.Kind.Plural, n).
					WithCause("other", t.Kind.Name))
				return nil, model.TInvalid
			}
			return []model.Expr{x}, t
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		two, d := l.Game.IDs(f.T.Kind), lower.DomainOf(f.T.Kind)
		tab := lower.Once(l, kernelKey{name: f.Name, types: [5]model.Type{f.T}}, func() *ir.Table {
			t := &ir.Table{Name: "other", Keys: []ir.Dom{d}, Nums: make([]int32, d.N)}
			t.Nums[two[0]-d.Lo], t.Nums[two[1]-d.Lo] = two[1], two[0]
			return t
		})
		return l.Lookup(l.Type(f.T), tab, l.Expr(f.Args[0]))
	},
}

var controller = &Function{
	Function: check.Function{
		Name: "controller", Usage: "controller(side) player", Since: 1, Reads: check.ReadsArgs,
		Doc: "The player who decides for a side.", Example: "controller(garrison) == warden",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			return []model.Expr{c.Arg(0, model.OneOf(c.Kind(model.KindSide)))}, model.OneOf(c.Kind(model.KindPlayer))
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		tab := lower.Once(l, kernelKey{name: f.Name}, func() *ir.Table {
			d := lower.DomainOf(l.Kind("side"))
			t := &ir.Table{Name: "controller", Keys: []ir.Dom{d}}
			for id := d.Lo; id < d.Lo+d.N; id++ {
				who := model.None
				if s := l.Game.Things[id]; s != nil && s.Player != nil {
					who = s.Player.ID
				}
				t.Nums = append(t.Nums, who)
			}
			return t
		})
		return l.Lookup(l.Type(f.T), tab, l.Expr(f.Args[0]))
	},
}

var oneOf = &Function{
	Function: check.Function{
		Name: "one_of", Usage: "one_of(design) piece", Since: 1, Reads: check.ReadsPieces,
		Doc: "One of a design's copies: one in the supply if there is one, otherwise the first.", Example: "one_of(rider).strength == 2",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			x := c.Arg(0, model.TInvalid)
			if !x.Type().Is(model.DesignOf) {
				c.Refuse(x, "a design")
				return nil, model.TInvalid
			}
			return []model.Expr{x}, model.OneOf(x.Type().Kind)
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		kinds, supply := l.Game.Kinds, l.Game.Supply.ID
		return kernel(l, f, f.R, ir.Kernel{On: func(m *machine.M, design int32) int32 {
			k := kinds[design]
			m.SpendList(int(k.Hi - k.Lo))
			for id := k.Lo; id < k.Hi; id++ {
				if m.Lies(id, func(s machine.Spot) bool { return s.Place == supply }) {
					return id
				}
			}
			if k.Hi == k.Lo {
				m.Fail("run/supply", "there is no %s", k.Title)
				return model.None
			}
			return k.Lo
		}}, exprs(l, f)...)
	},
}
