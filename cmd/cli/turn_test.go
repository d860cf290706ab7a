package cli

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"sandtable/interp/save"
)

// playTurn plays a turn at a terminal: `turn NAME keys|mouse VERB ...`. The files beside this test
// hold what is typed up to each Enter, or to another key that does more than mark and has a
// backslash after it (NAME_keys.txt), what is clicked up to each click that does more than mark
// (NAME_mouse.txt), each with how many decisions have been taken then, and what is decided
// (NAME_decided.txt). Keys and clicks are dropped while a decision is carried out, so it is waited
// for that: until the save, turn.save, holds it, and the screen shows what came of it. On a busy
// machine the screen may rest before that; what was dropped then is typed anew, four times at most.
func playTurn(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 3 || hands[args[1]] == nil {
		ts.Fatalf("usage: turn NAME keys|mouse VERB ...")
	}
	dir := ts.Getenv("REPO") + "/cmd/cli/testdata/turns/"
	at := sitDown(ts, 80, 24, append(args[2:], "--save", "turn.save"))
	at.seats()
	taken, again := 0, 4 // how often what a busy machine has lost may be typed anew
	if !at.decides(ts, 0, 0) {
		_ = at.cmd.Process.Kill()
		ts.Fatalf("nothing is asked:\n%s", at.String())
	}
	at.rest(at.done)
	for line := range strings.Lines(ts.ReadFile(dir + args[0] + "_" + args[1] + ".txt")) {
		after, moves, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		before := len(at.String())
		_, _ = at.f.WriteString(hands[args[1]](moves))
		if n, _ := strconv.Atoi(after); n > taken {
			taken = n
			for ; again > 0 && !at.decides(ts, n, before); again-- {
				_, _ = at.f.WriteString("\x1b")
				time.Sleep(time.Second) // Esc and what follows at once are one key
				_, _ = at.f.WriteString(hands[args[1]](moves))
			}
			if !at.decides(ts, n, before) {
				_ = at.cmd.Process.Kill()
				ts.Fatalf("after %q not %d decisions:\n%s", moves, n, at.String()[before:])
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

// seats seats a person for each of two players, where it is asked how many people sit here.
func (at *seat) seats() {
	for range 750 {
		switch shown := at.String(); {
		case strings.Contains(shown, "people sit here?"):
			_, _ = at.f.WriteString("2\r")
			return
		case strings.Contains(shown, "help"):
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// hands are what a terminal sends for a line of a file.
var hands = map[string]func(line string) string{
	"keys":  strokes,
	"mouse": clicks,
}

// clicks is what a terminal sends for clicks and turns of the wheel, as xterm's SGR mode has them:
// the button, the column and the line, which count from 1.
func clicks(line string) string {
	var out strings.Builder
	for _, move := range strings.Split(line, ", ") {
		what, x, y := move, 0, 0
		_, _ = fmt.Sscan(move, &what, &x, &y)
		switch what {
		case "enter": // a screen that is handed over is taken by a key
			out.WriteString("\r")
		case "click":
			fmt.Fprintf(&out, "\x1b[<0;%d;%dM\x1b[<0;%d;%dm", x+1, y+1, x+1, y+1)
		case "up":
			fmt.Fprintf(&out, "\x1b[<64;%d;%dM", x+1, y+1)
		case "down":
			fmt.Fprintf(&out, "\x1b[<65;%d;%dM", x+1, y+1)
		}
	}
	return out.String()
}

// decides waits until so many decisions have been taken, what is shown has changed, and the screen
// waits for keys; false if that never comes.
func (at *seat) decides(ts *testscript.TestScript, n, before int) bool {
	for range 750 {
		shown := at.String()
		waits := max(strings.LastIndex(shown, "help"), strings.LastIndex(shown, "presses Enter"))
		if len(decisions(ts)) >= n && len(shown) > before && waits > strings.LastIndex(shown, "stops") {
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
