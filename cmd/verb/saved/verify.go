package saved

import (
	"fmt"

	"sandtable/cmd/shell"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/saves"
	"sandtable/schema/english"
)

// Verify checks that a game goes as recorded: the same decisions of the same players among as many
// options, the same dice, the same end.
func (o *Opener) Verify(s *Save, to int) error {
	log, m := s.Log, machine.New(s.Program)
	s.SayChanged(o.Err)
	ctx, stop := shell.Long(0)
	defer stop()
	marks := &checked{log: log, m: m}
	d := save.Play(m, log, save.Options{To: to, Strict: true, Context: ctx, After: marks.after})
	if d != nil && d.Stopped {
		return o.Stopped(ctx, "%s of %d verified, all as recorded", english.Count(d.N-1, "decision"), len(log.Decisions))
	}
	if d != nil {
		fmt.Fprintln(o.Err, Divergence(d))
		return shell.Found()
	}
	if marks.wrong != nil {
		fmt.Fprintf(o.Err, "The checkpoint after decision %d is not the position that the decisions lead to.\n", marks.wrong.After)
		return shell.Found()
	}
	n := len(log.Decisions)
	whole := to < 0 || to >= n
	if !whole {
		n = to
	}
	fmt.Fprintf(o.Out, "%s, all as recorded%s\n", english.Count(n, "decision"), marks.told()+beside(log))
	if whole && !log.Closed {
		fmt.Fprintln(o.Err, Unclosed(log))
		return shell.Found()
	}
	return nil
}

// checked compares the checkpoints of a save with the game that its decisions lead through.
type checked struct {
	log   *save.Log
	m     *machine.M
	next  int // the first checkpoint that has not been come to
	agree int
	other int          // of another version of the program, or of other content
	wrong *save.Sealed // the first that does not agree
}

// after looks at the checkpoints after decision n.
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

// told returns what there is to tell of the checkpoints.
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
		text += fmt.Sprintf("; %s of another version of the program or of other content, not compared and not used",
			english.Count(c.other, "checkpoint"))
	}
	return text
}
