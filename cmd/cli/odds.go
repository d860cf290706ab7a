package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"sort"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"sandtable/interp"
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/interp/save"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// oddsFlags are the flags of odds.
type oddsFlags struct {
	setup
	strategies []string
	bots       []string
	best       string
	from       string
	script     string
	seed       uint64
	table      string
	rule       string
	option     string
	positions  int
	asJSON     bool
	budget     time.Duration
}

// oddsReport is what odds --json prints.
type oddsReport struct {
	Game      string            `json:"game"`
	Scenario  string            `json:"scenario"`
	Options   map[string]string `json:"options"`
	After     int               `json:"decisions_before"`
	Outcomes  []outcome         `json:"outcomes"`
	Forever   *share            `json:"forever,omitempty"` // the chance that it never ends
	Open      *share            `json:"open,omitempty"`    // the chance of what was not searched
	Means     []mean            `json:"means,omitempty"`
	Positions int               `json:"positions"`
	Replies   int               `json:"replies_compared,omitempty"`
}

type outcome struct {
	Result string `json:"result"` // "" where the game stops without one
	Title  string `json:"title"`
	share
}

type mean struct {
	Player string `json:"player"`
	Title  string `json:"title"`
	share
}

// share is an exact fraction and its approximation.
type share struct {
	Exact  string  `json:"exact"`
	Approx float64 `json:"approx"`
	rat    *big.Rat
}

func shareOf(r *big.Rat) share {
	f, _ := r.Float64()
	return share{r.RatString(), f, r}
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
						return usage("--from %s is a save, which already defines the game: --%s does not apply", f.from, name)
					}
				}
			}
			if f.table != "" && f.rule != "" {
				return usage("--table and --rule cannot be combined")
			}
			if f.option != "" && (f.table != "" || f.rule != "" || len(f.strategies) > 0 || len(f.bots) > 0 || f.best != "") {
				return usage("--option cannot be combined with --table, --rule, --strategy, --bot or --best: it ends at the next decision")
			}
			if f.table != "" {
				return a.tableOdds(args[0], args[1:], f)
			}
			if len(args) > 1 && f.rule == "" {
				return usage("a value such as %q needs --table or --rule", args[1])
			}
			return a.gameOdds(args[0], args[1:], f)
		},
	}
	a.modFlag(c)
	a.setupFlags(c, &f.setup)
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
	fl.IntVar(&f.positions, "positions", odds.MaxPositions, "maximum number of positions")
	fl.BoolVar(&f.asJSON, "json", false, "print JSON")
	budgetFlag(fl, &f.budget)
	return c
}

