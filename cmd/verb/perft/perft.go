// Package perft counts sequences of decisions for the command line. interp/perft counts.
package perft

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"sandtable/cmd/shell"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/perft"
	"sandtable/schema/layout"
)

// maxPerft bounds the length of the sequences that are counted: far beyond what can be waited for.
const maxPerft = 1000

// Run is one run of perft.
type Run struct {
	shell.Setup
	Divide  bool // count for each first option
	Ended   bool // a finished game counts as one sequence of every greater length
	Rolls   []int
	Seed    uint64
	Seeded  bool // chance follows from the seed
	Workers int
	JSON    bool
	Budget  time.Duration
}

// report is what came of it.
type report struct {
	machine.Setting
	Depth int   `json:"depth"`
	Count int64 `json:"count"`
	// First options that count for nothing: the count was stopped before they were counted.
	Left            int       `json:"left,omitempty"`
	Counts          []int64   `json:"counts"` // of length 1, 2, .. depth
	Divide          []divided `json:"divide,omitempty"`
	Seconds         float64   `json:"seconds"`
	CountsPerSecond float64   `json:"counts_per_second"`
}

type divided struct {
	Key   string `json:"key"`
	Count int64  `json:"count"`
}

// rules converts the flags to the rules of counting.
func (r *Run) rules(depth string) (to perft.Rules, err error) {
	n, err := strconv.Atoi(depth)
	switch {
	case err != nil:
		return to, shell.Usage("the depth must be a whole number, not %q", depth)
	case n < 1 || n > maxPerft:
		return to, shell.Usage("the depth must be from 1 to %[2]d, not %[1]s", depth, maxPerft)
	case r.Workers < 1:
		return to, shell.Usage("--workers %d: must be at least 1", r.Workers)
	}
	to = perft.Rules{Depth: n, Ended: r.Ended, Seeded: r.Seeded, Workers: r.Workers}
	for _, v := range r.Rolls {
		if v < 1 || v > 100 {
			return to, shell.Usage("--rolls %d: must be from 1 to 100", v)
		}
		to.Rolls = append(to.Rolls, int32(v))
	}
	return to, nil
}

// Perft counts the sequences of a game, and prints how many there are.
func (r *Run) Perft(sh *shell.Shell, name, depth string) error {
	rules, err := r.rules(depth)
	if err != nil {
		return err
	}
	_, p, err := sh.Build(name, r.Setup)
	if err != nil {
		return err
	}
	ctx, stop := shell.Long(r.Budget)
	defer stop()
	rules.Context = ctx
	began := time.Now()
	m, tally, err := perft.Start(p, r.Seed, rules)
	if err != nil {
		return uncounted(err)
	}
	out := reportOf(p, tally)
	out.Seconds = time.Since(began).Seconds()
	if out.Seconds > 0 {
		out.CountsPerSecond = float64(out.Count) / out.Seconds
	}
	if r.Divide {
		out.Divide = dividedOf(m, tally)
	}
	err = sh.Show(r.JSON, out, func(w io.Writer) error { return out.write(w, sh.Err) })
	if err == nil && out.Left > 0 {
		all := len(tally.First)
		err = sh.Stopped(ctx, "%d of %d first options are counted; counts from depth 2 on cover only these", all-out.Left, all)
	}
	return err
}

// uncounted says why there is no count. What the content does is no fault of ours: a finding.
func uncounted(err error) error {
	var e *perft.Error
	if errors.As(err, &e) && e.Chance {
		err = fmt.Errorf("%w; fix the dice with --rolls, or derive all chance from a seed with --seed N", err)
	}
	return shell.Exit(shell.Findings, fmt.Errorf("the sequences cannot be counted: %w", err))
}

func reportOf(p *machine.Program, t *perft.Tally) *report {
	n := len(t.ByDepth)
	return &report{Setting: p.Setting(), Depth: n, Count: t.ByDepth[n-1], Counts: t.ByDepth, Left: t.Left}
}

func dividedOf(m *machine.M, t *perft.Tally) []divided {
	out := []divided{}
	for i, k := range naming.Keys(m) {
		out = append(out, divided{k.Key, t.First[i]})
	}
	return out
}

// write writes the counts, and says how fast they were made.
func (r *report) write(out, say io.Writer) error {
	w := layout.NewTable(out, false)
	for _, d := range r.Divide {
		fmt.Fprintf(w, "%s\t%d\n", d.Key, d.Count)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if len(r.Divide) > 0 {
		fmt.Fprintln(out)
	}
	width := len(fmt.Sprint(len(r.Counts)))
	most := 0
	for _, n := range r.Counts {
		most = max(most, len(fmt.Sprint(n)))
	}
	for i, n := range r.Counts {
		fmt.Fprintf(out, "depth %*d  %*d\n", width, i+1, most, n)
	}
	fmt.Fprintf(say, "%s\n", strings.TrimSpace(fmt.Sprintf("%.2f s, %.0f sequences per second", r.Seconds, r.CountsPerSecond)))
	return nil
}
