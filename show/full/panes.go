package full

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/play/log"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
	"sandtable/schema/outline"
	"sandtable/show/grid"
	"sandtable/show/prose"
)

// logPane returns all that has happened.
func logPane() *pane {
	return &pane{key: "e", title: "Log", last: true, make: func(s *state) []line {
		var out []line
		for i, l := range s.m.Log {
			st := grid.Plain
			if i < s.m.News {
				st = grid.Faint
			}
			out = append(out, line{text: l.Text, st: st})
		}
		return out
	}}
}

// newsPane returns what has happened since the viewer decided: what has become of the table, what
// matters most first, and then how it came about. What matters little is folded where there is no
// room for all of it.
func newsPane() *pane {
	p := &pane{key: "E", title: "News: what has changed since you decided"}
	p.folds("all of it, and how", (*state).newsLines)
	return p
}

// newsLines returns the news, and with all of them how they came about.
func (s *state) newsLines(all bool) (out []line) {
	styles := map[say.Role]grid.Style{say.Alarm: grid.Alarm, say.Faint: grid.Faint}
	for _, l := range say.News(s.m.Scene, s.m.Changes, all) {
		st := styles[l.Role]
		if l.Head != "" && l.Role == say.Plain {
			st = grid.Title
		}
		out = append(out, line{text: l.Label + l.Head + l.Text, st: st, hang: l.Hang})
	}
	how := layout.Dedent(log.Texts(s.m.How))
	all = all || len(s.m.Changes) == 0
	switch {
	case len(how) > 0 && !all:
		out = append(out, line{text: fmt.Sprintf("How it came about: %s", english.Count(len(how), "line")), st: grid.Faint})
	case len(how) > 0:
		out = append(out, line{text: "How it came about", st: grid.Title})
		for _, text := range how {
			out = append(out, line{text: "  " + text, st: grid.Faint})
		}
	case len(out) == 0:
		out = []line{{text: "Nothing has changed since you decided.", st: grid.Faint}}
	}
	return out
}

// cardsPane returns what lies beside the board, cards with their texts. The supply and what is out
// of the game stand last, folded where there is no room for all of it.
func cardsPane() *pane {
	p := &pane{key: "c", title: "Beside the board"}
	p.folds("all of it, and the supply", (*state).offLines)
	return p
}

// offLines lists what lies beside the board; if not all is wanted, in a line what nobody plays
// with.
func (s *state) offLines(all bool) []line {
	var out, last []line
	for i := range s.m.Scene.Off {
		p := &s.m.Scene.Off[i]
		if !all && !s.near(p) {
			last = append(last, line{text: s.pile(p), st: grid.Faint, hang: 2})
			continue
		}
		title := english.Join("  ", english.Spaced(s.titleOf(p.Place)), fmt.Sprintf("(%d)", len(p.Pieces)))
		lines := append([]line{{text: title, st: grid.Title}}, s.pileLines(p)...)
		if s.near(p) {
			out = append(out, lines...)
		} else {
			last = append(last, lines...)
		}
	}
	if out = append(out, last...); len(out) == 0 {
		out = []line{{text: "Nothing lies beside the board.", st: grid.Faint}}
	}
	return out
}

// pileLines lists what lies in a place, the top one first, like ones once.
func (s *state) pileLines(p *scene.Pile) []line {
	var out []line
	pieces, unseen := s.seenIn(p)
	texts := map[string]string{}
	names, number := english.Tally(english.Each(pieces, func(r scene.Ref) string {
		t := &s.m.Scene.Things[r]
		name := english.Join(", ", english.Join("  ", t.Title, told(t.Shown)), s.about(r))
		texts[name] = english.Join(". ", told(t.Printed), t.Text)
		return name
	}))
	for _, n := range names {
		text := "  " + n
		if number[n] > 1 {
			text = fmt.Sprintf("  %d %s", number[n], n)
		}
		out = append(out, line{text: text})
		if texts[n] != "" {
			out = append(out, line{text: "      " + texts[n], st: grid.Faint})
		}
	}
	if unseen > 0 {
		out = append(out, line{text: fmt.Sprintf("  %d face down", unseen), st: grid.Faint})
	}
	return out
}

