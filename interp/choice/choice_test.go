package choice_test

import (
	"slices"
	"strings"
	"testing"

	"sandtable/interp/choice"
	"sandtable/interp/naming"
	"sandtable/interp/scene"
)

func part(role naming.Role, key string, at scene.Ref) choice.Part {
	return choice.Part{Role: role, Key: key, Title: key, Ref: at, At: at}
}

// fights is a menu: two archers shoot at three places, one walks, and all may pass.
func fights() []choice.Option {
	shoot, walk := part(naming.Action, "shoot", scene.None), part(naming.Action, "walk", scene.None)
	ann, bob := part(naming.Actor, "ann", 1), part(naming.Actor, "bob", 2)
	to := func(r scene.Ref) choice.Part { return part(naming.Choice, "abcdefgh"[r:r+1], r) }
	list := [][]choice.Part{{shoot, ann, to(3)}, {shoot, ann, to(4)}, {shoot, bob, to(3)}, {walk, bob, to(5)}, {part(naming.Action, "pass", scene.None)}}
	var out []choice.Option
	for _, parts := range list {
		out = append(out, choice.Option{Title: "whole", Parts: parts})
	}
	return out
}

func titles(kids []choice.Kid) (out []string) {
	for _, k := range kids {
		out = append(out, k.Title)
	}
	return out
}

// TestTree: actions come first, then who takes them, then choices; a way with one option is a leaf
// that says all that is left of it.
func TestTree(t *testing.T) {
	all := fights()
	top := choice.Top(all)
	kids := top.Kids(all)
	if got, want := titles(kids), []string{"shoot", "whole", "whole"}; !slices.Equal(got, want) {
		t.Fatalf("at the top: %q, not %q", got, want)
	}
	if kids[0].Leaf() || !kids[1].Leaf() || !kids[2].Leaf() {
		t.Error("leaves are what has one option")
	}
	shoot := top.Open(all, &kids[0])
	kids = shoot.Kids(all)
	if got, want := titles(kids), []string{"ann", "bob, d"}; !slices.Equal(got, want) {
		t.Fatalf("of shooting: %q, not %q", got, want)
	}
	ann := shoot.Open(all, &kids[0])
	if got, want := titles(ann.Kids(all)), []string{"d", "e"}; !slices.Equal(got, want) {
		t.Fatalf("of Ann: %q, not %q", got, want)
	}
	if !slices.Equal(ann.Said, []string{"shoot", "ann"}) {
		t.Errorf("said of Ann: %q", ann.Said)
	}
}

// TestFlat: what an action leads to stands in its place where no other leads on, it leads to single
// options, and there are few in all.
func TestFlat(t *testing.T) {
	all := fights()
	top := choice.Top(all)
	if got, want := titles(top.Flat(all)), titles(top.Kids(all)); !slices.Equal(got, want) {
		t.Errorf("Ann may shoot at two: %q, not %q", got, want)
	}
	one := slices.Delete(slices.Clone(all), 1, 2)
	for i := range one {
		one[i].Title = one[i].Parts[len(one[i].Parts)-1].Key
	}
	kids := choice.Top(one).Flat(one)
	if got, want := titles(kids), []string{"d", "d", "f", "pass"}; !slices.Equal(got, want) || kids[0].Part.Key != "ann" {
		t.Errorf("each shoots at one: %q, not %q", got, want)
	}
	for of := choice.FewFlat - 1; of <= choice.FewFlat; of++ { // with what passes: so many, and one more
		var many []choice.Option
		for i := range of {
			who := part(naming.Actor, string(rune('p'+i)), scene.Ref(i))
			many = append(many, choice.Option{Title: who.Key, Parts: []choice.Part{one[0].Parts[0], who, part(naming.Choice, "d", 3)}})
		}
		many = append(many, one[len(one)-1])
		if got := choice.Top(many).Flat(many); (len(got) == of+1) != (of < choice.FewFlat) {
			t.Errorf("of %d: %q", of+1, titles(got))
		}
	}
	two := append(slices.Clone(one), one[2])
	two[len(two)-1].Parts = []choice.Part{two[2].Parts[0], two[2].Parts[1], part(naming.Choice, "g", 6)}
	if got, want := titles(choice.Top(two).Flat(two)), titles(choice.Top(two).Kids(two)); !slices.Equal(got, want) {
		t.Errorf("two actions lead on: %q, not %q", got, want)
	}
}

// TestActionsKeepNumbers: an action keeps its number where what another leads to stands in its
// place.
func TestActionsKeepNumbers(t *testing.T) {
	passes := func(k *choice.Kid) bool { return k.Part != nil && k.Part.Key == "pass" }
	wake, march := part(naming.Action, "wake", scene.None), part(naming.Action, "march", scene.None)
	var all []choice.Option
	for _, parts := range [][]choice.Part{{wake, part(naming.Choice, "ann", 1)}, {wake, part(naming.Choice, "ben", 2)}, {march}, {part(naming.Action, "pass", scene.None)}} {
		all = append(all, choice.Option{Title: parts[len(parts)-1].Key, Parts: parts})
	}
	slots := choice.Slots{}
	for _, x := range []struct {
		of   []choice.Option
		want []string
	}{
		{all, []string{"1 march", "2 ann", "3 ben", "0 pass"}},
		{all[1:], []string{"1 march", "2 ben", "0 pass"}},
		{all, []string{"1 march", "3 ann", "4 ben", "0 pass"}},
	} {
		kids := choice.Top(x.of).Flat(x.of)
		got := slots.Number("orders", kids, passes)
		for i := range got {
			got[i] += " " + kids[i].Title
		}
		if !slices.Equal(got, x.want) {
			t.Errorf("%q, not %q", got, x.want)
		}
	}
}

