package why

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/pass/split"
	"sandtable/schema/model"
)

// kept is what a value gave last, for all who read what it reads.
type kept struct {
	node  *ir.Node
	reads []machine.Span // nil: it is not kept
	were  []int32        // what stood in these slots
	gave  []int32
}

// Members evaluates a value without parameters that gives things. It returns an error if the answer
// depends on what the veil hides, or fails. The answer is not to be changed: it is kept while what
// the value reads stays as it is, if that is open to everybody.
func (t *Tracer) Members(m *machine.M, v *model.Value, veil *machine.Veil) ([]int32, *machine.Error) {
	k := shared(t, func() kept {
		k := t.kept[v]
		if k == nil {
			n := t.l.AsList(t.l.CallOf(v))
			k = &kept{node: n, reads: t.open(m.P, n)}
			t.kept[v] = k
		}
		return *k
	})
	if k.gave != nil && k.same(m) {
		return k.gave, nil
	}
	out, err := t.lookAt(m, veil, k.node)
	if err == nil && k.reads != nil {
		t.mu.Lock()
		t.kept[v] = k.with(m, out.L)
		t.mu.Unlock()
	}
	return out.L, err
}

// same reports whether the slots that a value reads stand as they stood.
func (k *kept) same(m *machine.M) bool {
	at := 0
	for _, s := range k.reads {
		n := int(s.Hi - s.Lo)
		if !slices.Equal(k.were[at:at+n], m.I[s.Lo:s.Hi]) {
			return false
		}
		at += n
	}
	return true
}

// with is the same with an answer.
func (k *kept) with(m *machine.M, gave []int32) *kept {
	out := &kept{node: k.node, reads: k.reads, gave: append([]int32{}, gave...)}
	for _, s := range k.reads {
		out.were = append(out.were, m.I[s.Lo:s.Hi]...)
	}
	return out
}

// open lists the slots that an expression reads; nil if it reads anything else, or what may be
// hidden from somebody: fields of pieces, and secrets.
func (t *Tracer) open(p *machine.Program, n *ir.Node) []machine.Span {
	things := t.g.Things
	known := split.NewMemories(
		func(id int32) int32 { return p.Ids.Track[things[id]] },
		func(ir.Dom) []machine.Span { return []machine.Span{{Lo: 0, Hi: int32(len(p.Blank.I))}} }, // sides of pieces
		func(id int32) bool { return int(id) < len(things) && things[id] != nil })
	spans, whole := split.Footprint(n, known, nil)
	if !whole {
		return nil
	}
	for f, lo := range p.Ids.Field {
		if !f.Of.Is(model.KindPiece) && !slices.Contains(t.g.Secrets, f) {
			continue
		}
		if slices.ContainsFunc(spans, func(s machine.Span) bool { return s.Lo < lo+f.Of.Hi-f.Of.Lo && lo < s.Hi }) {
			return nil
		}
	}
	return append([]machine.Span{}, spans...)
}
