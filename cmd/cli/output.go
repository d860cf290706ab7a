package cli

import (
	"encoding/json"
	"io"
	"os"
	"strings"

	"golang.org/x/term"

	"sandtable/play/lineedit"
	"sandtable/schema/diag"
)

// terminal reports whether a stream is a terminal, and how wide it is (100 if it is none or does
// not tell).
func terminal(w any) (is bool, width int) {
	f := file(w)
	if f == nil || !term.IsTerminal(int(f.Fd())) {
		return false, 100
	}
	if n, _, err := term.GetSize(int(f.Fd())); err == nil && n >= 40 {
		return true, n
	}
	return true, 100
}

// window is how wide and high a screen may be: as a terminal is, but for what is too small for any
// board; else as screens are by habit.
func window(w any) (is bool, width, height int) {
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

// size is how many columns and lines the terminal has; 0 if there is none, or it does not tell.
func (a *app) size() (width, height int) {
	f := file(a.out)
	if f == nil {
		return 0, 0
	}
	width, height, err := term.GetSize(int(f.Fd()))
	if err != nil {
		return 0, 0
	}
	return width, height
}

// wideSigns reports whether lines of frames can be drawn: where the language of the terminal is
// written in UTF-8, and not one in which these signs take two columns.
func wideSigns() bool {
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

// editor reads lines at the terminal; nil if input and output are no terminal of this process that
// lines can be edited on.
func (a *app) editor() *lineedit.Editor {
	if a.lines == nil && a.in == io.Reader(os.Stdin) && file(a.out) == os.Stdout {
		a.lines = lineedit.New(func() int { w, _ := a.size(); return w })
	}
	return a.lines
}

// colors reports whether a stream takes colors.
func (a *app) colors(w io.Writer) bool {
	is, _ := terminal(w)
	return is && !a.noColor && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
}

// json prints a result as JSON.
func (a *app) json(v any) error {
	enc := json.NewEncoder(a.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

// findings draws findings for people, on stderr: some dozens of each kind.
func (a *app) findings(fs diag.Findings, files map[string][]byte) error {
	return a.allFindings(fs.Cut(), files)
}

// allFindings draws findings for people, on stderr.
func (a *app) allFindings(fs diag.Findings, files map[string][]byte) error {
	_, width := terminal(a.err)
	return diag.WriteText(a.err, fs, diag.TextOptions{Color: a.colors(a.err), Width: width, Sources: files})
}
