package sim

import (
	"slices"
	"strings"
	"sync/atomic"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/picture"
	"sandtable/interp/bot"
	"sandtable/interp/sim"
	"sandtable/interp/tournament"
	"sandtable/show/chart"
)

// ofSeating is how many games of each seating are played if nothing else is said.
const ofSeating = 100

// dpi is the resolution of a picture as PNG.
const dpi = 150

// Tournament lets the bots of --bots play all against all, and prints what came of it.
func (r *Run) Tournament(sh *shell.Shell, name string, games bool) error {
	if !games {
		r.Games = ofSeating
	}
	kinds, err := r.kinds()
	if err != nil {
		return err
	}
	r.Policies = true
	g, p, err := sh.Build(name, r.Setup)
	if err != nil {
		return err
	}
	seatings, err := tournament.Seatings(p, kinds)
	if err != nil {
		return shell.Usage("--bots: %v", err)
	}
	cfg := sim.Config{Games: r.Games, Seed: r.Seed, Workers: r.Workers, Done: &atomic.Int64{}}
	ctx, quit := shell.Long(r.Budget)
	defer quit()
	cfg.Context = ctx
	stop := sh.Progress(cfg.Done, r.Games*len(seatings), "games")
	came, err := tournament.Run(p, kinds, cfg)
	stop()
	if err != nil {
		return err
	}
	out := standings{came, came.Title(g.Game), "sandtable sim " + name + again(&came.Setting, g.Game, sh.Mods)}
	switch {
	case r.CSV:
		err = out.csv(sh.Out)
	default:
		err = sh.Show(r.JSON, came, out.text)
	}
	if r.Picture != "" && err == nil {
		err = picture.Write(sh, r.Picture, chart.Tournament(came, out.title, out.seat), dpi)
	}
	if came.Played < came.Games*came.Seatings && err == nil {
		err = sh.Stopped(ctx, "%d of %d games were played", came.Played, came.Games*came.Seatings)
	}
	if err == nil && !came.Clean() {
		err = shell.Found()
	}
	return err
}

// kinds reads --bots.
func (r *Run) kinds() (out []bot.Kind, err error) {
	switch {
	case len(r.Bots) > 0:
		return nil, shell.Usage("use --bot for single seats, or --bots for a tournament in all of them, not both")
	case r.Script != "":
		return nil, shell.Usage("--script writes one game: use it without --bots")
	case r.CSV && r.JSON:
		return nil, shell.Usage("use only one of --csv and --json")
	}
	if err := r.check(); err != nil {
		return nil, err
	}
	if r.Picture != "" {
		if err := picture.CheckFile("--picture", r.Picture); err != nil {
			return nil, err
		}
	}
	for _, text := range strings.Split(r.Rivals, ",") {
		kind, err := bot.Parse(strings.TrimSpace(text))
		switch {
		case err != nil:
			return nil, shell.Usage("--bots %s: %v", r.Rivals, err)
		case slices.Contains(out, kind):
			return nil, shell.Usage("--bots %s: %s is named twice", r.Rivals, kind)
		}
		out = append(out, kind)
	}
	if len(out) < 2 {
		return nil, shell.Usage("--bots %s: name two bots or more, separated by commas", r.Rivals)
	}
	return out, nil
}
