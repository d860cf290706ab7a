package game

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// standingPass checks the value that says how well a game stands for a player: bots and reports ask
// it, and nobody else calls it by that meaning.
func (c *checker) standingPass() {
	v := c.Game.Standing
	if v == nil {
		return
	}
	const hint = "write given = { player = player }, or rename the value: bots and reports read standing as a player's score"
	if len(v.Params) != 1 {
		c.Report(diag.Errorf("check/standing", v.Range, "value standing must have one parameter, a player; found %s", names(len(v.Params))).WithHint(hint).WithAbout(v.Range))
		return
	}
	if p := v.Params[0]; p.Type.Base != model.Invalid && !c.takesPlayers(p.Type) {
		c.Report(diag.Errorf("check/standing", p.Range, "the parameter of value standing must accept every player; found %s", p.Type).WithHint(hint).WithAbout(p.Range))
	}
	if v.Type.Base != model.Invalid && !v.Type.Is(model.Number) {
		c.Report(diag.Errorf("check/standing", v.Range, "value standing must be a number, found %s", v.Type).WithHint("return a number; more is better for the player").WithAbout(v.Range))
	}
}

// takesPlayers says whether all players of the game are of a type.
func (c *checker) takesPlayers(t model.Type) bool {
	if !t.Is(model.ThingOf) || t.Kind == nil {
		return false
	}
	for _, p := range c.Game.Players {
		if !p.Kind.IsA(t.Kind) {
			return false
		}
	}
	return true
}

func names(n int) string {
	if n == 0 {
		return "nothing"
	}
	return "several"
}

// areaPass checks the values that give the spaces that looks draw, and the boxes that they count.
func (c *checker) areaPass() {
	for _, l := range c.Game.Looks {
		for _, s := range l.Spans {
			if t := s.Value.Type; t.Base != model.Invalid && (t.Base != model.ThingOf || t.Form == model.One || !t.Kind.IsA(c.Kind("track_box"))) {
				c.Report(diag.Errorf("check/type", s.At, "a span must be a set of boxes of the track, found %s", t).WithHint("name a value such as base = [for b in track_boxes : b if b.number <= 6]"))
			}
		}
		v := l.Area
		if v == nil || v.Type.Base == model.Invalid {
			continue
		}
		if t := v.Type; t.Base != model.ThingOf || t.Form == model.One || !t.Kind.Is(model.KindSpace) {
			c.Report(diag.Errorf("check/type", l.AreaAt, "area must be a set of spaces, found %s", t).WithHint("name a value such as base = [for h in all(hexes) : h if in_play(h)]"))
		}
	}
}
