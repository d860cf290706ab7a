package preview

import (
	"strings"
	"testing"
)

// TestHow: of what comes out alike in all trials no interval is told.
func TestHow(t *testing.T) {
	p := &Preview{Tries: 2000, Left: leftHidden, Out: []Outcome{{Share: 1}}}
	if how := p.How(); how != "So it was in each of 2000 trials: "+leftHidden+"." {
		t.Errorf("of one outcome: %q", how)
	}
	p.Out = []Outcome{{Share: 0.9}, {Share: 0.1}}
	if how := p.How(); !strings.HasPrefix(how, "About: 2000 trials, each share within 3 %") {
		t.Errorf("of two outcomes: %q", how)
	}
}
