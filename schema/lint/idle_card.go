package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var idleCard = Rule{
	Code: "lint/idle-card",
	Doc: "A card without effect where most cards of its kind have one: it has no rule of its " +
		"own, no rule names it, and no rule reads a field of it.",
	Run: func(g *study, report func(diag.Finding)) {
		d := &deeds{g: g, of: map[*model.Kind]bool{}, named: map[int32]bool{}, reads: g.playReads(), steps: map[*model.Field]int{},
			all: map[*model.Field]int{}}
		d.gather()
		for _, k := range g.Kinds {
			if k.Builtin() || k.Design || !k.Is(model.KindCard) || d.common(k) {
				continue
			}
			acting, idle := 0, []*model.Thing{}
			for t := range g.OfKind(k) {
				if t.Copy > 1 || t.Kind.Base() != k {
					continue
				}
				if d.does(t) {
					acting++
				} else {
					idle = append(idle, t)
				}
			}
			if acting < 2 || acting <= len(idle) {
				continue
			}
			for _, t := range idle {
				report(diag.Warnf("lint/idle-card", t.Range, "card %q has no effect: no rule belongs to it, names it or reads its fields", t.Title).
					WithHint("add its rule; for a blank card, add one without statements: rule \"Nothing\" { after = reveal(self) }"))
			}
		}
	},
}

// deeds is what cards do, and for which of them.
type deeds struct {
	g     *study
	of    map[*model.Kind]bool // kinds and designs with additions of their own
	named map[int32]bool       // things that rules name; a design is named by its first copy
	reads reads
	// How many times a figure is read as the steps of a track, and nothing more.
	steps map[*model.Field]int
	all   map[*model.Field]int // how many times it is read at all
}

func (d *deeds) gather() {
	for _, e := range proof.Extents(d.g.Game) {
		if e.Kind == model.InForce {
			d.of[e.Thing] = true
		}
	}
	for _, r := range d.g.Rules {
		d.hook(r)
	}
	for _, s := range d.g.Play().Stmts {
		d.stmt(s)
	}
	for _, e := range d.g.Play().Exprs {
		d.expr(e)
	}
}

// hook notes a rule for all cards of a kind: one that is bound to what happens to any of them, and
// does more than put them elsewhere.
func (d *deeds) hook(r *model.Rule) {
	if r.Binding == nil || !r.Binding.Event.Builtin {
		return
	}
	for _, s := range r.Body {
		if s.Tells || s.Tidies && (s.Moves != model.MovesNoun || s.Detail == nil) {
			continue
		}
		for _, a := range r.Binding.Args {
			if a.Var != nil && a.Var.Type.Base == model.ThingOf {
				d.of[a.Var.Type.Kind] = true
			}
		}
	}
}

func (d *deeds) stmt(s *model.Stmt) {
	if t, ok := s.Detail.(*model.Track); ok && t != nil && s.Moves == model.MovesOn && s.Args["by"] != nil {
		if _, plain := s.Args["by"].(*model.Get); plain {
			for _, f := range proof.FieldsOf(s.Args["by"]) {
				d.steps[f]++
			}
		}
	}
	// Each card in a case of its own.
	if s.Arm == model.CaseArms && s.Noun.Type().Base == model.ThingOf {
		d.of[s.Noun.Type().Kind] = true
	}
}

func (d *deeds) expr(e model.Expr) {
	for _, f := range proof.FieldsOf(e) {
		d.all[f]++
		if f.Storage == model.OfKind {
			d.of[f.Kind] = true
		}
	}
	if c, ok := e.(*model.Const); ok {
		switch {
		case c.N < 0:
		case c.T.Base == model.ThingOf:
			d.named[c.N] = true
		case c.T.Base == model.DesignOf:
			d.of[d.g.Kinds[c.N]] = true
		}
	}
}

// common reports whether all cards of a kind do something alike.
func (d *deeds) common(k *model.Kind) bool {
	for ; k != nil; k = k.Parent {
		if d.of[k] {
			return true
		}
	}
	return false
}

// does reports whether a card does anything.
func (d *deeds) does(t *model.Thing) bool {
	if d.of[t.Kind] || d.named[t.ID] {
		return true
	}
	for f := range t.Kind.AllFields() {
		if _, read := d.reads[f]; read && f.Storage == model.Printed && d.matters(f, t.ID) {
			return true
		}
	}
	return false
}

// matters reports whether a figure on a card makes a difference. A zero does, except as the steps
// of a track.
func (d *deeds) matters(f *model.Field, id int32) bool {
	for _, v := range proof.Values(f, id) {
		if says(f.Type, v) && (v != 0 || f.Type.Base != model.Number || d.steps[f] < d.all[f]) {
			return true
		}
	}
	return false
}
