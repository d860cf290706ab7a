package game

import (
	"bytes"
	"regexp"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
)

// layoutCell is a cell of a drawn board: [B4-1   ].
var layoutCell = regexp.MustCompile(`\[([^\[\]\s]+)[^\[\]\n]*(\]?)`)

// layoutsPass checks that the cells of drawn boards name places, and that each is closed.
func (c *checker) layoutsPass() {
	for _, l := range c.Game.Looks {
		for _, m := range c.Game.Maps {
			if d, ok := l.Layouts[m]; ok {
				c.drawing(d)
			}
		}
	}
}

// drawing checks the cells of one drawn board.
func (c *checker) drawing(d model.Drawing) {
	src := c.Game.Files[d.At.Filename]
	from := d.At.Start.Byte
	for line := range bytes.SplitSeq([]byte(d.Text), []byte("\n")) {
		for _, at := range layoutCell.FindAllSubmatchIndex(line, -1) {
			word, closed := string(line[at[2]:at[3]]), at[5] > at[4]
			cell := line[at[0]:at[3]]
			i := bytes.Index(src[min(from, len(src)):], cell)
			if i < 0 {
				continue // escaped in the text
			}
			from += i
			rng := rangeAt(d.At.Filename, src, from+1, len(word))
			from += len(cell)
			if !closed {
				c.Report(diag.Errorf("check/layout", rng, "unclosed cell of %s", word).WithHint("end the cell with ] on the same line"))
			}
			if c.Names.Thing(c.Game.Kind(model.KindPlace), english.Slug(word)) == nil {
				c.Report(diag.Errorf("check/layout", rng, "unknown place %q in the drawing", word).
					WithGuess(english.Slug(word), c.Names.Of(c.Names.Read, func(s symbol.Symbol) bool {
						return s.Thing != nil &&
							s.Thing.Kind.Is(model.KindPlace)
					})))
			}
		}
	}
}

// rangeAt is the place of n bytes of a file.
func rangeAt(name string, src []byte, at, n int) hcl.Range {
	line := 1 + bytes.Count(src[:at], []byte("\n"))
	column := at - bytes.LastIndexByte(src[:at], '\n')
	start := hcl.Pos{Line: line, Column: column, Byte: at}
	return hcl.Range{Filename: name, Start: start, End: hcl.Pos{Line: line, Column: column + n, Byte: at + n}}
}

// standingPass checks the values that say how well a game stands for a player, and how well it may
// end: bots and reports ask them, and nobody else calls them by that meaning.
func (c *checker) standingPass() {
	c.ofPlayers(c.Game.Standing, "bots and reports read standing as a player's score")
	c.ofPlayers(c.Game.Outlook, "bots that search read outlook as what a player may hope for")
}

// ofPlayers checks a value that is asked of each player.
func (c *checker) ofPlayers(v *model.Value, reads string) {
	if v == nil {
		return
	}
	hint := "write given = { player = player }, or rename the value: " + reads
	if len(v.Params) != 1 {
		c.Report(diag.Errorf("check/standing", v.Range, "value %s must have one parameter, a player; found %s",
			v.Name, names(len(v.Params))).WithHint("%s", hint).WithAbout(v.Range))
		return
	}
	if p := v.Params[0]; p.Type.Base != model.Invalid && !c.takesPlayers(p.Type) {
		c.Report(diag.Errorf("check/standing", p.Range, "the parameter of value %s must accept every player; found %s", v.Name, p.Type).
			WithHint("%s", hint).WithAbout(p.Range))
	}
	if v.Type.Base != model.Invalid && !v.Type.Is(model.Number) {
		c.Report(diag.Errorf("check/standing", v.Range, "value %s must be a number, found %s", v.Name, v.Type).
			WithHint("return a number; more is better for the player").WithAbout(v.Range))
	}
}

// takesPlayers says whether all players of the game are of a type.
func (c *checker) takesPlayers(t model.Type) bool {
	if !t.Is(model.ThingOf) || t.Kind == nil {
		return false
	}
	return !slices.ContainsFunc(c.Game.Players, func(p *model.Thing) bool { return !p.Kind.IsA(t.Kind) })
}

func names(n int) string {
	if n == 0 {
		return "nothing"
	}
	return "several"
}

// areaPass checks the values that give the spaces that looks draw, the boxes that they count, and
// how many copies are printed.
func (c *checker) areaPass() {
	for _, l := range c.Game.Looks {
		for _, s := range l.Copies {
			if s.Value != nil && s.Value.Type.Base != model.Invalid && (!s.Value.Type.Is(model.Number) || s.Value.Type.Maybe) {
				c.Report(diag.Errorf("check/type", s.At, "how many copies there are must be a number, found %s", s.Value.Type))
			}
		}
		for _, s := range l.Spans {
			if t := s.Value.Type; t.Base != model.Invalid && (t.Base != model.ThingOf || t.Form == model.One || !t.Kind.IsA(c.Kind("track_box"))) {
				c.Report(diag.Errorf("check/type", s.At, "a span must be a set of boxes of the track, found %s", t).
					WithHint("name a value such as base = [for b in track_boxes : b if b.number <= 6]"))
			}
		}
		v := l.Area
		if v == nil || v.Type.Base == model.Invalid {
			continue
		}
		if t := v.Type; t.Base != model.ThingOf || t.Form == model.One || !t.Kind.Is(model.KindSpace) {
			c.Report(diag.Errorf("check/type", l.AreaAt, "area must be a set of spaces, found %s", t).
				WithHint("name a value such as base = [for h in all(hexes) : h if in_play(h)]"))
		}
	}
}
