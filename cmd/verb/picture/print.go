package picture

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
	"sandtable/show/paper"
)

// Printing is one run of print.
type Printing struct {
	shell.Setup
	paper.Options
	Folder string // to write
	Size   string // of the paper, by name
	Offset string // by which backs are moved: x,y in millimetres
}

// Print writes the sheets of a game.
func (p *Printing) Print(sh *shell.Shell, game string) error {
	if p.Folder == "" {
		return shell.Usage("name the folder to write: -o folder")
	}
	if err := p.options(); err != nil {
		return err
	}
	g, program, err := sh.Build(game, p.Setup)
	if err != nil {
		return err
	}
	m, err := begun(program, 1)
	if err != nil {
		return err
	}
	viewer := shell.Spectator(program)
	v := view.Position(m, viewer)
	sheets, err := paper.New(m, maker(m, viewer).Make(&v), g.Files, p.Options)
	if err != nil {
		return err
	}
	return write(sh, sheets, p.Folder)
}

// options reads the flags that are no plain numbers, and refuses what no paper holds.
func (p *Printing) options() error {
	for _, x := range paper.Papers {
		if x.Name == strings.ToLower(p.Size) {
			p.Paper = x
		}
	}
	if p.Paper.W == 0 {
		return shell.Usage("--paper %s: the sizes are a4 and letter", p.Size)
	}
	if err := within("counter", p.Counter, draw.LeastCounter, draw.MostCounter); err != nil {
		return err
	}
	if err := within("bleed", p.Bleed, 0, paper.MostBleed); err != nil {
		return err
	}
	x, y, ok := strings.Cut(p.Offset, ",")
	dx, errX := strconv.ParseFloat(strings.TrimSpace(x), 64)
	dy, errY := strconv.ParseFloat(strings.TrimSpace(y), 64)
	if !ok || errX != nil || errY != nil || within("", dx, -paper.MostShift, paper.MostShift) != nil ||
		within("", dy, -paper.MostShift, paper.MostShift) != nil {
		return shell.Usage("--offset %s: write x,y in millimetres, each from -%d to %d, such as 0.5,-1", p.Offset, paper.MostShift,
			paper.MostShift)
	}
	p.Shift = sheet.At(dx, dy)
	return nil
}

// write writes the files of a print into a folder.
func write(sh *shell.Shell, p *paper.Print, folder string) error {
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
	fmt.Fprint(sh.Out, p.Contents)
	for _, d := range p.Documents {
		fmt.Fprintf(sh.Out, "%s: %s\n", filepath.Join(folder, d.Name), english.Count(len(d.Pages), "page"))
	}
	return nil
}
