package blame

import (
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// NoSurface is the cause of findings on what only a map with a surface has.
const NoSurface = "surface"

// PrintsFigure says whether a field is one of those that the attribute fields declares: neither a
// trait nor, of a grid, the column or the row.
func PrintsFigure(f *model.Field) bool {
	return f.Storage == model.Printed && f.Type != model.TBool && (f.Of == nil || f.Range != f.Of.Range)
}

// NoBorder is the cause of findings on a field that the borders of a kind do not have. Where they
// have none at all, what is missing is the attribute borders.
func NoBorder(k *model.Kind, name string, known []string) string {
	if len(known) == 0 {
		return "borders\x00" + k.Base().Name
	}
	return "border\x00" + k.Base().Name + "\x00" + name
}

// NoField is the cause of findings on a field that a kind does not have, nor any that it is a kind
// of. Where none of them has a printed field but traits, nor any that the name is like, all such
// names have one cause: what is missing is the attribute fields.
func NoField(k *model.Kind, name string) string {
	var known []string
	printed := false
	for up := k; up != nil && !up.Builtin(); up = up.Parent {
		k = up
		for _, f := range up.Fields {
			known = append(known, f.Name)
			printed = printed || PrintsFigure(f)
		}
	}
	if !printed && diag.Suggest(english.Slug(name), known) == "" {
		return "fields\x00" + k.Name
	}
	return "field\x00" + k.Name + "\x00" + english.Slug(name)
}
