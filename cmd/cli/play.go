package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/show/line"
)

// playFlags are the flags of play.
type playFlags struct {
	shell.Setup
	seed   uint64
	save   string
	noSave bool
	bots   []string
	seat   string
	dice   string
	undo   string
	script string
	ui     string
	reader bool
	wait   bool
}

// ofNewGame are the flags that a save already answers.
var ofNewGame = []string{"scenario", "set", "seed", "save", "no-save", "dice", "undo"}

func (a *app) play() *cobra.Command {
	var f playFlags
	c := &cobra.Command{
		Use: "play GAME|SAVE", Short: "Play a game, or continue a saved game",
		Long: `Play a game, or continue a saved game.

At a terminal the game takes the whole screen: a map with a cursor, the decision as a list, and the last
events. Press n to mark an option, Enter to take it, ? for all keys.

In a pipe, without colors, and with --ui line the game is shown line by line. Each decision shows the
events since the last one, and the options. Type the number of an option, its key, or a unique prefix of
the key. "help" lists the commands, such as board, undo, redo, show, why, why-not, cite, log, save and
quit.

With --reader nothing is drawn: what is shown is sentences for a screen reader, and "look" says what
stands where.

Every decision is written to disk before the game continues. A game that people play at a terminal has
a save in the folder for the state of programs: "saves" lists them, and "resume" continues one.
--save names another file, and --no-save leaves the save out. In a pipe, and for bots alone, only --save
writes one. "play SAVE" resumes it, on one screen at a time.

In games with hidden information the screen is cleared between players. With --seat it shows one player
only; the others must be bots, or play from the same save elsewhere. The save contains all hidden
information: share it only with players you trust.

Two people can play at two terminals from one save: "play GAME --save FILE --seat ANN" at the one, and
--seat BEN at the other, or "resume FILE --seat BEN". Each screen says who is awaited, and shows what
the other decides within a second.

` + botHelp,
		Example: `  sandtable play GAME --save evening.save
  sandtable play GAME --scenario SCENARIO --set OPTION=VALUE --bot PLAYER=careful
  sandtable play evening.save`,
		Args: a.oneOrMenu("name a game, or a save; \"sandtable list\" lists the games"), ValidArgsFunction: a.completeGame,
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				return a.enter()
			}
			if strings.HasSuffix(args[0], ".save") && !isFile(args[0]) && !isFolder(args[0]) {
				return fmt.Errorf("no such save: %s", args[0])
			}
			if isFile(args[0]) {
				for _, name := range ofNewGame {
					if c.Flags().Changed(name) {
						return shell.Usage("%s is a save, which already defines the game: --%s applies only to new games", args[0], name)
					}
				}
				return a.goOn(args[0], f)
			}
			if a.joins(args[0], f) {
				return a.goOn(f.save, f)
			}
			if c.Flags().Changed("save") && f.save == "" {
				return shell.Usage("--save needs a file name")
			}
			if f.save != "" && f.noSave {
				return shell.Usage("--save and --no-save exclude each other")
			}
			if !c.Flags().Changed("seed") {
				f.seed = newSeed()
			}
			return a.begin(args[0], f)
		},
	}
	a.modFlag(c)
	a.followFlag(c)
	a.setupFlags(c, &f.Setup)
	c.Flags().Uint64Var(&f.seed, "seed", 0, "random seed (default: drawn at random)")
	c.Flags().StringVar(&f.save, "save", "", "new file to save the game to, after every decision")
	c.Flags().BoolVar(&f.noSave, "no-save", false, "do not save the game as it is played")
	a.seatFlags(c, &f)
	c.Flags().StringVar(&f.dice, "dice", "", "manual: roll real dice and type the results")
	c.Flags().StringVar(&f.undo, "undo", "", "free: take back anything; fair: stop at what was revealed or rolled and at decisions of others, unless they consent (default: fair if several people play)")
	_ = c.RegisterFlagCompletionFunc("undo", cobra.FixedCompletions([]string{"free", "fair"}, cobra.ShellCompDirectiveNoFileComp))
	return c
}

// seatFlags are the flags of a verb that plays: who sits where, and at which face.
func (a *app) seatFlags(c *cobra.Command, f *playFlags) {
	c.Flags().StringArrayVar(&f.bots, "bot", nil, "bot for a player, PLAYER=random or PLAYER=careful[:N[:LENGTH]] (repeatable)")
	_ = c.RegisterFlagCompletionFunc("bot", a.completeBot)
	c.Flags().StringVar(&f.seat, "seat", "", "the only player at this screen")
	c.Flags().BoolVar(&f.wait, "wait", false, "with --seat: wait in a pipe, too, while others decide at other screens")
	c.Flags().StringVar(&f.script, "script", "", "file to read decisions from, one option key per line (- for stdin); decisions with one option need no line")
	a.uiFlags(c, &f.ui, &f.reader)
}

// uiFlags choose the face.
func (a *app) uiFlags(c *cobra.Command, ui *string, reader *bool) {
	c.Flags().StringVar(ui, "ui", "", "face: full (the whole screen of a terminal) or line (default: full at a terminal with colors)")
	_ = c.RegisterFlagCompletionFunc("ui", cobra.FixedCompletions([]string{"full", "line"}, cobra.ShellCompDirectiveNoFileComp))
	c.Flags().BoolVar(reader, "reader", false, "for a screen reader: line by line, sentences only, and only what is new")
}

