package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/saved"
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/odds"
	"sandtable/interp/save"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

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
			return nil, shell.Usage("--bot %s: write PLAYER=random, or --bots random for all; players decide at random or by a strategy here", text)
		}
		b, err := shell.Player(p, "--bot", name)
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
		b, err := shell.Player(p, "--best", f.best)
		if err != nil {
			return nil, err
		}
		if who.Random[b.ID] || who.Plays[b.ID] != nil {
			return nil, shell.Usage("--best %s: this player already has a strategy or a bot", f.best)
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
		(&saved.Save{Log: log, Program: p}).SayChanged(a.Err)
		if d := save.Play(m, log, save.Options{To: -1}); d != nil && !d.Soft {
			return nil, errors.New(saved.Divergence(d))
		}
	case f.script != "" || f.option != "" || f.rule != "" && f.Scenario != "":
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
	in := a.In
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
		for auto := 0; m.Pending() != nil && m.Err == nil && m.Options().Len() == 1 && naming.Keys(m)[0].Key != key && auto < 10_000; auto++ {
			m.Choose(0)
		}
		if m.Err != nil {
			return m.Err
		}
		if m.Pending() == nil {
			return fmt.Errorf("line %d of the script: the game is over before %q", n, key)
		}
		at := -1
		for i, o := range naming.Keys(m) {
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
