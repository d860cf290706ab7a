package lower

import (
	"sandtable/interp/dice"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

type throwsKey struct{}

// Dice adds to the throw of several dice that a name is bound to what rules read of it.
func (l *L) Dice(t *ir.Throw, v *model.Var) {
	throws := Once(l, throwsKey{}, func() map[*model.Var]*dice.Throw {
		return dice.Throws(l.Game, func(function string) dice.Lists { return l.words.Functions[function].Lists })
	})
	of := throws[v]
	if of == nil || v.Type.Form != model.List {
		t.Read = machine.ReadOrder
		return
	}
	t.Read = of.Read
	for _, k := range of.Marks {
		t.Marks = append(t.Marks, ir.Mark{X: l.Expr(k.X), Also: k.Also})
	}
}
