package play

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/seats"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/saves"
	"sandtable/play/session"
	"sandtable/show/line"
)

// sit seats the players and opens the screen. A save's own bots stay what they are.
func (v *verb) sit(p *machine.Program, f Flags, h save.Header) (*sitting, error) {
	t := &sitting{p: p, f: f, bots: seats.OfSave(p, h, v.Err)}
	more, err := shell.SeatBots(p, f.Bots, false)
	if err != nil {
		return nil, err
	}
	maps.Copy(t.bots, more)
	if f.Seat != "" {
		if t.seat, err = shell.Player(p, "--seat", f.Seat); err != nil {
			return nil, err
		}
		if _, is := t.bots[t.seat.ID]; is {
			return nil, shell.Usage("--seat %s: this player is a bot", f.Seat)
		}
	}
	in, err := source(v.In, f.Script, t)
	if err != nil {
		return nil, err
	}
	live := v.Watched() && f.Script == ""
	t.people = live && (t.seat != nil || t.others() != "")
	if !f.NoSave {
		t.keep = saves.Folder()
	}
	var pressed <-chan struct{}
	pressed, t.deaf = v.Interrupts()
	if t.full, err = v.full(f, t.seat, t.keep); err != nil {
		return nil, err
	}
	o := v.lines(f, t.seat)
	o.Interrupts, o.Keep, o.Script, o.Wait = pressed, t.keep, f.Script != "", f.Wait || live
	if live && t.full == nil {
		v.edited(&o)
	}
	t.screen = line.New(in, v.Out, o)
	return t, nil
}

// source opens the input of the screen.
func source(in io.Reader, script string, t *sitting) (io.Reader, error) {
	if script == "" || script == "-" {
		return in, nil
	}
	f, err := os.Open(script)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("no such script: %s", script)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot read the script: %w", err)
	}
	if info, err := f.Stat(); err == nil && info.IsDir() {
		f.Close()
		return nil, fmt.Errorf("the script %s is a folder; name a file", script)
	}
	t.input = f
	return f, nil
}

// open starts the session.
func (t *sitting) open(h save.Header, manual bool) {
	c := session.Config{Program: t.p, Header: h, Bots: t.bots, Sealer: saves.Sealer, Mine: t.mine}
	if t.manual = manual; manual {
		c.Ask = t.askDie
	}
	t.game = session.New(c)
}

// close ends the game at this table. What could not be saved is told here if nobody else did.
func (t *sitting) close() error {
	t.deaf()
	if t.input != nil {
		t.input.Close()
	}
	for _, c := range t.claims {
		c.Release()
	}
	if t.game == nil {
		return nil
	}
	return t.closeGame()
}

// closeGame ends the writing of the save.
func (t *sitting) closeGame() error {
	name := t.game.File()
	if err := t.game.Close(); err != nil {
		return fmt.Errorf("%s may lack the end of the game: %w", name, err)
	}
	return t.dropUnasked(name)
}
