package fix

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/lang"
)

// functions rewrites the functions that are called anywhere in a file, and the set of all things of
// a base kind that has another name now.
func (w *walker) functions(body *hclsyntax.Body) {
	hclsyntax.VisitAll(body, func(n hclsyntax.Node) hcl.Diagnostics {
		switch n := n.(type) {
		case *hclsyntax.FunctionCallExpr:
			if r := lang.RenamedAt(lang.Function, "", n.Name); r != nil && !w.declared.Calls[n.Name] {
				w.word(n.NameRange, r)
			}
		case *hclsyntax.ScopeTraversalExpr:
			w.allOf(n)
		}
		return nil
	})
}

// allOf rewrites the plural of a base kind.
func (w *walker) allOf(x *hclsyntax.ScopeTraversalExpr) {
	for _, r := range lang.Renames {
		all := r.Old + "s"
		if r.Position == lang.BaseKind && x.Traversal.RootName() == all && !w.declared.Names[all] {
			at := x.Traversal[0].SourceRange()
			w.replace(at, r.New+"s")
			w.changed(at, all, r.New+"s")
		}
	}
}

// typed are the attributes of declarations that hold kinds or types.
var typed = []string{"is", "given", "gives", "returns", "printed", "fields", "state", "borders"}

// types rewrites the base kinds that the attribute of a declaration names.
func (w *walker) types(a *hclsyntax.Attribute) {
	if !slices.Contains(typed, a.Name) {
		return
	}
	hclsyntax.VisitAll(a.Expr, func(n hclsyntax.Node) hcl.Diagnostics {
		if x, ok := n.(*hclsyntax.ScopeTraversalExpr); ok && len(x.Traversal) == 1 {
			word := x.Traversal.RootName()
			if r := lang.RenamedAt(lang.BaseKind, "", word); r != nil && !w.declared.Kinds[word] {
				w.word(x.Traversal[0].SourceRange(), r)
			}
		}
		return nil
	})
}
