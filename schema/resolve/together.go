package resolve

import (
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// Together makes one finding of those that have one cause.
func (r *Resolver) Together(found diag.Findings) diag.Findings { return found.Together(r.nowhere) }

// stem is what a declaration would be called that makes a name: the steps of the path A are A-1,
// A-2 and so on.
func stem(name string) string {
	i := strings.LastIndexByte(name, '-')
	if i < 1 || strings.Trim(name[i+1:], "0123456789") != "" {
		return name
	}
	return name[:i]
}

// nowhere says by what name a declaration is missed, if there is none that makes a name.
func (r *Resolver) nowhere(name string) (string, bool) {
	if path := stem(model.Slug(name)); path != model.Slug(name) && r.declaresNo(path) {
		return path, true
	}
	return model.Slug(name), r.declaresNo(name)
}

// declaresNo says whether no declaration makes a name.
func (r *Resolver) declaresNo(name string) bool {
	w := model.Slug(name)
	_, read := r.Names.Read[w]
	_, called := r.Names.Calls[w]
	_, run := r.Names.Procs[w]
	return !read && !called && !run && r.kinds[w] == nil && r.enums[w] == nil
}

// NoField is the cause of findings on a field that a kind does not have, nor any that it is a kind
// of.
func NoField(k *model.Kind, name string) string {
	for k.Parent != nil && !k.Parent.Builtin() {
		k = k.Parent
	}
	return "field\x00" + k.Name + "\x00" + model.Slug(name)
}
