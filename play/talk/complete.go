package talk

import (
	"slices"
	"strings"

	"sandtable/interp/naming"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// mostCompletions is how many lines are offered whole; of more, each as far as the next word.
const mostCompletions = 12

// Completions lists the lines that a beginning may mean: keys of options, commands, and behind a
// command what it may be asked about.
func (tb *Table) Completions(line string) []string {
	word, rest, more := strings.Cut(line, " ")
	c := command(strings.TrimPrefix(word, ":"))
	if c == nil || !more {
		known := tb.optionKeys()
		if !more {
			colon := line[:len(line)-len(strings.TrimPrefix(line, ":"))]
			known = append(known, english.Each(Verbs(), func(name string) string { return colon + name })...)
		}
		return goOn(line, line, known)
	}
	if c.takes == nil {
		return nil
	}
	return goOn(line, strings.TrimLeft(rest, " "), c.takes(tb))
}

// goOn lists what a line may go on with, so that what is typed of it becomes one of the known
// words.
func goOn(line, typed string, known []string) []string {
	out := english.Each(known, func(k string) string {
		if len(k) >= len(typed) && strings.EqualFold(k[:len(typed)], typed) {
			return line + k[len(typed):]
		}
		return ""
	})
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

// commonLength returns how far lines that are sorted agree.
func commonLength(sorted []string) int {
	first, last := sorted[0], sorted[len(sorted)-1]
	n := 0
	for n < len(first) && n < len(last) && first[n] == last[n] {
		n++
	}
	return n
}

// find returns the first of a list to which something applies; nil if there is none.
func find[T any](list []*T, is func(x *T) bool) *T {
	if i := slices.IndexFunc(list, is); i >= 0 {
		return list[i]
	}
	return nil
}

func (tb *Table) optionKeys() []string {
	return english.Each(tb.S.Options(), func(o naming.Option) string { return o.Key })
}

func (tb *Table) actionNames() []string {
	return english.Each(tb.S.P.Game.Actions, func(a *model.Action) string { return a.Name })
}

func (tb *Table) tableNames() []string {
	return english.Each(tb.S.P.Game.Tables, func(t *model.Table) string { return t.Name })
}

func (tb *Table) valueNames() []string {
	return append(english.Each(tb.values(), func(v *model.Value) string { return v.Name }), theMove)
}

func (tb *Table) sectionNames() []string {
	return english.Each(tb.S.P.Game.Sections, func(sec *model.Section) string { return sec.ID })
}

// What may stand behind why-not, show, and help.

func (tb *Table) refusable() []string { return append(tb.actionNames(), tb.seenNames()...) }
func (tb *Table) showable() []string  { return append(tb.tableNames(), tb.refusable()...) }
func (tb *Table) topics() []string    { return append(Verbs(), tb.actionNames()...) }

// seenNames returns the names of all that the one at the screen sees. The scene knows nothing else.
func (tb *Table) seenNames() (out []string) {
	sc := tb.Scene()
	for i := range sc.Things {
		if t := &sc.Things[i]; t.Name != "" && !t.Unknown {
			out = append(out, t.Name)
		}
	}
	for t := range tb.S.P.Game.Of(model.KindSpace) {
		if t.Name != "" {
			out = append(out, t.Name)
		}
	}
	return out
}
