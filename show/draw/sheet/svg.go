package sheet

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"strconv"
)

// SVG writes the sheet as a picture of scalable lines, in true size.
func (s *Sheet) SVG(out io.Writer) error {
	w := &svg{Writer: bufio.NewWriter(out)}
	fmt.Fprintf(w, `<svg xmlns="http://www.w3.org/2000/svg" width="%smm" height="%smm" viewBox="0 0 %s %s" font-family="'Go', sans-serif">`+"\n", num(s.W), num(s.H), num(s.W), num(s.H))
	w.named("title", s.Title)
	w.WriteString("<style>.counter:hover{opacity:.8}path{stroke-linecap:round;stroke-linejoin:round}</style>\n")
	return w.end(s)
}

// Inline writes the sheet as a part of a page, whose own styles it takes. Scale is the points of
// the screen to a millimetre. Under is the address of a picture of the same size that lies below
// it; "": none does.
func (s *Sheet) Inline(out io.Writer, scale float64, under string) error {
	w := &svg{Writer: bufio.NewWriter(out), links: true}
	fmt.Fprintf(w, `<svg role="group" width="%s" height="%s" viewBox="0 0 %s %s" font-family="Go, sans-serif" stroke-linecap="round" stroke-linejoin="round">`+"\n", num(s.W*scale), num(s.H*scale), num(s.W), num(s.H))
	if under != "" {
		w.WriteString(`<image href="`)
		w.escape(under)
		fmt.Fprintf(w, `" width="%s" height="%s"/>`+"\n", num(s.W), num(s.H))
	}
	return w.end(s)
}

// end writes what is drawn, and ends the picture.
func (w *svg) end(s *Sheet) error {
	clips := 0
	var ends []string // of the groups that are open
	for i := range s.ops {
		o := &s.ops[i]
		switch o.kind {
		case open:
			ends = append(ends, w.open(o))
		case clip:
			clips++
			fmt.Fprintf(w, `<clipPath id="c%d"><rect x="%s" y="%s" width="%s" height="%s"/></clipPath><g clip-path="url(#c%d)">`, clips,
				num(o.at.X), num(o.at.Y), num(o.wide), num(o.high), clips)
			ends = append(ends, "</g>\n")
		case shut:
			w.WriteString(ends[len(ends)-1])
			ends = ends[:len(ends)-1]
		case shape:
			w.shape(o)
		case letter:
			w.letters(o)
		}
	}
	w.WriteString("</svg>\n")
	return w.Flush()
}

// open begins a group, and returns how it ends.
func (w *svg) open(o *op) (end string) {
	end = "</g>\n"
	if w.links && o.link != "" {
		end = "</a>\n"
		w.WriteString(`<a href="`)
		w.escape(o.link)
		w.WriteString(`" class="`)
	} else {
		w.WriteString(`<g class="`)
	}
	w.escape(o.class)
	w.WriteString(`">`)
	if o.text != "" {
		w.named("title", o.text)
	}
	return end
}

// svg writes the parts of a picture.
type svg struct {
	*bufio.Writer
	links bool // groups may lead somewhere
}

// escape writes a text that may hold anything.
func (w *svg) escape(text string) { _ = xml.EscapeText(w, []byte(text)) }

// num writes a number.
func (w *svg) num(v float64) { _, _ = w.Write(appendNum(w.AvailableBuffer(), v)) }

// named writes an element that holds a text.
func (w *svg) named(name, text string) {
	fmt.Fprintf(w, "<%s>", name)
	w.escape(text)
	fmt.Fprintf(w, "</%s>", name)
}

func (w *svg) shape(o *op) {
	w.WriteString(`<path d="`)
	for _, g := range o.path {
		n := 1
		switch g.verb {
		case move:
			w.WriteByte('M')
		case line:
			w.WriteByte('L')
		case curve:
			w.WriteByte('C')
			n = 3
		case closed:
			w.WriteByte('Z')
			n = 0
		}
		for i := range n {
			if i > 0 {
				w.WriteByte(' ')
			}
			w.num(g.p[i].X)
			w.WriteByte(' ')
			w.num(g.p[i].Y)
		}
	}
	fmt.Fprintf(w, `" fill="%s"`, o.Fill)
	if o.Stroke.Is {
		fmt.Fprintf(w, ` stroke="%s" stroke-width="%s"`, o.Stroke, num(o.Width))
		if o.Dash > 0 {
			fmt.Fprintf(w, ` stroke-dasharray="%s"`, num(o.Dash))
		}
	}
	w.WriteString("/>\n")
}

func (w *svg) letters(o *op) {
	fmt.Fprintf(w, `<text x="%s" y="%s" font-size="%s" textLength="%s" lengthAdjust="spacingAndGlyphs" fill="%s"`, num(o.at.X),
		num(o.at.Y), num(o.size), num(o.wide), o.Fill)
	if o.bold {
		w.WriteString(` font-weight="bold"`)
	}
	if o.halo.Is {
		fmt.Fprintf(w, ` stroke="%s" stroke-width="%s" stroke-linejoin="round" paint-order="stroke"`, o.halo, num(haloWidth(o.size)))
	}
	w.WriteByte('>')
	w.escape(o.text)
	w.WriteString("</text>\n")
}

// haloWidth returns how thick the line is that makes the rim of letters.
func haloWidth(size float64) float64 { return size * 0.3 }

// String returns the color as SVG writes it.
func (c Color) String() string {
	if !c.Is {
		return "none"
	}
	return "#" + hex.EncodeToString([]byte{c.R, c.G, c.B})
}

// num writes millimetres to the thousandth.
func num(v float64) string { return string(appendNum(nil, v)) }

// appendNum appends what num writes: whole thousandths, because a picture has tens of thousands of
// numbers, and to find the shortest text of a float takes longer than all else.
func appendNum(to []byte, v float64) []byte {
	n := int64(math.Round(v * 1000))
	if n < 0 {
		to, n = append(to, '-'), -n
	}
	to = strconv.AppendInt(to, n/1000, 10)
	rest := n % 1000
	if rest == 0 {
		return to
	}
	to = append(to, '.', byte('0'+rest/100), byte('0'+rest/10%10), byte('0'+rest%10))
	return bytes.TrimRight(to, "0")
}
