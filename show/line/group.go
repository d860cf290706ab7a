package line

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sandtable/interp/choice"
	"sandtable/interp/naming"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/prose"
)

// group is one line of options that begin alike: what is typed for them, how many there are, and
// how they go on.
type group struct {
	key   string
	name  string // what the line says before the count
	count int
	parts []string

	title string   // as it is said to a listener
	said  []string // what the parts are called
}

// grouped draws options by what they act on: by action, each with who can take it; of one action by
// who takes it, each with what it is done to. Nil if that groups nothing.
func (s *Screen) grouped(which []int) []string {
	list := s.groupsOf(which)
	if len(list) < 2 {
		return nil
	}
	hint := s.seeAlone(list[0].key)
	if len(list) < maxRows {
		return append(s.drawGroups(list), hint...)
	}
	short := english.Each(list, func(g group) string { return fmt.Sprintf("%s %d", g.name, g.count) })
	rows := prose.Columns(short, s.Width-2, s.Width)
	for i, r := range rows {
		rows[i] = "  " + r
	}
	return append(prose.First(rows, maxRows-1, s.rest("more")), hint...)
}

// seeAlone says how to see the options of a group, or all.
func (s *Screen) seeAlone(key string) []string {
	return s.lay([]say.Line{{Kind: say.Fold, Text: fmt.Sprintf("type %q for these alone, \"more\" for all", key), Role: say.Faint}})
}

// groupsOf returns the groups of some options; nil if nothing is done that they could be grouped
// by.
func (s *Screen) groupsOf(which []int) []group {
	if s.talk.S.M.Pending().Acts == nil {
		return nil
	}
	return groups(s.talk.Options(s.talk.Scene()), which)
}

// groups walks the first steps of the tree of options: the actions, each with who can take it; if
// only one of them is taken by somebody, who takes it takes its place.
func groups(all []choice.Option, which []int) []group {
	node, before := choice.Among(all, which), ""
	kids := node.Kids(all)
	acted := slices.IndexFunc(kids, byActors(all, node))
	if acted >= 0 && !slices.ContainsFunc(kids[acted+1:], byActors(all, node)) {
		k := kids[acted]
		rest := slices.Delete(slices.Clone(kids), acted, acted+1)
		opened := node.Open(all, &k)
		if opened.Depth == node.Depth+1 {
			if len(kids) > 1 || all[k.Of[0]].Parts[0].Role == naming.Action {
				before = k.Part.Key + " "
			}
			list := lines(all, opened, opened.Kids(all), before)
			return append(list, lines(all, node, rest, "")...)
		}
	}
	if node.Depth > 0 {
		before = all[which[0]].Parts[0].Key + " "
	}
	return lines(all, node, kids, before)
}

// byActors finds the choices that are actions taken by somebody.
func byActors(all []choice.Option, n choice.Node) func(choice.Kid) bool {
	return func(k choice.Kid) bool {
		if k.Part == nil || k.Part.Role != naming.Action {
			return false
		}
		return slices.ContainsFunc(k.Of, func(i int) bool {
			return len(all[i].Parts) > n.Depth+1 && all[i].Parts[n.Depth+1].Role == naming.Actor
		})
	}
}

// lines makes a line of each choice from a node.
func lines(all []choice.Option, n choice.Node, kids []choice.Kid, before string) []group {
	var out []group
	for i := range kids {
		k := &kids[i]
		g := group{count: len(k.Of), name: all[k.Of[0]].Key}
		if k.Part != nil {
			g.name = k.Part.Key
		}
		g.key = before + g.name
		g.title = all[k.Of[0]].Title
		if k.Part != nil {
			at := n.Depth + 1
			g.parts, g.said = goesOn(all, k, at, k.Part.Role == naming.Action)
			if len(g.said) > 0 {
				g.title = k.Part.Title
			}
		}
		if _, means, ok := strings.Cut(g.title, g.name+": "); ok && k.Leaf() && all[k.Of[0]].Passes {
			g.parts = []string{means}
		}
		out = append(out, g)
	}
	return out
}

// goesOn returns how the options of a choice differ next, each with how many there are of it, and
// what these are called.
func goesOn(all []choice.Option, k *choice.Kid, depth int, counted bool) (keys, titles []string) {
	of := map[string]int{}
	for _, i := range k.Of {
		if depth >= len(all[i].Parts) {
			continue
		}
		key := all[i].Parts[depth].Key
		if of[key] == 0 {
			keys, titles = append(keys, key), append(titles, all[i].Parts[depth].Title)
		}
		of[key]++
	}
	for i, key := range keys {
		if counted || of[key] > 1 {
			keys[i] += " " + strconv.Itoa(of[key])
		}
	}
	return keys, titles
}

func (s *Screen) drawGroups(list []group) []string {
	widest := 0
	for _, g := range list {
		widest = max(widest, layout.Width(g.name))
	}
	var out []string
	for _, g := range list {
		line := fmt.Sprintf("  %s %4d", layout.Fill(g.name, widest), g.count)
		for i, p := range g.parts {
			between := ", "
			if i == 0 {
				between = "  "
			}
			if layout.Width(line)+layout.Width(between+p)+len(", ..") > s.Width {
				line += ", .."
				break
			}
			line += between + p
		}
		out = append(out, line)
	}
	return out
}