// gameOdds computes the odds of the results of a game.
func (a *app) gameOdds(name string, values []string, f oddsFlags) error {
	choice, err := f.choice()
	if err != nil {
		return err
	}
	if err := checkBudget(f.budget); err != nil {
		return err
	}
	if f.positions < 1 {
		return usage("--positions %d: must be at least 1", f.positions)
	}
	g, err := a.load(name)
	if err != nil {
		return err
	}
	var log *save.Log
	if f.from != "" {
		if log, err = save.Read(f.from); err != nil {
			return fmt.Errorf("%s: %w", f.from, err)
		}
		if log.Game != g.ID {
			return usage("--from %s is a save of %s, not of %s", f.from, log.Game, g.ID)
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
	ctx, stop := long(f.budget)
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
		show = func() error { return a.json(r) }
	}
	return a.soFar(ctx, answer, show())
}

// strategies looks up strategies by name.
func strategies(g *model.Game, names []string) ([]*model.Strategy, error) {
	var out []*model.Strategy
	var known []string
	for _, s := range g.Strategies {
		known = append(known, s.Name)
	}
	for _, n := range names {
		found := false
		for _, s := range g.Strategies {
			if s.Name != model.Slug(n) {
				continue
			}
			found = true
			for _, o := range out {
				if o.Player == s.Player {
					return nil, usage("--strategy %s: %s already has the strategy %s", n, s.Player.Title, o.Name)
				}
			}
			out = append(out, s)
		}
		switch {
		case found:
		case len(known) == 0:
			return nil, usage("--strategy %s: this game declares no strategies", n)
		default:
			return nil, usage("--strategy: unknown strategy %q; the strategies are %s", n, strings.Join(known, ", "))
		}
	}
	return out, nil
}

// question says how everybody decides, and what counts of an end.
func (f *oddsFlags) question(p *machine.Program, plays []*compile.Strategy) (*odds.Question, error) {
	who := &odds.Players{Plays: map[int32]*compile.Strategy{}, Random: map[int32]bool{}}
	for _, s := range plays {
		who.Plays[s.Model.Player.ID] = s
	}
	for _, text := range f.bots {
		name, how, ok := strings.Cut(text, "=")
		if text == "random" {
			who.All = true
			continue
		}
		if !ok || how != "random" {
			return nil, usage("--bot %s: write PLAYER=random, or --bots random for all; players decide at random or by a strategy here", text)
		}
		b, err := playerNamed(p, "--bot", name)
		if err != nil {
			return nil, err
		}
		who.Random[b.ID] = true
	}
	q := &odds.Question{Program: p, Weights: who.Weights, Best: model.None, Known: odds.Known, Positions: f.positions}
	q.Label = func(m *machine.M) (int32, error) {
		if m.Over {
			return m.Result, nil
		}
		return model.None, nil
	}
	if f.best != "" {
		b, err := playerNamed(p, "--best", f.best)
		if err != nil {
			return nil, err
		}
		if who.Random[b.ID] || who.Plays[b.ID] != nil {
			return nil, usage("--best %s: this player already has a strategy or a bot", f.best)
		}
		q.Best = b.ID
		q.Worth = func(result int32, forever bool) int64 {
			if forever {
				return 0
			}
			return int64(p.Game.Worth(result, b.ID))
		}
	}
	return q, nil
}

// stand makes a machine that stands where a question begins; nil: at the start of the game, before
// anything is thrown.
func (a *app) stand(p *machine.Program, log *save.Log, f oddsFlags) (*machine.M, error) {
	m := machine.New(p)
	switch {
	case log != nil:
		a.sayChanged(log, p)
		if d := save.Play(m, log, save.Options{To: -1}); d != nil && !d.Soft {
			return nil, errors.New(divergence(d))
		}
	case f.script != "" || f.option != "" || f.rule != "" && f.scenario != "":
		m.Start(f.seed)
	case f.rule != "":
		m.StartAt(f.seed, p.Bare)
	default:
		return nil, nil
	}
	if f.script != "" {
		if err := a.follow(m, f.script); err != nil {
			return nil, err
		}
	}
	if m.Err != nil {
		return nil, m.Err
	}
	return m, nil
}

// begin lets a question begin where a machine stands. after is how many decisions come before.
func begin(q *odds.Question, p *machine.Program, m *machine.M) (after int) {
	if m == nil {
		q.Start = func(m *machine.M) {
			m.Reset(1)
			m.Call(p.Begin)
		}
		return 0
	}
	s := &machine.State{}
	m.Freeze(s)
	pending := m.Pending() != nil
	q.Start = func(m *machine.M) {
		if pending {
			m.Restore(s)
		} else {
			m.Thaw(s)
		}
	}
	return int(m.Count)
}

// follow takes the decisions of a script; those with one option need no line.
func (a *app) follow(m *machine.M, name string) error {
	in := a.in
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return fmt.Errorf("cannot read the script: %w", err)
		}
		defer file.Close()
		in = file
	}
	lines := bufio.NewScanner(io.LimitReader(in, save.MaxBytes))
	for n := 1; lines.Scan(); n++ {
		key := strings.TrimSpace(lines.Text())
		if key == "" || strings.HasPrefix(key, "#") {
			continue
		}
		for auto := 0; m.Pending() != nil && m.Err == nil && m.Options().Len() == 1 && interp.Keys(m)[0].Key != key && auto < 10_000; auto++ {
			m.Choose(0)
		}
		if m.Err != nil {
			return m.Err
		}
		if m.Pending() == nil {
			return fmt.Errorf("line %d of the script: the game is over before %q", n, key)
		}
		at := -1
		for i, o := range interp.Keys(m) {
			if o.Key == key {
				at = i
			}
		}
		if at < 0 {
			return fmt.Errorf("line %d of the script: %q is not an option of %q", n, key, m.Pending().Name)
		}
		m.Choose(at)
	}
	return lines.Err()
}

