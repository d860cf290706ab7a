// Package syntax reads blocks and expressions as they are written, without knowing any name of a
// game: whether a block has the shape that schema/lang describes, and what words, texts, lists,
// entries and figures an expression consists of.
package syntax

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
)

// Keys returns the keys of entries.
func Keys(es []Entry) []string {
	return english.Each(es, func(e Entry) string { return e.Key })
}

// Attrs is the attributes of one block, by name.
type Attrs map[string]*hclsyntax.Attribute

// Conform checks a block against its description: labels, attributes, and the blocks that stand
// inside.
func Conform(b *hclsyntax.Block, d *lang.Block, report func(diag.Finding)) Attrs {
	conformLabels(b, d, report)
	b.Body.Blocks = slices.DeleteFunc(b.Body.Blocks, func(in *hclsyntax.Block) bool {
		if !forAttribute(in, d) {
			return false
		}
		f := diag.Errorf("resolve/misplaced-block", in.TypeRange, "%s is not allowed in %s", in.Type, d.Name).
			WithHint("%s is an attribute; write %[1]s = { .. }", in.Type)
		f.Fixes = []diag.Fix{{Title: "write =", Range: in.OpenBraceRange, Text: "= {", Sure: true, Verbatim: true}}
		report(f)
		if b.Body.Attributes[in.Type] == nil {
			b.Body.Attributes[in.Type] = asAttribute(in) // go on as if it stood there: one slip, one finding
		}
		return true
	})
	return conformBody(b.Body, b.DefRange(), d, report)
}

// forAttribute says whether an inner block is written where an attribute is meant that holds a
// record, without its =: fields { .. }.
func forAttribute(in *hclsyntax.Block, d *lang.Block) bool {
	return d.Attr(in.Type).Record() && len(in.Labels) == 0 && !slices.Contains(d.Blocks, in.Type)
}

// named is an attribute that holds a name.
func named(attr, name string, at hcl.Range) *hclsyntax.Attribute {
	x := &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: name, SrcRange: at}}, SrcRange: at}
	return &hclsyntax.Attribute{Name: attr, Expr: x, SrcRange: at, NameRange: at, EqualsRange: at}
}

// asAttribute is the attribute that a block is meant for.
func asAttribute(b *hclsyntax.Block) *hclsyntax.Attribute {
	record := &hclsyntax.ObjectConsExpr{SrcRange: hcl.RangeBetween(b.OpenBraceRange, b.CloseBraceRange), OpenRange: b.OpenBraceRange}
	for _, a := range SortedAttrs(b.Body) {
		key := &hclsyntax.ObjectConsKeyExpr{Wrapped: named("", a.Name, a.NameRange).Expr}
		record.Items = append(record.Items, hclsyntax.ObjectConsItem{KeyExpr: key, ValueExpr: a.Expr})
	}
	return &hclsyntax.Attribute{Name: b.Type, Expr: record, SrcRange: b.Range(), NameRange: b.TypeRange, EqualsRange: b.OpenBraceRange}
}

// Labelled says whether a block has the labels that it wants.
func Labelled(b *hclsyntax.Block, d *lang.Block) bool {
	return len(b.Labels) >= needed(d) && len(b.Labels) <= len(d.Labels)
}

// needed is how many labels a block wants at least.
func needed(d *lang.Block) int {
	n := 0
	for _, l := range d.Labels {
		if !l.Optional {
			n++
		}
	}
	return n
}

func conformLabels(b *hclsyntax.Block, d *lang.Block, report func(diag.Finding)) {
	switch {
	case len(b.Labels) < needed(d):
		report(diag.Errorf("resolve/labels", b.DefRange(), "%s needs a label: its %s", d.Name, d.Labels[len(b.Labels)].Name).
			WithHint("write %s %q { ... }", d.Name, d.Labels[len(b.Labels)].Name))
	case len(b.Labels) > len(d.Labels):
		f := diag.Errorf("resolve/labels", b.LabelRanges[len(d.Labels)], "%s takes %s, found %d", d.Name, labels(len(d.Labels)), len(b.Labels))
		if d.Name == "else" && b.Labels[0] == "if" {
			f = f.WithHint("write else %q { when = .. }", strings.Join(b.Labels[1:], " "))
		} else if len(b.Labels) == 3 && b.Labels[1] == "in" && d.Attr("from") != nil { // each man in guards
			f = f.WithHint("write %s %s { from = %s }", d.Name, b.Labels[0], b.Labels[2])
			b.Body.Attributes["from"] = named("from", b.Labels[2], b.LabelRanges[2])
		} else if d.Name == "let" {
			f = f.WithHint("write let { NAME = .. }")
		} else if len(d.Labels) == 1 {
			f = f.WithHint("put a name of several words in quotes: %s %q", d.Name, strings.Join(b.Labels, " "))
		}
		report(f)
	}
}

