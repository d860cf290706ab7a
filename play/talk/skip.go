package talk

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"sandtable/interp/machine"
	"sandtable/play/say"
	"sandtable/play/session"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// skip passes the pending decision now and whenever it comes again, until something happens.
func (tb *Table) skip(args string) Answer {
	if args == "off" {
		if tb.S.Unskip() == 0 {
			return reply("Nothing is skipped.")
		}
		return reply("What was skipped is asked again from now on.")
	}
	if len(tb.S.Options()) == 0 {
		return reply(afterEnd)
	}
	until, phase, over, err := tb.until(strings.TrimSpace(strings.TrimPrefix(args, "until")))
	if err != nil {
		return reply(err.Error())
	}
	a := tb.S.M.Pending()
	what := english.Title(a.Title)
	if in := tb.asker(a); in != "" && in != a.Title {
		what = in + ", " + what
	}
	err = tb.S.Skip(what, until, phase, over)
	tb.Halt, tb.Asked = false, false
	switch {
	case errors.Is(err, session.ErrNoPass):
		return reply(english.Sentence(err.Error()))
	case tb.takeBack:
		return tb.takenBack(false)
	default:
		return tb.failure(err)
	}
}

// until reads what ends a skip: the phase in progress, another one or a track by name, or that
// something comes near.
func (tb *Table) until(what string) (text string, phase *session.Phase, over func() bool, err error) {
	phases := tb.S.Phases()
	if what == "" {
		if len(phases) == 0 {
			return "", nil, nil, errors.New("No phase is in progress: " + tb.untils())
		}
		p := &phases[len(phases)-1]
		return p.Title + " ends", p, nil, nil
	}
	if rest, ok := strings.CutPrefix(what, "near"); ok {
		return tb.untilNear(strings.TrimSpace(rest))
	}
	for i := len(phases) - 1; i >= 0; i-- {
		if leads(phases[i].Title, what) {
			return phases[i].Title + " ends", &phases[i], nil, nil
		}
	}
	for _, t := range tb.S.P.Game.Things {
		if t == nil || !leads(t.Title, what) && !leads(t.Name, what) {
			continue
		}
		at, ok := tb.S.P.Ids.Track[t]
		if !ok {
			continue
		}
		was := tb.S.M.I[at]
		return t.Title + " moves", nil, func() bool { return tb.S.M.I[at] != was }, nil
	}
	return "", nil, nil, fmt.Errorf("Until what? %s", tb.untils())
}

// leads reports whether a title begins with a word as it is typed.
func leads(title, word string) bool {
	return strings.HasPrefix(english.Slug(title), english.Slug(word))
}

// untils lists what may end a skip now.
func (tb *Table) untils() string {
	out := []string{"skip until near 1"}
	for _, p := range tb.S.Phases() {
		out = append(out, "skip until "+strings.ToLower(p.Title))
	}
	for _, t := range tb.S.P.Game.Things {
		if _, ok := tb.S.P.Ids.Track[t]; ok && t != nil {
			out = append(out, "skip until "+t.Name)
		}
	}
	return strings.Join(out, ", ")
}

// untilNear ends a skip where what the decision is about is so near to what may be chosen.
func (tb *Table) untilNear(args string) (text string, phase *session.Phase, over func() bool, err error) {
	n := 1
	if args != "" {
		if n, err = strconv.Atoi(args); err != nil || n < 1 {
			return "", nil, nil, fmt.Errorf("How near? A whole number: skip until near 2")
		}
	}
	if len(tb.concerned()) == 0 || len(tb.chosen()) == 0 {
		return "", nil, nil, errors.New("This decision is not about one piece or place and the choice of another, so nothing comes near.")
	}
	return fmt.Sprintf("something is within %d", n), nil, func() bool { return tb.within(n) }, nil
}

// within reports whether something that the decision is about is so near to something that may be
// chosen.
func (tb *Table) within(n int) bool {
	chosen := tb.chosen()
	for _, a := range tb.concerned() {
		for _, b := range chosen {
			if tb.near(a, b, n) {
				return true
			}
		}
	}
	return false
}

// near reports whether two ends are so near to each other: in inches on a surface, else in steps.
func (tb *Table) near(a, b *end, n int) bool {
	if g := tb.S.P.Game; g.Surface != nil {
		far, ok := tb.inches(a, b)
		return ok && int(far) <= n*int(g.Unit)
	}
	far, ok := tb.stepsApart(a, b)
	return ok && far >= 0 && far <= n
}

// skipping tells what is skipped now, so that nobody wonders why it is not asked.
func (tb *Table) skipping() []say.Line {
	skips := tb.S.Skips()
	if len(skips) == 0 {
		return nil
	}
	var out []string
	for i, k := range skips {
		if i == mostSkips-1 && len(skips) > mostSkips {
			out = append(out, english.Count(len(skips)-i, "decision")+" more")
			break
		}
		out = append(out, fmt.Sprintf("%s (%s) until %s", k.What, k.Player.Title, k.Until))
	}
	return say.Faintly("Skipped: " + strings.Join(out, "; ") + "; skip off ends that.")
}

// mostSkips is how many decisions that are skipped are told one by one.
const mostSkips = 2

// concerned returns the pieces and places that the pending decision is about, as its prompt says.
func (tb *Table) concerned() (out []*end) {
	a, m := tb.S.M.Pending(), tb.S.M
	base := m.F[len(m.F)-1].Base
	for _, x := range a.About {
		if !x.Type.Is(model.ThingOf) {
			continue
		}
		if e := tb.endOf(m.L[base+x.At]); e != nil {
			out = append(out, e)
		}
	}
	return out
}

// endOf returns a place, or a piece that the viewer sees, as what is measured; nil if it is none.
func (tb *Table) endOf(id int32) *end {
	ids := &tb.S.P.Ids
	switch {
	case tb.piece(id) && tb.seesPiece(id):
		return &end{thing: tb.S.P.Game.Things[id], point: tb.S.M.SpotOf(id)}
	case id >= ids.PlaceLo && id < ids.PlaceHi:
		return &end{thing: tb.S.P.Game.Things[id], point: model.None}
	}
	return nil
}

// chosen returns the pieces and places that may be chosen, or act, now.
func (tb *Table) chosen() (out []*end) {
	seen := map[int32]bool{}
	for i := range tb.S.M.Options().Len() {
		a, opt := tb.S.M.Option(i)
		if opt[0] == machine.PassOption {
			continue
		}
		id := opt[0]
		if a.Acts != nil {
			id = opt[1]
		} else if len(a.Types) == 0 || !a.Types[0].Is(model.ThingOf) {
			continue
		}
		if e := tb.endOf(id); e != nil && !seen[id] {
			seen[id] = true
			out = append(out, e)
		}
	}
	return out
}
