// Package tune looks for better weights of a policy for the command line, and writes them back.
// interp/tune looks.
package tune

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/interp/bot"
	"sandtable/interp/stats"
	"sandtable/interp/tune"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/format"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// Run is one run of tune.
type Run struct {
	Scenarios []string // "all": every one
	Sets      []string
	Seats     []string
	Against   string
	By        string // worth or standing
	Weights   []string
	Rounds    int
	Tries     int
	Games     int
	Seed      uint64
	Workers   int
	Budget    time.Duration
	Write     bool
	JSON      bool
}

// Tune looks for better weights of a policy, and prints or writes them.
func (r *Run) Tune(sh *shell.Shell, name, policy string) error {
	if err := r.check(sh); err != nil {
		return err
	}
	g, err := sh.Load(name)
	if err != nil {
		return err
	}
	if r.Write && g.From.Kind != catalog.Folder {
		return shell.Usage("%s is built in; give the folder of a game to write its files, or leave out --write to see what would change", name)
	}
	cfg, err := r.config(g, policy)
	if err != nil {
		return err
	}
	ctx, quit := shell.Long(r.Budget)
	defer quit()
	cfg.Context, cfg.Done = ctx, &atomic.Int64{}
	run, err := tune.New(cfg)
	if err != nil {
		return shell.Exit(shell.Misuse, err)
	}
	stop := sh.Progress(cfg.Done, run.Planned(), "games")
	came, err := run.Run()
	stop()
	if err != nil {
		return err
	}
	files := tune.Write(g.Files, came.Weights)
	if err := sh.Show(r.JSON, came, func(w io.Writer) error { return text(w, g.Title, came) }); err != nil {
		return err
	}
	if err := r.files(sh, g, came, files); err != nil {
		return err
	}
	if came.Stopped {
		return sh.Stopped(ctx, "%d of %d rounds were played", len(came.Rounds), r.Rounds)
	}
	return nil
}

// check refuses figures without a sense.
func (r *Run) check(sh *shell.Shell) error {
	if len(sh.Mods) > 0 {
		return shell.Usage("--mod %s: only weights of a game are tuned: with a mod, they would suit other rules", sh.Mods[0])
	}
	for _, f := range []struct {
		name        string
		value, most int
	}{{"rounds", r.Rounds, 10_000}, {"candidates", r.Tries, 1000}, {"games", r.Games, 1_000_000}, {"workers", r.Workers, 4096}} {
		if f.value < 1 || f.value > f.most {
			return shell.Usage("--%s %d: must be from 1 to %d", f.name, f.value, f.most)
		}
	}
	if r.By != "worth" && r.By != "standing" {
		return shell.Usage("--by %s: write worth or standing", r.By)
	}
	return nil
}

// config finds what the command line names.
func (r *Run) config(g *shell.Game, policy string) (c tune.Config, err error) {
	c = tune.Config{Game: g.Game, Standing: r.By == "standing", Rounds: r.Rounds, Tries: r.Tries, Games: r.Games, Seed: r.Seed, Workers: r.Workers}
	if c.Policy, err = policyOf(g.Game, policy); err != nil {
		return c, err
	}
	if c.Weights, err = r.weights(c.Policy); err != nil {
		return c, err
	}
	if c.Against, err = bot.Parse(r.Against); err != nil {
		return c, shell.Usage("--against %s: %v", r.Against, err)
	}
	for _, name := range r.Seats {
		i := slices.IndexFunc(g.Players, func(p *model.Thing) bool { return p.Name == english.Slug(name) })
		if i < 0 {
			return c, shell.Usage("--seat %s: unknown player; the players are %s", name, names(g.Players))
		}
		if !c.Policy.Of(g.Players[i]) {
			return c, shell.Usage("--seat %s: the policy %q is not for %s", name, c.Policy.Title, g.Players[i].Title)
		}
		c.Seats = append(c.Seats, g.Players[i])
	}
	scenarios := r.Scenarios
	switch {
	case len(scenarios) == 0:
		scenarios = []string{""}
	case len(scenarios) == 1 && scenarios[0] == "all":
		scenarios = english.Each(g.Scenarios, func(s *model.Scenario) string { return s.Name })
	}
	for _, name := range scenarios {
		s := shell.Setup{Scenario: name, Sets: r.Sets}
		setup, err := s.Choice()
		if err != nil {
			return c, err
		}
		c.Setups = append(c.Setups, setup)
	}
	return c, nil
}

func names(of []*model.Thing) string {
	return strings.Join(english.Each(of, func(t *model.Thing) string { return t.Name }), ", ")
}

// policyOf finds a policy; without a name the only one.
func policyOf(g *model.Game, name string) (*model.Policy, error) {
	known := english.Each(g.Policies, func(p *model.Policy) string { return p.Name })
	i := slices.Index(known, english.Slug(name))
	switch {
	case len(known) == 0:
		return nil, shell.Usage("%s has no policy to tune", g.Title)
	case name == "" && len(known) == 1:
		return g.Policies[0], nil
	case name == "":
		return nil, shell.Usage("name the policy to tune: %s", strings.Join(known, ", "))
	case i < 0:
		return nil, shell.Unknown("unknown policy", name, known, "the policies are "+strings.Join(known, ", "))
	}
	return g.Policies[i], nil
}

