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
	Share string // "75.0 %", or "in any case"
	Exact string // the share as a fraction, where it is known
	Text  string
}

// Rows puts a preview into words: each outcome with its share, the many that are least likely as
// one, and what happens in any case.
func (p *Preview) Rows() []Row {
	var out []Row
	for i, o := range p.Out {
		if len(p.Out) == 1 && len(o.Lines) == 0 && len(p.Always) > 0 {
			break // nothing else can come of it
		}
		if i == mostRows && len(p.Out) > mostRows+1 {
			rest := 0.0
			for _, o := range p.Out[i:] {
				rest += o.Share
			}
			out = append(out, Row{Share: Percent(rest), Text: fmt.Sprintf("one of %d others", len(p.Out)-i)})
			break
		}
		text := strings.Join(o.Lines, "; ")
		if text == "" {
			text = "nothing else"
		}
		r := Row{Share: Percent(o.Share), Text: text}
		if o.P != nil {
			r.Exact = o.P.RatString()
		}
		out = append(out, r)
	}
	if len(p.Always) > 0 {
		out = append(out, Row{Share: " in any case", Text: strings.Join(p.Always, "; ")})
	}
	return out
}

// How says how far the shares can be trusted.
func (p *Preview) How() string {
	switch {
	case p.Exact && p.Tries == 0:
		return "Exact: there is no chance in it."
	case p.Exact:
		return "Exact: all ways in which chance can fall are counted."
	}
	return fmt.Sprintf("About: %d trials, each share within %.0f %%: %s.", p.Tries, math.Ceil(100*p.Half()), p.Left)
}

// Percent writes a share in eight columns.
func Percent(share float64) string {
	if p := 100 * share; p <= 0 || p >= 0.05 {
		return fmt.Sprintf("%6.1f %%", p)
	}
	return " < 0.1 %"
}
