package talk

import (
	"cmp"
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
	return tb.stand(&session.Skip{}, parted(args))
}

// always takes an option now and whenever it may be taken where the same is asked.
func (tb *Table) always(args string) Answer {
	if len(tb.S.Options()) == 0 {
		return reply(afterEnd)
	}
	const which = "Always what? The number or the key of one option: "
	parts := parted(args)
	what := parts[""]
	if what == "" {
		return reply(which + "always " + tb.S.Options()[0].Key + ".")
	}
	if what == advice && tb.S.HasAdvice() {
		parts[""] = ""
		return tb.stand(&session.Skip{Advised: true}, parts)
	}
	found := tb.meant(what)
	if len(found) != 1 {
		return replyf(which+"%q means %s.", what, english.Count(len(found), "option"))
	}
	parts[""] = ""
	return tb.stand(&session.Skip{Answer: tb.S.Options()[found[0]].Key}, parts)
}

// parted parts a standing order at the words until and unless, which come in any order; what stands
// before them is under "".
func parted(args string) map[string]string {
	parts, at := map[string]string{}, ""
	for _, word := range strings.Fields(args) {
		if word == "until" || word == "unless" {
			at, word = word, ""
		}
		parts[at] = strings.TrimSpace(parts[at] + " " + word)
	}
	return parts
}

