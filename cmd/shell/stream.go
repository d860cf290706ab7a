package shell

import (
	"bytes"
	"io"
	"os"
	"slices"
	"sync"
	"unicode/utf8"

	"sandtable/schema/layout"
)

// A stream is text that steers no terminal, whatever names and texts of strangers are
// written to it. All that verbs print goes through one: it marks what is no visible character. At a
// terminal colors pass.
type stream struct {
	w      io.Writer
	colors bool

	mu    sync.Mutex
	rest  []byte // the beginning of a character, a line end or a color whose end is not yet written
	begun bool
}

func newStream(w io.Writer) *stream {
	is, _ := Terminal(w)
	return &stream{w: w, colors: is}
}

// Write writes what may stand on a terminal.
func (p *stream) Write(text []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.rest) == 0 && harmless(text) {
		p.begun = p.begun || len(text) > 0
		return p.w.Write(text)
	}
	if err := p.pass(append(p.rest, text...), false); err != nil {
		return 0, err
	}
	return len(text), nil
}

// end writes what was held back.
func (p *stream) end() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.rest) > 0 {
		_ = p.pass(p.rest, true)
	}
}

// harmless reports whether a text is letters, figures and lines of ASCII.
func harmless(text []byte) bool {
	return !slices.ContainsFunc(text, func(c byte) bool { return (c < ' ' && c != '\n' && c != '\t') || c >= 0x7f })
}

// pass writes a text; last: nothing follows.
func (p *stream) pass(text []byte, last bool) error {
	out := make([]byte, 0, len(text))
	p.rest = nil
	for len(text) > 0 {
		n, shown := p.next(text, last)
		if n == 0 {
			p.rest = bytes.Clone(text)
			break
		}
		if shown {
			out = append(out, text[:n]...)
		} else {
			out = utf8.AppendRune(out, layout.Mark)
		}
		text, p.begun = text[n:], true
	}
	_, err := p.w.Write(out)
	return err
}

// next returns how many bytes the first character, line end or color of a text takes, and whether
// it may be shown; 0 if its end is missing.
func (p *stream) next(text []byte, last bool) (n int, shown bool) {
	if !last && !utf8.FullRune(text) {
		return 0, false
	}
	r, n := utf8.DecodeRune(text)
	switch {
	case r == utf8.RuneError && n == 1:
		return 1, false
	case r == '\r':
		if len(text) == 1 && !last {
			return 0, false
		}
		return 1, len(text) > 1 && text[1] == '\n'
	case r == '\x1b' && p.colors:
		if n, whole := color(text); whole || (n == len(text) && !last) {
			if !whole {
				n = 0
			}
			return n, true
		}
		return 1, false
	case r == 0xfeff && !p.begun: // the mark of the byte order may begin a file
		return n, true
	}
	return n, layout.Unseen(r) == ""
}

// color returns how many bytes of a text are, or may become, a color; whole: they are one.
func color(text []byte) (n int, whole bool) {
	const longest = 32
	for n = 1; n < min(len(text), longest); n++ {
		switch c := text[n]; {
		case n == 1:
			if c != '[' {
				return n, false
			}
		case c == 'm':
			return n + 1, true
		case c != ';' && (c < '0' || c > '9'):
			return n, false
		}
	}
	return n, false
}

// Raw returns the stream below, for what draws a whole terminal and marks what it shows itself.
func Raw(w io.Writer) io.Writer {
	if p, ok := w.(*stream); ok {
		return p.w
	}
	return w
}

// file returns the file that is written to, or read; nil if it is none.
func file(of any) *os.File {
	if p, ok := of.(*stream); ok {
		of = p.w
	}
	f, _ := of.(*os.File)
	return f
}
