package preview

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"sandtable/schema/english"
)

// What an outcome without lines is called, alone and beside what happens in any case.
const (
	nothing = "no effect"
	noMore  = "no further effect"
	noneYet = "no effect yet" // where nothing is thrown either, as when a die is laid down for later
)

// inAnyCase stands where a share does, of what is certain.
const inAnyCase = " in any case"

// unasked is the heading of outcomes in which what others answer is not asked.
const unasked = "where you are not asked"

// How many outcomes are told: one by one; of an option that is compared with others, and how many
// answers on the way; of each of these answers.
const (
	mostRows     = 8
	mostCompared = 3
	mostOfAnswer = 2
)

// Row is one line of a preview for people.
type Row struct {
	Share string // "75.0 %", or "in any case"; "": a heading of the rows after it
	Exact string // the share as a fraction, where it is known
	Text  string
}

// Rows puts a preview into words: each outcome with its share, the many that are least likely as
// one, and what happens in any case; after these each answer to what is asked next, and what may
// come of it.
func (p *Preview) Rows() []Row {
	var out []Row
	if len(p.Then) > 0 && len(p.Out) > 0 {
		out = append(out, Row{Text: unasked})
	}
	out = append(out, p.outcomes()...)
	if each := p.each(mostRows); len(each) > 0 {
		out = append(out, Row{Text: "each by itself"})
		out = append(out, each[:min(mostRows, len(each))]...)
	}
	switch {
	case len(p.Always) > 0 && p.rest:
		out = append(out, Row{Share: "in all these", Text: listed(p.Always)})
	case len(p.Always) > 0:
		out = append(out, Row{Share: inAnyCase, Text: listed(p.Always)})
	}
	for _, b := range p.Then {
		out = append(out, Row{Text: strings.Join(b.Answers, ", ")})
		out = append(out, b.Rows()...)
	}
	return out
}

// outcomes are the rows of the outcomes.
func (p *Preview) outcomes() []Row {
	var out []Row
	for i, o := range p.Out {
		if len(p.Out) == 1 && len(o.Lines) == 0 && len(p.Always) > 0 && !p.rest {
			break // nothing else can come of it
		}
		if i == mostRows && len(p.Out) > mostRows+1 {
			rest := 0.0
			for _, o := range p.Out[i:] {
				rest += o.Share
			}
			return append(out, Row{Share: p.percent(rest), Text: fmt.Sprintf("one of %d others", len(p.Out)-i)})
		}
		text := listed(o.Lines)
		switch {
		case text == "" && len(p.Always) > 0:
			text = noMore
		case text == "":
			text = nothing
		}
		r := Row{Share: p.percent(o.Share), Text: text}
		if text == nothing && p.Exact && len(p.Out) == 1 && p.Tries == 0 {
			r = Row{Share: inAnyCase, Text: noneYet}
		}
		if o.P != nil {
			r.Exact = o.P.RatString()
		}
		out = append(out, r)
	}
	return out
}

// Brief puts a preview that is compared with others into a line: what is likeliest, by the answers
// to short questions on the way. What happens in any case is much the same for all, and is told
// where nothing else can happen.
func (p *Preview) Brief() string {
	if len(p.Then) == 0 {
		return strings.Join(p.first(mostCompared), "; ")
	}
	var parts []string
	for i, b := range p.Then {
		if i == mostCompared {
			parts = append(parts, "..")
			break
		}
		parts = append(parts, strings.Join(b.Answers, ", ")+": "+strings.Join(b.first(mostOfAnswer), ", "))
	}
	if len(p.Out) > 0 {
		parts = append(parts, unasked+": "+strings.Join(p.first(mostOfAnswer), ", "))
	}
	return strings.Join(parts, "; ")
}

