package lower

import (
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/model"
)

// Text lowers an expression to what people read of it.
func (l *L) Text(e model.Expr) *ir.Node {
	t := e.Type()
	if t.Is(model.Text) {
		return l.Expr(e)
	}
	x := l.Expr(e)
	if t.Form != model.One && !t.IsArea() {
		x = l.AsList(x)
	}
	return l.Kern(l.shower(t), ir.TText, nil, x)
}

func (l *L) text(w *model.Words) *ir.Node {
	n := ir.Node{Op: ir.Words, T: ir.TText}
	for i, p := range w.Parts {
		if p == nil {
			n.X = append(n.X, l.Node(ir.Node{Op: ir.Const, T: ir.TText, Str: w.Lits[i]}))
		} else {
			n.X = append(n.X, l.Text(p))
		}
	}
	return l.Node(n)
}

// shower writes values of a type.
func (l *L) shower(t model.Type) *ir.Kernel {
	return Once(l, t, func() *ir.Kernel {
		g := l.Game
		return &ir.Kernel{Name: "show", Do: func(_ *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
			switch {
			case t.IsArea():
				return ir.Val{T: ShowArea(g, in[0].S)}
			case t.Form != model.One:
				var parts []string
				for _, v := range in[0].L {
					parts = append(parts, g.Show(t.Elem(), v))
				}
				return ir.Val{T: strings.Join(parts, ", ")}
			}
			return ir.Val{T: g.Show(t, in[0].N)}
		}}
	})
}

// ShowArea describes an area for people: its extent and its size.
func ShowArea(g *model.Game, area []uint64) string {
	s := g.Surface
	x0, y0, x1, y1, n := measure.Bounds(s, area)
	if n == 0 {
		return "nothing"
	}
	return fmt.Sprintf("%d points from %s to %s", n, g.Show(s.Point, s.At(x0, y0)), g.Show(s.Point, s.At(x1, y1)))
}
