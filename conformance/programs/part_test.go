package programs

import (
	"fmt"
	"strings"
)

// part is a piece of a file: lines with parts between them. A part can be left out, with all that
// stands in it.
type part struct {
	lines []string
	inner [][]*part // inner[i] stands after lines[i]
	gone  bool
	fixed bool // it is never left out: the rest stands on it
}

func leaf(format string, args ...any) *part {
	return &part{lines: []string{fmt.Sprintf(format, args...)}}
}

// fixed is what every program has.
func fixed(format string, args ...any) *part {
	p := leaf(format, args...)
	p.fixed = true
	return p
}

// block is a head, what stands in it, and its end.
func block(head string, inner ...*part) *part {
	return &part{lines: []string{head, "}"}, inner: [][]*part{inner}}
}

// write writes what is left, and notes for each line to which part it belongs.
func (p *part) write(out *[]string, of *[]*part) {
	if p.gone {
		return
	}
	for i, l := range p.lines {
		for _, line := range strings.Split(l, "\n") {
			*out, *of = append(*out, line), append(*of, p)
		}
		if i < len(p.inner) {
			for _, in := range p.inner[i] {
				in.write(out, of)
			}
		}
	}
}

// text is what is left, with the part of each line.
func (p *part) text() (string, []*part) {
	var lines []string
	var of []*part
	p.write(&lines, &of)
	return strings.Join(lines, "\n") + "\n", of
}

// all lists a part and those in it, the outer ones first.
func (p *part) all() []*part {
	out := []*part{p}
	for _, in := range p.inner {
		for _, x := range in {
			out = append(out, x.all()...)
		}
	}
	return out
}
