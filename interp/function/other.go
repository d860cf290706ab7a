package function

import (
	"sandtable/interp/compile"
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
	Compile: compile.Function{Static: true, Num: func(c *compile.C, f *model.Func) machine.Num {
		x, two := c.Num(f.Args[0]), c.Game.IDs(f.T.Kind)
		return func(m *machine.M) int32 { return two[0] + two[1] - x(m) }
	}},
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
	Compile: compile.Function{Num: func(c *compile.C, f *model.Func) machine.Num {
		x := c.Num(f.Args[0])
		who := map[int32]int32{}
		for _, t := range c.Game.Things {
			if t != nil && t.Player != nil {
				who[t.ID] = t.Player.ID
			}
		}
		return func(m *machine.M) int32 {
			if p, ok := who[x(m)]; ok {
				return p
			}
			return model.None
		}
	}},
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
	Compile: compile.Function{Num: func(c *compile.C, f *model.Func) machine.Num {
		x, kinds, supply := c.Num(f.Args[0]), c.Game.Kinds, c.Game.Supply.ID
		lies := func(m *machine.M, id int32) bool { return m.PlaceOf(id) == supply }
		if c.Watched() {
			lies = func(m *machine.M, id int32) bool {
				return m.Lies(id, func(s machine.Spot) bool { return s.Place == supply })
			}
		}
		return func(m *machine.M) int32 {
			k := kinds[x(m)]
			m.SpendList(int(k.Hi - k.Lo))
			for id := k.Lo; id < k.Hi; id++ {
				if lies(m, id) {
					return id
				}
			}
			if k.Hi == k.Lo {
				m.Fail("run/supply", "there is no %s", k.Title)
				return model.None
			}
			return k.Lo
		}
	}},
}
