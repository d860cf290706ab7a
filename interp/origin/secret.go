package origin

import "sandtable/schema/model"

// A piece that all see may be named by a secret: `let { spy = only([for m in men : m if m.turned]) }`.
// To tell of such a name what it denotes, as a refusal or a log does of other pieces, would tell the
// secret. Names that a player chooses and the members of loops are no such names: all see them bound.

// FromSecret reports whether what a name denotes may follow from a secret field, so that telling it
// would tell the secret.
func (n *Names) FromSecret(v *model.Var) bool { return len(n.p.Game.Secrets) > 0 && n.reads.name(v) }

func (r *secretReads) name(v *model.Var) bool {
	if known, ok := r.names[v]; ok {
		return known
	}
	r.names[v] = false
	for _, e := range r.n.of[v].from {
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
	for _, mod := range r.n.rules.Modifiers(v) {
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
