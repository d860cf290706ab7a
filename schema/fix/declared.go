package fix

import (
	"maps"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/english"
	"sandtable/schema/load"
)

// Declared are names that a game gives to things of its own. They go over the language's words:
// what a game calls `span` is no old word there.
type Declared struct {
	Kinds map[string]bool // may stand as the type of a block
	Calls map[string]bool // values and tables, which may be called
	Names map[string]bool // may stand in an expression
}

// DeclaredBy reads what a text declares; nothing if it does not parse.
func DeclaredBy(name string, src []byte) Declared {
	f, findings := load.Parse(name, src)
	if findings.HasErrors() || f.Body == nil {
		return Declared{}
	}
	return declaredIn(f.Body)
}

// declaredIn reads what a syntax tree declares.
func declaredIn(body *hclsyntax.Body) Declared {
	d := Declared{Kinds: map[string]bool{}, Calls: map[string]bool{}, Names: map[string]bool{}}
	hclsyntax.VisitAll(body, func(n hclsyntax.Node) hcl.Diagnostics {
		switch n := n.(type) {
		case *hclsyntax.Block:
			d.block(n)
		case *hclsyntax.ForExpr:
			d.Names[n.KeyVar], d.Names[n.ValVar] = true, true
		}
		return nil
	})
	return d
}

func (d *Declared) block(b *hclsyntax.Block) {
	for _, l := range b.Labels {
		d.Names[english.Slug(l)] = true
	}
	if given := b.Body.Attributes["given"]; given != nil {
		for _, name := range keys(given.Expr) {
			d.Names[name] = true
		}
	}
	if len(b.Labels) == 0 {
		return
	}
	switch name := english.Slug(b.Labels[0]); b.Type {
	case "kind":
		d.Kinds[name] = true
	case "value", "table":
		d.Calls[name] = true
	}
}

// Add takes in what another file of the same game declares.
func (d *Declared) Add(other Declared) {
	for _, p := range []struct {
		to   *map[string]bool
		from map[string]bool
	}{{&d.Kinds, other.Kinds}, {&d.Calls, other.Calls}, {&d.Names, other.Names}} {
		if *p.to == nil {
			*p.to = map[string]bool{}
		}
		maps.Copy(*p.to, p.from)
	}
}

// keys are the names on the left of an object.
func keys(x hclsyntax.Expression) []string {
	object, ok := x.(*hclsyntax.ObjectConsExpr)
	if !ok {
		return nil
	}
	var out []string
	for _, it := range object.Items {
		if name := hcl.ExprAsKeyword(it.KeyExpr); name != "" {
			out = append(out, name)
		}
	}
	return out
}
