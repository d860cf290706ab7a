package compile

import (
	"sandtable/interp/lower"
	"sandtable/schema/model"
)

// A piece that all see may be named by a secret: `let { spy = only([for m in men : m if m.turned]) }`.
// To tell of such a name what it denotes, as a refusal or a log does of other pieces, would tell the
// secret. Names that a player chooses and the members of loops are no such names: all see them bound.

// fromSecret reports whether what a name denotes may follow from a secret field.
func (c *C) fromSecret(v *model.Var) bool {
	if len(c.Game.Secrets) == 0 {
		return false
	}
	r := lower.Once(c, secretsKey{}, func() *secretReads {
		return &secretReads{c: c, names: map[*model.Var]bool{}, values: map[*model.Value]bool{}, rules: map[*model.Rule]bool{}, results: results(c.Game)}
	})
	return r.name(v)
}

type secretsKey struct{}

// secretReads finds what reads secret fields. What is being looked at counts as reading none.
type secretReads struct {
	c       *C
	names   map[*model.Var]bool
	values  map[*model.Value]bool
	rules   map[*model.Rule]bool
	results map[*model.Var]*model.Rule // names of what rules return
}

// results finds the rules whose results have names.
func results(g *model.Game) map[*model.Var]*model.Rule {
	out := map[*model.Var]*model.Rule{}
	note := func(s *model.Stmt) {
		if d, ok := s.Detail.(interface {
			Runs() (*model.Rule, []model.Expr)
		}); ok && s.Bind != nil {
			out[s.Bind], _ = d.Runs()
		}
	}
	for _, r := range g.Rules {
		model.WalkStmts(r.Body, note, nil)
	}
	for _, a := range g.Actions {
		model.WalkStmts(a.Lead, note, nil)
		model.WalkStmts(a.Body, note, nil)
	}
	return out
}

func (r *secretReads) name(v *model.Var) bool {
	if known, ok := r.names[v]; ok {
		return known
	}
	r.names[v] = false
	for _, e := range r.c.origins()[v].from {
		r.names[v] = r.names[v] || r.expr(e)
	}
	if rule := r.results[v]; rule != nil {
		r.names[v] = r.names[v] || r.rule(rule)
	}
	return r.names[v]
}

// rule reports whether anything in a rule reads a secret: its result may follow from it.
func (r *secretReads) rule(x *model.Rule) bool {
	if known, ok := r.rules[x]; ok {
		return known
	}
	r.rules[x] = false
	reads := false
	model.WalkStmts(x.Body, nil, func(e model.Expr) { reads = reads || r.reads(e) })
	r.rules[x] = reads
	return reads
}

func (r *secretReads) value(v *model.Value) bool {
	if known, ok := r.values[v]; ok {
		return known
	}
	r.values[v] = false
	reads := r.expr(v.Base)
	for _, mod := range r.c.modifiers(v) {
		for _, e := range append(mod.Figures(), mod.When) {
			reads = reads || e != nil && r.expr(e)
		}
	}
	r.values[v] = reads
	return reads
}

// expr reports whether an expression reads a secret anywhere in it.
func (r *secretReads) expr(e model.Expr) (reads bool) {
	model.Walk(e, func(x model.Expr) { reads = reads || r.reads(x) })
	return reads
}

// reads reports whether an expression reads a secret itself.
func (r *secretReads) reads(e model.Expr) bool {
	switch e := e.(type) {
	case *model.Get:
		return r.fields(e.Field, e.Others)
	case *model.Where:
		return r.fields(e.Field, e.Others)
	case *model.Call:
		return r.value(e.Value)
	case *model.Local:
		return r.name(e.Var)
	}
	return false
}

func (r *secretReads) fields(f *model.Field, others []*model.Field) bool {
	reads := f.Secret != nil || f.Storage == model.Computed && r.value(f.Value)
	for _, o := range others {
		reads = reads || r.fields(o, nil)
	}
	return reads
}