func labels(n int) string {
	switch n {
	case 0:
		return "no label"
	case 1:
		return "one label"
	}
	return fmt.Sprintf("%d labels", n)
}

// conformBody checks attributes and inner blocks.
func conformBody(body *hclsyntax.Body, head hcl.Range, d *lang.Block, report func(diag.Finding)) Attrs {
	out := Attrs{}
	lacks, known := lacking(body, d), d.AttrNames()
	for _, a := range SortedAttrs(body) {
		out[a.Name] = a
		if d.Attr(a.Name) == nil && !d.Fields {
			f := diag.Errorf("resolve/unknown-attribute", a.NameRange, "%s has no attribute %q", d.Name, a.Name)
			near := diag.Suggest(a.Name, known)
			meant := near
			if meant == "" {
				meant = onlyBeginning(a.Name, known)
			}
			if meant == "" {
				meant = lacks
			}
			switch {
			case near != "" && body.Attributes[near] == nil:
				f = f.WithSuggestion(a.Name, known)
			case meant != "":
				f = f.WithSuggestion(meant, []string{meant})
			case slices.Contains(d.Blocks, a.Name):
				f = f.WithHint("%s is a block; remove the =", a.Name)
			case slices.Contains(d.Blocks, "statement"):
				f = f.WithHint("to change something, write a statement such as set, move or advance")
			case innerWith(d, a.Name) != "":
				f = f.WithHint("write %s { %s = .. } inside", innerWith(d, a.Name), a.Name)
			case len(known) > 0:
				f = f.WithHint("known names: %s", english.Some(known, 12))
			}
			report(f)
			if meant != "" && body.Attributes[meant] == nil && out[meant] == nil {
				out[meant] = a // go on as if it stood there: one slip, one finding
			}
		}
	}
	for _, a := range d.Attrs {
		if a.Required && out[a.Name] == nil {
			report(diag.Errorf("resolve/missing-attribute", head, "%s needs the attribute %q", d.Name, a.Name).
				WithHint("add %s = ..: %s", a.Name, continued(a.Doc)))
		}
	}
	return out
}

// innerWith is the head of the block that may stand inside and has an attribute; "" if there is
// none.
func innerWith(d *lang.Block, attr string) string {
	for _, name := range d.Blocks {
		b := lang.Find(name)
		if b == nil || b.Attr(attr) == nil {
			continue
		}
		for _, l := range b.Labels {
			if !l.Optional {
				name += fmt.Sprintf(" %q", l.Name)
			}
		}
		return name
	}
	return ""
}

// onlyBeginning returns the attribute that begins with a word, such as highest_first with highest;
// "" if there is none, or more than one.
func onlyBeginning(word string, known []string) string {
	found := ""
	for _, k := range known {
		if strings.HasPrefix(k, word+"_") {
			if found != "" {
				return ""
			}
			found = k
		}
	}
	return found
}

// HoldsNone reports blocks inside a block that holds none.
func HoldsNone(b *hclsyntax.Block, d *lang.Block, report func(diag.Finding)) {
	if len(d.Blocks) > 0 || len(b.Body.Blocks) == 0 {
		return
	}
	in := b.Body.Blocks[0]
	f := diag.Errorf("resolve/misplaced-block", in.TypeRange, "%s is not allowed in %s, which has no inner blocks", in.Type, d.Name)
	if d.Name == "revise" {
		f = f.WithHint("a revision changes attributes only; declare new blocks on their own, or write an add block")
	}
	report(f)
}

// Within lists blocks and all blocks that stand in them.
func Within(bs ...*hclsyntax.Block) (out []*hclsyntax.Block) {
	for _, b := range bs {
		out = append(append(out, b), Within(b.Body.Blocks...)...)
	}
	return out
}

// SortedAttrs returns a body's attributes in the order of the text.
func SortedAttrs(body *hclsyntax.Body) []*hclsyntax.Attribute {
	return slices.SortedFunc(maps.Values(body.Attributes), func(a, b *hclsyntax.Attribute) int {
		return cmp.Compare(a.SrcRange.Start.Byte, b.SrcRange.Start.Byte)
	})
}

// Word returns the single name that an expression consists of, or "".
func Word(e hclsyntax.Expression) string {
	switch e := e.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		if len(e.Traversal) == 1 {
			return english.Slug(e.Traversal.RootName())
		}
	case *hclsyntax.TemplateExpr:
		if s, ok := Literal(e); ok {
			return english.Slug(s)
		}
	case *hclsyntax.LiteralValueExpr:
		if e.Val.Type() == cty.String {
			return english.Slug(e.Val.AsString())
		}
	case *hclsyntax.ObjectConsKeyExpr:
		return Word(e.Wrapped)
	case *hclsyntax.ParenthesesExpr:
		return Word(e.Expression)
	}
	return ""
}

