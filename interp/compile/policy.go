package compile

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// policies compiles policies: once as the rules are compiled, and once watched, as strategies are.
// Both read the state, and the names of the running procedures, of this program.
func (c *C) policies() {
	if !c.Choice.Policies {
		return
	}
	for _, p := range c.Game.Policies {
		c.P.Policies = append(c.P.Policies, &machine.Policy{Model: p, Open: c.judges(c, p)})
	}
	c.drain()
	w := c.newWatcher()
	w.follow(c)
	for _, p := range c.P.Policies {
		p.Watched = c.judges(w, p.Model)
	}
	w.drain()
	c.follow(w)
}

// follow numbers what is remembered, and registers, behind those of another compiler: both serve
// one machine.
func (c *C) follow(o *C) {
	c.memos, c.recalls, c.listMemos = o.memos, o.recalls, o.listMemos
	c.P.Regs, c.P.SetRegs = o.P.Regs, o.P.SetRegs
}

// judges compiles what a policy says. The figures are compiled by f, which is c or its watcher.
func (c *C) judges(f *C, p *model.Policy) *machine.Judges {
	out := &machine.Judges{
		Acts:   map[*model.Action]*machine.Judge{},
		Passes: map[*model.Menu]*machine.Judge{},
		Waived: map[*model.Action]*machine.Judge{},
		Asks:   map[hcl.Range]*machine.Judge{},
		Left:   map[hcl.Range]*machine.Judge{},
	}
	for _, m := range p.Judges {
		j := c.judge(f, m)
		switch {
		case j == nil: // nothing asks so in the game as chosen
		case m.Action != nil && m.Pass:
			out.Waived[m.Action] = j
		case m.Action != nil:
			out.Acts[m.Action] = j
		case m.Menu != nil:
			out.Passes[m.Menu] = j
		case m.Pass:
			out.Left[m.Ask] = j
		default:
			out.Asks[m.Ask] = j
		}
	}
	return out
}

func (c *C) judge(f *C, m *model.Judge) *machine.Judge {
	if m.Action != nil && c.actsOf[m.Action] == nil {
		return nil
	}
	all := []*model.Judgment{m.Worth}
	for _, p := range m.Firsts {
		all = append(append(all, p.When), p.Narrow...)
	}
	for _, j := range all {
		if j != nil && slices.ContainsFunc(j.From, func(s model.Source) bool { return s.Role == model.FromFrame && !c.laid(s.Var) }) {
			return nil
		}
	}
	out := &machine.Judge{Model: m, Worth: c.judgment(f, m.Worth)}
	for _, p := range m.Firsts {
		x := machine.Priority{Model: p, When: c.judgment(f, p.When)}
		for _, n := range p.Narrow {
			x.Narrow = append(x.Narrow, c.judgment(f, n))
		}
		out.Firsts = append(out.Firsts, x)
	}
	return out
}

// laid reports whether a name has a slot: the procedure that binds it is part of the program.
func (c *C) laid(v *model.Var) bool {
	_, ok := c.slots[v]
	return ok
}

// judgment compiles a figure of an option. What it reads of the running procedure is handed to it
// as the arguments of a value.
func (c *C) judgment(f *C, j *model.Judgment) machine.Judgment {
	if j == nil {
		return nil
	}
	cv := f.Value(j.Value)
	var params, names []*model.Var
	var args []model.Expr
	one, self := model.None, model.None
	for i, s := range j.From {
		p := j.Value.Params[i]
		switch s.Role {
		case model.Candidate:
			one = f.Slot(p).I
		case model.Oneself:
			self = f.Slot(p).I
		default:
			f.slots[s.Var] = c.Slot(s.Var)
			params, names = append(params, p), append(names, s.Var)
			args = append(args, &model.Local{Node: model.Node{T: s.Var.Type, R: s.Var.Range}, Var: s.Var})
		}
	}
	fill, hidden := f.args(params, args), f.hidden(names)
	if !f.Watched() {
		hidden = nil
	}
	return func(m *machine.M, v, player int32) int32 {
		if hidden != nil && hidden(m) {
			m.Conceal()
		}
		saved, h := m.Open(&cv.Room), len(m.H)
		l, b := saved.Outer()
		fill(m, l, b)
		if one != model.None {
			m.L[l+one] = v
		}
		if self != model.None {
			m.L[l+self] = player
		}
		m.Enter(saved)
		n := cv.Num(m)
		m.Close(saved)
		m.H = m.H[:h]
		return n
	}
}
