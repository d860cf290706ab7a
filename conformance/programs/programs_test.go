package programs

import (
	"flag"
	"fmt"
	"runtime/debug"
	"testing"
)

var (
	count   = flag.Int("programs", 24, "how many random programs are written and tried")
	first   = flag.Int("first", 0, "the seed of the first of them")
	cutDown = flag.Bool("shrink", false, "cut a program that fails down to what its failure needs (slow)")
)

// TestPrograms writes programs at random and runs every verb on each.
func TestPrograms(t *testing.T) {
	whole, decided, compared := 0, 0, 0
	for seed := *first; seed < *first+*count; seed++ {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			n := tried(t, random(uint64(seed)))
			decided += n.decisions
			compared += n.compared
			if n.decisions > 0 {
				whole++
			}
		})
	}
	t.Logf("%d of %d programs are played: %d decisions in each form, %d compared", whole, *count, decided, compared)
	if whole < *count/2 || compared < 5**count {
		t.Errorf("%d of %d programs are played, %d decisions are compared: too few to mean anything", whole, *count, compared)
	}
}

// FuzzPrograms derives programs from what the fuzzer makes.
func FuzzPrograms(f *testing.F) {
	f.Add([]byte{})
	for seed := range 8 {
		f.Add(random(uint64(1000 + seed)))
	}
	f.Fuzz(func(t *testing.T, bytes []byte) { tried(t, bytes) })
}

// tried derives one program and runs every verb on it. A failure shows the program, cut down as far
// as it still fails if that is asked for.
func tried(t *testing.T, bytes []byte) tally {
	t.Helper()
	p := (&writer{decisions: decided(bytes)}).program()
	n, err := p.run()
	if err != nil {
		if *cutDown {
			p.shrink(short(err))
		}
		t.Fatalf("%v\nin\n%s", err, p.show())
	}
	return n
}

// run cleans a program and runs every verb on it. A panic is an error.
func (p *program) run() (n tally, err error) {
	at := "load"
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("%s: panic: %v\n%s", at, x, debug.Stack())
		}
	}()
	g, found, err := p.clean()
	if g == nil || err != nil {
		return n, err
	}
	if err := laidOut(p.files(), found); err != nil {
		return n, err
	}
	v := &verbs{game: g, files: p.files(), tally: &n}
	for _, verb := range all {
		at = verb.name
		if err := verb.run(v); err != nil {
			return n, fmt.Errorf("%s: %w", verb.name, err)
		}
	}
	return n, nil
}

// shrink takes out whatever a failure does not need, the larger parts first.
func (p *program) shrink(why string) {
	for again := true; again; {
		again = false
		for _, file := range p.parts() {
			for _, x := range file.all() {
				if x.fixed || x.gone {
					continue
				}
				x.gone = true
				if g, _ := loaded(p.files()); g != nil {
					if _, err := p.run(); err != nil && short(err) == why {
						again = true
						continue
					}
				}
				x.gone = false
			}
		}
	}
}

// short is what a failure has in common with itself in a smaller program: the verb.
func short(err error) string {
	text := err.Error()
	for i, r := range text {
		if r == ':' {
			return text[:i]
		}
	}
	return text
}
