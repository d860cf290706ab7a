// Package look reads how a game is drawn and told: what boards and pictures show of pieces, spaces
// and tracks. It declares nothing that rules could name.
package look

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// Declare reads how things are drawn and told. A scenario, a variant and a mod may each lay
// rows over those of the game.
func Declare(r *decl.Reader) {
	readers := map[string]*lookReader{}
	r.Each(func(d decl.Decl) {
		layer := ""
		if d.Extent != nil {
			layer = d.Extent.Range.String()
		}
		l := readers[layer]
		if l == nil {
			l = &lookReader{Reader: r, look: model.NewAppearance(d.Extent), taken: map[string]hcl.Range{}, rows: map[string]hcl.Range{}}
			readers[layer] = l
			r.Game.Looks = append(r.Game.Looks, l.look)
		}
		l.read(d)
	}, "look")
}

func (l *lookReader) read(d decl.Decl) {
	l.sides(d.Attrs["sides"])
	l.table(d.Attrs["signs"], func(e syntax.Entry) {
		if title, ok := l.piece(e); ok {
			if s, ok := l.sign(e, e.Value, "signs", 4); ok {
				l.look.Signs[title] = s
			}
		}
	})
	l.table(d.Attrs["markers"], func(e syntax.Entry) {
		i := slices.IndexFunc(l.Game.Markers, func(m *model.Marker) bool { return m.Name == e.Key })
		if i < 0 {
			l.nothing(e, "marker", l.markerNames())
			return
		}
		if s, ok := l.sign(e, e.Value, "markers", 2); ok {
			l.look.Markers[e.Key] = s
		}
	})
	l.table(d.Attrs["pieces"], l.pieces)
	l.table(d.Attrs["grounds"], l.ground)
	l.table(d.Attrs["borders"], l.border)
	l.table(d.Attrs["state"], l.state)
	l.hidden(d.Attrs["hidden"])
	l.quiet(d.Attrs["quiet"])
	l.area(d.Attrs["area"])
	l.score(d.Attrs["score"])
	l.ends(d.Attrs["ends"])
	l.table(d.Attrs["spans"], l.span)
	l.table(d.Attrs["copies"], l.copies)
	l.table(d.Attrs["rolls"], l.roll)
	l.table(d.Attrs["shown"], l.shown)
	l.table(d.Attrs["layouts"], l.layout)
}

func (l *lookReader) markerNames() []string {
	return english.Each(l.Game.Markers, func(m *model.Marker) string { return m.Name })
}

// sides reads whose pieces are told apart, and their colours.
func (l *lookReader) sides(a *hclsyntax.Attribute) {
	l.table(a, func(e syntax.Entry) {
		t := l.Names.Thing(l.Kinds["player"], e.Key)
		if t == nil {
			t = l.Names.Thing(l.Kinds["side"], e.Key)
		}
		if t == nil {
			l.nothing(e, "player or side", append(l.ThingNames(l.Kinds["player"]), l.ThingNames(l.Kinds["side"])...))
			return
		}
		name := strings.ToLower(syntax.Title(e.Value))
		if f := colour(name, e.Value.Range()); f != nil {
			l.Report(*f)
			return
		}
		l.look.Sides = append(l.look.Sides, model.SideLook{Thing: t, Colour: name})
	})
	if n := len(l.look.Sides); n > mostSides {
		l.Errorf("look/colour-alone", a.NameRange, "%d sides, but letters tell only %d apart", n, mostSides).
			Hint("leave out the sides that own no pieces on the board")
	}
	for i, x := range l.look.Sides {
		if j := slices.IndexFunc(l.look.Sides, func(y model.SideLook) bool { return y.Colour == x.Colour }); j < i {
			l.Report(diag.Warnf("look/clash", a.NameRange, "%s and %s have one colour: %s", l.look.Sides[j].Thing.Title, x.Thing.Title, x.Colour).
				WithHint("give each side a colour of its own"))
		}
	}
}

// mostSides is how many sides letters tell apart: capitals, small letters, and both with an
// apostrophe.
const mostSides = 4

// piece is the title of a piece or of a design.
func (l *lookReader) piece(e syntax.Entry) (string, bool) {
	known := l.ThingNames(l.Kinds["piece"])
	for _, k := range l.Game.Kinds {
		if !k.Design || !k.IsA(l.Kinds["piece"]) {
			continue
		}
		if k.Name == e.Key {
			return k.Title, true
		}
		known = append(known, k.Name)
	}
	if t := l.Names.Thing(l.Kinds["piece"], e.Key); t != nil {
		return t.Title, true
	}
	l.nothing(e, "piece", known)
	return "", false
}

