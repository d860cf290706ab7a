package diagnostics

import (
	"fmt"
	"io/fs"
	"math/rand/v2"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/diag"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// check loads the folder game of a file system, with mods on top, and returns all that is found.
func check(root fs.FS, mods []string) diag.Findings {
	_, found := checked(root, mods)
	return found
}

func checked(root fs.FS, mods []string) (*model.Game, diag.Findings) {
	src := interp.Sources{Game: load.Source{FS: root, Dir: "game", Name: "game"}}
	for _, m := range mods {
		src.Mods = append(src.Mods, load.Source{FS: root, Dir: m, Name: m})
	}
	g, found, _ := interp.Load(src)
	return g, found
}

// try plays a few decisions of a game that the checker has passed. Errors of the content are none
// of ours; a panic is.
func try(g *model.Game, seed uint64) error {
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		return nil // the defaults exclude each other, say
	}
	p.Limits.Steps = 200_000
	m := machine.New(p)
	m.Start(seed)
	r := rand.New(rand.NewPCG(seed, 0))
	for range 20 {
		if m.Err != nil {
			if m.Err.Code == "" || m.Err.Message == "" {
				return fmt.Errorf("a run-time error without code or text: %+v", m.Err)
			}
			return nil
		}
		if m.Done() || m.Options().Len() == 0 {
			return nil
		}
		m.Choose(r.IntN(m.Options().Len()))
	}
	return nil
}
