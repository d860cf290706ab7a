package bot

import (
	"cmp"
	"math"
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Says is what a line says of an option by itself.
type Says struct {
	Line  *model.PolicyLine
	Holds bool
	Deeds []machine.Deed // what it does, if it holds; of a priority what it narrows by
	rank  int            // of a priority: its place among all of them
	err   *machine.Error
}

// Dark reports whether what the line says depends on what the viewer cannot see.
func (s *Says) Dark() bool { return s.err.Hidden() }

// like reports whether two lines that were asked say the same.
func (s *Says) like(t *Says) bool {
	return s.err != nil || t.err != nil || s.Holds == t.Holds && slices.EqualFunc(s.Deeds, t.Deeds, func(a, b machine.Deed) bool { return a.Number == b.Number })
}

// Weighed is an option as a policy judges it.
type Weighed struct {
	Option  int
	First   *Says  // the first priority that holds for it; nil: none does
	Prefers []Says // the preferences that hold for it
	Worth   int32
	// Part of it depends on what the viewer cannot see; Worth is then nothing to go by.
	Dark bool

	rank int
}

// Weigh judges some options that a machine lists as a viewer may know it: best first, those of
// equal worth in the order of the list. on is a machine that stands in the same position: of a
// watched program with the viewer's veil, or the one that lists.
func (p *Policy) Weigh(list, on *machine.M, options []int) []Weighed {
	by := p.policy
	for _, x := range on.P.Policies {
		if x.Model == p.policy.Model {
			by = x
		}
	}
	p.look(by, list, on)
	var out []Weighed
	for _, i := range options {
		out = append(out, p.weighed(i))
	}
	slices.SortStableFunc(out, func(a, b Weighed) int { return Weighed.compare(a, b) })
	return out
}

// Spoke are the lines that hold for an option of the pending decision.
func (p *Policy) Spoke(m *machine.M, option int) (out []*model.PolicyLine) {
	w := p.Weigh(m, m, []int{option})[0]
	if w.First != nil {
		out = append(out, w.First.Line)
	}
	for _, s := range w.Prefers {
		out = append(out, s.Line)
	}
	return out
}

func (p *Policy) weighed(option int) Weighed {
	w := Weighed{Option: option, rank: math.MaxInt}
	for _, s := range p.says(option) {
		w.Dark = w.Dark || s.err != nil && (!s.Line.First || w.First == nil)
		switch {
		case !s.Holds && s.err == nil:
		case !s.Line.First:
			w.Prefers = append(w.Prefers, s)
		case w.First == nil && s.err == nil:
			w.First, w.rank = &s, s.rank
		}
	}
	w.Worth = WorthOf(w.Prefers, nil)
	return w
}

// compare puts the better of two options first.
func (w Weighed) compare(o Weighed) int {
	if c := cmp.Compare(w.rank, o.rank); c != 0 {
		return c
	}
	if w.First != nil {
		for i := range min(len(w.First.Deeds), len(o.First.Deeds)) {
			if c := cmp.Compare(o.First.Deeds[i].Number, w.First.Deeds[i].Number); c != 0 {
				return c
			}
		}
	}
	return cmp.Compare(o.Worth, w.Worth)
}

// Shared reports whether a line gives it a share.
func (w *Weighed) Shared() bool {
	return slices.ContainsFunc(w.Prefers, func(s Says) bool {
		return slices.ContainsFunc(s.Deeds, func(d machine.Deed) bool { return d.Word == "share" })
	})
}

// Equal reports whether two options are equally good.
func (w Weighed) Equal(o Weighed) bool { return w.compare(o) == 0 }

// Reasons are the lines for which the best of some options goes before the others: a priority that
// the others do not share, preferences without which its lead would be less.
func Reasons(all []Weighed) (out []*model.PolicyLine) {
	add := func(l *model.PolicyLine) {
		if !slices.Contains(out, l) {
			out = append(out, l)
		}
	}
	for i := range all {
		best, o := &all[0], &all[i]
		switch {
		case best.Equal(*o):
		case best.First != nil && (o.rank != best.rank || !best.First.like(o.First)):
			add(best.First.Line)
		default:
			for _, s := range append(slices.Clone(best.Prefers), o.Prefers...) {
				if WorthOf(best.Prefers, s.Line)-WorthOf(o.Prefers, s.Line) < best.Worth-o.Worth {
					add(s.Line)
				}
			}
		}
	}
	return out
}

// WorthOf is the worth that preferences come to, without one of their lines.
func WorthOf(prefers []Says, without *model.PolicyLine) int32 {
	sum, least, most, to := int64(0), int64(math.MinInt32), int64(math.MaxInt32), (*int32)(nil)
	for i := range prefers {
		if prefers[i].Line == without {
			continue
		}
		for k := range prefers[i].Deeds {
			d := &prefers[i].Deeds[k]
			switch n := int64(d.Number); d.Word {
			case "by":
				sum += n
			case "at_least":
				least = max(least, n)
			case "at_most":
				most = min(most, n)
			case "to":
				to = &d.Number
			}
		}
	}
	if to != nil {
		return *to
	}
	return int32(min(max(sum, least), most))
}

// says asks each line about an option by itself: the priorities in their order, then the
// preferences.
func (p *Policy) says(option int) (out []Says) {
	a, opt := p.asked(option)
	j := p.by.Of(a, opt)
	if j == nil {
		return nil
	}
	left := p.left
	defer func() { p.left = left }()
	p.left = []candidate{{option: option, judge: j}}
	ask := func(line *model.PolicyLine, of func(one int32) ([]machine.Deed, bool)) {
		s := Says{Line: line}
		_, s.err = p.on.Consider(p.steps, func() { p.each(func(_ *candidate, one int32) { s.Deeds, s.Holds = of(one) }) })
		out = append(out, s)
	}
	for i := range j.Firsts {
		ask(j.Firsts[i].Model.Line, func(one int32) ([]machine.Deed, bool) { return p.narrowed(&j.Firsts[i], one) })
		out[i].rank = j.Firsts[i].Model.Rank
	}
	for i := range j.Prefers {
		ask(j.Prefers[i].Line, func(one int32) ([]machine.Deed, bool) {
			deeds := j.Prefers[i].Deeds(p.on, one, p.player)
			return deeds, deeds != nil
		})
	}
	for i := range j.Shares {
		x := &j.Shares[i]
		ask(x.Line, func(one int32) ([]machine.Deed, bool) {
			if x.When != nil && x.When(p.on, one, p.player) == 0 {
				return nil, false
			}
			return []machine.Deed{{Word: "share", Text: x.Text, Number: x.Of(p.on, one, p.player)}}, true
		})
	}
	return out
}

// narrowed is what a priority narrows an option by; false if it does not hold.
func (p *Policy) narrowed(f *machine.Priority, one int32) (out []machine.Deed, holds bool) {
	if f.When != nil && f.When(p.on, one, p.player) == 0 {
		return nil, false
	}
	for i, n := range f.Narrow {
		out = append(out, machine.Deed{Word: "narrow", Text: f.Texts[i], Number: n(p.on, one, p.player)})
	}
	return out, true
}
