package graph

import (
	"fmt"
	"io"
	"strings"

	"sandtable/schema/model"
)

// Formats are the ways to draw a graph, by name.
var Formats = map[string]func(*Graph, io.Writer){"text": (*Graph).text, "dot": (*Graph).dot, "mermaid": (*Graph).mermaid}

// text draws the graph as an indented list: each node once, and where it comes again, only its
// name.
func (g *Graph) text(w io.Writer) {
	done := map[*Node]bool{}
	var walk func(n *Node, how string, depth int)
	walk = func(n *Node, how string, depth int) {
		fmt.Fprintf(w, "%s%s%s%s", strings.Repeat("  ", depth), how, label(n), model.Cite(n.Ref))
		if done[n] && len(n.Edges) > 0 {
			fmt.Fprintln(w, " ...")
			return
		}
		fmt.Fprintln(w)
		done[n] = true
		for _, e := range n.Edges {
			how := e.How + ": "
			if e.How == "runs" || e.How == "offers" && n.Kind == "menu" {
				how = ""
			}
			walk(e.To, how, depth+1)
		}
	}
	last := ""
	for i, n := range g.Roots {
		head := "Not reached by any other:"
		switch {
		case i == 0:
			head = "Play begins with:"
		case n.Kind == "event":
			head = "Triggered by events of the table:"
		}
		if head != last {
			if i > 0 {
				fmt.Fprintln(w)
			}
			fmt.Fprintln(w, head)
			last = head
		}
		walk(n, "", 1)
	}
}

func label(n *Node) string {
	if n.Kind == "rule" || n.Kind == "event" {
		return n.Title
	}
	return n.Kind + " " + n.Title
}

// dot draws the graph for Graphviz.
func (g *Graph) dot(w io.Writer) {
	shapes := map[string]string{
		"phase":  `shape=box, style="bold"`,
		"rule":   "shape=box",
		"menu":   "shape=hexagon",
		"action": "shape=ellipse",
		"event":  "shape=diamond",
	}
	fmt.Fprintf(w, "digraph %s {\n  rankdir=LR\n  node [fontname=\"sans-serif\"]\n", quote(g.Title))
	for _, n := range g.Nodes {
		text := n.Title
		if n.Ref != "" {
			text += "\n§" + n.Ref
		}
		fmt.Fprintf(w, "  %s [label=%s, %s]\n", quote(n.ID), quote(text), shapes[n.Kind])
	}
	for _, n := range g.Nodes {
		for _, e := range n.Edges {
			fmt.Fprintf(w, "  %s -> %s", quote(n.ID), quote(e.To.ID))
			switch {
			case e.How == "before" || e.How == "after" || e.How == "instead of":
				fmt.Fprintf(w, " [label=%s, style=dashed]", quote(e.How))
			case e.Loop:
				fmt.Fprint(w, " [style=bold, color=gray]")
			}
			fmt.Fprintln(w)
		}
	}
	fmt.Fprintln(w, "}")
}

func quote(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(s) + `"`
}

// mermaid draws the graph for Mermaid.
func (g *Graph) mermaid(w io.Writer) {
	shapes := map[string][2]string{
		"phase":  {"[[", "]]"},
		"rule":   {"[", "]"},
		"menu":   {"{{", "}}"},
		"action": {"([", "])"},
		"event":  {"{", "}"},
	}
	ids := map[*Node]string{}
	fmt.Fprintln(w, "flowchart LR")
	for i, n := range g.Nodes {
		ids[n] = fmt.Sprintf("n%d", i+1)
		text := n.Title
		if n.Ref != "" {
			text += "<br>§" + n.Ref
		}
		s := shapes[n.Kind]
		fmt.Fprintf(w, "  %s%s\"%s\"%s\n", ids[n], s[0], strings.ReplaceAll(text, `"`, "#quot;"), s[1])
	}
	for _, n := range g.Nodes {
		for _, e := range n.Edges {
			if e.How == "runs" || e.How == "offers" {
				fmt.Fprintf(w, "  %s --> %s\n", ids[n], ids[e.To])
			} else {
				fmt.Fprintf(w, "  %s -. %s .-> %s\n", ids[n], e.How, ids[e.To])
			}
		}
	}
}
