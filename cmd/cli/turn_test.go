package cli

import (
	"strconv"
	"strings"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"sandtable/interp/save"
)

// playTurn plays a turn at a terminal: `turn NAME VERB ...`. The files NAME_keys.txt and
// NAME_decided.txt beside this test hold what is typed, with how many decisions have been taken
// after each Enter, and what is decided. Keys are dropped while a decision is carried out, so it is
// waited for that: until the save holds it, and the screen shows what came of it. The save is
// turn.save.
func playTurn(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: turn NAME VERB ...")
	}
	dir := ts.Getenv("REPO") + "/cmd/cli/testdata/turns/"
	at := sitDown(ts, append(args[1:], "--save", "turn.save"))
	taken := 0
	at.rest(at.done)
	for line := range strings.Lines(ts.ReadFile(dir + args[0] + "_keys.txt")) {
		after, keys, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		before := len(at.String())
		_, _ = at.f.WriteString(keys + "\r")
		if n, _ := strconv.Atoi(after); n > taken {
			taken = n
			if !at.decides(ts, n, before) {
				_ = at.cmd.Process.Kill()
				ts.Fatalf("after %q not %d decisions:\n%s", keys, n, at.String()[before:])
			}
		}
		at.rest(at.done)
	}
	_, _ = at.f.WriteString("q")
	at.leave(ts)
	var got strings.Builder
	for _, d := range decisions(ts) {
		got.WriteString(d.Key + "\n")
	}
	if want := ts.ReadFile(dir + args[0] + "_decided.txt"); got.String() != want {
		ts.Fatalf("decided:\n%s\nnot:\n%s", got.String(), want)
	}
}

// decides waits until so many decisions have been taken, and what is shown since has changed and is
// not that the program works; false if that never comes.
func (at *seat) decides(ts *testscript.TestScript, n, before int) bool {
	for range 1500 {
		new := at.String()[before:]
		if len(decisions(ts)) >= n && strings.LastIndex(new, "stops") <= strings.LastIndex(new, "help") {
			return true
		}
		time.Sleep(20 * time.Millisecond)
	}
	return false
}

// decisions are those that the save holds by now.
func decisions(ts *testscript.TestScript) []save.Decision {
	l, err := save.Read(ts.MkAbs("turn.save"))
	if err != nil { // there is none yet, or its last line is being written
		return nil
	}
	return l.Decisions
}
