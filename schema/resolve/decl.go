package resolve

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/model"
)

// Context is where a block stands.
type Context struct {
	Section *model.Section
	Extent  *model.Extent
	Mod     *model.Mod
	Kind    *model.Kind // the kind (or design) in whose body it stands: `self`
	Test    bool
}

// Decl is a block with its context.
type Decl struct {
	Block *hclsyntax.Block
	Attrs Attrs
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
	Strategies []Decl
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
