package rulebook

import (
	"slices"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/model"
)

// scenario prints a start and what stands where.
func (x *Writer) scenario(indent int, s *model.Scenario) {
	x.entry(indent, strings.TrimSuffix("Scenario "+s.Title+":"+sentences(s.Text), ":"))
	x.goal(indent+2, s.Goal)
	x.deployed(indent+2, s.Deploy)
}

// goal prints how to win.
func (x *Writer) goal(indent int, g model.Goal) {
	for _, e := range x.aims(g) {
		x.entry(indent, e.Title+": "+e.Text)
	}
}

// aims returns how to win: for all, and for each player who has a way of his own.
func (x *Writer) aims(g model.Goal) (out []Entry) {
	if g.All != "" {
		out = append(out, Entry{Title: "To win", Text: g.All})
	}
	return append(out, x.ownAims(g)...)
}

// ownAims returns what each player is told by itself.
func (x *Writer) ownAims(g model.Goal) (out []Entry) {
	for _, p := range x.g.Things {
		if p != nil && g.Own[p] != "" {
			out = append(out, Entry{Title: p.Title + " wins", Text: g.Own[p]})
		}
	}
	return out
}

// option prints a choice that is made before play, with its variants.
func (x *Writer) option(indent int, o *model.Option) {
	x.entry(indent, strings.TrimSuffix("Option "+o.Title+":"+sentences(o.Text), ":"))
	for _, v := range o.Variants {
		text := sentences(v.Text, variants("Needs", v.Needs), variants("Not with", v.Excludes))
		if len(v.Players) > 0 {
			who := english.Each(v.Players, func(p *model.Thing) string { return p.Title })
			text += " Players: " + strings.Join(who, ", ") + "."
		}
		x.entry(indent+2, strings.TrimSuffix(x.variant(v)+":"+text, ":"))
		x.goal(indent+4, v.Goal)
		x.deployed(indent+4, slices.DeleteFunc(slices.Clone(x.g.Deploys),
			func(d *model.Deploy) bool { return d.Extent == nil || d.Extent.Variant != v }))
	}
}

// variant returns what a variant is called.
func (x *Writer) variant(v *model.Variant) string {
	if v == v.Option.Default {
		return v.Title + " (default)"
	}
	return v.Title
}

func variants(what string, vs []*model.Variant) string {
	if len(vs) == 0 {
		return ""
	}
	names := english.Each(vs, func(v *model.Variant) string { return v.Option.Title + ": " + v.Title })
	return what + " " + strings.Join(names, ", ") + "."
}

// deployed prints a set-up: the places in which the same pieces stand together, in the order in
// which the set-up names them.
func (x *Writer) deployed(indent int, ds []*model.Deploy) {
	places := map[string][]string{}
	var order []string
	for _, d := range ds {
		what := x.laid(d.Pieces)
		if len(places[what]) == 0 {
			order = append(order, what)
		}
		places[what] = append(places[what], x.expr(d.Place))
	}
	for _, what := range order {
		x.entry(indent, what+": "+strings.Join(places[what], ", "))
	}
}

// laid writes pieces as they are laid out; of several like ones how many there are.
func (x *Writer) laid(ps []model.Laid) string {
	var out []string
	for i := 0; i < len(ps); {
		j := i + 1
		for j < len(ps) && x.piece(ps[j]) == x.piece(ps[i]) {
			j++
		}
		text := x.piece(ps[i])
		if n := j - i; n > 1 {
			text = x.g.Show(model.TNumber, int32(n)*x.g.Unit) + " " + text
		}
		out = append(out, text)
		i = j
	}
	return strings.Join(out, ", ")
}

// piece writes one piece of a set-up, and how it lies.
func (x *Writer) piece(p model.Laid) string {
	text := x.expr(p.X)
	if p.Side != model.None {
		for k := x.kindOf(p.X); k != nil; k = k.Parent {
			if int(p.Side) < len(k.SideTitles) {
				text += ", " + english.Spaced(k.SideTitles[p.Side])
				break
			}
		}
	}
	if p.Face == model.FacesDown {
		text += ", face down"
	}
	return text
}

// kindOf returns the kind of the piece that an expression names.
func (x *Writer) kindOf(e model.Expr) *model.Kind {
	if c, ok := e.(*model.Const); ok && c.Type().Is(model.DesignOf) {
		return x.g.Kinds[c.N]
	}
	return e.Type().Kind
}

// choices lists the scenarios and options, which may stand in any section.
func (x *Writer) choices() {
	if len(x.g.Scenarios) > 0 {
		x.blank()
		x.line(0, "Scenarios")
		for _, s := range x.g.Scenarios {
			if s.Section == nil {
				x.scenario(2, s)
				continue
			}
			x.entry(2, strings.TrimSuffix(s.Title+":"+sentences(s.Text), ":"))
		}
	}
	if len(x.g.Options) > 0 {
		x.blank()
		x.line(0, "Options")
	}
	for _, o := range x.g.Options {
		if o.Section == nil {
			x.option(2, o)
			continue
		}
		names := english.Each(o.Variants, x.variant)
		x.entry(2, o.Title+": "+strings.Join(names, ", ")+". See "+o.Section.ID+".")
	}
}
