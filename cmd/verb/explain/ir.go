package explain

import (
	"fmt"
	"slices"

	"sandtable/cmd/shell"
	"sandtable/interp"
	"sandtable/schema/english"
)

// IR prints the values, actions, rules and events of a game as they are lowered, or those of a
// name: see package ir.
func IR(sh *shell.Shell, stage string, args []string, s shell.Setup) error {
	if stage != "lowered" {
		return shell.Usage("unknown stage %q; write --ir lowered", stage)
	}
	if len(args) == 0 || len(args) > 2 {
		return shell.Usage("write explain GAME [NAME] --ir lowered")
	}
	choice, err := s.Choice()
	if err != nil {
		return err
	}
	g, err := sh.Load(args[0])
	if err != nil {
		return err
	}
	p, err := interp.Build(g.Game, choice)
	if err != nil {
		return err
	}
	tracer, known := interp.NewTracer(p), []string{}
	show := func(name string, lowered func() fmt.Stringer) {
		if known = append(known, name); len(args) == 1 || name == english.Slug(args[1]) {
			fmt.Fprintln(sh.Out, lowered())
		}
	}
	for _, v := range g.Values {
		show(v.Name, func() fmt.Stringer { return tracer.Lowered(v) })
	}
	for _, a := range g.Actions {
		if tracer.Played(a) {
			show(a.Name, func() fmt.Stringer { return tracer.Listing(a) })
			show(a.Name, func() fmt.Stringer { return tracer.Deed(a) })
		}
	}
	for _, r := range g.Rules {
		if tracer.Runs(r) {
			show(r.Name, func() fmt.Stringer { return tracer.Procedure(r) })
		}
	}
	play := tracer.Play()
	_, events := play.Parts()
	for _, e := range events {
		show(english.Slug(e.Name), func() fmt.Stringer { return e })
	}
	show(english.Slug(play.Begin.Name), func() fmt.Stringer { return play.Begin })
	if len(args) == 2 && !slices.Contains(known, english.Slug(args[1])) {
		return shell.Unknown("unknown value, action or rule", args[1], known, "explain "+args[0]+" --ir lowered prints all")
	}
	return nil
}
