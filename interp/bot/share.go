package bot

import (
	"slices"

	"sandtable/schema/model"
)

// part is what a line gives to an option: of its share, which the options that it fits divide.
type part struct {
	of   *candidate
	line int // among those that give shares
	n    int64
}

// Bounds of lots, so that their sum fits into 64 bits.
const (
	mostShare = 1_000_000
	mostLots  = 1 << 31 // for a share of 1; a share is rounded if it divides into more
)

// byShare gives the options that are left their lots, and leaves out those without any. Where no
// line gives a share, all have the same.
func (p *Policy) byShare() {
	if len(p.left) < 2 || !slices.ContainsFunc(p.left, func(c candidate) bool { return c.judge != nil && len(c.judge.Shares) > 0 }) {
		return
	}
	parts, fits := p.parts()
	unit := int64(1) // what a share of 1 is in lots: what all numbers of options divide
	for _, n := range fits {
		if unit = unit / gcd(unit, n) * n; unit > mostLots {
			unit = mostLots
			break
		}
	}
	sum := int64(0)
	for _, x := range parts {
		lots := x.n * unit / fits[x.line]
		x.of.lots += lots
		sum += lots
	}
	if sum > 0 {
		p.left = slices.DeleteFunc(p.left, func(c candidate) bool { return c.lots == 0 })
	}
}

// parts asks the lines for what they give to each option, and how many options each of them fits.
func (p *Policy) parts() (parts []part, fits []int64) {
	var lines []*model.PolicyLine
	p.each(func(c *candidate, one int32) {
		for k := range c.judge.Shares {
			s := &c.judge.Shares[k]
			if s.When != nil && s.When(p.on, one, p.player) == 0 {
				continue
			}
			i := slices.Index(lines, s.Line)
			if i < 0 {
				i = len(lines)
				lines, fits = append(lines, s.Line), append(fits, 0)
			}
			fits[i]++
			parts = append(parts, part{c, i, int64(min(max(s.Of(p.on, one, p.player), 0), mostShare))})
		}
	})
	return parts, fits
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// draw draws one of the best options.
func (p *Policy) draw() int {
	if len(p.lots) == 0 {
		return p.best[p.random.Pick(len(p.best))]
	}
	n := int64(p.random.Pick(int(sum(p.lots))))
	for i, l := range p.lots {
		if n -= l; n < 0 {
			return p.best[i]
		}
	}
	return p.best[0]
}

func sum(lots []int64) (n int64) {
	for _, l := range lots {
		n += l
	}
	return n
}
