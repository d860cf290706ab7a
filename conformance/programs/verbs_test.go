package programs

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/google/go-cmp/cmp"

	"sandtable/cmd/verb/bench"
	"sandtable/cmd/verb/cover"
	"sandtable/cmd/verb/explain"
	"sandtable/cmd/verb/graph"
	"sandtable/cmd/verb/inspect"
	"sandtable/cmd/verb/testrun"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/interp/perft"
	"sandtable/interp/reference"
	"sandtable/interp/save"
	"sandtable/interp/sim"
	"sandtable/interp/view"
	"sandtable/interp/why"
	"sandtable/play/session"
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/show/line"
	"sandtable/show/rulebook"
)

// tally counts what has been tried, so that a test can tell whether it means anything.
type tally struct{ decisions, compared int }

// verbs is one program on which verbs are run.
type verbs struct {
	game  *model.Game
	files map[string][]byte
	*tally
}

// all are the verbs.
var all = []struct {
	name string
	run  func(v *verbs) error
}{
	{"words", (*verbs).words},
	{"info", (*verbs).info},
	{"rules", (*verbs).rules},
	{"explain", (*verbs).explain},
	{"graph", (*verbs).graph},
	{"test and cover", (*verbs).cover},
	{"both forms", (*verbs).forms},
	{"sim", (*verbs).sim},
	{"perft", (*verbs).perft},
	{"odds", (*verbs).odds},
	{"why", (*verbs).why},
	{"save and replay", (*verbs).replay},
	{"play", (*verbs).play},
	{"draw and print", (*verbs).pictures},
}

// init: budgets of work are cut to a thousandth, whoever compiles.
func init() {
	l := &machine.DefaultLimits
	l.Steps /= 1000
	l.Options /= 1000
	l.Ways /= 1000
	l.List /= 1000
}

// setups are choices of scenario and options: the default, and all else at once.
func (v *verbs) setups() []interp.Setup {
	other := interp.Setup{Options: map[string]string{}}
	if n := len(v.game.Scenarios); n > 0 {
		other.Scenario = v.game.Scenarios[n-1].Name
	}
	for _, o := range v.game.Options {
		other.Options[o.Name] = o.Variants[len(o.Variants)-1].Name
	}
	if other.Scenario == "" && len(other.Options) == 0 {
		return []interp.Setup{{}}
	}
	return []interp.Setup{{}, other}
}

// program compiles for a setup.
func (v *verbs) program(s interp.Setup) (*machine.Program, error) {
	return interp.Build(v.game, s)
}

// same demands that what is written twice is the same.
func same(write func(w io.Writer)) error {
	var a, b bytes.Buffer
	write(&a)
	write(&b)
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		return fmt.Errorf("two answers:\n%s\n%s", &a, &b)
	}
	return nil
}

// words looks up what a newcomer would: every name of the game, and every word that stands in it.
func (v *verbs) words() error {
	known := map[string]bool{}
	for _, word := range reference.Known() {
		known[word] = true
	}
	asked := map[string]bool{}
	for _, text := range v.files {
		for _, word := range strings.FieldsFunc(string(text), func(r rune) bool { return !unicode.IsLetter(r) && r != '_' }) {
			word = strings.ToLower(word)
			if asked[word] {
				continue
			}
			asked[word] = true
			found, now, meant := reference.Lookup(word), reference.Replacement(word), diag.Suggest(word, reference.Known())
			switch {
			case known[word] && len(found) == 0:
				return fmt.Errorf("%q is listed, and has no page", word)
			case meant != "" && !known[meant]:
				return fmt.Errorf("for %q, %q is suggested, which has no page", word, meant)
			case now != "" && len(found) > 0 && slices.ContainsFunc(found, func(e reference.Entry) bool { return e.Word != word }):
				return fmt.Errorf("%q prints the page of another word", word)
			}
		}
	}
	return nil
}

func (v *verbs) info() error {
	return same(func(w io.Writer) {
		i := inspect.Game(v.game, "folder", "g")
		i.WriteText(w, 80)
		i.WriteReconstructed(w)
	})
}

func (v *verbs) rules() error {
	return same(func(w io.Writer) {
		x := rulebook.New(v.game, v.files, w, 80)
		x.All()
		for _, s := range v.game.Sections {
			if err := x.Section(s.ID); err != nil {
				fmt.Fprintln(w, err)
			}
		}
	})
}

func (v *verbs) explain() error {
	order := interp.NewOrder(v.game)
	return same(func(w io.Writer) {
		x := explain.New(v.game, order, w, 80)
		x.Index("")
		for _, kind := range explain.Kinds {
			for _, name := range explain.Names(v.game, kind) {
				if err := x.Thing(kind, name); err != nil {
					fmt.Fprintln(w, err)
				}
			}
		}
	})
}

