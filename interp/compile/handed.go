package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What an action is handed by the rule that offers it, as a watched program sees it. A rule knows
// everything, and so may what it hands on: why the action is refused is told only where that
// follows from what all have seen. What the arguments read of the state is watched when they are
// read. What the names in them mean was found out before, so how they were bound is examined: see
// origins.

// handed compiles whether what an offer hands on is hidden from the viewer; it is asked in the
// frame of the rule that offers. Nil in a program that need not be watched.
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

// toldHidden is handed for an action that steps in at an event, which tells it what it is given; it
// is asked in the frame of the action.
func (c *C) toldHidden(x *act) func(m *machine.M) bool {
	if !c.Watched() || x.model.Binding == nil {
		return nil
	}
	return c.hidden(x.params)
}

// hidden compiles whether names of the running frame tell what is hidden from the viewer; nil if
// they never do.
func (c *C) hidden(names []*model.Var) func(m *machine.M) bool {
	open := true
	var pieces []func(m *machine.M) bool
	for _, v := range names {
		if c.MeansPieces(v.Type) && !c.origins()[v].secret {
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

// hides compiles whether a name of the running frame means a piece that is hidden.
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

// origin is where the value of a name comes from.
type origin struct {
	known  bool         // all read it when it is bound: a throw, a choice, a member of a loop, what the rule in progress is told
	secret bool         // nobody else reads it
	from   []model.Expr // else it follows from these; none: nobody knows
}

// openName reports whether what a name means follows from what all have seen. Names that are being
// examined stand in seen.
func (c *C) openName(v *model.Var, seen map[*model.Var]bool) bool {
	if t := v.Type; t.Is(model.ThingOf) && (t.Kind.IsA(c.kinds["player"]) || t.Kind.IsA(c.kinds["side"])) {
		return true // who is to decide is never hidden
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

// openNow reports whether an expression reads nothing but what never changes, and open names.
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

// origins finds where the values of all names of rules and actions come from.
func (c *C) origins() map[*model.Var]origin {
	return Once(c, originsKey{}, func() map[*model.Var]origin {
		out := map[*model.Var]origin{}
		for _, r := range c.Game.Rules {
			for _, v := range r.Params { // the screen shows things and names of enums where a decision is asked, unless somebody might look
				out[v] = origin{known: !c.Choice.Private && (v.Type.Is(model.ThingOf) || v.Type.Is(model.EnumOf))}
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

// told notes what an event tells: things that all see change, or what its rule is given.
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

// origin notes what a statement binds, and what it hands on to names of others.
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
