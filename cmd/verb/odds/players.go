package odds

import (
	"slices"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/schema/english"
)

// players says how everybody decides.
func (q *Ask) players(p *machine.Program) (*odds.Players, error) {
	who := odds.NewPlayers(p, nil)
	bots, err := shell.SeatBots(p, q.Bots, true)
	if err != nil {
		return nil, err
	}
	for _, player := range p.Players {
		kind, seated := bots[player.ID]
		if !seated {
			continue
		}
		switch plays := kind.For(p.Game, player); {
		case plays.Search || plays.Level == bot.Cadet:
			return nil, shell.Usage("--bot %s=%s: what it takes has no exact odds; write random, policy or policy:NAME", player.Name, kind)
		case plays.Policy:
			policy, err := bot.FindPolicy(p, player.ID, plays.Name)
			if err != nil {
				return nil, err
			}
			who.Play(p, player.ID, policy)
		default:
			who.Random[player.ID] = true
		}
	}
	return who, nil
}

// best lets the player of --best take what is best for them.
func (q *Ask) best(to *odds.Question, who *odds.Players) error {
	if q.Best == "" {
		return nil
	}
	b, err := shell.Player(to.Program, "--best", q.Best)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(q.Bots, func(text string) bool {
		name, _, named := strings.Cut(text, "=")
		return named && english.Slug(name) == english.Slug(q.Best)
	}) {
		return shell.Usage("--best %s: this player already has a bot", q.Best)
	}
	delete(who.Plays, b.ID) // all others have the bot that is meant for all
	delete(who.Random, b.ID)
	to.Best = b.ID
	to.Worth = func(result int32, forever bool) int64 {
		if forever {
			return 0
		}
		return int64(to.Program.Game.Worth(result, b.ID))
	}
	return nil
}
