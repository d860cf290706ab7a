package line

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/play/log"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/prose"
)

// A decision is shown by what is new: what has happened since the viewer looked last, the figures
// that have changed, the prompt and the options. The whole position is shown at first, after undo,
// and when an empty line asks for it; the map then stands in it if the window has room for it.

const (
	mostNews    = 16 // lines of what happened at one decision
	mostFigures = 3  // lines of figures

	aroundTable = 11 // lines that stand around a table where the whole position is shown
	belowTable  = 5  // and where it is drawn alone
)

// face is what is shown at one decision, in its order.
type face struct{ head, board, figures, beside, news, decision []string }

// lines returns the face as it is printed, with a blank line between the map and what stands around
// it, and before a decision that follows on something else.
func (f *face) lines() []string {
	out := slices.Clone(f.head)
	if len(f.board) > 0 {
		out = append(append(append(out, ""), f.board...), "")
	}
	out = append(append(out, f.figures...), f.beside...)
	if len(f.news) > 0 && len(f.figures)+len(f.beside) > 0 {
		out = append(out, "")
	}
	out = append(out, f.news...)
	if len(f.decision) > 0 && len(out) > 0 {
		out = append(out, "")
	}
	return append(out, f.decision...)
}

// whole returns the whole position as far as the window has room for it. The decision and the
// figures come first, then the map, what lies beside it, and the last of what happened.
func (s *Screen) whole(sc *scene.Scene, news []log.Told, decision []string) *face {
	f := &face{head: s.lay(s.talk.Header(sc)), figures: s.scores(sc), decision: decision}
	room := func() int { return s.Height - 1 - len(f.lines()) }
	if board := s.drawing(sc, s.Height-aroundTable); len(board) > 0 {
		if f.board = board; room() < 0 {
			f.board = nil
			f.beside = s.lay([]say.Line{{Text: s.noRoom(sc, len(board)), Role: say.Faint}})
		}
	}
	if off := s.lay(s.talk.Beside(sc)); len(off) > 0 {
		f.beside = append(f.beside, prose.First(off, max(room(), 0), s.rest("status"))...)
	}
	f.news = s.lastNews(sc, news, min(mostNews, room()-1))
	return f
}

// brief returns what is new: what has happened, where the game stands if that has changed, figures
// that have changed, and the decision.
func (s *Screen) brief(sc *scene.Scene, told []log.Told, decision []string) []string {
	after := decision
	if s.talk.S.M.Pending() == nil {
		after = append([]string{""}, after...)
	}
	if figures := s.scores(sc); !slices.Equal(figures, s.figured) {
		after = append(figures, after...)
	}
	if path := s.lay(say.Path(sc)); !slices.Equal(path, s.phases) {
		after = append(path, after...)
	}
	news := s.lastNews(sc, told, min(mostNews, s.Height-3-len(after)))
	if len(news) > 0 && len(after) > 0 {
		news = append(news, "")
	}
	return slices.Concat([]string{""}, news, after)
}

// status returns everything but the decision: header, board, figures, places off the map.
func (s *Screen) status(sc *scene.Scene) []string {
	f := &face{head: s.lay(s.talk.Header(sc)), board: s.drawing(sc, s.Height-belowTable), figures: s.lay(say.Figures(sc)),
		beside: s.lay(s.talk.Beside(sc))}
	return f.lines()
}

// scores returns the figures on few lines.
func (s *Screen) scores(sc *scene.Scene) []string {
	return prose.First(s.lay(say.Scores(sc)), mostFigures, s.rest("status"))
}

// noRoom says how to see the map when the window has no room for it.
func (s *Screen) noRoom(sc *scene.Scene, lines int) string {
	text := fmt.Sprintf("The map takes %s: board draws it", english.Count(lines, "line"))
	if name := s.someSpace(sc); name != "" {
		text += fmt.Sprintf(", board %s the part around %s", name, strings.ToUpper(name))
	}
	return text + "."
}

// someSpace returns a space of the board that the pending decision could be about, or just the
// first one.
func (s *Screen) someSpace(sc *scene.Scene) string {
	if p := s.talk.S.Player(); p != nil && p.ID == s.talk.Viewer() {
		if t := s.talk.Acting(sc); t != nil {
			return t.Name
		}
	}
	for _, m := range sc.Maps {
		if n := len(m.Cells); n > 0 {
			return sc.Things[m.Cells[n/2].Place].Name
		}
	}
	return ""
}

// lastNews returns what happened, as much of it as there is room for; what matters least is left
// out first. It says how much that is. Where others have done more than that, it returns what has
// become of the table.
func (s *Screen) lastNews(sc *scene.Scene, told []log.Told, room int) []string {
	if room <= 0 {
		return nil
	}
	var lines []string
	kept := log.Weightiest(told, func(kept []log.Told) bool {
		try := s.folded(kept)
		if len(kept) < len(told) && len(try) > room-1 || len(try) > room {
			return false
		}
		lines = try
		return true
	})
	left := len(told) - len(kept)
	if left == 0 {
		return lines
	}
	if changes, foreign := s.talk.News(sc); foreign && len(changes) > 0 {
		page := s.lay(say.News(sc, changes, false))
		if n := len(page) - room + 1; n > 0 {
			page = page[:max(room-1, 0)]
		}
		return append(page, s.paint(say.Faint, fmt.Sprintf("(all of it, and how: news, %s)", english.Count(len(told), "line"))))
	}
	return append([]string{s.paint(say.Faint, fmt.Sprintf("(%s more: log %d)", english.Count(left, "line"), len(told)))}, lines...)
}

// folded breaks lines of the log that are wider than the window. What weighs most stands out.
func (s *Screen) folded(told []log.Told) (out []string) {
	for i, text := range layout.Dedent(log.Texts(told)) {
		for _, l := range prose.Fold(text, s.Width) {
			if told[i].Weight >= log.Heavy {
				l = s.paint(say.Bright, l)
			}
			out = append(out, l)
		}
	}
	return out
}

// rest ends a list that is cut: it names the command that shows the rest.
func (s *Screen) rest(command string) func(n int) string {
	return func(n int) string {
		return s.paint(say.Faint, fmt.Sprintf("(%s more: %s)", english.Count(n, "line"), command))
	}
}
