package resolve

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// calledByName are declarations whose name stands for one of them alone, and that make no symbol or
// several: what is declared twice is seen here. Other names are seen to clash where they are
// entered (add).
var calledByName = map[string]bool{"map": true, "option": true, "marker": true, "test": true}

// dropTwice reports what is declared a second time under one name, and leaves the second out. Tests
// of several mods may have one name.
func (r *Resolver) dropTwice() {
	type name struct {
		block, label string
		mod          *model.Mod
	}
	first := map[name]hcl.Range{}
	kept := r.Decls[:0]
	for _, d := range r.Decls {
		if !calledByName[d.Block.Type] || len(d.Block.Labels) == 0 {
			kept = append(kept, d)
			continue
		}
		key := name{d.Block.Type, english.Slug(d.Block.Labels[0]), nil}
		if key.block == "test" {
			key.mod, key.label = d.Mod, d.Block.Labels[0]
		}
		at, twice := first[key]
		if !twice {
			first[key] = d.Block.LabelRanges[0]
			kept = append(kept, d)
			continue
		}
		f := diag.Errorf("resolve/duplicate", d.Block.LabelRanges[0], "duplicate %s %q", key.block, d.Block.Labels[0]).WithRelated(at, "other declaration")
		if d.Mod != nil && key.block == "option" {
			f = f.WithHint("to add a variant to the option of the game, write add option %q { .. }", d.Block.Labels[0])
		}
		r.Report(f)
	}
	r.Decls = kept
}
