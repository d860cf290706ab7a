package saved

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/bugreport"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/layout"
	"sandtable/show/line"
)

// Pack writes the report of a save, or of what a player saw of it, to a file.
func (o *Opener) Pack(name, out, seat string) error {
	s, err := o.Open(name)
	if err != nil {
		return err
	}
	log := s.Log
	r := &bugreport.Report{Game: s.Game.Source, Mods: s.Mods, About: bugreport.About{
		Program: shell.ThisRelease().Version, Language: lang.Version, Game: log.Game, Digest: s.Program.Digest,
		Scenario: log.Scenario, Options: log.Options, Decisions: len(log.Decisions)}}
	if seat != "" {
		err = o.asSeen(r, s, seat)
	} else if r.Save, err = o.shared(name); err != nil {
		err = fmt.Errorf("%s: %w", name, err)
	}
	if err != nil {
		return err
	}
	return o.writeReport(r, out)
}

// asSeen puts into a report what a player saw.
func (o *Opener) asSeen(r *bugreport.Report, of *Save, seat string) error {
	s, err := shell.Player(of.Program, "--seat", seat)
	if err != nil {
		return err
	}
	game, d, err := o.Again(of, nil, -1)
	if err != nil {
		return err
	}
	var seen bytes.Buffer
	shown := line.New(strings.NewReader(""), &seen, line.Options{Seat: s})
	shown.Review(game, s.ID)
	if d != nil && !d.Soft {
		fmt.Fprintln(&seen, "The game diverges from its save here.")
	}
	r.Seat, r.Seen, r.Decisions = s.Name, seen.Bytes(), game.At()
	v := view.For(game.M, s.ID)
	r.View, err = json.MarshalIndent(&v, "", "  ")
	return err
}

// shared returns the save of a file as others get it.
func (o *Opener) shared(name string) ([]byte, error) {
	if o.packed != nil {
		return o.packed.Save, nil
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return save.Share(text)
}

// writeReport writes a report to a new file.
func (o *Opener) writeReport(r *bugreport.Report, out string) error {
	if out == "" {
		out = r.About.Game + "-report.zip"
	}
	var text bytes.Buffer
	if err := r.Write(&text); err != nil {
		return fmt.Errorf("cannot pack the report: %w", err)
	}
	if text.Len() > bugreport.MaxSize {
		return fmt.Errorf("the report would be larger than %d MB, the largest that can be opened", bugreport.MaxSize>>20)
	}
	f, err := os.OpenFile(out, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return shell.Usage("%s exists; name another file with -o", out)
	}
	if err != nil {
		return fmt.Errorf("cannot write the report: %w", err)
	}
	_, err = f.Write(text.Bytes())
	if err = errors.Join(err, f.Close()); err != nil {
		_ = os.Remove(out)
		return fmt.Errorf("cannot write the report: %w", err)
	}
	fmt.Fprintf(o.Out, "%s: %s of %s, with its content; `sandtable replay %s` opens it\n", out, english.Count(r.Decisions, "decision"),
		r.About.Game, out)
	if r.Seat == "" {
		fmt.Fprintln(o.Out, "It holds all that is hidden, and the dice to come; --seat leaves out what a player did not see.")
	}
	return nil
}

// ShowSeen prints what a player saw, if a file is a report for a seat.
func (o *Opener) ShowSeen(name string) (is bool) {
	r, err := report(name)
	if err != nil || r == nil || r.Seat == "" {
		return false
	}
	for line := range strings.Lines(string(r.Seen)) {
		fmt.Fprintln(o.Out, strings.TrimRight(layout.Visible(line), " "))
	}
	return true
}
