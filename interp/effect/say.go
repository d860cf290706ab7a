package effect

import (
	"strings"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

// maxSaid bounds the bytes of a line; nobody reads more.
const maxSaid = 10_000

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
	Compile: func(b *compile.Builder, s *model.Stmt) {
		words := b.Text(s.Args["text"])
		b.Emit(func(m *machine.M) {
			if m.Watch != nil {
				text := words(m, nil)
				m.SpendList(len(text))
				m.Tell(machine.Event{Kind: machine.Said, Name: strings.ToValidUTF8(string(text[:min(len(text), maxSaid)]), "")})
			}
		})
	},
}