func (v *verbs) graph() error {
	order := interp.NewOrder(v.game)
	for _, name := range []string{"text", "dot", "mermaid"} {
		if err := same(func(w io.Writer) { graph.Formats[name](graph.Of(v.game, order), w) }); err != nil {
			return err
		}
	}
	return nil
}

func (v *verbs) cover() error {
	var why error
	err := same(func(w io.Writer) {
		results := testrun.All(context.Background(), v.game, v.game.Tests)
		for _, r := range results {
			if f := r.Failure; f != nil {
				fmt.Fprintln(w, f.Message, f.Expected, f.Found, f.Log)
				if strings.Contains(f.Message, "internal error") {
					why = errors.New(f.Message)
				}
			}
		}
		cover.Of(v.game, results).WriteText(w, 80)
	})
	return errors.Join(why, err)
}

func (v *verbs) sim() error {
	for _, s := range v.setups() {
		p, err := v.program(s)
		if err != nil {
			return err
		}
		var reports [2]*sim.Report
		for i := range reports {
			cfg := sim.Config{Games: 20, Seed: 3, Workers: i + 1, Budget: 30}
			reports[i] = sim.Run(p, cfg)
			reports[i].Seconds, reports[i].GamesPerSecond, reports[i].DecisionsPerSecond = 0, 0, 0
		}
		if err := internal(reports[0]); err != nil {
			return err
		}
		one, _ := json.MarshalIndent(reports[0], "", " ")
		two, _ := json.MarshalIndent(reports[1], "", " ")
		if d := cmp.Diff(string(one), string(two)); d != "" {
			return fmt.Errorf("one worker and two report otherwise:\n%s", d)
		}
		search := sim.Run(p, sim.Config{Games: 1, Seed: 3, Budget: 4, Bots: map[int32]bot.Kind{p.Players[0].ID: {Search: true, Iterations: 20}}})
		if err := internal(search); err != nil {
			return err
		}
	}
	return nil
}

// internal finds the panics that sim has caught.
func internal(r *sim.Report) error {
	for _, t := range r.Troubles {
		if strings.Contains(t.Message, "internal error") {
			return errors.New(t.Message)
		}
	}
	return nil
}

func (v *verbs) perft() error {
	var counts [2]string
	for i := range counts {
		p, err := v.program(interp.Setup{Plain: i == 1})
		if err != nil {
			return err
		}
		_, t, err := perft.Start(p, 5, perft.Rules{Depth: 2, Seeded: true, Workers: i + 1})
		if err != nil {
			return nil // the forms do not spend alike, and do not fail alike: see forms
		}
		counts[i] = fmt.Sprint(t.ByDepth, t.First)
	}
	if counts[0] != counts[1] {
		return fmt.Errorf("fast %s, plain %s", counts[0], counts[1])
	}
	return nil
}

func (v *verbs) odds() error {
	p, err := v.program(interp.Setup{})
	if err != nil {
		return err
	}
	q := odds.Question{Program: p, Start: func(m *machine.M) { m.Start(1) }, Best: model.None, Positions: 100, Work: 1000,
		Weights: func(m *machine.M) ([]int64, error) { return slices.Repeat([]int64{1}, m.Options().Len()), nil },
		Label:   func(m *machine.M, _ bool) (int32, error) { return m.Result, nil }}
	a, err := odds.Find(q)
	if err != nil {
		return nil
	}
	sum := new(big.Rat).Set(a.Forever)
	for _, c := range a.Chance {
		sum.Add(sum, c)
	}
	if sum.Cmp(big.NewRat(1, 1)) != 0 {
		return fmt.Errorf("the odds of all ends add up to %v", sum)
	}
	return nil
}

// why asks every value of some things, of the table and as each player sees it.
func (v *verbs) why() error {
	p, err := v.program(interp.Setup{})
	if err != nil {
		return err
	}
	tracer := interp.NewTracer(p)
	m := machine.New(p)
	m.Start(2)
	rng := rand.New(rand.NewPCG(3, 3))
	for step := 0; step < 3 && m.Err == nil; step++ {
		for _, value := range p.Game.Values {
			args := arguments(p.Game, value.Params, rng)
			if args == nil {
				continue
			}
			if err := v.asked(tracer, m, value, args); err != nil {
				return err
			}
		}
		if m.Pending() == nil || m.Options().Len() == 0 {
			break
		}
		m.Choose(rng.IntN(m.Options().Len()))
	}
	return nil
}

