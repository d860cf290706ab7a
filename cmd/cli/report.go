package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/bugreport"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/play/session"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/layout"
	"sandtable/show/line"
)

func (a *app) report() *cobra.Command {
	var out, seat string
	c := &cobra.Command{
		Use: "report SAVE [-o FILE]", Short: "Pack a saved game into one file, for a bug report",
		Long: `Pack a save, the content of its game and its mods, and the version of the program into one file, a ZIP
archive. "resume FILE" and "replay FILE" open it anywhere at the same decision, without the game being
there. The names of your folders are left out.

With --seat the report holds only what that player saw, as text and as JSON: neither the save nor the
dice nor what is hidden. "replay FILE" shows it; it cannot be played on.`,
		Args: one("name a save; \"sandtable saves\" lists them"), ValidArgsFunction: a.completeSave,
		RunE: func(_ *cobra.Command, args []string) error {
			name, err := saveNamed(args[0])
			if err != nil {
				return err
			}
			return a.pack(name, out, seat)
		},
	}
	a.modFlag(c)
	a.followFlag(c)
	c.Flags().StringVarP(&out, "output", "o", "", "file to write (default: GAME-report.zip)")
	c.Flags().StringVar(&seat, "seat", "", "leave out all that this player did not see")
	return c
}

// pack writes the report of a save.
func (a *app) pack(name, out, seat string) error {
	log, err := a.readSave(name)
	if err != nil {
		return err
	}
	if err := a.trust(name, a.traced(log), true); err != nil {
		return err
	}
	from, mods, err := a.contentOf(log)
	if err != nil {
		return err
	}
	p, err := a.built(from, mods, log)
	if err != nil {
		return err
	}
	r := &bugreport.Report{Game: from.Source, Mods: mods, About: bugreport.About{Program: thisRelease().Version, Language: lang.Version,
		Game: log.Game, Digest: p.Digest, Scenario: log.Scenario, Options: log.Options, Decisions: len(log.Decisions)}}
	if seat != "" {
		s, err := shell.Player(p, "--seat", seat)
		if err != nil {
			return err
		}
		game, d, err := a.playedAgain(session.Config{Program: p, Header: log.Header}, log, -1, true)
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
		if r.View, err = json.MarshalIndent(&v, "", "  "); err != nil {
			return err
		}
	} else if r.Save, err = a.shared(name); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return a.writeReport(r, out)
}

// shared is the save of a file as others get it.
func (a *app) shared(name string) ([]byte, error) {
	if a.packed != nil {
		return a.packed.Save, nil
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return save.Share(text)
}

// writeReport writes a report to a new file.
func (a *app) writeReport(r *bugreport.Report, out string) error {
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
	fmt.Fprintf(a.Out, "%s: %s of %s, with its content; `sandtable replay %s` opens it\n", out, english.Count(r.Decisions, "decision"), r.About.Game, out)
	if r.Seat == "" {
		fmt.Fprintln(a.Out, "It holds all that is hidden, and the dice to come; --seat leaves out what a player did not see.")
	}
	return nil
}

// readSave reads a save, or the save of a report; the content of a report is then what is loaded.
func (a *app) readSave(name string) (*save.Log, error) {
	r, err := openReport(name)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if r == nil {
		log, err := save.Read(name)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		return log, nil
	}
	a.packed = r
	if r.Seat != "" {
		return nil, shell.Exit(shell.Misuse, fmt.Errorf("%s is a report of what %s saw, without the game and its dice: \"sandtable replay\" shows it", name, layout.Visible(r.Seat)))
	}
	log, err := r.Log()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return log, nil
}

// openReport opens a file if it is a report; nil if it is something else.
func openReport(name string) (*bugreport.Report, error) {
	if !isFile(name) {
		return nil, nil
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, 4))
	if err != nil || !bugreport.Is(text) {
		return nil, err
	}
	rest, err := io.ReadAll(io.LimitReader(f, bugreport.MaxSize))
	if err != nil {
		return nil, err
	}
	text = append(text, rest...)
	return bugreport.Open(bytes.NewReader(text), int64(len(text)), name)
}

// showSeen prints what a player saw, of a report for a seat.
func (a *app) showSeen(r *bugreport.Report) error {
	for line := range strings.Lines(string(r.Seen)) {
		fmt.Fprintln(a.Out, strings.TrimRight(layout.Visible(line), " "))
	}
	return nil
}

// openPacked plays the game of a report on. Nothing is written to the report.
func (a *app) openPacked(name string, f playFlags) (err error) {
	log, err := a.readSave(name)
	if err != nil {
		return err
	}
	p, t, err := a.continued(log, f)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, t.close()) }()
	t.open(log.Header, log.Manual())
	d, err := t.game.Resume(log, nil)
	a.sayChanged(log, p)
	if d != nil {
		fmt.Fprintf(a.Err, "%s\n", divergence(d))
	}
	if err != nil {
		return stopped(err)
	}
	fmt.Fprintln(a.Err, "A report is not written to: save FILE, typed in the game, saves it.")
	return a.playOn(t)
}
