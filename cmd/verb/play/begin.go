package play

import (
	"errors"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/saved"
	"sandtable/cmd/verb/seats"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/lobby"
	"sandtable/play/session"
	"sandtable/show/line"
)

// Begin plays a new game.
func Begin(o *saved.Opener, name string, f Flags) (err error) {
	v := &verb{o}
	if f.Dice != "" && f.Dice != "manual" && f.Dice != "seeded" {
		return shell.Usage("--dice %s: the only value is manual", f.Dice)
	}
	f.Policies = true
	g, p, err := v.Build(name, f.Setup)
	if err != nil {
		return err
	}
	h := seats.Header(p, g, f.Seed, seats.Absolute(v.Mods))
	if f.Guide {
		if f.Bots, err = seats.Lead(p, &h, f.Bots); err != nil {
			return err
		}
		f.Seated = true
	}
	if f.Bots, err = v.people(g, p, f); errors.Is(err, lobby.ErrLeft) {
		return nil
	} else if err != nil {
		return err
	}
	t, err := v.sit(p, f, save.Header{})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, t.close()) }()
	if h.Undo, err = seats.Undo(p, t.bots, f.Undo); err != nil {
		return err
	}
	t.open(h, f.Dice == "manual")
	if err := v.beginSave(t, f, h); err != nil {
		return err
	}
	if err := t.share(); err != nil {
		return err
	}
	if t.seat != nil && t.game.File() == "" && t.others() != "" {
		return shell.Usage("--seat %s: nobody plays %s; make them bots with --bot, or share a save with --save", f.Seat, t.others())
	}
	if err := saved.SayUnsaved(v.Err, t.game.Start()); err != nil {
		return stopped(err)
	}
	return v.playOn(t)
}

// people asks how many people play, where somebody can be asked and nothing says so.
func (v *verb) people(g *shell.Game, p *machine.Program, f Flags) ([]string, error) {
	if f.Seated || len(f.Bots) > 0 || f.Seat != "" || f.Script != "" || !v.Watched() || v.Editor() == nil {
		return f.Bots, nil
	}
	bots, err := v.asker().People(g.Game, p.Scenario, p.Variants, p.Players)
	v.Editor().Forget() // the answers here mean nothing in a game
	return bots, err
}

// stopped returns how the way to the first decision failed: the end of the input is no failure.
func stopped(err error) error {
	if errors.Is(err, session.ErrStopped) {
		return nil
	}
	return err
}

// playOn runs the screen until the player quits: another game begins as often as somebody wants
// one.
func (v *verb) playOn(t *sitting) error {
	for {
		if err := t.play(); err != nil || !t.another() {
			return err
		}
		if err := v.anew(t); err != nil {
			return stopped(err)
		}
	}
}

// anew begins the same game again: with the same seats, another chance, and a save of its own.
func (v *verb) anew(t *sitting) (err error) {
	h := seats.Anew(t.game.Header())
	h.Digest, h.Version = t.p.Digest, t.p.Game.Version // as they are now
	if err := t.closeGame(); err != nil {
		return err
	}
	if t.full != nil {
		if t.full, err = v.full(t.f, t.seat, t.keep); err != nil {
			return err
		}
	}
	t.bots, t.f.Save, t.auto = seats.OfSave(t.p, h, v.Err), "", ""
	t.open(h, t.manual)
	if err := v.beginSave(t, t.f, h); err != nil {
		return err
	}
	return saved.SayUnsaved(v.Err, t.game.Start())
}

// play runs the screen.
func (t *sitting) play() error {
	if t.full != nil {
		return t.full.Play(t.game)
	}
	err := t.screen.Play(t.game)
	var s *line.ScriptError
	if errors.As(err, &s) {
		return shell.Exit(shell.Findings, err)
	}
	return err
}