// asked asks a value without a veil and through every player's: what is told through a veil is what
// is told without one.
func (v *verbs) asked(tracer *why.Tracer, m *machine.M, value *model.Value, args []why.Arg) error {
	answer := func(veil *machine.Veil) (string, *machine.Error) {
		w := machine.New(m.P)
		w.StandIn(m)
		w.Veil = veil
		t := tracer.Trace(w, value, args)
		if w.Err != nil {
			return "", w.Err
		}
		return fmt.Sprintf("%+v", *t), nil
	}
	open, failed := answer(nil)
	if again, _ := answer(nil); again != open {
		return fmt.Errorf("%s has two answers:\n%s\n%s", value.Name, open, again)
	}
	for _, player := range m.P.Players {
		seen, err := answer(view.Veil(m, player.ID))
		if err == nil && failed == nil && seen != open {
			return fmt.Errorf("%s sees another %s:\n%s\n%s", player.Name, value.Name, seen, open)
		}
	}
	return nil
}

// arguments are things of the types that a value is given; nil if there is none of one.
func arguments(g *model.Game, params []*model.Var, rng *rand.Rand) []why.Arg {
	out := make([]why.Arg, 0, len(params))
	for _, p := range params {
		arg := why.Arg{Given: true}
		switch k := p.Type.Kind; {
		case p.Type.Base == model.Number || p.Type.Base == model.Bool:
			arg.One = int32(rng.IntN(2)) * int32(max(g.Unit, 1))
			if p.Type.Base == model.Bool {
				arg.One = int32(rng.IntN(2))
			}
		case k == nil || k.Hi <= k.Lo:
			return nil
		case p.Type.Form != model.One:
			for id := k.Lo; id < k.Hi; id++ {
				if rng.IntN(2) == 0 && g.Things[id] != nil {
					arg.Members = append(arg.Members, id)
				}
			}
		default:
			arg.One = k.Lo + int32(rng.IntN(int(k.Hi-k.Lo)))
			if g.Things[arg.One] == nil {
				return nil
			}
		}
		out = append(out, arg)
	}
	return out
}

// session begins a game among people.
func (v *verbs) session() (*session.Session, error) {
	p, err := v.program(interp.Setup{})
	if err != nil {
		return nil, err
	}
	s := session.New(session.Config{Program: p, Header: save.Header{Game: p.Game.ID, Digest: p.Digest, Version: p.Game.Version, Seed: 4}})
	return s, s.Start()
}

// replay plays a game with undo and redo, saves it, and plays the save again.
func (v *verbs) replay() error {
	s, err := v.session()
	if err != nil {
		return broken(err)
	}
	rng := rand.New(rand.NewPCG(5, 5))
	for range 12 {
		if s.M.Pending() == nil || len(s.Options()) == 0 {
			break
		}
		before := s.M.Hash()
		if err := s.Choose(rng.IntN(len(s.Options())), ""); err != nil {
			if s.M.Hash() != before {
				return fmt.Errorf("a decision that failed has changed the game: %w", err)
			}
			return broken(err)
		}
	}
	dir, err := os.MkdirTemp("", "programs")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "game.save")
	if err := s.Save(path); err != nil {
		return err
	}
	if err := s.Close(); err != nil {
		return err
	}
	log, err := save.Read(path)
	if err != nil {
		return err
	}
	m, d := save.Replay(s.P, log)
	if d != nil {
		return d
	}
	if m.Hash() != s.M.Hash() {
		return errors.New("the replay ends in another position")
	}
	return nil
}

// broken passes a failure of the content, which is not ours.
func broken(err error) error {
	var b *session.Broken
	if errors.As(err, &b) {
		return nil
	}
	return err
}

// play types at the screen.
func (v *verbs) play() error {
	lines := []string{"", "help", "1", "more", "2", "why v0", "why v1", "why v2", "why-not walk", "show m1", "legend", "log", "1", "undo", "redo", "3", "board", "cite", "1", "2", "1", "quit"}
	var out [2]string
	for i := range out {
		s, err := v.session()
		if err != nil {
			return broken(err)
		}
		var b strings.Builder
		if err := line.New(strings.NewReader(strings.Join(lines, "\n")+"\n"), &b, line.Options{Echo: true}).Play(s); err != nil {
			return broken(err)
		}
		out[i] = b.String()
	}
	if out[0] != out[1] {
		return fmt.Errorf("two games with the same input:\n%s\n%s", out[0], out[1])
	}
	p, err := v.program(interp.Setup{})
	if err != nil {
		return err
	}
	return same(func(w io.Writer) { bench.WritePlan(w, v.game.Title, bench.Plan(p, v.files)) })
}
