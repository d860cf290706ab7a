// Package game checks the declarations of a game as a whole: extents, values, menus, rules,
// actions, tables, tests, policies, what is set up; and what only shows when all of
// them are known, such as rules that clash, and calls without end. What an expression or a
// statement means it asks schema/check, which knows no declaration but the values that an
// expression reads.
package game

import (
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve"
	"sandtable/schema/resolve/decl"
)

// Check checks what resolve has declared, and reports what both have found, but for what follows
// from other findings.
func Check(r *resolve.Resolver, words *check.Vocabulary, report func(diag.Finding)) {
	c := &checker{Checker: check.New(r, words), r: r, heads: map[*model.Action]*check.Env{},
		policies: map[*model.Policy]decl.PolicyBody{}, excepts: map[exceptLine][]decl.Decl{}}
	if !r.Incomplete {
		for _, pass := range []func(){
			c.policyHeads, c.tablesPass, c.extentsPass, c.valuesPass, c.standingPass, c.areaPass, c.menusPass, c.actionHeads, c.modifiesPass,
			c.bodiesPass, c.additionsPass,
			c.deploysPass, c.startsPass, c.layoutsPass, c.invariantsPass, c.policiesPass, c.testsPass, c.classifyModifiers,
			c.clashes, c.endlessCalls, c.stops,
		} {
			pass()
		}
	}
	for _, f := range c.Findings() {
		report(f)
	}
}
