package odds

import (
	"strings"

	"sandtable/cmd/shell"
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// strategies looks up strategies by name.
func (q *Ask) strategies(g *model.Game) (out []*model.Strategy, err error) {
	known := english.Each(g.Strategies, func(s *model.Strategy) string { return s.Name })
	for _, n := range q.Strategies {
		found := false
		for _, s := range g.Strategies {
			if s.Name != english.Slug(n) {
				continue
			}
			found = true
			for _, o := range out {
				if o.Player == s.Player {
					return nil, shell.Usage("--strategy %s: %s already has the strategy %s", n, s.Player.Title, o.Name)
				}
			}
			out = append(out, s)
		}
		switch {
		case found:
		case len(known) == 0:
			return nil, shell.Usage("--strategy %s: this game declares no strategies", n)
		default:
			return nil, shell.Usage("--strategy: unknown strategy %q; the strategies are %s", n, strings.Join(known, ", "))
		}
	}
	return out, nil
}

// players says how everybody decides.
func (q *Ask) players(p *machine.Program, plays []*compile.Strategy) (*odds.Players, error) {
	who := odds.NewPlayers(plays)
	for _, text := range q.Bots {
		name, how, ok := strings.Cut(text, "=")
		if text == "random" {
			who.All = true
			continue
		}
		if !ok || how != "random" {
			return nil, shell.Usage("--bot %s: write PLAYER=random, or --bots random for all; players decide at random or by a strategy here", text)
		}
		b, err := shell.Player(p, "--bot", name)
		if err != nil {
			return nil, err
		}
		who.Random[b.ID] = true
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
	if who.Random[b.ID] || who.Plays[b.ID] != nil {
		return shell.Usage("--best %s: this player already has a strategy or a bot", q.Best)
	}
	to.Best = b.ID
	to.Worth = func(result int32, forever bool) int64 {
		if forever {
			return 0
		}
		return int64(to.Program.Game.Worth(result, b.ID))
	}
	return nil
}
