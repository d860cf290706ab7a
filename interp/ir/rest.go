package ir

import (
	"iter"
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Rest is what can still be chosen, where a set is chosen member by member.
type Rest struct {
	M      *machine.M
	All    []int32  // the candidates
	Chosen []uint64 // those that have been chosen
	Win    Window
	Prices []int32 // of each candidate; nil: there is no total
	Left   int64   // how much the total may still grow
	Need   int     // how many more must be chosen

	inRow bool    // members are chosen in canonical order only
	last  int32   // the last one chosen in that order; None: there is none yet
	many  int     // number of candidates, if any order is allowed
	cheap []int32 // their prices, in ascending order
}

// Next yields the members that may be chosen next. They have not been chosen, their price is within
// the total, and they leave enough candidates to reach the minimum.
func (r *Rest) Next(inOrder bool) iter.Seq[int32] {
	return func(yield func(int32) bool) {
		r.last = model.None
		// If all must be chosen, the order is no decision.
		if r.sort(); inOrder || r.Need > 0 && r.Need == r.many {
			r.ordered()
		}
		for i, v := range r.All {
			if !r.chosen(v) && v > r.last && r.open(i) && r.price(i) <= r.Left && r.enough(i) && !yield(v) {
				return
			}
		}
	}
}

// ordered restricts the choice to canonical order.
func (r *Rest) ordered() {
	r.inRow = true
	for _, v := range r.All {
		if r.chosen(v) {
			r.last = max(r.last, v)
		}
	}
}

// sort counts the candidates, and sorts the prices.
func (r *Rest) sort() {
	start := r.M.ListStart()
	for i, v := range r.All {
		if !r.chosen(v) {
			r.many++
			if r.Prices != nil && r.Need > 1 {
				r.M.Push(r.Prices[i])
			}
		}
	}
	r.cheap = r.M.ListFrom(start)
	slices.Sort(r.cheap)
}

func (r *Rest) chosen(v int32) bool { return Has1(r.Chosen, r.Win, v) }

func (r *Rest) price(i int) int64 {
	if r.Prices == nil {
		return 0
	}
	return int64(r.Prices[i])
}

// open reports whether a candidate is the first of those like it that have not been chosen. Of
// several alike only one is offered at a time.
func (r *Rest) open(i int) bool {
	if !r.M.Plural(r.All[i]) {
		return true
	}
	r.M.SpendList(i)
	for j := i - 1; j >= 0; j-- {
		if !r.chosen(r.All[j]) && r.M.Alike(r.All[j], r.All[i]) {
			return false
		}
	}
	return true
}

// enough reports whether the minimum can be reached with a candidate.
func (r *Rest) enough(i int) bool {
	if r.Need <= 1 {
		return true
	}
	if r.inRow {
		return r.enoughBehind(i)
	}
	if r.Prices == nil || r.many < r.Need {
		return r.many >= r.Need
	}
	sum, own := int64(0), r.price(i)
	r.M.SpendList(r.Need)
	for _, p := range r.cheap[:r.Need-1] {
		sum += int64(p)
	}
	if own > int64(r.cheap[r.Need-2]) {
		return sum+own <= r.Left
	}
	return sum+int64(r.cheap[r.Need-1]) <= r.Left // the candidate is one of the cheapest
}

// enoughBehind is enough for canonical order: only later candidates may follow, and of several
// alike none that follows one which is skipped.
func (r *Rest) enoughBehind(i int) bool {
	start := r.M.ListStart()
	defer r.M.ListDrop(start)
	r.M.SpendList(len(r.All))
	for j := range r.All {
		if r.All[j] > r.All[i] && !r.passedOver(i, j) {
			r.M.Push(int32(r.price(j)))
		}
	}
	behind := r.M.ListFrom(start)
	if len(behind) < r.Need-1 {
		return false
	}
	slices.Sort(behind)
	sum := r.price(i)
	for _, p := range behind[:r.Need-1] {
		sum += int64(p)
	}
	return r.Prices == nil || sum <= r.Left
}

// passedOver reports whether choosing the i-th candidate skips one that is like the j-th.
func (r *Rest) passedOver(i, j int) bool {
	if !r.M.Plural(r.All[j]) {
		return false
	}
	r.M.SpendList(len(r.All))
	for _, v := range r.All {
		if v < r.All[i] && !r.chosen(v) && r.M.Alike(v, r.All[j]) {
			return true
		}
	}
	return false
}
