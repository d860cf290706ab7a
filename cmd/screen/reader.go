package screen

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/cmd/session"
	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// For a screen reader nothing is drawn and nothing is set in columns: all that is shown is
// sentences, and only what is new. Where the screen draws a board, look says where everything
// stands; news says again what has happened.

const (
	mostSaid  = 10 // sentences of what happened at one decision
	mostNamed = 20 // options that are said one by one
	mostAsked = 40 // and where somebody has named what they have in common
	mostHeard = 5  // names behind a group of options
)

// unwrapped is a width at which no sentence is cut into lines: the reader, or the terminal, does
// that.
const unwrapped = 1 << 14

// tell says what is new at a decision: the whole position if that is wanted, else what has happened
// and the figures that have changed; and what is to be decided.
func (s *Screen) tell(sc *scene.Scene, whole bool, news []session.Told) {
	path, figures := s.path(sc), s.saidFigures(sc)
	if whole {
		s.print(s.saidWhere(sc)...)
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
		s.print(s.hands(sc)...)
	}
	s.phases, s.figured = path, figures
	if s.S.M.Pending() == nil {
		s.print(s.tellEnd()...)
		return
	}
	s.print(s.saidDecision()...)
	if !s.greeted && s.Terminal && !s.Echo {
		s.greeted = true
		s.print("help says what else may be typed; look says what stands where")
	}
}

// saidWhere is what is played.
func (s *Screen) saidWhere(sc *scene.Scene) []string {
	what := append([]string{sc.Game, sc.Scenario}, sc.Variants...)
	what = slices.DeleteFunc(what, func(t string) bool { return t == "" })
	return []string{fmt.Sprintf("%s, decision %d", strings.Join(what, ", "), s.S.At()+1)}
}

// tellNews says what has happened: the weightiest of it, the newest first among what weighs alike,
// and how much there is besides.
func (s *Screen) tellNews(news []session.Told) {
	if len(news) == 0 {
		return
	}
	if n := len(news) - mostSaid; n > 1 {
		s.print(fmt.Sprintf("%s besides these: news says all", english.Count(n, "event")))
		news = session.Weightiest(news, func(kept []session.Told) bool { return len(kept) <= mostSaid })
	}
	s.print(session.Texts(news)...)
}

// sayNews says again what has happened since somebody last decided, all of it.
func (s *Screen) sayNews(string) error {
	if len(s.told) == 0 {
		return s.answer("Nothing has happened yet.")
	}
	return s.answer(dedent(session.Texts(s.told))...)
}

// saidFigures is the figures of tracks, players and whatever else there is one of, each a sentence.
func (s *Screen) saidFigures(sc *scene.Scene) []string {
	var out []string
	for _, t := range sc.Tracks {
		if !t.Scored {
			continue
		}
		if t.Last != "" && strings.ContainsAny(t.Box+t.Last, " _") {
			out = append(out, fmt.Sprintf("%s %s, the last is %s", t.Title, t.Box, t.Last))
		} else {
			out = append(out, t.Title+" "+t.WhereSaid())
		}
	}
	for _, f := range sc.Header.Sums {
		out = append(out, f.String())
	}
	for _, x := range sc.Header.Score {
		t := &sc.Things[x.Ref]
		if d := scored(t, details); d != "" {
			out = append(out, t.Title+": "+d)
		}
	}
	return out
}

// hands is what lies in hands, and how to hear of the rest.
func (s *Screen) hands(sc *scene.Scene) []string {
	var out []string
	rest := 0
	for i := range sc.Off {
		p := &sc.Off[i]
		switch {
		case p.Role == scene.Hand && !p.Closed:
			out = append(out, english.Title(sc.Things[p.Place].Title)+": "+pile(sc, p))
		case p.Role == scene.Box || p.Role == scene.Hand:
			rest++
		}
	}
	if rest > 0 {
		out = append(out, "status says what else lies beside the board")
	}
	return out
}

// saidDecision is what is to be decided, and the options: one by one, each with its number first,
// or by what is done and who does it.
func (s *Screen) saidDecision() []string {
	a, opts := s.S.M.Pending(), s.S.Options()
	out := []string{s.S.Player().Title + ": " + a.Title + s.round(a) + model.Cite(a.Ref)}
	out = append(out, s.about(a)...)
	if len(opts) == 0 {
		return append(out, "There is no legal option: the game is stuck. This is a fault of the content; undo goes back.")
	}
	if len(opts) > mostNamed {
		out = append(out, english.Count(len(opts), "option"))
	}
	all := make([]int, len(opts))
	for i := range all {
		all[i] = i
	}
	return append(append(append(out, s.saidList(all, false)...), s.open(a)...), s.skipping()...)
}

// saidList says options. From now on the numbers that it says are those that may be typed.
func (s *Screen) saidList(which []int, full bool) []string {
	which, left := s.few(which, full)
	answers, beside := s.apart(which)
	s.listed = nil
	if full || len(which) <= mostNamed {
		out := s.saidOptions(answers)
		if len(beside) > 0 {
			out = append(append(out, "At any time:"), s.saidOptions(beside)...)
		}
		s.numbered(which)
		return append(out, left...)
	}
	out := s.saidGroups(answers)
	if len(beside) > 0 {
		out = append(out, fmt.Sprintf("At any time: %s", english.Count(len(beside), "option")))
	}
	return out
}

func (s *Screen) saidOptions(which []int) (out []string) {
	for _, i := range which {
		title := s.S.Options()[i].Title
		if strings.Trim(title, "0123456789.,-") == "" && strings.Contains(title, ",") {
			title = "point " + title
		}
		text := fmt.Sprintf("%d, %s", i+1, title)
		if says := s.says(i); says != "" {
			text += ": " + says
		}
		out = append(out, text)
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
		var keys []string
		for _, i := range which {
			keys = append(keys, s.S.Options()[i].Key)
		}
		out = []string{"Any of " + strings.Join(runs(keys), ", ")}
		return append(out, "Type one or several of them, or more to hear all with numbers")
	}
	return append(out, fmt.Sprintf("Type %s to hear these alone, or more to hear all", list[0].key))
}
