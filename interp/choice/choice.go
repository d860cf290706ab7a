// Package choice is the options of a decision as a tree: what is done, who does it, with what. A
// face walks it one node at a time, and may narrow it to what concerns one place.
package choice

import (
	"slices"
	"strconv"
	"strings"

	"sandtable/interp/naming"
	"sandtable/interp/scene"
)

// Option is one legal option.
type Option struct {
	Key, Title string
	Says       string // what is written on the one card that it is about
	Beside     bool   // it may be taken at any time, and does not answer the decision
	Passes     bool   // it passes the decision
	Parts      []Part
}

// Part is one decision within an option.
type Part struct {
	Role       naming.Role
	Key, Title string
	Ref        scene.Ref // the thing that is chosen; None if it is none, or one that is not seen
	At         scene.Ref // the place that it is, or in which it lies
	Named      bool      // a piece that has a name of its own, and no place for one
	Point      bool      // a point of a measured map is chosen
	X, Y       int       // that point, in smallest parts
}

// Node is options that have some decisions in common: those before Depth. What is offered beside
// the answers to a decision has nothing in common with them: it comes last, and changes nothing
// else.
type Node struct {
	Of    []int
	Depth int
	Said  []string // the titles of what they have in common
	Place scene.Ref
}

// Kid is one choice from a node.
type Kid struct {
	Title string
	Says  string
	Of    []int
	Part  *Part // nil: nothing more is chosen
	// It is offered beside the answers to the decision.
	Beside bool
	// How the piece stands that is chosen, as its counter shows, or what is paid; filled by faces.
	Stands string
}

// Piece returns the piece on the map that a kid chooses, None if it chooses another thing.
func (k *Kid) Piece(sc *scene.Scene) scene.Ref {
	if p := k.Part; p != nil && p.Ref != scene.None && sc.Lies(p.Ref) {
		return p.Ref
	}
	return scene.None
}

// Leaf reports whether a kid is one option.
func (k *Kid) Leaf() bool { return len(k.Of) == 1 }

// Acts reports whether a kid is an action, or offered beside the answers: more than part of what is
// decided.
func (k *Kid) Acts() bool { return k.Beside || k.Part != nil && k.Part.Role == naming.Action }

// Leaves returns the options that some kids are, without those that lead on.
func Leaves(kids []Kid) (out []int) {
	for i := range kids {
		if kids[i].Leaf() {
			out = append(out, kids[i].Of[0])
		}
	}
	return out
}

// Numbers reports whether every choice is a number, each another, but for what is offered beside.
func Numbers(kids []Kid) bool {
	seen := map[string]bool{}
	for i := range kids {
		p := kids[i].Part
		if kids[i].Beside {
			continue
		}
		if p == nil || p.Role == naming.Action || seen[p.Key] {
			return false
		}
		if _, err := strconv.Atoi(p.Key); err != nil {
			return false
		}
		seen[p.Key] = true
	}
	return len(seen) > 1
}

// Top is the node of all options.
func Top(all []Option) Node {
	n := Node{Place: scene.None}
	for i := range all {
		n.Of = append(n.Of, i)
	}
	return n.settle(all)
}

// settle goes past decisions that all options of a node have in common, unless only one is left.
func (n Node) settle(all []Option) Node {
	answers := n.answers(all)
	for len(answers) > 1 {
		first := part(&all[answers[0]], n.Depth)
		for _, i := range answers[1:] {
			if p := part(&all[i], n.Depth); first == nil || p == nil || !same(first, p) {
				return n
			}
		}
		n.Said = append(n.Said[:len(n.Said):len(n.Said)], first.Title)
		n.Depth++
	}
	return n
}

// answers are the options of a node that answer the decision; all of them where none does.
func (n Node) answers(all []Option) []int {
	out := slices.DeleteFunc(slices.Clone(n.Of), func(i int) bool { return all[i].Beside })
	if len(out) == 0 {
		return n.Of
	}
	return out
}

// Depths tells at which of its decisions each option of a node stands: what is offered beside the
// answers, at its first.
func (n Node) Depths(all []Option) func(i int) int {
	mixed := n.mixed(all)
	return func(i int) int {
		if mixed && all[i].Beside {
			return 0
		}
		return n.Depth
	}
}

// Taken returns the pieces and places that have been chosen on the way to a node: who acts, and on
// what.
func (n Node) Taken(all []Option) (out []scene.Ref) {
	if len(n.Of) == 0 {
		return nil
	}
	for _, p := range all[n.Of[0]].Parts[:n.Depths(all)(n.Of[0])] {
		if p.Role == naming.Action {
			continue
		}
		for _, r := range []scene.Ref{p.Ref, p.At} {
			if r != scene.None {
				out = append(out, r)
			}
		}
	}
	return out
}

// mixed reports whether something is offered beside the answers.
func (n Node) mixed(all []Option) bool { return len(n.answers(all)) < len(n.Of) }

// part is the decision of an option at a depth, or nil.
func part(o *Option, depth int) *Part {
	if depth >= len(o.Parts) {
		return nil
	}
	return &o.Parts[depth]
}

func same(a, b *Part) bool { return a.Role == b.Role && a.Key == b.Key && a.At == b.At }

