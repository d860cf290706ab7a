package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// botHelp describes the bots.
const botHelp = `Bots:
  random                chooses uniformly at random
  policy[:NAME]         decides by a policy of the game: the one that is named, or the first that is
                        for the player
  careful[:N[:LENGTH]]  tries every option (or a fair sample of very many; of points those that are
                        listed, and those near pieces and edges) in worlds that its player considers
                        possible: hidden facts and chance are drawn anew. It plays N random
                        continuations of LENGTH decisions for each option (default 8 and 20), and
                        takes the option with the best mean value of "standing".
`

// seatBots reads --bot flags: who decides for which player. Without a name before the bot it is
// meant for all players, where that is allowed; a player who is named keeps their own.
func seatBots(p *machine.Program, flags []string, all bool) (map[int32]bot.Kind, error) {
	out := map[int32]bot.Kind{}
	everyone := ""
	for _, text := range flags {
		name, how, named := strings.Cut(text, "=")
		if !named && all {
			if everyone != "" {
				return nil, usage("--bot %s: --bot %s already sets the bot of all players", text, everyone)
			}
			everyone = text
			continue
		}
		if !named {
			return nil, usage("--bot %s: must name a player, as PLAYER=random or PLAYER=careful; the players are %s", text, playerNames(p))
		}
		player, err := playerNamed(p, "--bot", name)
		if err != nil {
			return nil, err
		}
		if have, twice := out[player.ID]; twice {
			return nil, usage("--bot %s: %s already has the bot %s", text, player.Name, have)
		}
		if out[player.ID], err = bot.Parse(how); err == nil {
			err = hasPolicy(p, player, out[player.ID])
		}
		if err != nil {
			return nil, usage("--bot %s: %v", text, err)
		}
	}
	if everyone == "" {
		return out, nil
	}
	kind, err := bot.Parse(everyone)
	if err != nil {
		hint := ""
		if _, err := playerNamed(p, "", everyone); err == nil {
			hint = "; to name the bot of a player, write " + everyone + "=careful"
		}
		return nil, usage("--bot %s: %v%s", everyone, err, hint)
	}
	for _, player := range p.Players {
		if _, own := out[player.ID]; own {
			continue
		}
		if err := hasPolicy(p, player, kind); err != nil {
			return nil, usage("--bot %s: %v", everyone, err)
		}
		out[player.ID] = kind
	}
	return out, nil
}

// hasPolicy finds whether a player can be a bot of a kind.
func hasPolicy(p *machine.Program, player *model.Thing, kind bot.Kind) error {
	if !kind.Policy {
		return nil
	}
	_, err := bot.FindPolicy(p, player.ID, kind.Name)
	return err
}

// playerNamed finds a player of a game by name.
func playerNamed(p *machine.Program, flag, name string) (*model.Thing, error) {
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
	return nil, usage("%s: unknown player %q; the players are %s%s", flag, name, strings.Join(known, ", "), hint)
}

func playerNames(p *machine.Program) string {
	var out []string
	for _, x := range p.Players {
		out = append(out, x.Name)
	}
	return strings.Join(out, ", ")
}

// completeBot completes the value of --bot.
func (a *app) completeBot(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	out := []string{"careful", "policy", "random"}
	if g := a.quietly(args); g != nil {
		for _, p := range g.Players {
			out = append(out, p.Name+"=careful", p.Name+"=policy", p.Name+"=random")
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}
