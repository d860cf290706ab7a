package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Notes of policies lie in pads, one for each policy and player. All pads have the same layout, so
// that a value reads a note at the same place whoever asks; see machine/note.go.

// layNotes gives each note of the game its place in a pad.
func (c *C) layNotes() {
	c.P.Ids.Note = map[*model.Field]int32{}
	for _, p := range c.Game.Policies {
		for _, n := range p.Notes {
			c.P.Ids.Note[n] = int32(len(c.firstNotes))
			size := int32(1)
			if n.Of != nil {
				size = n.Of.Hi - n.Of.Lo
			}
			for range size {
				c.firstNotes = append(c.firstNotes, firstOf(n))
			}
		}
	}
}

// firstOf is what a note holds before it is set.
func firstOf(n *model.Field) int32 {
	if n.Type.Maybe {
		return model.None
	}
	return 0
}

// layPads gives a policy that takes notes a pad for each of its players.
func (c *C) layPads(p *machine.Policy) {
	if len(p.Model.AllNotes()) == 0 {
		return
	}
	for _, player := range c.P.Players {
		if p.Model.Of(player) {
			c.P.Pads = append(c.P.Pads, machine.Pad{Policy: p, Player: player.ID, At: int32(len(c.P.Blank.N))})
			c.P.Blank.N = append(c.P.Blank.N, c.firstNotes...)
		}
	}
}

// padOf compiles which pad the lines of a policy read; nil: the policy takes no notes.
func (c *C) padOf(p *model.Policy) func(m *machine.M, player int32) int32 {
	if len(p.AllNotes()) == 0 {
		return nil
	}
	return func(m *machine.M, player int32) int32 { return m.P.PadOf(p, player) }
}

// withPad lets a figure of a policy read the notes that the policy has for the player.
func (c *C) withPad(p *model.Policy, f machine.Judgment) machine.Judgment {
	pad := c.padOf(p)
	if pad == nil {
		return f
	}
	return func(m *machine.M, one, self int32) int32 {
		was := m.Reads(pad(m, self))
		n := f(m, one, self)
		m.Reads(was)
		return n
	}
}

// noteLines compiles what a policy notes when an option is taken.
func (c *C) noteLines(p *model.Policy, of *model.Judge) (out []machine.NoteLine) {
	for _, n := range of.Notes {
		l := machine.NoteLine{Line: n.Line, When: c.judgment(p, of, n.When), Of: c.judgment(p, of, n.Of)}
		for _, s := range n.Sets {
			x := machine.NoteSet{At: c.P.Ids.Note[s.Note], To: c.judgment(p, of, s.To)}
			if k := s.Note.Of; k != nil {
				x.Lo, x.Hi = k.Lo, k.Hi
			}
			l.Sets = append(l.Sets, x)
		}
		out = append(out, l)
	}
	return out
}
