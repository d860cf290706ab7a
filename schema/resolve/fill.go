package resolve

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/model"
)

// Filling is a constant with the declaration of what it fills: a field, a column of a table.
type Filling struct{ At, Decl hcl.Range }

// Fill reads a constant that fills something declared elsewhere. What is wrong with it is said of
// that declaration, too: of a cell that is no number the column may be to blame.
func (r *Reader) Fill(e hclsyntax.Expression, want model.Type, decl hcl.Range) ([]int32, bool) {
	before := len(r.Findings)
	out, ok := r.Constant(e, want)
	for i := before; i < len(r.Findings); i++ {
		r.Findings[i] = r.Findings[i].WithAbout(decl)
	}
	r.Fillings = append(r.Fillings, Filling{e.Range(), decl})
	return out, ok
}