// Kids lists the choices from a node, in the order of the options.
func (n Node) Kids(all []Option) []Kid {
	var out []Kid
	at := map[Part]int{}
	depth, mixed := n.Depths(all), n.mixed(all)
	for _, i := range n.Of {
		p := part(&all[i], depth(i))
		if p == nil {
			out = append(out, Kid{Title: all[i].Title, Says: all[i].Says, Of: []int{i}})
			continue
		}
		key := Part{Role: p.Role, Key: p.Key, At: p.At}
		if k, ok := at[key]; ok {
			out[k].Of = append(out[k].Of, i)
			continue
		}
		at[key] = len(out)
		out = append(out, Kid{Title: p.Title, Of: []int{i}, Part: p})
	}
	for i := range out {
		k := &out[i]
		if k.Leaf() {
			k.Title, k.Says = rest(&all[k.Of[0]], depth(k.Of[0])), all[k.Of[0]].Says
		}
		if k.Beside = mixed && all[k.Of[0]].Beside; k.Beside {
			k.Title = "any time: " + k.Title
		}
	}
	return out
}

// FewFlat is how many choices are listed at most where what an action leads to stands in its place.
const FewFlat = 9

// Flat lists the choices from a node as Kids does, but where one action alone leads on, to single
// options, and there are few in all, these stand in its place: a choice that is seen at once need
// not be opened.
func (n Node) Flat(all []Option) []Kid {
	kids, at := n.Kids(all), -1
	for i := range kids {
		if k := &kids[i]; k.Leaf() || k.Beside {
			continue
		} else if at >= 0 || k.Part.Role != naming.Action {
			return kids
		}
		at = i
	}
	if at < 0 || len(kids)-1+len(kids[at].Of) > FewFlat {
		return kids
	}
	behind := n.Open(all, &kids[at]).Kids(all)
	for i := range behind {
		if !behind[i].Leaf() {
			return kids
		}
		behind[i].Title = all[behind[i].Of[0]].Title
	}
	return slices.Replace(kids, at, at+1, behind...)
}

// rest is the title of an option without the decisions before a depth.
func rest(o *Option, depth int) string {
	if depth >= len(o.Parts) || o.Parts[depth].Role == naming.Action {
		return o.Title
	}
	var list []string
	for i := range o.Parts[depth:] {
		list = append(list, o.Parts[depth+i].Title)
	}
	return strings.Join(list, ", ")
}

// Open is the node after a kid.
func (n Node) Open(all []Option, k *Kid) Node {
	out := n.only(all, k.Of, n.Place)
	if k.Part == nil {
		return out
	}
	out.Said = append(out.Said[:len(out.Said):len(out.Said)], k.Part.Title)
	out.Depth++
	return out.settle(all)
}

// only is some of the options of a node, at a place. Those that are offered beside the answers
// begin anew if no answer is among them.
func (n Node) only(all []Option, of []int, place scene.Ref) Node {
	out := Node{Of: of, Depth: n.Depth, Said: n.Said, Place: place}
	if len(of) > 0 && n.Depths(all)(out.answers(all)[0]) == 0 {
		out.Depth, out.Said = 0, nil
	}
	return out
}

// At is the options of a node that concern a place; false if there are none.
func (n Node) At(all []Option, place scene.Ref) (Node, bool) {
	var of []int
	depth := n.Depths(all)
	for _, i := range n.Of {
		for j := depth(i); j < len(all[i].Parts); j++ {
			if all[i].Parts[j].At == place {
				of = append(of, i)
				break
			}
		}
	}
	return n.only(all, of, place).settle(all), len(of) > 0
}

// Here is the options of a node that begin at a place, with what lies there or the place itself; if
// there are none, all that concern it.
func (n Node) Here(all []Option, place scene.Ref) (Node, bool) {
	var of []int
	depth := n.Depths(all)
	for _, i := range n.Of {
		for j := depth(i); j < len(all[i].Parts); j++ {
			if at := all[i].Parts[j].At; at != scene.None {
				if at == place {
					of = append(of, i)
				}
				break
			}
		}
	}
	if len(of) == 0 {
		return n.At(all, place)
	}
	return n.only(all, of, place).settle(all), true
}

// Among is some options as a node of their own.
func Among(all []Option, which []int) Node {
	return Node{Of: which, Place: scene.None}.settle(all)
}

// Targets lists the places that the kids of a node are about, each with its kids: what a kid
// chooses, or if that is no place and does not lie in one, what is chosen next. What is offered
// beside the answers leads on only where these have no places.
func (n Node) Targets(all []Option, kids []Kid) map[scene.Ref][]int {
	out := map[scene.Ref][]int{}
	for _, beside := range []bool{false, true} {
		answered := len(out) > 0
		for i := range kids {
			k := &kids[i]
			if k.Beside != beside {
				continue
			}
			if p := k.Part; p != nil && p.At != scene.None {
				out[p.At] = append(out[p.At], i)
			} else if !beside || !answered {
				for at := range n.next(all, k.Of) {
					out[at] = append(out[at], i)
				}
			}
		}
	}
	return out
}

// next is the places that are chosen first in some options of a node, other than the one that the
// node is at if there is another.
func (n Node) next(all []Option, of []int) map[scene.Ref]bool {
	out := map[scene.Ref]bool{}
	depth := n.Depths(all)
	for _, o := range of {
		next := scene.None
		for j := depth(o); j < len(all[o].Parts) && (next == scene.None || next == n.Place); j++ {
			if at := all[o].Parts[j].At; at != scene.None {
				next = at
			}
		}
		if next != scene.None {
			out[next] = true
		}
	}
	return out
}