// TestPlaces: where no kid is a place, those chosen next are the targets; a place narrows the menu
// to what concerns it.
func TestPlaces(t *testing.T) {
	all := fights()
	top := choice.Top(all)
	targets := top.Targets(all, top.Kids(all))
	if len(targets) != 2 || !slices.Equal(targets[1], []int{0}) || !slices.Equal(targets[2], []int{0, 1}) {
		t.Errorf("targets at the top: %v", targets)
	}
	at, ok := top.At(all, 3)
	if !ok || !slices.Equal(at.Of, []int{0, 2}) || !slices.Equal(at.Said, []string{"shoot"}) {
		t.Errorf("at d: %v", at)
	}
	if at, ok := top.Here(all, 2); !ok || !slices.Equal(at.Of, []int{2, 3}) {
		t.Errorf("what begins at Bob's place: %v", at)
	}
	if at, ok := top.Here(all, 3); !ok || !slices.Equal(at.Of, []int{0, 2}) {
		t.Errorf("nothing begins at d, which is shot at: %v", at)
	}
	bob, _ := top.Here(all, 2)
	kids := bob.Kids(all)
	if targets := bob.Targets(all, kids); len(kids) != 2 || len(targets) != 2 || !slices.Equal(targets[3], []int{0}) || !slices.Equal(targets[5], []int{1}) {
		t.Errorf("targets at Bob's place are where he shoots and walks to: %v", targets)
	}
	all[3].Parts = []choice.Part{all[3].Parts[2]}
	mixed := choice.Among(all, []int{2, 3})
	if targets := mixed.Targets(all, mixed.Kids(all)); len(targets) != 2 || !slices.Equal(targets[2], []int{0}) || !slices.Equal(targets[5], []int{1}) {
		t.Errorf("targets of an action beside a place: %v", targets)
	}
	if _, ok := top.At(all, 7); ok {
		t.Error("nothing concerns h")
	}
}

// TestCommonPartsAreNotAsked: what all options have in common is no question.
func TestCommonPartsAreNotAsked(t *testing.T) {
	all := fights()[:2]
	top := choice.Top(all)
	if top.Depth != 2 || len(top.Kids(all)) != 2 {
		t.Errorf("depth %d, %d kids", top.Depth, len(top.Kids(all)))
	}
}

// TestBesideTheAnswers: what may be done at any time comes last, and the answers are parted as if
// it were not there.
func TestBesideTheAnswers(t *testing.T) {
	all := fights()[:2]
	rally := func(at scene.Ref) choice.Option {
		return choice.Option{Title: "rally", Beside: true, Parts: []choice.Part{part(naming.Action, "rally", scene.None), part(naming.Choice, "abcdefgh"[at:at+1], at)}}
	}
	all = append(all, rally(1), rally(3))
	top := choice.Top(all)
	kids := top.Kids(all)
	if got, want := titles(kids), []string{"d", "e", "any time: rally"}; !slices.Equal(got, want) {
		t.Fatalf("at the top: %q, not %q", got, want)
	}
	beside := top.Open(all, &kids[2])
	if got, want := titles(beside.Kids(all)), []string{"b", "d"}; !slices.Equal(got, want) || !slices.Equal(beside.Said, []string{"rally"}) {
		t.Errorf("of what may be done at any time: %q, not %q", got, want)
	}
	if at, ok := top.At(all, 1); !ok || !slices.Equal(at.Of, []int{2}) || len(at.Kids(all)) != 1 {
		t.Errorf("only that is done at b: %v", at)
	}
	if at, _ := top.At(all, 3); !slices.Equal(titles(at.Kids(all)), []string{"d", "any time: rally"}) {
		t.Errorf("at d: %q", titles(at.Kids(all)))
	}
}

// TestPiecesKeepTheirNumbers: the units of a player have the same numbers whenever the same is
// decided, whichever of them may be chosen; after the first nine a unit has any that is free.
func TestPiecesKeepTheirNumbers(t *testing.T) {
	s := choice.Slots{}
	for _, x := range []struct{ decision, units, want string }{
		{"fire", "abcd-", "1 a, 2 b, 3 c, 4 d, 0 -"},
		{"fire", "bd-", "2 b, 4 d, 0 -"},
		{"target", "bd", "1 b, 2 d"},
		{"fire", "-ad", "1 a, 4 d, 0 -"},
		{"fire", "eab", "1 a, 2 b, 5 e"},
		{"fire", "abcdefghikl", "1 a, 2 b, 3 c, 4 d, 5 e, 6 f, 7 g, 8 h, 9 i, 10 k, 11 l"},
		{"fire", "ael", "1 a, 2 l, 5 e"},
		{"fire", "bbc", "1 b, 2 b, 3 c"}, // with another thing each
	} {
		var kids []choice.Kid
		for _, c := range strings.Split(x.units, "") {
			kids = append(kids, choice.Kid{Title: c, Part: &choice.Part{Key: c}})
		}
		var got []string
		for i, n := range s.Pieces(x.decision, kids, func(k *choice.Kid) bool { return k.Title == "-" }) {
			got = append(got, n+" "+kids[i].Title)
		}
		if list := strings.Join(got, ", "); list != x.want {
			t.Errorf("%s: %q, not %q", x.decision, list, x.want)
		}
	}
}
