package lint

import (
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var unsetState = Rule{
	Code: "lint/unset-state",
	Doc: "A state field that is never set or never read in play, read only to set it, or only set to what it is from the start; a side to which no counter is " +
		"ever turned; a rule that tests a state field for a name it never holds.",
	Run: func(g *study, report func(diag.Finding)) {
		w := &states{g: g, set: map[*model.Field][]model.Expr{}, report: report}
		w.gather()
		for _, k := range g.Kinds {
			for _, f := range k.Fields {
				if f.Storage == model.State && f.Range.Filename != "" && k.SideField != f && f.Of == k && distinct(g.Game, k) > 0 {
					w.field(f)
				}
			}
			w.sides(k)
		}
		for _, e := range g.Play().Exprs {
			w.asked(e)
		}
	},
}

// Sets is what a statement that sets fields tells: which, and to what.
type Sets interface {
	Sets() ([]*model.Field, []model.Expr)
}

// states looks at what changes in play.
type states struct {
	g      *study
	set    map[*model.Field][]model.Expr // by what play sets them to
	turns  []*model.Stmt                 // statements that flip
	report func(diag.Finding)
}

func (w *states) gather() {
	for _, s := range w.g.Play().Stmts {
		if d, ok := s.Detail.(Sets); ok {
			fields, to := d.Sets()
			for i, f := range fields {
				w.set[f] = append(w.set[f], to[i])
			}
		}
	}
	w.turns = w.g.firing()["flip"]
}

// field looks at one state field.
func (w *states) field(f *model.Field) {
	_, read := w.g.playReads()[f]
	_, tested := w.g.testReads()[f]
	shown := w.g.Shows(f) || f.Seals // who may see another field is read from it
	name, kind := f.Name, f.Of.Base().Name
	switch {
	case w.g.ReadBySurface(f): // and a piece may face the same way all the time
	case !read && !tested && !shown:
		w.report(diag.Warnf("lint/unset-state", f.Range, "state %q of %s is never read", name, english.Spaced(kind)).
			WithHint("add a rule that reads %s.%s, or remove it", kind, name))
	case !tested && !shown && w.readsItself(f):
		w.report(diag.Warnf("lint/unset-state", f.Range, "state %q of %s is read only to set it", name, english.Spaced(kind)).
			WithHint("add a rule that reads %s.%s, or remove it", kind, name))
	case len(w.set[f]) == 0:
		w.report(diag.Warnf("lint/unset-state", f.Range, "state %q of %s is never set in play", name, english.Spaced(kind)).
			WithHint("add set x { %s = .. }, or move it to fields if it never changes", name))
	case w.stays(f):
		w.report(diag.Warnf("lint/unset-state", f.Range, "state %q of %s is only set to %s, as it starts", name, english.Spaced(kind),
			w.g.Show(f.Type, f.Default)).WithHint("set it to something else somewhere, or remove it"))
	}
}

// stays reports whether all that play sets a field to is what it holds from the start.
func (w *states) stays(f *model.Field) bool {
	other := func(e model.Expr) bool {
		c, ok := e.(*model.Const)
		return !ok || c.N != f.Default
	}
	for _, n := range f.Start {
		if n != f.Default {
			return false
		}
	}
	return f.Type.Form == model.One && !slices.ContainsFunc(w.set[f], other)
}

// readsItself reports whether play reads a field only for what it sets the field to, as a counter
// does that nobody looks at.
func (w *states) readsItself(f *model.Field) bool {
	own := map[model.Expr]bool{}
	for _, to := range w.set[f] {
		model.Walk(to, func(e model.Expr) { own[e] = true })
	}
	return !slices.ContainsFunc(w.g.Play().Exprs, func(e model.Expr) bool { return !own[e] && slices.Contains(proof.FieldsOf(e), f) })
}

// sides looks at the sides of a counter: the first is up at the start, the others where something
// turns to them.
func (w *states) sides(k *model.Kind) {
	if len(k.Sides) < 2 || distinct(w.g.Game, k) == 0 || w.turned(k, model.None) {
		return
	}
	for i, side := range k.SideTitles[1:] {
		if !w.turned(k, int32(i+1)) && !w.startsOn(k, int32(i+1)) {
			w.report(diag.Warnf("lint/unset-state", k.Range, "%s is never turned to side %q", english.A(english.Spaced(k.Name)), side).
				WithHint("add flip x { to = %s }, or remove the side", k.Sides[i+1]))
		}
	}
}

// turned reports whether some statement turns counters of a kind to a side; of none, to the next
// one whatever it is.
func (w *states) turned(k *model.Kind, side int32) bool {
	return slices.ContainsFunc(w.turns, func(s *model.Stmt) bool {
		t := s.Noun.Type()
		if t.Base != model.ThingOf && t.Base != model.DesignOf || !t.Kind.IsA(k) && !k.IsA(t.Kind) {
			return false
		}
		c, named := s.Args["to"].(*model.Const)
		return !named && side == model.None || named && c.N == side
	})
}

// startsOn reports whether a set-up lays counters of a kind on a side, or a roster starts them on
// it.
func (w *states) startsOn(k *model.Kind, side int32) bool {
	for _, d := range proof.Deploys(w.g.Game) {
		for _, p := range d.Pieces {
			if p.Side == side {
				return true
			}
		}
	}
	for id, v := range k.SideField.Start {
		if t := w.g.Things[id]; v == side && t != nil && t.Kind.IsA(k) {
			return true
		}
	}
	return false
}

// asked looks at a state field that is compared with a name to which nothing sets it.
func (w *states) asked(e model.Expr) {
	b, ok := e.(*model.Binary)
	if !ok || b.Op != "==" && b.Op != "!=" {
		return
	}
	for _, p := range [2][2]model.Expr{{b.X, b.Y}, {b.Y, b.X}} {
		get, ok1 := p[0].(*model.Get)
		c, ok2 := p[1].(*model.Const)
		if !ok1 || !ok2 || len(get.Others) > 0 || get.Field.Storage != model.State || c.N == model.None || get.Field.Type.Base != model.EnumOf {
			continue
		}
		if f := get.Field; len(w.set[f]) > 0 && !w.becomes(f, c.N) {
			w.report(diag.Warnf("lint/unset-state", c.R, "%s of %s is never %q", english.Spaced(f.Name), english.Spaced(f.Of.Base().Name),
				w.g.Show(c.T, c.N)).
				WithHint("set it to this name somewhere, or test for another name").WithRelated(f.Range, "declared here"))
		}
	}
}

// becomes reports whether a field may hold a name: it starts so, or something may set it so.
func (w *states) becomes(f *model.Field, n int32) bool {
	if f.Default == n || slices.ContainsFunc(w.set[f], func(e model.Expr) bool { return w.may(e, n, 0) }) {
		return true
	}
	for _, v := range f.Start {
		if v == n {
			return true
		}
	}
	return false
}

// may reports whether an expression may come to a name. Where nothing is known it may.
func (w *states) may(e model.Expr, n int32, depth int) bool {
	switch e := e.(type) {
	case *model.Const:
		return e.N == n
	case *model.Cond:
		return depth > maxConds || w.may(e.Then, n, depth+1) || w.may(e.Else, n, depth+1)
	}
	return true
}

// maxConds bounds how deep conditional expressions are gone through.
const maxConds = 20