// Title returns the words that a name was written with.
func Title(e hclsyntax.Expression) string {
	switch e := e.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		if len(e.Traversal) == 1 {
			return e.Traversal.RootName()
		}
	case *hclsyntax.ObjectConsKeyExpr:
		return Title(e.Wrapped)
	}
	s, _ := Literal(e)
	return s
}

// Literal returns the text of a quoted string or heredoc without interpolations.
func Literal(e hclsyntax.Expression) (string, bool) {
	switch e := e.(type) {
	case *hclsyntax.TemplateExpr:
		if e.IsStringLiteral() {
			v, d := e.Value(nil)
			return v.AsString(), !d.HasErrors()
		}
		s := ""
		for _, p := range e.Parts {
			l, ok := p.(*hclsyntax.LiteralValueExpr)
			if !ok || l.Val.Type() != cty.String {
				return "", false
			}
			s += l.Val.AsString()
		}
		return s, true
	case *hclsyntax.LiteralValueExpr:
		if e.Val.Type() == cty.String {
			return e.Val.AsString(), true
		}
	case *hclsyntax.TemplateWrapExpr:
		return Literal(e.Wrapped)
	}
	return "", false
}

// LiteralOf returns the text of an attribute, or "".
func LiteralOf(b *hclsyntax.Body, name string) string {
	if a := b.Attributes[name]; a != nil {
		s, _ := Literal(a.Expr)
		return s
	}
	return ""
}

// lacking is the one attribute that a block wants and has not, if one other stands in it that it
// does not know, and that is no list where a number is wanted.
func lacking(body *hclsyntax.Body, d *lang.Block) string {
	missing, unknown := "", 0
	for _, a := range d.Attrs {
		if a.Required && body.Attributes[a.Name] == nil {
			if missing != "" {
				return ""
			}
			missing = a.Name
		}
	}
	for name, a := range body.Attributes {
		if d.Attr(name) == nil {
			unknown++
			if _, list := Items(a.Expr); list && missing != "" && d.Attr(missing).Type == "number" {
				return ""
			}
		}
	}
	if unknown != 1 {
		return ""
	}
	return missing
}

// Items returns the elements of [a, b, c].
func Items(e hclsyntax.Expression) ([]hclsyntax.Expression, bool) {
	t, ok := e.(*hclsyntax.TupleConsExpr)
	if !ok {
		return nil, false
	}
	return t.Exprs, true
}

// Entry is one `key = value` of an object.
type Entry struct {
	Key, Title string
	At         hcl.Range
	Value      hclsyntax.Expression
}

// Entries returns the entries of { a = b }, in order, reporting repeats.
func Entries(e hclsyntax.Expression, report func(diag.Finding)) ([]Entry, bool) {
	o, ok := e.(*hclsyntax.ObjectConsExpr)
	if !ok {
		return nil, false
	}
	seen := map[string]hcl.Range{}
	var out []Entry
	for _, it := range o.Items {
		key, title := Word(it.KeyExpr), Title(it.KeyExpr)
		at := it.KeyExpr.Range()
		if l, ok := it.KeyExpr.(*hclsyntax.ObjectConsKeyExpr); key == "" && ok {
			if lit, ok := l.Wrapped.(*hclsyntax.LiteralValueExpr); ok && lit.Val.Type() == cty.Number {
				title = lit.Val.AsBigFloat().Text('f', -1)
				key = title
			}
		}
		if key == "" {
			report(diag.Errorf("resolve/key", at, "expected a name"))
			continue
		}
		if first, twice := seen[key]; twice {
			report(diag.Errorf("resolve/duplicate", at, "duplicate name %q", key).WithRelated(first, "first declared here"))
			continue
		}
		seen[key] = at
		out = append(out, Entry{key, title, at, it.ValueExpr})
	}
	return out, true
}

// CallName returns the name and arguments of f(a, b).
func CallName(e hclsyntax.Expression) (string, []hclsyntax.Expression, bool) {
	c, ok := e.(*hclsyntax.FunctionCallExpr)
	if !ok {
		return "", nil, false
	}
	return english.Slug(c.Name), c.Args, true
}

// TraversalName returns the slug of the i-th step of a.b.c or a["b"].
func TraversalName(t *hclsyntax.ScopeTraversalExpr, i int) string {
	switch s := t.Traversal[i].(type) {
	case hcl.TraverseAttr:
		return english.Slug(s.Name)
	case hcl.TraverseIndex:
		if s.Key.Type() == cty.String {
			return english.Slug(s.Key.AsString())
		}
	}
	return ""
}

// continued is a sentence as it stands after a colon.
func continued(sentence string) string {
	if len(sentence) < 2 || unicode.IsUpper(rune(sentence[1])) {
		return sentence
	}
	return strings.ToLower(sentence[:1]) + sentence[1:]
}

// StartOf is the start of a file.
func StartOf(name string) hcl.Range {
	return hcl.Range{Filename: name, Start: hcl.InitialPos, End: hcl.InitialPos}
}
