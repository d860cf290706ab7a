package resolve

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// Together makes one finding of those that have one cause.
func (r *Resolver) Together(found diag.Findings) diag.Findings { return found.Together(r.nowhere) }

// nowhere says whether no declaration makes a name.
func (r *Resolver) nowhere(name string) bool {
	w := model.Slug(name)
	_, read := r.Names.Read[w]
	_, called := r.Names.Calls[w]
	_, run := r.Names.Procs[w]
	return !read && !called && !run && r.kinds[w] == nil && r.enums[w] == nil
}
