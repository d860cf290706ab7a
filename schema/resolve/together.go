package resolve

import (
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Together makes one finding of those that have one cause. The plural of a kind that is missed is
// missed with it.
func (r *Resolver) Together(found diag.Findings) diag.Findings {
	one := map[string]string{} // of what the name is the plural
	for _, f := range found {
		kind := english.Slug(f.Missing)
		if plural := english.Plural(kind); kind != "" && plural != kind { // else it may be the plural that is missed
			one[plural] = kind
		}
	}
	return found.Together(func(name string) (string, bool) {
		if kind, is := one[english.Slug(name)]; is && r.declaresNo(kind) {
			return kind, true
		}
		return r.nowhere(name)
	})
}

// nowhere says by what name a declaration is missed, if there is none that makes a name.
func (r *Resolver) nowhere(name string) (string, bool) {
	if path := stem(english.Slug(name)); path != english.Slug(name) && r.declaresNo(path) {
		return path, true
	}
	return english.Slug(name), r.declaresNo(name)
}

// declaresNo says whether no declaration makes a name.
func (r *Resolver) declaresNo(name string) bool {
	w := english.Slug(name)
	_, read := r.Names.Read[w]
	_, called := r.Names.Calls[w]
	_, run := r.Names.Procs[w]
	return !read && !called && !run && r.kinds[w] == nil && r.enums[w] == nil
}

// NoSurface is the cause of findings on what only a map with a surface has.
const NoSurface = "surface"

// printsFigure says whether a field is one of those that the attribute fields declares: neither a
// trait nor, of a grid, the column or the row.
func printsFigure(f *model.Field) bool {
	return f.Storage == model.Printed && f.Type != model.TBool && (f.Of == nil || f.Range != f.Of.Range)
}

// noBorder is the cause of findings on a field that the borders of a kind do not have. Where they
// have none at all, what is missing is the attribute borders.
func noBorder(k *model.Kind, name string, known []string) string {
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
			printed = printed || printsFigure(f)
		}
	}
	if !printed && diag.Suggest(english.Slug(name), known) == "" {
		return "fields\x00" + k.Name
	}
	return "field\x00" + k.Name + "\x00" + english.Slug(name)
}
