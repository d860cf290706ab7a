package compile

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/closure"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// policies compiles policies. Their figures are compiled as the rules are, and read the names of
// the procedures that ask.
func (c *C) policies() {
	if !c.Choice.Policies {
		return
	}
	c.layNotes()
	for _, p := range c.Game.Policies {
		x := &machine.Policy{Model: p}
		c.P.Policies = append(c.P.Policies, x)
		c.layPads(x)
		x.Ahead = slices.ContainsFunc(p.Lines, func(l *model.PolicyLine) bool { return l.Ahead })
		x.Judges = c.judges(p)
	}
	c.drain()
}

// judges compiles what a policy says.
func (c *C) judges(p *model.Policy) *machine.Judges {
	out := &machine.Judges{
		Acts:   map[*model.Action]*machine.Judge{},
		Passes: map[*model.Menu]*machine.Judge{},
		Waived: map[*model.Action]*machine.Judge{},
		Asks:   map[hcl.Range]*machine.Judge{},
		Left:   map[hcl.Range]*machine.Judge{},
	}
	for _, m := range p.Judges {
		j := c.judge(p, m)
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

func (c *C) judge(of *model.Policy, m *model.Judge) *machine.Judge {
	if m.Action != nil && c.actsOf[m.Action] == nil {
		return nil
	}
	for _, j := range m.Judgments() {
		if slices.ContainsFunc(j.From, func(s model.Source) bool { return s.Role == model.FromFrame && !c.laid(s.Var) }) {
			return nil
		}
	}
	out := &machine.Judge{Model: m, Worth: c.judgment(of, m, m.Worth), Prefers: c.preferences(of, m), Notes: c.noteLines(of, m)}
	for _, p := range m.Firsts {
		x := machine.Priority{Model: p, When: c.judgment(of, m, p.When)}
		for _, n := range p.Narrow {
			x.Narrow = append(x.Narrow, c.judgment(of, m, n))
			x.Texts = append(x.Texts, model.OneLine(c.Game.Written(n.Value.Base)))
		}
		out.Firsts = append(out.Firsts, x)
	}
	for _, s := range m.Shares {
		out.Shares = append(out.Shares, machine.Share{Line: s.Line, When: c.judgment(of, m, s.When), Of: c.judgment(of, m, s.Of),
			Text: model.OneLine(c.Game.Written(s.Of.Value.Base))})
	}
	return out
}

// judged reports whether a policy reads the name of a leading let of an action, or a later one that
// is derived from it.
func (c *C) judged(a *model.Action, i int) bool {
	if !c.Choice.Policies {
		return false
	}
	v := a.Lead[i].Bind
	for k := i + 1; k < len(a.Lead); k++ {
		if s := a.Lead[k]; s.Names == model.NamesValue && lower.Reads(s.Args["value"], map[*model.Var]bool{v: true}) && c.judged(a, k) {
			return true
		}
	}
	for _, p := range c.Game.Policies {
		for _, j := range p.Judges {
			if j.Action == a && !j.Pass && j.Reads(v) {
				return true
			}
		}
	}
	return false
}

// laid reports whether a name has a slot: the procedure that binds it is part of the program.
func (c *C) laid(v *model.Var) bool {
	_, ok := c.P.Slots[v]
	return ok
}

// judgment compiles a figure of an option; nil of nil.
func (c *C) judgment(p *model.Policy, of *model.Judge, j *model.Judgment) machine.Judgment {
	if j == nil {
		return nil
	}
	return c.withPad(p, c.estimate(of, j))
}

// estimate compiles a figure of an option, which reads the notes that are read around it.
func (c *C) estimate(of *model.Judge, j *model.Judgment) machine.Judgment {
	cv, enter := c.Value(j.Value), c.judging(of, j)
	num := func(m *machine.M) int32 { return cv.Num(m) } // it is compiled later
	if j.Ahead {
		num = c.beyond(cv, j.Value.Params)
	}
	return func(m *machine.M, one, self int32) int32 {
		saved, h := enter(m, one, self)
		n := num(m)
		m.Close(saved)
		m.H = m.H[:h]
		return n
	}
}

// beyond compiles a value whose frame is open to its figure in the position that the option leaves.
func (c *C) beyond(cv *Value, params []*model.Var) machine.Num {
	var lists []machine.Slot
	for _, p := range params {
		if p.Type.Form == model.List {
			lists = append(lists, c.Slot(p))
		}
	}
	return func(m *machine.M) int32 { return m.Beyond(&cv.Room, lists, cv.Num) }
}

// preferences compiles the lines of a worth one by one, for who asks how it comes about.
func (c *C) preferences(p *model.Policy, of *model.Judge) []machine.Preference {
	if of.Worth == nil {
		return nil
	}
	cv, enter := c.Value(of.Worth.Value), c.judging(of, of.Worth)
	c.drain()
	pad := c.padOf(p)
	var out []machine.Preference
	for i, l := range cv.node.Lines {
		mod, _ := l.Of.(*model.Modifier)
		texts := map[ir.Step]string{}
		for step, e := range map[ir.Step]model.Expr{ir.By: mod.By, ir.AtLeast: mod.AtLeast, ir.AtMost: mod.AtMost, ir.To: mod.To} {
			if e != nil {
				texts[step] = model.OneLine(c.Game.Written(e))
			}
		}
		out = append(out, machine.Preference{Line: of.Prefers[mod.Index], Deeds: func(m *machine.M, one, self int32) (done []machine.Deed) {
			if pad != nil {
				defer m.Reads(m.Reads(pad(m, self)))
			}
			saved, h := enter(m, one, self)
			cv.line(m, i, func(step ir.Step, n int32) {
				done = append(done, machine.Deed{Word: step.String(), Text: texts[step], Number: n})
			})
			m.Close(saved)
			m.H = m.H[:h]
			return done
		}})
	}
	return out
}

// foreseen is an argument of a figure that is a figure itself.
type foreseen struct {
	slot int32
	of   machine.Judgment
}

// handed is a name of the running procedure as an argument.
func (c *C) handed(from, to *model.Var) closure.Given {
	s := c.Slot(from)
	x := closure.Given{To: c.Slot(to), From: s, Named: from.Type.Form == model.One}
	switch from.Type.Form {
	case model.Set:
		x.Set = func(m *machine.M, dst []uint64) { copy(dst, m.Bits(s)) }
	case model.List:
		x.List = func(m *machine.M) []int32 { return m.ListAt(s) }
	}
	return x
}

// judging compiles how the frame of a figure of an option is opened. What the figure reads of the
// running procedure is handed to it as the arguments of a value.
func (c *C) judging(of *model.Judge, j *model.Judgment) func(m *machine.M, one, self int32) (machine.Saved, int) {
	cv := c.Value(j.Value)
	var told []*model.Var
	var args []closure.Given
	one, self := model.None, model.None
	var ahead []foreseen
	for i, s := range j.From {
		p := j.Value.Params[i]
		switch s.Role {
		case model.Candidate:
			one = c.Slot(p).I
		case model.Oneself:
			self = c.Slot(p).I
		case model.Foreseen:
			ahead = append(ahead, foreseen{c.Slot(p).I, c.estimate(of, s.Of)})
		default:
			args = append(args, c.handed(s.Var, p))
			if !of.Own(s.Var) {
				told = append(told, s.Var)
			}
		}
	}
	fill, untold := closure.Filling(args...), c.untold(told)
	return func(m *machine.M, v, player int32) (machine.Saved, int) {
		if untold != nil && untold(m) {
			m.Conceal()
		}
		saved, h := m.Open(&cv.Room), len(m.H)
		l, b := saved.Outer()
		fill(m, l, b)
		for i := range ahead {
			n := ahead[i].of(m, v, player)
			m.L[l+ahead[i].slot] = n
		}
		if one != model.None {
			m.L[l+one] = v
		}
		if self != model.None {
			m.L[l+self] = player
		}
		m.Enter(saved)
		return saved, h
	}
}