// first tells the likeliest outcomes or, where none of them is likely, what is likeliest to be part
// of one.
func (p *Preview) first(most int) (parts []string) {
	rows := p.outcomes()
	if each := p.each(most); len(each) > 0 {
		rows = each
	}
	for i, r := range rows {
		if i == most {
			return append(parts, "..")
		}
		if r.Text == noMore {
			r.Text = nothing
		}
		parts = append(parts, strings.TrimSpace(r.Share)+" "+r.Text)
	}
	switch {
	case parts != nil:
		return parts
	case len(p.Always) > 0:
		return []string{strings.TrimSpace(inAnyCase) + " " + listed(p.Always)}
	}
	return []string{"unknown"}
}

// each tells of each thing by itself how likely it is, whatever else happens: where as many
// outcomes as are told are less than half of all, as where one loses so many men, and another so
// many, or one thing is part of so many that it is twice as likely as the likeliest. It leaves out
// what is no likelier than that.
func (p *Preview) each(most int) (out []Row) {
	told, all, top := 0.0, 0.0, 0.0
	for i, o := range p.Out {
		if all += o.Share; i < most {
			told += o.Share
		}
	}
	shares := map[string]float64{}
	var lines []string
	for _, o := range p.Out {
		for i, l := range o.Lines {
			if slices.Contains(o.Lines[:i], l) {
				continue
			}
			if shares[l] == 0 {
				lines = append(lines, l)
			}
			shares[l] += o.Share
			top = max(top, shares[l])
		}
	}
	if 2*told >= all && (len(p.Out) == 0 || top <= 2*p.Out[0].Share) {
		return nil
	}
	slices.SortStableFunc(lines, func(a, b string) int { return cmp.Compare(shares[b], shares[a]) })
	for _, l := range lines {
		if shares[l] > p.Out[0].Share {
			out = append(out, Row{Share: p.percent(shares[l]), Text: l})
		}
	}
	return out
}

// Anything returns the share of the outcomes in which anything happens that does not in any case.
func (p *Preview) Anything() float64 {
	share := 1.0
	for _, o := range p.Out {
		if len(o.Lines) == 0 {
			share -= o.Share
		}
	}
	return share
}

// listed tells lines one after the other; several that read alike once, with how many they are.
func listed(lines []string) string {
	var out []string
	times := map[string]int{}
	for _, l := range lines {
		if times[l]++; times[l] == 1 {
			out = append(out, l)
		}
	}
	for i, l := range out {
		if times[l] > 1 {
			out[i] = fmt.Sprintf("%s (%d times)", l, times[l])
		}
	}
	return strings.Join(out, "; ")
}

// How says how far the shares can be trusted, and what they take for granted.
func (p *Preview) How() string {
	how := p.counted()
	if len(p.Same) > 0 {
		how += fmt.Sprintf(" The same for each of %s that were tried: %s.", english.Count(samples, "answer"), strings.Join(p.Same, ", "))
	}
	switch {
	case p.Passed && len(p.Then) > 0:
		return how + " Whoever may pass what is not answered here, or say no, does."
	case p.Passed:
		return how + " Whoever may pass, or say no, does."
	default:
		return how
	}
}

// counted says how the outcomes were counted.
func (p *Preview) counted() string {
	switch {
	case p.Exact && p.Tries == 0:
		return "Exact: there is no chance in it."
	case p.Exact:
		return "Exact: all ways in which chance can fall are counted."
	case p.Tries == 0:
		return "Unknown: no trial ends within the budget."
	}
	if len(p.Out) < 2 && len(p.Then) == 0 {
		return fmt.Sprintf("So it was in each of %d trials: %s.", p.Tries, p.Left)
	}
	return fmt.Sprintf("About: %d trials, each share within %.0f %%: %s.", p.Tries, math.Ceil(100*p.Half()), p.Left)
}

// percent writes a share in eight columns, and one that trials have found without what they cannot
// tell.
func (p *Preview) percent(share float64) string {
	switch x := 100 * share; {
	case !p.Exact && (x <= 0 || x >= 0.5):
		return fmt.Sprintf("%6.0f %%", x)
	case !p.Exact:
		return "   < 1 %"
	case x <= 0 || x >= 0.05:
		return fmt.Sprintf("%6.1f %%", x)
	}
	return " < 0.1 %"
}
