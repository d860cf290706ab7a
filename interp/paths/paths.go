// Package paths holds scratch memory for searches over maps.
package paths

import "math/bits"

// Paths is the memory of one search. A search may start another one (a cost may ask for a way), so
// each takes its own.
type Paths struct {
	Queue []int32
	Best  []int32 // by space: the cheapest cost so far
	heap  []int64 // cost and space, the cheapest first
}

// For empties the memory, for a search over n spaces.
func (p *Paths) For(n int32) {
	p.Queue, p.heap = p.Queue[:0], p.heap[:0]
	if int32(cap(p.Best)) < n {
		p.Best = make([]int32, n)
	}
	p.Best = p.Best[:n]
}

// None is the cost of what no path has led to.
const None = 1<<31 - 1

// Begin inserts the spaces of a set at cost 0. The first member that a set may have is the space
// lo.
func (p *Paths) Begin(from []uint64, lo int32) {
	for i := range p.Best {
		p.Best[i] = None
	}
	for i, word := range from {
		for ; word != 0; word &= word - 1 {
			if k := lo + int32(i<<6+bits.TrailingZeros64(word)); uint32(k) < uint32(len(p.Best)) {
				p.Best[k] = 0
				p.Add(0, k)
			}
		}
	}
}

// Add puts a space to be visited at a cost.
func (p *Paths) Add(cost, space int32) {
	h := append(p.heap, int64(cost)<<32|int64(space))
	i := len(h) - 1
	for i > 0 {
		up := (i - 1) / 2
		if h[up] <= h[i] {
			break
		}
		h[up], h[i] = h[i], h[up]
		i = up
	}
	p.heap = h
}

// Next takes the cheapest space that is still to be visited.
func (p *Paths) Next() (cost, space int32, ok bool) {
	h := p.heap
	if len(h) == 0 {
		return 0, 0, false
	}
	first, last := h[0], h[len(h)-1]
	h = h[:len(h)-1]
	if len(h) > 0 {
		h[0] = last
		for i := 0; ; {
			down := 2*i + 1
			if down >= len(h) {
				break
			}
			if down+1 < len(h) && h[down+1] < h[down] {
				down++
			}
			if h[i] <= h[down] {
				break
			}
			h[i], h[down] = h[down], h[i]
			i = down
		}
	}
	p.heap = h
	return int32(first >> 32), int32(first), true
}
