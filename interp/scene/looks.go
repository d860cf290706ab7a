package scene

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// looks is how the things of a game are drawn, and what is printed on them: all that follows from
// the game alone. Short names are the same throughout a game.
type looks struct {
	codes   map[string]string     // of pieces, by title, in capitals
	faces   map[model.Face]string // as the game's own drawings call them, some by side
	backs   map[string]string     // of pieces that are not seen, by the name of their family
	backed  map[string]string     // by the same: to whom all pieces of the family belong
	markers map[string]string     // by name
	sides   []Side
	side    map[string]int    // by the name of a player or side: which of the sides it is
	named   map[string]string // names of players and sides, by title
	decides map[string]string // the player who decides for a player or side, by name
	owners  map[string]string // signs of players and sides on spaces, by title
	ground  map[int32]string  // words of drawings, by space
	legend  []Ground
	borders []Border
	look    *model.Appearance // what the game says of it
	g       *model.Game
	room    int // letters of a code with figures
	fills   []Fill
	byWord  map[string]int // words of drawings of which the look does not speak, by their place in fills

	onThing map[int32][]Figure // printed figures that have been asked for
	filled  map[int32][]int    // grounds that have been asked for
	lined   map[int32][]printedLine
	pieces  map[*model.Kind]model.PieceLook
	boxes   map[string][]string    // titles of the boxes of tracks, by the track's name
	coming  map[string][]coming    // pieces with a box printed on them, by the track's name
	adds    map[*model.Kind]string // what cards add to the rules
	onSide  map[sideOf][]Figure    // printed figures of sides that have been asked for
	state   map[*model.Kind]map[string]*model.Field
	made    map[int32]*made // things as they were made last
	things  int             // how many the last scene had
}

// made is a thing of a scene with what was seen of it, and by whom. Few things change from scene to
// scene: all others are as they were.
type made struct {
	viewer string
	seen   view.Thing
	absent bool
	Thing
}

func newLooks(g *model.Game, look *model.Appearance) *looks {
	k := &looks{
		g:       g,
		look:    look,
		codes:   map[string]string{},
		faces:   g.Faces,
		backs:   map[string]string{},
		backed:  map[string]string{},
		markers: map[string]string{},
		side:    map[string]int{},
		named:   map[string]string{},
		decides: map[string]string{},
		owners:  map[string]string{},
		ground:  map[int32]string{},
		onThing: map[int32][]Figure{},
		byWord:  map[string]int{},
		filled:  map[int32][]int{},
		lined:   map[int32][]printedLine{},
		pieces:  map[*model.Kind]model.PieceLook{},
		boxes:   map[string][]string{},
		coming:  map[string][]coming{},
		onSide:  map[sideOf][]Figure{},
		adds:    map[*model.Kind]string{},
		state:   map[*model.Kind]map[string]*model.Field{},
		made:    map[int32]*made{},
	}
	k.codePieces(g)
	k.codeSides(g)
	k.codeBacks(g)
	k.readGrounds(g)
	k.readFills()
	k.codeMarkers(g)
	k.signBorders(g)
	k.room = figureRoom(g, look)
	return k
}

// shortCode is how many letters most codes have.
const shortCode = 3

// figureRoom is how many letters a counter takes with the figures that are shown of it: a short
// name, and each figure after a point. Without figures it is 0: a short name finds room
// everywhere.
func figureRoom(g *model.Game, look *model.Appearance) int {
	most := 0
	for _, k := range g.Kinds {
		room := 0
		for _, f := range look.Shown[k] {
			if !f.Type.Is(model.Text) {
				room += 1 + figureWidth(g, f)
			}
		}
		most = max(most, room)
	}
	if most == 0 {
		return 0
	}
	return shortCode + most
}

// figureWidth is how many letters the longest figure of a field takes; of a number that changes,
// two.
func figureWidth(g *model.Game, f *model.Field) int {
	most := 1
	switch {
	case f.Type.Is(model.EnumOf):
		for _, name := range f.Type.Enum.Names {
			most = max(most, len([]rune(name)))
		}
		return most
	case f.Storage == model.State:
		most = 2
	}
	for id := f.Of.Lo; id < f.Of.Hi; id++ {
		for _, vs := range [][]int32{f.Values[id], f.BySide[id]} {
			for _, v := range vs {
				most = max(most, len(g.Show(f.Type, v)))
			}
		}
	}
	return most
}

// readGrounds reads what the words of drawings stand for.
func (k *looks) readGrounds(g *model.Game) {
	seen := map[Ground]bool{}
	for _, m := range g.Maps {
		for _, sign := range m.Signs {
			for _, t := range sign.Spaces {
				k.ground[t.ID] = sign.Word
			}
			w := Ground{sign.Word, english.Spaced(sign.Says)}
			if w.Says == "" {
				w.Says = k.called(sign.Word)
			}
			if !seen[w] {
				seen[w] = true
				k.legend = append(k.legend, w)
			}
		}
	}
}

