// Package perft counts sequences of decisions: how many there are from a position, of length 1, 2
// and so on. Two programs that agree on these counts agree on the moves of a game.
//
// Whatever the machine lists as an option is one decision, so the last decision of each sequence is
// counted without being run.
package perft

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
)

// Rules say what is counted.
type Rules struct {
	Depth int
	// A game that has ended counts as one sequence of every greater length; else it counts for
	// nothing.
	Ended   bool
	Rolls   []int32 // the dice of every sequence, in the order in which they fall
	Seeded  bool    // chance beyond Rolls follows from the seed; else it is an error
	Workers int     // how many count at a time; one if not stated

	// When it is done, what has been counted so far is given; nil: nobody stops the count.
	Context context.Context
	Purse   *machine.Purse // pays for the count; nil: only each decision is bounded
}

// Tally is what was counted.
type Tally struct {
	ByDepth []int64 // how many sequences of length 1, 2, .. there are
	First   []int64 // how many of full length begin with each option
	Thrown  int     // how many of the rolls the longest sequence used
	// How many of the first options have not been counted to the end, and count for nothing:
	// somebody stopped the count.
	Left int
}

// Error is why a count could not be made.
type Error struct {
	After   []string // the keys of the decisions that led there
	Chance  bool     // chance beyond the rolls: there is more than one outcome
	Message string   // what happened
}

// Error is the message with what led to it.
func (e *Error) Error() string {
	if len(e.After) == 0 {
		return e.Message
	}
	return fmt.Sprintf("after %s: %s", strings.Join(e.After, ", "), e.Message)
}

// From counts from the decision that a machine waits for; if it waits for none there is nothing to
// count. The machine stays as it is. A set that is chosen member by member counts once, whatever
// the order.
func From(m *machine.M, r Rules) (*Tally, error) {
	root := &node{m: m}
	if e := root.trouble(Rules{Seeded: true}); e != nil {
		return nil, e
	}
	if m.Pending() != nil { // its options are listed again, of sets in order
		root = newNode(m.P, Rules{})
		root.m.Restore(&m.State)
	}
	return from(root, r)
}

// Start begins a game and counts from its first decision, for which the machine then waits.
func Start(p *machine.Program, seed uint64, r Rules) (*machine.M, *Tally, error) {
	root := newNode(p, r)
	root.m.Start(seed)
	if e := root.trouble(r); e != nil {
		return root.m, nil, e
	}
	t, err := from(root, r)
	return root.m, t, err
}

// from shares the first options among workers.
func from(root *node, r Rules) (*Tally, error) {
	t := &Tally{ByDepth: make([]int64, r.Depth), Thrown: root.dice.next}
	if root.m.Pending() == nil {
		if r.Ended {
			for d := range t.ByDepth {
				t.ByDepth[d] = 1
			}
		}
		return t, nil
	}
	n := root.m.Options().Len()
	if e := tooDeep(root.m.P, r); e != nil {
		return nil, e
	}
	t.ByDepth[0] = int64(n)
	t.First = make([]int64, n)
	if r.Depth == 1 {
		for i := range t.First {
			t.First[i] = 1
		}
		return t, nil
	}
	workers := make([]*counter, max(1, min(r.Workers, n)))
	var next, counted atomic.Int64
	var failed, stopped atomic.Bool
	if r.Context != nil {
		defer context.AfterFunc(r.Context, func() { stopped.Store(true) })()
	}
	var wait sync.WaitGroup
	for w := range workers {
		c := &counter{Rules: r, stopped: &stopped, counts: make([]int64, r.Depth+1), nodes: []*node{root}}
		workers[w] = c
		wait.Go(func() {
			for !failed.Load() && c.err == nil {
				i := int(next.Add(1)) - 1
				if i >= n || stopped.Load() {
					break
				}
				before := slices.Clone(c.counts)
				c.follow(0, i)
				if stopped.Load() { // it may have been broken off
					c.counts = before
					break
				}
				t.First[i] = c.counts[r.Depth] - before[r.Depth]
				counted.Add(1)
			}
			failed.Store(failed.Load() || c.err != nil)
		})
	}
	wait.Wait()
	if e := t.unite(workers); e != nil {
		return nil, e
	}
	t.Left = n - int(counted.Load())
	return t, nil
}

// maxMemory is how many bytes the positions of a sequence may take, for all workers together.
const maxMemory = 256 << 20

// tooDeep says that the positions of a sequence take too much memory; nil: they do not.
func tooDeep(p *machine.Program, r Rules) *Error {
	if size := p.Bytes() * r.Depth * max(r.Workers, 1); size > maxMemory {
		return &Error{Message: fmt.Sprintf("%d positions of this game take more than %d MB: reduce the depth or the number of workers",
			r.Depth*max(r.Workers, 1), maxMemory>>20)}
	}
	return nil
}

// unite adds the workers' counts up. Of several errors that of the first option stands: every
// option before it has been counted.
func (t *Tally) unite(workers []*counter) *Error {
	var first *counter
	for _, c := range workers {
		if c.err != nil && (first == nil || c.path[0] < first.path[0]) {
			first = c
		}
		for d := range t.ByDepth {
			t.ByDepth[d] += c.counts[d+1]
		}
		t.Thrown = max(t.Thrown, c.thrown)
	}
	if first == nil {
		return nil
	}
	first.err.After = first.keys()
	return first.err
}

// counter counts below some of the first options. nodes are the positions of the sequence in
// progress, each on a machine of its own that is used again and again.
type counter struct {
	Rules
	stopped *atomic.Bool
	nodes   []*node
	path    []int // the options taken
	counts  []int64
	thrown  int
	err     *Error
}

// follow takes the i-th option of the sequence's last position, after a given number of decisions,
// and counts what comes after.
func (c *counter) follow(decided, i int) {
	if len(c.nodes) == decided+1 {
		c.nodes = append(c.nodes, newNode(c.nodes[0].m.P, c.Rules))
	}
	c.path = append(c.path[:decided], i)
	n := c.nodes[decided+1]
	n.fork(c.nodes[decided], i)
	c.thrown = max(c.thrown, n.dice.next)
	if c.err = n.trouble(c.Rules); c.err != nil {
		return
	}
	decided++
	if n.m.Pending() == nil {
		for d := decided + 1; c.Ended && d <= c.Depth; d++ {
			c.counts[d]++
		}
		return
	}
	options := n.m.Options().Len()
	c.counts[decided+1] += int64(options)
	for i := 0; i < options && decided+1 < c.Depth && c.err == nil && !c.stopped.Load(); i++ {
		c.follow(decided, i)
	}
}

// keys names the options taken.
func (c *counter) keys() []string {
	out := make([]string, len(c.path))
	for d, i := range c.path {
		out[d] = naming.Keys(c.nodes[d].m)[i].Key
	}
	return out
}
