// Package standing reads and lists standing answers: what passes a question, or answers it alike,
// whenever it is asked. The session carries them out.
package standing

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"sandtable/play/session"
	"sandtable/schema/english"
)

// A Game is a session in which standing answers are given, and what is known of its pending decision.
type Game struct {
	*session.Session
	Nears    func() bool              // it is about one piece or place and the choice of another
	Near     func(n int) bool         // these are so near to each other
	Promises func(share float64) bool // some option has such odds that anything comes of it
}

// An Order is a standing answer that may be given to the pending decision.
type Order struct {
	Line string // as it is typed
	Text string // what it does
}

// Orders lists the standing answers that may be given to the pending decision, which has some answers,
// and to an option of it that is marked; -1: none is. Of what has two answers both may stand.
func (g Game) Orders(marked int, answers []int) (out []Order) {
	pass := g.M.Passing()
	if g.Passable() {
		out = g.ordersOf("skip", "pass it")
		if len(answers) == 2 && (marked < 0 || marked == pass) {
			marked = answers[0] + answers[1] - pass
		}
	}
	if o := g.Options(); marked >= 0 && marked != pass && !g.M.AsksPoint() {
		out = append(out, g.ordersOf("always "+o[marked].Key, "answer "+english.Spaced(o[marked].Key))...)
	}
	if g.HasAdvice() && !g.M.AsksPoint() {
		out = append(out, Order{"always " + Advice + " until " + theEnd, "do as the game advises until the game ends"})
	}
	if len(g.Skips()) > 0 {
		out = append(out, Order{"skip off", "end all standing answers: ask me again"})
	}
	return out
}

// ordersOf lists how long an answer may stand, and when it is asked all the same.
func (g Game) ordersOf(line, does string) (out []Order) {
	phases := g.Phases()
	for i := len(phases) - 1; i >= 0; i-- {
		if title := phases[i].Title; i == len(phases)-1 {
			out = append(out, Order{line, does + " until " + title + " ends"})
		} else if i == len(phases)-2 {
			out = append(out, Order{line + " until " + strings.ToLower(title), does + " until " + title + " ends"})
		}
	}
	out = append(out, Order{line + " until " + theEnd, does + " until the game ends"})
	if g.HasAdvice() {
		out = append(out, Order{line + " until " + theEnd + " unless " + Advice, does + ", but ask me where the game advises otherwise"})
	}
	if g.Nears() && len(g.Options()) <= few {
		out = append(out, Order{line + " until " + theEnd + " unless 40%", does + ", but ask me where odds are 40 % or more that anything comes of it"})
	}
	return out
}

// Recurs reports whether the pending decision has been asked of its player so often that a standing
// answer is worth a word. What is to be done in one's turn is asked again and again, and meant.
func (g Game) Recurs() bool {
	a := g.M.Pending()
	return a != nil && a.Menu == nil && a.SoFar == nil && g.AskedBefore() >= recurring
}

const (
	recurring = 2  // how often a question has been answered before standing answers are offered
	few       = 10 // of how many options odds are asked unasked
)

// Parted parts a standing order at the words until and unless, which come in any order; what stands
// before them is under "".
func Parted(args string) map[string]string {
	parts, at := map[string]string{}, ""
	for _, word := range strings.Fields(args) {
		if word == "until" || word == "unless" {
			at, word = word, ""
		}
		parts[at] = strings.TrimSpace(parts[at] + " " + word)
	}
	return parts
}

// Read reads what ends a standing answer, and when the decision is asked all the same.
func (g Game) Read(k *session.Skip, parts map[string]string) (phase *session.Phase, err error) {
	if k.Until, phase, k.Over, err = g.until(cmp.Or(parts["until"], parts[""])); err != nil {
		return nil, err
	}
	if unless, asked := parts["unless"]; asked {
		k.Unless, k.Asks, err = g.unless(k, unless)
	}
	return phase, err
}

