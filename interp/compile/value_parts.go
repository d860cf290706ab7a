package compile

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What the modifiers of a value contribute, step by step.

// figures collects what the modifiers of a value contribute.
type figures struct {
	base, lo, hi, to int32
	sum              int64
	final            bool
}

func (l *Line) add(m *machine.M, x *figures) {
	if l.base != nil {
		x.base = l.base(m)
	}
	if l.by != nil {
		x.sum += int64(l.by(m))
	}
	if l.atLeast != nil {
		x.lo = max(x.lo, l.atLeast(m))
	}
	if l.atMost != nil {
		x.hi = min(x.hi, l.atMost(m))
	}
	if l.to != nil {
		x.to, x.final = l.to(m), true
	}
}

// numValue computes base, then the sum of by, then at_least, at_most, to. Within a step the
// modifier of highest rank wins, which is the last in order.
func numValue(cv *Value, lines []*Line) machine.Num {
	base := cv.BaseNum
	at := cv.Model.Range
	return func(m *machine.M) int32 {
		x := figures{base: base(m), lo: model.None, hi: 1<<31 - 1}
		for _, l := range lines {
			if l.standing {
				if l.when != nil && l.when(m) == 0 {
					continue
				}
				if m.Cover != nil {
					m.Cover(l.Model, 0)
				}
				if l.single {
					x.sum += int64(l.by(m))
				} else {
					l.add(m, &x)
				}
				continue
			}
			if !l.inForce(m) {
				continue
			}
			if l.self == nil {
				if l.counts(m) {
					l.add(m, &x)
				}
				continue
			}
			for id := l.next(m, model.None); id != model.None; id = l.next(m, id) {
				if l.counts(m) {
					l.add(m, &x)
				}
			}
		}
		switch {
		case x.final:
			return x.to
		case x.base == model.None: // none plus a number is none
			return x.base
		}
		return min(max(ir.Fits(m, int64(x.base)+x.sum, &at), x.lo), x.hi)
	}
}

// setValue computes base, then also, then but_not, then to.
func setValue(cv *Value, base machine.Set, lines []*Line) machine.Set {
	n := cv.window.N
	return func(m *machine.M, dst []uint64) {
		base(m, dst)
		mark := m.Mark()
		t := m.Words(n)
		for step := range setSteps {
			for _, l := range lines {
				if l.says(step) != nil {
					l.Holds(m, func() { l.apply(m, step, dst, t) })
				}
			}
		}
		m.Release(mark)
	}
}

// The steps of a set-valued value, in order.
const (
	stepBase = iota
	stepAlso
	stepButNot
	stepTo
	setSteps
)

// says returns what a modifier of a set-valued value states for a step; nil: nothing.
func (l *Line) says(step int) machine.Set {
	return [setSteps]machine.Set{l.baseSet, l.also, l.butNot, l.toSet}[step]
}

// apply applies a modifier's step to a set. t is scratch memory of as many words.
func (l *Line) apply(m *machine.M, step int, dst, t []uint64) {
	if step == stepButNot && l.take != nil {
		l.take(m, dst)
		return
	}
	l.says(step)(m, t)
	switch step {
	case stepAlso:
		for i, x := range t {
			dst[i] |= x
		}
	case stepButNot:
		for i, x := range t {
			dst[i] &^= x
		}
	default:
		copy(dst, t)
	}
}
