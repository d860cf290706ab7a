package lobby_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/play/lobby"
	"sandtable/schema/model"
)

// TestPeople: who is not here is played by bots, regulars unless another level is typed; Enter
// takes what is usual. Of a game for one nothing is asked.
func TestPeople(t *testing.T) {
	breakthrough, chess := gameIn(t, examples.Games, "games/breakthrough"), gameIn(t, examples.Games, "games/chess")
	crowbar := gameIn(t, content.Games, "crowbar")
	for _, c := range []struct {
		name    string
		g       *model.Game
		options map[string]string
		lines   []string
		bots    []string
		said    []string
	}{
		{"usual", breakthrough, nil, []string{"", ""}, []string{"black=regular"}, []string{"Breakthrough is for 2 players.",
			"A regular as White or Black plays as the game advises: Priorities", "How many people sit here? Enter: 1"}},
		{"the other side", breakthrough, nil, []string{"1", "bl"}, []string{"white=regular"}, nil},
		{"another level", breakthrough, nil, []string{"cadet", "", "veteran", ""}, []string{"black=veteran"}, []string{"A cadet as White or Black overlooks some"}},
		{"slips", breakthrough, nil, []string{"7", "back", "1", "red", "2"}, []string{"white=regular"}, []string{"There is no 7", "The flag --bot", `There is no "red"`}},
		{"both", breakthrough, nil, []string{"2"}, nil, nil},
		{"no advice", chess, nil, []string{"", ""}, []string{"black=regular"}, []string{"looks ahead at what may come of each option"}},
		{"a game for one", crowbar, nil, nil, nil, nil},
		{"two of three", crowbar, map[string]string{"mode": "three_players"}, []string{"2", "easy", "fox"}, []string{"dog_player=regular"}, []string{"Person 1 plays?", "Person 2 plays?"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			choice, err := interp.Choose(c.g, interp.Setup{Options: c.options})
			if err != nil {
				t.Fatal(err)
			}
			v := &visitor{t: t, lines: c.lines, width: 80}
			l := &lobby.Lobby{Ask: v.ask, Say: v.say, Width: func() int { return v.width }}
			bots, err := l.People(c.g, choice.Scenario, choice.Variants, choice.Players)
			if err != nil || !slices.Equal(bots, c.bots) {
				t.Errorf("the bots are %q, not %q; %v\n%s", bots, c.bots, err, v.said.String())
			}
			for _, want := range c.said {
				if !strings.Contains(v.said.String(), want) {
					t.Errorf("%q is not said:\n%s", want, v.said.String())
				}
			}
		})
	}
	v := &visitor{t: t, lines: []string{"quit"}, width: 80}
	l := &lobby.Lobby{Ask: v.ask, Say: v.say, Width: func() int { return v.width }}
	if _, err := l.People(breakthrough, nil, nil, breakthrough.Players); !errors.Is(err, lobby.ErrLeft) {
		t.Errorf("to quit gives %v", err)
	}
}
