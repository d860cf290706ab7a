package outline

import (
	"slices"
	"strconv"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Called reports whether a section has a name: its number, or its title.
func Called(sec *model.Section, name string) bool {
	return strings.EqualFold(sec.ID, name) || english.Slug(sec.Title) == english.Slug(name)
}

// Section finds a section by its number or its title; nil if there is none.
func Section(g *model.Game, name string) *model.Section {
	return model.Find(g.Sections, func(sec *model.Section) bool { return Called(sec, name) })
}

// ByNumber sets sections that have numbers in the order of these, whatever files they stand in.
func ByNumber(sections []*model.Section) []*model.Section {
	var at []int
	var numbered []*model.Section
	for i, sec := range sections {
		if sec.Number() != nil {
			at, numbered = append(at, i), append(numbered, sec)
		}
	}
	slices.SortStableFunc(numbered, func(a, b *model.Section) int { return slices.Compare(a.Number(), b.Number()) })
	out := slices.Clone(sections)
	for i, sec := range numbered {
		out[at[i]] = sec
	}
	return out
}

// SectionHint says which sections there are in the stead of one that is not there.
func SectionHint(g *model.Game, name string) string {
	ids := headings(g, func(sec *model.Section) bool {
		return strings.HasPrefix(sec.ID, name) || len(name) > 2 && strings.Contains(strings.ToLower(sec.Title), strings.ToLower(name))
	})
	if near := near(g, name); len(ids) == 0 && near != nil {
		return "the nearest is " + heading(near)
	}
	switch {
	case len(ids) > 0:
		return "there are " + english.Some(ids, 12)
	case len(g.Sections) == 0:
		return "the first is none: this game has no sections"
	}
	return "the first is " + heading(g.Sections[0])
}

// Under lists the headings of the sections that lie directly under another one.
func Under(g *model.Game, sec *model.Section) []string {
	return headings(g, func(sub *model.Section) bool {
		return sub.Parent == sec || strings.HasPrefix(sub.ID, sec.ID+".") && !strings.Contains(sub.ID[len(sec.ID)+1:], ".")
	})
}

func heading(sec *model.Section) string { return sec.ID + " " + sec.Title }

// headings lists the headings of some sections.
func headings(g *model.Game, are func(*model.Section) bool) []string {
	return english.Each(g.Sections, func(sec *model.Section) string {
		if are(sec) {
			return heading(sec)
		}
		return ""
	})
}

// near returns the section whose number has the longest beginning in common with one that is not
// there; without any, the last one of a number beyond all, or the one with a title like it.
func near(g *model.Game, name string) *model.Section {
	var best *model.Section
	for up := name; best == nil && up != ""; {
		i := strings.LastIndex(up, ".")
		if i < 0 {
			break
		}
		up = up[:i]
		best = Section(g, up)
	}
	if best != nil {
		return best
	}
	want, err := strconv.Atoi(name)
	for _, sec := range g.Sections {
		if n, bad := strconv.Atoi(sec.ID); err == nil && bad == nil && n <= want {
			best = sec
		}
	}
	if err == nil {
		return best
	}
	titles := english.Each(g.Sections, func(sec *model.Section) string { return english.Slug(sec.Title) })
	if like := diag.Suggest(english.Slug(name), titles); like != "" {
		return Section(g, like)
	}
	return nil
}
