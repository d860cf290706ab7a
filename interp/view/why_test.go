package view_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/interp/view/viewtest"
	"sandtable/interp/why"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// asker asks values as a player does who wants to know how they come about.
type asker struct {
	p      *machine.Program
	tracer *why.Tracer
	m      *machine.M

	elsewhere *strings.Replacer // takes out where a counter lies
}

func newAsker(p *machine.Program) *asker {
	var titles, places []string
	for _, t := range p.Game.Things[p.Ids.PlaceLo:p.Ids.PlaceHi] {
		if t != nil {
			titles = append(titles, t.Title)
		}
	}
	slices.SortFunc(titles, func(x, y string) int { return len(y) - len(x) }) // W10 before W1
	for _, title := range titles {
		places = append(places, " at "+title, "")
	}
	return &asker{p, interp.NewTracer(p), machine.New(p), strings.NewReplacer(places...)}
}

// why is the answer, and what a player reads of it; refused: it would tell what is hidden.
func (a *asker) why(at *machine.M, veil *machine.Veil, v *model.Value, args []why.Arg) (answer string, refused bool) {
	a.m.StandIn(at)
	a.m.Veil = veil
	tr := a.tracer.Trace(a.m, v, args)
	if err := a.m.Err; err != nil {
		return err.Code + ": " + err.Message, err.Hidden()
	}
	return fmt.Sprintf("%+v", *tr), false
}

// isTrue says whether an answer is what somebody reads who sees everything, but for where counters
// lie that the player does not see.
func (a *asker) isTrue(answer string, at *machine.M, v *model.Value, args []why.Arg) (truth string, is bool) {
	truth, _ = a.why(at, nil, v, args)
	return truth, a.elsewhere.Replace(answer) == a.elsewhere.Replace(truth)
}

// ambush is a game in which thirty men lie face down, one of them the spy, with the thirty
// positions that differ in where that is.
func ambush(t *testing.T) (p *machine.Program, positions []*machine.M) {
	t.Helper()
	p = built(t, "ambush")
	g := p.Game
	rng := rand.New(rand.NewPCG(3, 1))
	first := machine.New(p)
	first.Start(1)
	hidden := hiddenFrom(first, p.Players[1].ID)
	spy := slices.IndexFunc(hidden, func(id int32) bool { return g.Things[id].Name == "the_spy" })
	for _, other := range hidden {
		m := machine.New(p)
		m.Restore(&first.State)
		swap(m, hidden[spy], other)
		unsettle(m, hidden, rng)
		positions = append(positions, m)
	}
	if len(positions) != 30 {
		t.Fatalf("%d men lie face down", len(positions))
	}
	return p, positions
}

// built is a game made for these tests.
func built(t *testing.T, name string) *machine.Program {
	t.Helper()
	return interptest.Program(t, load.Source{FS: os.DirFS("testdata"), Dir: name, Name: name}, interp.Setup{})
}

// hiddenFrom lists the pieces that a player cannot find.
func hiddenFrom(m *machine.M, player int32) (out []int32) {
	for id := m.P.Ids.PieceLo; id < m.P.Ids.PieceHi; id++ {
		if m.P.Game.Things[id] != nil && !view.Sees(m, player, id) {
			out = append(out, id)
		}
	}
	return out
}

// swap lets two pieces that lie alone change places.
func swap(m *machine.M, a, b int32) {
	x, y := m.PlaceOf(a), m.PlaceOf(b)
	m.Put(a, y, false)
	m.Put(b, x, false)
}

// unsettle changes what changes about hidden pieces, which nobody sees either: fields, sides and
// markers.
func unsettle(m *machine.M, hidden []int32, rng *rand.Rand) {
	g := m.P.Game
	for _, id := range hidden {
		for k := g.Things[id].Kind; k != nil; k = k.Parent {
			for _, f := range k.Fields {
				if f.Storage == model.State && !f.Type.Is(model.ThingOf) {
					m.SetField(m.P.Ids.Field[f]+id-k.Lo, id, rng.Int32N(2)*g.Unit, f.Name)
				}
			}
		}
		for _, mk := range g.Markers {
			if id >= mk.On.Lo && id < mk.On.Hi && mk.Count == 0 {
				m.AddMarker(mk.Index, id, rng.Int32N(2), false)
			}
		}
	}
}

