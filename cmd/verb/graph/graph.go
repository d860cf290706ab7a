// Package graph draws the sequence of play: phases, rules and actions, and how they lead to one
// another.
package graph

import (
	"slices"

	"sandtable/interp/lower"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Graph is the nodes in the order in which play comes to them, and the edges in the order in which
// they are followed.
type Graph struct {
	Title string
	Nodes []*Node
	Roots []*Node // where play begins, then the events of the table, then what nothing leads to
}

// Node is a phase, a rule, a menu, an action or an event.
type Node struct {
	ID    string
	Title string
	Kind  string // phase, rule, menu, action, event
	Ref   string
	Edges []Edge
}

// Edge leads from a node to what it runs.
type Edge struct {
	To   *Node
	How  string // runs, offers, before, after, instead of
	Loop bool   // back to a node that is in progress
}

// builder makes a graph.
type builder struct {
	g     *model.Game
	order *lower.Rules
	out   *Graph
	nodes map[any]*Node
	open  map[*Node]bool // in progress
	menus map[string]*model.Menu
	rules map[string]*model.Rule
}

// Of makes the graph of a game.
func Of(g *model.Game, order *lower.Rules) *Graph {
	b := &builder{
		g:     g,
		order: order,
		out:   &Graph{Title: g.Title},
		nodes: map[any]*Node{},
		open:  map[*Node]bool{},
		menus: map[string]*model.Menu{},
		rules: map[string]*model.Rule{},
	}
	for _, m := range g.Menus {
		b.menus[m.Name] = m
	}
	for _, r := range g.Rules {
		b.rules[r.Name] = r
	}
	if g.Begin != nil {
		b.root(b.rule(g.Begin))
	}
	for _, s := range g.Scenarios {
		if s.Begin != nil && b.nodes[s.Begin] == nil {
			b.root(b.rule(s.Begin))
		}
	}
	for _, e := range events(g) {
		b.root(b.event(e))
	}
	for _, r := range g.Rules {
		if b.nodes[r] == nil {
			b.root(b.rule(r))
		}
	}
	for _, a := range g.Actions {
		if b.nodes[a] == nil {
			b.root(b.action(a))
		}
	}
	return b.out
}

func (b *builder) root(n *Node) { b.out.Roots = append(b.out.Roots, n) }

// events returns the events of the table that something is bound to, in the order of the rules.
func events(g *model.Game) []model.Event {
	var out []model.Event
	add := func(bd *model.Binding) {
		if bd == nil || bd.Event.Rule != nil || bd.Event.Action != nil || bd.Event.Menu != nil {
			return
		}
		e := bd.Event
		if e.Track != nil {
			e = model.Event{Track: e.Track}
		}
		if !slices.Contains(out, e) {
			out = append(out, e)
		}
	}
	for _, r := range g.Rules {
		add(r.Binding)
	}
	for _, a := range g.Actions {
		add(a.Binding)
	}
	return out
}

// node makes a node, or finds it; fresh says that its edges are still to be made.
func (b *builder) node(key any, id, title, kind, ref string) (n *Node, fresh bool) {
	if n := b.nodes[key]; n != nil {
		return n, false
	}
	n = &Node{ID: id, Title: title, Kind: kind, Ref: ref}
	b.nodes[key] = n
	b.out.Nodes = append(b.out.Nodes, n)
	return n, true
}

func (b *builder) edge(from, to *Node, how string) {
	for _, e := range from.Edges {
		if e.To == to && e.How == how {
			return
		}
	}
	from.Edges = append(from.Edges, Edge{to, how, b.open[to]})
}

func (b *builder) rule(r *model.Rule) *Node {
	kind := "rule"
	if r.Phase {
		kind = "phase"
	}
	n, fresh := b.node(r, "rule_"+r.Name, r.Title, kind, r.Ref)
	if !fresh {
		return n
	}
	return b.around(n, model.Event{Rule: r}, func() { b.body(n, r.Body) })
}

func (b *builder) action(a *model.Action) *Node {
	n, fresh := b.node(a, "action_"+a.Name, a.Title, "action", a.Ref)
	if !fresh {
		return n
	}
	return b.around(n, model.Event{Action: a}, func() { b.body(n, a.Body) })
}

func (b *builder) menu(m *model.Menu) *Node {
	n, fresh := b.node(m, "menu_"+m.Name, m.Title, "menu", m.Ref)
	if !fresh {
		return n
	}
	return b.around(n, model.Event{Menu: m}, func() {
		for _, a := range m.Actions {
			b.edge(n, b.action(a), "offers")
		}
	})
}

func (b *builder) event(e model.Event) *Node {
	name := e.Name
	if e.Track != nil {
		name = "enter " + e.Track.Thing.Title
	}
	n, fresh := b.node(e, "event_"+english.Slug(name), name, "event", "")
	if !fresh {
		return n
	}
	return b.around(n, e, func() {})
}

// around makes the edges of a node: what it does, between what is bound to its event.
func (b *builder) around(n *Node, e model.Event, does func()) *Node {
	b.open[n] = true
	b.hooks(n, e, model.Instead)
	b.hooks(n, e, model.Before)
	does()
	b.hooks(n, e, model.After)
	b.open[n] = false
	return n
}

func (b *builder) hooks(n *Node, e model.Event, mo model.Moment) {
	how := map[model.Moment]string{model.Instead: "instead of", model.Before: "before", model.After: "after"}[mo]
	for _, h := range b.order.Hooks(e, mo) {
		if h.Rule != nil {
			b.edge(n, b.rule(h.Rule), how)
		} else {
			b.edge(n, b.action(h.Action), how)
		}
	}
}

// body follows the statements: what they run and offer.
func (b *builder) body(n *Node, ss []*model.Stmt) {
	model.WalkStmts(ss, func(s *model.Stmt) {
		switch s.Calls {
		case model.CallsRule:
			if r := b.rules[english.Slug(s.Label)]; r != nil {
				b.edge(n, b.rule(r), "runs")
			}
		case model.CallsMenu:
			if m := b.menus[english.Slug(s.Label)]; m != nil {
				b.edge(n, b.menu(m), "offers")
			}
		}
	}, nil)
}
