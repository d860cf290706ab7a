package effect

import (
	"fmt"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

var roll = &Effect{
	Effect: check.Effect{
		Traits:  model.Traits{Names: model.NamesThrow, Chance: true},
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "roll", Labels: []lang.Label{{Name: "name"}, {Name: "what for", Optional: true}}, Since: 1,
			Doc: "Rolls dice. The name is a number for one die, a list of numbers for a pool, and with `on` the result of a table that has an axis of dice. " +
				"A second label says what the roll is for, where the name does not: `roll dice \"damage\" { }` is told as \"roll damage: 3 5\".",
			Attrs: []lang.Attr{
				{Name: "dice", Type: "die or pool", Doc: "The dice: `d6`, or `pool(2, d6)`."},
				{Name: "on", Type: "table", Doc: "The table for the roll: its name, or `table(x)` with its other axes. With a pool in `dice`, each die is looked up: a list of results."},
			},
			Example: "roll throw { dice = pool(2, d6) }",
		},
		Check: checkRoll,
	},
	Lower: lowerRoll,
}

type rollDetail struct {
	Table *model.Table
	Die   model.Die
	Fixed []model.Expr // the table's other axes
	Axis  int          // the axis of the throw
}

// thrown checks what is thrown. A name such as d6 is a die here, even if a space has the same name.
func thrown(s *check.Site) model.Expr {
	a := s.Attrs["dice"]
	if a == nil {
		return nil
	}
	of := s.Expr(s.Env, a.Expr, model.TDie)
	s.Set("dice", of)
	return of
}

func checkRoll(s *check.Site) {
	s.Stmt.Title = titled(s, "what the roll is for")
	of := thrown(s)
	on := s.Attrs["on"]
	if of == nil && on == nil {
		s.Report(diag.Errorf("check/roll", s.Block.DefRange(), "roll needs dice, or a table").WithHint("write dice = d6, dice = pool(2, d6), or on = TABLE"))
		s.Bound(0, model.TInvalid)
		return
	}
	if on == nil {
		switch {
		case of.Type().Is(model.DieOf):
			s.Bound(0, model.TNumber)
		case of.Type().Is(model.PoolOf):
			s.Bound(0, model.TNumbers)
		default:
			if of.Type().Base != model.Invalid {
				s.Errorf("check/type", of.Range(), "expected a die or a pool, found %s", of.Type())
			}
			s.Bound(0, model.TInvalid)
		}
		return
	}
	name := syntax.Word(on.Expr)
	args := []model.Expr{}
	var t *model.Table
	if f, xs, ok := syntax.CallName(on.Expr); ok {
		name = f
		if t = s.Table(name); t != nil {
			for i, x := range xs {
				if i < len(t.Params) {
					args = append(args, s.Want(s.Env, x, t.Params[s.OpenAxis(t, i)].Type))
					s.Set(fmt.Sprintf("axis %d", i), args[i]) // for walkers
				}
			}
		}
	} else {
		t = s.Table(name)
	}
	if t == nil {
		s.Report(diag.Errorf("check/unknown-table", on.Expr.Range(), "unknown table %q", name).WithSuggestion(name, s.Tables()))
		s.Bound(0, model.TInvalid)
		return
	}
	d := &rollDetail{Table: t, Axis: -1, Fixed: args}
	for i, die := range t.Dice {
		if die.Count > 0 {
			d.Axis, d.Die = i, die
		}
	}
	// The table's die has a finding already.
	if last := len(t.Params) - 1; d.Axis < 0 && last >= 0 && t.Params[last].Type.Base == model.Invalid {
		s.Bound(0, model.TInvalid)
		return
	}
	if d.Axis < 0 || len(args) != len(t.Params)-1 {
		s.Report(diag.Errorf("check/roll", on.Expr.Range(), "table %q cannot be rolled on: it must have exactly one axis of dice", t.Title).
			WithHint("give it one axis of dice, such as given = { roll = d6 }, and state the others: on = table(x)").WithAbout(t.Range))
		s.Bound(0, model.TInvalid)
		return
	}
	s.Stmt.Detail = d
	result := model.Type{Base: model.RowOf, Table: t}
	if len(t.Results) == 1 {
		result = t.Results[0].Type
	}
	if of != nil { // each die of the pool is looked up
		if !of.Type().Is(model.PoolOf) || d.Die.Count != 1 || result.Maybe {
			s.Report(diag.Errorf("check/roll", of.Range(), "dice and on go together only for a pool and a table whose axis is one die"))
		}
		result = result.In(model.List)
	}
	s.Bound(0, result)
}

// lowerRoll lowers a throw: of a die, of a pool, or on a table, of each die of a pool or of the
// sum.
func lowerRoll(l *lower.L, s *model.Stmt) []*ir.Stmt {
	t := &ir.Throw{Name: s.Called()}
	d, onTable := s.Detail.(*rollDetail)
	switch p, pool := s.Args["dice"].(*model.Pool); {
	case pool:
		t.Count, t.Sides = l.Expr(p.Count), l.Expr(p.Die)
	case onTable:
		t.Count, t.Sides, t.Sum = l.Const(ir.TNum, d.Die.Count*l.Game.Unit), l.Const(ir.TNum, d.Die.Sides), true
	default:
		t.Sides = l.Expr(s.Args["dice"])
	}
	if onTable {
		face := &model.Var{Name: "face", Type: model.TNumber, Range: s.Range}
		l.In(face, func(v *ir.Var) { t.Face, t.Look = v, l.Expr(d.look(s, face)) })
	}
	l.Dice(t, s.Bind)
	return []*ir.Stmt{{Do: ir.Throws, V: l.InFrame(s.Bind), Throw: t}}
}

// look is the lookup of a throw on a table: the column, or the row if there are several.
func (d *rollDetail) look(s *model.Stmt, face *model.Var) *model.Look {
	out := &model.Look{Node: model.Node{R: s.Range, T: model.Type{Base: model.RowOf, Table: d.Table}}, Table: d.Table, Column: -1}
	if len(d.Table.Results) == 1 {
		out.Column, out.T = 0, d.Table.Results[0].Type
	}
	for k := range d.Table.Params {
		var x model.Expr = &model.Local{Node: model.Node{T: face.Type, R: s.Range}, Var: face}
		switch {
		case k < d.Axis:
			x = d.Fixed[k]
		case k > d.Axis:
			x = d.Fixed[k-1]
		}
		out.Args = append(out.Args, x)
	}
	return out
}

// Uses returns the table, for lint.
func (d *rollDetail) Uses() (*model.Rule, *model.Menu, *model.Table) { return nil, nil, d.Table }
