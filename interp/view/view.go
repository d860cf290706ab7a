package view

import (
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// View is everything that one player may see.
type View struct {
	Viewer    string  `json:"viewer,omitempty"` // "": a spectator
	Decisions int32   `json:"decisions"`
	Phases    []Phase `json:"phases"` // in progress, outermost first
	// In which something lies, or about which something may change.
	Places   []Place    `json:"places"`
	Tracks   []Track    `json:"tracks"`   //
	Others   []Thing    `json:"others"`   // what else has fields that change, players for instance
	Supplies []Supply   `json:"supplies"` // markers left
	Turn     *Turn      `json:"turn,omitempty"`
	Decision []Choice   `json:"options,omitempty"` // of the viewer's own decision, the first MostChoices
	Left     int        `json:"options_left,omitempty"`
	End      *EndOfGame `json:"end,omitempty"`
}

// Phase is a phase in progress.
type Phase struct {
	Title string `json:"title"`
	Ref   string `json:"ref,omitempty"`
}

// Place is a place with what lies there.
type Place struct {
	Thing
	Hidden bool `json:"hidden,omitempty"` // the viewer does not see into it
	// Bottom to top; in the supply and out of the game in no order.
	Pieces []Thing `json:"pieces,omitempty"`
}

// Thing is a piece, or anything else about which something may change.
type Thing struct {
	ID    int32  `json:"-"` // of a piece that can be told from others; else model.None
	Name  string `json:"name"`
	Title string `json:"title"`
	// The viewer sees its back only: name and title are those of its family.
	Unknown  bool     `json:"unknown,omitempty"`
	FaceDown bool     `json:"face_down,omitempty"`
	Private  bool     `json:"private,omitempty"` // it lies on the map, and another player sees less of it
	Point    string   `json:"point,omitempty"`   // where it stands on a surface
	Side     string   `json:"side,omitempty"`
	Turned   bool     `json:"turned,omitempty"` // not on its first side
	Fields   []Field  `json:"fields,omitempty"`
	Markers  []Marker `json:"markers,omitempty"`
}

// Same reports whether two things look the same.
func (t *Thing) Same(o *Thing) bool {
	return t.ID == o.ID && t.Name == o.Name && t.Title == o.Title && t.Unknown == o.Unknown && t.FaceDown == o.FaceDown &&
		t.Private == o.Private && t.Point == o.Point && t.Side == o.Side && t.Turned == o.Turned &&
		slices.Equal(t.Fields, o.Fields) && slices.Equal(t.Markers, o.Markers)
}

// Field is a field that may change, with its value.
type Field struct {
	Name  string `json:"name"`
	Value string `json:"value"`
	// Its value is a secret that the viewer does not know; it is left empty.
	Secret bool `json:"secret,omitempty"`
}

// Marker is so many of a marker on a thing.
type Marker struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Count int32  `json:"count"`
}

// Supply is how many of a limited marker are left.
type Supply struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Left  int32  `json:"left"`
	Of    int32  `json:"of"`
}

// Track is a track with its marker.
type Track struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Box   string `json:"box"`
	Last  string `json:"last,omitempty"` // the last box of a numbered track
}

// Turn says who decides what.
type Turn struct {
	Player string `json:"player"`
	Title  string `json:"title"` // of the player
	Name   string `json:"decision"`
	What   string `json:"what"`
	Ref    string `json:"ref,omitempty"`
	Mine   bool   `json:"mine"`
}

// Choice is one legal option.
type Choice struct {
	Key   string `json:"key"`
	Title string `json:"title"`
}

// EndOfGame says how a game ended.
type EndOfGame struct {
	Result string `json:"result,omitempty"`
	Title  string `json:"title,omitempty"`
	Worth  int32  `json:"worth"` // for the viewer; for a spectator, for the first player
}

// MostChoices bounds how many options a view lists; it tells how many are left.
const MostChoices = 10_000

