package session

import (
	"errors"
	"fmt"

	"sandtable/interp/bot"
	"sandtable/interp/save"
	"sandtable/play/log"
	"sandtable/schema/english"
)

// maxAuto bounds how many decisions answer themselves in a row. So does the work of one decision,
// which is all that they may take together, whatever length the game declares: content in which
// nobody ever has a choice must not keep the player waiting.
const maxAuto = 10_000

// ErrPaused says that somebody wants the game to wait.
var ErrPaused = errors.New("the game waits")

// GoOn answers what people need not: decisions with exactly one option, those of bots, and those
// that somebody skips. It stops where a person decides, at the end, or when stop says so; stop may
// be nil.
func (s *Session) GoOn(stop func() bool) error {
	stopped := false
	s.stop = func() bool {
		stopped = stopped || stop != nil && stop()
		return stopped
	}
	did, most := 0, s.P.Limits.Steps
	told := false
	for n := 0; n < maxAuto && did < most; n++ {
		if s.M.Pending() == nil {
			return nil
		}
		if s.Awaited() != nil {
			return nil
		}
		if s.stop() {
			return ErrPaused
		}
		var err error
		led := s.led()
		switch all := s.M.Options().Len(); {
		case all == 1:
			before := s.M.Did()
			err = s.Choose(0, save.ByAuto)
			did += s.M.Did() - before
		case led >= 0:
			err = s.Choose(led, save.ByGuide)
		case all > 1 && s.IsBot(s.M.Player()):
			s.thinks(&told)
			b := s.bots[s.M.Player()]
			i := b.Choose(s.M)
			// The bot has broken off its thoughts, and begins anew when the game goes on.
			if stopped {
				return ErrPaused
			}
			err = s.Choose(i, s.decides(b))
		default:
			pass := s.skipped()
			if pass < 0 {
				return nil
			}
			err = s.unseen(pass)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// decides says by what a bot has chosen. Why a policy fails is told in the log, each cause once.
func (s *Session) decides(b bot.Player) string {
	p, ok := b.(*bot.Policy)
	if !ok || p.Err == nil {
		return save.ByBot
	}
	if cause := p.Err.Error(); !s.failed[cause] {
		s.failed[cause] = true
		s.tell.Say(log.Line{Public: english.Sentence(fmt.Sprintf("%s (%s:%d)", p.Err.Text(), p.Err.At.Filename, p.Err.At.Start.Line)) +
			" " + s.Player().Title + " goes on by lot.", Weight: log.Heavy})
	}
	return save.ByLot
}

// thinks says once that a bot takes its time.
func (s *Session) thinks(told *bool) {
	if *told || s.Thinks == nil {
		return
	}
	switch s.bots[s.M.Player()].(type) {
	case *random, *bot.Policy: // at once
		return
	}
	*told = true
	s.Thinks(s.Player(), 0)
}

// Forced lists the keys of the decisions taken last that had but one option and answered
// themselves, in their order.
func (s *Session) Forced() []string {
	from := s.at
	for from > 0 && s.steps[from-1].By == save.ByAuto {
		from--
	}
	var out []string
	for i := from; i < s.at; i++ {
		out = append(out, s.steps[i].Key)
	}
	return out
}
