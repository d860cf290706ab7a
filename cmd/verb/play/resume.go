package play

import (
	"errors"
	"fmt"
	"io/fs"

	"sandtable/cmd/verb/saved"
	"sandtable/interp/save"
)

// GoOn continues the game of a save.
func GoOn(o *saved.Opener, name string, f Flags) (err error) {
	v := &verb{o}
	if packed, err := v.Packed(name); err != nil {
		return err
	} else if packed != nil {
		return v.openPacked(packed, f)
	}
	file, log, err := openFor(name, f)
	if errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("%s is read-only, and a game continues in its save: play a copy of it, or view it with \"sandtable replay %s\"",
			name, name)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	defer func() { file.Close() }()
	s, err := v.With(name, log, f.Script == "")
	if err != nil {
		return err
	}
	t, err := v.sit(s.Program, f, log.Header)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, t.close()) }()
	if file.Shared() && t.others() == "" { // there is nobody to share it with
		file.Close()
		if file, log, err = save.Open(name); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		s.Log = log
	}
	t.open(log.Header, log.Manual())
	d, err := t.game.Resume(log, file)
	if file.Shared() && (d != nil || log.Current != s.Program.Digest) {
		return fmt.Errorf("the content differs from that of the save, and several screens need the same: play it without --seat, or with the content that it was played with")
	}
	s.SayResumed(v.Err, t.game, d)
	if d != nil && !d.Soft {
		fmt.Fprintf(v.Err, "The game continues after %d of %d decisions. The save keeps all of them until you decide something; quit leaves it unchanged.\n", t.game.At(), len(log.Decisions))
	}
	if err := saved.SayUnsaved(v.Err, err); err != nil {
		return stopped(err)
	}
	return v.playOn(t)
}

// openPacked plays the game of a report on. Nothing is written to the report.
func (v *verb) openPacked(s *saved.Save, f Flags) (err error) {
	t, err := v.sit(s.Program, f, s.Log.Header)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, t.close()) }()
	t.open(s.Log.Header, s.Log.Manual())
	d, err := t.game.Resume(s.Log, nil)
	s.SayChanged(v.Err)
	if d != nil {
		fmt.Fprintf(v.Err, "%s\n", saved.Divergence(d))
	}
	if err != nil {
		return stopped(err)
	}
	fmt.Fprintln(v.Err, "A report is not written to: save FILE, typed in the game, saves it.")
	return v.playOn(t)
}
