package main

import (
	"fmt"
	"os"
	"math/rand/v2"

	"sandtable/interp"
	"sandtable/interp/save"
	"sandtable/cmd/session"
	"sandtable/schema/load"
)

func main() {
	d := os.Args[1]
	g, _, _ := interp.Load(interp.Sources{Game: load.Source{FS: os.DirFS(d), Dir: ".", Name: d}})
	set := interp.Setup{}
	if len(os.Args) > 2 { set.Options = map[string]string{"mode": os.Args[2]} }
	p, err := interp.Build(g, set)
	if err != nil { panic(err) }
	s := session.New(session.Config{Program: p, Header: save.Header{Seed: 5}})
	if err := s.Start(); err != nil { panic(err) }
	rng := rand.New(rand.NewPCG(1,2))
	for i := 0; i < 60; i++ {
		if err := s.GoOn(); err != nil { panic(err) }
		if s.M.Pending() == nil { break }
		if err := s.Choose(rng.IntN(len(s.Options())), ""); err != nil { panic(err) }
	}
	v := p.Players[0].ID
	for _, l := range s.Lines(v, -1) { fmt.Println(l) }
	fmt.Println(s.Taken())
}
