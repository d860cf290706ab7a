package chart

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"sandtable/interp/stats"
	"sandtable/interp/tournament"
)

// TestTournament: a rating has a mark, a score a cell, in the whole and in each seat; the picture
// is well-formed, and the same each time.
func TestTournament(t *testing.T) {
	r := &tournament.Report{
		Seed: 3, Played: 40, Bots: []string{"random", "policy"},
		Ratings: []tournament.Place{
			{Bot: "policy", Rating: stats.Rating{Elo: 210, Low: 100, High: 320}},
			{Bot: "random", Rating: stats.Rating{Elo: -210, Low: -320, High: -100}},
		},
		Scores: []tournament.Pairing{
			{Bot: "policy", Opponent: "random", Score: stats.Score{Won: 9, Lost: 1, Share: 0.9, Low: 0.6, High: 1}},
			{Bot: "random", Opponent: "policy", Score: stats.Score{Won: 1, Lost: 9, Share: 0.1, High: 0.4}},
			{Seat: "white", Bot: "policy", Opponent: "random", Score: stats.Score{Won: 5, Share: 1, Low: 0.6, High: 1}},
		},
		Seats: []tournament.Seat{{Seat: "white", Title: "White", Bot: "policy"}, {Seat: "black", Title: "Black", Bot: "random"}},
	}
	draw := func() string {
		var out bytes.Buffer
		if err := Tournament(r, "A <Game>", strings.ToUpper).SVG(&out); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	text := draw()
	if text != draw() {
		t.Error("another picture of the same figures")
	}
	d := xml.NewDecoder(strings.NewReader(text))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	s := Tournament(r, "A", strings.ToUpper)
	if s.Count("rating") != 2 || s.Count("score") != 3 {
		t.Errorf("%d ratings, %d scores", s.Count("rating"), s.Count("score"))
	}
	for _, want := range []string{"A &lt;Game&gt;", "+210", "90%", "As WHITE"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing", want)
		}
	}
	if strings.Contains(text, "As BLACK") {
		t.Error("a seat without scores")
	}
	if len(Tournament(&tournament.Report{Bots: []string{"random"}, Ratings: []tournament.Place{{Bot: "random"}}}, "", strings.ToUpper).Names("rating")) != 1 {
		t.Error("a tournament without games")
	}
}
