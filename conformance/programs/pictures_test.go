package programs

import (
	"errors"
	"fmt"
	"io"

	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
	"sandtable/show/paper"
)

// pictures draws each setup as each player sees it, and prints the game: nothing leaves its sheet.
func (v *verbs) pictures() error {
	for _, s := range v.setups() {
		p, err := v.program(s)
		if err != nil {
			continue
		}
		m := machine.New(p)
		m.Start(3)
		var seen *scene.Scene
		for _, viewer := range append([]int32{view.Spectator}, playerIDs(p)...) {
			at := view.For(m, viewer)
			seen = scene.Make(p, &at)
			board := draw.Board(seen, draw.Options{})
			if err := errors.Join(inSheet(board), same(func(w io.Writer) { _ = board.SVG(w) })); err != nil {
				return err
			}
		}
		sheets, err := paper.New(m, seen, v.files, paper.Options{Paper: paper.Papers[0], Counter: draw.Counter})
		if err != nil {
			return err
		}
		for _, d := range sheets.Documents {
			for _, page := range d.Pages {
				if err := inSheet(page); err != nil {
					return fmt.Errorf("%s: %w", d.Name, err)
				}
			}
		}
	}
	return nil
}

func playerIDs(p *machine.Program) (out []int32) {
	for _, x := range p.Players {
		out = append(out, x.ID)
	}
	return out
}

// inSheet reports what is drawn outside of a sheet.
func inSheet(s *sheet.Sheet) error {
	least, most := s.Bounds()
	if least.X < -0.01 || least.Y < -0.01 || most.X > s.W+0.01 || most.Y > s.H+0.01 {
		return fmt.Errorf("drawn from %v to %v on %v x %v", least, most, s.W, s.H)
	}
	return nil
}
