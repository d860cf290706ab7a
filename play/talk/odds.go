package talk

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"sandtable/interp/naming"
	"sandtable/interp/preview"
	"sandtable/play/say"
	"sandtable/schema/english"
)

// mostOptions is of how many options it is told what may come of each.
const mostOptions = 10

// comparing is how long it may take to find these among many.
var comparing = 10 * time.Second

// odds tells what may come of an option: through all that it sets going, by the answers to short
// questions of the same player; or up to the next decision.
func (tb *Table) odds(args string) Answer {
	opts := tb.S.Options()
	if len(opts) == 0 {
		return reply(afterEnd)
	}
	what, next := strings.CutSuffix(" "+args, " next")
	what = strings.TrimSpace(what)
	if what == "" && tb.Mine() {
		return tb.oddsOfEach(slices.DeleteFunc(tb.All(), func(i int) bool { return len(tb.Listed) > 0 && !tb.Listed[i] }), next)
	}
	found := tb.meant(what)
	if i, err := tb.S.Admit(what); len(found) == 0 && err == nil && naming.Points(tb.S.M, what) {
		found, opts = []int{i}, tb.S.Options()
	}
	switch {
	case len(found) == 0:
		return reply("Odds of what? The number or the key of an option: odds " + opts[0].Key)
	case !tb.Mine():
		return reply("Odds are told of your own decisions.")
	case len(found) > 1:
		return tb.oddsOfEach(found, next)
	}
	ctx, stop := tb.interruptible()
	defer stop()
	p, err := tb.teller().Tell(ctx, tb.S.M, tb.Viewer(), found[0], next)
	if err != nil {
		return reply("Stopped.")
	}
	out := append([]say.Line{say.Headed(opts[found[0]].Title, "")}, shares(p)...)
	for _, text := range tb.figuresOf(found[0]) {
		out = append(out, say.Line{Text: text})
	}
	return said(out...)
}

// shares tells what may come of an option, and how that was found.
func shares(p *preview.Preview) (out []say.Line) {
	for _, r := range p.Rows() {
		out = append(out, say.Line{Kind: say.Share, Label: r.Share, Text: r.Text})
	}
	return append(out, say.Line{Text: p.How(), Role: say.Faint})
}

// oddsOfEach tells of several options what may come of each, in a line or two; of many, of those of
// which something is most likely to come. Where not all are compared, it says how many are; where
// all are alike, or some whose titles differ in the last word alone, it tells of them once.
func (tb *Table) oddsOfEach(which []int, next bool) Answer {
	ctx, stop := tb.interruptible()
	defer stop()
	defer tb.teller().Compare()()
	until := time.Now().Add(comparing)
	type told struct {
		head    string // of their titles, without the last word
		options []int
		*preview.Preview
	}
	var all []told
	compared := 0
	for _, i := range which {
		p, err := tb.teller().Compared(ctx, tb.S.M, tb.Viewer(), i, len(which), next)
		if err != nil {
			break
		}
		title := tb.S.Options()[i].Title
		head := title[:strings.LastIndexByte(title, ' ')+1]
		at := slices.IndexFunc(all, func(x told) bool { return x.head == head && x.Brief() == p.Brief() && x.Like(p) })
		if at < 0 {
			at, all = len(all), append(all, told{head, nil, p})
		}
		all[at].options = append(all[at].options, i)
		if compared++; time.Now().After(until) {
			break
		}
	}
	if compared > 2 && compared == len(which) && !slices.ContainsFunc(all, func(x told) bool { return !x.Like(all[0].Preview) }) {
		head := fmt.Sprintf("%s are alike:", english.Count(compared, "option"))
		return said(append([]say.Line{{Text: head}}, shares(all[0].Roughly())...)...)
	}
	if len(all) > mostOptions {
		slices.SortStableFunc(all, func(a, b told) int { return cmp.Compare(b.Anything(), a.Anything()) })
		all = all[:mostOptions]
	}
	var out []say.Line
	about, passed, left := false, false, compared
	for _, x := range all {
		about, passed = about || !x.Exact, passed || x.Passed
		numbers := english.Each(x.options, func(i int) string { return strconv.Itoa(i + 1) })
		lasts := english.Each(x.options, func(i int) string { return tb.S.Options()[i].Title[len(x.head):] })
		out = append(out, say.Line{Kind: say.Numbered, Label: strings.Join(numbers, ", "), Text: x.head + strings.Join(lasts, ", ") + ": " + x.Brief()})
		tb.Number(x.options...)
		left -= len(x.options)
	}
	if left > 0 {
		out = append(out, say.Line{Text: fmt.Sprintf("%s more, of which less is likely to come.", english.Count(left, "option")), Role: say.Faint})
	}
	if compared < len(which) {
		out = append(out, say.Line{Text: fmt.Sprintf("Stopped after %d of %s: odds and the beginning of a key tells of fewer.", compared, english.Count(len(which), "option"))})
	}
	if about {
		out = append(out, say.Line{Text: "Some of it by trial; odds NUMBER tells how exact.", Role: say.Faint})
	}
	if passed {
		out = append(out, say.Line{Text: "Whoever may pass, or say no, does.", Role: say.Faint})
	}
	return said(out...)
}

// teller makes what tells odds, when it is first asked for.
func (tb *Table) teller() *preview.Teller {
	if tb.odder == nil {
		tb.odder = preview.New(tb.S.P, tb.S.Tracer)
	}
	return tb.odder
}

// interruptible returns a context that an interrupt ends, even one of a moment before.
func (tb *Table) interruptible() (ctx context.Context, stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	if tb.Pressed() {
		cancel()
	} else if tb.Interrupts != nil {
		go func() {
			select {
			case <-tb.Interrupts:
				cancel()
			case <-ctx.Done():
			}
		}()
	}
	return ctx, cancel
}
