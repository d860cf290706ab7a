package lineedit_test

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/term"

	"sandtable/play/lineedit"
)

// child is set for the process that reads lines at the terminal of a test.
const child = "LINEEDIT_TEST_CHILD"

func TestMain(m *testing.M) {
	if os.Getenv(child) == "" {
		os.Exit(m.Run())
	}
	e := lineedit.New(func() int { w, _, _ := term.GetSize(1); return w })
	known := func(beginning string) (out []string) {
		for _, k := range []string{"march", "measure", "undo"} {
			if strings.HasPrefix(k, beginning) {
				out = append(out, k)
			}
		}
		return out
	}
	for {
		text, err := e.Line("> ", known)
		switch {
		case errors.Is(err, lineedit.ErrInterrupted):
			fmt.Println("interrupted")
		case errors.Is(err, io.EOF):
			e.Close()
			fmt.Println("end")
			return
		case err != nil:
			fmt.Println("failed", err)
			return
		case text == "forget":
			e.Forget()
		}
		fmt.Printf("<%s>\n", text)
	}
}

// desk is a terminal at which lines are read.
type desk struct {
	t    *testing.T
	keys *os.File
	out  chan string
	seen string
}

// sit starts a process at a new terminal.
func sit(t *testing.T) *desk {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), child+"=1", "TERM=xterm")
	keys, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
	if err != nil {
		t.Skip("no terminals here: ", err)
	}
	t.Cleanup(func() { cmd.Process.Kill(); cmd.Wait(); keys.Close() })
	d := &desk{t: t, keys: keys, out: make(chan string, 100)}
	go d.listen()
	d.sees("> ")
	return d
}

func (d *desk) listen() {
	defer close(d.out)
	b := make([]byte, 4096)
	for {
		n, err := d.keys.Read(b)
		if err != nil {
			return
		}
		d.out <- string(b[:n])
	}
}

func (d *desk) resize(width uint16) {
	d.t.Helper()
	if err := pty.Setsize(d.keys, &pty.Winsize{Rows: 24, Cols: width}); err != nil {
		d.t.Fatal(err)
	}
}

// types presses keys, and waits for what must be shown then.
func (d *desk) types(keys, shown string) {
	d.t.Helper()
	if _, err := d.keys.WriteString(keys); err != nil {
		d.t.Fatal(err)
	}
	d.sees(shown)
}

func (d *desk) sees(shown string) {
	d.t.Helper()
	late := time.After(20 * time.Second)
	for !strings.Contains(d.seen, shown) {
		select {
		case text, open := <-d.out:
			if !open {
				d.t.Fatalf("the end before %q; seen: %q", shown, d.seen)
			}
			d.seen += text
		case <-late:
			d.t.Fatalf("no %q; seen: %q", shown, d.seen)
		}
	}
	_, d.seen, _ = strings.Cut(d.seen, shown)
}

// line types a line at a prompt, and waits for what is read of it and the next prompt.
func (d *desk) line(keys, read string) {
	d.t.Helper()
	d.types(keys, read)
	d.sees("\n> ")
}

const (
	up        = "\x1b[A"
	left      = "\x1b[D"
	backspace = "\x7f"
	ctrlA     = "\x01"
	ctrlC     = "\x03"
	ctrlD     = "\x04"
)

// TestKeys: a line is edited with the usual keys; lines before it are called up again.
func TestKeys(t *testing.T) {
	d := sit(t)
	d.line("attakc"+backspace+backspace+"ck\r", "<attack>")
	d.line("ouck"+ctrlA+"b\r", "<bouck>")
	d.line(up+up+" two\r", "<attack two>")
	d.line("forget\r", "<forget>")
	d.line(up+"\r", "<>")
}

// TestWideCharacters: a character of two columns is one to the keys.
func TestWideCharacters(t *testing.T) {
	d := sit(t)
	d.line("日本語"+left+backspace+"\r", "<日語>")
	d.line("\u00e9e\u0301x"+left+backspace+"\r", "<\u00e9x>")
}

// TestTab: Tab completes what can mean one line only, and else lists what it can mean.
func TestTab(t *testing.T) {
	d := sit(t)
	d.line("u\t\r", "<undo>")
	d.types("m\t\t", "measure")
	d.line("e\t\r", "<measure>")
}

// TestPaste: of several lines that are pasted none is lost, and each is a line.
func TestPaste(t *testing.T) {
	d := sit(t)
	d.types("one\rtwo\rthr", "<one>")
	d.line("", "<two>")
	d.line("ee\r", "<three>")
}

// TestInterruptAndEnd: Ctrl-C gives the line up; Ctrl-D on an empty line ends the input, on any
// other it does not.
func TestInterruptAndEnd(t *testing.T) {
	d := sit(t)
	d.types("abc", "abc") // the key is an interrupt no more before the line is begun
	d.line(ctrlC, "interrupted")
	d.types("xyz", "xyz")
	d.line(ctrlA+ctrlD+"\r", "<yz>")
	d.types(ctrlD, "end")
}

// TestResize: a window that becomes narrower or wider while a line is typed does not lose it.
func TestResize(t *testing.T) {
	d := sit(t)
	d.types("march", "march")
	d.resize(20)
	d.line(" to the hill behind the mill\r", "<march to the hill behind the mill>")
	d.resize(120)
	d.line("back\r", "<back>")
}
