package cli

import (
	"fmt"
	"io"
	"os"
	"strings"

	"sandtable/cmd/screen"
	"sandtable/cmd/session"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// table is who plays, and where.
type table struct {
	p      *machine.Program
	seat   *model.Thing
	bots   []*model.Thing
	screen *screen.Screen
	game   *session.Session
	input  io.Closer
}

// table seats the players and opens the screen. A save's own bots stay what they are.
func (a *app) table(p *machine.Program, f playFlags, h save.Header) (*table, error) {
	t := &table{p: p}
	for _, name := range h.Bots {
		if b, err := t.player("the save's bot", name); err == nil {
			t.bots = append(t.bots, b)
		}
	}
	for _, text := range f.bots {
		name, how, ok := strings.Cut(text, "=")
		if !ok || how != "random" {
			return nil, usage("--bot %s: write PLAYER=random; other bots are not known yet", text)
		}
		b, err := t.player("--bot", name)
		if err != nil {
			return nil, err
		}
		t.bots = append(t.bots, b)
	}
	if f.seat != "" {
		s, err := t.player("--seat", f.seat)
		if err != nil {
			return nil, err
		}
		t.seat = s
		for _, b := range t.bots {
			if b == s {
				return nil, usage("--seat %s: this player is a bot", f.seat)
			}
		}
	}
	in, err := a.source(f.script, t)
	if err != nil {
		return nil, err
	}
	watched, _ := terminal(a.out)
	typed, _ := terminal(a.in)
	t.screen = screen.New(in, a.out, screen.Options{Color: a.colors(a.out), Terminal: watched, Echo: !typed, Seat: t.seat, Script: f.script != ""})
	return t, nil
}

// source is where the screen reads from.
func (a *app) source(script string, t *table) (io.Reader, error) {
	if script == "" || script == "-" {
		return a.in, nil
	}
	f, err := os.Open(script)
	if err != nil {
		return nil, fmt.Errorf("the script cannot be read: %w", err)
	}
	if info, err := f.Stat(); err == nil && info.IsDir() {
		f.Close()
		return nil, fmt.Errorf("the script %s is a folder; name a file", script)
	}
	t.input = f
	return f, nil
}

// player finds a player of this game by name.
func (t *table) player(flag, name string) (*model.Thing, error) {
	var known []string
	for _, p := range t.p.Players {
		if p.Name == model.Slug(name) || model.Slug(p.Title) == model.Slug(name) {
			return p, nil
		}
		known = append(known, p.Name)
	}
	return nil, usage("%s %s: there is no such player in this game; there are %s", flag, name, strings.Join(known, ", "))
}

func (t *table) botNames() []string {
	var out []string
	for _, b := range t.bots {
		out = append(out, b.Name)
	}
	return out
}

// others names the players who sit neither here nor are bots.
func (t *table) others() string {
	var out []string
	for _, p := range t.p.Players {
		bot := false
		for _, b := range t.bots {
			bot = bot || b == p
		}
		if p != t.seat && !bot {
			out = append(out, p.Title)
		}
	}
	return strings.Join(out, " and ")
}

// open makes the session.
func (t *table) open(h save.Header, manual bool) {
	c := session.Config{Program: t.p, Header: h}
	for _, b := range t.bots {
		c.Bots = append(c.Bots, b.ID)
	}
	if manual {
		c.Ask = t.screen.AskDie
	}
	t.game = session.New(c)
}

func (t *table) close() {
	if t.game != nil {
		t.game.Close()
	}
	if t.input != nil {
		t.input.Close()
	}
}

// spectator is through whose eyes a game is shown that nobody plays: a lone player's, else what all see.
func spectator(p *machine.Program) int32 {
	if len(p.Players) == 1 {
		return p.Players[0].ID
	}
	return view.Spectator
}
