package line

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/play/log"
	"sandtable/play/say"
	"sandtable/schema/english"
)

// For a screen reader nothing is drawn and nothing is set in columns: all that is shown is
// sentences, and only what is new. Where the screen draws a board, look says where everything
// stands; news says again what has happened.

const (
	mostSaid  = 10 // sentences of what happened at one decision
	mostNamed = 20 // options that are said one by one
	mostAsked = 40 // and where somebody has named what they have in common
	mostHeard = 5  // names after a group of options
)

// unwrapped is a width at which no sentence is cut into lines: the reader, or the terminal, does
// that.
const unwrapped = 1 << 14

// tell says what is new at a decision: the whole position if that is wanted, else what has happened
// and the figures that have changed; and what is to be decided.
func (s *Screen) tell(sc *scene.Scene, whole bool, news []log.Told) {
	path, figures := s.lay(say.Path(sc)), s.lay(say.SaidFigures(sc))
	if whole {
		s.say(s.talk.Played(sc)...)
	}
	s.tellNews(news)
	if whole || !slices.Equal(path, s.phases) {
		s.print(path...)
	}
	for _, f := range figures {
		if whole || !slices.Contains(s.figured, f) {
			s.print(f)
		}
	}
	if whole {
		s.say(say.Hands(sc)...)
	}
	s.phases, s.figured = path, figures
	if s.talk.S.M.Pending() == nil {
		s.print(s.tellEnd()...)
		return
	}
	s.print(s.saidDecision()...)
	if !s.greeted && s.Terminal && !s.Echo {
		s.greeted = true
		s.print("help says what else may be typed; look says what stands where")
	}
}

// tellNews says what has happened: the weightiest of it, the newest first among what weighs alike,
// and how much there is besides.
func (s *Screen) tellNews(news []log.Told) {
	if len(news) == 0 {
		return
	}
	if n := len(news) - mostSaid; n > 1 {
		s.print(fmt.Sprintf("%s besides these: news says all", english.Count(n, "event")))
		news = log.Weightiest(news, func(kept []log.Told) bool { return len(kept) <= mostSaid })
	}
	s.print(log.Texts(news)...)
}

// saidDecision returns what is to be decided, and the options: one by one, each with its number
// first, or by what is done and who does it.
func (s *Screen) saidDecision() []string {
	p, _ := s.talk.Prompt()
	all := s.talk.All()
	out := append([]string{p.Heading()}, s.lay(p.About)...)
	if len(all) == 0 {
		return append(out, stuck)
	}
	if len(all) > mostNamed {
		out = append(out, english.Count(len(all), "option"))
	}
	return append(append(out, s.saidList(all, false)...), s.lay(s.besides(&p))...)
}

// saidList says options. From now on the numbers that it says are those that may be typed.
func (s *Screen) saidList(which []int, full bool) []string {
	which, left := s.few(which, full)
	answers, beside := s.talk.Apart(which)
	s.talk.Listed = nil
	if full || len(which) <= mostNamed {
		out := s.saidOptions(answers)
		if len(beside) > 0 {
			out = append(append(out, "At any time:"), s.saidOptions(beside)...)
		}
		s.talk.Number(which...)
		return append(out, left...)
	}
	out := s.saidGroups(answers)
	if len(beside) > 0 {
		out = append(out, fmt.Sprintf("At any time: %s", english.Count(len(beside), "option")))
	}
	return out
}

func (s *Screen) saidOptions(which []int) (out []string) {
	costs := s.talk.Costs(which)
	for _, i := range which {
		title := s.talk.S.Options()[i].Title
		if strings.Trim(title, "0123456789.,-") == "" && strings.Contains(title, ",") {
			title = "point " + title
		}
		text := fmt.Sprintf("%d, %s", i+1, title)
		if says := s.talk.Says(i); says != "" {
			text += ": " + says
		}
		out = append(out, english.Join(": ", text, costs[i]))
	}
	return out
}

// saidGroups says how many options there are of each kind, and the first of those that they are
// about.
func (s *Screen) saidGroups(which []int) []string {
	var out []string
	list := s.groupsOf(which)
	for i := range list {
		if i == mostNamed {
			out = append(out, fmt.Sprintf("and %d more kinds", len(list)-i))
			break
		}
		g := &list[i]
		text := fmt.Sprintf("%s: %s", g.title, english.Count(g.count, "option"))
		if g.count == 1 {
			text = g.title
		}
		if n := len(g.said); n > 0 {
			heard := g.said[:min(n, mostHeard)]
			text += ", " + strings.Join(heard, ", ")
			if n > mostHeard {
				text += fmt.Sprintf(" and %d more", n-mostHeard)
			}
		}
		out = append(out, text)
	}
	if len(list) < 2 {
		out = []string{"Any of " + strings.Join(runs(s.talk.Keys(which)), ", ")}
		return append(out, "Type one or several of them, or more to hear all with numbers")
	}
	return append(out, fmt.Sprintf("Type %s to hear these alone, or more to hear all", list[0].key))
}
