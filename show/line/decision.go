package line

import (
	"fmt"
	"slices"

	"sandtable/play/say"
	"sandtable/play/talk"
	"sandtable/show/prose"
)

const (
	maxRows  = 10 // lines of options that are shown unless all are asked for
	maxAbout = 3  // lines of what a decision is about
)

// decision draws the pending decision: who decides what, and the options.
func (s *Screen) decision() []string {
	p, ok := s.talk.Prompt()
	if !ok {
		return nil
	}
	all := s.talk.All()
	head := p.Heading()
	if len(all) > 9 {
		head += fmt.Sprintf(", %d options", len(all))
	}
	out := s.lay([]say.Line{{Kind: say.Fold, Text: head, Role: say.Bright}})
	if p.Guide != "" && !s.guided {
		out = append(out, s.lay([]say.Line{{Text: p.Guide, Role: say.Bright}})...)
	}
	about := maxAbout
	if s.Height < usualHeight {
		about--
	}
	out = append(out, prose.First(s.lay(p.About), about, s.rest("cite"))...)
	if len(all) == 0 {
		return append(out, s.paint(say.Alarm, stuck))
	}
	out = append(out, s.list(all, false)...)
	return append(out, s.lay(s.besides(&p))...)
}

// besides is what stands below the options.
func (s *Screen) besides(p *talk.Prompt) []say.Line {
	out := slices.Concat(p.Open, s.talk.Passing(), p.Skipped)
	if p.Recurs {
		out = append(out, say.Line{Text: `This is asked often: "orders" lists standing answers.`, Role: say.Faint})
	}
	return out
}

// stuck says that a decision has no option.
const stuck = "There is no legal option: the game is stuck. This is a fault of the content; undo goes back."
