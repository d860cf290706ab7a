package explain

import (
	"fmt"

	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// value tells how a value is computed: the base, then what each line adds, in order.
func (x *Explainer) value(v *model.Value) {
	title := v.Title
	if v.Of != nil {
		title = v.Of.Title + "." + v.Name
	}
	x.head("value", title, v.Origin)
	x.given(v.Params, v.Type)
	fmt.Fprintln(x.w, "In order:")
	lines := x.order.Modifiers(v)
	n := 1
	step := func(word string, e model.Expr) {
		x.print(0, "%2d  %s %s", n, layout.Fill(word, 9), x.text.Expr(e))
		n++
	}
	step("base", v.Base)
	for _, s := range steps(v.Type.Form == model.Set) {
		for _, m := range lines {
			e := s.of(m)
			if e == nil {
				continue
			}
			step(s.word, e)
			x.line(6, m)
			if at := e.Range(); at.Filename != m.Range.Filename { // by a mod
				x.print(8, "revised  %s", place(at))
			}
		}
	}
	if len(lines) > 0 && v.Type.Form != model.Set {
		x.print(0, "Within one step all lines count for by, at_least and at_most; of base and to, the last that applies wins.")
	}
}

// part is one step of the computation.
type part struct {
	word string
	of   func(m *model.Modifier) model.Expr
}

// steps returns the steps in the order of the language: base, by, at_least, at_most, to; for sets
// also and but_not.
func steps(set bool) []part {
	base := part{"base", func(m *model.Modifier) model.Expr { return m.Base }}
	to := part{"to", func(m *model.Modifier) model.Expr { return m.To }}
	if set {
		return []part{base, {"also", func(m *model.Modifier) model.Expr { return m.Also }},
			{"but_not", func(m *model.Modifier) model.Expr { return m.ButNot }}, to}
	}
	return []part{base, {"by", func(m *model.Modifier) model.Expr { return m.By }},
		{"at_least", func(m *model.Modifier) model.Expr { return m.AtLeast }},
		{"at_most", func(m *model.Modifier) model.Expr { return m.AtMost }}, to}
}

// line prints where a line comes from and what switches it.
func (x *Explainer) line(indent int, m *model.Modifier) {
	x.print(indent, "%q%s  %s", m.Label, model.Cite(m.Ref), place(m.Range))
	x.origin(indent+2, m.Origin)
	x.on(indent+2, m.Extent, m.When)
	x.excepts(indent+2, m.Excepts)
}
