package resolve

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// planned reports words that are not built yet, once each, and says whether there are any. A game that needs one is not looked at further, for
// everything that the word would have declared is missing, and each would be one more finding.
func (r *Resolver) planned(files []*load.File) bool {
	w := &plannedWalk{seen: map[string]bool{}, own: map[string]bool{}}
	for _, f := range files {
		if f.Body != nil {
			w.names(f.Body)
		}
	}
	for _, f := range files {
		if f.Body != nil {
			w.body("", f.Body)
		}
	}
	for _, f := range w.found {
		r.report(f)
	}
	return len(w.found) > 0
}

type plannedWalk struct {
	own   map[string]bool // what the game itself calls by such a name
	seen  map[string]bool
	found []diag.Finding
}

// names gathers the names of what the game declares and calls: its own `within` is no planned word.
func (w *plannedWalk) names(b *hclsyntax.Body) {
	for _, c := range b.Blocks {
		switch c.Type {
		case "value", "table", "rule", "phase", "action", "menu":
			if len(c.Labels) > 0 {
				w.own[model.Slug(c.Labels[0])] = true
			}
		}
		w.names(c.Body)
	}
}

func (w *plannedWalk) body(block string, b *hclsyntax.Body) {
	for _, a := range SortedAttrs(b) {
		w.look(lang.PlannedAttr, block, a.Name, a.NameRange)
		hclsyntax.VisitAll(a.Expr, func(n hclsyntax.Node) hcl.Diagnostics {
			if c, ok := n.(*hclsyntax.FunctionCallExpr); ok && !w.own[model.Slug(c.Name)] {
				w.look(lang.PlannedFunction, "", model.Slug(c.Name), c.NameRange)
			}
			return nil
		})
	}
	for _, c := range b.Blocks {
		w.look(lang.PlannedBlock, "", c.Type, c.TypeRange)
		w.body(c.Type, c.Body)
	}
}

func (w *plannedWalk) look(as lang.PlannedAs, in, name string, at hcl.Range) {
	for _, p := range lang.PlannedWords {
		if p.Is == as && p.Name == name && (as != lang.PlannedAttr || p.In == in) {
			w.add(p.Word, p.Doc, at)
		}
	}
}

func (w *plannedWalk) add(word, doc string, at hcl.Range) {
	if w.seen[word] {
		return
	}
	w.seen[word] = true
	w.found = append(w.found, diag.Errorf("resolve/not-built", at, "not built yet: %s (%s)", word, doc).
		WithHint("this version of the language has no such word; the game is not checked further"))
}
