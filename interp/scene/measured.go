package scene

import (
	"math"
	"strconv"
	"strings"

	"sandtable/schema/model"
)

// Area is terrain on a measured map. X grows to the east and Y to the north.
type Area struct {
	Thing Ref
	Sign  string // a small letter of its own
	model.Outline
	Fills []int // its grounds, by their places in those of the map
}

// Stand is where a piece stands on a measured map.
type Stand struct {
	Piece Ref
	X, Y  int
	Foot
}

// measured makes the map that is measured in inches, if the game has one.
func (b *builder) measured() {
	s := b.g.Surface
	if s == nil {
		return
	}
	used := map[string]bool{}
	m := Map{
		Place: b.place(s.Thing.ID),
		Title: s.Thing.Title,
		Geo:   Measured,
		W:     int(s.Width),
		H:     int(s.Depth),
		Unit:  int(b.g.Unit),
		Fills: b.fills,
	}
	for t := range b.g.All() {
		if t.Shape == nil || b.absent[t.ID] {
			continue
		}
		m.Areas = append(m.Areas, Area{b.place(t.ID), letter(t.Title, used), *t.Shape, b.fillsOf(t, "")})
	}
	place := b.place(s.Thing.ID)
	for _, r := range b.stacks[place] {
		if x, y, ok := Spot(b.s.Things[r].Point, m.Unit); ok {
			m.Stands = append(m.Stands, Stand{r, x, y, b.s.Things[r].Foot})
		}
	}
	b.onMap[place] = true
	b.s.Maps = append(b.s.Maps, m)
}

// letter is the first letter of a title that no other terrain has, else any that is free.
func letter(title string, used map[string]bool) string {
	for _, r := range strings.ToLower(title) + "abcdefghijklmnopqrstuvwxyz" {
		if s := string(r); r >= 'a' && r <= 'z' && !used[s] {
			used[s] = true
			return s
		}
	}
	return "x"
}

// Spot reads a point of a measured table as a view or a key writes it, "18.1,11", in smallest
// parts; unit is how many of them an inch has. ok is false where the text is no point.
func Spot(text string, unit int) (x, y int, ok bool) {
	a, b, _ := strings.Cut(text, ",")
	fx, errX := strconv.ParseFloat(a, 64)
	fy, errY := strconv.ParseFloat(b, 64)
	return int(math.Round(fx * float64(unit))), int(math.Round(fy * float64(unit))), errX == nil && errY == nil
}