// TestWhyTellsNothingHidden: wherever the one spy lies among thirty men, and whatever has become of
// them, every value asked about anything gives the same answer, or the same refusal, to whoever
// does not see them. What is answered is true.
func TestWhyTellsNothingHidden(t *testing.T) {
	p, positions := ambush(t)
	a := newAsker(p)
	for _, viewer := range []int32{p.Players[1].ID, view.Spectator} {
		told, refused := map[string]int{}, map[string]int{}
		for _, v := range p.Game.Values {
			for _, args := range everyArgs(p.Game, v) {
				answer, no := a.why(positions[0], view.Veil(positions[0], viewer), v, args)
				if no {
					refused[v.Name]++
				} else {
					told[v.Name]++
				}
				for i, m := range positions {
					if got, _ := a.why(m, view.Veil(m, viewer), v, args); got != answer {
						t.Fatalf("%s %v tells where the spy is:\n%s\n%s", v.Name, args, answer, got)
					}
					if truth, is := a.isTrue(answer, m, v, args); !no && !is {
						t.Fatalf("%s %v, the spy in place %d: the answer is wrong:\n%s\n%s", v.Name, args, i, answer, truth)
					}
				}
			}
		}
		for _, name := range strings.Fields("how_many somebody burnt in_the_open strongest_in_the_open printed_strength is_in_the_clearing lies_down on_the_map all_men left_over way") {
			if refused[name] > 0 || told[name] == 0 {
				t.Errorf("%s follows from what all see, and is refused %d times of %d", name, refused[name], refused[name]+told[name])
			}
		}
		for _, name := range strings.Fields("spy_here spies_here who first_man only_man top_man shady_here there_among traitors strength_here garrison strength_around low_woods half warned far sets reached spy_s_wood") {
			if told[name] > 0 || refused[name] == 0 {
				t.Errorf("%s follows from what is hidden, and is told %d times of %d", name, told[name], refused[name]+told[name])
			}
		}
		for _, name := range strings.Fields("where is_there on_top wounds tired lit worth boss same_place woods_of") {
			if told[name] == 0 || refused[name] == 0 {
				t.Errorf("%s is told of men in the open alone, not %d times of %d", name, told[name], refused[name]+told[name])
			}
		}
	}
}

// TestWhyMeasuresNothingHidden: on a table measured in inches, too, nothing tells who stands where
// face down.
func TestWhyMeasuresNothingHidden(t *testing.T) {
	p := built(t, "fog")
	a, m, blue := newAsker(p), machine.New(p), p.Players[1].ID
	m.Start(1)
	rng := rand.New(rand.NewPCG(3, 3))
	var positions []*machine.M
	for range 12 {
		other := machine.New(p)
		other.Restore(viewtest.Permute(m, blue, rng))
		positions = append(positions, other)
	}
	told, refused := map[string]int{}, map[string]int{}
	for _, v := range p.Game.Values {
		for _, args := range everyArgs(p.Game, v) {
			answer, no := a.why(m, view.Veil(m, blue), v, args)
			if no {
				refused[v.Name]++
			} else {
				told[v.Name]++
			}
			for _, other := range positions {
				if got, _ := a.why(other, view.Veil(other, blue), v, args); got != answer {
					t.Fatalf("%s %v tells where the gun is:\n%s\n%s", v.Name, args, answer, got)
				}
			}
			if truth, is := a.isTrue(answer, m, v, args); !no && !is {
				t.Fatalf("%s %v: the answer is wrong:\n%s\n%s", v.Name, args, answer, truth)
			}
		}
	}
	for _, v := range p.Game.Values {
		known, hidden := told[v.Name], refused[v.Name]
		switch v.Name {
		case "all_squads", "is_out_there":
			if hidden > 0 {
				t.Errorf("%s follows from what all see, and is refused", v.Name)
			}
		case "nearest", "under_fire":
			if known > 0 {
				t.Errorf("%s follows from where all squads stand, and is told", v.Name)
			}
		default:
			if known == 0 || hidden == 0 {
				t.Errorf("%s is told of squads in the open alone, not %d times of %d", v.Name, known, known+hidden)
			}
		}
	}
}

// everyArgs is everything that a value can be asked about: of two or more parameters, the later
// ones are not asked about everything.
func everyArgs(g *model.Game, v *model.Value) [][]why.Arg {
	out := [][]why.Arg{{}}
	for i, p := range v.Params {
		things, step := thingsOf(g, p.Type.Kind), 1
		if i > 0 {
			step = 7
		}
		var next [][]why.Arg
		for _, args := range out {
			for j := 0; j < len(things); j += step {
				a := why.Arg{Given: true, One: things[j]}
				if p.Type.Form != model.One {
					a.Members = []int32{things[j], things[(j+1)%len(things)]}
				}
				next = append(next, append(slices.Clone(args), a))
			}
		}
		out = next
	}
	return out
}

func thingsOf(g *model.Game, k *model.Kind) (out []int32) {
	for id := k.Lo; id < k.Hi; id++ {
		if g.Things[id] != nil {
			out = append(out, id)
		}
	}
	return out
}

// TestWhyNotTellsNothingHidden: why an action is refused is told in the same words wherever the spy
// is.
func TestWhyNotTellsNothingHidden(t *testing.T) {
	p, positions := ambush(t)
	tracer, blue := interp.NewTracer(p), p.Players[1].ID
	reasons := map[string]int{}
	for _, x := range positions[0].Pending().Acts {
		for _, here := range append([]int32{machine.None}, thingsOf(p.Game, kindNamed(t, p.Game, "wood"))...) {
			want := []int32{machine.None, here}[:len(x.Types)]
			var answers []string
			for _, m := range positions {
				r, err := tracer.WhyNot(m, x.Action, want, view.Veil(m, blue))
				answers = append(answers, fmt.Sprint(r, err != nil))
				reasons[fmt.Sprintf("%s %v %v", x.Action.Name, r != nil, err != nil)]++
			}
			if slices.Sort(answers); answers[0] != answers[len(answers)-1] {
				t.Errorf("%s %v: why it is refused tells where the spy is: %s, %s", x.Action.Name, want, answers[0], answers[len(answers)-1])
			}
		}
	}
	// Hidden, refused for what all see, also where a requirement before that is hidden, legal.
	for _, want := range []string{"burn false true", "cut_down true false", "bury true false", "rest false false"} {
		if reasons[want] == 0 {
			t.Errorf("no reason of the kind %s: %v", want, reasons)
		}
	}
}