// For returns what a player may see of the game; Spectator: what all may see.
func For(m *machine.M, player int32) View {
	v := Position(m, player)
	if v.Turn != nil && v.Turn.Mine {
		v.List(naming.Keys(m))
	}
	return v
}

// List lists the options of the viewer's own decision.
func (v *View) List(opts []naming.Option) {
	v.Left = max(len(opts)-MostChoices, 0)
	for _, o := range opts[:len(opts)-v.Left] {
		v.Decision = append(v.Decision, Choice{o.Key, o.Title})
	}
}

// Position returns what a player may see of the game but for the options of a decision, of which
// there may be very many.
func Position(m *machine.M, player int32) View {
	g := m.P.Game
	b := &builder{m: m, g: g, player: player, room: rooms(m)}
	v := View{Decisions: m.Count, Phases: phases(m), Tracks: b.tracks(), Supplies: b.supplies()}
	v.Places = make([]Place, 0, m.P.Ids.PlaceHi-m.P.Ids.PlaceLo)
	if player != Spectator {
		v.Viewer = g.Things[player].Name
	}
	for _, t := range g.Things {
		switch {
		case t == nil || b.m.P.Ids.Piece(t.ID):
		case b.isPlace(t.ID):
			if p := b.place(t); len(p.Pieces)+len(p.Fields)+len(p.Markers) > 0 {
				v.Places = append(v.Places, p)
			}
		default:
			if o := b.thing(t); len(o.Fields)+len(o.Markers) > 0 || o.Side != "" {
				v.Others = append(v.Others, o)
			}
		}
	}
	v.Turn = b.turn()
	v.End = b.end()
	return v
}

// builder gathers one view.
type builder struct {
	m      *machine.M
	g      *model.Game
	player int32
	room   map[int32][]int32
}

// rooms lists the pieces of every place, bottom to top, without touching the machine's scratch
// memory.
func rooms(m *machine.M) map[int32][]int32 {
	ids := &m.P.Ids
	out := map[int32][]int32{}
	for p := ids.PieceLo; p < ids.PieceHi; p++ {
		if m.P.Game.Things[p] != nil {
			at := m.PlaceOf(p)
			out[at] = append(out[at], p)
		}
	}
	for at, ps := range out {
		if at == ids.Supply || at == ids.Out || at == ids.Surface {
			continue
		}
		i := len(ps)
		for p := m.TopOf(at); p != model.None && i > 0; p = m.UnderOf(p) {
			i--
			ps[i] = p
		}
	}
	return out
}

func (b *builder) isPlace(id int32) bool { return b.m.P.Ids.PlaceLo <= id && id < b.m.P.Ids.PlaceHi }

// phases lists the phases in progress, outermost first.
func phases(m *machine.M) []Phase {
	var out []Phase
	for _, f := range m.F {
		if p := m.P.Procs[f.Proc]; p.Phase {
			out = append(out, Phase{p.Name, p.Rule.Ref})
		}
	}
	return out
}

// place is a place with what lies there.
func (b *builder) place(t *model.Thing) Place {
	p := Place{Thing: b.thing(t), Hidden: !seesInto(b.g, b.player, t.ID)}
	p.ID = t.ID
	for _, id := range b.room[t.ID] {
		p.Pieces = append(p.Pieces, b.piece(id, p.Hidden))
	}
	if b.g.Surface != nil { // points tell unknown pieces apart, their order must not
		slices.SortStableFunc(p.Pieces, func(x, y Thing) int {
			switch {
			case x.Unknown && y.Unknown:
				return strings.Compare(x.Point, y.Point)
			case x.Unknown:
				return 1
			case y.Unknown:
				return -1
			}
			return 0
		})
	}
	return p
}

// piece is a piece as the viewer sees it.
func (b *builder) piece(id int32, hidden bool) Thing {
	if hidden || !Sees(b.m, b.player, id) {
		k := Family(b.g, id)
		return Thing{ID: model.None, Name: k.Name, Title: k.Title, Unknown: true, FaceDown: !hidden, Point: b.point(id)}
	}
	t := b.thing(b.g.Things[id])
	t.Point = b.point(id)
	t.FaceDown, t.Private = b.m.FaceDown(id), SeesMore(b.m, b.player, id)
	return t
}

