package play

import (
	"os"

	"sandtable/cmd/shell"
	"sandtable/schema/model"
	"sandtable/show/full"
	"sandtable/show/line"
)

// edited makes the screen of a terminal read lines with editing, and follow the size of the window.
func (v *verb) edited(o *line.Options) {
	o.Size = func() (int, int) {
		_, width, height := shell.Window(v.Out)
		return width, height
	}
	if e := v.Editor(); e != nil {
		o.Editor = e
	}
}

// lines returns the options of the line face that any game needs.
func (v *verb) lines(f Flags, seat *model.Thing) line.Options {
	watched, width, height := shell.Window(v.Out)
	typed, _ := shell.Terminal(v.In)
	return line.Options{Color: v.Colors(v.Out), Terminal: watched, Wipe: v.Wiper(), Echo: !typed, Seat: seat, Width: width,
		Height: height, Reader: f.Reader}
}

// full returns the full-screen face where somebody sits at a terminal that has room and colors for
// it, unless --ui says otherwise; nil: the game is shown line by line.
func (v *verb) full(f Flags, seat *model.Thing, keep string) (*full.Face, error) {
	able := v.Watched() && f.Script == "" && os.Getenv("TERM") != "dumb"
	switch {
	case f.Reader && f.UI == "full":
		return nil, shell.Usage("--reader is read line by line: leave out --ui full")
	case f.Reader, f.UI == "line":
		return nil, nil
	case f.UI == "full" && !able:
		return nil, shell.Usage("--ui full needs a terminal for input and output, and no script")
	case f.UI == "":
		if w, h := v.Size(); !able || !v.Colors(v.Out) || w < full.LeastWidth || h < full.LeastHeight {
			return nil, nil
		}
	case f.UI != "full":
		return nil, shell.Usage("--ui %s: the faces are line and full", f.UI)
	}
	return full.New(full.Options{In: v.In, Out: shell.Raw(v.Out), Seat: seat, Keep: keep, ASCII: !shell.WideSigns()}), nil
}
