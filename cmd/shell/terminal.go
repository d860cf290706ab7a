package shell

import (
	"io"
	"os"
	"strings"

	"golang.org/x/term"

	"sandtable/play/lineedit"
)

// Terminal reports whether a stream is a terminal, and how wide it is (100 if it is none or does
// not tell).
func Terminal(w any) (is bool, width int) {
	f := file(w)
	if f == nil || !term.IsTerminal(int(f.Fd())) {
		return false, 100
	}
	if n, _, err := term.GetSize(int(f.Fd())); err == nil && n >= 40 {
		return true, n
	}
	return true, 100
}

// Window returns how wide and high a screen may be: as a terminal is, but for what is too small for
// any board; else as screens are by habit.
func Window(w any) (is bool, width, height int) {
	f := file(w)
	if f == nil || !term.IsTerminal(int(f.Fd())) {
		return false, 0, 0
	}
	width, height, err := term.GetSize(int(f.Fd()))
	if err != nil || width < 60 || height < 20 {
		return true, max(width, 60), max(height, 20)
	}
	return true, width, height
}

// Size returns how many columns and lines the terminal has; 0 if there is none, or it does not
// tell.
func (s *Shell) Size() (width, height int) {
	f := file(s.Out)
	if f == nil {
		return 0, 0
	}
	width, height, err := term.GetSize(int(f.Fd()))
	if err != nil {
		return 0, 0
	}
	return width, height
}

// WideSigns reports whether lines of frames can be drawn: where the language of the terminal is
// written in UTF-8, and not one in which these signs take two columns.
func WideSigns() bool {
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		text := strings.ToLower(os.Getenv(name))
		if text == "" {
			continue
		}
		for _, two := range []string{"zh", "ja", "ko"} {
			if strings.HasPrefix(text, two) {
				return false
			}
		}
		return strings.Contains(text, "utf-8") || strings.Contains(text, "utf8")
	}
	return false
}

// Editor returns what reads lines at the terminal; nil if input and output are no terminal of this
// process that lines can be edited on.
func (s *Shell) Editor() *lineedit.Editor {
	if s.editor == nil && s.In == io.Reader(os.Stdin) && file(s.Out) == os.Stdout {
		s.editor = lineedit.New(func() int { w, _ := s.Size(); return w })
	}
	return s.editor
}

// Colors reports whether a stream takes colors.
func (s *Shell) Colors(w io.Writer) bool {
	is, _ := Terminal(w)
	return is && !s.NoColor && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
}

// Wiper returns what clears the terminal and the lines that it keeps to be scrolled back to; nil if
// the output is no terminal, or one that obeys no control sequences. Some terminals keep what they
// clear, so the screen is cleared first.
func (s *Shell) Wiper() func() {
	if is, _ := Terminal(s.Out); !is || os.Getenv("TERM") == "dumb" {
		return nil
	}
	return func() { _, _ = io.WriteString(Raw(s.Out), "\x1b[H\x1b[2J\x1b[3J") }
}

// Sits reports whether somebody sits at a terminal and can be asked.
func (s *Shell) Sits() bool {
	return s.Watched() && os.Getenv("TERM") != "dumb" && s.Editor() != nil
}

// Watched reports whether input and output are a terminal.
func (s *Shell) Watched() bool {
	shown, _ := Terminal(s.Out)
	typed, _ := Terminal(s.In)
	return shown && typed
}

// Width returns how wide what is printed may be.
func (s *Shell) Width() int {
	_, width := Terminal(s.Out)
	return width
}
