package web

import (
	"slices"
	"strconv"
	"strings"

	"sandtable/interp/choice"
	"sandtable/interp/scene"
)

// walk is where a reader has come to in the tree of options. It is written as steps: p12 is what
// concerns a place, k3 what a choice leads to, o4,7 some options.
type walk struct {
	steps  []string
	node   choice.Node
	kids   []choice.Kid
	marked int // the only option that is left; -1: there are several
}

// along goes through the options. Steps that lead nowhere end it.
func along(all []choice.Option, text string) walk {
	w := walk{node: choice.Top(all), marked: -1}
	w.kids = w.node.Flat(all)
	for _, step := range strings.FieldsFunc(text, func(r rune) bool { return r == '.' }) {
		next, ok := w.step(all, step)
		if !ok {
			break
		}
		w.node, w.steps = next, append(w.steps, step)
		w.kids = w.node.Flat(all)
	}
	if len(w.node.Of) == 1 && len(w.steps) > 0 {
		w.marked = w.node.Of[0]
	}
	return w
}

// step returns where a step leads.
func (w *walk) step(all []choice.Option, step string) (choice.Node, bool) {
	var numbers []int
	for _, t := range strings.Split(step[1:], ",") {
		n, err := strconv.Atoi(t)
		if err != nil || n < 0 {
			return w.node, false
		}
		numbers = append(numbers, n)
	}
	n := numbers[0]
	switch {
	case step[0] == 'p':
		return w.node.Here(all, scene.Ref(n))
	case step[0] == 'k' && n < len(w.kids):
		return w.node.Open(all, &w.kids[n]), true
	case step[0] == 'o' && !slices.ContainsFunc(numbers, func(n int) bool { return n >= len(all) }):
		return choice.Among(all, numbers), true
	}
	return w.node, false
}

// to returns how the walk with one step more is written.
func (w *walk) to(kind byte, n int) string {
	return strings.Join(append(slices.Clip(w.steps), string(kind)+strconv.Itoa(n)), ".")
}

// names reports whether what has been chosen names a place, or what lies there.
func (w *walk) names(all []choice.Option, place scene.Ref) bool {
	parts := all[w.node.Of[0]].Parts
	return slices.ContainsFunc(parts[:min(w.node.Depth, len(parts))], func(p choice.Part) bool { return p.At == place })
}

// back returns how the walk without its last step is written.
func (w *walk) back() string { return strings.Join(w.steps[:max(len(w.steps)-1, 0)], ".") }
