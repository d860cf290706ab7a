package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// help lists the commands; with a topic it tells of that: a command, an action, a thing, a sign on
// the board, a section of the rules, or a word in them.
func (tb *Table) help(topic string) Answer {
	if topic != "" {
		return tb.helpOn(topic)
	}
	out := append(tb.Goals(), say.Line{Text: "Type an option's number, or how its key begins; Enter shows the whole position."})
	for i := range verbs {
		if verbs[i].about != "" {
			out = append(out, usage(i))
		}
	}
	return said(out...)
}

// asked lists what may be asked at other machines.
func (tb *Table) asked() Answer {
	out := append(tb.Goals(), say.Line{Text: "What is to be decided is chosen on the page. These may be asked:"})
	for i := range verbs {
		if v := &verbs[i]; v.in(asks) {
			about := verbs[verbs[i].listed()].about
			out = append(out, say.Line{Kind: say.Usage, Label: strings.TrimSpace(v.name + " " + v.args), Text: about})
		}
	}
	return said(out...)
}

// howToAnswer tells all ways to type an answer.
const howToAnswer = "An option is taken by its number in the list shown last, by its key, by as much of the key as tells it from the others, or by its letters without what parts them: e2e4. What ends or passes is typed in full; pass, none, no and done are one word for it. Several answers, such as 1 2 or d5x2 e5, are given one after the other, as long as the same is to be decided; where that is so several times, d5e5x2 is each of them twice. Of a set, all is as many as there may be. A text that may mean several options lists them. A colon before a command tells it from an option of the same name: :log."

// listed returns the row of the list of commands that tells of one.
func (v *verb) listed() int {
	i := slices.IndexFunc(verbs, func(x verb) bool { return x.name == v.name })
	for verbs[i].about == "" {
		i--
	}
	return i
}

// usage returns a row of the list of commands: how one is typed, or several that belong together,
// and what it does.
func usage(row int) say.Line {
	v := &verbs[row]
	what, args := v.name, strings.TrimRight(" "+v.args, " ")
	for _, x := range verbs[row+1:] {
		if x.about != "" {
			break
		}
		if x.args != v.args { // none but this one takes it
			what, args = what+args, ""
		}
		what += ", " + x.name
	}
	return say.Line{Kind: say.Usage, Label: strings.TrimSpace(what + args), Text: v.about}
}

// helpOn tells of one topic all that is known by its name; else where the rules speak of it.
func (tb *Table) helpOn(topic string) Answer {
	var out []say.Line
	if v := command(strings.TrimPrefix(topic, ":")); v != nil {
		out = append(out, usage(v.listed()))
		if v.details != "" {
			out = append(out, say.Line{Text: v.details})
		}
		if v.name == "more" {
			out = append(out, say.Line{Text: howToAnswer})
		}
	}
	shown := tb.shownAs(topic)
	if sec := tb.section(topic); sec != nil && len(shown) == 0 {
		shown = tb.sectionLines(sec)
	}
	out = append(out, shown...)
	out = append(out, tb.signHelp(topic)...)
	if v := tb.value(topic); v != nil {
		out = append(out, say.Line{Text: fmt.Sprintf("%s, value%s: why %s tells how it comes about", v.Title, model.Cite(v.Ref), signed(v))})
	}
	if len(out) == 0 {
		out = tb.speakOf(topic)
	}
	if len(out) == 0 {
		return reply(tb.noSuchThing(topic) + " help lists the commands.")
	}
	return said(out...)
}

// mostSections is how many sections are listed in which a word stands.
const mostSections = 10

// speakOf lists the sections of the rules in which a word stands.
func (tb *Table) speakOf(word string) []say.Line {
	var out []say.Line
	want := strings.ToLower(english.Spaced(strings.TrimSpace(word)))
	if len(want) < 2 {
		return nil
	}
	n := 0
	for _, sec := range tb.S.P.Game.Sections {
		if !strings.Contains(strings.ToLower(sec.Title+" "+sec.Text), want) {
			continue
		}
		if n++; n > mostSections {
			continue
		}
		text := sec.ID + " " + sec.Title
		if said := english.SentenceWith(sec.Text, want); said != "" {
			text += ": " + said
		}
		out = append(out, say.Under("  ", text))
	}
	if n == 0 {
		return nil
	}
	head := fmt.Sprintf("The rules speak of it in %s; cite NUMBER shows one:", english.Count(n, "section"))
	if n > mostSections {
		out = append(out, say.Line{Text: fmt.Sprintf("(%s more)", english.Count(n-mostSections, "section")), Role: say.Faint})
	}
	return append([]say.Line{{Text: head}}, out...)
}
