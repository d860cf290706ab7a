package talk

import (
	"cmp"
	"strconv"
	"strings"

	"sandtable/interp/view"
	"sandtable/play/say"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// cite prints a section of the rules; without an argument the one of the pending decision or phase.
func (tb *Table) cite(args string) Answer {
	if args == "" {
		args = tb.hereRef()
	}
	if args == "" {
		return reply("Which section? cite 4.1")
	}
	sec := cmp.Or(tb.section(args), tb.declares(args))
	if sec == nil {
		return replyf("There is no section %q; %s", args, tb.sectionHint(args))
	}
	return said(tb.sectionLines(sec)...)
}

// hereRef returns the rule that the pending decision, or else the phase in progress, refers to.
func (tb *Table) hereRef() string {
	if a := tb.S.M.Pending(); a != nil && a.Ref != "" {
		return a.Ref
	}
	v := view.Position(tb.S.M, tb.Viewer())
	for i := len(v.Phases) - 1; i >= 0; i-- {
		if v.Phases[i].Ref != "" {
			return v.Phases[i].Ref
		}
	}
	return ""
}

// section finds a section by its number or its title.
func (tb *Table) section(name string) *model.Section {
	return find(tb.S.P.Game.Sections, func(sec *model.Section) bool {
		return strings.EqualFold(sec.ID, name) || english.Slug(sec.Title) == english.Slug(name)
	})
}

// declares finds the section that declares what has a name.
func (tb *Table) declares(name string) *model.Section {
	for _, t := range tb.things(name) {
		if sec := tb.section(t.Ref); sec != nil {
			return sec
		}
	}
	return nil
}

func (tb *Table) sectionHint(name string) string {
	ids := tb.sections(func(sec *model.Section) bool {
		return strings.HasPrefix(sec.ID, name) || len(name) > 2 && strings.Contains(strings.ToLower(sec.Title), strings.ToLower(name))
	})
	if near := tb.nearSection(name); len(ids) == 0 && near != nil {
		return "the nearest is " + near.ID + " " + near.Title
	}
	if len(ids) == 0 {
		return "the first is " + tb.firstSection()
	}
	return "there are " + english.Some(ids, 12)
}

// sections lists the headings of some sections.
func (tb *Table) sections(are func(*model.Section) bool) []string {
	return english.Each(tb.S.P.Game.Sections, func(sec *model.Section) string {
		if are(sec) {
			return sec.ID + " " + sec.Title
		}
		return ""
	})
}

// nearSection returns the section whose number has the longest beginning in common with one that is
// not there; without any, the last one of a number beyond all, or the one with a title like it.
func (tb *Table) nearSection(name string) *model.Section {
	var best *model.Section
	for up := name; best == nil && up != ""; {
		i := strings.LastIndex(up, ".")
		if i < 0 {
			break
		}
		up = up[:i]
		best = tb.section(up)
	}
	if best != nil {
		return best
	}
	want, err := strconv.Atoi(name)
	for _, sec := range tb.S.P.Game.Sections {
		if n, bad := strconv.Atoi(sec.ID); err == nil && bad == nil && n <= want {
			best = sec
		}
	}
	if err == nil {
		return best
	}
	titles := english.Each(tb.S.P.Game.Sections, func(sec *model.Section) string { return english.Slug(sec.Title) })
	if near := diag.Suggest(english.Slug(name), titles); near != "" {
		return tb.section(near)
	}
	return nil
}

func (tb *Table) firstSection() string {
	if len(tb.S.P.Game.Sections) == 0 {
		return "none: this game has no sections"
	}
	sec := tb.S.P.Game.Sections[0]
	return sec.ID + " " + sec.Title
}

// sectionLines returns a section's heading and words, and what lies under it.
func (tb *Table) sectionLines(sec *model.Section) []say.Line {
	out := append([]say.Line{say.Headed(sec.ID+" "+sec.Title, "")}, wordsIn(sec)...)
	if sec.Open != "" {
		out = append(out, say.Line{Text: "(" + sec.Open + ")"})
	}
	subs := tb.sections(func(sub *model.Section) bool {
		return sub.Parent == sec || strings.HasPrefix(sub.ID, sec.ID+".") && !strings.Contains(sub.ID[len(sec.ID)+1:], ".")
	})
	if len(subs) > 0 {
		out = append(out, say.Line{Label: "See also ", Text: strings.Join(subs, ", ")})
	}
	return out
}
