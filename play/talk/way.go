package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// way tells how an option gets to its destination, and what that costs: `way march e5`, `way march
// e5 via d4`.
func (tb *Table) way(args string) Answer {
	opts := tb.S.Options()
	if len(opts) == 0 {
		return reply(afterEnd)
	}
	if !tb.Strict && !tb.Mine() {
		return reply("Ways are told of your own decisions.")
	}
	text, through, _ := strings.Cut(args+" ", " via ")
	via, err := tb.spaces(strings.Fields(through))
	if err != nil {
		return reply(english.Sentence(err.Error()))
	}
	text = strings.TrimSpace(text)
	found := tb.meant(text)
	switch {
	case text == "" || len(found) == 0:
		return reply("The way of what? An option with a destination: way " + opts[0].Key)
	case len(found) > 1:
		return replyf("%q may mean %s: way %s", text, english.Count(len(found), "option"), opts[found[0]].Key)
	}
	w, untold := tb.wayOf(found[0], via)
	switch {
	case untold != nil:
		return reply("The way cannot be told: it depends on what you cannot see.")
	case w == nil && len(via) > 0:
		return replyf("No way for %q leads through there.", opts[found[0]].Key)
	case w == nil:
		return replyf("The rules search no way for %q.", opts[found[0]].Key)
	}
	return reply(w.Text)
}

// spaces finds the spaces that words name.
func (tb *Table) spaces(words []string) (out []int32, err error) {
	for _, w := range words {
		i := slices.IndexFunc(tb.things(w), func(t *model.Thing) bool { return model.Links(t.Kind) != nil })
		if i < 0 {
			return nil, fmt.Errorf("there is no space %q on the map", w)
		}
		out = append(out, tb.things(w)[i].ID)
	}
	return out, nil
}

// Way is a way in words, "B3 > B4 1 > C5 2: 3 of 5", and the spaces on it with what they cost up to
// there.
type Way struct {
	Text  string
	Steps []WayStep
	Far   bool // it costs more than may be spent
}

// WayStep is a space on a way.
type WayStep struct {
	Place int32
	Sum   string
}

// Way tells how an option of the pending decision gets to its destination through some spaces; nil
// if the rules search no way, or it depends on what the player cannot see.
func (tb *Table) Way(i int, via []int32) *Way {
	if i < 0 || i >= tb.S.M.Options().Len() {
		return nil
	}
	w, _ := tb.wayOf(i, via)
	return w
}

// wayOf is Way with why it cannot be told.
func (tb *Table) wayOf(i int, via []int32) (*Way, *machine.Error) {
	r, untold := tb.watched().Route(tb.S.M, i, via, tb.veil())
	if r == nil || untold != nil {
		return nil, untold
	}
	g := tb.S.P.Game
	number := func(n int32) string { return g.Show(model.TNumber, n) }
	w := &Way{Far: r.Cost() > r.Most}
	for i, x := range r.Steps {
		if i > 0 {
			w.Text += " > "
		}
		if w.Text += g.Things[x.At].Title; i > 0 {
			w.Text += " " + number(x.Cost)
		}
		w.Steps = append(w.Steps, WayStep{x.At, number(x.Sum)})
	}
	w.Text += fmt.Sprintf(": %s of %s", number(r.Cost()), number(r.Most))
	if w.Far {
		w.Text += ", too far"
	}
	return w, nil
}
