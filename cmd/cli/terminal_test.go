package cli

import (
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"

	"github.com/creack/pty"
	"github.com/rogpeppe/go-internal/testscript"
)

// seated runs sandtable at a terminal, at which a person types: `terminal KEYS VERB ...`. Each line
// of the file is typed when the screen has come to rest; "^C" is Ctrl-C, "^[" Esc, and a line that
// ends in a backslash is typed without Enter. What the screen showed is in the file "screen".
func seated(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 1 {
		ts.Fatalf("usage: terminal KEYS [VERB ...]")
	}
	at := sitDown(ts, 200, 40, args[1:])
	for line := range strings.Lines(ts.ReadFile(args[0])) {
		at.rest(at.done)
		_, _ = at.f.WriteString(strokes(strings.TrimSuffix(line, "\n")))
	}
	at.leave(ts)
}

// seat is sandtable at a terminal.
type seat struct {
	*shown
	cmd  *exec.Cmd
	f    *os.File
	done chan struct{} // closed when it has ended
}

// sitDown runs sandtable at a terminal of so many columns and lines.
func sitDown(ts *testscript.TestScript, w, h uint16, args []string) *seat {
	exe, err := exec.LookPath("sandtable")
	ts.Check(err)
	cmd := exec.Command(exe, args...)
	cmd.Dir = ts.MkAbs(".")
	for _, name := range []string{"PATH", "HOME", "XDG_STATE_HOME", "NO_COLOR", "TERM", "REPO", "LANG"} {
		if v := ts.Getenv(name); v != "" {
			cmd.Env = append(cmd.Env, name+"="+v)
		}
	}
	f, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: h, Cols: w})
	if err != nil {
		ts.Fatalf("no terminal: %v", err)
	}
	at := &seat{&shown{last: time.Now()}, cmd, f, make(chan struct{})}
	go func() { at.read(f); close(at.done) }()
	return at
}

// leave waits until the program ends. What the screen showed is in the file "screen".
func (at *seat) leave(ts *testscript.TestScript) {
	select {
	case <-at.done:
	case <-time.After(30 * time.Second):
		_ = at.cmd.Process.Kill()
	}
	err := at.cmd.Wait()
	_ = at.f.Close()
	ts.Check(os.WriteFile(ts.MkAbs("screen"), []byte(at.String()), 0o644))
	if err != nil {
		ts.Fatalf("%v\n%s", err, at.String())
	}
}

// strokes is what keys send.
func strokes(line string) string {
	line = strings.NewReplacer("^C", "\x03", "^[", "\x1b").Replace(line)
	if raw, is := strings.CutSuffix(line, `\`); is || line == "\x03" {
		return raw
	}
	return line + "\r"
}

// shown is what a terminal shows.
type shown struct {
	mu   sync.Mutex
	text strings.Builder
	last time.Time // when it changed last
	seen int       // how long the text was when the last keys were typed
}

// read takes down what is shown until the program ends.
func (s *shown) read(f *os.File) {
	for b := make([]byte, 4096); ; {
		n, err := f.Read(b)
		s.mu.Lock()
		s.text.WriteString(strings.ReplaceAll(string(b[:n]), "\r", ""))
		s.last = time.Now()
		s.mu.Unlock()
		if err != nil {
			return
		}
	}
}

// rest waits until the screen answers the last keys, for two seconds if they change nothing, and
// has not changed for a while.
func (s *shown) rest(done <-chan struct{}) {
	for tick := range 600 {
		s.mu.Lock()
		answers := s.text.Len() > s.seen || s.seen > 0 && tick > 100
		still := answers && time.Since(s.last) > 250*time.Millisecond
		s.mu.Unlock()
		select {
		case <-done:
			return
		case <-time.After(20 * time.Millisecond):
		}
		if still {
			s.mu.Lock()
			s.last, s.seen = time.Now(), s.text.Len() // what is typed now changes it again
			s.mu.Unlock()
			return
		}
	}
}

// String is all that was shown.
func (s *shown) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}
