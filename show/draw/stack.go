package draw

import (
	"strconv"

	"sandtable/interp/scene"
	"sandtable/show/draw/sheet"
)

// mostFan and leastFan are how far each counter of a stack stands to the right of and above the one
// below it, by the room that there is.
const (
	mostFan  = 1.2
	leastFan = 0.6
)

// pile draws counters in a stack with its middle at a point, at most so many of them and the number
// of the others.
func (d *drawer) pile(out *sheet.Sheet, at sheet.Point, stack []scene.Ref, most int, room float64) {
	if len(stack) == 0 {
		return
	}
	first := max(len(stack)-most, 0)
	n := len(stack) - first
	fan := max(min(room/float64(max(n-1, 1)), mostFan), leastFan)
	out.Begin("stack", number(len(stack)))
	at = at.Add(float64(-fan*float64(n-1)*0.5), float64(fan*float64(n-1)*0.5))
	for i, r := range stack[first:] {
		DrawCounter(out, at.Add(float64(fan*float64(i)), float64(-fan*float64(i))), d.size, d.face(r))
	}
	if first > 0 {
		count(out, at, d.size, first, "+"+number(first))
	}
	out.End()
}

// count writes at the lower corner of a counter of some size how many there are that are not drawn.
func count(out *sheet.Sheet, counter sheet.Point, size float64, n int, text string) {
	p := counter.Add(1-float64(size/2), float64(size/2)-1)
	out.Begin("more", number(n))
	out.Circle(p, 2, sheet.Style{Fill: ink})
	out.Text(p.Add(0, 0.9), text, sheet.Ink{Size: 2.4, Bold: true, Color: white, Anchor: sheet.Middle, Fit: 3.6, Least: 1.2})
	out.End()
}

// Counters returns how many counters a sheet shows, with those that it tells only the number of.
func Counters(s *sheet.Sheet) int {
	n := s.Count("counter")
	for _, x := range s.Names("more") {
		more, _ := strconv.Atoi(x)
		n += more
	}
	return n
}

func number(n int) string { return strconv.Itoa(n) }
