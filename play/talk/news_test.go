package talk

import (
	"slices"
	"testing"

	"sandtable/examples"
	"sandtable/interp/bot"
	"sandtable/interp/interptest"
	"sandtable/interp/scene"
	"sandtable/schema/load"
)

// TestNewsOfOwn: news tells of every piece that has left the map, by the reader's own decision or
// by what others have done since.
func TestNewsOfOwn(t *testing.T) {
	tb := seated(t, load.Source{FS: examples.Games, Dir: "games/english_draughts", Name: "english_draughts"}, map[string]bot.Kind{"white": {}})
	lost := func(changes []scene.Change) (n int) {
		for _, c := range changes {
			if c.What == scene.Lost {
				n++
			}
		}
		return n
	}
	taken := 0
	for n := 0; n < 40; n++ {
		if a := tb.GoOn(nil); a.Err != nil {
			t.Fatal(a.Err)
		}
		if tb.S.Player() == nil {
			break
		}
		if at, _ := tb.S.Since(tb.Viewer()); at > 0 {
			before, now := tb.before(at-1), tb.Scene()
			changes, _ := tb.News(now)
			if got, want := lost(changes), lost(now.Since(before)); got != want {
				t.Fatalf("after %d decisions news tells of %d lost pieces, not %d", tb.S.At(), got, want)
			}
			taken += lost(tb.before(at).Since(before))
		}
		if err := tb.S.Choose(n*7%len(tb.S.Options()), ""); err != nil {
			t.Fatal(err)
		}
	}
	if taken == 0 {
		t.Error("the player has taken nothing")
	}
}

// TestScoreInOneStep: what counts, and has changed by the reader's own decision and by what others
// have done since, is told in one line.
func TestScoreInOneStep(t *testing.T) {
	const game = `
game "Race" {
  language = 1
  begin    = play
  players  = [ann, ben]
}
player "Ann" {}
player "Ben" {}
track "Steps" { boxes = numbers(0, 9) }
value "Score" { base = 2 * steps }
look { score = [score] }
phase "Play" {
  repeat {
    times = 3
    offer "Hers" {}
    offer "His" {}
  }
}
menu "Hers" { player = ann }
menu "His" { player = ben }
action "Win" {
  menu = hers
  advance steps {}
}
action "Rest" { menu = hers }
action "Follow" {
  menu = his
  advance steps { by = 2 }
}
action "Run After" {
  menu = his
  advance steps { by = 2 }
}
`
	tb := seated(t, interptest.Text("race", game), map[string]bot.Kind{"ben": {}})
	if err := tb.S.Choose(0, ""); err != nil {
		t.Fatal(err)
	}
	if a := tb.GoOn(nil); a.Err != nil {
		t.Fatal(a.Err)
	}
	changes, foreign := tb.News(tb.Scene())
	scored := slices.DeleteFunc(changes, func(c scene.Change) bool { return c.What != scene.Scored })
	if len(scored) != 1 || scored[0].Text != "0 -> 6" || !foreign {
		t.Errorf("the news are %+v", changes)
	}
}
