package odds

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"

	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Players says how everybody decides.
type Players struct {
	Plays  map[int32]*bot.Policy // by player
	Random map[int32]bool        // who takes any option, all alike
	// Spoke is told of the lines of a policy that hold for an option which it may take; nil: nobody
	// asks.
	Spoke func([]*model.PolicyLine)

	same map[string][]int64 // how policies have decided, by what their players know
}

// Known hashes what the player who decides now knows: the table as they see it, and the decision.
func Known(m *machine.M) string {
	v := view.For(m, m.Player())
	v.Decisions = 0 // how long it took to come here is no part of the position
	text, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	sum := sha256.Sum256(text)
	return string(sum[:])
}

// Weights says how likely each option of the pending decision is.
func (p *Players) Weights(m *machine.M) ([]int64, error) {
	who := m.Player()
	b := p.Plays[who]
	if b == nil {
		if !p.Random[who] {
			g := m.P.Game
			return nil, fail("run/odds-undecided", "use a policy, or let the player decide at random", "%s decides %q among %d options, without a policy",
				g.Things[who].Title, m.Pending().Name, m.Options().Len())
		}
		even := make([]int64, m.Options().Len())
		for i := range even {
			even[i] = 1
		}
		return even, nil
	}
	lots, err := b.Lots(m)
	if err != nil {
		return nil, err
	}
	if p.Spoke != nil {
		for i, n := range lots {
			if n > 0 {
				p.Spoke(b.Spoke(m, i))
			}
		}
	}
	return lots, p.alike(m, b, lots)
}

// noted is what all policies remember.
func (p *Players) noted(m *machine.M) (out []int32) {
	for _, x := range m.P.Players {
		if b := p.Plays[x.ID]; b != nil {
			out = append(out, m.NotedFor(b.Model(), x.ID)...)
		}
	}
	return out
}

// alike checks that a policy decides the same in positions that its player cannot tell apart: else
// it reads something hidden.
func (p *Players) alike(m *machine.M, b *bot.Policy, lots []int64) error {
	if p.same == nil {
		p.same = map[string][]int64{}
	}
	key := fmt.Sprintln(b.Model().Name, m.NotedFor(b.Model(), m.Player())) + Known(m)
	have, known := p.same[key]
	if !known {
		p.same[key] = lots
		return nil
	}
	if !slices.Equal(have, lots) {
		return b.Peeps(m)
	}
	return nil
}