// called is what the look calls the ground of a word of a drawing; "" if it says nothing of it.
func (k *looks) called(word string) string {
	for _, x := range k.look.Grounds {
		if x.Word == word && !strings.EqualFold(x.Title, word) {
			return x.Title
		}
	}
	return ""
}

// borderSigns draw what is printed between spaces, by the order in which a game declares it.
const borderSigns = "~=#%^&"

// signBorders gives a sign to each kind of line.
func (k *looks) signBorders(g *model.Game) {
	for _, kind := range g.Kinds {
		for _, f := range kind.Borders {
			n := len(k.borders) % len(borderSigns)
			b := Border{Kind: f.Name, Title: f.Title, Sign: borderSigns[n : n+1]}
			if x, ok := k.look.Borders[f.Name]; ok {
				b.Sign, b.Along, b.Drawn = x.Sign, x.Along(), x.Line
			}
			k.borders = append(k.borders, b)
		}
	}
}

// lookOf is how a piece is drawn.
func (k *looks) lookOf(t *Thing) Look {
	code := k.codes[t.Title]
	if code == "" {
		code = t.Title
	}
	if !t.Turned {
		switch drawn := k.faces[model.Face{Title: t.Title}] != ""; {
		case drawn && t.Side != "":
			return Look{code, Word}
		case drawn:
			return Look{Code: code}
		}
		return Look{Code: k.cased(code, t.Owner)}
	}
	if word := k.faces[model.Face{Title: t.Title, Side: t.Side}]; word != "" {
		return Look{word, Word}
	}
	if small := strings.ToLower(code); small != code && len(k.sides) < 2 {
		return Look{small, Small}
	}
	if k.faces[model.Face{Title: t.Title}] == "" {
		code = k.cased(code, t.Owner)
	}
	return Look{code + "/", Stroke}
}

// cased writes a code so that it tells whose it is.
func (k *looks) cased(code, owner string) string {
	n, ok := k.side[owner]
	if !ok {
		return code
	}
	if n%2 == 1 {
		code = strings.ToLower(code)
	}
	return code + strings.Repeat("'", n/2)
}

// stateField finds a field of state by its name.
func (k *looks) stateField(kind *model.Kind, name string) *model.Field {
	of := k.state[kind]
	if of == nil {
		of = map[string]*model.Field{}
		k.state[kind] = of
		for f := range kind.AllFields() {
			if f.Storage == model.State && of[f.Name] == nil {
				of[f.Name] = f
			}
		}
	}
	return of[name]
}

// figures is all that is printed on a thing.
func (k *looks) figures(g *model.Game, t *model.Thing) []Figure {
	if out, ok := k.onThing[t.ID]; ok {
		return out
	}
	out := []Figure{}
	for f := range t.Kind.AllFields() {
		if f.Storage != model.Printed || f.Type.Is(model.Text) || f == model.Links(t.Kind) && model.LatticeOf(t.Kind) != nil {
			continue
		}
		if v := printedValue(g, t, f); v != "" {
			out = append(out, Figure{Name: f.Name, Value: v})
		}
	}
	k.onThing[t.ID] = out
	return out
}

// printedValue is what is printed on a thing of a field, of all its sides.
func printedValue(g *model.Game, t *model.Thing, f *model.Field) string {
	var texts []string
	if vals, ok := f.BySide[t.ID]; ok {
		for _, n := range vals {
			texts = append(texts, g.Show(f.Type, n))
		}
		return strings.Join(texts, " or ")
	}
	for _, n := range f.Values[t.ID] {
		texts = append(texts, g.Show(f.Type.Elem(), n))
	}
	return strings.Join(texts, ", ")
}

// codeSides tells whose pieces there are, and gives players and sides short names.
func (k *looks) codeSides(g *model.Game) {
	used, owning := map[string]bool{}, map[int32]bool{}
	for _, kind := range g.Kinds {
		for _, f := range kind.Fields {
			if !ofSide(f) || f.Secret != nil || !kind.Is(model.KindPiece) || kind.Is(model.KindCard) {
				continue
			}
			for id := f.Type.Kind.Lo; f.Storage == model.State && id < f.Type.Kind.Hi; id++ {
				owning[id] = g.Things[id] != nil
			}
			for _, by := range []map[int32][]int32{f.Values, f.BySide} {
				for _, vals := range by {
					for _, v := range vals {
						owning[v] = true
					}
				}
			}
		}
	}
	for t := range g.Of(model.KindPiece) {
		if path := k.pieceOf(t.Kind).Owner; path != nil {
			if vals, _ := path.Printed(t.ID, 0); len(vals) == 1 && vals[0] != model.None {
				owning[vals[0]] = true
			}
		}
	}
	for t := range g.All() {
		if !t.Kind.Is(model.KindPlayer) && !t.Kind.Is(model.KindSide) {
			continue
		}
		code := shortest(t.Title, used)
		k.owners[t.Title], k.named[t.Title] = flag+code, t.Name
		if k.decides[t.Name] = t.Name; t.Player != nil {
			k.decides[t.Name] = t.Player.Name
		}
		if owning[t.ID] {
			k.sides = append(k.sides, Side{t.Name, t.Title, code, ""})
		}
	}
	k.orderSides()
}

