package sheet

import (
	"sort"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// How far letters reach above and below the base line, for a size of 1.
const (
	ascent  = 0.95
	descent = 0.25
)

// Anchor is which point of a text stands where it is put.
type Anchor uint8

// The anchors.
const (
	Start Anchor = iota
	Middle
	End
)

// Ink is how a text is set.
type Ink struct {
	Size   float64 // of the font, in millimetres
	Color  Color
	Bold   bool
	Anchor Anchor
	Halo   Color   // a rim around the letters
	Fit    float64 // how wide it may be; 0: any width
	Least  float64 // how small it may become before it is cut; 0: it is not made smaller
}

// Text sets a line of text with its base line at a point. What does not fit is set smaller, and cut
// if it is still too long. It returns how wide the text is.
func (s *Sheet) Text(at Point, text string, ink Ink) float64 {
	text, size := fit(clean(text), ink)
	if text == "" {
		return 0
	}
	w := Width(text, size, ink.Bold)
	switch ink.Anchor {
	case Middle:
		at.X -= float64(w / 2)
	case End:
		at.X -= w
	}
	s.ops = append(s.ops, op{
		kind:  letter,
		text:  text,
		at:    at,
		size:  size,
		wide:  w,
		bold:  ink.Bold,
		halo:  ink.Halo,
		Style: Style{Fill: ink.Color},
	})
	return w
}

// fit makes a text fit.
func fit(text string, ink Ink) (string, float64) {
	w := Width(text, ink.Size, ink.Bold)
	if ink.Fit <= 0 || w <= ink.Fit {
		return text, ink.Size
	}
	size := ink.Size
	if ink.Least > 0 {
		if size = max(ink.Least, float64(ink.Size*ink.Fit)/w); size > ink.Size {
			size = ink.Size
		}
	}
	if Width(text, size, ink.Bold) <= ink.Fit+0.001 {
		return text, size
	}
	all := []rune(text)
	short := func(n int) string { return strings.TrimRight(string(all[:n]), " ,.-") + "…" }
	n := sort.Search(len(all), func(n int) bool { return Width(short(n+1), size, ink.Bold) > ink.Fit })
	if n == 0 {
		return "", size
	}
	return short(n), size
}

// Wrap breaks a text into lines of at most a width.
func Wrap(text string, size float64, bold bool, width float64) []string {
	var out []string
	for _, par := range strings.Split(text, "\n") {
		now := ""
		for _, word := range strings.Fields(clean(par)) {
			// A word longer than a line.
			for Width(word, size, bold) > width && len([]rune(word)) > 1 {
				if now != "" {
					out, now = append(out, now), ""
				}
				r := []rune(word)
				n := max(sort.Search(len(r), func(n int) bool { return Width(string(r[:n+1]), size, bold) > width }), 1)
				out, word = append(out, string(r[:n])), string(r[n:])
			}
			if next := strings.TrimSpace(now + " " + word); now == "" || Width(next, size, bold) <= width {
				now = next
				continue
			}
			out, now = append(out, now), word
		}
		if now != "" {
			out = append(out, now)
		}
	}
	return out
}

// mostLetters bounds a line of text.
const mostLetters = 4000

// clean makes a text one line of printable letters: control characters become blanks, and marks
// that turn the direction of text go.
func clean(text string) string {
	n := 0
	text = strings.Map(func(r rune) rune {
		if n++; n > mostLetters {
			return -1
		}
		switch {
		case r == unicode.ReplacementChar, r == 0xFFFE, r == 0xFFFF:
			return '?'
		case unicode.IsControl(r), unicode.Is(unicode.Zl, r), unicode.Is(unicode.Zp, r):
			return ' '
		case unicode.Is(unicode.Cf, r), unicode.Is(unicode.Co, r), unicode.Is(unicode.Cs, r):
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "?"))
	return strings.TrimSpace(text)
}

// typeface is a font with what has been measured of it.
type typeface struct {
	mu     sync.Mutex
	font   *sfnt.Font
	buf    sfnt.Buffer
	glyphs map[rune]*glyph
}

// glyph is the form of a letter for a size of 1, and how wide it is.
type glyph struct {
	known bool // the font has it
	wide  float64
	path  []seg
}

var faces = sync.OnceValue(func() (out [2]*typeface) {
	for i, ttf := range [][]byte{goregular.TTF, gobold.TTF} {
		f, err := sfnt.Parse(ttf)
		if err != nil {
			panic(err) // the font is part of the program
		}
		out[i] = &typeface{font: f, glyphs: map[rune]*glyph{}}
	}
	return out
})

// face returns the font of bold or plain letters.
func face(bold bool) *typeface {
	if bold {
		return faces()[1]
	}
	return faces()[0]
}

// units is the size at which letters are measured.
const units = 1024

// glyph returns the form of a letter; of one that the font does not have, a box.
func (t *typeface) glyph(r rune) *glyph {
	t.mu.Lock()
	defer t.mu.Unlock()
	if g, ok := t.glyphs[r]; ok {
		return g
	}
	i, err := t.font.GlyphIndex(&t.buf, r)
	g := &glyph{known: err == nil && i != 0}
	if !g.known {
		g.wide, g.path = 0.6, box(0.08, 0.52)
		t.glyphs[r] = g
		return g
	}
	if w, err := t.font.GlyphAdvance(&t.buf, i, fixed.I(units), font.HintingNone); err == nil {
		g.wide = float64(w) / (64 * units)
	}
	if segs, err := t.font.LoadGlyph(&t.buf, i, fixed.I(units), nil); err == nil {
		g.path = outline(segs)
	}
	t.glyphs[r] = g
	return g
}

// outline returns the form of a letter as a path.
func outline(segs sfnt.Segments) (out []seg) {
	pt := func(p fixed.Point26_6) Point { return Point{float64(p.X) / (64 * units), float64(p.Y) / (64 * units)} }
	now := Point{}
	for _, s := range segs {
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if len(out) > 0 {
				out = append(out, seg{verb: closed})
			}
			now = pt(s.Args[0])
			out = append(out, seg{move, [3]Point{now}})
		case sfnt.SegmentOpLineTo:
			now = pt(s.Args[0])
			out = append(out, seg{line, [3]Point{now}})
		case sfnt.SegmentOpQuadTo:
			c, to := pt(s.Args[0]), pt(s.Args[1])
			out = append(out, seg{curve, [3]Point{now.Toward(c, 2.0/3), to.Toward(c, 2.0/3), to}})
			now = to
		case sfnt.SegmentOpCubeTo:
			now = pt(s.Args[2])
			out = append(out, seg{curve, [3]Point{pt(s.Args[0]), pt(s.Args[1]), now}})
		}
	}
	if len(out) > 0 {
		out = append(out, seg{verb: closed})
	}
	return out
}

// box returns the form of a letter that a font does not have.
func box(left, right float64) []seg {
	p := Path{}
	for _, in := range []float64{0, 0.05} {
		a, b, c, d := At(left+in, -0.7+in), At(right-in, -0.7+in), At(right-in, -in), At(left+in, -in)
		if in > 0 {
			b, d = d, b
		}
		p.Move(a)
		p.Line(b)
		p.Line(c)
		p.Line(d)
		p.Close()
	}
	return p.segs
}

// Width returns how wide a text is.
func Width(text string, size float64, bold bool) float64 {
	t, w := face(bold), 0.0
	for _, r := range text {
		w += t.glyph(r).wide
	}
	return float64(w * size)
}
