package odds

import (
	"math/big"

	"sandtable/schema/model"
)

// The ends that have no label: that of what never ends, and that of what was not looked at.
const (
	forever int32 = -1
	open    int32 = 1 << 30
)

// edge is one way on: to a node (0 and up), or to an end (below zero: see endID).
type edge struct {
	to int32
	p  *big.Rat
}

// node is one position.
type node struct {
	row  []edge   // where it goes on, all in all
	ways [][]edge // of the best player's decision: where each option goes on
	info int32    // of the best player's decision: what they know
}

// graph is every way that a game can go.
type graph struct {
	meter
	q         *Question
	nodes     []node
	labels    []int32 // by end
	infos     []int   // options of each decision of the best player, as they know it
	places    []int   // how many positions each of these may be
	decisions int
	tried     int // branches looked at
	chances   int // of these: those that chance has a say in
}

// endID is the target of the end with number e; isEnd and endOf invert it. Those without a label
// have numbers of their own.
func endID(e int32) int32  { return -2 - e }
func isEnd(to int32) bool  { return to < 0 }
func endOf(to int32) int32 { return -2 - to }

// blend mixes the ways on of a decision by their weights.
func blend(ways [][]edge, weights []int64) []edge {
	total := int64(0)
	for _, w := range weights {
		total += w
	}
	at := map[int32]int{}
	var out []edge
	for i, row := range ways {
		if weights[i] == 0 {
			continue
		}
		share := big.NewRat(weights[i], total)
		for _, e := range row {
			p := new(big.Rat).Mul(share, e.p)
			if j, ok := at[e.to]; ok {
				out[j].p.Add(out[j].p, p)
				continue
			}
			at[e.to] = len(out)
			out = append(out, edge{e.to, p})
		}
	}
	return out
}

// worth is an outcome's worth for the best player.
func (g *graph) worth(end int32) *big.Rat {
	if end == forever {
		return new(big.Rat).SetInt64(g.q.Worth(model.None, true))
	}
	return new(big.Rat).SetInt64(g.q.Worth(g.labels[end], false))
}
