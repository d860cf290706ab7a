package cli

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/interp/save"
	"sandtable/schema/english"
)

// oddsFlags are the flags of odds.
type oddsFlags struct {
	shell.Setup
	strategies []string
	bots       []string
	best       string
	from       string
	script     string
	seed       uint64
	table      string
	rule       string
	option     string
	through    bool
	positions  int
	asJSON     bool
	budget     time.Duration
}

func (a *app) odds() *cobra.Command {
	var f oddsFlags
	c := &cobra.Command{
		Use: "odds GAME [VALUE ...]", Short: "Compute the exact probabilities of results",
		Long: `Compute the exact probability of each result of a game, as a fraction, by searching all positions.
Games with cycles are solved, too.

The search begins at the start of the game or, with --from, at the end of a save. --script takes
decisions first. Hidden cards that are dealt by then stay as dealt. A decision with one option is
taken automatically. For all others, name how the player decides:

  --strategy NAME      by a strategy that the game or its tests declare
  --bot PLAYER=random  uniformly at random; --bots random for all players
  --best PLAYER        optimally against the others, knowing only what this player sees

With --table, compute the probabilities of one throw on a table. The VALUES are its other axes. With
--rule, compute the probabilities of what a rule returns, or of the results of the game that it leads
to. The VALUES are its arguments. The rule runs on an empty table, unless --scenario, --from or
--script sets it up.

With --option, tell what may come of an option of the pending decision up to the next one, as the
player knows it who decides: the same as "odds OPTION" while a game is played.`,
		Example: `  sandtable odds craps
  sandtable odds kuhn_poker --strategy bluff_often --strategy keep_ann_honest
  sandtable odds kuhn_poker --strategy keep_ann_honest --best ann
  sandtable odds tictactoe --bots random
  sandtable odds GAME --table TABLE VALUE ...
  sandtable odds craps --rule "Shoot for the Point" 4
  sandtable odds GAME --from SAVE --option "attack a4-b4"`,
		Args: between(1, -1, nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(c *cobra.Command, args []string) error {
			if f.from != "" {
				for _, name := range []string{"scenario", "set", "seed"} {
					if c.Flags().Changed(name) {
						return shell.Usage("--from %s is a save, which already defines the game: --%s does not apply", f.from, name)
					}
				}
			}
			if f.table != "" && f.rule != "" {
				return shell.Usage("--table and --rule cannot be combined")
			}
			if f.option != "" && (f.table != "" || f.rule != "" || len(f.strategies) > 0 || len(f.bots) > 0 || f.best != "") {
				return shell.Usage("--option cannot be combined with --table, --rule, --strategy, --bot or --best: it ends at the next decision")
			}
			if f.table != "" {
				return a.tableOdds(args[0], args[1:], f)
			}
			if len(args) > 1 && f.rule == "" {
				return shell.Usage("a value such as %q needs --table or --rule", args[1])
			}
			return a.gameOdds(args[0], args[1:], f)
		},
	}
	a.modFlag(c)
	a.setupFlags(c, &f.Setup)
	fl := c.Flags()
	fl.StringArrayVar(&f.strategies, "strategy", nil, "strategy of the game or its tests that decides for its player (repeatable)")
	fl.StringArrayVar(&f.bots, "bot", nil, "player who decides at random, PLAYER=random (repeatable)")
	fl.StringArrayVar(&f.bots, "bots", nil, "random: all players without a strategy decide at random")
	fl.StringVar(&f.best, "best", "", "player who decides optimally against the others")
	fl.StringVar(&f.from, "from", "", "save to start from")
	fl.StringVar(&f.script, "script", "", "file of decisions to take first, one option key per line, as in \"play --script\" (- for stdin)")
	fl.Uint64Var(&f.seed, "seed", 1, "random seed for what comes before, with --script, --rule and --option")
	fl.StringVar(&f.table, "table", "", "compute one throw on this table")
	fl.StringVar(&f.rule, "rule", "", "compute the results of this rule")
	fl.StringVar(&f.option, "option", "", "tell what may come of this option, given by its key")
	fl.BoolVar(&f.through, "through", false, "with --option: through all that it sets going; decisions on the way are passed")
	fl.IntVar(&f.positions, "positions", odds.MaxPositions, "maximum number of positions")
	fl.BoolVar(&f.asJSON, "json", false, "print JSON")
	budgetFlag(fl, &f.budget)
	return c
}

// gameOdds computes the odds of the results of a game.
func (a *app) gameOdds(name string, values []string, f oddsFlags) error {
	choice, err := f.Choice()
	if err != nil {
		return err
	}
	if err := checkBudget(f.budget); err != nil {
		return err
	}
	if f.positions < 1 {
		return shell.Usage("--positions %d: must be at least 1", f.positions)
	}
	g, err := a.Load(name)
	if err != nil {
		return err
	}
	var log *save.Log
	if f.from != "" {
		if log, err = save.Read(f.from); err != nil {
			return fmt.Errorf("%s: %w", f.from, err)
		}
		if log.Game != g.ID {
			return shell.Usage("--from %s is a save of %s, not of %s", f.from, log.Game, g.ID)
		}
		choice = interp.Setup{Scenario: log.Scenario, Options: log.Options}
	}
	named, err := strategies(g.Game, f.strategies)
	if err != nil {
		return err
	}
	call, err := f.call(g.Game, values)
	if err != nil {
		return err
	}
	p, plays, err := interp.BuildWith(g.Game, choice, named, call)
	if err != nil {
		return err
	}
	q, err := f.question(p, plays)
	if err != nil {
		return err
	}
	m, err := a.stand(p, log, f)
	if err != nil {
		return err
	}
	ctx, stop := shell.Long(f.budget)
	defer stop()
	if f.option != "" {
		return a.optionOdds(ctx, p, m, f)
	}
	after := begin(q, p, m)
	q.Context = ctx
	if call != nil {
		return a.ruleOdds(q, call, after, f)
	}
	answer, err := odds.Find(*q)
	if err != nil {
		return a.noOdds(ctx, err)
	}
	r := report(p, answer)
	r.After = after
	show := func() error { return a.oddsText(g.Game, r) }
	if f.asJSON {
		show = func() error { return a.JSON(r) }
	}
	return a.soFar(ctx, answer, show())
}

// noOdds converts an error of the search to one with a hint.
func (a *app) noOdds(ctx context.Context, err error) error {
	var s *odds.Stopped
	if errors.As(err, &s) {
		if err := a.Stopped(ctx, "%s searched, more are left; odds need all of them", english.Count(s.Positions, "position")); err != nil {
			return err
		}
		return shell.Found()
	}
	var e *odds.Error
	if errors.As(err, &e) {
		text := e.Message
		if e.Hint != "" {
			text += "; " + e.Hint
		}
		if e.Code != "" {
			text += " [" + e.Code + "]"
		}
		if e.Code == "run/odds-undecided" {
			text += "\nset how players decide with --strategy NAME, --bot PLAYER=random, --bots random or --best PLAYER"
		}
		return shell.Exit(shell.Findings, errors.New(text))
	}
	var m *machine.Error
	if errors.As(err, &m) {
		return shell.Exit(shell.Findings, fmt.Errorf("%w [%s]", err, m.Code))
	}
	return err
}

// soFar tells of an answer that has been shown whether the search was stopped.
func (a *app) soFar(ctx context.Context, answer *odds.Answer, err error) error {
	if err != nil || answer.Open.Sign() == 0 {
		return err
	}
	if err := a.Stopped(ctx, "%s searched, more are left; each outcome is at least as likely as shown", english.Count(answer.Positions, "position")); err != nil {
		return err
	}
	return shell.Found()
}
