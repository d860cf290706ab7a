package line_test

import (
	"fmt"
	"runtime/debug"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/play/talk"
	"sandtable/play/talk/decisiontest"
	"sandtable/show/line"
)

// TestEveryCommandAtEveryDecision: each command, and each answer, is answered at each kind of
// decision, also where nothing is legal: by an answer, never by a fault.
func TestEveryCommandAtEveryDecision(t *testing.T) {
	t.Chdir(t.TempDir()) // what save writes
	var lines []string
	args := []string{"", "0", "1", "2", "-1", "1 2", "1x2", "99999999999999999999", "ann", "lift ann", "pass", "x", "until 1", "5,5"}
	for _, verb := range append(talk.Verbs(), "") {
		for _, arg := range args {
			lines = append(lines, strings.TrimSpace(verb+" "+arg))
		}
	}
	for name, text := range decisiontest.Decisions {
		t.Run(name, func(t *testing.T) {
			p := program(t, decisiontest.Game(text), "game", interp.Setup{})
			for _, o := range []line.Options{{}, {Reader: true}, {Script: true}} {
				for _, line := range lines {
					if fault := faultAt(p, o, "more", "1", line, "more", line, "", line); fault != "" {
						t.Errorf("%q: %s", line, fault)
					}
				}
			}
		})
	}
}

// faultAt is the fault of the program that lines lead to; "" if there is none.
func faultAt(p *machine.Program, o line.Options, lines ...string) (fault string) {
	defer func() {
		if x := recover(); x != nil {
			fault = fmt.Sprintf("panic: %v\n%s", x, debug.Stack())
		}
	}()
	shown, err := play(p, o, lines...)
	if said := shown + fmt.Sprint(err); strings.Contains(said, "internal error") {
		return said
	}
	return ""
}
