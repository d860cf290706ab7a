package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/saves"
	"sandtable/play/session"
	"sandtable/schema/english"
	"sandtable/show/line"
)

// replayFlags are the flags of replay.
type replayFlags struct {
	to     int
	verify bool
	seat   string
	step   bool
	ui     string
	reader bool
}

func (a *app) replay() *cobra.Command {
	var f replayFlags
	c := &cobra.Command{
		Use: "replay SAVE", Short: "Replay a saved game, or verify it",
		Long: `Show a saved game again. The save is not modified.

At a terminal it is shown on the whole screen: n and p go one decision on and back, Space plays it by
itself, / goes to a decision by its number or to words of the log, ? lists the keys. Line by line (in a
pipe, with --ui line) the events and the final position are printed; at a terminal, and with --step,
words such as next, back and "to 12" then go through the game.

--verify shows no events. It compares the game with the record and reports the first divergence. The
exit code is 1 if the game diverges, or if the save is incomplete: the program was killed, or the end
of the file is missing. A save with a modified line is rejected.`,
		Example: `  sandtable replay evening.save
  sandtable replay evening.save --to 40 --seat PLAYER
  printf 'to 12\nnext\n' | sandtable replay evening.save --step`,
		Args: one("name a save; \"sandtable saves\" lists them"), ValidArgsFunction: a.completeSave,
		RunE: func(c *cobra.Command, args []string) error {
			if c.Flags().Changed("to") && f.to < 0 {
				return shell.Usage("--to %d: must be 0 or more decisions", f.to)
			}
			name, err := saveNamed(args[0])
			if err != nil {
				return err
			}
			if r, err := openReport(name); err == nil && r != nil && r.Seat != "" && !f.verify {
				return a.showSeen(r)
			}
			log, err := a.readSave(name)
			if err != nil {
				return err
			}
			if err := a.trust(name, a.traced(log), true); err != nil {
				return err
			}
			p, err := a.program(log)
			if err != nil {
				return err
			}
			if f.verify {
				return a.verify(p, log, f.to)
			}
			return a.showAgain(p, log, f)
		},
	}
	a.modFlag(c)
	a.followFlag(c)
	c.Flags().IntVar(&f.to, "to", -1, "go to the position after this many decisions")
	c.Flags().BoolVar(&f.verify, "verify", false, "only check the save; exit with code 1 at the first divergence")
	c.Flags().StringVar(&f.seat, "seat", "", "show the game as this player saw it")
	c.Flags().BoolVar(&f.step, "step", false, "read words such as next, back and to N from the input, though it is no terminal")
	a.uiFlags(c, &f.ui, &f.reader)
	return c
}

// verify checks that a game goes as recorded: the same decisions of the same players among as many
// options, the same dice, the same end.
func (a *app) verify(p *machine.Program, log *save.Log, to int) error {
	a.sayChanged(log, p)
	m := machine.New(p)
	ctx, stop := shell.Long(0)
	defer stop()
	marks := &checked{log: log, m: m}
	d := save.Play(m, log, save.Options{To: to, Strict: true, Context: ctx, After: marks.after})
	if d != nil && d.Stopped {
		return a.Stopped(ctx, "%s of %d verified, all as recorded", english.Count(d.N-1, "decision"), len(log.Decisions))
	}
	if d != nil {
		fmt.Fprintln(a.Err, divergence(d))
		return shell.Found()
	}
	if marks.wrong != nil {
		fmt.Fprintf(a.Err, "The checkpoint after decision %d is not the position that the decisions lead to.\n", marks.wrong.After)
		return shell.Found()
	}
	n := len(log.Decisions)
	if to >= 0 && to < n {
		fmt.Fprintf(a.Out, "%s, all as recorded%s\n", english.Count(to, "decision"), marks.told()+beside(log))
		return nil
	}
	fmt.Fprintf(a.Out, "%s, all as recorded%s\n", english.Count(n, "decision"), marks.told()+beside(log))
	if !log.Closed {
		fmt.Fprintln(a.Err, unclosed(log))
		return shell.Found()
	}
	return nil
}

// unclosed says that a save does not end as one does that was left in good order.
func unclosed(log *save.Log) string {
	return fmt.Sprintf("The save ends after decision %d without a closing line: it is in use, the program was killed, or the end of the file is missing.", len(log.Decisions))
}

// beside tells what else a save holds: what was dropped or undone, and that the content has changed
// on the way.
func beside(log *save.Log) string {
	text := ""
	if log.Cut > 0 {
		text += fmt.Sprintf("; %s dropped earlier, after a change of the content", english.Count(log.Cut, "decision"))
	}
	if log.Undone > 0 {
		text += fmt.Sprintf("; %s undone", english.Count(log.Undone, "decision"))
		if log.Consents > 0 {
			text += fmt.Sprintf(", %s with consent", english.Count(log.Consents, "time"))
		}
	}
	if log.Current != log.Digest {
		text += "; the content changed during the game"
	}
	if log.End == nil {
		text += "; the game goes on"
	}
	return text
}

// showAgain shows a game again.
func (a *app) showAgain(p *machine.Program, log *save.Log, f replayFlags) error {
	a.sayChanged(log, p)
	t := &table{p: p}
	viewer := shell.Spectator(p)
	if f.seat != "" {
		s, err := shell.Player(p, "--seat", f.seat)
		if err != nil {
			return err
		}
		viewer, t.seat = s.ID, s
	}
	watched, width, height := shell.Window(a.Out)
	typed, _ := shell.Terminal(a.In)
	if err := a.face(t, playFlags{ui: f.ui, reader: f.reader}, watched && typed, ""); err != nil {
		return err
	}
	steps := f.step || watched && typed
	c := session.Config{Program: p, Header: log.Header}
	if t.full != nil {
		c.Sealer = saves.Sealer
	}
	game, d, err := a.playedAgain(c, log, f.to, steps)
	halted := d != nil && d.Stopped
	switch {
	case err != nil && !halted:
		return err
	case t.full != nil && !halted:
		game.Seek(max(f.to, 0))
		err = t.full.Review(game, viewer)
	default:
		if steps && f.to >= 0 {
			game.Seek(f.to)
		}
		o := line.Options{
			Color:    a.Colors(a.Out),
			Seat:     t.seat,
			Terminal: watched,
			Echo:     !typed,
			Width:    width,
			Height:   height,
			Reader:   f.reader,
		}
		if watched && typed && !halted {
			a.edited(&o)
		}
		s := line.New(a.In, a.Out, o)
		s.Review(game, viewer)
		if steps && !halted {
			err = s.Steps()
		}
	}
	if err != nil || d == nil || halted {
		return err
	}
	fmt.Fprintln(a.Err, divergence(d))
	if d.Soft {
		return nil
	}
	return shell.Found()
}

// playedAgain plays a log: all of it, where the user goes through it, else up to a decision.
func (a *app) playedAgain(c session.Config, log *save.Log, to int, steps bool) (*session.Session, *save.Divergence, error) {
	ctx, stop := shell.Long(0)
	defer stop()
	c.Context = ctx
	game := session.New(c)
	if steps {
		to = -1
	}
	d, err := game.ResumeTo(log, nil, to)
	if err == nil && d != nil && d.Stopped {
		err = a.Stopped(ctx, "%s of %d", english.Count(d.N-1, "decision"), len(log.Decisions))
	}
	return game, d, err
}
