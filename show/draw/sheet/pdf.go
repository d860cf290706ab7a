package sheet

import (
	"io"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
)

// PDF writes sheets as the pages of one document, in true size.
func PDF(out io.Writer, title string, pages []*Sheet) error {
	doc := fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: fpdf.SizeType{Wd: pages[0].W, Ht: pages[0].H}})
	doc.SetCatalogSort(true)
	day := time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC) // the same bytes whenever it is made
	doc.SetCreationDate(day)
	doc.SetModificationDate(day)
	doc.SetTitle(known(clean(title)), true)
	doc.SetProducer("sandtable", true)
	doc.SetMargins(0, 0, 0)
	doc.SetAutoPageBreak(false, 0)
	doc.AddUTF8FontFromBytes("go", "", goregular.TTF)
	doc.AddUTF8FontFromBytes("go", "B", gobold.TTF)
	doc.SetLineCapStyle("round")
	doc.SetLineJoinStyle("round")
	for _, s := range pages {
		w := &pdf{Fpdf: doc}
		doc.AddPageFormat("P", fpdf.SizeType{Wd: s.W, Ht: s.H})
		for i := range s.ops {
			w.op(&s.ops[i])
		}
	}
	return doc.Output(out)
}

// pdf draws ops on the page of a document.
type pdf struct {
	*fpdf.Fpdf
	clips []bool
}

func (w *pdf) op(o *op) {
	switch o.kind {
	case open:
		w.clips = append(w.clips, false)
	case clip:
		w.ClipRect(o.at.X, o.at.Y, o.wide, o.high, false)
		w.clips = append(w.clips, true)
	case shut:
		if w.clips[len(w.clips)-1] {
			w.ClipEnd()
		}
		w.clips = w.clips[:len(w.clips)-1]
	case shape:
		w.shape(o)
	case letter:
		w.letters(o)
	}
}

func (w *pdf) shape(o *op) {
	style := ""
	if o.Fill.Is {
		w.SetFillColor(int(o.Fill.R), int(o.Fill.G), int(o.Fill.B))
		style += "F"
	}
	if o.Stroke.Is {
		w.SetDrawColor(int(o.Stroke.R), int(o.Stroke.G), int(o.Stroke.B))
		w.SetLineWidth(o.Width)
		style += "D"
		if o.Dash > 0 {
			w.SetDashPattern([]float64{o.Dash, o.Dash}, 0)
		}
	}
	if style == "" {
		return
	}
	for _, g := range o.path {
		switch g.verb {
		case move:
			w.MoveTo(g.p[0].X, g.p[0].Y)
		case line:
			w.LineTo(g.p[0].X, g.p[0].Y)
		case curve:
			w.CurveBezierCubicTo(g.p[0].X, g.p[0].Y, g.p[1].X, g.p[1].Y, g.p[2].X, g.p[2].Y)
		case closed:
			w.ClosePath()
		}
	}
	w.DrawPath(style)
	if o.Dash > 0 {
		w.SetDashPattern(nil, 0)
	}
}

func (w *pdf) letters(o *op) {
	style := ""
	if o.bold {
		style = "B"
	}
	w.SetFont("go", style, 0)
	w.SetFontUnitSize(o.size)
	text := known(o.text)
	if o.halo.Is {
		w.SetDrawColor(int(o.halo.R), int(o.halo.G), int(o.halo.B))
		w.SetLineWidth(haloWidth(o.size))
		w.SetTextRenderingMode(1)
		w.Text(o.at.X, o.at.Y, text)
		w.SetTextRenderingMode(0)
	}
	w.SetTextColor(int(o.Fill.R), int(o.Fill.G), int(o.Fill.B))
	w.Text(o.at.X, o.at.Y, text)
}

// known replaces letters that the fonts do not have by boxes.
func known(text string) string {
	return strings.Map(func(r rune) rune {
		if face(false).glyph(r).known {
			return r
		}
		return '□'
	}, text)
}
