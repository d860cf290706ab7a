package screen

import (
	"fmt"
	"strconv"
	"strings"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// group is options that begin alike.
type group struct {
	key   string
	title string // what the line says before the count
	count int
	parts []string
	of    []*group
}

// grouped draws options by what they act on: by action, each with who can take it; of one action by
// who takes it, each with what it is done to. Nil if that groups nothing.
func (s *Screen) grouped(which []int) []string {
	if s.S.M.Pending().Acts == nil {
		return nil
	}
	var actions []*group
	for _, i := range which {
		a, opt := s.S.M.Option(i)
		act := actionOf(a, opt)
		g := add(&actions, s.actionKey(act))
		if act == nil {
			continue
		}
		actor, rest := s.actor(act, opt, i)
		if actor == "" {
			continue
		}
		p := add(&g.of, actor)
		if rest != "" {
			p.parts = append(p.parts, rest)
		}
	}
	list := actions
	if acts := withActors(actions); len(acts) == 1 {
		list = acts[0].of
		for _, g := range actions {
			if g != acts[0] {
				list = append(list, g)
			}
		}
		for _, g := range acts[0].of {
			g.title = g.key
			if len(s.S.M.Pending().Acts) > 1 {
				g.key = acts[0].key + " " + g.key
			}
		}
	}
	if len(list) < 2 {
		return nil
	}
	if len(list) < maxRows {
		return append(s.drawGroups(list), s.paint(faint, fmt.Sprintf("type %q for these alone, \"more\" for all", list[0].key)))
	}
	var short []string
	for _, g := range list {
		short = append(short, fmt.Sprintf("%s %d", g.name(), g.count))
	}
	rows := columns(short, s.Width-2, s.Width)
	for i, r := range rows {
		rows[i] = "  " + r
	}
	return append(cut(rows, maxRows-1, s.rest("more")), s.paint(faint, fmt.Sprintf("type %q for these alone, \"more\" for all", list[0].key)))
}

// withActors is the actions that are taken by somebody.
func withActors(list []*group) (out []*group) {
	for _, g := range list {
		if len(g.of) > 0 {
			out = append(out, g)
		}
	}
	return out
}

// actor is who takes an action, as the option's key has it, and what comes behind it in the key.
func (s *Screen) actor(act *machine.Act, opt []int32, i int) (name, rest string) {
	if len(opt) < 2 || opt[1] == model.None || len(act.Types) == 0 || act.Types[0].Base == model.Invalid {
		return "", ""
	}
	key := s.S.Options()[i].Key
	key = strings.TrimPrefix(key, act.Action.Name+" ")
	short, _ := interp.Name(s.S.M, opt[1], act.Types[0], 1, nil)
	full := short
	if act.Types[0].Base == model.ThingOf {
		full = s.S.P.Game.Things[opt[1]].Name + "@" + short
	}
	for _, n := range []string{full, short} {
		if rest, ok := strings.CutPrefix(key, n); ok {
			return n, strings.TrimPrefix(rest, "-")
		}
	}
	return short, ""
}

func (g *group) name() string {
	if g.title != "" {
		return g.title
	}
	return g.key
}

func (s *Screen) drawGroups(list []*group) []string {
	widest := 0
	for _, g := range list {
		widest = max(widest, layout.Width(g.name()))
	}
	var out []string
	for _, g := range list {
		parts := g.parts
		for _, p := range g.of {
			parts = append(parts, p.key+" "+strconv.Itoa(p.count))
		}
		line := fmt.Sprintf("  %s %4d", layout.Fill(g.name(), widest), g.count)
		for i, p := range parts {
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

// add counts one more of a group.
func add(list *[]*group, key string) *group {
	for _, g := range *list {
		if g.key == key {
			g.count++
			return g
		}
	}
	g := &group{key: key, count: 1}
	*list = append(*list, g)
	return g
}
