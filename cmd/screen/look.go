package screen

import (
	"strings"

	"sandtable/interp/view"
	"sandtable/schema/model"
)

// look tells what stands where: of one place or piece as show does, or of the whole board.
func (s *Screen) look(args string) error {
	if args != "" {
		return s.showThing(args)
	}
	v := s.view()
	at := places(&v)
	var out []string
	done := map[string]bool{}
	for _, d := range s.board.maps {
		for _, l := range d.lines {
			for _, c := range l.cells {
				if p := at[c.slug]; p != nil && !done[c.slug] {
					done[c.slug] = true
					out = append(out, s.lookAt(p)...)
				}
			}
		}
	}
	if g := s.S.P.Game; g.Surface != nil {
		out = append(out, s.standings(&v, true)...)
	}
	if len(out) == 0 {
		return s.answer("Nothing stands on the board.")
	}
	return s.answer(out...)
}

// lookAt tells of one space what lies there and how, bottom to top, if anything is to be told. What is as it was at the start is left out.
func (s *Screen) lookAt(p *view.Place) []string {
	at := *p
	at.Pieces = make([]view.Thing, len(p.Pieces))
	for i, t := range p.Pieces {
		at.Pieces[i] = s.changedOf(t)
	}
	head := s.changedOf(view.Thing{ID: p.ID, Fields: p.Fields, Markers: p.Markers})
	about, all := details(&head), s.all(&at)
	switch {
	case about == "" && all == "":
		return nil
	case about != "" && all != "":
		about += "; "
	}
	title := shown(p.Title)
	out := hang(title+": ", about+all, s.Width)
	out[0] = s.paint(bright, title) + strings.TrimPrefix(out[0], title)
	return out
}

// changedOf is a thing without the fields that stand as they do when nothing has been said of them.
func (s *Screen) changedOf(t view.Thing) view.Thing {
	var fields []view.Field
	for _, f := range t.Fields {
		if t.ID != model.None && f.Value != s.usual(s.S.P.Game.Things[t.ID].Kind, f.Name) {
			fields = append(fields, f)
		}
	}
	t.Fields = fields
	return t
}

// usual is what a field of state says where nothing is said of it.
func (s *Screen) usual(k *model.Kind, name string) string {
	for ; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if f.Name == name && f.Storage == model.State {
				return s.S.P.Game.Show(f.Type, f.Default)
			}
		}
	}
	return ""
}
