// Package sim plays many games between bots for the command line, and tells of them in text.
// interp/sim plays and counts.
package sim

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync/atomic"
	"time"

	"sandtable/cmd/shell"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/sim"
)

// Run is one run of sim.
type Run struct {
	shell.Setup
	Start   string // another name of the scenario
	Games   int
	Seed    uint64
	Workers int
	JSON    bool
	Bots    []string
	Script  string // a file to write the options of one game to
	Rivals  string // bots of a tournament, separated by commas
	CSV     bool   // print it as CSV
	Picture string // a file to draw it to
	Budget  time.Duration
}

// Sim plays games of the game that is named, and prints what came of them.
func (r *Run) Sim(sh *shell.Shell, name string) error {
	if err := r.check(); err != nil {
		return err
	}
	// A script needs no counts. But without them steps cost otherwise, and a bot whose search is
	// bounded by its work would play another game.
	r.Counts, r.Policies = true, true
	g, p, err := sh.Build(name, r.Setup)
	if err != nil {
		return err
	}
	bots, err := shell.SeatBots(p, r.Bots, true)
	if err != nil {
		return err
	}
	if r.Script != "" {
		return r.writeScript(sh, p, bots)
	}
	cfg := sim.Config{Games: r.Games, Seed: r.Seed, Workers: r.Workers, Bots: bots, Done: &atomic.Int64{}}
	ctx, quit := shell.Long(r.Budget)
	defer quit()
	cfg.Context = ctx
	stop := sh.Progress(cfg.Done, r.Games, "games")
	came := sim.Run(p, cfg)
	stop()
	err = sh.Show(r.JSON, came, func(w io.Writer) error { return text{w, came}.write(g.Game, name, sh.Mods) })
	if came.Played < came.Games && err == nil {
		err = sh.Stopped(ctx, "%d of %d games were played", came.Played, came.Games)
	}
	if err == nil && !came.Clean() {
		err = shell.Found()
	}
	return err
}

// check refuses figures without a sense, and flags that do not go together.
func (r *Run) check() error {
	switch {
	case r.Games < 1:
		return shell.Usage("--games %d: must be at least 1", r.Games)
	case r.Workers < 1:
		return shell.Usage("--workers %d: must be at least 1", r.Workers)
	case r.Start != "" && r.Scenario != "" && r.Start != r.Scenario:
		return shell.Usage("--start %s and --scenario %s: use only one of them", r.Start, r.Scenario)
	case r.Script != "" && r.Games != 1:
		return shell.Usage("--script writes one game: use it with --games 1")
	case r.Script != "" && r.JSON:
		return shell.Usage("--script writes the options of a game, --json a report: use only one of them")
	}
	if r.Start != "" {
		r.Scenario = r.Start
	}
	return nil
}

// writeScript plays one game and writes the chosen options.
func (r *Run) writeScript(sh *shell.Shell, p *machine.Program, bots map[int32]bot.Kind) error {
	var lines strings.Builder
	m := machine.New(p)
	_, trouble := sim.Play(m, sim.NewSeats(p, bots), r.Seed, 10*p.Game.Length, func(i int) {
		if m.Options().Len() > 1 { // play answers the others by itself
			lines.WriteString(naming.Keys(m)[i].Key + "\n")
		}
	})
	if r.Script == "-" {
		_, _ = io.WriteString(sh.Out, lines.String())
	} else if err := os.WriteFile(r.Script, []byte(lines.String()), 0o644); err != nil {
		return err
	}
	if trouble != nil {
		fmt.Fprintf(sh.Err, "%s after %d decisions: %s\n", trouble.Outcome, trouble.Decisions, trouble.Message)
		return shell.Found()
	}
	return nil
}