// noOdds converts an error of the search to one with a hint.
func (a *app) noOdds(ctx context.Context, err error) error {
	var s *odds.Stopped
	if errors.As(err, &s) {
		if err := a.stopped(ctx, "%s searched, more are left; odds need all of them", counted(s.Positions, "position")); err != nil {
			return err
		}
		return found()
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
		return &exit{exitFindings, errors.New(text)}
	}
	var m *machine.Error
	if errors.As(err, &m) {
		return &exit{exitFindings, fmt.Errorf("%w [%s]", err, m.Code)}
	}
	return err
}

// soFar tells of an answer that has been shown whether the search was stopped.
func (a *app) soFar(ctx context.Context, answer *odds.Answer, err error) error {
	if err != nil || answer.Open.Sign() == 0 {
		return err
	}
	if err := a.stopped(ctx, "%s searched, more are left; each outcome is at least as likely as shown", counted(answer.Positions, "position")); err != nil {
		return err
	}
	return found()
}

// openShare is the share of what was not searched; nil if all was.
func openShare(a *odds.Answer) *share {
	if a.Open.Sign() == 0 {
		return nil
	}
	s := shareOf(a.Open)
	return &s
}

// report converts an answer to a report.
func report(p *machine.Program, a *odds.Answer) *oddsReport {
	g := p.Game
	r := &oddsReport{Game: g.ID, Scenario: "standard", Options: map[string]string{}, Positions: a.Positions, Replies: a.Replies}
	if p.Scenario != nil {
		r.Scenario = p.Scenario.Name
	}
	for _, v := range p.Variants {
		r.Options[v.Option.Name] = v.Name
	}
	var results []int32
	for id := range a.Chance {
		results = append(results, id)
	}
	sort.Slice(results, func(i, j int) bool { return results[i] < results[j] })
	for _, id := range results {
		o := outcome{Title: "no result", share: shareOf(a.Chance[id])}
		if id != model.None {
			o.Result, o.Title = g.Things[id].Name, g.Things[id].Title
		}
		r.Outcomes = append(r.Outcomes, o)
	}
	if r.Open = openShare(a); a.Forever.Sign() > 0 {
		s := shareOf(a.Forever)
		r.Forever = &s
	}
	if r.Forever != nil || r.Open != nil {
		return r
	}
	for _, player := range p.Players {
		of := func(result int32) *big.Rat { return big.NewRat(int64(g.Worth(result, player.ID)), int64(g.Unit)) }
		r.Means = append(r.Means, mean{player.Name, player.Title, shareOf(a.Mean(of))})
	}
	return r
}

// kind names what is printed beside an open share.
func (s *share) kind() string {
	if s == nil {
		return "exact odds"
	}
	return "odds so far"
}

// row prints an open share, if there is one.
func (s *share) row(w io.Writer) {
	if s != nil {
		fmt.Fprintf(w, "  not searched\t%s\t%s\n", shorten(s.Exact), percent(s.rat))
	}
}

func (a *app) oddsText(g *model.Game, r *oddsReport) error {
	fmt.Fprintf(a.out, "%s, %s", g.Title, r.Scenario)
	for _, o := range special(g, r.Options) {
		fmt.Fprintf(a.out, ", %s", o)
	}
	if r.After > 0 {
		fmt.Fprintf(a.out, ", after %d decisions", r.After)
	}
	fmt.Fprintf(a.out, ": %s\n\n", r.Open.kind())
	w := layout.NewTable(a.out, false)
	for _, o := range r.Outcomes {
		fmt.Fprintf(w, "  %s\t%s\t%s\n", o.Title, shorten(o.Exact), percent(o.rat))
	}
	if r.Forever != nil {
		fmt.Fprintf(w, "  never ends\t%s\t%s\n", shorten(r.Forever.Exact), percent(r.Forever.rat))
	}
	r.Open.row(w)
	_ = w.Flush()
	if len(r.Means) > 0 {
		fmt.Fprint(a.out, "\nMean worth\n")
		for _, m := range r.Means {
			fmt.Fprintf(w, "  %s\t%s\t%s\n", m.Title, shorten(m.Exact), m.rat.FloatString(6))
		}
		_ = w.Flush()
	}
	_, err := fmt.Fprintf(a.out, "\n%d positions searched\n", r.Positions)
	return err
}

// shorten keeps a long fraction out of the table: JSON has it whole.
func shorten(exact string) string {
	if len(exact) > 48 {
		return fmt.Sprintf("a fraction of %d digits", len(exact)-1)
	}
	return exact
}

func percent(r *big.Rat) string {
	return new(big.Rat).Mul(r, big.NewRat(100, 1)).FloatString(4) + "%"
}
