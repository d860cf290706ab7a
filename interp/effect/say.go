package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var say = &Effect{
	Effect: check.Effect{
		Traits:  model.Traits{Tells: true},
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "say", Since: 1,
			Doc:     "Writes a line to the log of the game.",
			Attrs:   []lang.Attr{{Name: "text", Type: "text", Required: true, Doc: "The line; `${x}` shows a value."}},
			Example: "say { text = \"${man} sees nothing\" }",
		},
		Check: func(s *check.Site) { s.Attr("text", model.TText) },
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		return []*ir.Stmt{{Do: ir.Says, X: l.Text(s.Args["text"])}}
	},
}
