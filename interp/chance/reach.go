package chance

import (
	"math/big"
	"math/bits"
	"sync"
)

// Reaching returns in how many of a thousand throws of n dice at least k show a face that is need
// or more, rounded, halves up.
func Reaching(n, sides, need, k int32) int32 {
	good := min(max(sides-need+1, 0), sides)
	switch {
	case k <= 0:
		return 1000
	case k > n || good == 0:
		return 0
	}
	if int(n)*bits.Len32(uint32(sides)) < 64 {
		return thousandths64(reaching64(uint64(n), uint64(good), uint64(sides-good), uint64(k)), power64(uint64(sides), uint64(n)))
	}
	ways, b := new(big.Int), new(big.Int)
	for i := k; i <= n; i++ {
		w := new(big.Int).Mul(power(int64(good), i), power(int64(sides-good), n-i))
		ways.Add(ways, w.Mul(w, b.Binomial(int64(n), int64(i))))
	}
	return thousandths(ways, power(int64(sides), n))
}

// reaching64 counts the throws of n dice of which at least k are good. No product on the way is
// greater than the number of all throws.
func reaching64(n, good, bad, k uint64) (ways uint64) {
	for i := k; i <= n; i++ {
		if bad == 0 && i < n {
			continue
		}
		ways += choose(n, i) * power64(good, i) * power64(bad, n-i)
	}
	return ways
}

func power64(base, n uint64) uint64 {
	out := uint64(1)
	for range n {
		out *= base
	}
	return out
}

func thousandths64(ways, all uint64) int32 {
	hi, lo := bits.Mul64(ways, 1000)
	q, rest := bits.Div64(hi, lo, all)
	if rest >= all-rest {
		q++
	}
	return int32(q)
}

func thousandths(ways, all *big.Int) int32 {
	n := new(big.Int).Mul(ways, big.NewInt(2000))
	n.Add(n, all)
	return int32(n.Div(n, new(big.Int).Lsh(all, 1)).Int64())
}

// sumTails remembers of pools how often their sums reach each number.
var sumTails sync.Map // [2]int32 -> []int32

// Totalling returns in how many of a thousand throws of n dice their sum is need or more.
func Totalling(n, sides, need int32) int32 {
	key := [2]int32{n, sides}
	known, ok := sumTails.Load(key)
	if !ok {
		known, _ = sumTails.LoadOrStore(key, tails(n, sides))
	}
	tail := known.([]int32)
	switch i := need - n; {
	case i <= 0:
		return 1000
	case int(i) < len(tail):
		return tail[i]
	}
	return 0
}

// tails is how often the sum of n dice is at least n, n+1 and so on.
func tails(n, sides int32) []int32 {
	ways, all, run := Sums(n, sides), power(int64(sides), n), new(big.Int)
	out := make([]int32, len(ways))
	for i := len(ways) - 1; i >= 0; i-- {
		out[i] = thousandths(run.Add(run, ways[i]), all)
	}
	return out
}
