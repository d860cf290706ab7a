package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// unusedEnums reports enums of which no field, parameter, table, result or expression has a name.
func unusedEnums(g *study, report func(diag.Finding)) {
	used := map[*model.Enum]bool{}
	for _, k := range g.Kinds {
		for _, f := range append(k.Fields[:len(k.Fields):len(k.Fields)], k.Borders...) {
			used[f.Type.Enum] = true
		}
	}
	params := func(lists ...[]*model.Var) {
		for _, vs := range lists {
			for _, v := range vs {
				used[v.Type.Enum] = true
			}
		}
	}
	for _, r := range g.Rules {
		params(r.Vars)
		used[r.Returns.Enum] = true
	}
	for _, m := range g.Menus {
		params(m.Vars)
		for _, f := range m.Printed {
			used[f.Type.Enum] = true
		}
	}
	for _, a := range g.Actions {
		params(a.Vars)
	}
	for _, v := range g.Values {
		params(v.Vars)
		used[v.Type.Enum] = true
	}
	for _, t := range g.Tables {
		params(t.Params, t.Results)
	}
	for _, t := range []*proof.Text{g.Play(), g.InTests()} {
		for _, e := range t.Exprs {
			used[e.Type().Enum] = true
		}
	}
	for _, e := range g.Enums {
		if !used[e] && e.Range.Filename != "" {
			report(diag.Warnf("lint/unused-thing", e.Range, "enum %s is never used", english.Spaced(e.Name)).
				WithHint("make it the type of a field or a parameter, or remove it"))
		}
	}
}
