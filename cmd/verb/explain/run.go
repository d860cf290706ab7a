package explain

import (
	"slices"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/interp"
	"sandtable/schema/diag"
)

// Run explains what the arguments name: a code of a finding, what of a game there is to explain, or
// a part of it. Without arguments it lists the codes.
func Run(sh *shell.Shell, args []string, s shell.Setup) error {
	switch len(args) {
	case 0:
		Codes(sh.Out)
		return nil
	case 1:
		return finding(sh, args[0])
	case 2:
		if slices.Contains(Kinds, args[1]) {
			return index(sh, args[0], args[1])
		}
		return named(sh, args[0], "", args[1], s)
	}
	if !slices.Contains(Kinds, args[1]) {
		return shell.Usage("unknown kind of declaration %q; write explain %s %s NAME", args[1], args[0], strings.Join(Kinds, "|"))
	}
	return named(sh, args[0], args[1], args[2], s)
}

// finding explains a finding by its code, or by the part of it that names the fault.
func finding(sh *shell.Shell, id string) error {
	width := sh.Width()
	if c, ok := diag.LookupCode(id); ok {
		Code(sh.Out, c, width)
		return nil
	}
	var known []string
	for _, c := range diag.Codes() {
		known = append(known, c.ID)
		if strings.HasSuffix(c.ID, "/"+id) {
			Code(sh.Out, c, width)
			return nil
		}
	}
	if cat, err := sh.Catalog(); err == nil {
		if _, err := cat.Find(id); err == nil {
			return index(sh, id, "")
		}
	}
	return shell.Unknown("unknown code", id, known, `"sandtable explain" lists all codes`)
}

// index lists what of a game can be explained.
func index(sh *shell.Shell, game, kind string) error {
	g, err := sh.Load(game)
	if err != nil {
		return err
	}
	New(g.Game, interp.NewOrder(g.Game), sh.Out, sh.Width()).Index(kind)
	return nil
}

// named explains a part of a game, as it is played if a scenario or options are named.
func named(sh *shell.Shell, game, kind, name string, s shell.Setup) error {
	choice, err := s.Choice()
	if err != nil {
		return err
	}
	g, err := sh.Load(game)
	if err != nil {
		return err
	}
	order := interp.NewOrder(g.Game)
	if s.Scenario != "" || len(s.Sets) > 0 {
		if order, err = interp.OrderOf(g.Game, choice); err != nil {
			return err
		}
	}
	if err := New(g.Game, order, sh.Out, sh.Width()).Thing(kind, name); err != nil {
		return shell.Usage("%v", err)
	}
	return nil
}