// orderSides puts sides into the order of the look, those that it does not name last, and gives
// each its colour.
func (k *looks) orderSides() {
	place := func(s Side) int {
		i := slices.IndexFunc(k.look.Sides, func(x model.SideLook) bool { return x.Thing.Name == s.Name })
		if i < 0 {
			return len(k.look.Sides)
		}
		return i
	}
	slices.SortStableFunc(k.sides, func(a, b Side) int { return place(a) - place(b) })
	for i := range k.sides {
		s := &k.sides[i]
		if n := place(*s); n < len(k.look.Sides) {
			s.Colour = k.look.Sides[n].Colour
		} else {
			s.Colour = k.freeColour(i)
		}
		k.side[s.Name] = i
	}
}

// freeColour is a colour that the look gives to no side, if there is one.
func (k *looks) freeColour(n int) string {
	for i := range model.Colours {
		c := model.Colours[(n+i)%len(model.Colours)]
		if !slices.ContainsFunc(k.look.Sides, func(s model.SideLook) bool { return s.Colour == c }) {
			return c
		}
	}
	return model.Colours[n%len(model.Colours)]
}

// signOf is what is drawn for a value of a field; "" if the look says nothing of it.
func (k *looks) signOf(f *model.Field, value string) string {
	signs := k.look.State[f]
	switch {
	case len(signs) == 0 || value == "false" || value == "none":
		return ""
	case len(signs) == 1:
		if value == k.g.Show(f.Type, 0) {
			return ""
		}
		if f.Type.Is(model.Number) && value != "1" { // as many of a marker
			return signs[0] + value
		}
		return signs[0]
	case f.Type.Is(model.EnumOf):
		if i := f.Type.Enum.Index(english.Slug(value)); i >= 0 && i < len(signs) {
			return signs[i]
		}
		return ""
	case value == "true":
		return signs[len(signs)-1]
	}
	if n, err := strconv.Atoi(value); err == nil && n >= 0 {
		return signs[min(n, len(signs)-1)]
	}
	return ""
}

// scored reports whether a field stands on the status line.
func (k *looks) scored(f *model.Field) bool {
	return k.look.Score == nil || slices.ContainsFunc(k.look.Score, func(x model.Scored) bool { return f != nil && x.Field == f })
}

// scoredTrack reports whether a track stands on the status line.
func (k *looks) scoredTrack(name string) bool {
	return k.look.Score == nil || tracks(k.look.Score, name) || tracks(k.look.Ends, name)
}

// tracks reports whether a track is among what a look counts.
func tracks(list []model.Scored, name string) bool {
	return slices.ContainsFunc(list, func(x model.Scored) bool { return x.Track != nil && x.Track.Name == name })
}

// codeBacks gives a sign to each family of pieces, for those of which only the back is seen.
func (k *looks) codeBacks(g *model.Game) {
	used := map[string]bool{}
	for t := range g.Of(model.KindPiece) {
		if t.Kind.Builtin() {
			continue
		}
		if f := view.Family(g, t.ID); k.backs[f.Name] == "" {
			k.backs[f.Name] = "?" + strings.ToLower(firstFree(beginnings(f.Title), used))
			k.backed[f.Name] = ownerOfAll(g, f)
		}
	}
}

// ownerOfAll is the name of the player or side to whom all pieces of a family belong, by what is
// printed on them; "" if there is none.
func ownerOfAll(g *model.Game, k *model.Kind) string {
	if k.Owner == nil || k.Owner.Storage != model.Printed {
		return ""
	}
	all := map[int32]bool{}
	for id := k.Lo; id < k.Hi; id++ {
		if g.Things[id] == nil || view.Family(g, id) != k {
			continue
		}
		owners := proof.Values(k.Owner, id)
		if len(owners) == 0 {
			return ""
		}
		for _, v := range owners {
			all[v] = true
		}
	}
	if len(all) != 1 || all[model.None] {
		return ""
	}
	return g.Things[slices.Collect(maps.Keys(all))[0]].Name
}

// codeMarkers gives a sign to each marker: the shortest beginning that no other marker has, and no
// word of a drawing.
func (k *looks) codeMarkers(g *model.Game) {
	taken := map[string]bool{}
	for _, w := range k.legend {
		taken[strings.ToLower(w.Word)] = true
	}
	for name, sign := range k.look.Markers {
		k.markers[name], taken[strings.ToLower(sign)] = sign, true
	}
	for _, m := range g.Markers {
		if k.markers[m.Name] != "" {
			continue
		}
		k.markers[m.Name] = strings.ToLower(firstFree(beginnings(m.Title), taken))
	}
}
