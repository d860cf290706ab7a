package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"sandtable/cmd/screen"
	"sandtable/cmd/session"
	"sandtable/interp/machine"
	"sandtable/interp/save"
)

func (a *app) replay() *cobra.Command {
	var to int
	var verify bool
	var seat string
	c := &cobra.Command{
		Use: "replay SAVE", Short: "Replay a saved game, or verify it",
		Long: `Replay the decisions of a save, and show the events and the final position. The save is not modified.

--verify shows no events. It compares the game with the record and reports the first divergence. The
exit code is 1 if the game diverges, or if the save is incomplete: the program was killed, or the end
of the file is missing. A save with a modified line is rejected.`,
		Args: one("name a save; \"sandtable saves\" lists them"), ValidArgsFunction: a.completeSave,
		RunE: func(c *cobra.Command, args []string) error {
			if c.Flags().Changed("to") && to < 0 {
				return usage("--to %d: must be 0 or more decisions", to)
			}
			name, err := saveNamed(args[0])
			if err != nil {
				return err
			}
			log, err := save.Read(name)
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			if err := a.trust(name, a.traced(log), true); err != nil {
				return err
			}
			p, err := a.program(log)
			if err != nil {
				return err
			}
			if verify {
				return a.verify(p, log, to)
			}
			return a.showAgain(p, log, to, seat)
		},
	}
	a.modFlag(c)
	a.followFlag(c)
	c.Flags().IntVar(&to, "to", -1, "stop after this many decisions")
	c.Flags().BoolVar(&verify, "verify", false, "only check the save; exit with code 1 at the first divergence")
	c.Flags().StringVar(&seat, "seat", "", "show the game as this player saw it")
	return c
}

// verify checks that a game goes as recorded: the same decisions of the same players among as many
// options, the same dice, the same end.
func (a *app) verify(p *machine.Program, log *save.Log, to int) error {
	a.sayChanged(log, p)
	m := machine.New(p)
	ctx, stop := long(0)
	defer stop()
	marks := &checked{log: log, m: m}
	d := save.Play(m, log, save.Options{To: to, Strict: true, Context: ctx, After: marks.after})
	if d != nil && d.Stopped {
		return a.stopped(ctx, "%s of %d verified, all as recorded", counted(d.N-1, "decision"), len(log.Decisions))
	}
	if d != nil {
		fmt.Fprintln(a.err, divergence(d))
		return found()
	}
	if marks.wrong != nil {
		fmt.Fprintf(a.err, "The checkpoint after decision %d is not the position that the decisions lead to.\n", marks.wrong.After)
		return found()
	}
	n := len(log.Decisions)
	if to >= 0 && to < n {
		fmt.Fprintf(a.out, "%s, all as recorded%s\n", counted(to, "decision"), marks.told()+beside(log))
		return nil
	}
	fmt.Fprintf(a.out, "%s, all as recorded%s\n", counted(n, "decision"), marks.told()+beside(log))
	if !log.Closed {
		fmt.Fprintln(a.err, unclosed(log))
		return found()
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
		text += fmt.Sprintf("; %s dropped earlier, after a change of the content", counted(log.Cut, "decision"))
	}
	if log.Undone > 0 {
		text += fmt.Sprintf("; %s undone", counted(log.Undone, "decision"))
		if log.Consents > 0 {
			text += fmt.Sprintf(", %s with consent", counted(log.Consents, "time"))
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

// counted is a number with its noun.
func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// showAgain plays a game again for reading.
func (a *app) showAgain(p *machine.Program, log *save.Log, to int, seat string) error {
	a.sayChanged(log, p)
	t := &table{p: p}
	viewer := spectator(p)
	if seat != "" {
		s, err := playerNamed(p, "--seat", seat)
		if err != nil {
			return err
		}
		viewer, t.seat = s.ID, s
	}
	ctx, stop := long(0)
	defer stop()
	game := session.New(session.Config{Program: p, Header: log.Header, Context: ctx})
	d, err := game.ResumeTo(log, nil, to)
	if err != nil {
		return err
	}
	s := screen.New(a.in, a.out, screen.Options{Color: a.colors(a.out), Seat: t.seat})
	s.Review(game, viewer)
	if d == nil {
		return nil
	}
	if d.Stopped {
		return a.stopped(ctx, "%s of %d", counted(d.N-1, "decision"), len(log.Decisions))
	}
	fmt.Fprintln(a.err, divergence(d))
	if d.Soft {
		return nil
	}
	return found()
}
