package screen

import (
	"fmt"
	"strings"

	"sandtable/schema/layout"
)

// mostCompared is how many outcomes of an option are told where several options are compared.
const mostCompared = 3

// oddsOfEach tells of several options what may come of each, in a line or two.
func (s *Screen) oddsOfEach(which []int) error {
	ctx, stop := s.interruptible()
	defer stop()
	var out []string
	about := false
	for _, i := range which {
		p, err := s.teller().Of(ctx, s.S.M, s.viewer(), i)
		if err != nil {
			return s.answer(append(out, "Stopped.")...)
		}
		about = about || !p.Exact
		var parts []string
		for n, r := range p.Rows() {
			if n > 0 && strings.Contains(r.Share, "in any case") { // the same for most of them
				continue
			}
			if n == mostCompared {
				parts = append(parts, "..")
				break
			}
			parts = append(parts, strings.TrimSpace(r.Share)+" "+r.Text)
		}
		out = append(out, s.compared(i, strings.Join(parts, "; "))...)
		s.numbered([]int{i})
	}
	if about {
		out = append(out, s.paint(faint, "Some of it by trial; odds NUMBER tells how exact."))
	}
	return s.answer(out...)
}

// compared is an option with its number and what may come of it.
func (s *Screen) compared(i int, odds string) []string {
	title := s.S.Options()[i].Title + ": " + odds
	if s.Reader {
		return []string{fmt.Sprintf("%d, %s", i+1, title)}
	}
	label := fmt.Sprintf("%3d) ", i+1)
	lines := layout.Wrap(title, s.Width-len(label))
	for k := range lines {
		lines[k] = label + lines[k]
		label = strings.Repeat(" ", len(label))
	}
	return lines
}
