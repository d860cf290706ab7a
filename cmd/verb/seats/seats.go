// Package seats holds what a game is begun and taken up with, as the command line and saves say it:
// who is a bot, how undo goes, and where the content lies. The verbs that play a game share it.
package seats

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"path/filepath"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/save"
)

// Flags say how a new game is begun.
type Flags struct {
	shell.Setup
	Seed   uint64
	Save   string // new file to save the game to
	NoSave bool
	Bots   []string // PLAYER=BOT
	Undo   string
}

// OfSave returns the bots of a save. What it says of one that is not to be had is ignored, and
// said.
func OfSave(p *machine.Program, h save.Header, said io.Writer) map[int32]bot.Kind {
	out := map[int32]bot.Kind{}
	for _, text := range h.Bots {
		name, kind, err := bot.ParseSeat(text)
		b, no := shell.Player(p, "the bot of the save", name)
		if no == nil && err == nil {
			err = shell.HasPolicy(p, b, kind)
		}
		if no != nil || err != nil {
			fmt.Fprintf(said, "The bot %s of the save is ignored: %v.\n", text, errors.Join(no, err))
			continue
		}
		out[b.ID] = kind
	}
	return out
}

// Undo returns the policy of undo for a new game, as its save has it: fair by default where
// several people play.
func Undo(p *machine.Program, bots map[int32]bot.Kind, flag string) (string, error) {
	people := 0
	for _, x := range p.Players {
		if _, bot := bots[x.ID]; !bot {
			people++
		}
	}
	switch {
	case flag == save.UndoFair, flag == "" && people > 1:
		return save.UndoFair, nil
	case flag == "free", flag == "":
		return "", nil
	}
	return "", shell.Usage("--undo %s: the values are free and fair", flag)
}

// Header describes a new game for its save.
func Header(p *machine.Program, g *shell.Game, seed uint64, mods []string) save.Header {
	h := save.Header{Game: g.ID, Digest: p.Digest, Language: g.Language, Version: g.Version, Mods: mods, Seed: seed}
	if g.From.Kind == catalog.Folder {
		h.Folder = Absolute([]string{g.From.Source.Name})[0]
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

// Lead has a new game led by the guide of its scenario. It returns the bots of the game: whoever is
// not led plays as usual.
func Lead(p *machine.Program, h *save.Header, bots []string) ([]string, error) {
	t := p.Game.GuideInto(p.Scenario)
	h.Guide, h.Seed = t.Name, t.Seed
	seated, err := shell.SeatBots(p, bots, false)
	if err != nil {
		return nil, err
	}
	for _, x := range p.Players {
		switch kind, said := seated[x.ID]; {
		case said && x == t.Leads:
			return nil, shell.Usage("--bot %s=%s: the guide leads this player, who must be a person", x.Name, kind)
		case !said && x != t.Leads:
			bots = append(bots, x.Name+"="+bot.Regular.String())
		}
	}
	return bots, nil
}

// Absolute makes paths absolute.
func Absolute(paths []string) []string {
	var out []string
	for _, p := range paths {
		if abs, err := filepath.Abs(p); err == nil {
			p = filepath.ToSlash(abs)
		}
		out = append(out, p)
	}
	return out
}

// NewSeed draws a seed that is short enough to type.
func NewSeed() uint64 { return rand.Uint64() >> 12 }

// Anew returns the header of the same game, begun again with another chance: nobody is led.
func Anew(h save.Header) save.Header {
	h.Seed, h.Guide = NewSeed(), ""
	if h.Secret != "" {
		h.Secret = save.NewSecret()
	}
	return h
}
