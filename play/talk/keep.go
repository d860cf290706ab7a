package talk

import (
	"fmt"
	"path/filepath"
	"strings"
	"time"
	"unicode"

	"sandtable/play/saves"
	"sandtable/play/say"
)

// Kept reports whether leaving the game drops nothing that nobody has been asked about.
func (tb *Table) Kept() bool { return tb.Asked || tb.Ended || tb.S.File() != "" || tb.S.At() == 0 }

// Store saves a game that somebody leaves without having saved it. It reports whether the game has
// a save now.
func (tb *Table) Store() bool {
	if tb.Keep == "" || !tb.Attended || tb.Kept() {
		return false
	}
	h := tb.S.Header()
	return saves.Create(tb.Keep, h.Game, h.Scenario, time.Now(), tb.S.Save) == nil
}

// save saves the game, from now on after every decision.
func (tb *Table) save(args string) Answer {
	if f := tb.S.File(); f != "" && (args == "" || args == f) {
		return replyf("Every decision is in %s already; `sandtable %s` goes on with it.", f, tb.Again(f))
	}
	if strings.IndexFunc(args, unicode.IsControl) >= 0 {
		return alarm("The game was not saved: a file is called by letters that can be seen.")
	}
	name, err := args, error(nil)
	if args != "" {
		err = tb.S.Save(args)
	} else {
		name, err = saves.CreateHere(tb.S.P.Game.ID, tb.S.Save)
	}
	if err != nil {
		return alarm("The game was not saved: " + err.Error())
	}
	a := replyf("Saved in %s, from now on after every decision; `sandtable %s` goes on with it.", name, tb.Again(name))
	if tb.S.P.Hides() {
		a.Lines = append(a.Lines, say.Line{Text: SaveTells})
	}
	return a
}

// SaveTells warns of a save of a game with secrets.
const SaveTells = "The save holds all that is hidden, and the dice to come. Only the screens of play and replay hide them: hand the save on to players whom you trust."

// Leave says where the game is kept when it is left.
func (tb *Table) Leave() []say.Line {
	switch f := tb.S.File(); {
	case tb.Ended:
	case tb.S.Held():
		return say.Copied(fmt.Sprintf("Nothing was decided: %s is as it was.", f))
	case f != "" && tb.S.Late() > 0: // whether that can be mended shows when the save is closed
	case f != "":
		return say.Copied(fmt.Sprintf("Saved in %s.", f), fmt.Sprintf("`sandtable %s` goes on with it.", tb.Again(f)))
	case !tb.Strict && tb.S.At() > 0:
		return say.Copied("The game was not saved; save, typed before quit, keeps one, as does --save FILE.")
	}
	return nil
}

// word writes the name of a file as it is typed after a command: in quotes, if it has blanks.
func word(name string) string {
	if strings.ContainsAny(name, " \t'") {
		return `"` + name + `"`
	}
	return name
}

// Again returns how a save is gone on with, as it is typed.
func (tb *Table) Again(file string) string {
	if name := tb.called(file); name != file {
		return "resume " + word(name)
	}
	return "play " + word(file)
}

// called returns what a save is called on the command line: those in the user's folder need no
// folder.
func (tb *Table) called(file string) string {
	if name, is := strings.CutSuffix(filepath.Base(file), saves.Suffix); is && tb.Keep != "" && filepath.Dir(file) == filepath.Clean(tb.Keep) {
		return name
	}
	return file
}
