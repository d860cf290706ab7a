package play

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/cmd/verb/inspect"
	"sandtable/cmd/verb/saved"
	"sandtable/cmd/verb/seats"
	"sandtable/play/lobby"
	"sandtable/play/saves"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// Enter asks what to play, and plays it.
func Enter(o *saved.Opener) error {
	v := &verb{o}
	cat, err := v.Catalog()
	if err != nil {
		return err
	}
	games := v.games(cat)
	l := v.asker()
	l.Games, l.Saves = games, savedGames(games, time.Now())
	l.Load = func(id string) (*model.Game, error) {
		g, err := v.Load(id)
		if err != nil {
			return nil, err
		}
		return g.Game, nil
	}
	c, err := l.Choose()
	if err != nil || c == nil {
		return err
	}
	v.Editor().Forget() // the answers here mean nothing in a game
	f := Flags{Seated: true, Reader: c.Face == lobby.Reader}
	if c.Face == lobby.Line {
		f.UI = "line"
	}
	if c.Save != "" {
		return GoOn(o, c.Save, f)
	}
	f.Scenario, f.Sets, f.Bots, f.Seat = c.Scenario, c.Sets, c.Bots, c.Seat
	f.Seed = seats.NewSeed()
	f.Guide = c.Guide
	if c.Manual {
		f.Dice = "manual"
	}
	return Begin(o, c.Game, f)
}

// asker asks at the terminal.
func (v *verb) asker() *lobby.Lobby {
	return &lobby.Lobby{
		Ask:   v.Editor().Line,
		Say:   func(lines ...string) { fmt.Fprintln(v.Out, strings.Join(lines, "\n")) },
		Width: func() int { _, w, _ := shell.Window(v.Out); return w },
	}
}

// games lists what can be begun: content first, then what the user's folders hold, then examples.
func (v *verb) games(cat *catalog.Catalog) []lobby.Game {
	list, _ := inspect.List(cat, v.Err)
	var out, examples []lobby.Game
	for i := range list {
		g := &list[i]
		if g.Broken {
			continue
		}
		x := lobby.Game{ID: g.ID, Title: g.Title, Text: g.Text, Players: g.Seats(), Example: g.Kind == string(catalog.Example)}
		if x.Example {
			examples = append(examples, x)
			continue
		}
		out = append(out, x)
	}
	slices.SortStableFunc(examples, func(a, b lobby.Game) int { return cmp.Compare(a.Title, b.Title) })
	return append(out, examples...)
}

// savedGames lists the saves that can be continued, the newest first.
func savedGames(games []lobby.Game, now time.Time) []lobby.Saved {
	// A folder that cannot be read holds nothing to go on with.
	list, _ := saves.List(saves.Folder())
	var out []lobby.Saved
	for _, e := range list {
		if e.Problem != "" || e.Finished {
			continue
		}
		for _, g := range games {
			if g.ID == e.Game {
				e.Game = g.Title
			}
		}
		out = append(out, lobby.Saved{Name: layout.Visible(e.Name), Path: e.Path, About: e.Stands() + ", saved " + ago(now, e.Saved)})
	}
	return out
}

// ago says when something was, for people.
func ago(now, then time.Time) string {
	now, then = now.Local(), then.Local()
	switch days := int(midnight(now).Sub(midnight(then)).Hours()+12) / 24; {
	case days <= 0:
		return "today at " + then.Format("15:04")
	case days == 1:
		return "yesterday at " + then.Format("15:04")
	}
	return "on " + then.Format("2 January 2006")
}

func midnight(t time.Time) time.Time {
	return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, t.Location())
}