// tracksPane returns tracks and what else has figures.
func tracksPane() *pane {
	return &pane{key: "t", title: "Tracks and figures", make: func(s *state) []line {
		var out []line
		for i := range s.m.Scene.Tracks {
			out = append(out, s.trackLines(&s.m.Scene.Tracks[i])...)
		}
		for _, f := range s.m.Scene.Header.Sums {
			out = append(out, line{text: layout.Pad(english.Spaced(f.Name), 28) + " " + f.Value})
		}
		for _, x := range s.m.Scene.Header.Score {
			if text := told(x.Figures); text != "" {
				out = append(out, line{text: layout.Pad(s.m.Scene.Things[x.Ref].Title, 28) + " " + text, st: grid.Plain})
			}
		}
		if len(out) == 0 {
			out = []line{{text: "This game has no tracks.", st: grid.Faint}}
		}
		return out
	}}
}

// trackLines returns a track with where its marker is, its boxes if they are few, and what waits in
// them.
func (s *state) trackLines(t *scene.Track) []line {
	text := english.Spaced(t.WhereSaid())
	const few = 12
	if n := len(t.Boxes); n > 1 && n <= few {
		text = ""
		for _, b := range t.Boxes {
			if b == t.Box {
				b = "[" + b + "]"
			}
			text = english.Join("  ", text, english.Spaced(b))
		}
	}
	out := []line{{text: layout.Pad(t.Title, 28) + " " + text, hang: 29}}
	for _, w := range t.Waits {
		names := strings.Join(counted(english.Each(w.What, s.titleOf), 1<<10), ", ")
		out = append(out, line{text: "  " + english.Spaced(w.Box) + ": " + names, st: grid.Faint, hang: 4})
	}
	return out
}

// rulesPane returns the rules, at the section in force.
func rulesPane(sections []*model.Section) *pane {
	return &pane{key: "r", title: "Rules", make: func(s *state) []line {
		var out []line
		here := s.section()
		for _, sec := range outline.ByNumber(sections) {
			if sec.ID == here && s.pane.width == 0 {
				s.pane.from = len(out)
			}
			title := sec.Title
			if sec.ID != "" {
				title = "§" + sec.ID + " " + title
			}
			out = append(out, line{text: title, st: grid.Title})
			if sec.Text != "" {
				out = append(out, line{text: "  " + model.OneLine(sec.Text)})
			}
		}
		if len(out) == 0 {
			out = []line{{text: "The rules of this game are in no sections.", st: grid.Faint}}
		}
		return out
	}}
}

// saidPane returns the answer to a command.
func saidPane(title string, said []string) *pane {
	p := &pane{title: title}
	for _, l := range said {
		p.raw = append(p.raw, line{text: l, st: grid.Plain})
	}
	return p
}

// unwrapped is a width at which no line is broken.
const unwrapped = 1 << 14

// laid returns what is said at a width, without blank lines around it. The board is in sight, and
// options are listed where a decision is, with numbers of that list.
func laid(lines []say.Line, width int) []string {
	lines = slices.Clone(lines)
	for i := range lines {
		if l := &lines[i]; l.Kind == say.Numbered {
			l.Kind, l.Label = say.Text, ""
		}
	}
	p := prose.Page{Width: width, Draw: func(l *say.Line) []string {
		if l.Kind == say.Board {
			return prose.Hang("", "The board is in sight: g goes to a place, z and Z change its size.", width)
		}
		return nil
	}}
	out := p.Lay(lines)
	for len(out) > 0 && out[0] == "" {
		out = out[1:]
	}
	for n := len(out); n > 0 && out[n-1] == ""; n-- {
		out = out[:n-1]
	}
	return out
}
