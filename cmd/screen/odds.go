package screen

import (
	"fmt"
	"math"
	"strings"

	"sandtable/interp/preview"
)

// mostOutcomes is how many outcomes are told one by one.
const mostOutcomes = 8

// odds tells what may come of an option, up to the next decision.
func (s *Screen) odds(args string) error {
	opts := s.S.Options()
	if len(opts) == 0 {
		return s.reply(afterEnd)
	}
	found := match(opts, s.passes, args)
	switch {
	case args == "" || len(found) == 0:
		return s.reply("Odds of what? The number or the key of an option: odds " + opts[0].Key)
	case len(found) > 1:
		return s.reply(fmt.Sprintf("%q may mean %s: odds %s", args, plural(len(found), "option"), opts[found[0]].Key))
	case s.S.Player() == nil || s.S.Player().ID != s.viewer():
		return s.reply("Odds are told of your own decisions.")
	}
	p := preview.Of(s.S.M, s.viewer(), found[0])
	out := []string{s.paint(bright, opts[found[0]].Title)}
	for i, o := range p.Out {
		if i == mostOutcomes && len(p.Out) > mostOutcomes+1 {
			rest := 0.0
			for _, o := range p.Out[i:] {
				rest += o.Share
			}
			out = append(out, s.share(rest, fmt.Sprintf("one of %d others", len(p.Out)-i))...)
			break
		}
		text := strings.Join(o.Lines, "; ")
		if text == "" {
			text = "nothing else"
		}
		out = append(out, s.share(o.Share, text)...)
	}
	if len(p.Always) > 0 {
		label := " in any case  "
		if s.Reader {
			label = "in any case: "
		}
		out = append(out, hang(label, strings.Join(p.Always, "; "), s.Width)...)
	}
	switch {
	case p.Exact && p.Tries == 1:
		return s.answer(append(out, s.paint(faint, "Exact: there is no chance in it."))...)
	case p.Exact:
		return s.answer(append(out, s.paint(faint, "Exact: all "+plural(p.Tries, "way")+" that chance can fall."))...)
	}
	return s.answer(append(out, s.paint(faint, fmt.Sprintf("About: %s, each share within %.0f %%.", plural(p.Tries, "trial"), math.Ceil(100*p.Half()))))...)
}

// share is one outcome with how likely it is.
func (s *Screen) share(p float64, text string) []string {
	if s.Reader {
		return []string{strings.TrimSpace(percent(p)) + ": " + text}
	}
	return hang(percent(p)+"  ", text, s.Width)
}

// percent writes a share in seven columns.
func percent(share float64) string {
	switch p := 100 * share; {
	case p > 0 && p < 0.05:
		return " < 0.1 %"
	default:
		return fmt.Sprintf("%6.1f %%", p)
	}
}
