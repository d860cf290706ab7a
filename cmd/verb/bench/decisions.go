package bench

import (
	"cmp"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"time"

	"sandtable/cmd/shell"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Decisions is how much of a processor's time the decisions of bots take, on one core: what else
// the machine does meanwhile does not count.
type Decisions struct {
	machine.Setting

	Bot       string  `json:"bot"`   // as it was asked for
	Plays     string  `json:"plays"` // what that is in this game
	Decisions int     `json:"decisions"`
	MedianMS  float64 `json:"median_ms"`
	WorstMS   float64 `json:"worst_ms"`
}

// decide times bots of a kind at decisions from all stages of random games.
func decide(p *machine.Program, kind bot.Kind, cfg Config) (*Decisions, error) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	bots, plays := map[int32]bot.Player{}, []string{}
	watched := interp.NewTracer(p).Watched()
	for _, x := range p.Players {
		b, err := bot.New(p, x.ID, kind, 1)
		if err != nil {
			return nil, err
		}
		switch b := b.(type) {
		case nil:
			return nil, fmt.Errorf("a random bot takes no time")
		case *bot.Policy:
			b.Guard(watched)
		}
		b.Begin(cfg.Seed, x.ID)
		bots[x.ID] = b
		if what := kind.For(p.Game, x).Plays(); !slices.Contains(plays, what) {
			plays = append(plays, what)
		}
	}
	d := &Decisions{Setting: p.Setting(), Bot: kind.String(), Plays: strings.Join(plays, ", ")}
	m, took := machine.New(p), []time.Duration{}
	began := busy()
	for _, at := range positions(m, cfg) {
		m.Restore(at.state)
		if m.Options().Len() < 2 {
			continue
		}
		if busy()-began > cfg.Time && len(took) > 0 || cfg.stopped() {
			break
		}
		from := busy()
		bots[m.Player()].Choose(m)
		took = append(took, busy()-from)
	}
	if d.Decisions = len(took); len(took) > 0 {
		slices.SortFunc(took, cmp.Compare[time.Duration])
		d.MedianMS, d.WorstMS = took[len(took)/2].Seconds()*1e3, took[len(took)-1].Seconds()*1e3
	}
	return d, nil
}

// bots measures the decisions of bots in a game, or in all of them, and prints how long they take.
func (b *Run) bots(sh *shell.Shell, args []string) error {
	kind, err := bot.Parse(b.Bot)
	if err != nil {
		return shell.Usage("--bot %s: %v", b.Bot, err)
	}
	if kind == (bot.Kind{}) {
		return shell.Usage("--bot random: a random bot takes no time")
	}
	if b.All {
		args = nil
		cat, err := sh.Catalog()
		if err != nil {
			return err
		}
		for _, g := range cat.Games() {
			args = append(args, g.ID)
		}
	}
	var all []*Decisions
	for _, name := range args {
		if b.ctx.Err() != nil {
			break
		}
		g, err := sh.Load(name)
		if err != nil {
			return err
		}
		for _, setup := range b.setups(g.Game) {
			if b.ctx.Err() != nil {
				break
			}
			d, err := b.decisions(g.Game, setup, kind)
			if err != nil {
				return err
			}
			if d.Decisions > 0 || !b.All {
				all = append(all, d)
			}
		}
	}
	err = sh.Show(b.JSON, all, func(w io.Writer) error { writeDecisions(w, all); return nil })
	return cmp.Or(err, sh.Stopped(b.ctx, "%d rows were measured", len(all)))
}

// decisions measures the decisions of bots in one setup of a game.
func (b *Run) decisions(g *model.Game, setup shell.Setup, kind bot.Kind) (*Decisions, error) {
	setup.Policies = true
	choice, err := setup.Choice()
	if err != nil {
		return nil, err
	}
	p, err := interp.Build(g, choice)
	if err != nil {
		return nil, err
	}
	for _, x := range p.Players {
		if err := shell.HasPolicy(p, x, kind); err != nil {
			return nil, shell.Usage("--bot %s: %v", b.Bot, err)
		}
	}
	cfg := Config{Time: time.Duration(b.Seconds * float64(time.Second)), Seed: b.Seed, Budget: 10 * p.Game.Length, Context: b.ctx}
	return decide(p, kind, cfg)
}

// writeDecisions prints how long decisions take as a table in Markdown.
func writeDecisions(w io.Writer, all []*Decisions) {
	rows := [][]string{{"game", "bot", "median", "worst", "decisions"}}
	var settings []*machine.Setting
	for _, d := range all {
		settings = append(settings, &d.Setting)
	}
	called := names(settings)
	for i, d := range all {
		rows = append(rows, []string{called[i], d.Plays, nanos(d.MedianMS * 1e6), nanos(d.WorstMS * 1e6), whole(d.Decisions)})
	}
	WriteRows(w, rows)
}
