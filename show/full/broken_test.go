package full

import (
	"bytes"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/save"
	"sandtable/play/session"
)

// TestBrokenFace: what fails in drawing or in a key ends the program with an error, and not as if
// somebody had left.
func TestBrokenFace(t *testing.T) {
	game := session.New(session.Config{Program: build(t, "tictactoe"), Header: save.Header{Seed: 1}})
	if err := game.Start(); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	breaks := tea.WithFilter(func(_ tea.Model, msg tea.Msg) tea.Msg {
		if _, ok := msg.(*Moment); ok {
			panic("a defect")
		}
		return msg
	})
	err := New(Options{In: new(bytes.Buffer), Out: &out, Program: []tea.ProgramOption{breaks}}).Play(game)
	if err == nil || !strings.Contains(err.Error(), "bug in the program") {
		t.Errorf("the error is %v", err)
	}
}
