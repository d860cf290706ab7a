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
	if x := c.converted(e, got, want); x != nil {
		return x
	}
	f := diag.Errorf("check/type", got.Range(), "expected %s, found %s", want, t)
	if t.Maybe && want.Accepts(t.Sure()) && c.respelt(got, want) == "" {
		f = c.doubt(e, got, "expected %s", want)
	} else if bare := c.unquoted(got, want); bare != "" {
		f = withoutQuotes(f, got.Range(), bare)
	} else if hint := c.misfit(got, want); hint != "" {
		f = f.WithHint("%s", hint)
	}
	c.report(f)
	return Bad(got.Range())
}

// converted returns what is made of an expression of another type; nil if nothing can be.
func (c *Checker) converted(e *Env, got model.Expr, want model.Type) model.Expr {
	for _, convert := range []func(*Checker, *Env, model.Expr, model.Type) model.Expr{
		asSet, asPoint, narrowed, trackNumber, noNumber,
	} {
		if x := convert(c, e, got, want); x != nil {
			return x
		}
	}
	return nil
}

// asSet takes one thing or a list for a set.
func asSet(_ *Checker, _ *Env, got model.Expr, want model.Type) model.Expr {
	t := got.Type()
	if want.Form != model.Set || t.Base != want.Base || !want.Accepts(t.Sure().In(model.Set)) || t.Form == model.One && t.Maybe {
		return nil
	}
	return &model.AsSet{Node: Node(t.In(model.Set), got.Range()), X: got}
}

// asPoint takes what lies on the surface for its point.
func asPoint(c *Checker, e *Env, got model.Expr, want model.Type) model.Expr {
	if want.Base != model.PointOf {
		return nil
	}
	if x, ok := c.onSurface(e, got, want); ok {
		return x
	}
	return nil
}

// narrowed takes a thing for one of a narrower kind.
func narrowed(_ *Checker, _ *Env, got model.Expr, want model.Type) model.Expr {
	t := got.Type()
	if !want.Is(model.ThingOf) || !t.Is(model.ThingOf) || !want.Kind.IsA(t.Kind) || t.Maybe && !want.Maybe {
		return nil
	}
	w := model.OneOf(want.Kind)
	w.Maybe = t.Maybe
	if n, ok := got.(*model.Narrow); ok && n.T.Base == model.ThingOf && w.Kind.IsA(n.T.Kind) {
		got = n.X // the narrower kind says it all
	}
	return &model.Narrow{Node: Node(w, got.Range()), X: got}
}

// trackNumber takes a track for the number of the box in which its marker stands.
func trackNumber(c *Checker, _ *Env, got model.Expr, want model.Type) model.Expr {
	k, isConst := got.(*model.Const)
	if t := got.Type(); !isConst || !want.Is(model.Number) || !t.Is(model.ThingOf) || t.Maybe {
		return nil
	}
	th := c.Game.Things[k.N]
	if th == nil || th.Track == nil || th.Kind == th.Track.Boxes {
		return nil
	}
	return &model.TrackNumber{Node: Node(model.TNumber, got.Range()), Track: th.Track}
}

// noNumber refuses a number for a box: each that a track has would have been read as a box.
func noNumber(c *Checker, _ *Env, got model.Expr, want model.Type) model.Expr {
	k, isConst := got.(*model.Const)
	tr := c.trackOf(want)
	if tr == nil || !isConst || !k.T.Is(model.Number) {
		return nil
	}
	c.noBox(tr, k)
	return Bad(got.Range())
}

// unquoted is the name or number that is meant by a text in quotation marks; "" if none is known.
func (c *Checker) unquoted(got model.Expr, want model.Type) string {
	text := c.written(got.Range())
	n := len(text)
	if n < 3 || text[0] != '"' || text[n-1] != '"' || want.Is(model.Text) || strings.ContainsAny(text[1:n-1], "\"\\$%") {
		return ""
	}
	inner := text[1 : n-1]
	if number.MatchString(inner) && want.Is(model.Number) {
		return inner
	}
	if name := english.Slug(inner); hclsyntax.ValidIdentifier(name) && len(c.fitting(c.symbols(name, want), want)) == 1 {
		return name
	}
	return ""
}

var number = regexp.MustCompile(`^-?[0-9]+$`)

// withoutQuotes says of a finding on a text that the name in it is meant, and mends it.
func withoutQuotes(f diag.Finding, at hcl.Range, name string) diag.Finding {
	f = f.WithHint("remove the quotes: %s", name)
	f.Fixes = []diag.Fix{{Title: "remove the quotes", Range: at, Text: name, Sure: true, Verbatim: true}}
	return f
}

