package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/model"
)

// marker prints a token: how many there are, what carries it, and where it lies at the start.
func (x *Writer) marker(indent int, m *model.Marker) {
	text := "Marker " + m.Title + ": "
	switch {
	case m.Count > 0 && m.Limit == 0:
		text += fmt.Sprintf("%d, without a limit, ", m.Count)
	case m.Count > 0:
		text += fmt.Sprintf("%d, ", m.Count)
	}
	text += "on " + english.Spaced(m.On.Plural)
	if m.Many {
		text += ", several on one"
	}
	if m.StartExpr != nil {
		if on := x.expr(m.StartExpr); on != "" {
			text += "; at the start on " + on
		}
	}
	x.entry(indent, text+".")
	x.para(indent+2, m.Text)
}

// track prints a row of boxes, what is printed in them, and where its marker begins.
func (x *Writer) track(indent int, t *model.Track) {
	boxes := t.Thing.Boxes
	if len(boxes) == 0 {
		return
	}
	begin := boxes[min(t.Start, len(boxes)-1)]
	if t.Numeric && len(boxFields(t)) == 0 {
		x.entry(indent, fmt.Sprintf("Track %s: %s; begins at %s.", t.Thing.Title, x.numbers(t), x.number(t, begin)))
	} else {
		x.entry(indent, fmt.Sprintf("Track %s: %s; begins at %s.", t.Thing.Title, x.boxNames(t), x.boxName(t, begin)))
	}
	x.para(indent+2, t.Text)
	for _, f := range boxFields(t) {
		x.boxField(indent+2, t, f)
	}
}

// boxFields returns the fields that the content declares for the boxes of a track. The kind above,
// track_box, has one for every track.
func boxFields(t *model.Track) []*model.Field {
	return slices.DeleteFunc(ownFields(t.Boxes), func(f *model.Field) bool { return f.Storage != model.Printed || f == t.Number })
}

// numbers returns the boxes of a track of numbers.
func (x *Writer) numbers(t *model.Track) string {
	boxes := t.Thing.Boxes
	if step, even := x.step(t); even && len(boxes) > 2 {
		text := x.number(t, boxes[0]) + " to " + x.number(t, boxes[len(boxes)-1])
		if step != x.g.Unit {
			text += " by " + x.g.Show(model.TNumber, step)
		}
		return text
	}
	return x.boxNames(t)
}

// step returns by how much the numbers of a track rise, if always by the same.
func (x *Writer) step(t *model.Track) (step int32, even bool) {
	boxes := t.Thing.Boxes
	for i := 1; i < len(boxes); i++ {
		d := t.NumberOf(boxes[i]) - t.NumberOf(boxes[i-1])
		if i > 1 && d != step {
			return 0, false
		}
		step = d
	}
	return step, true
}

func (x *Writer) boxNames(t *model.Track) string {
	if n := len(t.Thing.Boxes); n > mostBoxes {
		return fmt.Sprintf("%d boxes, %s to %s", n, x.boxName(t, t.Thing.Boxes[0]), x.boxName(t, t.Thing.Boxes[n-1]))
	}
	out := english.Each(t.Thing.Boxes, func(b *model.Thing) string { return x.boxName(t, b) })
	return strings.Join(out, ", ")
}

// mostBoxes is how many boxes are named; of more than that nobody reads them all.
const mostBoxes = 16

// boxName returns what a box is called: its number, or its name.
func (x *Writer) boxName(t *model.Track, b *model.Thing) string {
	if b.Name == "" {
		return x.number(t, b)
	}
	return english.Spaced(b.Title)
}

func (x *Writer) number(t *model.Track, b *model.Thing) string {
	return x.g.Show(model.TNumber, t.NumberOf(b))
}

// boxField prints what the boxes of a track say of one thing, box by box: neighbors that say the
// same together, and what a box's own name says already not again.
func (x *Writer) boxField(indent int, t *model.Track, f *model.Field) {
	var parts []string
	boxes := t.Thing.Boxes
	for i := 0; i < len(boxes); {
		value := x.printed(f, boxes[i])
		j := i
		for j+1 < len(boxes) && x.printed(f, boxes[j+1]) == value {
			j++
		}
		if !f.Type.Is(model.Bool) || value == "yes" {
			parts = append(parts, x.boxRun(t, f, value, boxes[i:j+1]))
		}
		i = j + 1
	}
	named, bare := true, strings.NewReplacer("(", " ", ")", " ")
	for _, b := range boxes {
		named = named && strings.Contains(" "+bare.Replace(x.boxName(t, b))+" ", " "+x.printed(f, b)+" ")
	}
	if len(parts) > 0 && !named {
		x.entry(indent, english.Spaced(f.Title)+": "+strings.Join(parts, "; ")+".")
	}
}

// boxRun writes what one or several boxes in a row say.
func (x *Writer) boxRun(t *model.Track, f *model.Field, value string, run []*model.Thing) string {
	where := x.boxName(t, run[0])
	if len(run) > 1 {
		where += " to " + x.boxName(t, run[len(run)-1])
	}
	if f.Type.Is(model.Bool) {
		return where
	}
	if value == "" {
		value = "none"
	}
	return where + ": " + value
}
