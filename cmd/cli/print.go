package cli

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
	"sandtable/show/paper"
)

func (a *app) print() *cobra.Command {
	var f shell.Setup
	var out, size, offset string
	o := paper.Options{}
	c := &cobra.Command{
		Use: "print GAME", Short: "Make sheets to print and play: counters, cards, map, charts, player aid",
		Long: `Make PDF files in true sizes, to be printed at 100 % and cut: counters with fronts and backs, cards of
63 x 88 mm, the map in tiles that overlap, the tables, and an aid with the sequence of play and the
actions. contents.txt counts what there is.

Print counters and cards on both sides, turned at the long edge. The first page of counters.pdf tells
how far a printer moves the back; --offset moves it back.`,
		Args: one(nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(c *cobra.Command, args []string) error {
			if out == "" {
				return shell.Usage("name the folder to write: -o folder")
			}
			if err := paperFlags(&o, size, offset); err != nil {
				return err
			}
			g, p, err := a.Build(args[0], f)
			if err != nil {
				return err
			}
			m := machine.New(p)
			if m.Start(1); m.Err != nil {
				return fmt.Errorf("the game does not begin: %w", m.Err)
			}
			v := view.Position(m, shell.Spectator(p))
			sheets, err := paper.New(p, scene.Make(p, &v), g.Files, o)
			if err != nil {
				return err
			}
			return a.writePrint(sheets, out)
		},
	}
	a.modFlag(c)
	a.setupFlags(c, &f)
	c.Flags().StringVarP(&out, "output", "o", "", "folder to write; it is made if there is none")
	_ = c.MarkFlagDirname("output")
	c.Flags().StringVar(&size, "paper", "a4", "size of the paper: a4 or letter")
	c.Flags().Float64Var(&o.Counter, "counter", draw.Counter, "side of a counter, in millimetres")
	c.Flags().Float64Var(&o.Bleed, "bleed", 0, "how far the color of cards runs over their edges, in millimetres")
	c.Flags().StringVar(&offset, "offset", "0,0", "move backs by x,y millimetres, for a printer that moves them")
	return c
}

// paperFlags reads the flags that are no plain numbers, and refuses what no paper holds.
func paperFlags(o *paper.Options, size, offset string) error {
	for _, p := range paper.Papers {
		if p.Name == strings.ToLower(size) {
			o.Paper = p
		}
	}
	if o.Paper.W == 0 {
		return shell.Usage("--paper %s: the sizes are a4 and letter", size)
	}
	if err := within("counter", o.Counter, draw.LeastCounter, draw.MostCounter); err != nil {
		return err
	}
	if err := within("bleed", o.Bleed, 0, paper.MostBleed); err != nil {
		return err
	}
	x, y, ok := strings.Cut(offset, ",")
	dx, errX := strconv.ParseFloat(strings.TrimSpace(x), 64)
	dy, errY := strconv.ParseFloat(strings.TrimSpace(y), 64)
	if !ok || errX != nil || errY != nil || within("", dx, -paper.MostShift, paper.MostShift) != nil || within("", dy, -paper.MostShift, paper.MostShift) != nil {
		return shell.Usage("--offset %s: write x,y in millimetres, each from -%d to %d, such as 0.5,-1", offset, paper.MostShift, paper.MostShift)
	}
	o.Shift = sheet.At(dx, dy)
	return nil
}

// writePrint writes the files of a print into a folder.
func (a *app) writePrint(p *paper.Print, folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("cannot make the folder %s: %w", folder, err)
	}
	for _, d := range p.Documents {
		if err := shell.WriteFile(filepath.Join(folder, d.Name), d.Write); err != nil {
			return err
		}
	}
	err := shell.WriteFile(filepath.Join(folder, "contents.txt"), func(w io.Writer) error {
		_, err := io.WriteString(w, p.Contents)
		return err
	})
	if err != nil {
		return err
	}
	fmt.Fprint(a.Out, p.Contents)
	for _, d := range p.Documents {
		fmt.Fprintf(a.Out, "%s: %s\n", filepath.Join(folder, d.Name), english.Count(len(d.Pages), "page"))
	}
	return nil
}
