package talk

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"strings"

	"sandtable/interp/choice"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// fewSay is of how many options it is told what stands on their cards.
const fewSay = 40

// Options returns the options of the pending decision taken apart. Where there are few, each says
// what is written on its card.
func (tb *Table) Options(sc *scene.Scene) []choice.Option {
	opts, says := tb.S.Options(), tb.Says
	if len(opts) > fewSay {
		says = nil
	}
	return choice.Options(tb.S.M, sc, opts, says)
}

// Apart tells the options that answer the decision from those that are offered beside it.
func (tb *Table) Apart(which []int) (answers, beside []int) {
	for _, i := range which {
		if a, _ := tb.S.M.Option(i); a == tb.S.M.Pending() {
			answers = append(answers, i)
		} else {
			beside = append(beside, i)
		}
	}
	return answers, beside
}

// Passing warns of what is lost by passing the pending decision; nil if nothing is.
func (tb *Table) Passing() []say.Line {
	if i := tb.S.M.Passing(); i >= 0 && tb.Mine() {
		if lost := tb.passing(context.Background(), i); lost != "" {
			return say.Faintly(tb.S.Options()[i].Key + ": it " + lost + ".")
		}
	}
	return nil
}

// passing says what passing leaves unused, and how likely the game is to end by it; "" if neither.
func (tb *Table) passing(ctx context.Context, option int) (lost string) {
	if lost = tb.unused(); lost != "" {
		lost = "leaves " + lost + " unused"
	}
	p, err := tb.teller().Among(ctx, tb.S.M, tb.Viewer(), option, mostOptions, true)
	if err != nil || !tb.Mine() {
		return lost
	}
	switch ends := p.Ends(); {
	case ends > 1-1e-9:
		lost = english.Join(" and ", lost, "ends the game")
	case ends >= leastEnd:
		lost = english.Join(" and ", lost, fmt.Sprintf("ends the game at about %.0f %%", 100*ends))
	}
	return lost
}

// unused says of what passing the pending decision leaves more than one unused, and how many; "" if
// of nothing.
func (tb *Table) unused() string {
	a := tb.S.M.Pending()
	if c, ok := tb.count(a); ok && a.Acts != nil && c.Of > c.N {
		return english.Count(int(c.Of-c.N)+1, cmp.Or(strings.ToLower(english.Spaced(c.What)), "action"))
	}
	return ""
}

// leastEnd is from which likelihood on it is told that the game ends.
const leastEnd = 0.05

// Number notes options that are shown with their numbers.
func (tb *Table) Number(which ...int) {
	if tb.Listed == nil {
		tb.Listed = map[int]bool{}
	}
	for _, i := range which {
		tb.Listed[i] = true
	}
}

// Keys returns the keys of options.
func (tb *Table) Keys(which []int) []string {
	return english.Each(which, func(i int) string { return tb.S.Options()[i].Key })
}

// shownAt returns the option whose number a word is, if the list shown last has it and it is still
// legal.
func (tb *Table) shownAt(word string) (int, bool) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > len(tb.S.Options()) || !tb.Listed[n-1] {
		return 0, false
	}
	return n - 1, true
}

// Says returns what is written on the one card that an option is about.
func (tb *Table) Says(i int) string {
	text := ""
	for _, t := range tb.optionThings(i) {
		if !t.Kind.Is(model.KindCard) {
			continue
		}
		if text != "" {
			return ""
		}
		text = tb.cardText(t)
	}
	return text
}

// Stands returns how the pieces on the map stand that options begin with, as their counters show;
// "" of an option that begins with none.
func (tb *Table) Stands(which []int) (out []string) {
	sc := tb.Scene()
	for _, i := range which {
		text := ""
		for _, t := range tb.optionThings(i) {
			if r := sc.Find(t.ID); r != scene.None && sc.Lies(r) {
				text = say.Brief(&sc.Things[r])
				break
			}
		}
		out = append(out, text)
	}
	return out
}

// cardText returns the figures of a card and its words, in one line.
func (tb *Table) cardText(t *model.Thing) string {
	figures := strings.Join(english.Each(tb.maker.Printed(t), scene.Figure.String), "; ")
	return english.Join(". ", figures, strings.TrimSuffix(tb.wordsOf(t.Origin, t.Kind), "."))
}

// actOf returns the action of an option; nil if it is none, as of passing.
func (tb *Table) actOf(i int) *machine.Act {
	a, opt := tb.S.M.Option(i)
	return a.Act(opt[0])
}

// optionThings returns the things that an option names: who acts, and what is chosen.
func (tb *Table) optionThings(i int) []*model.Thing {
	a, opt := tb.S.M.Option(i)
	types := a.Types
	if a.Acts != nil {
		x := a.Act(opt[0])
		if x == nil {
			return nil
		}
		types, opt = x.Types, opt[1:]
	} else if opt[0] == machine.PassOption {
		return nil
	}
	var out []*model.Thing
	for j, v := range opt {
		if j < len(types) && types[j].Base == model.ThingOf && v >= 0 && int(v) < len(tb.S.P.Game.Things) && tb.S.P.Game.Things[v] != nil {
			out = append(out, tb.S.P.Game.Things[v])
		}
	}
	return out
}

// Acting returns the space where the pending decision acts, as its first option tells: where who
// acts stands, or the space that is chosen.
func (tb *Table) Acting(sc *scene.Scene) *scene.Thing {
	for i := range tb.S.Options() { // none at the end
		for _, t := range tb.optionThings(i) {
			if cell := sc.CellOf(t.ID); cell != scene.None {
				return &sc.Things[cell]
			}
		}
	}
	return nil
}
