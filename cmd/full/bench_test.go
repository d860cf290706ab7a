package full

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"sandtable/cmd/full/board"
	"sandtable/cmd/full/grid"
	"sandtable/interp"
	"sandtable/interp/choice"
	"sandtable/interp/scene"
)

// big is a moment on a map of 95 x 28 hexes with 400 counters, rivers, and 40 options.
func big() *Moment {
	const wide, high, counters = 95, 28, 400
	rng := rand.New(rand.NewPCG(1, 2))
	s := &scene.Scene{Game: "Race"}
	s.Sides = []scene.Side{{Name: "us"}, {Name: "german"}}
	thing := func(t scene.Thing) scene.Ref {
		s.Things = append(s.Things, t)
		return scene.Ref(len(s.Things) - 1)
	}
	m := scene.Map{Geo: scene.HexFlat, Borders: []scene.Border{{Kind: "river", Sign: "~"}}}
	for col := range wide {
		for row := range high {
			name := fmt.Sprintf("%02d.%02d", col, row)
			ground := []string{"", "", "w", "v"}[rng.IntN(4)]
			place := thing(scene.Thing{Name: name, Title: name, On: scene.None})
			m.Cells = append(m.Cells, scene.Cell{Place: place, Col: col, Row: 2*row + col%2, Column: name[:2], Line: name[3:], Ground: ground})
			if col == 40 || row == 12 {
				m.Lines = append(m.Lines, scene.Line{Kind: "river", A: place, B: place, Side: rng.IntN(8)})
			}
		}
	}
	for i := range counters {
		c := &m.Cells[rng.IntN(len(m.Cells))]
		code := fmt.Sprintf("%c/%d", 'A'+i%26, 500+i%10)
		c.Stack = append(c.Stack, thing(scene.Thing{Title: code, Look: scene.Look{Code: code}, Owner: s.Sides[i%2].Name, Shown: []scene.Figure{{Name: "fire", Value: "5"}, {Name: "moves", Value: "9"}}, On: c.Place}))
	}
	s.Maps = []scene.Map{m}
	ask := &Ask{Who: "US", Title: "Move"}
	for i := range 40 {
		c := m.Cells[20*high+i]
		ask.Options = append(ask.Options, choice.Option{Key: s.Things[c.Place].Name, Title: s.Things[c.Place].Title,
			Parts: []choice.Part{{Role: interp.Choice, Key: s.Things[c.Place].Name, Title: s.Things[c.Place].Title, Ref: c.Place, At: c.Place}}})
	}
	return &Moment{Scene: s, Ask: ask}
}

// BenchmarkFrame draws and paints one frame of the big map.
func BenchmarkFrame(b *testing.B) {
	m := big()
	for _, size := range [][2]int{{80, 24}, {200, 60}} {
		for zoom := range board.Zooms {
			b.Run(fmt.Sprintf("%dx%d/zoom%d", size[0], size[1], zoom+1), func(b *testing.B) {
				s := newState(size[0], size[1], grid.Dark)
				s.news(m)
				s.zoomTo(zoom - s.zoom)
				s.step(1)
				for b.Loop() {
					Frame(s).Paint(s.theme)
				}
			})
		}
	}
}

// TestBigMap: the big map is drawn as any other is.
func TestBigMap(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	lookAt(t, big(), rng)
}
