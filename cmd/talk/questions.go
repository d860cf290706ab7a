package talk

import "sandtable/interp/compile"

// Question is a value that can be asked about a thing, as why takes it, and what it is.
type Question struct{ Ask, Title, Result string }

// Questions lists the values that can be asked about a thing alone, with what they are, as far as
// the viewer may know it.
func (tb *Table) Questions(id int32) (out []Question) {
	t := tb.S.P.Game.Things[id]
	if t == nil || tb.isPiece(t) && !tb.seesPiece(id) {
		return nil
	}
	for _, v := range tb.S.P.Game.Values {
		var args []compile.TraceArg
		asked := 0
		for _, p := range v.Params {
			if p.Default != nil {
				args = append(args, compile.TraceArg{})
			} else if x, ok := tb.fits(&end{thing: t, point: tb.S.M.SpotOf(id)}, p.Type); ok && !p.Type.IsPoint() && x == id {
				args, asked = append(args, compile.TraceArg{Given: true, One: x}), asked+1
			}
		}
		if asked != 1 || len(args) != len(v.Params) {
			continue
		}
		name := t.Name
		if tb.isPiece(t) && t.Copy > 0 {
			name += "@" + tb.S.P.Game.Things[tb.S.M.PlaceOf(id)].Name
		}
		if tr, err := tb.trace(v, args); err == nil {
			out = append(out, Question{v.Name + "(" + name + ")", v.Title, tr.Result})
		}
	}
	return out
}
