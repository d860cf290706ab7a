package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// anytime compiles what is offered beside every decision: one Ask for all actions that may be taken
// at any time, in the order of the content. It stands in no procedure: its options are listed above
// whatever frame is running, and run on top of it; see machine/beside.go.
func (c *C) anytime() {
	ask := &machine.Ask{Name: "anytime", Title: "at any time"}
	var acts []*act
	entries := make([]*machine.Entry, len(c.Game.Actions))
	stride := 2
	for _, a := range c.Game.Actions {
		if !a.Anytime || a.Menu != nil || a.Binding != nil || !c.chosen(a.Extent) {
			continue
		}
		x := c.act(a)
		acts = append(acts, x)
		stride = max(stride, 2+x.questions())
		ask.Whole = ask.Whole || a.Whole
		ask.Open = ask.Open || asksPoint(a)
	}
	if len(acts) == 0 {
		return
	}
	if ask.Whole {
		stride++
	}
	for _, x := range acts {
		x.fill = c.taker(x)
		entries[x.model.Index] = c.entry(x, x.fill)
		ask.Acts = append(ask.Acts, c.describeAct(x, x.fill))
		ask.Acts[len(ask.Acts)-1].Stands = x.stands
	}
	ask.Admit = admit(ask.Acts)
	prefers := preferring(acts)
	ask.List = func(m *machine.M, o *machine.Options) {
		o.Begin(stride)
		for _, x := range acts {
			if !m.InProgress(x.proc) {
				x.listFilled(m, o, ask, x.fill)
			}
		}
		keepPreferred(m, prefers, o)
	}
	ask.Pick = func(m *machine.M, opt []int32) { m.Enact(entries[opt[0]], opt) }
	c.P.Anytime = ask
}

// questions is how many leading choices an action has.
func (x *act) questions() (n int) {
	for _, s := range x.model.Lead {
		if s.Names == model.NamesChoice {
			n++
		}
	}
	return n
}

// taker compiles the start of an anytime action. The player who decides takes it, if the action's
// player is the same.
func (c *C) taker(x *act) *machine.Given {
	var player machine.Num
	if x.model.Player != nil {
		player = c.Num(x.model.Player)
	}
	var given []int32
	for _, p := range x.model.Params {
		given = append(given, c.Slot(p).I)
	}
	return &machine.Given{Fill: func(m *machine.M, l, w int32) bool {
		m.L[l+x.taker] = m.By()
		for _, slot := range given {
			m.L[l+slot] = m.By()
		}
		if player == nil {
			return true
		}
		s := machine.SavedAt(l, w, m)
		m.Enter(s)
		p := player(m)
		m.Leave(s)
		return p == m.By()
	}}
}

// stands reports whether the action is offered beside the pending decision, as far as the player
// and the running procedures decide.
func (x *act) stands(m *machine.M) (ok bool) {
	if m.InProgress(x.proc) {
		return false
	}
	m.Look(func() {
		s := m.OpenFor(x.proc)
		l, w := s.Outer()
		ok = x.fill.Write(m, l, w)
		m.Close(s)
	})
	return ok
}
