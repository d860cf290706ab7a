package screen

import (
	"context"
	"fmt"
	"strings"

	"sandtable/interp/preview"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// odds tells what may come of an option: up to the next decision and, where that is a short
// question of the same player, by its answers; or through all that it sets going.
func (s *Screen) odds(args string) error {
	opts := s.S.Options()
	if len(opts) == 0 {
		return s.reply(afterEnd)
	}
	what, through := strings.CutSuffix(args, " through")
	found := s.meant(what)
	switch {
	case what == "" || len(found) == 0:
		return s.reply("Odds of what? The number or the key of an option: odds " + opts[0].Key)
	case len(found) > 1 && len(found) <= maxRows && s.decidesHere() && !through:
		return s.oddsOfEach(found)
	case len(found) > 1:
		return s.reply(fmt.Sprintf("%q may mean %s: odds %s", what, english.Count(len(found), "option"), opts[found[0]].Key))
	case !s.decidesHere():
		return s.reply("Odds are told of your own decisions.")
	}
	ctx, stop := s.interruptible()
	defer stop()
	tell := s.teller().Ahead
	if through {
		tell = s.teller().Through
	}
	p, err := tell(ctx, s.S.M, s.viewer(), found[0])
	if err != nil {
		return s.reply("Stopped.")
	}
	out := []string{s.paint(bright, opts[found[0]].Title)}
	for _, r := range p.Rows() {
		out = append(out, s.share(r)...)
	}
	for _, l := range layout.Wrap(p.How(), s.Width) {
		out = append(out, s.paint(faint, l))
	}
	return s.answer(append(out, s.figuresOf(found[0])...)...)
}

// decidesHere reports whether the player at the screen decides now.
func (s *Screen) decidesHere() bool { return s.S.Player() != nil && s.S.Player().ID == s.viewer() }

// share is one line of a preview.
func (s *Screen) share(r preview.Row) []string {
	switch {
	case s.Reader && r.Share == "":
		return []string{r.Text + ":"}
	case s.Reader:
		return []string{strings.TrimSpace(r.Share) + ": " + r.Text}
	case r.Share == "":
		return hang("  ", r.Text, s.Width)
	}
	return hang(r.Share+"  ", r.Text, s.Width)
}

// teller tells odds.
type teller = preview.Teller

// teller makes what tells odds, when it is first asked for.
func (s *Screen) teller() *teller {
	if s.odder == nil {
		s.odder = preview.New(s.S.P, s.S.Tracer)
	}
	return s.odder
}

// interruptible is a context that Ctrl-C ends, even if it was pressed a moment before.
func (s *Screen) interruptible() (ctx context.Context, stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	if s.keys.interrupts != nil {
		select {
		case <-s.keys.interrupts:
			cancel()
			return ctx, cancel
		default:
		}
		go func() {
			select {
			case <-s.keys.interrupts:
				cancel()
			case <-ctx.Done():
			}
		}()
	}
	return ctx, cancel
}
