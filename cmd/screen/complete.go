package screen

import (
	"slices"
	"strings"

	"sandtable/schema/model"
)

// mostCompletions is how many lines are offered whole; of more, each as far as the next word.
const mostCompletions = 12

// completions lists the lines that a beginning may mean: keys of options, commands, and behind a
// command what it may be asked about.
func (s *Screen) completions(line string) []string {
	word, rest, more := strings.Cut(line, " ")
	c := command(strings.TrimPrefix(word, ":"))
	if c == nil || !more {
		known := s.optionKeys()
		if !more {
			known = append(known, verbNames(strings.HasPrefix(line, ":"))...)
		}
		return goOn(line, line, known)
	}
	rest = strings.TrimLeft(rest, " ")
	return goOn(line, rest, s.argumentsOf(c))
}

// goOn lists what a line may go on with, so that what is typed of it becomes one of the known
// words.
func goOn(line, typed string, known []string) []string {
	var out []string
	for _, k := range known {
		if len(k) >= len(typed) && strings.EqualFold(k[:len(typed)], typed) {
			out = append(out, line+k[len(typed):])
		}
	}
	slices.Sort(out)
	out = slices.Compact(out)
	if len(out) <= mostCompletions {
		return out
	}
	from := commonLength(out)
	for i, text := range out {
		if n := strings.IndexAny(text[from:], " -@"); n >= 0 {
			out[i] = text[:from+n+1]
		}
	}
	return slices.Compact(out)
}

// commonLength is how far lines that are sorted agree.
func commonLength(sorted []string) int {
	first, last := sorted[0], sorted[len(sorted)-1]
	n := 0
	for n < len(first) && n < len(last) && first[n] == last[n] {
		n++
	}
	return n
}

func (s *Screen) optionKeys() (out []string) {
	for _, o := range s.S.Options() {
		out = append(out, o.Key)
	}
	return out
}

func verbNames(colon bool) (out []string) {
	for _, v := range verbs {
		if colon {
			out = append(out, ":"+v.name)
			continue
		}
		out = append(out, v.name)
	}
	return out
}

// argumentsOf lists what a command may be asked about.
func (s *Screen) argumentsOf(c *verb) (out []string) {
	g := s.S.P.Game
	switch c.takes {
	case takesOption:
		return s.optionKeys()
	case takesRefused:
		return append(s.actionNames(), s.seenNames()...)
	case takesThing:
		for _, t := range g.Tables {
			out = append(out, t.Name)
		}
		return append(append(out, s.actionNames()...), s.seenNames()...)
	case takesPlace:
		return s.seenNames()
	case takesValue:
		for _, v := range g.Values {
			out = append(out, v.Name)
		}
	case takesSection:
		for _, sec := range g.Sections {
			out = append(out, sec.ID)
		}
	case takesTopic:
		for _, v := range verbs {
			out = append(out, v.name)
		}
		return append(out, s.actionNames()...)
	}
	return out
}

func (s *Screen) actionNames() (out []string) {
	for _, a := range s.S.P.Game.Actions {
		out = append(out, a.Name)
	}
	return out
}

// seenNames is the names of all that the one at the screen sees. The scene knows nothing else.
func (s *Screen) seenNames() (out []string) {
	sc := s.scene()
	for i := range sc.Things {
		if t := &sc.Things[i]; t.Name != "" && !t.Unknown {
			out = append(out, t.Name)
		}
	}
	for _, t := range s.S.P.Game.Things {
		if t != nil && t.Name != "" && t.Kind.Is(model.KindSpace) {
			out = append(out, t.Name)
		}
	}
	return out
}

// An argument is what stands behind a command.
type argument uint8

const (
	takesNothing argument = iota
	takesOption
	takesRefused // what might have been an option
	takesThing
	takesPlace
	takesValue
	takesSection
	takesTopic
)
