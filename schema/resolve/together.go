package resolve

import (
	"slices"
	"strings"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Together makes one finding of those that have one cause. The plural of a kind that is missed is
// missed with it.
func (r *Resolver) Together(found diag.Findings) diag.Findings {
	r.fieldsNowhere(found)
	r.kindsWithoutThings(found)
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
	if path := blame.Stem(english.Slug(name)); path != english.Slug(name) && r.declaresNo(path) {
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
	return !read && !called && !run && r.Kinds[w] == nil && r.Enums[w] == nil
}

// fieldsNowhere gives one cause to the findings on one word that no kind has after the dot: whoever
// has called a field otherwise misses it in columns, in other attributes of its kind, and wherever it
// is read of a wider kind.
func (r *Resolver) fieldsNowhere(found diag.Findings) {
	for i := range found {
		f := &found[i]
		own := strings.HasPrefix(f.Cause, "field\x00") || strings.HasPrefix(f.Cause, "border\x00") || f.Cause == "" && missesField[f.Code]
		name := english.Slug(f.Missing[strings.LastIndexByte(f.Missing, '.')+1:]) // a look writes unit.marched
		if own && name != "" && f.Severity == diag.Error && !r.hasField(name) {
			f.Cause = "field nowhere\x00" + name
		}
	}
}

// missesField are the codes of findings on words after the dot.
var missesField = map[string]bool{
	"check/unknown-field":   true,
	"resolve/unknown-field": true,
	"resolve/secret":        true,
	"resolve/present":       true,
	"resolve/shown":         true,
	"look/unknown":          true,
}

// hasField reports whether a word is a field of some kind, or of borders, or something that is called
// by it alone.
func (r *Resolver) hasField(name string) bool {
	return !r.declaresNo(name) || slices.ContainsFunc(r.Game.Kinds, func(k *model.Kind) bool {
		is := func(f *model.Field) bool { return f.Name == name }
		return k.Name == name || k.Plural == name || slices.ContainsFunc(k.Fields, is) || slices.ContainsFunc(k.Borders, is)
	})
}

// kindsWithoutThings gives one cause to the findings on names that nothing declares, if there are
// several, and one kind alone has nothing: its things are missed.
func (r *Resolver) kindsWithoutThings(found diag.Findings) {
	var empty []*model.Kind
	for _, k := range r.Game.Kinds {
		if !k.Builtin() && !k.Design && k.Hi == k.Lo && len(k.Children) == 0 {
			empty = append(empty, k)
		}
	}
	if len(empty) != 1 || r.Doubtful(empty[0]) {
		return
	}
	names := map[string]bool{}
	for _, f := range found {
		if f.Thing && f.Missing != "" && r.declaresNo(f.Missing) {
			names[english.Slug(f.Missing)] = true
		}
	}
	if len(names) < 2 {
		return
	}
	k := empty[0]
	for i := range found {
		f := &found[i]
		if !names[english.Slug(f.Missing)] || !missesThing[f.Code] || f.Cause != "" && !strings.HasPrefix(f.Cause, "declared\x00") {
			continue
		}
		f.Cause, f.Fixes = "no thing\x00"+k.Name, nil
		*f = f.WithRelated(k.Range, "no %s are declared", english.Spaced(k.Plural)).
			WithHint("declare them: roster %q { .. }, %s \"Its name\" {}, or a map that makes them", k.Name, k.Name)
	}
}

// missesThing are the codes of findings on names of things.
var missesThing = map[string]bool{"check/unknown-name": true, "resolve/unknown-name": true, "check/layout": true}
