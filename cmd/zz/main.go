package main

import (
	"fmt"
	"os"
	"sandtable/interp"
	"sandtable/schema/load"
)

func main() {
	for _, d := range os.Args[1:] {
		g, fs, _ := interp.Load(interp.Sources{Game: load.Source{FS: os.DirFS(d), Dir: ".", Name: d}})
		for _, f := range fs {
			fmt.Printf("%s %s:%d:%d %s | %s\n", f.Code, f.Range.Filename, f.Range.Start.Line, f.Range.Start.Column, f.Message, f.Hint)
		}
		fmt.Println(d, len(fs), "findings", g != nil)
		if g != nil {
			p, err := interp.Build(g, interp.Setup{})
			if err != nil { fmt.Println(err) } else { fmt.Println("procs", len(p.Procs)) }
		}
	}
}