// border reads how something between spaces is drawn: [sign, line].
func (l *lookReader) border(e syntax.Entry) {
	var known []string
	found := false
	for _, k := range l.Game.Kinds {
		for _, f := range k.Borders {
			known, found = append(known, f.Name), found || f.Name == e.Key
		}
	}
	if !found {
		l.nothing(e, "border", known)
		return
	}
	items, ok := syntax.Items(e.Value)
	if !ok || len(items) != 2 {
		l.Errorf("resolve/look", e.Value.Range(), "a border must have the form [sign, line]").Hint(pair(e, "~", "water"))
		return
	}
	s, ok := l.sign(e, items[0], "borders", 1)
	line := syntax.Word(items[1])
	if !slices.Contains(model.Lines, line) {
		l.Report(diag.Errorf("look/unknown", items[1].Range(), "unknown line %q", syntax.Title(items[1])).
			WithHint("the lines are %s", strings.Join(model.Lines, ", ")).WithSuggestion(line, model.Lines))
		return
	}
	if ok && s != "" {
		l.look.Borders[e.Key] = model.BorderLook{Sign: s, Line: line}
	}
}

// state reads the signs of a field: one where it holds, or one for each of its values.
func (l *lookReader) state(e syntax.Entry) {
	f := l.field(e.Title, e.At)
	if f == nil {
		return
	}
	items, many := syntax.Items(e.Value)
	if !many {
		items = []hclsyntax.Expression{e.Value}
	}
	var signs []string
	for _, x := range items {
		s, ok := l.sign(e, x, "state", 2)
		if !ok {
			return
		}
		signs = append(signs, s)
	}
	l.look.State[f] = signs
}

// hidden reads what is never shown: fields of state, boxes and cups that are not listed beside the
// board, and tables that are no charts.
func (l *lookReader) hidden(a *hclsyntax.Attribute) {
	l.list(a, func(text string, at hcl.Range) {
		for t := range l.Game.All() {
			if t.Name == english.Slug(text) && (t.Kind.IsA(l.Kinds["box"]) || t.Kind.IsA(l.Kinds["cup"])) {
				l.look.Unlisted[t] = true
				return
			}
		}
		if i := slices.IndexFunc(l.Game.Tables, func(t *model.Table) bool { return t.Name == english.Slug(text) }); i >= 0 {
			l.look.Unshown[l.Game.Tables[i]] = true
			return
		}
		if f := l.field(text, at); f != nil {
			l.look.Hidden[f] = true
		}
	})
}

// quiet reads what the log does not tell: fields of state, which side of a kind is up, markers, and
// rules.
func (l *lookReader) quiet(a *hclsyntax.Attribute) {
	l.list(a, func(text string, at hcl.Range) {
		name, found := english.Slug(text), false
		for _, r := range l.Game.Rules {
			if r.Name == name {
				l.look.Aside[r], found = true, true
			}
		}
		switch {
		case found:
		case slices.Contains(l.markerNames(), name):
			l.look.Unsaid[name] = true
		case l.sidesOf(text) != nil:
			l.look.Quiet[l.sidesOf(text)] = true
		default:
			if f := l.field(text, at); f != nil {
				l.look.Quiet[f] = true
			}
		}
	})
}

// roll reads what is said of a roll: [where it reaches what it needs, where it does not].
func (l *lookReader) roll(e syntax.Entry) {
	known := l.rollNames()
	if !slices.Contains(known, e.Key) {
		l.nothing(e, "roll", known)
		return
	}
	items, ok := syntax.Items(e.Value)
	if !ok || len(items) != 2 {
		l.Errorf("resolve/look", e.Value.Range(), "a roll must have the form [held, failed]").Hint(e.Title + " = [\"hit\", \"miss\"]")
		return
	}
	held, ok := syntax.Literal(items[0])
	failed, also := syntax.Literal(items[1])
	if !ok || !also {
		l.Errorf("resolve/look", e.Value.Range(), "what is said of %s must be two literal texts", e.Title)
		return
	}
	l.look.Rolls[e.Key] = model.RollWords{Held: held, Failed: failed}
}

// rollNames is the names of all rolls that the rules make.
func (l *lookReader) rollNames() (out []string) {
	for _, d := range l.All() {
		for _, b := range syntax.Within(d.Block) {
			if b.Type == "roll" && len(b.Labels) > 0 {
				out = append(out, english.Slug(b.Labels[0]))
			}
		}
	}
	return out
}

