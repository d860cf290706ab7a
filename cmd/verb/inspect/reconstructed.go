package inspect

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/english"
	"sandtable/schema/load"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// Datum is something that the content states and the rulebook does not: a block with a `source` or
// a `ruling`, or a single figure that is marked.
type Datum struct {
	What   string `json:"what"`
	Ref    string `json:"ref,omitempty"`
	Source string `json:"source"`
	File   string `json:"file"`
	Line   int    `json:"line"`
}

// reconstructed lists them in the order of the files. It reads the syntax, not the checked game: a
// mark is a word in the text, wherever it stands.
func reconstructed(g *model.Game) []Datum {
	f := finder{out: []Datum{}}
	for _, name := range model.SortedKeys(g.Files) {
		if strings.HasSuffix(name, ".test.hcl") {
			continue
		}
		if file, _ := load.Parse(name, g.Files[name]); file != nil && file.Body != nil {
			f.body(file.Body, nil, "")
		}
	}
	return f.out
}

type finder struct{ out []Datum }

func (f *finder) add(what, ref, source string, at hcl.Range) {
	f.out = append(f.out, Datum{what, ref, source, at.Filename, at.Start.Line})
}

// body looks through one block; b is nil for a whole file.
func (f *finder) body(body *hclsyntax.Body, b *hclsyntax.Block, ref string) {
	what := "the file"
	if b != nil {
		what = strings.Join(append([]string{b.Type}, quoted(b.Labels)...), " ")
		if b.Type == "section" && len(b.Labels) > 0 {
			ref = b.Labels[0]
		}
		if s := syntax.LiteralOf(body, "ref"); s != "" {
			ref = s
		}
		if s := syntax.LiteralOf(body, "source"); doubtful(s) {
			f.add(what, ref, s, b.DefRange())
		}
		if s := syntax.LiteralOf(body, "ruling"); s != "" {
			f.add(what, ref, "ruling: "+s, b.DefRange())
		}
	}
	columns := words(body, "columns")
	for _, a := range syntax.SortedAttrs(body) {
		f.expr(a.Expr, what, []string{a.Name}, columns, ref)
	}
	for _, inner := range body.Blocks {
		f.body(inner.Body, inner, ref)
	}
}

// expr looks for marks in an expression; path leads to it by keys and columns.
func (f *finder) expr(e hclsyntax.Expression, what string, path, columns []string, ref string) {
	switch e := e.(type) {
	case *hclsyntax.ObjectConsExpr:
		for _, it := range e.Items {
			f.expr(it.ValueExpr, what, with(path, syntax.Word(it.KeyExpr)), columns, ref)
		}
	case *hclsyntax.TupleConsExpr:
		for i, x := range e.Exprs {
			at := path
			if i < len(columns) && len(path) == 2 {
				at = with(path, columns[i])
			}
			f.expr(x, what, at, columns, ref)
		}
	case *hclsyntax.FunctionCallExpr:
		if syntax.Marks[e.Name] {
			f.add(what+": "+strings.Join(path, ", "), ref, e.Name, e.Range())
		}
		for _, x := range e.Args {
			f.expr(x, what, path, columns, ref)
		}
	default:
		_ = hclsyntax.VisitAll(e, func(n hclsyntax.Node) hcl.Diagnostics {
			if call, ok := n.(*hclsyntax.FunctionCallExpr); ok && syntax.Marks[call.Name] {
				f.add(what+": "+strings.Join(path, ", "), ref, call.Name, call.Range())
			}
			return nil
		})
	}
}

func with(path []string, s string) []string { return append(path[:len(path):len(path)], s) }

// doubtful reports whether a source names more than the rulebook's text.
func doubtful(source string) bool {
	s := strings.ToLower(source)
	for mark := range syntax.Marks {
		if strings.Contains(s, mark) {
			return true
		}
	}
	return false
}

func quoted(labels []string) []string {
	return english.Each(labels, func(l string) string { return `"` + l + `"` })
}

// words returns a list of names, or nil.
func words(b *hclsyntax.Body, name string) []string {
	a := b.Attributes[name]
	if a == nil {
		return nil
	}
	items, _ := syntax.Items(a.Expr)
	return english.Each(items, syntax.Word)
}
