package session

import "sandtable/play/log"

// maxBook bounds the memory of the log of a whole game; of a longer one the oldest lines go.
const maxBook = 8 << 20

// book counts the lines of a decision, and lets go of the oldest if there are too many now.
func (s *Session) book(lines []log.Line) {
	s.booked += log.Cost(lines)
	for ; s.booked > maxBook && s.oldest < s.at; s.oldest++ {
		s.lose(s.after(s.oldest))
	}
}

// lose gives up the lines of a position.
func (s *Session) lose(p *position) {
	if len(p.Lines) == 0 {
		return
	}
	s.booked -= log.Cost(p.Lines)
	p.Lines, p.lost = nil, true
}
