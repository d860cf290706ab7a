package compile

import (
	"slices"

	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What a watched program may tell of the arguments that a rule passes to an action. A rule reads
// everything, and may pass on hidden facts; so a refusal is told only if it follows from what the
// player has seen. What the arguments themselves read of the state is watched when they are
// evaluated. Names in them were bound earlier, so the way in which they were bound is examined: see
// origins.

// handed compiles whether the arguments of an offer are hidden from the viewer. The result is
// evaluated in the frame of the offering rule. It is nil in a program that is not watched.
func (c *C) handed(args []model.Expr) func(m *machine.M) bool {
	if !c.Watched() {
		return nil
	}
	var names []*model.Var
	for _, e := range args {
		model.Walk(e, func(x model.Expr) {
			if l, ok := x.(*model.Local); ok {
				names = append(names, l.Var)
			}
		})
	}
	return c.hidden(names)
}

// toldHidden is handed for an action bound to an event. It is evaluated in the frame of the action.
func (c *C) toldHidden(x *act) func(m *machine.M) bool {
	if !c.Watched() || x.model.Binding == nil {
		return nil
	}
	return c.hidden(x.params)
}

// hidden compiles whether names of the current frame reveal something hidden from the viewer; nil
// if they never do.
func (c *C) hidden(names []*model.Var) func(m *machine.M) bool {
	open := true
	var pieces []func(m *machine.M) bool
	for _, v := range names {
		if c.MeansPieces(v.Type) && !c.origins()[v].secret && !c.fromSecret(v) {
			pieces = append(pieces, c.hides(v))
		} else {
			open = open && c.openName(v, nil)
		}
	}
	if open && len(pieces) == 0 {
		return nil
	}
	return func(m *machine.M) bool {
		if m.Veil == nil || !m.Veil.Dark() {
			return false
		}
		for _, hidden := range pieces {
			if hidden(m) {
				return true
			}
		}
		return !open
	}
}

// untold compiles whether names of the current frame are not told the player who decides there:
// they denote what the player cannot see, or may follow from what others keep secret. All else that
// a rule has bound where it asks, it tells whom it asks. It is nil if that is so of none, and in a
// program that is not watched.
func (c *C) untold(names []*model.Var) func(m *machine.M) bool {
	if !c.Watched() {
		return nil
	}
	closed := false
	var pieces []func(m *machine.M) bool
	for _, v := range names {
		switch {
		case c.origins()[v].secret || c.fromSecret(v):
			closed = true
		case c.MeansPieces(v.Type):
			pieces = append(pieces, c.hides(v))
		}
	}
	if !closed && len(pieces) == 0 {
		return nil
	}
	return func(m *machine.M) bool {
		return m.Veil.Dark() && (closed || slices.ContainsFunc(pieces, func(hidden func(m *machine.M) bool) bool { return hidden(m) }))
	}
}

// hides compiles whether a name of the current frame denotes a hidden piece.
func (c *C) hides(v *model.Var) func(m *machine.M) bool {
	slot, w := c.Slot(v), WindowOf(v.Type)
	switch v.Type.Form {
	case model.Set:
		return func(m *machine.M) bool {
			bits := m.Bits(slot)
			for id := nextIn(bits, w, model.None); id != model.None; id = nextIn(bits, w, id) {
				if m.Hides(id) {
					return true
				}
			}
			return false
		}
	case model.List:
		return func(m *machine.M) bool {
			for _, id := range m.ListAt(slot) {
				if m.Hides(id) {
					return true
				}
			}
			return false
		}
	}
	return func(m *machine.M) bool { return m.Hides(m.Int(slot.I)) }
}

// origin states where the value of a name comes from.
type origin struct {
	known  bool         // all players see it bound: a throw, a choice, a member of a loop
	secret bool         // only its player knows it
	from   []model.Expr // otherwise: what it is computed from; nil if that is unknown
}

// openName reports whether what a name denotes follows from what all players have seen. seen holds
// the names under examination.
func (c *C) openName(v *model.Var, seen map[*model.Var]bool) bool {
	if t := v.Type; t.Is(model.ThingOf) && (t.Kind.IsA(c.kinds["player"]) || t.Kind.IsA(c.kinds["side"])) {
		return true // players always know who decides
	}
	o := c.origins()[v]
	switch {
	case o.secret || c.MeansPieces(v.Type):
		return false
	case o.known || seen[v]:
		return true
	}
	if seen == nil {
		seen = map[*model.Var]bool{}
	}
	seen[v] = true
	for _, e := range o.from {
		if !c.openNow(e, seen) {
			return false
		}
	}
	return len(o.from) > 0
}

// openNow reports whether an expression reads only constants, printed data and open names.
func (c *C) openNow(e model.Expr, seen map[*model.Var]bool) bool {
	open, own := true, map[*model.Var]bool{}
	model.Walk(e, func(x model.Expr) {
		if f, ok := x.(*model.For); ok {
			own[f.Var] = true
		}
	})
	model.Walk(e, func(x model.Expr) {
		switch x := x.(type) {
		case *model.Local:
			open = open && (own[x.Var] || c.openName(x.Var, seen))
		case *model.Members:
			open = open && !x.Kind.IsA(c.kinds["piece"])
		case *model.Get:
			open = open && c.printedFields(x.Field, x.Others)
		case *model.Where:
			open = open && c.printedFields(x.Field, x.Others)
		case *model.Call, *model.Narrow:
			open = false
		}
	})
	return open
}

func (c *C) printedFields(f *model.Field, others []*model.Field) bool {
	open := staticField(f)
	for _, o := range others {
		open = open && staticField(o)
	}
	return open
}

type originsKey struct{}

// origins returns where the values of all names of rules and actions come from.
func (c *C) origins() map[*model.Var]origin {
	return lower.Once(c, originsKey{}, func() map[*model.Var]origin {
		out := map[*model.Var]origin{}
		for _, r := range c.Game.Rules {
			// The screen shows what a rule was given where it asks, unless players may look in
			// private.
			for _, v := range r.Params {
				out[v] = origin{known: !c.Choice.Private && shown(v.Type)}
			}
		}
		for _, r := range c.Game.Rules {
			told(out, r.Binding)
			model.WalkStmts(r.Body, func(s *model.Stmt) { c.origin(out, s) }, nil)
		}
		for _, a := range c.Game.Actions {
			told(out, a.Binding)
			model.WalkStmts(a.Lead, func(s *model.Stmt) { c.origin(out, s) }, nil)
			model.WalkStmts(a.Body, func(s *model.Stmt) { c.origin(out, s) }, nil)
		}
		return out
	})
}

// told notes what an event passes: things that all players see change, or the arguments of its
// rule.
func told(out map[*model.Var]origin, b *model.Binding) {
	if b == nil {
		return
	}
	for i, a := range b.Args {
		switch r := b.Event.Rule; {
		case a.Var == nil:
		case r == nil:
			out[a.Var] = origin{known: a.Var.Type.Base == model.ThingOf}
		case i < len(r.Params):
			p := r.Params[i]
			out[a.Var] = origin{known: out[p].known, from: []model.Expr{&model.Local{Node: model.Node{T: p.Type}, Var: p}}}
		}
	}
}

// origin notes what a statement binds, and what it passes to rules and menus.
func (c *C) origin(out map[*model.Var]origin, s *model.Stmt) {
	hand := func(params []*model.Var, args []model.Expr) {
		for i, v := range params {
			o := out[v]
			o.from = append(o.from, args[i])
			out[v] = o
		}
	}
	if d, ok := s.Detail.(interface {
		Runs() (*model.Rule, []model.Expr)
	}); ok {
		r, args := d.Runs()
		hand(r.Params, args)
	}
	if d, ok := s.Detail.(interface {
		Offers() (*model.Menu, []model.Expr)
	}); ok {
		menu, args := d.Offers()
		hand(menu.Params, args)
		for _, a := range menu.Actions {
			hand(a.Params[:len(args)], args)
		}
	}
	if s.Bind == nil {
		return
	}
	o := origin{secret: s.Args["secret"] != nil}
	switch s.Names {
	case model.NamesThrow, model.NamesChoice, model.NamesMember:
		o.known = true
	case model.NamesValue:
		o.from = []model.Expr{s.Args["value"]}
	}
	out[s.Bind] = o
}
