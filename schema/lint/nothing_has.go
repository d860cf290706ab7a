package lint

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var nothingHas = Rule{
	Code: "lint/nothing-has",
	Doc: "A rule tests data that nothing has: a trait that no space has, a wall that no feature " +
		"sets, an area without spaces. Uses in tests do not count.",
	Run: func(g *study, report func(diag.Finding)) {
		play, own := g.playReads(), map[*model.Field]bool{}
		for _, f := range printedFields(g.Game) {
			own[f] = true
			if at, read := play[f]; read && distinct(g.Game, f.Of) > 0 && mayLack(f) && !carried(g.Game, f) {
				report(nobodyHas(f, at))
			}
		}
		w := &asked{g: g, own: own, flow: g.Flow(), report: report, said: map[hcl.Range]bool{}}
		for _, e := range g.Play().Exprs {
			w.expr(e)
		}
	},
}

// mayLack reports whether a printed field may be missing on a thing, so that something would be
// meant to have it.
func mayLack(f *model.Field) bool {
	switch {
	case f.Storage == model.OfBorder:
		return true
	case f.Type.Base == model.Text:
		return false
	}
	return f.Type.Is(model.Bool) || f.Type.Maybe || f.Type.Form != model.One
}

func nobodyHas(f *model.Field, at hcl.Range) diag.Finding {
	if f.Storage == model.OfBorder {
		return diag.Warnf("lint/nothing-has", f.Range, "no border of %s has %q, but a rule tests it", english.Spaced(f.Of.Plural), f.Name).
			WithHint("add feature .. { between = [[a, b]]  fields = { %s = .. } }, or remove the test", f.Name).
			WithRelated(at, "tested here")
	}
	kind, hint := english.Spaced(f.Of.Base().Name), "give it to one, or remove the test"
	if f.Of.Is(model.KindSpace) {
		hint = "set it in the legend of the map or with a feature, or remove the test"
	}
	text := "no %s has %q, but a rule tests it"
	if f.Type.Is(model.Bool) {
		text = "no %s is %q, but a rule tests it"
	}
	return diag.Warnf("lint/nothing-has", f.Range, text, kind, f.Name).WithHint("%s", hint).WithRelated(at, "tested here")
}

// asked looks at comparisons of printed fields with names that are printed nowhere there.
type asked struct {
	g      *study
	own    map[*model.Field]bool
	flow   *proof.Flow
	report func(diag.Finding)
	said   map[hcl.Range]bool
}

func (w *asked) expr(e model.Expr) {
	switch e := e.(type) {
	case *model.Binary:
		if e.Op == "==" || e.Op == "!=" {
			w.pair(e.X, e.Y)
			w.pair(e.Y, e.X)
		}
	case *model.Func:
		if e.Asks != model.AsksMember {
			return
		}
		if t, ok := e.Args[0].(*model.Tuple); ok {
			for _, x := range t.Elems {
				w.pair(e.Args[1], x)
			}
			return
		}
		w.pair(e.Args[0], e.Args[1])
	}
}

// pair looks at a field and what it is compared with: a name, or what is seen to come out of a
// table.
func (w *asked) pair(field, with model.Expr) {
	get, ok := field.(*model.Get)
	if !ok {
		return
	}
	fields := proof.FieldsOf(get)
	for _, f := range fields {
		if !w.own[f] || distinct(w.g.Game, f.Of) == 0 {
			return
		}
	}
	told := w.flow.Of(with)
	for _, n := range model.SortedKeys(told) {
		o := told[n]
		if _, plain := with.(*model.Const); !plain && (o.Table == nil || !fields[0].Of.Is(model.KindSpace)) || w.printed(fields, n) ||
			w.said[o.At] {
			continue
		}
		w.said[o.At] = true
		w.report(w.finding(fields[0], n, o, with))
	}
}

// printed reports whether one of the fields has a value on some thing.
func (w *asked) printed(fields []*model.Field, n int32) bool {
	return slices.ContainsFunc(fields, func(f *model.Field) bool {
		for id := f.Of.Lo; id < f.Of.Hi; id++ {
			if slices.Contains(proof.Values(f, id), n) {
				return true
			}
		}
		return false
	})
}

func (w *asked) finding(f *model.Field, n int32, o proof.Origin, with model.Expr) diag.Finding {
	has, name := "no "+english.Spaced(f.Of.Base().Name)+" has "+english.Spaced(f.Name), w.g.Show(f.Type.Elem(), n)
	if o.Table == nil {
		return diag.Warnf("lint/nothing-has", o.At, "%s %q, but a rule tests it", has, name).
			WithHint("give it to one, or remove the test").WithRelated(f.Range, "declared here")
	}
	return diag.Warnf("lint/nothing-has", o.At, "table %q returns %q, but %s", o.Table.Title, name, has).
		WithHint("give it to one, or return another name").WithRelated(with.Range(), "compared here")
}
