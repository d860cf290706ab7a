package full

import (
	"fmt"
	"testing"

	"sandtable/show/board"
	"sandtable/show/grid"
)

// BenchmarkFrame draws and paints one frame of the big map.
func BenchmarkFrame(b *testing.B) {
	m := big(b)
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
