// Package decl reads declarations: it is what all passes of the resolver share. Its Reader holds
// what has been declared so far, and reads texts, names, types and constants by it. It declares
// nothing of its own accord, and knows no pass.
package decl

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// Context is where a block stands.
type Context struct {
	Section *model.Section
	Extent  *model.Extent
	Mod     *model.Mod
	Kind    *model.Kind // the kind (or design) in whose body it stands: `self`
	Test    bool
	Policy  *hclsyntax.Block // the policy in which it stands
}

// Decl is a block with its context.
type Decl struct {
	Block *hclsyntax.Block
	Attrs syntax.Attrs
	Context
}

// Bodies is what the checker has still to check: for each declared noun its syntax.
type Bodies struct {
	Values     map[*model.Value]Decl
	Tables     map[*model.Table]Decl
	Rules      []RuleBody
	Menus      map[*model.Menu]Decl
	Actions    map[*model.Action]Decl
	Modifies   []Decl
	Forbids    []Decl
	Excepts    []Decl
	Whiles     map[*model.Extent]Decl
	Deploys    []DeployBody
	Invariants []Decl
	Tests      []Decl
	Policies   []PolicyBody
	Starts     map[*model.Thing]hclsyntax.Expression // `at` of things
	MarkStarts map[*model.Marker]hclsyntax.Expression
}

// RuleBody is a rule and its syntax.
type RuleBody struct {
	Rule *model.Rule
	Decl
}

// DeployBody is a set-up block and whose it is.
type DeployBody struct {
	Decl
	Scenario *model.Scenario
}

// PolicyBody is a policy, and the lines that mods add to it.
type PolicyBody struct {
	Decl
	Added []Decl
}

// Replaced notes a revised attribute. Things have no attributes noted yet: theirs are read from the
// block itself, later.
func (d Decl) Replaced(name string, a *hclsyntax.Attribute) {
	if d.Attrs != nil {
		d.Attrs[name] = a
	}
}

func IsOriginAttr(n string) bool {
	return slices.ContainsFunc(lang.OriginAttrs, func(a lang.Attr) bool { return a.Name == n })
}