// score reads which tracks, values and fields stand on the status line.
func (l *lookReader) score(a *hclsyntax.Attribute) {
	if a != nil {
		l.look.Score = []model.Scored{}
	}
	l.list(a, func(text string, at hcl.Range) {
		if !strings.Contains(text, ".") {
			l.look.Score = l.scored(l.look.Score, text, at)
		} else if f := l.field(text, at); f != nil {
			l.look.Score = append(l.look.Score, model.Scored{Field: f})
		}
	})
}

// scored adds a track or a value by its name.
func (l *lookReader) scored(list []model.Scored, text string, at hcl.Range) []model.Scored {
	if t := l.Names.Thing(l.Kinds["track"], english.Slug(text)); t != nil {
		return append(list, model.Scored{Track: t})
	}
	v, values := l.value(text, func(t model.Type) bool { return t.Kind.IsA(l.Kinds["player"]) })
	if v != nil {
		return append(list, model.Scored{Value: v})
	}
	l.nothing(syntax.Entry{Key: english.Slug(text), Title: text, At: at}, "track, or value without parameters or of one player",
		append(l.ThingNames(l.Kinds["track"]), values...))
	return list
}

// ends reads which tracks and values say how far it is to each end of the game.
func (l *lookReader) ends(a *hclsyntax.Attribute) {
	if a != nil {
		l.look.Ends = []model.Scored{}
	}
	l.list(a, func(text string, at hcl.Range) { l.look.Ends = l.scored(l.look.Ends, text, at) })
}

// value finds a value without parameters, or with one thing that fits if that is asked, and lists
// the names of all of them.
func (l *lookReader) value(text string, fits func(model.Type) bool) (found *model.Value, names []string) {
	for _, v := range l.Game.Values {
		if v.Of != nil || len(v.Params) > 1 || len(v.Params) == 1 && !(fits != nil && aboutOne(v.Params[0].Type) && fits(v.Params[0].Type)) {
			continue
		}
		if names = append(names, v.Name); v.Name == english.Slug(text) {
			found = v
		}
	}
	return found, names
}

// aboutOne reports whether a type is one thing of a kind.
func aboutOne(t model.Type) bool { return t.Form == model.One && t.Kind != nil }

// copies reads how many copies of each design of a kind are printed: a number, or a value.
func (l *lookReader) copies(e syntax.Entry) {
	k := l.pieceKind(e)
	if k == nil {
		return
	}
	c := model.Copies{At: e.Value.Range()}
	if n, ok := l.Whole(e.Value); ok {
		if c.Number = n; n < 0 {
			l.Errorf("resolve/look", c.At, "copies of %s must be 0 or more", e.Title)
			return
		}
	} else if _, ok := syntax.Figure(e.Value); ok {
		l.Errorf("resolve/look", c.At, "copies of %s must be a whole number, or a value", e.Title)
		return
	} else {
		text, names := dotted(e.Value), []string(nil)
		if c.Value, names = l.value(text, func(t model.Type) bool { return k.IsA(t.Kind) }); c.Value == nil {
			l.nothing(syntax.Entry{Key: english.Slug(text), Title: text, At: c.At}, "value without parameters or of one "+e.Title, names)
			return
		}
	}
	l.look.Copies[k] = c
}

// span reads which value gives the boxes of a track that a play comes to.
func (l *lookReader) span(e syntax.Entry) {
	t := l.Names.Thing(l.Kinds["track"], e.Key)
	if t == nil {
		l.nothing(e, "track", l.ThingNames(l.Kinds["track"]))
		return
	}
	text := dotted(e.Value)
	v, names := l.value(text, nil)
	if v == nil {
		l.nothing(syntax.Entry{Key: english.Slug(text), Title: text, At: e.Value.Range()}, "value without parameters", names)
		return
	}
	l.look.Spans[t] = model.Span{Value: v, At: e.Value.Range()}
}

// area reads which value gives the spaces that are drawn.
func (l *lookReader) area(a *hclsyntax.Attribute) {
	if a == nil {
		return
	}
	text := dotted(a.Expr)
	v, names := l.value(text, nil)
	if v == nil {
		l.nothing(syntax.Entry{Key: english.Slug(text), Title: text, At: a.Expr.Range()}, "value without parameters", names)
		return
	}
	if l.look.Area != nil {
		l.Report(diag.Errorf("resolve/duplicate", a.NameRange, "duplicate area").WithRelated(l.look.AreaAt, "other area"))
		return
	}
	l.look.Area, l.look.AreaAt = v, a.Expr.Range()
}
