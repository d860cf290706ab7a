package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Call is a call of a rule with constant arguments.
type Call struct {
	Rule *model.Rule
	Args []int32       // the arguments, by parameter
	Proc *machine.Proc // runs the call; the result is then the first of the machine's notes
}

// compile emits the procedure of a call.
func (x *Call) compile(c *C) {
	p := c.newProc("odds of " + x.Rule.Title)
	b := c.builder(p, x.Rule.Origin)
	scope := &model.Scope{}
	var bind *model.Var
	if x.Rule.Returns.Base != model.Invalid {
		bind = &model.Var{Name: "given", Type: x.Rule.Returns, Range: x.Rule.Range}
		scope.Vars = append(scope.Vars, bind)
	}
	p.Ints, p.Words = c.Slots(scope)
	at := int32(0)
	if bind != nil {
		at = c.Slot(bind).I
	}
	var args []model.Expr
	for i, v := range x.Rule.Params {
		args = append(args, &model.Const{Node: model.Node{T: v.Type, R: x.Rule.Range}, N: x.Args[i]})
	}
	b.Builder.Do(b.lowers().RunHere(b.here(), x.Rule, args, bind))
	c.closing.Drain()
	b.Emit(func(m *machine.M) {
		m.Notes.L = m.Notes.L[:0]
		if bind != nil {
			m.Notes.L = append(m.Notes.L, m.Int(at))
		}
	})
	b.Return()
	x.Proc = p
}

// GameWith compiles a game for one choice, with a call of a rule.
func GameWith(g *model.Game, choice Choice, words Words, call *Call) *machine.Program {
	return playable(g, choice, words, func(c *C) { c.extra = func() { call.compile(c) } })
}
