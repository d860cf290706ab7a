package odds

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Players says how everybody decides.
type Players struct {
	Plays  map[int32]*compile.Strategy // by player
	Random map[int32]bool              // who takes any option, all alike
	All    bool                        // so do all others

	same map[string]*seen
}

// seen is how a strategy has decided about something that a player knows.
type seen struct {
	weights []int64
	row     int
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
	s := p.Plays[who]
	if s == nil {
		if !p.All && !p.Random[who] {
			g := m.P.Game
			return nil, fail("run/odds-undecided", "use a strategy, or let the player decide at random", "%s decides %q among %d options, without a strategy",
				g.Things[who].Title, m.Pending().Name, m.Options().Len())
		}
		even := make([]int64, m.Options().Len())
		for i := range even {
			even[i] = 1
		}
		return even, nil
	}
	w, row, err := weights(m, s)
	if err != nil {
		return nil, err
	}
	return w, p.alike(m, s, w, row)
}

// weights asks a strategy.
func weights(m *machine.M, s *compile.Strategy) (out []int64, row int, err error) {
	g, a := m.P.Game, m.Pending()
	m.Veil = view.Veil(m, m.Player())
	defer func() { m.Veil = nil }()
	for i, r := range s.Model.Rows {
		if r.Decision != "" && r.Decision != a.Name {
			continue
		}
		holds := s.Holds[i] == nil || m.Read(s.Holds[i]) != 0
		switch {
		case m.Err.Hidden():
			return nil, i, peeks(s, i)
		case m.Err != nil:
			return nil, i, m.Err
		case !holds:
			continue
		}
		out, ok := spread(m, r)
		if !ok {
			return nil, i, &machine.Error{Code: "run/odds-undecided", At: r.Range, Message: fmt.Sprintf("the strategy %q gives no weight to any legal option of %q: %s", s.Model.Title, a.Name, legal(m))}
		}
		return out, i, nil
	}
	return nil, -1, &machine.Error{Code: "run/odds-undecided", At: s.Model.Range, Message: fmt.Sprintf("no row of the strategy %q covers how %s decides %q: %s", s.Model.Title, g.Things[m.Player()].Title, a.Name, legal(m))}
}

// spread gives each option its weight. All options of an action that a strategy names without an
// argument share its weight.
func spread(m *machine.M, r *model.StrategyRow) ([]int64, bool) {
	keys := naming.Keys(m)
	out := make([]int64, len(keys))
	scale := int64(1)
	type share struct {
		at []int
		w  int64
	}
	var shares []share
	for _, w := range r.Weights {
		var at []int
		for i, k := range keys {
			if key := english.Slug(k.Key); key == w.Option {
				at = []int{i}
				break
			} else if action, _, more := strings.Cut(k.Key, " "); more && english.Slug(action) == w.Option {
				at = append(at, i)
			}
		}
		if len(at) > 0 && w.Weight > 0 {
			shares = append(shares, share{at, w.Weight})
			scale = scale / gcd(scale, int64(len(at))) * int64(len(at))
		}
	}
	for _, s := range shares {
		for _, i := range s.at {
			out[i] += s.w * scale / int64(len(s.at))
		}
	}
	return out, len(shares) > 0 && scale < 1<<40
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func legal(m *machine.M) string {
	var keys []string
	for i, k := range naming.Keys(m) {
		if i == 8 {
			keys = append(keys, "..")
			break
		}
		keys = append(keys, k.Key)
	}
	return "legal are " + strings.Join(keys, ", ")
}

// alike checks that a strategy gives the same weights in positions that its player cannot tell
// apart. Other weights mean that the strategy reads something hidden.
func (p *Players) alike(m *machine.M, s *compile.Strategy, w []int64, row int) error {
	if p.same == nil {
		p.same = map[string]*seen{}
	}
	key := s.Model.Name + "\n" + Known(m)
	have := p.same[key]
	if have == nil {
		p.same[key] = &seen{w, row}
		return nil
	}
	if !slices.Equal(have.weights, w) {
		return peeks(s, row)
	}
	return nil
}

// peeks is the error of a strategy that reads what its player cannot see.
func peeks(s *compile.Strategy, row int) error {
	return &machine.Error{Code: "run/odds-hidden", At: s.Model.Rows[row].Range,
		Message: fmt.Sprintf("the strategy %q reads what %s cannot see", s.Model.Title, s.Model.Player.Title)}
}
