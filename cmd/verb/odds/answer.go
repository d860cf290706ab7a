package odds

import (
	"context"
	"errors"
	"fmt"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/saved"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/interp/save"
	"sandtable/schema/english"
)

// Answer answers what is asked of a game. The values are the arguments of the rule, or those of the
// other axes of the table.
func (q *Ask) Answer(o *saved.Opener, game string, values []string) error {
	if q.Table != "" {
		return q.throw(o, game, values)
	}
	g, choice, log, err := q.game(o, game)
	if err != nil {
		return err
	}
	call, err := q.call(g.Game, values)
	if err != nil {
		return err
	}
	choice.Policies = len(q.Bots) > 0
	p, err := interp.BuildWith(g.Game, choice, call)
	if err != nil {
		return err
	}
	who, err := q.players(p)
	if err != nil {
		return err
	}
	to := who.Ask(p, odds.Beginning)
	if err := q.best(&to, who); err != nil {
		return err
	}
	m, err := q.stand(o, p, log)
	if err != nil {
		return err
	}
	ctx, stop := shell.Long(q.Budget)
	defer stop()
	if q.Option != "" {
		return q.option(ctx, o, m)
	}
	after := 0
	if m != nil {
		to.Start, after = odds.At(m), int(m.Count)
	}
	to.Context, to.Positions = ctx, q.Positions
	told := ofGame
	if call != nil {
		told = ofRule(&to, call)
	}
	answer, err := odds.Find(to)
	if err != nil {
		return noOdds(o, ctx, err)
	}
	r := told(p, answer)
	r.After = &after
	if after > 0 && call == nil {
		r.title += fmt.Sprintf(", after %d decisions", after)
	}
	return soFar(o, ctx, answer, o.Show(q.JSON, r, r.WriteText))
}

// game loads the game that is asked about; with --from, as the save has set it up.
func (q *Ask) game(o *saved.Opener, name string) (g *shell.Game, choice interp.Setup, log *save.Log, err error) {
	if choice, err = q.Choice(); err != nil {
		return
	}
	if g, err = o.Load(name); err != nil || q.From == "" {
		return
	}
	if log, err = save.Read(q.From); err != nil {
		return g, choice, nil, fmt.Errorf("%s: %w", q.From, err)
	}
	if log.Game != g.ID {
		return g, choice, nil, shell.Usage("--from %s is a save of %s, not of %s", q.From, log.Game, g.ID)
	}
	return g, interp.Setup{Scenario: log.Scenario, Options: log.Options}, log, nil
}

// noOdds converts an error of the search to one with a hint.
func noOdds(o *saved.Opener, ctx context.Context, err error) error {
	var s *odds.Stopped
	if errors.As(err, &s) {
		if err := o.Stopped(ctx, "%s searched, more are left; odds need all of them", english.Count(s.Positions, "position")); err != nil {
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
			text += "\nset how players decide with --bot PLAYER=policy:NAME, --bot PLAYER=random, --bots random or --best PLAYER"
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
func soFar(o *saved.Opener, ctx context.Context, answer *odds.Answer, err error) error {
	if err != nil || answer.Open.Sign() == 0 {
		return err
	}
	if err := o.Stopped(ctx, "%s searched, more are left; each outcome is at least as likely as shown",
		english.Count(answer.Positions, "position")); err != nil {
		return err
	}
	return shell.Found()
}
