package check

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Want checks an expression and that it is of the type.
func (c *Checker) Want(e *Env, x hclsyntax.Expression, want model.Type) model.Expr {
	return c.Coerce(e, c.Expr(e, x, want), want)
}

// Coerce fits an expression to the type, or reports that it does not fit.
func (c *Checker) Coerce(e *Env, got model.Expr, want model.Type) model.Expr {
	t := got.Type()
	if want.Base == model.Invalid || t.Base == model.Invalid || want.Accepts(t) {
		return got
	}
	if want.Form == model.Set && t.Base == want.Base { // one thing or a list stands for a set
		if want.Accepts(t.Sure().In(model.Set)) && (t.Form != model.One || !t.Maybe) {
			return &model.AsSet{Node: node(t.In(model.Set), got.Range()), X: got}
		}
	}
	if want.Base == model.PointOf {
		if x, ok := c.onSurface(e, got, want); ok {
			return x
		}
	}
	if want.Is(model.ThingOf) && t.Is(model.ThingOf) && want.Kind.IsA(t.Kind) && (!t.Maybe || want.Maybe) {
		w := model.OneOf(want.Kind)
		w.Maybe = t.Maybe
		if n, ok := got.(*model.Narrow); ok && w.Base == model.ThingOf && n.T.Base == model.ThingOf && w.Kind.IsA(n.T.Kind) {
			got = n.X // the narrower kind says it all
		}
		return &model.Narrow{Node: node(w, got.Range()), X: got}
	}
	if want.Is(model.Number) && t.Is(model.ThingOf) {
		if k, ok := got.(*model.Const); ok && !t.Maybe {
			if th := c.Game.Things[k.N]; th != nil && th.Track != nil && th.Kind != th.Track.Boxes {
				return &model.TrackNumber{Node: node(model.TNumber, got.Range()), Track: th.Track}
			}
		}
	}
	if tr := c.trackOf(want); tr != nil && t.Is(model.Number) {
		if k, ok := got.(*model.Const); ok {
			c.noBox(tr, k)
			return bad(got.Range())
		}
	}
	f := diag.Errorf("check/type", got.Range(), "expected %s, found %s", want, t)
	switch {
	case c.digits(got) != "" && (want.Base == model.ThingOf || want.Base == model.EnumOf || want.Base == model.DesignOf):
		f = f.WithHint("a name that begins with a digit is written with its kind: %s", c.digits(got))
	case c.inQuotes(got) != "" && !want.Is(model.Text):
		f = f.WithHint("remove the quotes: %s", c.inQuotes(got))
	case t.Maybe && want.Accepts(t.Sure()):
		f = c.doubt(e, got, "expected %s", want)
	case want.Form == model.One && t.Form != model.One && want.Accepts(t.Elem()):
		f = f.WithHint("write only(...), first(...) or top(...) for one member, or any(...) to test whether there is one")
	case want.IsPoint() && t.Form == model.One && t.Base == model.ThingOf:
		f = f.WithHint("write point(x, y), or PIECE.point for the point of a piece")
	case want.Is(model.ThingOf) && t.Base == model.PointOf:
		f = f.WithHint("a point is not a %s; pieces stand at points, and areas consist of them", want)
	case want.Is(model.Number) && t.Form == model.Set:
		f = f.WithHint("write count(...) for the number of members")
	case want.Base == model.ThingOf && t.Base == model.ThingOf && want.Form == model.Set && want.Kind.IsA(t.Kind):
		f = f.WithHint("%s", c.kept(got, want))
	case want.Is(model.ThingOf) && t.Is(model.ThingOf) && c.leadsTo(got, want) != "":
		f = f.WithHint("%s", c.leadsTo(got, want))
	case want.Base == model.Bool && t.Form != model.One:
		f = f.WithHint("write any(...) or none(...) to test whether it is empty")
	}
	c.report(f)
	return bad(got.Range())
}

// inQuotes is what stands in the quotation marks of a literal text that could be written without
// them: a number, or the name of something. It is "" for anything else.
func (c *Checker) inQuotes(x model.Expr) string {
	text := c.written(x.Range())
	if n := len(text); n > 2 && text[0] == '"' && text[n-1] == '"' && bareWord.MatchString(text[1:n-1]) {
		return text[1 : n-1]
	}
	return ""
}

// digits is how the name is written that somebody wrote as a number or as a text, because it begins
// with a digit; "" if nothing is called so.
func (c *Checker) digits(x model.Expr) string {
	text := c.written(x.Range())
	if n := len(text); n > 2 && text[0] == '"' && text[n-1] == '"' {
		text = text[1 : n-1]
	}
	if text == "" || text[0] < '0' || text[0] > '9' || strings.ContainsAny(text, " \"") {
		return ""
	}
	return c.r.Names.Spelled(model.Slug(text))
}

// bareWord is a number or a name.
var bareWord = regexp.MustCompile(`^(-?[0-9]+|[\pL_][\pL\pN_-]*)$`)

// kept says how the members of a narrower kind are taken out of a set, a list, or the one thing
// that there is.
func (c *Checker) kept(got model.Expr, want model.Type) string {
	name, from := want.Kind.Name[:1], "S"
	if text := c.written(got.Range()); text != "" {
		from = text
	}
	if got.Type().Form == model.One {
		return fmt.Sprintf("filter it: [for %s in %s : %s if %s == %s]", name, want.Kind.Plural, name, name, from)
	}
	return fmt.Sprintf("filter them: [for %s in %s : %s if contains(%s, %s)]", name, want.Kind.Plural, name, from, name)
}

// longestText is how much of an expression is repeated in a hint.
const longestText = 40

// written is an expression as its author wrote it, or "" if it is too long to be repeated.
func (c *Checker) written(r hcl.Range) string {
	text := c.Game.Files[r.Filename]
	if r.End.Byte > len(text) || r.End.Byte-r.Start.Byte > longestText || r.Start.Line != r.End.Line {
		return ""
	}
	return string(text[r.Start.Byte:r.End.Byte])
}

// leadsTo says which fields of a thing are of the type that is wanted; "" if none is.
func (c *Checker) leadsTo(got model.Expr, want model.Type) string {
	of, k := c.written(got.Range()), got.Type().Kind
	if of == "" {
		of = k.Name
	}
	var fields []string
	for up := k; up != nil; up = up.Parent {
		for _, f := range up.Fields {
			if f.Type.Base == model.ThingOf && want.Accepts(f.Type) {
				fields = append(fields, of+"."+f.Name)
			}
		}
	}
	if len(fields) == 0 {
		return ""
	}
	return "write " + english.Some(fields, 4)
}
