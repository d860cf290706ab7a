package odds

import (
	"strconv"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// valueOf reads a value of an axis from the command line.
func valueOf(g *model.Game, p *model.Var, text string) (int32, error) {
	slug := english.Slug(text)
	switch {
	case p.Type.Maybe && slug == "none":
		return model.None, nil
	case p.Type.Is(model.Number):
		if n, err := strconv.ParseInt(text, 10, 32); err == nil && n*int64(g.Unit) == int64(int32(n*int64(g.Unit))) {
			return int32(n) * g.Unit, nil
		}
		return 0, shell.Usage("%s must be a whole number, not %q", p.Name, text)
	case p.Type.Is(model.Bool):
		if slug == "true" || slug == "false" {
			return map[string]int32{"true": 1}[slug], nil
		}
		return 0, shell.Usage("%s must be true or false, not %q", p.Name, text)
	case p.Type.Is(model.EnumOf):
		if i := p.Type.Enum.Index(slug); i >= 0 {
			return int32(i), nil
		}
		return 0, shell.Usage("%s must be one of %s, not %q", p.Name, strings.Join(p.Type.Enum.Slugs, ", "), text)
	case p.Type.Is(model.ThingOf):
		for t := range g.OfKind(p.Type.Kind) {
			if t.Name == slug {
				return t.ID, nil
			}
		}
		return 0, shell.Usage("%s: unknown %s %q", p.Name, p.Type.Kind.Title, text)
	}
	return 0, shell.Usage("%s cannot be given on the command line", p.Name)
}
