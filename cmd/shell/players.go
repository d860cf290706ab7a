package shell

import (
	"strings"

	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// SeatBots reads --bot flags: who decides for which player. Without a name before the bot it is
// meant for all players, where that is allowed; a player who is named keeps their own.
func SeatBots(p *machine.Program, flags []string, all bool) (map[int32]bot.Kind, error) {
	out := map[int32]bot.Kind{}
	everyone := ""
	for _, text := range flags {
		name, how, named := strings.Cut(text, "=")
		if !named && all {
			if everyone != "" {
				return nil, Usage("--bot %s: --bot %s already sets the bot of all players", text, everyone)
			}
			everyone = text
			continue
		}
		if !named {
			return nil, Usage("--bot %s: must name a player, as PLAYER=random or PLAYER=search; the players are %s", text, playerNames(p))
		}
		player, err := Player(p, "--bot", name)
		if err != nil {
			return nil, err
		}
		if have, twice := out[player.ID]; twice {
			return nil, Usage("--bot %s: %s already has the bot %s", text, player.Name, have)
		}
		if out[player.ID], err = bot.Parse(how); err == nil {
			err = HasPolicy(p, player, out[player.ID])
		}
		if err != nil {
			return nil, Usage("--bot %s: %v", text, err)
		}
	}
	if everyone == "" {
		return out, nil
	}
	kind, err := bot.Parse(everyone)
	if err != nil {
		hint := ""
		if _, err := Player(p, "", everyone); err == nil {
			hint = "; to name the bot of a player, write " + everyone + "=search"
		}
		return nil, Usage("--bot %s: %v%s", everyone, err, hint)
	}
	for _, player := range p.Players {
		if _, own := out[player.ID]; own {
			continue
		}
		if err := HasPolicy(p, player, kind); err != nil {
			return nil, Usage("--bot %s: %v", everyone, err)
		}
		out[player.ID] = kind
	}
	return out, nil
}

// HasPolicy finds whether a player can be a bot of a kind.
func HasPolicy(p *machine.Program, player *model.Thing, kind bot.Kind) error {
	if !kind.Policy {
		return nil
	}
	_, err := bot.FindPolicy(p, player.ID, kind.Name)
	return err
}

// Player finds a player of a game by name.
func Player(p *machine.Program, flag, name string) (*model.Thing, error) {
	var known []string
	for _, x := range p.Players {
		if x.Name == english.Slug(name) || english.Slug(x.Title) == english.Slug(name) {
			return x, nil
		}
		known = append(known, x.Name)
	}
	hint := ""
	if s := diag.Meant(english.Slug(name), known); s != "" {
		hint = "; did you mean " + s + "?"
	}
	return nil, Usage("%s: unknown player %q; the players are %s%s", flag, name, strings.Join(known, ", "), hint)
}

func playerNames(p *machine.Program) string {
	out := english.Each(p.Players, func(x *model.Thing) string { return x.Name })
	return strings.Join(out, ", ")
}

// Spectator returns the one through whose eyes a game is shown that nobody plays: a lone player's,
// else what all see.
func Spectator(p *machine.Program) int32 {
	if len(p.Players) == 1 {
		return p.Players[0].ID
	}
	return view.Spectator
}

// Viewer returns through whose eyes a game is shown: the player's of --seat, else the spectator's.
func Viewer(p *machine.Program, seat string) (int32, error) {
	if seat == "" {
		return Spectator(p), nil
	}
	s, err := Player(p, "--seat", seat)
	if err != nil {
		return 0, err
	}
	return s.ID, nil
}