// stand gives a standing order: what ends it, and when the decision is asked all the same.
func (tb *Table) stand(k *session.Skip, parts map[string]string) Answer {
	if len(tb.S.Options()) == 0 {
		return reply(afterEnd)
	}
	var phase *session.Phase
	var err error
	if k.Until, phase, k.Over, err = tb.until(cmp.Or(parts["until"], parts[""])); err != nil {
		return reply(err.Error())
	}
	if unless, asked := parts["unless"]; asked {
		if k.Unless, k.Asks, err = tb.unless(k, unless); err != nil {
			return reply(err.Error())
		}
	}
	a := tb.S.M.Pending()
	k.What = english.Title(a.Title)
	if in, _ := tb.asker(a); in != "" && in != a.Title {
		k.What = in + ", " + k.What
	}
	err = tb.S.Skip(k, phase)
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

// unless reads when a decision is asked although it is skipped: when something is near, when an
// option has odds of so many percent to come to something, or when the game advises otherwise.
func (tb *Table) unless(k *session.Skip, what string) (text string, asks func() bool, err error) {
	if rest, ok := strings.CutPrefix(what, "near"); ok {
		text, _, asks, err = tb.untilNear(strings.TrimSpace(rest))
		return text, asks, err
	}
	if what == advice {
		if !tb.S.HasAdvice() {
			return "", nil, fmt.Errorf("The game has no advice for %s", tb.S.Player().Title)
		}
		return "the game advises otherwise", func() bool { return tb.S.Advised() != tb.S.Standing(k) }, nil
	}
	n, err := strconv.Atoi(strings.TrimSpace(strings.TrimSuffix(what, "%")))
	if err != nil || n < 1 || n > 100 {
		return "", nil, errors.New("Unless what? Odds, how near, or the advice of the game: skip unless 40%, skip unless near 2, skip unless advised")
	}
	return fmt.Sprintf("odds are %d %% or more", n), func() bool { return tb.promises(float64(n) / 100) }, nil
}

// promises reports whether some option but to pass has such odds that anything comes of it that
// does not come in any case. Where there are many, or odds cannot be told, it is not known, and
// asked.
func (tb *Table) promises(share float64) bool {
	ctx, stop := tb.interruptible()
	defer stop()
	pass, n := tb.S.M.Passing(), len(tb.S.Options())
	if n > mostOptions {
		return true
	}
	for i := range n {
		if i == pass {
			continue
		}
		p, err := tb.teller().Among(ctx, tb.S.M, tb.S.M.Player(), i, n, false)
		if err != nil {
			return true
		}
		if p.Anything() >= share-1e-9 {
			return true
		}
	}
	return false
}

// until reads what ends a skip: the phase in progress, another one or a track by name, that something
// comes near, or the end of the game.
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
	if what == theEnd {
		return "the game ends", nil, nil, nil
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

// How the end of the game is typed where a skip may end, and the advice of the game where it answers
// or is heeded.
const (
	theEnd = "end"
	advice = "advised"
)

// leads reports whether a title begins with a word as it is typed.
func leads(title, word string) bool {
	return strings.HasPrefix(english.Slug(title), english.Slug(word))
}

// untils lists what may end a skip now.
func (tb *Table) untils() string {
	out := []string{"skip until " + theEnd, "skip until near 1"}
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
	out, what := []string{}, "Skipped: "
	for i, k := range skips {
		if k.Answer != "" || k.Advised {
			what = "Standing orders: "
		}
		if i == mostSkips-1 && len(skips) > mostSkips {
			out = append(out, english.Count(len(skips)-i, "decision")+" more")
			break
		}
		line := k.What
		switch {
		case k.Advised:
			line += ": as the game advises"
		case k.Answer != "":
			line += ": always " + k.Answer
		}
		line += fmt.Sprintf(" (%s) until %s", k.Player.Title, k.Until)
		if k.Unless != "" {
			line += ", unless " + k.Unless
		}
		out = append(out, line)
	}
	return say.Faintly(what + strings.Join(out, "; ") + "; skip off ends that.")
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

// An Order is a standing answer that may be given to the pending decision.
type Order struct {
	Line string // as it is typed
	Text string // what it does
}

// Orders lists the standing answers that may be given to the pending decision, and to an option of it
// that is marked; -1: none is. Of what has two answers both may stand.
func (tb *Table) Orders(marked int) (out []Order) {
	if len(tb.S.Options()) == 0 || !tb.Mine() {
		return nil
	}
	pass := tb.S.M.Passing()
	if answers, _ := tb.Apart(tb.All()); tb.S.Passable() {
		out = tb.ordersOf("skip", "pass it")
		if len(answers) == 2 && (marked < 0 || marked == pass) {
			marked = answers[0] + answers[1] - pass
		}
	}
	if o := tb.S.Options(); marked >= 0 && marked != pass && !tb.S.M.AsksPoint() {
		out = append(out, tb.ordersOf("always "+o[marked].Key, "answer "+english.Spaced(o[marked].Key))...)
	}
	if tb.S.HasAdvice() && !tb.S.M.AsksPoint() {
		out = append(out, Order{"always " + advice + " until " + theEnd, "do as the game advises until the game ends"})
	}
	if len(tb.S.Skips()) > 0 {
		out = append(out, Order{"skip off", "end all standing answers: ask me again"})
	}
	return out
}

// orders answers with the standing answers that may be given.
func (tb *Table) orders(string) Answer {
	var out []say.Line
	for _, o := range tb.Orders(-1) {
		out = append(out, say.Under("  ", o.Text+": "+o.Line))
	}
	if out == nil {
		return reply("This has no standing answer: it cannot be passed. always OPTION takes an option now and whenever the same is asked.")
	}
	return said(out...)
}

// ordersOf lists how long an answer may stand, and when it is asked all the same.
func (tb *Table) ordersOf(line, does string) (out []Order) {
	phases := tb.S.Phases()
	for i := len(phases) - 1; i >= 0; i-- {
		if title := phases[i].Title; i == len(phases)-1 {
			out = append(out, Order{line, does + " until " + title + " ends"})
		} else if i == len(phases)-2 {
			out = append(out, Order{line + " until " + strings.ToLower(title), does + " until " + title + " ends"})
		}
	}
	out = append(out, Order{line + " until " + theEnd, does + " until the game ends"})
	if tb.S.HasAdvice() {
		out = append(out, Order{line + " until " + theEnd + " unless " + advice, does + ", but ask me where the game advises otherwise"})
	}
	if len(tb.concerned()) > 0 && len(tb.chosen()) > 0 && len(tb.S.Options()) <= mostOptions {
		out = append(out, Order{line + " until " + theEnd + " unless 40%", does + ", but ask me where odds are 40 % or more that anything comes of it"})
	}
	return out
}

// Recurs reports whether the pending decision has been asked of its player so often that a standing
// answer is worth a word. What is to be done in one's turn is asked again and again, and meant.
func (tb *Table) Recurs() bool {
	a := tb.S.M.Pending()
	return a != nil && a.Menu == nil && a.SoFar == nil && tb.Mine() && tb.S.AskedBefore() >= recurring && len(tb.Orders(-1)) > 0
}

// recurring is how often a question has been answered before standing answers are offered.
const recurring = 2
