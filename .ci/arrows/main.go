// Arrows counts, inside each of the packages that it is given, the arrows between files, and how
// many of them run back up: go run ./.ci/arrows ./schema/resolve/... ./show/full
//
// There is an arrow from one file to another if the first uses anything that the second declares:
// a function, a type, a method, a field, a constant. Tests do not count. No language says which of
// two files is the higher one, so the files are put in the order that leaves few arrows running
// back: groups of files that reach one another stand together, the others in the order of their
// arrows, and within a group each file stands where most of its arrows run down. What still runs
// back up is what a reader cannot read from the top down.
//
//	-v lists the files in that order, and the arrows that run back up, with what they use
//	-most 10 fails if more than ten in a hundred arrows of a package run back up
package main

import (
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	verbose := flag.Bool("v", false, "list the files from the top down, and the arrows that run back up")
	most := flag.Int("most", 100, "how many in a hundred may run back up")
	flag.Parse()
	packages, exports, err := list(flag.Args())
	if err != nil {
		fmt.Fprintln(os.Stderr, "arrows:", err)
		os.Exit(2)
	}
	tooMany := false
	for _, p := range packages {
		g, err := read(p, exports)
		if err != nil {
			fmt.Fprintln(os.Stderr, "arrows:", err)
			os.Exit(2)
		}
		order := g.order()
		all, back := g.count(order)
		fmt.Printf("%4d of %4d run back up  %3d%%  %3d files  %s\n", back, all, 100*back/max(all, 1), len(g.files), p.ImportPath)
		if *verbose {
			g.print(order)
		}
		tooMany = tooMany || 100*back > *most*all
	}
	if tooMany {
		os.Exit(1)
	}
}

// source is a package as the go command lists it.
type source struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
	DepOnly                 bool
}

// list finds the packages of patterns, and the compiled form of all that they import.
func list(patterns []string) (packages []source, exports map[string]string, err error) {
	command := exec.Command("go", append([]string{"list", "-deps", "-export", "-json=ImportPath,Dir,Export,GoFiles,DepOnly"}, patterns...)...)
	command.Stderr = os.Stderr
	out, err := command.Output()
	if err != nil {
		return nil, nil, err
	}
	exports = map[string]string{}
	for in := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p source
		if err := in.Decode(&p); err == io.EOF {
			return packages, exports, nil
		} else if err != nil {
			return nil, nil, err
		}
		exports[p.ImportPath] = p.Export
		if !p.DepOnly {
			packages = append(packages, p)
		}
	}
}

// graph is the files of a package and the arrows between them.
type graph struct {
	files  []string
	arrows map[string]map[string][]string // from, to: the names that are used
}

// read checks the types of a package, and draws an arrow for each use across files.
func read(p source, exports map[string]string) (*graph, error) {
	set := token.NewFileSet()
	g := &graph{arrows: map[string]map[string][]string{}}
	var syntax []*ast.File
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(set, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		syntax = append(syntax, f)
		g.files = append(g.files, name)
		g.arrows[name] = map[string][]string{}
	}
	info := types.Info{Uses: map[*ast.Ident]types.Object{}}
	compiled := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	config := types.Config{Importer: importer.ForCompiler(set, "gc", compiled)}
	if _, err := config.Check(p.ImportPath, set, syntax, &info); err != nil {
		return nil, err
	}
	for use, of := range info.Uses {
		if of.Pkg() == nil || of.Pkg().Path() != p.ImportPath {
			continue
		}
		from, to := filepath.Base(set.Position(use.Pos()).Filename), filepath.Base(set.Position(of.Pos()).Filename)
		if from != to && !slices.Contains(g.arrows[from][to], of.Name()) {
			g.arrows[from][to] = append(g.arrows[from][to], of.Name())
		}
	}
	return g, nil
}

// count returns how many arrows there are, and how many run back up in an order of the files.
func (g *graph) count(order []string) (all, back int) {
	for i, from := range order {
		all += len(g.arrows[from])
		for _, to := range order[:i] {
			if g.arrows[from][to] != nil {
				back++
			}
		}
	}
	return all, back
}

// order puts the files from the top down.
func (g *graph) order() []string {
	var out []string
	for _, group := range g.groups() {
		out = append(out, g.settle(group)...)
	}
	return out
}

// groups returns the strongly connected components, by Tarjan's algorithm, those that use others
// before what they use.
func (g *graph) groups() (out [][]string) {
	index, low, on := map[string]int{}, map[string]int{}, map[string]bool{}
	var stack []string
	var visit func(f string)
	visit = func(f string) {
		index[f] = len(index) + 1
		low[f] = index[f]
		stack, on[f] = append(stack, f), true
		for _, to := range slices.Sorted(maps.Keys(g.arrows[f])) {
			if index[to] == 0 {
				visit(to)
				low[f] = min(low[f], low[to])
			} else if on[to] {
				low[f] = min(low[f], index[to])
			}
		}
		if low[f] == index[f] {
			at := slices.Index(stack, f)
			for _, x := range stack[at:] {
				on[x] = false
			}
			out = append(out, slices.Clone(stack[at:]))
			stack = stack[:at]
		}
	}
	for _, f := range g.files {
		if index[f] == 0 {
			visit(f)
		}
	}
	slices.Reverse(out)
	return out
}

// settle orders the files of a group: first those that use more of the group than uses them, then
// each is moved to where the fewest arrows run back up, until no move helps.
func (g *graph) settle(group []string) []string {
	surplus := map[string]int{}
	for _, f := range group {
		for _, to := range group {
			if g.arrows[f][to] != nil {
				surplus[f]++
				surplus[to]--
			}
		}
	}
	slices.SortFunc(group, func(a, b string) int {
		return cmp.Or(cmp.Compare(surplus[b], surplus[a]), cmp.Compare(a, b))
	})
	for moved := true; moved; {
		moved = false
		for _, f := range slices.Clone(group) {
			at := slices.Index(group, f)
			if to := g.place(group, at); to != at {
				group = slices.Insert(slices.Delete(group, at, at+1), to, f)
				moved = true
			}
		}
	}
	return group
}

// place returns where the file at a place would stand best. It stays where it is unless the move
// saves an arrow.
func (g *graph) place(group []string, at int) int {
	best, bestSaved := at, 0
	for _, step := range []int{-1, 1} {
		saved := 0
		for i := at + step; i >= 0 && i < len(group); i += step {
			up, down := group[at], group[i] // as they stand once they have changed places
			if step > 0 {
				up, down = down, up
			}
			if g.arrows[up][down] != nil {
				saved++
			}
			if g.arrows[down][up] != nil {
				saved--
			}
			if saved > bestSaved {
				best, bestSaved = i, saved
			}
		}
	}
	return best
}

func (g *graph) print(order []string) {
	for i, from := range order {
		fmt.Println("  " + from)
		for _, to := range order[:i] {
			if used := g.arrows[from][to]; used != nil {
				slices.Sort(used)
				fmt.Printf("      back up to %s: %s\n", to, strings.Join(used, ", "))
			}
		}
	}
}
