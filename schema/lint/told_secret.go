package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var toldSecret = Rule{
	Code: "lint/told-secret",
	Doc: "A choice that all players read and that is then noted in a secret field. A choice that " +
		"is noted while the field is open is left alone.",
	Run: func(g *study, report func(diag.Finding)) {
		if len(g.Secrets) == 0 {
			return
		}
		open := map[*model.Var]bool{}
		for _, s := range g.Play().Stmts {
			if s.Names == model.NamesChoice && s.Bind != nil && s.Args["secret"] == nil {
				open[s.Bind] = true
			}
		}
		told := map[*model.Var]bool{}
		for _, s := range g.Play().Stmts {
			for _, x := range noted(s) {
				model.Walk(x.to, func(e model.Expr) {
					if l, ok := e.(*model.Local); ok && open[l.Var] && !told[l.Var] {
						told[l.Var] = true
						report(diag.Warnf("lint/told-secret", l.Var.Range, "all players read the choice %q, which is noted in the secret field %q",
							l.Var.Name, x.field.Name).
							WithHint("add secret = true to the choice").WithRelated(x.field.Range, "declared here"))
					}
				})
			}
		}
	},
}

// note is a field that a statement sets, and to what.
type note struct {
	field *model.Field
	to    model.Expr
}

// noted lists the secret fields that a statement sets while it seals them, or that always are
// secret.
func noted(s *model.Stmt) (out []note) {
	d, ok := s.Detail.(Sets)
	if !ok {
		return nil
	}
	fields, to := d.Sets()
	sealed := map[*model.Field]bool{}
	for i, f := range fields {
		c, ok := to[i].(*model.Const)
		sealed[f] = ok && f.Seals && c.N != 0
	}
	for i, f := range fields {
		if f.Secret != nil && (f.Secret.While == nil || sealed[f.Secret.While]) {
			out = append(out, note{f, to[i]})
		}
	}
	return out
}
