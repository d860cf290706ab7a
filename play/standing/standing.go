// Package standing reads and lists standing answers: what passes a question, or answers it alike,
// whenever it is asked. The session carries them out.
package standing

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// A Game is a session in which standing answers are given, and what is known of its pending
// decision.
type Game struct {
	*session.Session
	Nears    func() bool              // it is about one piece or place and the choice of another
	Near     func(n int) bool         // these are so near to each other
	Given    bool                     // standing answers stand already
	Promises func(share float64) bool // some option has such odds that anything comes of it
}

// An Order is a standing answer that may be given to the pending decision.
type Order struct {
	Line string // as it is typed
	Text string // what it does
}

// Orders lists the standing answers that may be given to the pending decision, which has some
// answers, and to an option of it that is marked; -1: none is. Of what has two answers both may
// stand.
func (g Game) Orders(marked int, answers []int) (out []Order) {
	pass := g.M.Passing()
	if g.Passable() {
		out = g.ordersOf("skip", "pass it")
		if len(answers) == 2 && (marked < 0 || marked == pass) {
			marked = answers[0] + answers[1] - pass
		}
	}
	if o := g.Options(); marked >= 0 && marked != pass && !g.M.AsksPoint() {
		out = append(out, g.ordersOf("always "+o[marked].Key, "answer "+o[marked].Title)...)
	}
	if g.HasAdvice() {
		out = append(out, Order{"always " + Advice + " until " + theEnd, "do as the game advises until the game ends"})
		out = append(out, g.lasting("always "+Advice+" "+All, "whatever I am asked, do as the game advises")...)
	}
	if g.Given {
		out = append(out, Order{"skip off", "end all standing answers: ask me again"})
	}
	return out
}

// ordersOf lists how long an answer may stand, and when it is asked all the same.
func (g Game) ordersOf(line, does string) (out []Order) {
	out = append(g.lasting(line, does), Order{line + " until " + theEnd, does + " until the game ends"})
	if g.HasAdvice() {
		out = append(out, Order{line + " until " + theEnd + " unless " + Advice, does + ", but ask me where the game advises otherwise"})
	}
	if g.Nears() && len(g.Options()) <= few {
		out = append(out, Order{line + " until " + theEnd + " unless 40%", does + ", but ask me where odds are 40 % or more that anything comes of it"})
	}
	return out
}

