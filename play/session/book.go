package session

import "sandtable/interp/machine"

// maxLines is how many lines the log tells of one decision. What happens beyond that, in content
// that runs wild or in a game that plays itself, is counted.
const maxLines = 2000

// maxBook bounds the memory of the log of a whole game; of a longer one the oldest lines go.
const maxBook = 8 << 20

// book counts the lines of a decision, and lets go of the oldest if there are too many now.
func (s *Session) book(lines []Line) {
	s.booked += cost(lines)
	for ; s.booked > maxBook && s.oldest < s.at; s.oldest++ {
		s.lose(s.after(s.oldest))
	}
}

// lose gives up the lines of a position.
func (s *Session) lose(p *position) {
	if len(p.lines) == 0 {
		return
	}
	s.booked -= cost(p.lines)
	p.lines, p.lost = nil, true
}

// cost is about how much memory lines take.
func cost(lines []Line) int {
	n := 0
	for i := range lines {
		n += 80 + len(lines[i].Public)
		for _, own := range lines[i].Own {
			n += 48 + len(own)
		}
	}
	return n
}

// overfull reports whether the log has told enough of this decision. Of all that follows only how
// many events there were is told, and how the game ended.
func (n *narrator) overfull(e machine.Event) bool {
	if len(n.lines) < maxLines || e.Kind == machine.Ended {
		return false
	}
	switch e.Kind {
	case machine.Entered, machine.Left:
	default:
		n.untold++
	}
	return true
}
