package programs

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"sandtable/interp"
	"sandtable/interp/eval/evaltest"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/view"
)

// forms plays the fast form and the plain one alike: they must agree in all that a player could see
// or a rule could ask, and none may exceed its budget.
func (v *verbs) forms() error {
	for _, s := range v.setups() {
		fast, err := v.program(s)
		if err != nil {
			return err
		}
		s.Plain = true
		plain, err := v.program(s)
		if err != nil {
			return err
		}
		for seed := range uint64(4) {
			if err := v.compare(newWatched(fast), newWatched(plain), seed); err != nil {
				return fmt.Errorf("%v, seed %d: %w", s, seed, err)
			}
		}
		if err := evaluated(plain); err != nil {
			return fmt.Errorf("%v, evaluated: %w", s, err)
		}
	}
	return nil
}

// evaluated plays by what is lowered of a game, beside the plain form: what may fail is asked by
// both.
func evaluated(p *machine.Program) error {
	tracer := interp.NewTracer(p)
	x := evaltest.New(p, tracer, 20_000, 1)
	x.Scatters = true
	for seed := range uint64(2) {
		if err := x.Play(seed, 20); err != nil {
			return err
		}
		for _, r := range p.Game.Rules {
			if r.Binding == nil && tracer.Runs(r) {
				if err := x.Run(seed, 5, r); err != nil {
					return fmt.Errorf("%s: %w", r.Title, err)
				}
			}
		}
	}
	return nil
}

// watched is a machine that counts what happens between two decisions.
type watched struct {
	*machine.M
	events int
}

func newWatched(p *machine.Program) *watched {
	w := &watched{M: machine.New(p)}
	w.Watch = func(*machine.M, machine.Event) { w.events++ }
	return w
}

// exceeds says which bound a machine has broken. What is charged at once is as much as the whole
// budget at most. What happens is charged, so no more can happen than there are steps.
func (w *watched) exceeds() error {
	l := w.P.Limits
	events := w.events
	w.events = 0
	switch {
	case w.Spent() > 2*l.Steps:
		return fmt.Errorf("%d steps of work, with %d at most", w.Spent(), l.Steps)
	case events > l.Steps:
		return fmt.Errorf("%d events between two decisions, with %d steps", events, l.Steps)
	case len(w.F) > l.Depth:
		return fmt.Errorf("%d frames, with %d at most", len(w.F), l.Depth)
	case w.Pending() != nil && w.Err == nil && w.Options().Len() > l.Options+1: // and to pass
		return fmt.Errorf("%d options, with %d at most", w.Options().Len(), l.Options)
	}
	return nil
}

// compare plays one game in both forms.
func (v *verbs) compare(fast, plain *watched, seed uint64) error {
	fast.Start(seed)
	plain.Start(seed)
	for n := range 20 {
		for _, m := range []*watched{fast, plain} {
			if err := m.exceeds(); err != nil {
				return err
			}
		}
		if spent(fast.M) || spent(plain.M) || plain.Err != nil {
			// The forms do not spend alike; and the fast one need not ask what cannot matter: it
			// fails later, or not at all.
			return nil
		}
		v.compared++
		if what := differ(fast.M, plain.M); what != "" {
			return fmt.Errorf("decision %d: the forms %s", n, what)
		}
		if fast.Err != nil || fast.Pending() == nil || fast.Options().Len() == 0 {
			return nil
		}
		v.decisions++
		for _, p := range fast.P.Players {
			a, err := json.Marshal(view.For(fast.M, p.ID))
			b, other := json.Marshal(view.For(plain.M, p.ID))
			if err != nil || other != nil || !bytes.Equal(a, b) {
				return fmt.Errorf("decision %d: %s sees otherwise:\n%s\n%s", n, p.Name, a, b)
			}
		}
		i := pick(fast.Options(), int(seed)*7+n*13)
		fast.Choose(i)
		plain.Choose(i)
	}
	return nil
}

// pick takes options of different actions in turn.
func pick(o *machine.Options, n int) int {
	var first []int // options of an action come in a row
	for j := range o.Len() {
		if j == 0 || o.At(j)[0] != o.At(j - 1)[0] {
			first = append(first, j)
		}
	}
	if n%3 == 0 {
		return n % o.Len()
	}
	return first[n%len(first)]
}

// spent says whether a machine was stopped because the rules do not end, or take too much.
func spent(m *machine.M) bool {
	return m.Err != nil && slices.Contains([]string{"run/steps", "run/nest", "run/list", "run/depth", "run/memory", "run/options"}, m.Err.Code)
}

// differ says in what two machines differ that have been played alike.
func differ(fast, plain *machine.M) string {
	a, b := fast.Pending(), plain.Pending()
	switch {
	case fast.Err != nil:
		return fmt.Sprintf("fail otherwise: fast %v, plain does not", fast.Err)
	case (a == nil) != (b == nil):
		return "wait otherwise: only one has a decision to make"
	case a != nil && (a.Name != b.Name || a.At != b.At || fast.Player() != plain.Player()):
		return fmt.Sprintf("ask otherwise: %q of %d, %q of %d", a.Name, fast.Player(), b.Name, plain.Player())
	case fast.Over != plain.Over || fast.Result != plain.Result || fast.Done() != plain.Done():
		return "end otherwise"
	case !slices.Equal(fast.I, plain.I) || !slices.Equal(fast.W, plain.W):
		return "lead to other tables"
	case fast.Key != plain.Key || fast.State.Throw != plain.State.Throw:
		return "use chance otherwise"
	}
	if a != nil && fast.Err == nil && plain.Err == nil {
		if x, y := keys(fast), keys(plain); fast.Err == nil && plain.Err == nil && !slices.Equal(x, y) {
			return fmt.Sprintf("list otherwise at %q:\nfast  %v\nplain %v", a.Name, x, y)
		}
	}
	if x, y := fast.Broken(), plain.Broken(); (x == nil) != (y == nil) || x != nil && x.Label != y.Label {
		return "break other invariants"
	}
	return ""
}

// keys names the options.
func keys(m *machine.M) []string {
	m.Options()
	if m.Err != nil {
		return nil
	}
	var out []string
	for _, o := range naming.Keys(m) {
		out = append(out, o.Key)
	}
	return out
}
