package function_test

import (
	"fmt"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/function"
	"sandtable/interp/interptest"
)

// arguments are one of each sort that a function may be given, right or wrong.
var arguments = []string{"nonsense", "tom", "men", "tom.at", "spots", "pace(tom)", "3", "none", "nobody.at"}

// TestAnyArguments gives every function up to three arguments of every sort. What is wrong is a
// finding, whatever else is wrong beside it.
func TestAnyArguments(t *testing.T) {
	var lists []string
	for _, a := range arguments {
		lists = append(lists, a)
		for _, b := range arguments {
			lists = append(lists, a+", "+b)
			for _, c := range arguments {
				lists = append(lists, a+", "+b+", "+c)
			}
		}
	}
	for i, f := range function.All() {
		t.Run(f.Name, func(t *testing.T) {
			var text strings.Builder
			text.WriteString(argumentsGame)
			for k := i % 4; k < len(lists); k += 4 {
				fmt.Fprintf(&text, "value \"V%d\" { base = %s(%s) }\n", k, f.Name, lists[k])
			}
			_, found, _ := interp.Load(interp.Sources{Game: interptest.Text(".", text.String())})
			if len(found) == 0 {
				t.Error("nothing is wrong")
			}
		})
	}
}

const argumentsGame = `
game "G" {
  language = 1
  begin    = go
}
player "Ann" {}
kind "lane" {
  is     = path
  of     = spot
  length = 4
}
kind "spot" { is = space }
lane "A" {}
kind "man" { is = piece }
man "Tom" {}
value "Pace" {
  given = { man = man, from = spot, to = spot }
  base  = 1
}
phase "Go" {}
`
