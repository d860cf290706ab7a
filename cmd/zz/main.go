package main

import (
	"fmt"
	"os"

	"sandtable/interp"
	"sandtable/interp/trial"
	"sandtable/schema/load"
)

func main() {
	d := os.Args[1]
	g, fs, _ := interp.Load(interp.Sources{Game: load.Source{FS: os.DirFS(d), Dir: ".", Name: d}})
	for _, f := range fs {
		fmt.Printf("%s %s:%d:%d %s | %s\n", f.Code, f.Range.Filename, f.Range.Start.Line, f.Range.Start.Column, f.Message, f.Hint)
	}
	if g == nil {
		return
	}
	pass := 0
	for _, t := range g.Tests {
		if len(os.Args) > 2 && t.Name != os.Args[2] {
			continue
		}
		r := trial.Run(g, t)
		if r.Failure == nil {
			pass++
			continue
		}
		f := r.Failure
		fmt.Printf("FAIL %q %s:%d %s\n  expected %s\n  found %s\n", t.Name, f.At.Filename, f.At.Start.Line, f.Message, f.Expected, f.Found)
		if len(os.Args) > 2 {
			for _, l := range f.Log {
				fmt.Println("     ", l)
			}
		}
	}
	fmt.Println(pass, "of", len(g.Tests))
}