// lasting lists the phases in progress that an answer may stand for.
func (g Game) lasting(line, does string) (out []Order) {
	phases := g.Phases()
	for i := len(phases) - 1; i >= 0; i-- {
		if title := phases[i].Title; i == len(phases)-1 {
			out = append(out, Order{line, does + " until " + title + " ends"})
		} else if i == len(phases)-2 {
			out = append(out, Order{line + " until " + strings.ToLower(title), does + " until " + title + " ends"})
		}
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

// Read reads how long a standing answer to the pending decision stands, and when that is asked all
// the same, and has it stand so.
func (g Game) Read(k *session.Skip, parts map[string]string) (err error) {
	if err = g.until(&k.Order, cmp.Or(parts["until"], parts[""])); err != nil {
		return err
	}
	if unless, asked := parts["unless"]; asked {
		if k.Unless, err = g.unless(unless); err != nil {
			return err
		}
	}
	g.Stand(k)
	return nil
}

// Stand has a standing answer of this session end, and be asked, as its order says.
func (g Game) Stand(k *session.Skip) {
	switch {
	case k.Phase > 0:
		k.Until = g.M.P.Procs[g.M.F[k.Phase-1].Proc].Name + " ends"
	case k.Track != "":
		t := g.Track(k.Track)
		k.Until, k.Over = t.Title+" moves", func() bool { return g.M.I[g.P.Ids.Track[t]] != k.Was }
	case k.Near > 0:
		k.Until, k.Over = fmt.Sprintf("something is within %d", k.Near), func() bool { return g.Near(k.Near) }
	default:
		k.Until = "the game ends"
	}
	if k.Does = layout.Visible(english.Spaced(k.Answer)); g.M.Pending() == k.Ask() || k.Ask() == nil {
		for _, o := range g.Options() {
			if o.Key == k.Answer {
				k.Does = o.Title
			}
		}
	}
	near, isNear := strings.CutPrefix(k.Unless, "near ")
	n, _ := strconv.Atoi(strings.TrimSuffix(near, "%"))
	switch {
	case k.Unless == "":
	case k.Unless == Advice:
		k.Except, k.Asks = "the game advises otherwise", func() bool { return g.Advised() != g.Standing(k) }
	case isNear:
		k.Except, k.Asks = fmt.Sprintf("something is within %d", n), func() bool { return g.Near(n) }
	default:
		k.Except, k.Asks = fmt.Sprintf("odds are %d %% or more", n), func() bool { return g.Promises(float64(n) / 100) }
	}
}

// unless reads when a decision is asked although it is skipped: when something is near, when an
// option has odds of so many percent to come to something, or when the game advises otherwise.
func (g Game) unless(what string) (string, error) {
	if rest, ok := strings.CutPrefix(what, "near"); ok {
		n, err := g.near(rest)
		return fmt.Sprintf("near %d", n), err
	}
	if what == Advice {
		if !g.HasAdvice() {
			return "", fmt.Errorf("The game has no advice for %s", g.Player().Title)
		}
		return Advice, nil
	}
	n, err := strconv.Atoi(strings.TrimSpace(strings.TrimSuffix(what, "%")))
	if err != nil || n < 1 || n > 100 {
		return "", errors.New("Unless what? Odds, how near, or the advice of the game: skip unless 40%, skip unless near 2, skip unless advised")
	}
	return fmt.Sprintf("%d%%", n), nil
}

// until reads what ends a skip: the phase in progress, another one or a track by name, that
// something comes near, or the end of the game.
func (g Game) until(o *save.Order, what string) (err error) {
	phases := g.Phases()
	if what == "" {
		if len(phases) == 0 {
			return errors.New("No phase is in progress: " + g.untils())
		}
		o.Phase = phases[len(phases)-1].Frame
		return nil
	}
	if rest, ok := strings.CutPrefix(what, "near"); ok {
		o.Near, err = g.near(rest)
		return err
	}
	if what == theEnd {
		return nil
	}
	for i := len(phases) - 1; i >= 0; i-- {
		if leads(phases[i].Title, what) {
			o.Phase = phases[i].Frame
			return nil
		}
	}
	for _, t := range g.P.Game.Things {
		if t == nil || !leads(t.Title, what) && !leads(t.Name, what) {
			continue
		}
		if at, ok := g.P.Ids.Track[t]; ok {
			o.Track, o.Was = t.Name, g.M.I[at]
			return nil
		}
	}
	return fmt.Errorf("Until what? %s", g.untils())
}

// How the end of the game is typed where a skip may end, and the advice of the game where it
// answers or is heeded.
const (
	theEnd = "end"
	Advice = "advised"
	All    = "all" // whatever is asked
)

// leads reports whether a title begins with a word as it is typed.
func leads(title, word string) bool {
	return strings.HasPrefix(english.Slug(title), english.Slug(word))
}

// untils lists what may end a skip now.
func (g Game) untils() string {
	out := []string{"until " + theEnd, "until near 1"}
	for _, p := range g.Phases() {
		out = append(out, "until "+strings.ToLower(p.Title))
	}
	for _, t := range g.P.Game.Things {
		if _, ok := g.P.Ids.Track[t]; ok && t != nil {
			out = append(out, "until "+t.Name)
		}
	}
	return strings.Join(out, ", ")
}

// near reads how near what the pending decision is about is to be to what may be chosen.
func (g Game) near(args string) (int, error) {
	n := 1
	if args = strings.TrimSpace(args); args != "" {
		var err error
		if n, err = strconv.Atoi(args); err != nil || n < 1 || n > save.MostNear {
			return 0, errors.New("How near? A whole number: skip until near 2")
		}
	}
	if !g.Nears() {
		return 0, errors.New("This decision is not about one piece or place and the choice of another, so nothing comes near.")
	}
	return n, nil
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
		case k.All:
			line = "whatever is asked: as the game advises"
		case k.Advised:
			line += ": as the game advises"
		case k.Answer != "":
			line += ": always " + k.Does
		}
		line += fmt.Sprintf(" (%s) until %s", k.Player.Title, k.Until)
		if k.Except != "" {
			line += ", unless " + k.Except
		}
		out = append(out, line)
	}
	return what + strings.Join(out, "; ") + "; skip off ends that."
}

// mostSkips is how many of them are told one by one.
const mostSkips = 2
