package diag

import (
	"fmt"
	"slices"
)

// Whoever has made one slip a thousand times is helped by some dozens of them. So of each kind of
// finding, which is its code and severity, so many are told, and how many more there are; all
// renderings tell the same.
const (
	mostOfOne = 50     // findings of one kind that are told
	mostKept  = 20_000 // findings of all kinds that are kept
)

// kind is what findings have in common of which not all are told.
type kind struct {
	code     string
	severity Severity
}

func (f *Finding) kind() kind { return kind{f.Code, f.Severity} }

// A Collector takes findings as they are made, and keeps a bounded number of them: those that come
// later are counted.
type Collector struct {
	kept Findings
	seen map[kind]int // kept of a kind
	left map[kind]int // not kept
}

// Add takes a finding.
func (c *Collector) Add(fs ...Finding) {
	if c.seen == nil {
		c.seen, c.left = map[kind]int{}, map[kind]int{}
	}
	for _, f := range fs {
		k := f.kind()
		if len(c.kept) >= mostKept && c.seen[k] > 0 {
			c.left[k]++
			continue
		}
		c.seen[k]++
		c.kept = append(c.kept, f)
	}
}

// HasErrors says whether any finding is an error.
func (c *Collector) HasErrors() bool { return c.kept.HasErrors() }

// Findings is what was taken, in order; of kinds of which not all were kept the last tells how many
// more there are.
func (c *Collector) Findings() Findings {
	return c.kept.Sort().insertMore(func(k kind) int { return c.seen[k] }, c.left)
}

// Cut leaves some dozens of each kind, and puts after them how many more there are. The findings
// must be in order.
func (fs Findings) Cut() Findings {
	all := map[kind]int{}
	for i := range fs {
		all[fs[i].kind()] += max(fs[i].More, 1)
	}
	told, left := map[kind]int{}, map[kind]int{}
	out := make(Findings, 0, len(fs))
	for _, f := range fs {
		k := f.kind()
		// One more is told rather than counted.
		if f.More > 0 || told[k] == mostOfOne && all[k] > mostOfOne+1 {
			left[k] += max(f.More, 1)
			continue
		}
		told[k]++
		out = append(out, f)
	}
	return out.insertMore(func(k kind) int { return told[k] }, left)
}

// insertMore puts after the last finding of each kind, of which there are so many, how many more
// there are.
func (fs Findings) insertMore(have func(kind) int, left map[kind]int) Findings {
	if len(left) == 0 {
		return fs
	}
	seen := map[kind]int{}
	var out Findings
	for _, f := range fs {
		out = append(out, f)
		k := f.kind()
		if seen[k]++; seen[k] == have(k) && left[k] > 0 {
			out = append(out, more(f, left[k]))
		}
	}
	return slices.Clip(out)
}

// more stands for findings that are left out after one of their kind.
func more(last Finding, n int) Finding {
	return Finding{
		Code: last.Code, Severity: last.Severity, Range: last.Range, More: n,
		Message: fmt.Sprintf("and %d more of this kind; lint --all shows them", n),
	}
}
