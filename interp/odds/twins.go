package odds

import (
	"encoding/binary"
	"math/big"
	"slices"
)

// merge makes one of nodes that lead on alike, and again of those that then do. Positions are often
// told apart by what does not matter any more, such as the throw before the last. It returns, for
// each node that is gone, its twin that stays.
func (e *elimination) merge(vs []int32) map[int32]int32 {
	gone := map[int32]int32{}
	left := slices.Clone(vs)
	slices.Sort(left)
	numbers := map[string]uint32{} // of fractions
	for again := true; again; {
		again = false
		first := map[string]int32{}
		keep := left[:0]
		for _, v := range left {
			if e.err = e.spend(8 + 4*(len(e.inside[v])+len(e.outside[v]))); e.err != nil {
				return gone
			}
			key := e.rowKey(v, numbers)
			twin, ok := first[key]
			if !ok {
				first[key] = v
				keep = append(keep, v)
				continue
			}
			gone[v], again = twin, true
			e.redirect(v, twin)
		}
		left = keep
	}
	for v := range gone { // a twin may have found a twin of its own
		twin := gone[v]
		for next, ok := gone[twin]; ok; next, ok = gone[twin] {
			twin = next
		}
		gone[v] = twin
	}
	return gone
}

// rowKey sums up where a node leads.
func (e *elimination) rowKey(v int32, numbers map[string]uint32) string {
	var b []byte
	for i, row := range []map[int32]*big.Rat{e.inside[v], e.outside[v]} {
		at := make([]int32, 0, len(row))
		for to := range row {
			at = append(at, to)
		}
		slices.Sort(at)
		b = append(b, byte(i))
		for _, to := range at {
			p := row[to].RatString()
			n, ok := numbers[p]
			if !ok {
				n = uint32(len(numbers))
				numbers[p] = n
			}
			b = binary.LittleEndian.AppendUint32(binary.LittleEndian.AppendUint32(b, uint32(to)), n)
		}
	}
	return string(b)
}

// redirect takes a node out: whoever leads to it leads to its twin.
func (e *elimination) redirect(v, twin int32) {
	for u := range e.into[v] {
		p := e.inside[u][v]
		delete(e.inside[u], v)
		if u != v {
			add(e.inside[u], twin, p)
			e.into[twin][u] = true
		}
	}
	for w := range e.inside[v] {
		delete(e.into[w], v)
	}
	e.inside[v], e.outside[v], e.into[v] = nil, nil, nil
}