func kindNamed(t *testing.T, g *model.Game, name string) *model.Kind {
	t.Helper()
	for _, k := range g.Kinds {
		if k.Name == name {
			return k
		}
	}
	t.Fatal("there is no kind ", name)
	return nil
}

// TestWhyFollowsFromWhatIsSeen: in random games of every kind, two positions that differ in what a
// player cannot see give the same answers, and what is answered is true.
func TestWhyFollowsFromWhatIsSeen(t *testing.T) {
	for _, g := range games(t) {
		for _, s := range setups(g) {
			p, err := interp.Build(g, s)
			if err != nil {
				continue
			}
			t.Run(fmt.Sprint(g.ID, s.Options), func(t *testing.T) { asksAtRandom(t, p) })
		}
	}
}

func asksAtRandom(t *testing.T, p *machine.Program) {
	a, m, other := newAsker(p), machine.New(p), machine.New(p)
	viewers := append([]int32{view.Spectator}, ids(p)...)
	rng := rand.New(rand.NewPCG(5, 7))
	told, refused := 0, 0
	m.Start(1)
	for n := 0; m.Pending() != nil && m.Options().Len() > 0 && n < 120; n++ {
		viewer := viewers[rng.IntN(len(viewers))]
		veil := view.Veil(m, viewer)
		for _, v := range p.Game.Values {
			every := 4
			if v.Advice { // it searches far, and is proven to follow from what is seen where it is asked
				every = 24
			}
			if n%every > 0 || !veil.Dark() {
				continue
			}
			args, ok := someArgs(p.Game, v, rng)
			if !ok {
				continue
			}
			answer, no := a.why(m, veil, v, args)
			other.Thaw(viewtest.Permute(m, viewer, rng))
			unsettle(other, hiddenFrom(other, viewer), rng)
			if got, _ := a.why(other, view.Veil(other, viewer), v, args); got != answer {
				t.Fatalf("%s %v tells what is hidden:\n%s\n%s", v.Name, args, answer, got)
			}
			if truth, is := a.isTrue(answer, m, v, args); !no && !is {
				t.Fatalf("%s %v: the answer is wrong:\n%s\n%s", v.Name, args, answer, truth)
			}
			if told++; no {
				told, refused = told-1, refused+1
			}
		}
		m.Choose(rng.IntN(m.Options().Len()))
	}
	t.Logf("told %d, refused %d", told, refused)
}

// someArgs asks about anything; false for what cannot be made up.
func someArgs(g *model.Game, v *model.Value, rng *rand.Rand) (out []why.Arg, ok bool) {
	for _, p := range v.Params {
		a := why.Arg{Given: true}
		switch {
		case p.Default != nil:
			a.Given = false
		case p.Type.Base == model.ThingOf && len(thingsOf(g, p.Type.Kind)) > 0:
			things := thingsOf(g, p.Type.Kind)
			a.One = things[rng.IntN(len(things))]
			a.Members = []int32{a.One, things[rng.IntN(len(things))]}
		case p.Type.Base == model.Number, p.Type.Base == model.Bool:
			a.One = rng.Int32N(2)
		case p.Type.Base == model.EnumOf:
			a.One = rng.Int32N(int32(len(p.Type.Enum.Names)))
		default:
			return nil, false
		}
		out = append(out, a)
	}
	return out, true
}

// TestBacksTellTheirKind: a player may ask how many backs of a kind lie in a place, where the kind
// has a back of its own, and not what is behind a back that others share.
func TestBacksTellTheirKind(t *testing.T) {
	p := built(t, "blocks")
	m := machine.New(p)
	m.Start(1)
	a, green := newAsker(p), p.Players[1].ID
	named := func(name string) int32 {
		return int32(slices.IndexFunc(p.Game.Things, func(t *model.Thing) bool { return t != nil && t.Name == name }))
	}
	m.Put(named("red_decoy"), named("brook"), false) // or is it the spear?
	on := []why.Arg{{Given: true, One: named("moor")}}
	for _, v := range p.Game.Values {
		hides, asked := map[string]bool{"guards": false, "all_blocks": false, "strength": true, "decoys": true}[v.Name]
		if !asked {
			continue
		}
		answer, refused := a.why(m, view.Veil(m, green), v, on)
		if refused != hides {
			t.Errorf("%s: %s", v.Name, answer)
		}
		if _, is := a.isTrue(answer, m, v, on); !hides && !is {
			t.Errorf("%s is told wrongly: %s", v.Name, answer)
		}
	}
}
