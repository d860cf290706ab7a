package talk

import (
	"strings"

	"sandtable/interp/naming"
	"sandtable/play/talk/match"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Completions lists the lines that a beginning may mean: keys of options, commands, and after a
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
		return match.GoOn(line, line, known)
	}
	if c.takes == nil {
		return nil
	}
	return match.GoOn(line, strings.TrimLeft(rest, " "), c.takes(tb))
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

// What may stand after why-not, show, and help.

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
