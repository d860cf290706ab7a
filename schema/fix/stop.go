package fix

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/lang"
)

// stop replaces `stop` by what its label names: a loop around it, the rule or action that it stands
// in, or a rule that has called this one, of which alone it is still said.
func (w *walker) stop(b *hclsyntax.Block, in scope, r *lang.Renamed) {
	if len(b.Labels) == 0 {
		w.replace(b.TypeRange, "return")
		w.changed(b.TypeRange, r.Old, "return")
		return
	}
	name := slug(b)
	for i := len(in.loops) - 1; i >= 0; i-- {
		if string(in.loops[i]) != name {
			continue
		}
		w.replace(b.TypeRange, "break")
		if i == len(in.loops)-1 {
			w.cutBefore(b.LabelRanges[0])
		}
		w.changed(b.TypeRange, r.Old, "break")
		return
	}
	if in.proc == nil || slug(in.proc) != name {
		return
	}
	if in.proc.Body.Attributes["gives"] != nil || in.proc.Body.Attributes["returns"] != nil {
		w.byHand(b.TypeRange, "%q must return a result: write return { the = .. }", in.proc.Labels[0])
		return
	}
	w.replace(b.TypeRange, "return")
	w.cutBefore(b.LabelRanges[0])
	w.changed(b.TypeRange, r.Old, "return")
}
