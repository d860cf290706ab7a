package preview

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// looks is how many trials look for the first choice behind an option.
const looks = 40

// choice is a decision behind an option that its player may pass, such as which target to shoot at.
// The zero choice is none.
type choice struct {
	title   string
	at      hcl.Range
	answers []answer
}

// answer is one answer to a choice, and its text.
type answer struct {
	value int32
	text  string
}

// firstChoice finds the first choice of the viewer behind an option, by trials. There is none if it
// has too many answers.
func (t *Teller) firstChoice(m *machine.M, viewer int32, option int) (q choice) {
	t.worlds.Look(m, viewer)
	floor := floorOf(m, option)
	rng := rand.New(rand.NewPCG(uint64(m.Count), uint64(option)))
	purse := machine.NewPurse(exactSteps)
	t.worlds.PayFrom(purse)
	t.fork.PayFrom(purse)
	for n := 0; n < looks && !purse.Empty(); n++ {
		w := t.worlds.Draw(chooser{rng})
		i := t.worlds.Option(option)
		if i < 0 {
			continue
		}
		begin(t.fork, w, i, rng.Uint64())
		if follow(t.fork, floor, rng, passes, func(m *machine.M) bool { return mayChoose(m, viewer) }) {
			t.note(&q)
		}
	}
	if len(q.answers) > mostBranches {
		return choice{}
	}
	slices.SortFunc(q.answers, func(a, b answer) int { return cmp.Compare(a.value, b.value) })
	return q
}

// mayChoose reports whether a machine waits for a choice of the viewer's that may be passed: of one
// thing, name or number, no question of yes or no.
func mayChoose(m *machine.M, viewer int32) bool {
	a := m.Pending()
	return m.Player() == viewer && m.Passing() >= 0 && a.Acts == nil && a.SoFar == nil && !m.AsksPoint() &&
		len(a.Types) == 1 && !a.Types[0].Is(model.Bool)
}

// note adds the answers to the pending choice to those that are known of it.
func (t *Teller) note(q *choice) {
	a := t.fork.Pending()
	if q.title == "" {
		q.title, q.at = a.Title, a.At
	}
	for i := range t.fork.Options().Len() {
		_, opt := t.fork.Option(i)
		known := slices.ContainsFunc(q.answers, func(x answer) bool { return x.value == opt[0] })
		if q.at == a.At && !known && i != t.fork.Passing() && len(q.answers) <= mostBranches {
			q.answers = append(q.answers, answer{opt[0], t.answer(t.fork, i)})
		}
	}
}

// answering is the policy of whoever gives an answer to the choice wherever it is asked and legal,
// and passes everything else.
func (q *choice) answering(value int32) policy {
	return func(m *machine.M) int {
		if m.Pending().At == q.at {
			for i := range m.Options().Len() {
				if _, opt := m.Option(i); opt[0] == value && i != m.Passing() {
					return i
				}
			}
		}
		return passes(m)
	}
}
