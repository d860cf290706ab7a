package compile

import (
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/model"
)

// Choices of a point. If the candidates are an area, its options are samples; see
// machine/points.go.

// asksPoint reports whether a leading choice of an action is a point. Such an action is listed in
// the plain form, by samples.
func asksPoint(a *model.Action) bool {
	for _, s := range a.Lead {
		if s.Names == model.NamesChoice && s.Args["from"].Type().IsArea() {
			return true
		}
	}
	return false
}

// admit returns why an option that names points is refused.
func admit(acts []*machine.Act) func(m *machine.M, opt []int32) *machine.Refusal {
	return func(m *machine.M, opt []int32) *machine.Refusal {
		for _, a := range acts {
			if a.Action.Index == opt[0] && a.Admit != nil {
				return a.Admit(m, opt[1:])
			}
		}
		return &machine.Refusal{Label: "no such action is offered"}
	}
}

// covering is the area that a piece of terrain covers, without leading and trailing empty words.
type covering struct {
	from  int // index of the first word
	words []uint64
}

// has reports whether a point is covered.
func (a *covering) has(p int32) bool {
	i := int(p>>6) - a.from
	return i >= 0 && i < len(a.words) && a.words[i]>>(uint(p)&63)&1 != 0
}

// takeFrom removes the covered points from an area.
func (a *covering) takeFrom(dst []uint64) {
	dst = dst[a.from:]
	for i, x := range a.words {
		dst[i] &^= x
	}
}

// trimmed drops the leading and trailing empty words of an area.
func trimmed(words []uint64) covering {
	a := covering{words: words}
	for len(a.words) > 0 && a.words[0] == 0 {
		a.from, a.words = a.from+1, a.words[1:]
	}
	for n := len(a.words); n > 0 && a.words[n-1] == 0; n-- {
		a.words = a.words[:n-1]
	}
	return a
}

// coverings returns the covered area of each piece of terrain, by id minus the first id.
func (c *C) coverings(f *model.Field, w Window) []covering {
	if c.covered != nil {
		return c.covered
	}
	lo := f.Of.Lo
	c.covered = make([]covering, f.Of.Hi-lo)
	for _, t := range c.Game.Things[lo:f.Of.Hi] {
		if t != nil && t.Shape != nil {
			area := make([]uint64, w.N)
			measure.Cover(c.Game.Surface, area, t.Shape)
			c.covered[t.ID-lo] = trimmed(area)
		}
	}
	return c.covered
}
