//go:build unix

package cli

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"sandtable/cmd/shell"
)

// TestOddsStop: Ctrl-C ends a long search, which prints what it has found by then.
func TestOddsStop(t *testing.T) {
	if testing.Short() {
		t.Skip()
	}
	for wait := 500 * time.Millisecond; ; wait *= 4 {
		out, msg, code := interruptedAfter(t, wait, "odds", "english_draughts", "--bots", "random")
		if !strings.Contains(msg, "stopped, for Ctrl-C was pressed") && wait < 10*time.Second {
			continue // the machine is busy: it had not begun
		}
		if code != shell.Interrupted || !strings.Contains(out, "odds so far") || !strings.Contains(out, "not searched") {
			t.Errorf("exit code %d\n%s\n%s", code, out, msg)
		}
		return
	}
}

// interruptedAfter runs sandtable, and presses Ctrl-C after some time.
func interruptedAfter(t *testing.T, wait time.Duration, args ...string) (out, msg string, code int) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	c := exec.Command(self, args...)
	c.Env = append(os.Environ(), asProgram+"=1")
	c.Stdout, c.Stderr = &stdout, &stderr
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	stop := time.AfterFunc(wait, func() { _ = c.Process.Signal(syscall.SIGINT) })
	defer stop.Stop()
	err = c.Wait()
	var e *exec.ExitError
	if err != nil && !errors.As(err, &e) {
		t.Fatal(err)
	}
	return stdout.String(), stderr.String(), c.ProcessState.ExitCode()
}
