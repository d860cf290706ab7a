package save_test

import (
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/schema/load"

	"sandtable/examples"
)

// FuzzSave reads and plays whatever claims to be a save: it never panics, and what it takes for a
// save can be played.
func FuzzSave(f *testing.F) {
	g, _, _ := interp.Load(interp.Sources{Game: load.Source{FS: examples.Games, Dir: "games/push_your_luck", Name: "push_your_luck"}})
	if g == nil {
		f.Fatal("the game does not load")
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		f.Fatal(err)
	}
	head := `{"format":"sandtable-save/2","game":"push_your_luck","digest":"x","language":1,"version":"1.0","seed":3,"dice":"manual"}` + "\n"
	f.Add(head)
	f.Add(head + `{"n":1,"player":"ann","decision":"on_the_ice","key":"fish","options":1,"by":"auto"}` + "\n" + `{"die":"bite","value":4}` + "\n" +
		`{"n":2,"player":"ann","decision":"on_the_ice","key":"fish","options":2,"rolled":[[4]]}` + "\n" + `{"die":"bite"}` + "\n" + `{"undo":1}` + "\n" + `{"end":"x"}`)
	f.Add(head + `{"n":1,"player":"ann","decision":"on_the_ice","key":"fish","options":1}` + "\n" + `{"die":"bite","value":999999999}` + "\n" + `{"dig`)
	f.Add(head + `{"orders":"ann","list":[{"decision":"on_the_ice","answer":"fish","phase":1,"unless":"40%"}]}` + "\n" + `{"n":1,"player":"ann","decision":"on_the_ice","key":"fish","options":1,"by":"auto"}`)
	f.Fuzz(func(t *testing.T, text string) {
		_, _ = save.Parse(strings.NewReader(text))
		// As somebody writes it who knows the sums.
		l, err := save.Parse(strings.NewReader(tied(text)))
		if err != nil {
			return
		}
		m := machine.New(p)
		if d := save.Play(m, l, save.Options{To: -1}); d == nil && m.Err != nil {
			t.Errorf("the machine failed without a word: %v", m.Err)
		}
	})
}
