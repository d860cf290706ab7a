package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/play"
	"sandtable/cmd/verb/seats"
)

// ofNewGame are the flags that a save already answers.
var ofNewGame = []string{"scenario", "set", "seed", "save", "no-save", "dice", "undo", "guide"}

func (a *app) play() *cobra.Command {
	var f play.Flags
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
  sandtable play GAME --scenario SCENARIO --set OPTION=VALUE --bot PLAYER=veteran
  sandtable play evening.save`,
		Args: a.oneOrMenu("name a game, or a save; \"sandtable list\" lists the games"), ValidArgsFunction: a.completeGame,
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				return play.Enter(a.saved)
			}
			if is, err := isSave(c, args[0]); err != nil {
				return err
			} else if is {
				return play.GoOn(a.saved, args[0], f)
			}
			if err := guided(c, f.Setup); err != nil {
				return err
			}
			if play.Joins(a.saved, args[0], f) {
				return play.GoOn(a.saved, f.Save, f)
			}
			if c.Flags().Changed("save") && f.Save == "" {
				return shell.Usage("--save needs a file name")
			}
			if f.Save != "" && f.NoSave {
				return shell.Usage("--save and --no-save exclude each other")
			}
			if !c.Flags().Changed("seed") {
				f.Seed = seats.NewSeed()
			}
			return play.Begin(a.saved, args[0], f)
		},
	}
	a.newGameFlags(c, &f.Flags, "random seed (default: drawn at random)")
	a.seatFlags(c, &f)
	c.Flags().StringVar(&f.Dice, "dice", "", "manual: roll real dice and type the results")
	return c
}

// newGameFlags are the flags of a verb that begins a game, or continues one. Dice of a game that is
// led by a guide follow from its own seed.
func (a *app) newGameFlags(c *cobra.Command, f *seats.Flags, seed string) {
	a.modFlag(c)
	a.followFlag(c)
	a.setupFlags(c, &f.Setup)
	c.Flags().Uint64Var(&f.Seed, "seed", 0, seed)
	c.Flags().StringVar(&f.Save, "save", "", "new file to save the game to, after every decision")
	c.Flags().BoolVar(&f.NoSave, "no-save", false, "do not save the game as it is played")
	c.Flags().BoolVar(&f.Guide, "guide", false, "be led through the first turn: what to do, why, what to look at")
	c.Flags().StringVar(&f.Undo, "undo", "", "free: take back anything; fair: stop at what was revealed or rolled and at decisions of others, unless they consent (default: fair if several people play)")
	_ = c.RegisterFlagCompletionFunc("undo", cobra.FixedCompletions([]string{"free", "fair"}, cobra.ShellCompDirectiveNoFileComp))
}

// isSave reports whether the argument of a verb that begins a game or continues one is a save, and
// refuses flags that a save already answers.
func isSave(c *cobra.Command, name string) (bool, error) {
	if strings.HasSuffix(name, ".save") && !shell.IsFile(name) && !shell.IsFolder(name) {
		return false, fmt.Errorf("no such save: %s", name)
	}
	if !shell.IsFile(name) {
		return false, nil
	}
	for _, flag := range ofNewGame {
		if c.Flags().Changed(flag) {
			return true, shell.Usage("%s is a save, which already defines the game: --%s applies only to new games", name, flag)
		}
	}
	return true, nil
}

// guided refuses flags that a guide says itself.
func guided(c *cobra.Command, s shell.Setup) error {
	for _, name := range []string{"seed", "dice"} {
		if s.Guide && c.Flags().Changed(name) {
			return shell.Usage("--guide and --%s exclude each other: the dice of a guide follow from its own seed", name)
		}
	}
	return nil
}

// seatFlags are the flags of a verb that plays: who sits where, and at which face.
func (a *app) seatFlags(c *cobra.Command, f *play.Flags) {
	a.botFlag(c, &f.Bots)
	c.Flags().StringVar(&f.Seat, "seat", "", "the only player at this screen")
	c.Flags().BoolVar(&f.Wait, "wait", false, "with --seat: wait in a pipe, too, while others decide at other screens")
	c.Flags().StringVar(&f.Script, "script", "", "file to read decisions from, one option key per line (- for stdin); decisions with one option need no line")
	a.uiFlags(c, &f.UI, &f.Reader)
}

// botFlag adds --bot to a verb that plays.
func (a *app) botFlag(c *cobra.Command, bots *[]string) {
	c.Flags().StringArrayVar(bots, "bot", nil, "bot for a player, PLAYER=BOT: cadet, regular, veteran, .. (repeatable)")
	_ = c.RegisterFlagCompletionFunc("bot", a.completeBot)
}

// uiFlags choose the face.
func (a *app) uiFlags(c *cobra.Command, ui *string, reader *bool) {
	c.Flags().StringVar(ui, "ui", "", "face: full (the whole screen of a terminal) or line (default: full at a terminal with colors)")
	_ = c.RegisterFlagCompletionFunc("ui", cobra.FixedCompletions([]string{"full", "line"}, cobra.ShellCompDirectiveNoFileComp))
	c.Flags().BoolVar(reader, "reader", false, "for a screen reader: line by line, sentences only, and only what is new")
}
