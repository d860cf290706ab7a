package line_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/show/line"
)

// listener is somebody who plays with a screen reader: takes any option, asks about this and that,
// and holds each line to be a sentence.
type listener struct {
	t      *testing.T
	g      *session.Session
	rng    *rand.Rand
	left   int
	names  []string
	asked  string
	shown  strings.Builder
	rest   []byte
	script []string // what is asked before the next option is taken
}

func (l *listener) Write(b []byte) (int, error) { return l.shown.Write(b) }

// Read is what is typed next.
func (l *listener) Read(b []byte) (int, error) {
	if len(l.rest) == 0 {
		l.hear()
		l.asked = l.types()
		l.rest = []byte(l.asked + "\n")
	}
	n := copy(b, l.rest)
	l.rest = l.rest[n:]
	return n, nil
}

// aSentence begins with a capital, a figure, a letter that has none, or a quotation, and ends as
// sentences do.
var aSentence = regexp.MustCompile(`^(["“]\S|[\p{Lu}\p{Lt}\p{Lo}\p{N}]).*[.?!:]["']?$`)

// looked is what is looked at, not heard: signs, brackets, lines, columns.
var looked = regexp.MustCompile(`[\[\]{}<>|*#~^@%§_\x{2500}-\x{25ff}]|  |->|--|\t`)

func (l *listener) hear() {
	text := l.shown.String()
	l.shown.Reset()
	lines := strings.Split(text, "\n")
	prompt := lines[len(lines)-1]
	for _, s := range lines[:len(lines)-1] {
		if !aSentence.MatchString(s) || looked.MatchString(s) {
			l.t.Errorf("after %q, no sentence: %q", l.asked, s)
		}
	}
	if prompt != "" && !strings.HasSuffix(prompt, ": ") {
		l.t.Errorf("the prompt %q", prompt)
	}
	if l.asked == "more" {
		for i := range l.g.Options() {
			if !strings.Contains("\n"+text, fmt.Sprintf("\n%d, ", i+1)) {
				l.t.Errorf("option %d is not said:\n%s", i+1, text)
				break
			}
		}
	}
	if n := len(lines); l.asked == "" && n > 100 {
		l.t.Errorf("%d sentences at one decision", n)
	}
	if l.t.Failed() {
		l.left, l.script = 0, nil
	}
}

func (l *listener) types() string {
	all := l.g.Options()
	switch {
	case l.left <= 0 || len(all) == 0:
		return "quit"
	case len(l.script) > 0:
		line := l.script[0]
		l.script = l.script[1:]
		return line
	case l.rng.IntN(4) == 0:
		name := l.names[l.rng.IntN(len(l.names))]
		asks := []string{"", "look", "board", "status", "news", "log 30", "legend", "help", "cite", "why", "undo", "redo", "show " + name, "look " + name, "why-not " + name, "why " + name, name, "nonsense", "99999", "odds"}
		l.script = []string{asks[l.rng.IntN(len(asks))]}
		if len(all) <= 200 {
			l.script = append(l.script, "more")
		}
	}
	l.left--
	return all[l.rng.IntN(len(all))].Key
}

// TestReaderSaysSentences: at every decision of every game all that is shown to a screen reader is
// sentences, and every option is said.
func TestReaderSaysSentences(t *testing.T) {
	most := 12
	if *full {
		most = 300
	}
	everyGame(t, func(t *testing.T, prog *machine.Program, seed uint64) {
		g := session.New(session.Config{Program: prog, Header: save.Header{Game: prog.Game.ID, Seed: seed}})
		if err := g.Start(); err != nil {
			t.Fatal(err)
		}
		l := &listener{t: t, g: g, rng: rand.New(rand.NewPCG(seed, 2)), left: most}
		for _, x := range prog.Game.Things {
			if x != nil && x.Name != "" {
				l.names = append(l.names, x.Name)
			}
		}
		for _, x := range prog.Game.Tables {
			l.names = append(l.names, x.Name)
		}
		for _, x := range prog.Game.Values {
			l.names = append(l.names, x.Name)
		}
		if err := line.New(l, l, line.Options{Reader: true}).Play(g); err != nil {
			t.Fatal(err)
		}
	})
}

// TestReaderHears: a place may be typed as it is said, and what changed is said once.
func TestReaderHears(t *testing.T) {
	alder := program(t, examples.Games, "games/alder_crossing", interp.Setup{})
	text := typed(t, alder, line.Options{Reader: true}, "birke e 4", "news", "quit")
	for _, want := range []string{
		"Turn 1 of 6.\n",
		"Birke: 21 options, B 1, D 1, A 2, B 2, C 2 and 16 more.\n",
		"Karst: birke e 4\n",
		"E 4.\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not said:\n%s", want, text)
		}
	}
	if n := strings.Count(text, "Turn 1 of 6."); n != 1 {
		t.Errorf("the turn is said %d times", n)
	}
}
