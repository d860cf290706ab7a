package proof

import (
	"slices"

	"sandtable/schema/model"
)

// FieldsOf returns which fields an expression itself reads: several where sub-kinds have one each
// of that name.
func FieldsOf(e model.Expr) []*model.Field {
	switch e := e.(type) {
	case *model.Get:
		return append([]*model.Field{e.Field}, e.Others...)
	case *model.Where:
		return append([]*model.Field{e.Field}, e.Others...)
	case *model.Func:
		if e.Field != nil {
			return []*model.Field{e.Field(e.Args)}
		}
	}
	return nil
}

// Values returns all that a printed field says of one thing, whichever side is up.
func Values(f *model.Field, id int32) []int32 {
	return append(slices.Clone(f.Values[id]), f.BySide[id]...)
}
