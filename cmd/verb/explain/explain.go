// Package explain tells how parts of a game come together: what runs around a rule or an action,
// how a value is computed, what answers an event, and what switches each of these on or off. The
// order is the compiler's own (lower.Rules); nothing is ordered here.
package explain

import (
	"fmt"
	"io"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/lower"
	"sandtable/schema/layout"
	"sandtable/schema/model"
	"sandtable/schema/source"
)

// Explainer explains one game.
type Explainer struct {
	g     *model.Game
	order *lower.Rules
	text  *source.Texts
	w     io.Writer
	width int
}

// New makes the explainer of a game.
func New(g *model.Game, order *lower.Rules, w io.Writer, width int) *Explainer {
	return &Explainer{g, order, source.Of(g.Files), w, width}
}

func (x *Explainer) print(indent int, format string, args ...any) {
	fmt.Fprintln(x.w, layout.Indented(fmt.Sprintf(format, args...), indent, indent+2, x.width))
}

// code prints source text as it stands.
func (x *Explainer) code(indent int, s string) {
	if s == "" {
		return
	}
	pad := strings.Repeat(" ", indent)
	for _, l := range strings.Split(s, "\n") {
		fmt.Fprintln(x.w, strings.TrimRight(pad+l, " "))
	}
}

// head is the first line of a page: what it is, its section, its place.
func (x *Explainer) head(what, title string, o model.Origin) {
	fmt.Fprintf(x.w, "%s %q%s  %s\n", what, title, model.Cite(o.Ref), place(o.Range))
	if o.Text != "" {
		x.print(2, "%s", o.Text)
	}
	x.origin(2, o)
}

// origin prints what a datum rests on.
func (x *Explainer) origin(indent int, o model.Origin) {
	if o.Source != "" && o.Source != "text" {
		x.print(indent, "source: %s", o.Source)
	}
	if o.Ruling != "" {
		x.print(indent, "ruling: %s", o.Ruling)
	}
}

func place(r hcl.Range) string {
	if r.Filename == "" {
		return "(built in)"
	}
	return fmt.Sprintf("%s:%d", r.Filename, r.Start.Line)
}

// item is one line of a list: its name, its section, its place; below it what switches it on and
// off.
func (x *Explainer) item(indent int, what, title string, o model.Origin) {
	x.print(indent, "%s %q%s  %s", what, title, model.Cite(o.Ref), place(o.Range))
}

// on prints what switches something on: its extent, and its own condition.
func (x *Explainer) on(indent int, e *model.Extent, when model.Expr) {
	for ; e != nil; e = e.Parent {
		if s := x.extent(e); s != "" {
			x.print(indent, "%s", s)
		}
	}
	if when != nil {
		x.print(indent, "when %s", x.text.Expr(when))
	}
}

// extent says in words when an extent holds.
func (x *Explainer) extent(e *model.Extent) string {
	switch e.Kind {
	case model.While:
		return fmt.Sprintf("while %q: %s", e.Name, x.text.Expr(e.Holds))
	case model.InForce:
		if e.Thing.Is(model.KindPiece) {
			return fmt.Sprintf("while a %q is in force: face up on a space, or in a box whose cards are in force", e.Thing.Title)
		}
		return fmt.Sprintf("for each %q", e.Thing.Title)
	case model.OfScenario:
		return fmt.Sprintf("only in the scenario %s", e.Start.Name)
	case model.OfVariant:
		return fmt.Sprintf("only with %s=%s", e.Variant.Option.Name, e.Variant.Name)
	case model.OfMod:
		return fmt.Sprintf("from the mod %s", e.Mod.Title)
	}
	return ""
}

// excepts prints what switches something off.
func (x *Explainer) excepts(indent int, list []*model.Except) {
	for _, e := range list {
		x.print(indent, "switched off by an exception%s  %s", model.Cite(e.Ref), place(e.Range))
		x.on(indent+2, e.Extent, e.When)
	}
}

// given prints what a procedure or value is told, and what it gives.
func (x *Explainer) given(params []*model.Var, gives model.Type) {
	var parts []string
	for _, p := range params {
		s := p.Name + " = " + p.Type.String()
		if p.Default != nil {
			s += " (else " + x.text.Expr(p.Default) + ")"
		}
		parts = append(parts, s)
	}
	if len(parts) > 0 {
		x.print(2, "given: %s", strings.Join(parts, ", "))
	}
	if gives.Base != model.Invalid {
		x.print(2, "returns: %s", gives)
	}
}