// misfit is what to write instead of an expression that does not fit; "" if nobody knows.
func (c *Checker) misfit(got model.Expr, want model.Type) string {
	if hint := c.respelt(got, want); hint != "" {
		return hint
	}
	for _, m := range misfits {
		if m.is(got.Type(), want) {
			if hint := m.hint(c, got, want); hint != "" {
				return hint
			}
		}
	}
	return ""
}

// misfits are the pairs of types that authors take for one another. The first row that has
// something to say counts.
var misfits = []struct {
	is   func(t, want model.Type) bool
	hint func(c *Checker, got model.Expr, want model.Type) string
}{
	{func(t, want model.Type) bool {
		return want.Form == model.One && t.Form != model.One && want.Accepts(t.Elem())
	}, hinted("write only(...), first(...) or top(...) for one member, or any(...) to test whether there is one")},
	{func(t, want model.Type) bool {
		return want.IsPoint() && t.Form == model.One && t.Base == model.ThingOf
	}, hinted("write point(x, y), or PIECE.point for the point of a piece")},
	{func(t, want model.Type) bool { return want.Is(model.ThingOf) && t.Base == model.PointOf }, notAPoint},
	{func(t, want model.Type) bool { return want.Is(model.Number) && t.Form == model.Set },
		hinted("write count(...) for the number of members")},
	{func(t, want model.Type) bool {
		return want.Base == model.ThingOf && t.Base == model.ThingOf && want.Form == model.Set && want.Kind.IsA(t.Kind)
	}, (*Checker).kept},
	{func(t, want model.Type) bool { return want.Is(model.ThingOf) && t.Is(model.ThingOf) }, (*Checker).leadsTo},
	{func(t, want model.Type) bool { return want.Is(model.Number) && t.Is(model.Bool) }, counted},
	{func(t, want model.Type) bool { return want.Base == model.Bool && t.Form != model.One },
		hinted("write any(...) or none(...) to test whether it is empty")},
}

func hinted(text string) func(*Checker, model.Expr, model.Type) string {
	return func(*Checker, model.Expr, model.Type) string { return text }
}

func notAPoint(_ *Checker, _ model.Expr, want model.Type) string {
	return fmt.Sprintf("a point is not %s; pieces stand at points, and areas consist of them", english.A(want.String()))
}

// counted says how a condition becomes a number.
func counted(c *Checker, got model.Expr, _ model.Type) string {
	of := c.written(got.Range())
	if of == "" {
		of = ".."
	}
	return fmt.Sprintf("write %s ? 1 : 0 for a number", of)
}

// respelt is how something is written that stands there as a text or a number; "" if it is not it.
func (c *Checker) respelt(got model.Expr, want model.Type) string {
	if want.Base == model.ThingOf || want.Base == model.EnumOf || want.Base == model.DesignOf {
		if name := c.Digits(got); name != "" {
			return "a name that begins with a digit is written with its kind: " + name
		}
	}
	if word := c.inQuotes(got); word != "" && !want.Is(model.Text) {
		return "remove the quotes: " + word
	}
	return ""
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

// Digits is how the name is written that somebody wrote as a number or as a text, because it begins
// with a digit; of a list, the first; "" if nothing is called so.
func (c *Checker) Digits(x model.Expr) string {
	text := c.written(x.Range())
	if inner, listed := strings.CutPrefix(text, "["); listed {
		text, _, _ = strings.Cut(strings.TrimRight(inner, "]"), ",")
	}
	text = strings.TrimSpace(text)
	if n := len(text); n > 2 && text[0] == '"' && text[n-1] == '"' {
		text = text[1 : n-1]
	}
	if text == "" || text[0] < '0' || text[0] > '9' || strings.Contains(text, "\"") {
		return ""
	}
	return c.r.Names.Spelled(english.Slug(text))
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
	if r.End.Byte-r.Start.Byte > longestText || r.Start.Line != r.End.Line {
		return ""
	}
	return c.Game.TextAt(r)
}

// leadsTo says which fields of a thing are of the type that is wanted; "" if none is.
func (c *Checker) leadsTo(got model.Expr, want model.Type) string {
	of, k := c.written(got.Range()), got.Type().Kind
	if of == "" {
		of = k.Name
	}
	var fields []string
	for f := range k.AllFields() {
		if f.Type.Base == model.ThingOf && want.Accepts(f.Type) {
			fields = append(fields, of+"."+f.Name)
		}
	}
	if len(fields) == 0 {
		return ""
	}
	return "write " + english.Some(fields, 4)
}
