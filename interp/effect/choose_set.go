package effect

import (
	"slices"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// A choice of a set asks for its members one by one, in any order. The result is the set: the same
// members in another order lead to the same position. A search of all ways to choose
// (machine.M.InOrder) is offered the members in canonical order only, and so reaches each set once.

// setOf are the attributes that make a choice one of a set.
var setOf = []string{"up_to", "exactly", "total"}

// checkMembers checks how many are chosen, and reports whether a set is. checkTotal checks the
// total, where the candidate has a name.
func checkMembers(s *check.Site) (many bool) {
	many = s.Attrs["at_least"] != nil // which needs one of them
	for _, name := range setOf {
		many = many || s.Attrs[name] != nil
	}
	checkUpTo(s)
	for _, name := range []string{"exactly", "at_least", "at_most"} {
		s.Attr(name, model.TNumber)
	}
	for _, rows := range [][]combination{ofCount, ofSum} {
		if i := slices.IndexFunc(rows, func(r combination) bool { return r.wrong(s) }); i >= 0 {
			r := rows[i]
			s.Report(diag.Errorf("check/choose", s.Attrs[r.name].NameRange, "%s", r.text).WithHint("%s", r.hint))
		}
	}
	return many
}

// combination is an attribute that excludes others, or needs one of others.
type combination struct {
	name            string
	excludes, needs []string
	text, hint      string
}

// ofCount says how the attributes go together that state how many are chosen, and ofSum those that
// limit a sum. Of each, the first row counts that is not kept.
var (
	ofCount = []combination{
		{"exactly", []string{"up_to"}, nil, "exactly and up_to cannot be combined: both state how many are chosen", "omit one of them"},
		{"exactly", []string{"at_least"}, nil, "exactly and at_least cannot be combined: both state how many are chosen", "use at_least with up_to"},
		{"at_least", nil, setOf, "at_least needs up_to", "state the maximum: up_to = 3, or up_to = any"},
		{"may_pass", setOf, nil, "may_pass needs a choice of one", "omit may_pass; without at_least, the player may choose nothing"},
		{"passing", nil, []string{"may_pass"}, "passing needs a choice that may be passed", "add may_pass = true, or remove passing"},
	}
	ofSum = []combination{
		{"total", nil, []string{"at_most"}, "total needs at_most", "state the limit of the sum: at_most = 1000"},
		{"at_most", nil, []string{"total"}, "at_most needs total", "state what is added up: total = man.price; to limit how many are chosen, use up_to"},
	}
)

// wrong reports whether a statement does not keep a combination.
func (r combination) wrong(s *check.Site) bool {
	stated := func(name string) bool {
		a := s.Attrs[name]
		return a != nil && !isWord(a.Expr, false)
	}
	return stated(r.name) && (slices.ContainsFunc(r.excludes, stated) || len(r.needs) > 0 && !slices.ContainsFunc(r.needs, stated))
}

// checkTotal checks the figure of a candidate whose sum is limited.
func checkTotal(s *check.Site, env *check.Env, one *model.Var) {
	if s.Attrs["total"] == nil {
		return
	}
	env.Rebind(one)
	s.AttrIn(env, "total", model.TNumber)
}
