package resolve

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/resolve/decl"
)

// gatherPolicy lists the values and tables that stand in a policy: they are the game's. Its lines
// are read by the checker.
func (r *Resolver) gatherPolicy(b *hclsyntax.Block, ctx decl.Context) {
	ctx.Policy = b
	for _, in := range b.Body.Blocks {
		if in.Type == "value" || in.Type == "table" {
			r.gatherBlock(in, ctx)
		}
	}
}
