package origin

import (
	"slices"

	"sandtable/schema/model"
)

// A piece that all see may be named by a secret: `let { spy = only([for m in men : m if m.turned])
// }`. To tell of such a name what it denotes, as a refusal or a log does of other pieces, would
// tell the secret. Names that a player chooses and the members of loops are no such names: all see
// them bound. What is computed from a secret choice, or handed on to a rule, is one.

// FromSecret reports whether what a name denotes may follow from a secret field or a secret choice,
// so that telling it would tell the secret.
func (n *Names) FromSecret(v *model.Var) bool {
	return (n.sealed || len(n.p.Game.Secrets) > 0) && n.reads.name(v)
}

// secretReads finds what reads secrets: names, values and rules.
type secretReads struct {
	n       *Names
	known   map[any]bool               // what has been looked at
	looked  []any                      // of these, what the look in progress came to
	results map[*model.Var]*model.Rule // names of what rules return
}

// look reports whether something reads a secret. What is being looked at counts as reading none
// until it does. So once the outermost does, nothing is known of what was found to read none.
func (r *secretReads) look(x any, reads func() bool) bool {
	if known, ok := r.known[x]; ok {
		return known
	}
	outermost := len(r.looked) == 0
	r.known[x], r.looked = false, append(r.looked, x)
	r.known[x] = reads()
	if !outermost {
		return r.known[x]
	}
	for _, y := range r.looked {
		if r.known[x] && !r.known[y] {
			delete(r.known, y)
		}
	}
	r.looked = nil
	return r.known[x]
}

func (r *secretReads) name(v *model.Var) bool {
	return r.look(v, func() bool {
		rule := r.results[v]
		return slices.ContainsFunc(r.n.of[v].from, r.expr) || rule != nil && r.rule(rule)
	})
}

// rule reports whether anything in a rule reads a secret: its result may follow from it.
func (r *secretReads) rule(x *model.Rule) bool {
	return r.look(x, func() (reads bool) {
		model.WalkStmts(x.Body, nil, func(e model.Expr) { reads = reads || r.reads(e) })
		return reads
	})
}

func (r *secretReads) value(v *model.Value) bool {
	return r.look(v, func() bool {
		reads := r.expr(v.Base)
		for _, mod := range r.n.rules.Modifiers(v) {
			for _, e := range append(mod.Figures(), mod.When) {
				reads = reads || e != nil && r.expr(e)
			}
		}
		return reads
	})
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
		return r.n.of[e.Var].secret || r.name(e.Var)
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
