package talk

import (
	"fmt"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// borderLines says what is printed between a space and those that it touches.
func (tb *Table) borderLines(t *model.Thing, sc *scene.Scene) []Line {
	r := sc.Find(t.ID)
	var list []string
	for i := range sc.Maps {
		m := &sc.Maps[i]
		title := map[string]string{}
		for _, x := range m.Borders {
			title[x.Kind] = x.Title
		}
		parts := map[scene.Ref][]string{}
		var order []scene.Ref
		way := map[scene.Ref]int{}
		for _, l := range m.Lines {
			other, side := l.B, l.Side
			if l.B == r {
				other, side = l.A, (l.Side+directions/2)%directions
			}
			if l.A != r && l.B != r {
				continue
			}
			if parts[other] == nil {
				order, way[other] = append(order, other), side
			}
			parts[other] = append(parts[other], strings.TrimRight(title[l.Kind]+" "+l.Value, " "))
		}
		for _, o := range order {
			where := strings.ReplaceAll(model.DirectionNames[way[o]], "_", "-")
			list = append(list, fmt.Sprintf("%s to %s (%s)", strings.Join(parts[o], " and "), english.Title(sc.Things[o].Title), where))
		}
	}
	if r == scene.None || len(list) == 0 {
		return nil
	}
	return []Line{under("  ", strings.Join(list, "; "))}
}

// directions is how many there are.
const directions = int(model.Directions)
