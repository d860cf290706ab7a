package cli

import (
	"fmt"
	"io"
	"math"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/saved"
	"sandtable/interp"
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
)

// drawFlags are the flags of draw.
type drawFlags struct {
	shell.Setup
	save, seat, out string
	seed            uint64
	to              int
	dpi, counter    float64
}

func (a *app) draw() *cobra.Command {
	var f drawFlags
	c := &cobra.Command{
		Use: "draw [GAME]", Short: "Draw a position as a picture: SVG, PNG or PDF",
		Long: `Draw the map of a game with its counters, tracks and boxes, in true sizes. Without --save it is the
position before the first decision. The ending of the file after -o says what is written: .svg, .png
or .pdf.

A picture shows what a seat sees, or what all see if none is given. The same position gives the same
bytes. A PNG has at most 20 million points; a larger picture is drawn at a lower resolution.`,
		Args: between(0, 1, "name at most one game: draw GAME -o board.svg"), ValidArgsFunction: a.completeGame,
		RunE: func(c *cobra.Command, args []string) error {
			if err := f.check(c, args); err != nil {
				return err
			}
			m, err := a.position(&f, args)
			if err != nil {
				return err
			}
			return a.picture(m, &f)
		},
	}
	a.modFlag(c)
	a.followFlag(c)
	a.setupFlags(c, &f.Setup)
	c.Flags().StringVarP(&f.out, "output", "o", "", "file to write: board.svg, board.png or board.pdf")
	c.Flags().StringVar(&f.save, "save", "", "draw the position of this save")
	c.Flags().IntVar(&f.to, "to", -1, "with --save: after this many decisions")
	c.Flags().StringVar(&f.seat, "seat", "", "draw what this player sees")
	c.Flags().Uint64Var(&f.seed, "seed", 1, "random seed of a position without a save")
	c.Flags().Float64Var(&f.counter, "counter", draw.Counter, "side of a counter, in millimetres")
	c.Flags().Float64Var(&f.dpi, "dpi", 150, "dots an inch of a PNG")
	return c
}

// formats are the endings of files that draw writes.
const formats = ".svg, .png or .pdf"

// check refuses flags that do not go together, and figures without a sense.
func (f *drawFlags) check(c *cobra.Command, args []string) error {
	switch strings.ToLower(filepath.Ext(f.out)) {
	case ".svg", ".png", ".pdf":
	case "":
		return shell.Usage("name the file to write: -o board.svg; it ends in %s", formats)
	default:
		return shell.Usage("-o %s: the file must end in %s", f.out, formats)
	}
	if err := within("counter", f.counter, draw.LeastCounter, draw.MostCounter); err != nil {
		return err
	}
	if err := within("dpi", f.dpi, 10, 1200); err != nil {
		return err
	}
	if f.save == "" {
		if len(args) == 0 {
			return shell.Usage(nameGame)
		}
		if c.Flags().Changed("to") {
			return shell.Usage("--to needs --save")
		}
		return nil
	}
	for _, name := range []string{"scenario", "set", "seed"} {
		if c.Flags().Changed(name) {
			return shell.Usage("--%s: the save says it", name)
		}
	}
	if c.Flags().Changed("to") && f.to < 0 {
		return shell.Usage("--to %d: must be 0 or more decisions", f.to)
	}
	return nil
}

// within refuses a figure outside its bounds.
func within(flag string, v, least, most float64) error {
	if math.IsNaN(v) || v < least || v > most {
		return shell.Usage("--%s %v: must be from %v to %v", flag, v, least, most)
	}
	return nil
}

// position plays a game to the position that is asked for.
func (a *app) position(f *drawFlags, args []string) (*machine.M, error) {
	if f.save != "" {
		return a.played(f, args)
	}
	_, p, err := a.Build(args[0], f.Setup)
	if err != nil {
		return nil, err
	}
	m := machine.New(p)
	m.Start(f.seed)
	if m.Err != nil {
		return nil, fmt.Errorf("the game does not begin: %w", m.Err)
	}
	return m, nil
}

// played plays the game of a save again.
func (a *app) played(f *drawFlags, args []string) (*machine.M, error) {
	name, err := saved.Named(f.save)
	if err != nil {
		return nil, err
	}
	s, err := a.saved.Open(name)
	if err != nil {
		return nil, err
	}
	if len(args) == 1 && args[0] != s.Program.Game.ID {
		return nil, shell.Usage("the save is a game of %s, not of %s", s.Program.Game.ID, args[0])
	}
	return a.saved.Position(s, f.to)
}

// picture draws a position and writes it.
func (a *app) picture(m *machine.M, f *drawFlags) error {
	viewer, err := shell.Viewer(m.P, f.seat)
	if err != nil {
		return err
	}
	v := view.Position(m, viewer)
	maker := scene.New(m.P)
	maker.Area = scene.AreaOf(func() *compile.Tracer { return interp.NewTracer(m.P) }, m, viewer)
	board := draw.Board(maker.Make(&v), draw.Options{Counter: f.counter})
	write := func(w io.Writer) error { return board.SVG(w) }
	switch strings.ToLower(filepath.Ext(f.out)) {
	case ".pdf":
		write = func(w io.Writer) error { return sheet.PDF(w, board.Title, []*sheet.Sheet{board}) }
	case ".png":
		if dpi := board.Fits(f.dpi); dpi < f.dpi {
			fmt.Fprintf(a.Err, "The picture is drawn at %v dots an inch, not %v: a PNG has at most %d million points.\n", dpi, f.dpi, sheet.MostPixels/1_000_000)
		}
		write = func(w io.Writer) error { return board.PNG(w, f.dpi) }
	}
	if err := shell.WriteFile(f.out, write); err != nil {
		return err
	}
	fmt.Fprintf(a.Out, "%s: %.0f x %.0f mm, %s\n", f.out, board.W, board.H, english.Count(board.Count("counter"), "counter"))
	return nil
}
