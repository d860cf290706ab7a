package game

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// Notes of policies: what a policy remembers from one decision to the next. A note is a field that
// no rule can read. Each policy has its own for each of its players.

// policyNotes declares the notes of a policy.
func (c *checker) policyNotes(p *model.Policy, d decl.Decl) {
	a := d.Attrs["notes"]
	if a == nil {
		return
	}
	entries, ok := syntax.Entries(a.Expr, c.Report)
	if !ok {
		c.Report(diag.Errorf("check/policy", a.Expr.Range(), "notes must have the form { name = type }").
			WithHint("or { name = { kind = type } }, for a note of each thing of a kind"))
		return
	}
	for _, e := range entries {
		n := &model.Field{Name: e.Key, Title: e.Title, Storage: model.Noted}
		n.Range = e.At
		held := e.Value
		if _, object := held.(*hclsyntax.ObjectConsExpr); object {
			if n.Of, held = c.noteKey(held); n.Of == nil {
				continue // that has been reported
			}
		}
		if n.Type, ok = c.noted(held); ok {
			c.Advised[d.Block].Notes[n.Name] = n
			p.Notes = append(p.Notes, n)
		}
	}
}

// noteKey reads { kind = type }: a note of each thing of a kind.
func (c *checker) noteKey(e hclsyntax.Expression) (of *model.Kind, held hclsyntax.Expression) {
	inner, ok := syntax.Entries(e, c.Report)
	if !ok || len(inner) != 1 {
		c.Report(diag.Errorf("check/policy", e.Range(), "a note is of the things of one kind: { kind = type }"))
		return nil, nil
	}
	var known []string
	for _, k := range c.Game.Kinds {
		if k != nil && k.Name == inner[0].Key {
			return k, inner[0].Value
		}
		if k != nil {
			known = append(known, k.Name)
		}
	}
	c.Report(diag.Errorf("check/unknown-name", inner[0].At, "unknown kind %q", inner[0].Title).WithSuggestion(inner[0].Key, known))
	return nil, nil
}

// noted reads the type of a note. Things and names may be none.
func (c *checker) noted(e hclsyntax.Expression) (model.Type, bool) {
	t := c.r.Type(e)
	switch {
	case t.Base == model.Invalid: // that has been reported
		return t, false
	case t.Form == model.One && (t.Base == model.Number || t.Base == model.Bool):
		t.Maybe = false
		return t, true
	case t.Form == model.One && (t.Base == model.ThingOf || t.Base == model.EnumOf):
		t.Maybe = true
		return t, true
	}
	c.Report(diag.Errorf("check/policy", e.Range(), "a note holds a number, a bool, a thing or a name of an enum, not %s", t))
	return t, false
}

// remember checks a line that notes what has been taken, at a place.
func (x *policing) remember(l *line, p *occasion, j *model.Judge) {
	a := l.attrs["set"]
	if a == nil {
		return // that has been reported
	}
	n := &model.NoteLine{Line: l.PolicyLine}
	var known *check.Env
	n.When, known = x.condition(l, p)
	figure := func(name string, t model.Type, e hclsyntax.Expression) *model.Judgment {
		return x.figure(l, p, name, t, known, func(env *check.Env) model.Expr { return x.Want(env, e, t) })
	}
	entries, ok := syntax.Entries(a.Expr, x.Report)
	if !ok || len(entries) == 0 {
		x.Report(diag.Errorf("check/policy", a.Expr.Range(), "set must have the form { note = value }"))
		return
	}
	var of *model.Kind
	for i, e := range entries {
		note := x.advice.Notes[e.Key]
		if note == nil {
			x.Report(diag.Errorf("check/unknown-name", e.At, "unknown note %q", e.Title).WithSuggestion(e.Key, model.SortedKeys(x.advice.Notes)).
				WithHint("declare it: notes = { %s = type }", e.Key))
			return
		}
		if i > 0 && note.Of != of {
			x.Report(diag.Errorf("check/policy", e.At, "notes of other things need a line of their own"))
			return
		}
		of = note.Of
		n.Sets = append(n.Sets, model.NoteSet{Note: note, To: figure(e.Key, note.Type, e.Value)})
	}
	switch key := l.attrs["of"]; {
	case key == nil && of != nil:
		x.Report(diag.Errorf("check/policy", l.block.DefRange(), "the line does not say of which %s it notes that", of.Name).WithHint("add of = .."))
		return
	case key != nil && of == nil:
		x.Report(diag.Errorf("check/policy", key.Expr.Range(), "the notes that the line sets are of no thing").WithHint("remove of"))
		return
	case key != nil:
		n.Of = figure("of", model.OneOf(of), key.Expr)
	}
	j.Notes = append(j.Notes, n)
}