// unless reads when a decision is asked although it is skipped: when something is near, when an
// option has odds of so many percent to come to something, or when the game advises otherwise.
func (g Game) unless(k *session.Skip, what string) (text string, asks func() bool, err error) {
	if rest, ok := strings.CutPrefix(what, "near"); ok {
		text, _, asks, err = g.untilNear(strings.TrimSpace(rest))
		return text, asks, err
	}
	if what == Advice {
		if !g.HasAdvice() {
			return "", nil, fmt.Errorf("The game has no advice for %s", g.Player().Title)
		}
		return "the game advises otherwise", func() bool { return g.Advised() != g.Standing(k) }, nil
	}
	n, err := strconv.Atoi(strings.TrimSpace(strings.TrimSuffix(what, "%")))
	if err != nil || n < 1 || n > 100 {
		return "", nil, errors.New("Unless what? Odds, how near, or the advice of the game: skip unless 40%, skip unless near 2, skip unless advised")
	}
	return fmt.Sprintf("odds are %d %% or more", n), func() bool { return g.Promises(float64(n) / 100) }, nil
}

// until reads what ends a skip: the phase in progress, another one or a track by name, that something
// comes near, or the end of the game.
func (g Game) until(what string) (text string, phase *session.Phase, over func() bool, err error) {
	phases := g.Phases()
	if what == "" {
		if len(phases) == 0 {
			return "", nil, nil, errors.New("No phase is in progress: " + g.untils())
		}
		p := &phases[len(phases)-1]
		return p.Title + " ends", p, nil, nil
	}
	if rest, ok := strings.CutPrefix(what, "near"); ok {
		return g.untilNear(strings.TrimSpace(rest))
	}
	if what == theEnd {
		return "the game ends", nil, nil, nil
	}
	for i := len(phases) - 1; i >= 0; i-- {
		if leads(phases[i].Title, what) {
			return phases[i].Title + " ends", &phases[i], nil, nil
		}
	}
	for _, t := range g.P.Game.Things {
		if t == nil || !leads(t.Title, what) && !leads(t.Name, what) {
			continue
		}
		at, ok := g.P.Ids.Track[t]
		if !ok {
			continue
		}
		was := g.M.I[at]
		return t.Title + " moves", nil, func() bool { return g.M.I[at] != was }, nil
	}
	return "", nil, nil, fmt.Errorf("Until what? %s", g.untils())
}

// How the end of the game is typed where a skip may end, and the advice of the game where it answers
// or is heeded.
const (
	theEnd = "end"
	Advice = "advised"
)

// leads reports whether a title begins with a word as it is typed.
func leads(title, word string) bool {
	return strings.HasPrefix(english.Slug(title), english.Slug(word))
}

// untils lists what may end a skip now.
func (g Game) untils() string {
	out := []string{"skip until " + theEnd, "skip until near 1"}
	for _, p := range g.Phases() {
		out = append(out, "skip until "+strings.ToLower(p.Title))
	}
	for _, t := range g.P.Game.Things {
		if _, ok := g.P.Ids.Track[t]; ok && t != nil {
			out = append(out, "skip until "+t.Name)
		}
	}
	return strings.Join(out, ", ")
}

// untilNear ends a skip where what the decision is about is so near to what may be chosen.
func (g Game) untilNear(args string) (text string, phase *session.Phase, over func() bool, err error) {
	n := 1
	if args != "" {
		if n, err = strconv.Atoi(args); err != nil || n < 1 {
			return "", nil, nil, fmt.Errorf("How near? A whole number: skip until near 2")
		}
	}
	if !g.Nears() {
		return "", nil, nil, errors.New("This decision is not about one piece or place and the choice of another, so nothing comes near.")
	}
	return fmt.Sprintf("something is within %d", n), nil, func() bool { return g.Near(n) }, nil
}

// Told tells of standing answers, so that nobody wonders why something is not asked; "" of none.
func Told(skips []*session.Skip) string {
	if len(skips) == 0 {
		return ""
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
	return what + strings.Join(out, "; ") + "; skip off ends that."
}

// mostSkips is how many of them are told one by one.
const mostSkips = 2
