package lint

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var nothingHas = Rule{
	Code: "lint/nothing-has",
	Doc: "A rule asks for what is printed nowhere: a trait that no space has, a wall that no feature lays, an area that no space belongs to. " +
		"What only tests ask for does not count.",
	Run: func(g *study, report func(diag.Finding)) {
		play, own := g.playReads(), map[*model.Field]bool{}
		for _, f := range printedFields(g.Game) {
			own[f] = true
			if at, read := play[f]; read && distinct(g.Game, f.Of) > 0 && mayLack(f) && !carried(g.Game, f) {
				report(nobodyHas(f, at))
			}
		}
		w := &asked{g: g, own: own, flow: g.flow(), report: report, said: map[hcl.Range]bool{}}
		for _, e := range g.play().exprs {
			w.expr(e)
		}
	},
}

// mayLack says whether a printed field may be missing on a thing, so that something would be meant to have it.
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
		return diag.Warnf("lint/nothing-has", f.Range, "no border of %s has a %q, and a rule asks for it", words(f.Of.Plural), f.Name).
			WithHint("lay it: feature .. { between = [[a, b]]  fields = { %s = .. } }, or take it out of the rule", f.Name).
			WithRelated(at, "asked for here")
	}
	kind, hint := words(f.Of.Base().Name), "print it on one, or take it out of the rule"
	if isA(f.Of, "space") {
		hint = "say it in the legend of the map, or with a feature, or take it out of the rule"
	}
	text := "no %s has a %q, and a rule asks for it"
	if f.Type.Is(model.Bool) {
		text = "no %s is %q, and a rule asks for it"
	}
	return diag.Warnf("lint/nothing-has", f.Range, text, kind, f.Name).WithHint("%s", hint).WithRelated(at, "asked for here")
}

// asked looks at comparisons of printed fields with names that are printed nowhere there.
type asked struct {
	g      *study
	own    map[*model.Field]bool
	flow   *flow
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
		if e.Name != "contains" || len(e.Args) != 2 {
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

// pair looks at a field and what it is compared with: a name, or what is seen to come out of a table.
func (w *asked) pair(field, with model.Expr) {
	get, ok := field.(*model.Get)
	if !ok {
		return
	}
	fields := fieldsOf(get)
	for _, f := range fields {
		if !w.own[f] || distinct(w.g.Game, f.Of) == 0 {
			return
		}
	}
	told := w.flow.of(with)
	for _, n := range model.SortedKeys(told) {
		o := told[n]
		if _, plain := with.(*model.Const); !plain && (o.Table == nil || !isA(fields[0].Of, "space")) || w.printed(fields, n) || w.said[o.At] {
			continue
		}
		w.said[o.At] = true
		w.report(w.finding(fields[0], n, o, with))
	}
}

// printed says whether one of the fields has a value on some thing.
func (w *asked) printed(fields []*model.Field, n int32) bool {
	return slices.ContainsFunc(fields, func(f *model.Field) bool {
		for id := f.Of.Lo; id < f.Of.Hi; id++ {
			if slices.Contains(values(f, id), n) {
				return true
			}
		}
		return false
	})
}

func (w *asked) finding(f *model.Field, n int32, o origin, with model.Expr) diag.Finding {
	kind, name := words(f.Of.Base().Name), w.g.Show(f.Type.Elem(), n)
	has := "no " + kind + " has the " + words(f.Name) + " \"" + name + "\""
	if o.Table == nil {
		return diag.Warnf("lint/nothing-has", o.At, "%s, and a rule asks for it", has).
			WithHint("print it on one, or take it out of the rule").WithRelated(f.Range, "declared here")
	}
	return diag.Warnf("lint/nothing-has", o.At, "the table %q gives %q, and %s", o.Table.Title, name, strings.TrimSuffix(has, " \""+name+"\"")).
		WithHint("print it on one, or let the table give another").WithRelated(with.Range(), "compared here")
}
