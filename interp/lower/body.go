package lower

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Statements and the rules that they run.

// lowered is the key of what something is lowered to, among what is shared.
type lowered struct{ of any }

// InFrame is a name of a procedure.
func (l *L) InFrame(v *model.Var) *ir.Var { return l.Frame(v.Name, l.Type(v.Type), l.P.Slots[v]) }

// Name gives a name of the frame a value.
func (l *L) Name(v *model.Var, x model.Expr) *ir.Stmt {
	return &ir.Stmt{Do: ir.Binds, V: l.InFrame(v), X: l.Arg(x, v.Type)}
}

// Body lowers statements in order.
func (l *L) Body(ss []*model.Stmt) (out []*ir.Stmt) {
	for _, s := range ss {
		word := l.words.Effects[s.Word]
		if word == nil {
			panic(Missing("the statement " + s.Word))
		}
		out = append(out, word(l, s)...)
	}
	return out
}

// known is what something is lowered to, or why it has no lowering yet.
func known[T any](lower func() T) (out T, why Missing) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case Missing:
			why = r
		default:
			panic(r)
		}
	}()
	return lower(), ""
}

// Proc lowers a rule, or says what in it has no lowering yet.
func (l *L) Proc(r *model.Rule) (*ir.Proc, Missing) {
	p, why := known(func() *ir.Proc { return l.proc(r) })
	l.drain()
	return p, why
}

// Run lowers a call of a rule that nothing is bound to.
func (l *L) Run(r *model.Rule, args []model.Expr) *ir.Stmt {
	s := &ir.Stmt{Do: ir.Runs, Call: l.proc(r)}
	for i, p := range r.Params {
		s.Args = append(s.Args, l.Arg(args[i], p.Type))
	}
	return s
}

// proc returns a rule as a procedure.
func (l *L) proc(r *model.Rule) *ir.Proc {
	p := Once(l, lowered{r}, func() *ir.Proc {
		switch {
		case r.Binding != nil:
			panic(Missing("a rule that is bound to an event"))
		case r.Returns.Base != model.Invalid:
			panic(Missing("a rule with a result"))
		case l.changed(r):
			panic(Missing("what is bound to the rule " + r.Title + ", or excepts it,"))
		}
		p := &ir.Proc{Name: r.Title, Room: l.room(r)}
		for _, v := range r.Params {
			p.Params = append(p.Params, l.InFrame(v))
		}
		l.shared[lowered{r}] = p
		defer func() {
			if p.Body == nil { // it has failed
				delete(l.shared, lowered{r})
			}
		}()
		p.Body = append([]*ir.Stmt{}, l.Body(r.Body)...)
		if r.When != nil {
			p.Body = []*ir.Stmt{{Do: ir.Branches, X: l.Expr(r.When), Body: p.Body}}
		}
		return p
	})
	if p.Body == nil { // it is being lowered
		panic(Missing("a rule that runs itself"))
	}
	return p
}

// room is what the frame of a rule takes.
func (l *L) room(r *model.Rule) machine.Room {
	for _, p := range l.P.Procs {
		if p.Rule == r {
			return machine.Room{Ints: p.Ints, Words: p.Words, Work: 1, Value: model.None}
		}
	}
	panic(Missing("the rule " + r.Title + ", which the program does not have"))
}

// changed reports whether something is bound to a rule, or excepts it.
func (l *L) changed(r *model.Rule) bool {
	for _, x := range l.Game.Excepts {
		if x.Rule == r && l.Rules.Chosen(x.Extent) {
			return true
		}
	}
	return len(l.Rules.Bound(model.Event{Rule: r})) > 0
}

// Unbound panics with Missing if something is bound to an event of the language.
func (l *L) Unbound(events ...string) {
	for _, name := range events {
		if len(l.Rules.Bound(On(name))) > 0 {
			panic(Missing("what is bound to " + name))
		}
	}
}

// Pieces lowers a piece, or a set of them in the window of all pieces.
func (l *L) Pieces(e model.Expr) *ir.Node {
	if e.Type().Form == model.Set {
		return l.Set(e, model.SetOf(l.kinds["piece"]))
	}
	return l.Expr(e)
}

// Lay lowers the move of pieces to a place or a point.
func (l *L) Lay(pieces, to model.Expr, flags int32) *ir.Stmt {
	return &ir.Stmt{Do: ir.Moves, X: l.Pieces(pieces), To: l.Expr(to), Spot: to.Type().Base == model.PointOf, Flags: flags}
}

// Discard lowers the removal of pieces from the game.
func (l *L) Discard(pieces model.Expr) *ir.Stmt {
	out := l.Const(l.Type(model.OneOf(l.kinds["place"])), l.Game.Out.ID)
	return &ir.Stmt{Do: ir.Moves, X: l.Pieces(pieces), To: out}
}

// Advance lowers the move of a track's marker to a box, or by so many boxes.
func (l *L) Advance(t *model.Track, to *ir.Node, into bool) *ir.Stmt {
	if len(l.Rules.Bound(model.Event{Track: t})) > 0 {
		panic(Missing("what is bound to the track " + t.Thing.Title))
	}
	boxes := t.Thing.Boxes
	d := ir.Dom{Lo: boxes[0].ID, N: boxes[len(boxes)-1].ID - boxes[0].ID + 1}
	return &ir.Stmt{Do: ir.Advances, To: to, Track: &ir.Course{Name: t.Thing.Name, Slot: l.P.Ids.Track[t.Thing], ID: t.Thing.ID, Boxes: d, Into: into}}
}
