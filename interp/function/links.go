package function

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/model"
)

type linksKey struct{ k *model.Kind }

// linkTable is the neighbors of all spaces of a kind, a row for each space. It is made once for
// each program.
func linkTable(c lower.Sharing, k *model.Kind) *ir.Table {
	f := links(k)
	return lower.Once(c, linksKey{f.Of}, func() *ir.Table {
		n, t := int32(0), &ir.Table{Name: f.Name, Keys: []ir.Dom{lower.DomainOf(f.Of)}}
		for id := f.Of.Lo; id < f.Of.Hi; id++ {
			t.Lists, t.Starts = append(t.Lists, slices.Concat([]int32{}, f.Values[id])), append(t.Starts, n)
			n += int32(len(f.Values[id]))
		}
		return t
	})
}

// far holds the distances between all spaces of a kind, in steps.
type far struct {
	lo, n int32
	d     []uint16
}

const (
	noWay = 1<<16 - 1 // no way from one space to the other
	apart = 1_000_000 // the value of distance then
)

func (x *far) steps(a, b int32) uint16 {
	a, b = a-x.lo, b-x.lo
	if uint32(a) >= uint32(x.n) || uint32(b) >= uint32(x.n) {
		return noWay
	}
	return x.d[a*x.n+b]
}

type farKey struct{ k *model.Kind }

// farOf computes all distances within a kind of space by breadth-first search, once for each
// program.
func farOf(c lower.Sharing, k *model.Kind) *far {
	near := linkTable(c, k)
	return lower.Once(c, farKey{links(k).Of}, func() *far {
		x := &far{lo: near.Keys[0].Lo, n: near.Keys[0].N}
		x.d = make([]uint16, int(x.n)*int(x.n))
		for i := range x.d {
			x.d[i] = noWay
		}
		queue := make([]int32, 0, x.n)
		for s := int32(0); s < x.n; s++ {
			row := x.d[s*x.n : (s+1)*x.n]
			queue = append(queue[:0], s)
			row[s] = 0
			for head := 0; head < len(queue); head++ {
				at := queue[head]
				for _, t := range near.Lists[at] {
					if i := t - x.lo; row[i] == noWay {
						row[i] = row[at] + 1
						queue = append(queue, i)
					}
				}
			}
		}
		return x
	})
}