// thing is a thing with what may change about it.
func (b *builder) thing(t *model.Thing) Thing {
	out := Thing{ID: t.ID, Name: t.Name, Title: t.Title}
	if out.Name == "" {
		out.Name = english.Slug(t.Title)
	}
	for k := t.Kind; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if f.Storage != model.State {
				continue
			}
			if out.Fields == nil {
				out.Fields = make([]Field, 0, stated(k))
			}
			v := b.m.I[b.m.P.Ids.Field[f]+t.ID-k.Lo]
			if f == k.SideField {
				out.Side, out.Turned = k.SideTitles[v], v != 0
				continue
			}
			if Keeps(b.m, b.player, t.ID, f) {
				out.Fields = append(out.Fields, Field{Name: f.Name, Secret: true})
				continue
			}
			out.Fields = append(out.Fields, Field{Name: f.Name, Value: b.g.Show(f.Type, v)})
		}
	}
	for _, mk := range b.g.Markers {
		if t.ID >= mk.On.Lo && t.ID < mk.On.Hi {
			if n := b.m.MarkerOn(mk.Index, t.ID); n > 0 {
				out.Markers = append(out.Markers, Marker{mk.Name, mk.Title, n})
			}
		}
	}
	return out
}

// stated counts the fields of a kind and its parents that may change.
func stated(k *model.Kind) (n int) {
	for ; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if f.Storage == model.State {
				n++
			}
		}
	}
	return n
}

func (b *builder) tracks() []Track {
	var out []Track
	for _, t := range b.g.Tracks {
		box := b.m.I[b.m.P.Ids.Track[t.Thing]]
		tr := Track{Name: t.Thing.Name, Title: t.Thing.Title, Box: "off"}
		if box != model.None && b.g.Things[box] != nil {
			tr.Box = BoxTitle(b.g, t.Thing, box)
		}
		if n := len(t.Thing.Boxes); t.Numeric && n > 0 {
			tr.Last = BoxTitle(b.g, t.Thing, t.Thing.Boxes[n-1].ID)
		}
		out = append(out, tr)
	}
	return out
}

func (b *builder) supplies() []Supply {
	var out []Supply
	for _, mk := range b.g.Markers {
		if mk.Limit > 0 {
			out = append(out, Supply{mk.Name, mk.Title, b.m.I[b.m.P.Ids.MarkerSupply[mk.Index]], mk.Limit})
		}
	}
	return out
}

// turn says who decides, and what the options are if it is the viewer.
func (b *builder) turn() *Turn {
	a := b.m.Pending()
	if a == nil {
		return nil
	}
	p := b.g.Things[b.m.Player()]
	return &Turn{Player: p.Name, Title: p.Title, Name: a.Name, What: a.Title, Ref: a.Ref, Mine: p.ID == b.player}
}

func (b *builder) end() *EndOfGame {
	m := b.m
	if !m.Done() || m.Err != nil {
		return nil
	}
	e := &EndOfGame{}
	if !m.Over || m.Result == model.None {
		return e
	}
	r := b.g.Things[m.Result]
	e.Result, e.Title = r.Name, r.Title
	viewer := b.player
	if viewer == Spectator {
		viewer = firstPlayer(b.g)
	}
	e.Worth = b.g.Worth(m.Result, viewer)
	return e
}

// firstPlayer is for whom a spectator is told what a result is worth.
func firstPlayer(g *model.Game) int32 {
	for t := range g.Of(model.KindPlayer) {
		return t.ID
	}
	return Spectator
}

// point is where a piece stands on a surface; "" elsewhere.
func (b *builder) point(id int32) string {
	if p := b.m.SpotOf(id); p != model.None {
		return b.g.Show(b.g.Surface.Point, p)
	}
	return ""
}
