package compile

import (
	"cmp"
	"sync"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Tracer tells why something cannot be done. It compiles the game once more: compilation is
// deterministic, so its program reads the states of the played one, which carries nothing for it.
// The program is watched: it stops before it would reveal something hidden from the player who
// asks; see veil.go.
type Tracer struct {
	c  *C
	mu sync.Mutex // values are compiled when they are first used
}

// NewTracer returns a tracer for games of a program.
func NewTracer(p *machine.Program, words Words) *Tracer {
	watched := Choice{Watched: true, Policies: len(p.Policies) > 0, Private: p.Private(), Scenario: p.Scenario, Variants: p.Variants, Players: p.Players}
	c := compiled(p.Game, watched, words, func(c *C) { c.played = p })
	// No query reads index sets, and the played program has a different layout of them.
	c.P.Indexes = machine.Indexes{}
	return &Tracer{c: c}
}

// Program returns the watched program, which runs on the states of the played one.
func (t *Tracer) Program() *machine.Program { return t.c.P }

// WhyNot returns the first requirement that refuses an action of the pending decision, with the
// wanted actor and choices; nil if none does. It returns an error if the answer depends on what the
// veil hides, or fails.
func (t *Tracer) WhyNot(m *machine.M, a *model.Action, want []int32, veil *machine.Veil) (*machine.Refusal, *machine.Error) {
	return t.reason(m, veil, func(w *machine.M) *machine.Refusal {
		for _, ask := range []*machine.Ask{w.Standing(), w.P.Anytime} {
			if ask == nil {
				continue
			}
			for _, x := range ask.Acts {
				if x.Action == a {
					return x.WhyNot(w, want)
				}
			}
		}
		return nil
	})
}

// WhyNotChosen returns why something cannot be chosen at the pending decision; nil if it can, or if
// the decision chooses nothing.
func (t *Tracer) WhyNotChosen(m *machine.M, v int32, veil *machine.Veil) (*machine.Refusal, *machine.Error) {
	return t.reason(m, veil, func(w *machine.M) *machine.Refusal {
		if ask := w.Standing(); ask != nil && ask.WhyNot != nil {
			return ask.WhyNot(w, v)
		}
		return nil
	})
}

// reason asks why something is refused. Requirements that depend on what the veil hides are passed
// over: another one may refuse it for what all see. Then it asks for the figures; these may be
// hidden where the reason is not.
func (t *Tracer) reason(m *machine.M, veil *machine.Veil, ask func(w *machine.M) *machine.Refusal) (*machine.Refusal, *machine.Error) {
	var hidden *machine.Error
	asking := &machine.Asking{}
	for {
		w := t.standIn(m, veil)
		w.Asking = asking
		r := ask(w)
		if w.Err == nil {
			if r != nil {
				return t.stated(m, veil, r, asking.Unseen, ask), nil
			}
			return nil, hidden
		}
		hidden = cmp.Or(hidden, w.Err)
		if !w.Err.Hidden() || asking.Now.Empty() {
			return nil, hidden
		}
		asking = &machine.Asking{Unseen: append(asking.Unseen, asking.Now)}
	}
}

// stated is a refusal with its figures, if the viewer may know them.
func (t *Tracer) stated(m *machine.M, veil *machine.Veil, r *machine.Refusal, unseen []hcl.Range, ask func(w *machine.M) *machine.Refusal) *machine.Refusal {
	w := t.standIn(m, veil)
	w.Asking = &machine.Asking{Figures: true, Unseen: unseen}
	if with := ask(w); w.Err == nil {
		return with
	}
	return r
}

// Refusal returns why an option that names a point is not legal. beside: the option would not
// answer the decision, but be taken beside it.
func (t *Tracer) Refusal(m *machine.M, opt []int32, beside bool, veil *machine.Veil) (*machine.Refusal, *machine.Error) {
	return t.reason(m, veil, func(w *machine.M) *machine.Refusal {
		ask := w.Standing()
		if beside {
			ask = w.P.Anytime
		}
		return ask.Admit(w, opt)
	})
}

// Route returns the way to the space that an option of the pending decision names, through the
// spaces via; nil if the rules search for none. It returns an error if the answer depends on what
// the veil hides, or fails.
func (t *Tracer) Route(m *machine.M, i int, via []int32, veil *machine.Veil) (r *machine.Route, err *machine.Error) {
	of, opt := m.Option(i)
	w := t.standIn(m, veil)
	ask := w.Standing()
	if of == m.P.Anytime {
		ask = w.P.Anytime
	}
	switch {
	case ask == nil || opt[0] == machine.PassOption:
	case ask.Route != nil:
		w.Look(func() { r = ask.Route(w, opt[0], via) })
	default:
		for _, x := range ask.Acts {
			if x.Action.Index == opt[0] {
				r = x.Route(w, opt[1:], via)
			}
		}
	}
	if w.Err != nil {
		return nil, w.Err
	}
	return r, nil
}

// standIn returns a machine of the watched program in the position of another machine.
func (t *Tracer) standIn(m *machine.M, veil *machine.Veil) *machine.M {
	w := machine.New(t.c.P)
	w.StandIn(m)
	w.Veil = veil
	return w
}

// Open reports whether what a name stands for follows from what all players have seen.
func (t *Tracer) Open(v *model.Var) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.c.openName(v, nil)
}

// FromSecret reports whether what a name stands for may follow from a secret field of state, so
// that telling it would tell the secret.
func (t *Tracer) FromSecret(v *model.Var) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.c.fromSecret(v)
}