// weights reads --weight NAME=LOW..HIGH. Without any all weights of a policy are tuned.
func (r *Run) weights(p *model.Policy) (out []tune.Weight, err error) {
	all := p.AllWeights()
	if len(all) == 0 {
		return nil, shell.Usage("the policy %q has no weights to tune: give numbers of its lines names in weights = { .. }", p.Title)
	}
	known := english.Each(all, func(w *model.Value) string { return w.Name })
	for _, text := range r.Weights {
		name, span, bounded := strings.Cut(text, "=")
		i := slices.Index(known, english.Slug(name))
		if i < 0 {
			hint := "the weights are " + strings.Join(known, ", ")
			if s := diag.Meant(english.Slug(name), known); s != "" {
				hint = "did you mean " + s + "?"
			}
			return nil, shell.Usage("--weight %s: the policy %q has no weight %q; %s", text, p.Title, name, hint)
		}
		if slices.ContainsFunc(out, func(w tune.Weight) bool { return w.Value == all[i] }) {
			return nil, shell.Usage("--weight %s: %s is given twice", text, name)
		}
		w := tune.Weight{Value: all[i], Low: -mostWeight, High: mostWeight}
		if bounded {
			if w.Low, w.High, err = bounds(span); err != nil {
				return nil, shell.Usage("--weight %s: %v", text, err)
			}
			if now := w.Base.(*model.Const).N; now < w.Low || now > w.High {
				return nil, shell.Usage("--weight %s: it is %d now, outside its bounds", text, now)
			}
		}
		out = append(out, w)
	}
	if len(out) > 0 {
		return out, nil
	}
	for _, w := range all {
		out = append(out, tune.Weight{Value: w, Low: -mostWeight, High: mostWeight})
	}
	return out, nil
}

// mostWeight is the greatest weight that is tried, of either sign.
const mostWeight = 1_000_000

func bounds(text string) (low, high int32, err error) {
	a, b, two := strings.Cut(text, "..")
	l, errLow := strconv.ParseInt(a, 10, 32)
	h, errHigh := strconv.ParseInt(b, 10, 32)
	if !two || errLow != nil || errHigh != nil || l > h || l < -mostWeight || h > mostWeight {
		return 0, 0, fmt.Errorf("write bounds as LOW..HIGH, such as 0..50, from -%d to %d", mostWeight, mostWeight)
	}
	return int32(l), int32(h), nil
}

// files shows how files change, or writes them if a gain is shown.
func (r *Run) files(sh *shell.Shell, g *shell.Game, came *tune.Report, files map[string][]byte) error {
	for _, name := range model.SortedKeys(files) {
		if !r.Write {
			if !r.JSON {
				fmt.Fprint(sh.Out, "\n", format.Diff(name, g.Files[name], files[name]))
			}
			continue
		}
		if !came.Better() {
			fmt.Fprintln(sh.Err, "nothing is written: the games do not show a gain")
			return nil
		}
		if now, err := os.ReadFile(filepath.FromSlash(name)); err != nil || !bytes.Equal(now, g.Files[name]) {
			return fmt.Errorf("%s has changed since it was read; nothing was written", name)
		}
		if err := shell.Rewrite(filepath.FromSlash(name), files[name], "it has weights to change"); err != nil {
			return err
		}
		fmt.Fprintf(sh.Err, "%s: written\n", name)
	}
	if !r.Write && len(files) > 0 {
		fmt.Fprintln(sh.Err, "nothing is written: --write writes weights that are shown to be better")
	}
	return nil
}

// text tells of a run.
func text(w io.Writer, title string, r *tune.Report) error {
	fmt.Fprintf(w, "%s, policy %s: %s in %s, against %s, by %s; seed %d\n\n", title, r.Policy, strings.Join(r.Seats, ", "), strings.Join(r.Scenarios, ", "), r.Against, r.By, r.Seed)
	t := layout.NewTable(w, false)
	for i, x := range r.Rounds {
		kept := "not taken"
		if x.Taken {
			kept = "taken"
		}
		fmt.Fprintf(t, "round %d\t%s\t%s\t%s\n", i+1, gain(x.Gain), kept, english.Some(english.Each(tune.Changed(x.Weights), tune.Tuned.String), 4))
	}
	_ = t.Flush()
	fmt.Fprintln(w)
	changed := tune.Changed(r.Weights)
	if len(changed) == 0 {
		_, err := fmt.Fprintln(w, "no better weights were found")
		if err == nil && !slices.ContainsFunc(r.Rounds, func(x *tune.Round) bool { return x.Gain != nil && (x.Gain.Low != 0 || x.Gain.High != 0) }) {
			_, err = fmt.Fprintln(w, "No game came out otherwise: try --by standing, --against another bot, or another --scenario.")
		}
		return err
	}
	t = layout.NewTable(w, true)
	for _, x := range changed {
		fmt.Fprintf(t, "  %s\t%d\t->\t%d\t\n", x.Name, x.Was, x.Now)
	}
	_ = t.Flush()
	what := "gain on fresh seeds"
	if !r.Proven {
		what = "gain of the last step, not proven"
	}
	_, err := fmt.Fprintf(w, "%s: %s in %s\n", what, gain(r.Gain), english.Count(r.Gain.Games, "game"))
	return err
}

// gain writes a gain a game with its interval.
func gain(m *stats.Mean) string {
	if m == nil {
		return "-"
	}
	return fmt.Sprintf("%+.3f (%+.3f to %+.3f)", m.Mean, m.Low, m.High)
}
