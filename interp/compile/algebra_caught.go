package compile

import (
	"math/bits"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What rays catch: `[for d in ways : ray(here, d, theirs) if contains(ours, past(here, d, theirs))]`, from one space. Each case is a ray in a constant
// direction through one set, taken if it ends at a space of another set. Where the rays lie is known beforehand, so a case is a few operations on words.

// The same may be asked of all spaces at once: from which of them does any ray catch something?

// catch is one case as it is read.
type catch struct {
	from          model.Expr
	through, ends model.Expr
	lo            int32 // the first space
	rayTable
}

// caught compiles the union of such cases; nil if they are no such cases, or not all about one space and the same sets.
func (c *C) caught(parts []part, w Window) *node {
	var all []catch
	for _, p := range parts {
		k, ok := c.catch(p, w)
		if !ok || len(all) > 0 && !(c.equal(k.from, all[0].from, nil) && c.oneSet(k.through, all[0].through) && c.oneSet(k.ends, all[0].ends)) {
			return nil
		}
		all = append(all, k)
	}
	if len(all) == 0 {
		return nil
	}
	through, ends := c.read(c.named(all[0].through), w), c.read(c.named(all[0].ends), w)
	if !through.total || !ends.total {
		return nil
	}
	ups, downs := catching(all, true), catching(all, false)
	from, lo, set, target := c.Num(all[0].from), all[0].lo, emitWord(through), emitWord(ends)
	return &node{op: opPlain, w: w, total: c.total(all[0].from), word: func(m *machine.M) (out uint64) {
		i := uint32(from(m) - lo)
		if i >= uint32(len(ups)) || i >= uint32(len(downs)) {
			return 0
		}
		in, at := set(m), target(m)
		for _, ray := range ups[i] {
			stops := ray &^ in
			if stop := stops & -stops; stop&at != 0 {
				out |= ray & (stop - 1)
			}
		}
		for _, ray := range downs[i] {
			if stops := ray &^ in; stops != 0 {
				if stop := uint64(1) << uint(63-bits.LeadingZeros64(stops)); stop&at != 0 {
					out |= ray &^ (stop<<1 - 1)
				}
			}
		}
		return out
	}}
}

// catching lists for each space the rays that can catch anything, those along which ids go up or those along which they go down.
func catching(all []catch, up bool) [][]uint64 {
	out := make([][]uint64, len(all[0].rows))
	for _, k := range all {
		for i, ray := range k.rows {
			if k.up == up && bits.OnesCount64(ray) > 1 { // one to be caught, and one where the ray ends
				out[i] = append(out[i], ray)
			}
		}
	}
	return out
}

// catch reads one case.
func (c *C) catch(p part, w Window) (k catch, ok bool) {
	ray, is := p.elem.(*model.Func)
	if !is || c.words.Functions[ray.Name].Law != Ray {
		return k, false
	}
	cond, is := p.cond.(*model.Func)
	if !is || c.words.Functions[cond.Name].Law != Contains {
		return k, false
	}
	past, is := cond.Args[1].(*model.Func)
	if !is || c.words.Functions[past.Name].Law != Past || len(past.Args) < 3 {
		return k, false
	}
	if k.lo, k.rows, k.up, ok = c.constantRays(ray, w); !ok {
		return k, false
	}
	from, is := ray.Args[0].(*model.Local)
	if !is || !c.equal(from, past.Args[0], nil) || !c.equal(ray.Args[1], past.Args[1], nil) || !c.oneSet(ray.Args[2], past.Args[2]) {
		return k, false
	}
	k.from, k.through, k.ends = from, ray.Args[2], cond.Args[0]
	return k, true
}

// step is one direction, for all spaces at once: how ids change along it, and which spaces have a neighbor there.
type step struct {
	delta int32
	has   uint64
}

// someCaught is the set of spaces from which a ray of one of the cases catches something; nil if they are no such cases, or not all about the same sets.
func (c *C) someCaught(parts []part, v *model.Var) *node {
	w := WindowOf(v.Type.In(model.Set))
	var steps []step
	var through, ends model.Expr
	for _, p := range parts {
		l, d, in, out := c.catchFrom(p, v)
		if l == nil || w.N != 1 || l.Delta[d] == 0 || through != nil && !(c.oneSet(in, through) && c.oneSet(out, ends)) {
			return nil
		}
		through, ends = in, out
		s := step{delta: l.Delta[d]}
		for id := l.Lo; id < l.Hi; id++ {
			if l.Neighbor(id, d) != model.None {
				s.has |= 1 << uint(id-w.Lo<<6)
			}
		}
		steps = append(steps, s)
	}
	if through == nil {
		return nil
	}
	in, out := c.read(c.named(through), w), c.read(c.named(ends), w)
	if !in.total || !out.total {
		return nil
	}
	set, target := emitWord(in), emitWord(out)
	return &node{op: opPlain, w: w, total: true, mask: c.universe(v), word: func(m *machine.M) (from uint64) {
		in := set(m)
		at := target(m) &^ in
		for i := range steps {
			s := &steps[i]
			caught := shifted(at, s.delta, s.has) & in
			for next := caught; next != 0; caught |= next {
				next = shifted(next, s.delta, s.has) & in
			}
			from |= shifted(caught, s.delta, s.has)
		}
		return from
	}}
}

// catchFrom reads one case about a variable: the grid, the direction, and the sets that the ray goes through and ends in.
func (c *C) catchFrom(p part, v *model.Var) (l *model.Lattice, d int32, through, ends model.Expr) {
	cond, is := p.cond.(*model.Func)
	if !is || c.words.Functions[cond.Name].Law != Contains || c.mentions(cond.Args[0], v) {
		return nil, 0, nil, nil
	}
	l, d, through, ok := c.stepFrom(p.elem, v, Ray)
	_, e, in, past := c.stepFrom(cond.Args[1], v, Past)
	if !ok || !past || d != e || through == nil || in == nil || !c.oneSet(through, in) {
		return nil, 0, nil, nil
	}
	return l, d, through, cond.Args[0]
}
