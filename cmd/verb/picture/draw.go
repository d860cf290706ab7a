// Package picture draws positions and makes sheets to print for the command line. show/draw and
// show/paper draw.
package picture

import (
	"fmt"
	"io"
	"math"
	"path/filepath"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/saved"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/interp/why"
	"sandtable/schema/english"
	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
)

// Drawing is one run of draw.
type Drawing struct {
	shell.Setup
	Save    string // draw a position of it; "": the one before the first decision
	Seat    string // whose sight is drawn
	Out     string // the file to write
	Seed    uint64
	To      int // with Save: after so many decisions; below 0: after all
	DPI     float64
	Counter float64 // side of a counter, in millimetres
}

// Draw draws a position and writes it.
func (d *Drawing) Draw(o *saved.Opener, args []string) error {
	m, err := d.position(o, args)
	if err != nil {
		return err
	}
	return d.picture(o, m)
}

// formats are the endings of files that Write writes.
const formats = ".svg, .png or .pdf"

// CheckFile refuses to write a picture to files of other kinds.
func CheckFile(flag, path string) error {
	switch strings.ToLower(filepath.Ext(path)) {
	case ".svg", ".png", ".pdf":
		return nil
	}
	return shell.Usage("%s %s: the file must end in %s", flag, path, formats)
}

// Check refuses files of other kinds, and figures without a sense.
func (d *Drawing) Check() error {
	if d.Out == "" {
		return shell.Usage("name the file to write: -o board.svg; it ends in %s", formats)
	}
	if err := CheckFile("-o", d.Out); err != nil {
		return err
	}
	if err := within("counter", d.Counter, draw.LeastCounter, draw.MostCounter); err != nil {
		return err
	}
	return within("dpi", d.DPI, 10, 1200)
}

// within refuses a figure outside its bounds.
func within(flag string, v, least, most float64) error {
	if math.IsNaN(v) || v < least || v > most {
		return shell.Usage("--%s %v: must be from %v to %v", flag, v, least, most)
	}
	return nil
}

// position plays a game to the position that is asked for.
func (d *Drawing) position(o *saved.Opener, args []string) (*machine.M, error) {
	if d.Save != "" {
		return d.played(o, args)
	}
	_, p, err := o.Build(args[0], d.Setup)
	if err != nil {
		return nil, err
	}
	return begun(p, d.Seed)
}

// played plays the game of a save again.
func (d *Drawing) played(o *saved.Opener, args []string) (*machine.M, error) {
	name, err := saved.Named(d.Save)
	if err != nil {
		return nil, err
	}
	s, err := o.Open(name)
	if err != nil {
		return nil, err
	}
	if len(args) == 1 && args[0] != s.Program.Game.ID {
		return nil, shell.Usage("the save is a game of %s, not of %s", s.Program.Game.ID, args[0])
	}
	return o.Position(s, d.To)
}

// picture draws a position and writes it.
func (d *Drawing) picture(o *saved.Opener, m *machine.M) error {
	viewer, err := shell.Viewer(m.P, d.Seat)
	if err != nil {
		return err
	}
	v := view.Position(m, viewer)
	board := draw.Board(maker(m, viewer).Make(&v), draw.Options{Counter: d.Counter})
	if err := Write(o.Shell, d.Out, board, d.DPI); err != nil {
		return err
	}
	fmt.Fprintf(o.Out, "%s: %.0f x %.0f mm, %s\n", d.Out, board.W, board.H, english.Count(draw.Counters(board), "counter"))
	return nil
}

// maker makes the scenes of a game as it stands: with that part of its map that is in play.
func maker(m *machine.M, viewer int32) *scene.Maker {
	out := scene.New(m.P)
	out.Area = scene.AreaOf(func() *why.Tracer { return interp.NewTracer(m.P) }, m, viewer)
	return out
}

// Write writes a picture to a file, as its ending says.
func Write(sh *shell.Shell, path string, picture *sheet.Sheet, dpi float64) error {
	write := func(w io.Writer) error { return picture.SVG(w) }
	switch strings.ToLower(filepath.Ext(path)) {
	case ".pdf":
		write = func(w io.Writer) error { return sheet.PDF(w, picture.Title, []*sheet.Sheet{picture}) }
	case ".png":
		if fits := picture.Fits(dpi); fits < dpi {
			fmt.Fprintf(sh.Err, "The picture is drawn at %v dots an inch, not %v: a PNG has at most %d million points.\n", fits, dpi,
				sheet.MostPixels/1_000_000)
		}
		write = func(w io.Writer) error { return picture.PNG(w, dpi) }
	}
	return shell.WriteFile(path, write)
}

// begun returns the position of a game before its first decision.
func begun(p *machine.Program, seed uint64) (*machine.M, error) {
	m := machine.New(p)
	m.Start(seed)
	if m.Err != nil {
		return nil, fmt.Errorf("the game does not begin: %w", m.Err)
	}
	return m, nil
}
