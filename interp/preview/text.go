package preview

import (
	"fmt"
	"math"
	"strings"
)

// mostRows is how many outcomes are told one by one.
const mostRows = 8

// Row is one line of a preview for people.
type Row struct {
	Share string // "75.0 %", or "in any case"; "": a heading of the rows behind it
	Exact string // the share as a fraction, where it is known
	Text  string
}

// Rows puts a preview into words: each outcome with its share, the many that are least likely as
// one, and what happens in any case; behind these each answer to what is asked next, and what may
// come of it.
func (p *Preview) Rows() []Row {
	out := p.outcomes()
	var always []string
	for _, l := range p.Always {
		yours := strings.HasPrefix(l, thenYou) && len(p.Then) == 0 // else it is answered below
		if yours || !strings.HasPrefix(l, thenLead) {              // whose turn it is then is no news if it is so in any case
			always = append(always, l)
		}
	}
	if len(always) > 0 {
		out = append(out, Row{Share: " in any case", Text: strings.Join(always, "; ")})
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
		if len(p.Out) == 1 && len(o.Lines) == 0 && (len(p.Always) > 0 || len(p.Then) > 0) {
			break // nothing else can come of it
		}
		if i == mostRows && len(p.Out) > mostRows+1 {
			rest := 0.0
			for _, o := range p.Out[i:] {
				rest += o.Share
			}
			return append(out, Row{Share: percent(rest), Text: fmt.Sprintf("one of %d others", len(p.Out)-i)})
		}
		text := strings.Join(o.Lines, "; ")
		if text == "" {
			text = "nothing else"
		}
		r := Row{Share: percent(o.Share), Text: text}
		if o.P != nil {
			r.Exact = o.P.RatString()
		}
		out = append(out, r)
	}
	return out
}

// How says how far the shares can be trusted.
func (p *Preview) How() string {
	how := p.counted()
	for _, b := range p.Then { // of all it is told what the least sure of them can be trusted
		if len(b.Then) == 0 && (!b.Exact || p.Exact && p.Tries == 0 && b.Tries > 0) {
			how = b.counted()
		}
		if !b.Exact {
			break
		}
	}
	switch {
	case p.Through && len(p.Then) > 0:
		how += " Whoever may pass what is not answered here, or say no, does; other choices are even."
	case p.Through:
		how += " Whoever may pass, or say no, does; other choices are even."
	}
	return how
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
	return fmt.Sprintf("About: %d trials, each share within %.0f %%: %s.", p.Tries, math.Ceil(100*p.Half()), p.Left)
}

// percent writes a share in eight columns.
func percent(share float64) string {
	if p := 100 * share; p <= 0 || p >= 0.05 {
		return fmt.Sprintf("%6.1f %%", p)
	}
	return " < 0.1 %"
}
