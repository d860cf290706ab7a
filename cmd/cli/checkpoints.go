package cli

import (
	"fmt"

	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/saves"
	"sandtable/schema/english"
)

// checked compares the checkpoints of a save with the game that its decisions lead through.
type checked struct {
	log   *save.Log
	m     *machine.M
	next  int // the first checkpoint that has not been come to
	agree int
	other int          // of another version of the program, or of other content
	wrong *save.Sealed // the first that does not agree
}

// after looks at the checkpoints behind decision n.
func (c *checked) after(n int) {
	for ; c.next < len(c.log.Checkpoints) && c.log.Checkpoints[c.next].After <= n; c.next++ {
		mark := &c.log.Checkpoints[c.next]
		program := ""
		if s := saves.Sealer(); s != nil {
			program = s.Program
		}
		switch agrees, known := mark.Agrees(program, c.m.P, &c.m.State); {
		case !known:
			c.other++
		case agrees:
			c.agree++
		case c.wrong == nil:
			c.wrong = mark
		}
	}
}

// told is what there is to tell of the checkpoints.
func (c *checked) told() string {
	text := ""
	if c.agree > 0 {
		verb := "agree"
		if c.agree == 1 {
			verb = "agrees"
		}
		text += fmt.Sprintf("; %s %s", english.Count(c.agree, "checkpoint"), verb)
	}
	if c.other > 0 {
		text += fmt.Sprintf("; %s of another version of the program or of other content, not compared and not used", english.Count(c.other, "checkpoint"))
	}
	return text
}
