package function

import (
	"sandtable/interp/lower"
	"sandtable/schema/model"
)

// graph holds the neighbors of all spaces of a kind, as an adjacency list.
type graph struct {
	lo, n int32
	from  []int32 // index in to of each space's first neighbor, and the length of to
	to    []int32
}

// near returns a space's neighbors; none has no neighbors.
func (g *graph) near(id int32) []int32 {
	i := id - g.lo
	if uint32(i) >= uint32(g.n) {
		return nil
	}
	return g.to[g.from[i]:g.from[i+1]]
}

type linksKey struct{ k *model.Kind }

// linksOf returns the graph of a kind's links. It is built once for each program.
func linksOf(c lower.Sharing, k *model.Kind) *graph {
	f := links(k)
	return lower.Once(c, linksKey{f.Of}, func() *graph {
		g := &graph{lo: f.Of.Lo, n: f.Of.Hi - f.Of.Lo}
		for id := f.Of.Lo; id < f.Of.Hi; id++ {
			g.from = append(g.from, int32(len(g.to)))
			g.to = append(g.to, f.Values[id]...)
		}
		g.from = append(g.from, int32(len(g.to)))
		return g
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
	g := linksOf(c, k)
	return lower.Once(c, farKey{links(k).Of}, func() *far {
		x := &far{lo: g.lo, n: g.n, d: make([]uint16, int(g.n)*int(g.n))}
		for i := range x.d {
			x.d[i] = noWay
		}
		queue := make([]int32, 0, g.n)
		for s := int32(0); s < g.n; s++ {
			row := x.d[s*g.n : (s+1)*g.n]
			queue = append(queue[:0], s)
			row[s] = 0
			for head := 0; head < len(queue); head++ {
				at := queue[head]
				for _, t := range g.near(at + g.lo) {
					if i := t - g.lo; row[i] == noWay {
						row[i] = row[at] + 1
						queue = append(queue, i)
					}
				}
			}
		}
		return x
	})
}
