package talk

import (
	"slices"
	"strings"

	"sandtable/interp"
	"sandtable/schema/model"
)

// mostCompletions is how many lines are offered whole; of more, each as far as the next word.
const mostCompletions = 12

// Completions lists the lines that a beginning may mean: keys of options, commands, and behind a
// command what it may be asked about.
func (s *Table) Completions(line string) []string {
	word, rest, more := strings.Cut(line, " ")
	c := command(strings.TrimPrefix(word, ":"))
	if c == nil || !more {
		known := s.optionKeys()
		for _, name := range Verbs() {
			switch {
			case more:
			case strings.HasPrefix(line, ":"):
				known = append(known, ":"+name)
			default:
				known = append(known, name)
			}
		}
		return goOn(line, line, known)
	}
	if c.takes == nil {
		return nil
	}
	return goOn(line, strings.TrimLeft(rest, " "), c.takes(s))
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

// names is what each of a list is called.
func names[T any](list []T, name func(T) string) (out []string) {
	for _, x := range list {
		out = append(out, name(x))
	}
	return out
}

// find is the first of a list to which something applies; nil if there is none.
func find[T any](list []*T, is func(x *T) bool) *T {
	if i := slices.IndexFunc(list, is); i >= 0 {
		return list[i]
	}
	return nil
}

func (s *Table) optionKeys() []string {
	return names(s.S.Options(), func(o interp.Option) string { return o.Key })
}

func (s *Table) actionNames() []string {
	return names(s.S.P.Game.Actions, func(a *model.Action) string { return a.Name })
}

func (s *Table) tableNames() []string {
	return names(s.S.P.Game.Tables, func(t *model.Table) string { return t.Name })
}

func (s *Table) valueNames() []string {
	return names(s.S.P.Game.Values, func(v *model.Value) string { return v.Name })
}

func (s *Table) sectionNames() []string {
	return names(s.S.P.Game.Sections, func(sec *model.Section) string { return sec.ID })
}

// What may stand behind why-not, show, and help.

func (s *Table) refusable() []string { return append(s.actionNames(), s.seenNames()...) }
func (s *Table) showable() []string  { return append(s.tableNames(), s.refusable()...) }
func (s *Table) topics() []string    { return append(Verbs(), s.actionNames()...) }

// seenNames is the names of all that the one at the screen sees. The scene knows nothing else.
func (s *Table) seenNames() (out []string) {
	sc := s.Scene()
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
