package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/picture"
	"sandtable/show/draw"
)

func (a *app) draw() *cobra.Command {
	var d picture.Drawing
	c := &cobra.Command{
		Use: "draw [GAME]", Short: "Draw a position as a picture: SVG, PNG or PDF",
		Long: `Draw the map of a game with its counters, tracks and boxes, in true sizes. Without --save it is the
position before the first decision. The ending of the file after -o says what is written: .svg, .png
or .pdf.

A picture shows what a seat sees, or what all see if none is given. The same position gives the same
bytes. A PNG has at most 20 million points; a larger picture is drawn at a lower resolution.`,
		Args: between(0, 1, "name at most one game: draw GAME -o board.svg"), ValidArgsFunction: a.completeGame,
		RunE: func(c *cobra.Command, args []string) error {
			if err := d.Check(); err != nil {
				return err
			}
			switch {
			case d.Save == "" && len(args) == 0:
				return shell.Usage(nameGame)
			case d.Save == "" && c.Flags().Changed("to"):
				return shell.Usage("--to needs --save")
			case c.Flags().Changed("to") && d.To < 0:
				return shell.Usage("--to %d: must be 0 or more decisions", d.To)
			}
			for _, name := range []string{"scenario", "set", "seed"} {
				if d.Save != "" && c.Flags().Changed(name) {
					return shell.Usage("--%s: the save says it", name)
				}
			}
			return d.Draw(a.saved, args)
		},
	}
	a.modFlag(c)
	a.followFlag(c)
	a.setupFlags(c, &d.Setup)
	c.Flags().StringVarP(&d.Out, "output", "o", "", "file to write: board.svg, board.png or board.pdf")
	c.Flags().StringVar(&d.Save, "save", "", "draw the position of this save")
	c.Flags().IntVar(&d.To, "to", -1, "with --save: after this many decisions")
	c.Flags().StringVar(&d.Seat, "seat", "", "draw what this player sees")
	c.Flags().Uint64Var(&d.Seed, "seed", 1, "random seed of a position without a save")
	c.Flags().Float64Var(&d.Counter, "counter", draw.Counter, "side of a counter, in millimetres")
	c.Flags().Float64Var(&d.DPI, "dpi", 150, "dots an inch of a PNG")
	return c
}
