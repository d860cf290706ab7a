package play

import (
	"errors"
	"fmt"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/saved"
	"sandtable/interp/save"
	"sandtable/play/saves"
	"sandtable/play/session"
	"sandtable/schema/model"
	"sandtable/show/line"
)

// Review shows a played game again, to the position after so many decisions; below 0: all of it. At
// a terminal, and if steps is set, the user then goes through it.
func Review(o *saved.Opener, s *saved.Save, f Flags, to int, steps bool) error {
	v := &verb{o}
	s.SayChanged(v.Err)
	viewer, seat := shell.Spectator(s.Program), (*model.Thing)(nil)
	if f.Seat != "" {
		var err error
		if seat, err = shell.Player(s.Program, "--seat", f.Seat); err != nil {
			return err
		}
		viewer = seat.ID
	}
	face, err := v.full(f, seat, "")
	if err != nil {
		return err
	}
	var sealer func() *save.Sealer
	if face != nil {
		sealer = saves.Sealer
	}
	steps = steps || v.Watched()
	until := to
	if steps {
		until = -1
	}
	game, d, err := v.Again(s, sealer, until)
	halted := d != nil && d.Stopped
	if err != nil && !halted {
		return err
	}
	if face != nil && !halted {
		game.Seek(max(to, 0))
		err = face.Review(game, viewer)
	} else {
		if steps && to >= 0 {
			game.Seek(to)
		}
		err = errors.Join(err, v.read(f, seat, game, viewer, steps && !halted))
	}
	if err != nil || d == nil || halted {
		return err
	}
	fmt.Fprintln(v.Err, saved.Divergence(d))
	if d.Soft {
		return nil
	}
	return shell.Found()
}

// read shows a played game line by line, and lets the user step through it.
func (v *verb) read(f Flags, seat *model.Thing, game *session.Session, viewer int32, steps bool) error {
	o := v.lines(f, seat)
	if steps && v.Watched() {
		v.edited(&o)
	}
	screen := line.New(v.In, v.Out, o)
	screen.Review(game, viewer)
	if !steps {
		return nil
	}
	return screen.Steps()
}
