package resolve

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/load"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// renamer rewrites the syntax trees of one game.
type renamer struct {
	r     *Resolver
	owner string   // the rule or action in whose body a statement stands
	loops []string // the loops around it, innermost last
}

// renameOld reports the old words of all files and rewrites them in the syntax trees.
func (r *Resolver) renameOld(files []*load.File) {
	w := &renamer{r: r}
	for _, f := range files {
		if f.Body != nil {
			for _, b := range f.Body.Blocks {
				w.declaration(b)
			}
		}
	}
}

// declaration rewrites a block among declarations, and what stands in it.
func (w *renamer) declaration(b *hclsyntax.Block) {
	name := english.Slug(b.Type)
	if lang.Find(b.Type) == nil && !w.r.spelled[name] {
		w.blockType(b, lang.Declaration)
	}
	if (b.Type == "revise" || b.Type == "add") && len(b.Labels) > 0 {
		if was := lang.RenamedAt(lang.Declaration, "", b.Labels[0]); was != nil && !w.r.spelled[b.Labels[0]] {
			w.r.Report(decl.Renamed(b.LabelRanges[0], "block", was))
			b.Labels[0] = was.New
		}
		w.attributes(b, b.Labels[0])
		return
	}
	if d := lang.Find(b.Type); d != nil {
		w.attributes(b, b.Type)
		if slices.Contains(d.Blocks, "statement") {
			w.body(b)
			return
		}
	}
	for _, c := range b.Body.Blocks {
		w.declaration(c)
	}
}

// body rewrites the statements of a rule, an action or a test.
func (w *renamer) body(b *hclsyntax.Block) {
	inner := renamer{r: w.r}
	if len(b.Labels) > 0 {
		inner.owner = english.Slug(b.Labels[0])
	}
	for _, c := range b.Body.Blocks {
		inner.statement(c)
	}
}

// statement rewrites a statement, and those inside.
func (w *renamer) statement(b *hclsyntax.Block) {
	if b.Type == "stop" {
		w.stop(b)
	} else {
		w.blockType(b, lang.Statement)
	}
	w.attributes(b, b.Type)
	inner := *w
	if b.Type == "each" || b.Type == "repeat" {
		label := ""
		if len(b.Labels) > 0 {
			label = english.Slug(b.Labels[0])
		}
		inner.loops = append(w.loops[:len(w.loops):len(w.loops)], label)
	}
	for _, c := range b.Body.Blocks {
		inner.statement(c)
	}
}

func (w *renamer) blockType(b *hclsyntax.Block, at lang.Position) {
	if was := lang.RenamedAt(at, "", b.Type); was != nil {
		what := "block"
		if at == lang.Statement {
			what = "statement"
		}
		w.r.Report(decl.Renamed(b.TypeRange, what, was))
		b.Type = was.New
	}
}

// stop reports a stop that names a loop, the rule it stands in, or nothing.
func (w *renamer) stop(b *hclsyntax.Block) {
	f := diag.Errorf("resolve/renamed", b.DefRange(), "stop needs the name of a rule in progress; to leave the current rule, use %q", "return")
	if len(b.Labels) == 0 {
		f = f.WithHint("write return {} to leave this rule or action, break {} to leave the innermost loop; `sandtable fix` writes return")
		b.Type = "return"
	} else if label := english.Slug(b.Labels[0]); slices.Contains(w.loops, label) {
		f = diag.Errorf("resolve/renamed", b.DefRange(), "stop no longer leaves a loop; use %q", "break").
			WithHint("write break {}, or break %q {} for an outer loop, or run `sandtable fix` to update all renamed words", b.Labels[0])
		b.Type = "break"
	} else if label == w.owner {
		f = f.WithHint("write return {}, or run `sandtable fix` to update all renamed words")
		b.Type, b.Labels, b.LabelRanges = "return", nil, nil
	} else {
		return
	}
	w.r.Report(f)
}

// attributes rewrites the attributes of a block.
func (w *renamer) attributes(b *hclsyntax.Block, block string) {
	for _, a := range syntax.SortedAttrs(b.Body) {
		was := lang.RenamedAt(lang.Attribute, block, a.Name)
		if was == nil || was.Form == lang.FromLabel && len(b.Labels) == 0 {
			continue
		}
		w.r.Report(decl.Renamed(a.NameRange, "attribute", was))
		delete(b.Body.Attributes, a.Name)
		switch was.Form {
		case lang.ToLook, lang.ToLines: // without it there is a default, or nothing more to tell
		case lang.FromLabel:
			w.rename(b, a, english.Slug(b.Labels[0]))
			b.Labels, b.LabelRanges = nil, nil
		case lang.ToNone:
			if l, ok := a.Expr.(*hclsyntax.LiteralValueExpr); !ok || l.Val.True() {
				b.Body.Blocks = append(b.Body.Blocks, noneBlock(a.SrcRange))
			}
		default:
			w.rename(b, a, was.New)
		}
	}
}

// rename gives an attribute another name, unless the block has one of that name.
func (w *renamer) rename(b *hclsyntax.Block, a *hclsyntax.Attribute, name string) {
	if b.Body.Attributes[name] == nil {
		x := *a
		x.Name = name
		b.Body.Attributes[name] = &x
	}
}

// noneBlock is none {} as it would be parsed.
func noneBlock(at hcl.Range) *hclsyntax.Block {
	return &hclsyntax.Block{Type: "none", TypeRange: at, OpenBraceRange: at, CloseBraceRange: at,
		Body: &hclsyntax.Body{Attributes: hclsyntax.Attributes{}, SrcRange: at, EndRange: at}}
}

// renameCalls reports the old functions in an expression that HCL itself evaluates.
func (r *Resolver) renameCalls(x hclsyntax.Expression) {
	_ = hclsyntax.VisitAll(x, func(n hclsyntax.Node) hcl.Diagnostics {
		if c, ok := n.(*hclsyntax.FunctionCallExpr); ok {
			if was := lang.RenamedAt(lang.Function, "", c.Name); was != nil {
				r.Report(decl.Renamed(c.NameRange, "function", was))
				c.Name = was.New
			}
		}
		return nil
	})
}
