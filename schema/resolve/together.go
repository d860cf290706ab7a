package resolve

import (
	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/english"
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
