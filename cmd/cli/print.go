package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/verb/picture"
	"sandtable/show/draw"
)

func (a *app) print() *cobra.Command {
	var p picture.Printing
	c := &cobra.Command{
		Use: "print GAME", Short: "Make sheets to print and play: counters, cards, map, charts, player aid",
		Long: `Make PDF files in true sizes, to be printed at 100 % and cut: counters with fronts and backs, cards of
63 x 88 mm, the map in tiles that overlap, the tables, and an aid with the sequence of play and the
actions. contents.txt counts what there is.

All that is in the box is printed; with --scenario or --set what that play needs of it: what lies on
the table, what its rules name, and what they take out of the supply. contents.txt then says first
for which scenario and choices that is, such as which army.

Print counters and cards on both sides, turned at the long edge. The first page of counters.pdf tells
how far a printer moves the back; --offset moves it back.`,
		Args: one(nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(c *cobra.Command, args []string) error {
			p.Part = c.Flags().Changed("scenario") || c.Flags().Changed("set")
			return p.Print(a.Shell, args[0])
		},
	}
	a.modFlag(c)
	a.setupFlags(c, &p.Setup)
	c.Flags().StringVarP(&p.Folder, "output", "o", "", "folder to write; it is made if there is none")
	_ = c.MarkFlagDirname("output")
	c.Flags().StringVar(&p.Size, "paper", "a4", "size of the paper: a4 or letter")
	c.Flags().Float64Var(&p.Counter, "counter", draw.Counter, "side of a counter, in millimetres")
	c.Flags().Float64Var(&p.Bleed, "bleed", 0, "how far the color of cards runs over their edges, in millimetres")
	c.Flags().StringVar(&p.Offset, "offset", "0,0", "move backs by x,y millimetres, for a printer that moves them")
	return c
}
