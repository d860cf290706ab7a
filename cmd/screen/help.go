package screen

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// help lists the commands; with a topic it tells of that: a command, an action, a thing, a sign on
// the board, a section of the rules, or a word in them.
func (s *Screen) help(topic string) error {
	if topic != "" {
		return s.helpOn(topic)
	}
	out := layout.Wrap("Type the number or the key of an option, or the beginning of a key; help more tells the rest. Enter shows the whole position.", s.Width)
	for i := range verbs {
		if verbs[i].about != "" {
			out = append(out, s.usage(i)...)
		}
	}
	return s.answer(out...)
}

// howToAnswer tells all ways to type an answer.
const howToAnswer = "An option is taken by its number in the list shown last, by its key, by as much of the key as tells it from the others, or by its letters without what parts them: e2e4. What ends or passes is typed in full; pass, none, no and done are one word for it. Several answers, such as 1 2 or d5x2 e5, are given one after the other, as long as the same is to be decided; where that is so several times, d5e5x2 is each of them twice. A text that may mean several options lists them. A colon before a command tells it from an option of the same name: :log."

// listed is the row of the list of commands that tells of one.
func (v *verb) listed() int {
	i := slices.IndexFunc(verbs, func(x verb) bool { return x.name == v.name })
	for verbs[i].about == "" {
		i--
	}
	return i
}

// usage is a row of the list of commands: how one is typed, or several that belong together, and
// what it does.
func (s *Screen) usage(row int) (out []string) {
	v := &verbs[row]
	what := v.name
	for _, x := range verbs[row+1:] {
		if x.about != "" {
			break
		}
		what += ", " + x.name
	}
	what = strings.TrimSpace(what + " " + v.args)
	if s.Reader {
		return []string{what + ": " + v.about}
	}
	for _, l := range layout.Wrap(v.about, s.Width-22) {
		out = append(out, fmt.Sprintf("  %-19s %s", what, l))
		what = ""
	}
	return out
}

// helpOn tells of one topic all that is known by its name; else where the rules speak of it.
func (s *Screen) helpOn(topic string) error {
	var out []string
	if v := command(strings.TrimPrefix(topic, ":")); v != nil {
		out = append(s.usage(v.listed()), layout.Wrap(v.details, s.Width)...)
		if v.name == "more" {
			out = append(out, layout.Wrap(howToAnswer, s.Width)...)
		}
	}
	shown := s.shownAs(topic)
	if sec := s.section(topic); sec != nil && len(shown) == 0 {
		shown = s.sectionLines(sec)
	}
	out = append(out, shown...)
	out = append(out, s.signHelp(topic)...)
	if v := s.value(topic); v != nil {
		out = append(out, hang("", fmt.Sprintf("%s, value%s: why %s tells how it comes about", v.Title, model.Cite(v.Ref), signed(v)), s.Width)...)
	}
	if len(out) == 0 {
		out = s.speakOf(topic)
	}
	if len(out) == 0 {
		return s.reply(s.noSuchThing(topic) + " help lists the commands.")
	}
	return s.answer(out...)
}

// speakOf lists the sections of the rules in which a word stands.
func (s *Screen) speakOf(word string) []string {
	var out []string
	want := strings.ToLower(english.Spaced(strings.TrimSpace(word)))
	if len(want) < 2 {
		return nil
	}
	n := 0
	for _, sec := range s.S.P.Game.Sections {
		if !strings.Contains(strings.ToLower(sec.Title+" "+sec.Text), want) {
			continue
		}
		if n++; n > maxRows {
			continue
		}
		text := sec.ID + " " + sec.Title
		if said := sentenceWith(sec.Text, want); said != "" {
			text += ": " + said
		}
		out = append(out, hang("  ", text, s.Width)...)
	}
	if n == 0 {
		return nil
	}
	head := fmt.Sprintf("The rules speak of it in %s; cite NUMBER shows one:", english.Count(n, "section"))
	if n > maxRows {
		out = append(out, s.paint(faint, fmt.Sprintf("(%s more)", english.Count(n-maxRows, "section"))))
	}
	return append([]string{head}, out...)
}
