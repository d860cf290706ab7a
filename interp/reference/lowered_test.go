package reference_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/effect"
	"sandtable/interp/interptest"
	"sandtable/interp/ir/irtest"
	"sandtable/schema/load"
)

// loweredExamples is what the examples of all statements are lowered to.
const loweredExamples = "testdata/lowered.txt"

// TestLoweredExamples: the example of each statement is lowered as it was. Write the file anew with
// -update, and read the difference.
func TestLoweredExamples(t *testing.T) {
	var out strings.Builder
	for _, e := range effect.All() {
		text := strings.TrimSpace(e.Example)
		_, lowered, _ := strings.Cut(loweredExample(t, around(text+"\n", e.Name)).String(), "\n")
		fmt.Fprintf(&out, "%s\n\n%s\n", text, lowered)
	}
	if *update {
		if err := os.WriteFile(loweredExamples, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(loweredExamples)
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Split(out.String(), "\n")
	for i, line := range strings.Split(string(want), "\n") {
		if i >= len(got) || got[i] != line {
			t.Fatalf("%s:%d: examples are lowered to something else; it should read\n%s\nWrite it anew: go test ./interp/reference -run Lowered -update", loweredExamples, i+1, strings.Join(got[min(i, len(got)):min(i+5, len(got))], "\n"))
		}
	}
}

// loweredExample is the rule or action of an example as it is lowered.
func loweredExample(t *testing.T, text string) fmt.Stringer {
	t.Helper()
	p := interptest.Program(t, load.Source{FS: hostFiles(t, text), Dir: ".", Name: "."}, interp.Setup{})
	tracer := interp.NewTracer(p)
	for _, r := range p.Game.Rules {
		if r.Name == "example" {
			proc := tracer.Procedure(r)
			if err := irtest.VerifyProc(proc); err != nil {
				t.Error(err)
			}
			return proc
		}
	}
	for _, a := range p.Game.Actions {
		if a.Name == "example" {
			return tracer.Listing(a)
		}
	}
	t.Fatalf("no example is in the game\n%s", text)
	return nil
}
