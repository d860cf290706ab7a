package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/saves"
	"sandtable/play/session"
	"sandtable/schema/model"
	"sandtable/show/full"
	"sandtable/show/line"
)

// table holds the players, the bots and the screen of a game.
type table struct {
	p      *machine.Program
	seat   *model.Thing
	bots   map[int32]bot.Kind
	screen *line.Screen
	full   *full.Face // nil: the game is shown line by line
	game   *session.Session
	input  io.Closer
	people bool                  // people sit at a terminal
	claims map[int32]*save.Claim // the bots that play in this program, of a shared game
	manual bool                  // dice are thrown by hand
	auto   string                // the save that was begun unasked; "": none was
	deaf   func()                // stops listening to Ctrl-C
}

// table seats the players and opens the screen. A save's own bots stay what they are.
func (a *app) table(p *machine.Program, f playFlags, h save.Header) (*table, error) {
	t := &table{p: p, bots: map[int32]bot.Kind{}}
	for _, text := range h.Bots {
		name, how, named := strings.Cut(text, "=")
		kind, err := bot.Kind{}, error(nil)
		if named {
			kind, err = bot.Parse(how)
		}
		b, no := shell.Player(p, "the bot of the save", name)
		if no == nil && err == nil {
			err = shell.HasPolicy(p, b, kind)
		}
		if no != nil || err != nil {
			fmt.Fprintf(a.Err, "The bot %s of the save is ignored: %v.\n", text, errors.Join(no, err))
			continue
		}
		t.bots[b.ID] = kind
	}
	more, err := shell.SeatBots(p, f.bots, false)
	if err != nil {
		return nil, err
	}
	maps.Copy(t.bots, more)
	if f.seat != "" {
		s, err := shell.Player(p, "--seat", f.seat)
		if err != nil {
			return nil, err
		}
		t.seat = s
		if _, is := t.bots[s.ID]; is {
			return nil, shell.Usage("--seat %s: this player is a bot", f.seat)
		}
	}
	in, err := a.source(f.script, t)
	if err != nil {
		return nil, err
	}
	watched, width, height := shell.Window(a.Out)
	typed, _ := shell.Terminal(a.In)
	t.people = watched && typed && f.script == "" && (t.seat != nil || t.others() != "")
	keep := saves.Folder()
	if f.noSave {
		keep = ""
	}
	pressed, stop := a.Interrupts()
	t.deaf = stop
	if err := a.face(t, f, watched && typed, keep); err != nil {
		return nil, err
	}
	o := line.Options{
		Interrupts: pressed,
		Color:      a.Colors(a.Out),
		Terminal:   watched,
		Echo:       !typed,
		Seat:       t.seat,
		Width:      width,
		Height:     height,
		Keep:       keep,
		Script:     f.script != "",
		Reader:     f.reader,
		Wait:       f.wait || watched && typed && f.script == "",
	}
	if watched && typed && !o.Script && t.full == nil {
		a.edited(&o)
	}
	t.screen = line.New(in, a.Out, o)
	return t, nil
}

// edited makes the screen of a terminal read lines with editing, and follow the size of the window.
func (a *app) edited(o *line.Options) {
	o.Size = func() (int, int) {
		_, width, height := shell.Window(a.Out)
		return width, height
	}
	if e := a.Editor(); e != nil {
		o.Editor = e
	}
}

// face chooses the face of a game: the full screen where somebody sits at a terminal that has room
// and colors for it, unless --ui says otherwise.
func (a *app) face(t *table, f playFlags, terminals bool, keep string) error {
	if f.reader && f.ui == "full" {
		return shell.Usage("--reader is read line by line: leave out --ui full")
	}
	if f.reader {
		return nil
	}
	able := terminals && f.script == "" && os.Getenv("TERM") != "dumb"
	switch f.ui {
	case "line":
		return nil
	case "full":
		if !able {
			return shell.Usage("--ui full needs a terminal for input and output, and no script")
		}
	case "":
		if w, h := a.Size(); !able || !a.Colors(a.Out) || w < full.LeastWidth || h < full.LeastHeight {
			return nil
		}
	default:
		return shell.Usage("--ui %s: the faces are line and full", f.ui)
	}
	t.full = full.New(full.Options{In: a.In, Out: shell.Raw(a.Out), Seat: t.seat, Keep: keep, ASCII: !shell.WideSigns()})
	return nil
}

// source opens the input of the screen.
func (a *app) source(script string, t *table) (io.Reader, error) {
	if script == "" || script == "-" {
		return a.In, nil
	}
	f, err := os.Open(script)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("no such script: %s", script)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot read the script: %w", err)
	}
	if info, err := f.Stat(); err == nil && info.IsDir() {
		f.Close()
		return nil, fmt.Errorf("the script %s is a folder; name a file", script)
	}
	t.input = f
	return f, nil
}

// botNames is the bots as a save keeps them: a player alone decides at random.
func (t *table) botNames() []string {
	var out []string
	for _, p := range t.p.Players {
		if kind, is := t.bots[p.ID]; is && kind != (bot.Kind{}) {
			out = append(out, p.Name+"="+kind.String())
		} else if is {
			out = append(out, p.Name)
		}
	}
	return out
}

// undoPolicy is the policy of undo for a new game, as its save has it: fair by default where
// several people play.
func (t *table) undoPolicy(flag string) (string, error) {
	people := 0
	for _, p := range t.p.Players {
		if _, bot := t.bots[p.ID]; !bot {
			people++
		}
	}
	switch {
	case flag == save.UndoFair, flag == "" && people > 1:
		return save.UndoFair, nil
	case flag == "free", flag == "":
		return "", nil
	}
	return "", shell.Usage("--undo %s: the values are free and fair", flag)
}

// others names the players who sit neither here nor are bots.
func (t *table) others() string {
	var out []string
	for _, p := range t.p.Players {
		if _, bot := t.bots[p.ID]; p != t.seat && !bot {
			out = append(out, p.Title)
		}
	}
	return strings.Join(out, " and ")
}

// open starts the session.
func (t *table) open(h save.Header, manual bool) {
	c := session.Config{Program: t.p, Header: h, Bots: t.bots, Sealer: saves.Sealer, Mine: t.mine}
	if t.manual = manual; manual {
		c.Ask = t.askDie
	}
	t.game = session.New(c)
}

// askDie asks for a throw at the face that has the screen.
func (t *table) askDie(name string, sides int32) (int32, bool) {
	if t.full != nil && t.full.Running() {
		return t.full.AskDie(name, sides)
	}
	return t.screen.AskDie(name, sides)
}

// close ends the game at this table. What could not be saved is told here if nobody else did.
func (t *table) close() error {
	t.deaf()
	if t.input != nil {
		t.input.Close()
	}
	if t.game == nil {
		return nil
	}
	for _, c := range t.claims {
		c.Release()
	}
	name := t.game.File()
	if err := t.game.Close(); err != nil {
		return fmt.Errorf("%s may lack the end of the game: %w", name, err)
	}
	return t.dropUnasked(name)
}
