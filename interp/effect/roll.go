package effect

import (
	"fmt"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve"
)

var roll = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Names: model.NamesThrow, Chance: true},
		Block: lang.Block{
			Name: "roll", Labels: []lang.Label{{Name: "name"}}, Since: 1,
			Doc: "Rolls dice. The name is a number for one die, a list of numbers for a pool, and with `on` the result of a table that has an axis of dice.",
			Attrs: []lang.Attr{
				{Name: "dice", Type: "die or pool", Doc: "The dice: `d6`, or `pool(2, d6)`."},
				{Name: "on", Type: "table", Doc: "The table for the roll: its name, or `table(x)` with its other axes. With a pool in `dice`, each die is looked up: a list of results."},
			},
			Example: "roll throw { dice = pool(2, d6) }",
		},
		Check: checkRoll,
	},
	Compile: compileRoll,
}

type rollDetail struct {
	Table *model.Table
	Die   model.Die
	Fixed []model.Expr // the table's other axes
	Axis  int          // the one that is thrown
}

// thrown checks what is thrown. A name such as d6 is a die here, even where a space of the map is
// called so.
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
	name := resolve.Word(on.Expr)
	args := []model.Expr{}
	var t *model.Table
	if f, xs, ok := resolve.CallName(on.Expr); ok {
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
	if last := len(t.Params) - 1; d.Axis < 0 && last >= 0 && t.Params[last].Type.Base == model.Invalid { // the die of the table has been reported
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
	if of != nil { // each die of the pool is read on the table
		if !of.Type().Is(model.PoolOf) || d.Die.Count != 1 || result.Maybe {
			s.Report(diag.Errorf("check/roll", of.Range(), "dice and on go together only for a pool and a table whose axis is one die"))
		}
		result = result.In(model.List)
	}
	s.Bound(0, result)
}

func compileRoll(b *compile.Builder, s *model.Stmt) {
	name := s.Bind.Name
	slot := b.Slot(s.Bind)
	unit := b.Game.Unit
	d, onTable := s.Detail.(*rollDetail)
	if !onTable {
		if p, ok := s.Args["dice"].(*model.Pool); ok {
			n, die := b.Num(p.Count), b.Num(p.Die)
			b.Keep()
			b.Emit(func(m *machine.M) {
				m.KeepList(slot, throwAll(m, name, n(m)/unit, die(m), unit))
				if m.Watch != nil {
					m.Tell(machine.Event{Kind: machine.Rolled, Name: name, List: m.ListAt(slot)})
				}
			})
			return
		}
		die := b.Num(s.Args["dice"])
		b.Emit(func(m *machine.M) {
			v := m.Throw(name, die(m)) * unit
			m.SetInt(slot.I, v)
			if m.Watch != nil {
				m.Tell(machine.Event{Kind: machine.Rolled, Name: name, List: []int32{v}})
			}
		})
		return
	}
	var fixed []machine.Num
	for _, x := range d.Fixed {
		fixed = append(fixed, b.Num(x))
	}
	row := b.RowOf(d.Table)
	t, die, axis := d.Table, d.Die, d.Axis
	if p, ok := s.Args["dice"].(*model.Pool); ok {
		n, sides := b.Num(p.Count), b.Num(p.Die)
		b.Keep()
		b.Emit(func(m *machine.M) {
			dice := throwAll(m, name, n(m)/unit, sides(m), unit)
			vals, out := room(m, len(t.Params)), room(m, len(dice))
			for j, v := range dice {
				k := 0
				for i := range vals {
					if vals[i] = v; i != axis {
						vals[i] = fixed[k](m)
						k++
					}
				}
				r := row(m, vals)
				if r >= 0 && len(t.Results) == 1 {
					r = t.Rows[r].Out[0]
				}
				out[j] = r
			}
			m.KeepList(slot, out)
			m.Tell(machine.Event{Kind: machine.Rolled, Name: name, List: dice})
		})
		return
	}
	b.Emit(func(m *machine.M) {
		dice := throwAll(m, name, die.Count, die.Sides, unit)
		sum := int32(0)
		for _, v := range dice {
			sum += v
		}
		vals, k := room(m, len(t.Params)), 0
		for i := range vals {
			if i == axis {
				vals[i] = sum
				continue
			}
			vals[i] = fixed[k](m)
			k++
		}
		r := row(m, vals)
		v := r
		if r >= 0 && len(t.Results) == 1 {
			v = t.Rows[r].Out[0]
		}
		m.SetInt(slot.I, v)
		m.Tell(machine.Event{Kind: machine.Rolled, Name: name, List: dice, B: 1, C: v})
	})
}

// room is n numbers of scratch memory. It stays what it is whatever lists the next expressions
// make: they come to lie behind it.
func room(m *machine.M, n int) []int32 {
	s := m.ListStart()
	for range n {
		m.Push(0)
	}
	return m.ListFrom(s)
}

// diceAStep is how many dice are thrown in a step.
const diceAStep = 2

// throwAll throws n dice, into scratch memory.
func throwAll(m *machine.M, name string, n, sides, unit int32) []int32 {
	if n > 10_000 {
		m.Fail("run/dice", "cannot roll %d dice: too many", n)
		return nil
	}
	m.Spend(int(max(n, 0)) / diceAStep)
	s := m.ListStart()
	for ; n > 0; n-- {
		m.Push(m.Throw(name, sides) * unit)
	}
	return m.ListFrom(s)
}

// Uses tells lint which table it reads.
func (d *rollDetail) Uses() (*model.Rule, *model.Menu, *model.Table) { return nil, nil, d.Table }
