package log

import (
	"fmt"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/narrate"
	"sandtable/interp/view"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// rollAt returns the statement that threw; nil if none is known. The machine's events hold only
// numbers.
func (n *Narrator) rollAt(e machine.Event) *model.Stmt {
	if e.At == nil {
		return nil
	}
	if n.rolls == nil {
		n.rolls = map[string]*model.Stmt{}
		note := func(st *model.Stmt) {
			if st.Names == model.NamesThrow && st.Bind != nil {
				n.rolls[st.Range.String()] = st
			}
		}
		for _, r := range n.M.P.Game.Rules {
			model.WalkStmts(r.Body, note, nil)
		}
		for _, a := range n.M.P.Game.Actions {
			model.WalkStmts(a.Body, note, nil)
		}
	}
	return n.rolls[e.At.Range.String()]
}

// thrown writes a throw as a viewer is told of it: the dice, on which column of a table they fall,
// as far as the viewer may know it, and what it gives.
func (n *Narrator) thrown(m *machine.M, e machine.Event, viewer int32) string {
	text := narrate.Line(m, e)
	st := n.rollAt(e)
	if e.B != 1 || st == nil {
		return text
	}
	text += n.axes(m, st, viewer)
	if st.Bind.Type.Base == model.RowOf {
		return text
	}
	return text + " -> " + narrate.Words(n.M.P.Game, st.Bind.Type, e.C)
}

// axes tells of the axes of a table that are not thrown: numbers and words, for those things are
// told of as the rule goes on.
func (n *Narrator) axes(m *machine.M, st *model.Stmt, viewer int32) string {
	var t *model.Table
	if d, ok := st.Detail.(proof.Given); ok {
		_, _, t = d.Uses()
	}
	if t == nil {
		return ""
	}
	out, i, veil := "", -1, view.Veil(m, viewer)
	for k, p := range t.Params {
		if t.Dice[k].Count > 0 {
			continue
		}
		i++
		x := st.Args[fmt.Sprintf("axis %d", i)]
		if x == nil || p.Type.Form != model.One || p.Type.Base != model.Number && p.Type.Base != model.EnumOf {
			continue
		}
		if v, ok := n.axis(m, x, veil, viewer); ok {
			out += ", " + strings.ReplaceAll(p.Name, "_", " ") + " " + n.M.P.Game.Show(p.Type, v)
		}
	}
	return out
}

// axis is what an axis of a table is, if a viewer may know it.
func (n *Narrator) axis(m *machine.M, x model.Expr, veil *machine.Veil, viewer int32) (int32, bool) {
	number := func(e model.Expr) (int32, bool) {
		v, err := n.Tracer().Number(m, e, veil)
		return v, err == nil
	}
	if n.M.P.Hides() {
		var names []*model.Var
		model.Walk(x, func(e model.Expr) {
			if l, ok := e.(*model.Local); ok && !l.Var.Brief {
				names = append(names, l.Var)
			}
		})
		if !n.knows(m, names, number, viewer) {
			return 0, false
		}
	}
	return number(x)
}