// isFile reports whether an argument is a file, and so a save: games are folders.
func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// begin plays a new game.
func (a *app) begin(name string, f playFlags) (err error) {
	choice, err := f.Choice()
	if err != nil {
		return err
	}
	if f.dice != "" && f.dice != "manual" && f.dice != "seeded" {
		return shell.Usage("--dice %s: the only value is manual", f.dice)
	}
	g, err := a.Load(name)
	if err != nil {
		return err
	}
	choice.Policies = true
	p, err := interp.Build(g.Game, choice)
	if err != nil {
		return err
	}
	t, err := a.table(p, f, save.Header{})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, t.close()) }()
	h := header(p, g, f.seed, absolute(a.Mods))
	h.Bots = t.botNames()
	if h.Undo, err = t.undoPolicy(f.undo); err != nil {
		return err
	}
	t.open(h, f.dice == "manual")
	if err := a.beginSave(t, f, h); err != nil {
		return err
	}
	if err := t.share(); err != nil {
		return err
	}
	if t.seat != nil && t.game.File() == "" && t.others() != "" {
		return shell.Usage("--seat %s: nobody plays %s; make them bots with --bot, or share a save with --save", f.seat, t.others())
	}
	if err := a.toldUnsaved(t.game.Start()); err != nil {
		return stopped(err)
	}
	return a.playOn(t)
}

// goOn continues the game of a save.
func (a *app) goOn(name string, f playFlags) (err error) {
	if r, err := openReport(name); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	} else if r != nil {
		return a.openPacked(name, f)
	}
	file, log, err := a.openFor(name, f)
	if errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("%s is read-only, and a game continues in its save: play a copy of it, or view it with \"sandtable replay %s\"", name, name)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	defer func() { file.Close() }()
	if err := a.trust(name, a.traced(log), f.script == ""); err != nil {
		return err
	}
	p, t, err := a.continued(log, f)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, t.close()) }()
	if file.Shared() && t.others() == "" { // there is nobody to share it with
		file.Close()
		if file, log, err = save.Open(name); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	t.open(log.Header, log.Manual())
	d, err := t.game.Resume(log, file)
	if file.Shared() && (d != nil || log.Current != p.Digest) {
		return shell.Exit(shell.Broken, fmt.Errorf("the content differs from that of the save, and several screens need the same: play it without --seat, or with the content that it was played with"))
	}
	a.sayChanged(log, p)
	if d != nil {
		fmt.Fprintf(a.Err, "%s\n", divergence(d))
		if !d.Soft {
			fmt.Fprintf(a.Err, "The game continues after %d of %d decisions. The save keeps all of them until you decide something; quit leaves it unchanged.\n", t.game.At(), len(log.Decisions))
		}
	}
	switch {
	case log.Torn:
		fmt.Fprintln(a.Err, "The last record of the save is incomplete; everything before it is kept.")
	case !log.Closed && d == nil && !file.Shared():
		fmt.Fprintln(a.Err, unclosed(log)+" The game continues from there.")
	}
	if err := a.toldUnsaved(err); err != nil {
		return stopped(err)
	}
	return a.playOn(t)
}

// continued compiles the game of a save, and sets the table for it.
func (a *app) continued(log *save.Log, f playFlags) (*machine.Program, *table, error) {
	p, err := a.program(log)
	if err != nil {
		return nil, nil, err
	}
	t, err := a.table(p, f, log.Header)
	return p, t, err
}

// toldUnsaved says that something of a beginning game could not be saved yet, which is no reason
// not to play.
func (a *app) toldUnsaved(err error) error {
	var u *session.UnsavedError
	if errors.As(err, &u) && u.Late {
		fmt.Fprintf(a.Err, "%v; the missing records are written with the next decision\n", u)
		return nil
	}
	return err
}

// stopped is how the way to the first decision failed: the end of the input is no failure.
func stopped(err error) error {
	if errors.Is(err, session.ErrStopped) {
		return nil
	}
	return err
}

// cannotSave tells a file that is in the way from a disk that fails.
func cannotSave(err error) error {
	var e *save.ExistsError
	if errors.As(err, &e) {
		return shell.Usage("%v", err)
	}
	return fmt.Errorf("cannot save the game: %w", err)
}

// playOn runs the screen until the player quits.
func (a *app) playOn(t *table) error {
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

// header describes the game for a save.
func header(p *machine.Program, g *shell.Game, seed uint64, mods []string) save.Header {
	h := save.Header{Game: g.ID, Digest: p.Digest, Language: g.Language, Version: g.Version, Mods: mods, Seed: seed}
	if g.From.Kind == catalog.Folder {
		h.Folder = absolute([]string{g.From.Source.Name})[0]
	}
	if p.Scenario != nil {
		h.Scenario = p.Scenario.Name
	}
	for _, v := range p.Variants {
		if h.Options == nil {
			h.Options = map[string]string{}
		}
		h.Options[v.Option.Name] = v.Name
	}
	return h
}

// absolute makes paths absolute.
func absolute(paths []string) []string {
	var out []string
	for _, p := range paths {
		if abs, err := filepath.Abs(p); err == nil {
			p = filepath.ToSlash(abs)
		}
		out = append(out, p)
	}
	return out
}
