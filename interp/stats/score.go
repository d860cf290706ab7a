package stats

// Score is how comparisons of two rivals came out for one of them. A draw counts half.
type Score struct {
	Won   int     `json:"won"`
	Drawn int     `json:"drawn"`
	Lost  int     `json:"lost"`
	Share float64 `json:"share"` // of the points, with its 95% confidence interval
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Take counts a comparison: above 0 it is won, at 0 drawn, below 0 lost.
func (s *Score) Take(by int) {
	switch {
	case by > 0:
		s.Won++
	case by < 0:
		s.Lost++
	default:
		s.Drawn++
	}
}

// Games returns how many comparisons there have been.
func (s *Score) Games() int { return s.Won + s.Drawn + s.Lost }

// Close works out the share of the points. The interval is that of a share without draws, which is
// never too narrow.
func (s *Score) Close() {
	points := float64(2*s.Won+s.Drawn) / 2
	if n := s.Games(); n > 0 {
		s.Share = points / float64(n)
	}
	s.Low, s.High = wilson(points, s.Games())
}

// Add counts the comparisons of another score.
func (s *Score) Add(o Score) {
	s.Won += o.Won
	s.Drawn += o.Drawn
	s.Lost += o.Lost
}
