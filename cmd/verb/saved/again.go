package saved

import (
	"errors"
	"fmt"

	"sandtable/cmd/shell"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/schema/english"
)

// Again plays a save in a session, up to a decision; all of it if that is below 0.
func (o *Opener) Again(s *Save, sealer func() *save.Sealer, to int) (*session.Session, *save.Divergence, error) {
	ctx, stop := shell.Long(0)
	defer stop()
	game := session.New(session.Config{Program: s.Program, Header: s.Log.Header, Sealer: sealer, Context: ctx})
	d, err := game.ResumeTo(s.Log, nil, to)
	if err == nil && d != nil && d.Stopped {
		err = o.Stopped(ctx, "%s of %d", english.Count(d.N-1, "decision"), len(s.Log.Decisions))
	}
	return game, d, err
}

// Position plays a save on a machine, up to a decision; all of it if that is below 0.
func (o *Opener) Position(s *Save, to int) (*machine.M, error) {
	s.SayChanged(o.Err)
	ctx, stop := shell.Long(0)
	defer stop()
	m := machine.New(s.Program)
	d := save.Play(m, s.Log, save.Options{To: to, Context: ctx})
	switch {
	case d == nil:
	case d.Stopped:
		return nil, o.Stopped(ctx, "%s of %d", english.Count(d.N-1, "decision"), len(s.Log.Decisions))
	case d.Soft:
		fmt.Fprintln(o.Err, Divergence(d))
	default:
		return nil, errors.New(Divergence(d))
	}
	return m, nil
}
