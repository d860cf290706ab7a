package preview

import (
	"fmt"
	"math"
	"math/big"
	"testing"
)

// TestRoughly: outcomes that differ only in the point to which a piece goes are one where there are
// many; lines that read alike are told once.
func TestRoughly(t *testing.T) {
	s, rough := newSum(), map[string]string{}
	for i := range 12 {
		to := fmt.Sprintf("Bert moves: 0,0 -> %d,0", i)
		rough[to] = "Bert moves"
		lines := []string{to, "Anna gets a Hit", "Anna gets a Hit"}
		if i < 3 {
			lines = lines[:1]
		}
		o := s.outcome(lines)
		o.P, o.Share = big.NewRat(1, 12), 1.0/12
	}
	p := s.preview(rough, false)
	p.Exact = true
	rows := p.Rows()
	want := []Row{{"  75.0 %", "3/4", "Anna gets a Hit (2 times)"}, {"  25.0 %", "1/4", noMore}, {" in any case", "", "Bert moves"}}
	if got := fmt.Sprintf("%q", rows); got != fmt.Sprintf("%q", want) {
		t.Errorf("%s, not %q", got, want)
	}
	if got := p.Brief(); got != "75.0 % Anna gets a Hit (2 times); 25.0 % no effect" {
		t.Errorf("in brief: %s", got)
	}
	if got := s.preview(rough, false).Anything(); math.Abs(got-0.75) > 1e-9 {
		t.Errorf("something happens in %g of the cases", got)
	}
}

// TestNoneYet: of what neither changes anything in sight nor throws dice, no share is told.
func TestNoneYet(t *testing.T) {
	for tries, want := range map[int]string{0: "in any case no effect yet", 6: "100.0 % no effect"} {
		s := newSum()
		s.outcome(nil).Share = 1
		p := s.preview(nil, false)
		p.Exact, p.Tries = true, tries
		if got := p.Brief(); got != want {
			t.Errorf("of %d ways of chance: %s, not %s", tries, got, want)
		}
	}
}

// TestScattered: where each outcome is unlikely, it is told of each thing by itself how likely it
// is; what trials have found is told without what they cannot tell.
func TestScattered(t *testing.T) {
	s := newSum()
	for i := range 20 {
		lines := []string{fmt.Sprintf("Anna: men are now %d", i)}
		if i < 15 {
			lines = append(lines, "Bert goes to Destroyed")
		}
		s.outcome(lines).Share = 1.0 / 20
	}
	p := s.preview(nil, false)
	p.Tries = 20
	if got := p.Brief(); got != "75 % Bert goes to Destroyed" {
		t.Errorf("in brief: %s", got)
	}
	want := []Row{{"    60 %", "", "one of 12 others"}, {"", "", "each by itself"}, {"    75 %", "", "Bert goes to Destroyed"}}
	if got := fmt.Sprintf("%q", p.Rows()[mostRows:]); got != fmt.Sprintf("%q", want) {
		t.Errorf("the rows end %s, not %q", got, want)
	}
}

// TestEachOfFew: where a thing is part of several outcomes, and so far likelier than each of them,
// it is told by itself; where it is not, the outcomes say all.
func TestEachOfFew(t *testing.T) {
	for _, x := range []struct {
		shares [4]float64 // that Bert is gone and Anna has lost 0, 1, 2; that nothing happens
		want   string
	}{
		{[4]float64{0.3, 0.25, 0.25, 0.2}, "80.0 % Bert goes to Destroyed"},
		{[4]float64{0.5, 0.1, 0.1, 0.3}, "50.0 % Anna: men are now 0; Bert goes to Destroyed; 30.0 % no effect; 10.0 % Anna: men are now 1; Bert goes to Destroyed; .."},
	} {
		s := newSum()
		for i, share := range x.shares {
			lines := []string{fmt.Sprintf("Anna: men are now %d", i), "Bert goes to Destroyed"}
			if i == 3 {
				lines = nil
			}
			s.outcome(lines).Share = share
		}
		p := s.preview(nil, false)
		p.Exact, p.Tries = true, 4
		if got := p.Brief(); got != x.want {
			t.Errorf("in brief: %s, not %s", got, x.want)
		}
	}
}

// TestLike: odds are alike where the same outcomes are as likely, not only the same things by
// themselves.
func TestLike(t *testing.T) {
	odds := func(outcomes ...[]string) *Preview {
		s := newSum()
		for _, lines := range outcomes {
			s.outcome(lines).Share = 1 / float64(len(outcomes))
		}
		p := s.preview(nil, false)
		p.Exact = true
		return p
	}
	both := odds([]string{"Bert falls", "Anna falls"}, nil)
	if !both.Like(odds(nil, []string{"Bert falls", "Anna falls"})) {
		t.Error("equal odds are not alike")
	}
	if both.Like(odds([]string{"Bert falls"}, []string{"Anna falls"})) {
		t.Error("one of two falls, or both do: that is alike")
	}
}
