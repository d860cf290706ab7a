package programs

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sandtable/interp/effect"
	"sandtable/schema/lang"
)

// described is a statement as its description says: any word of the table, with its labels and some
// of its attributes. So a word that nobody has thought of here is tried too. What the checker
// refuses is taken out.
func (w *writer) described(d int) *part {
	all := effect.All()
	e := all[w.n(len(all))]
	head, rest := e.Name, ""
	noun := false
	for _, l := range e.Labels {
		switch l.Name {
		case "what":
			noun = e.Attr("the") != nil
			if !noun {
				head += fmt.Sprintf(" %q", w.name("what"))
			}
		case "game":
			head += " game"
		case "menu":
			head += ` "Turn"`
		case "rule":
			head += fmt.Sprintf(" %q", w.rules[w.n(len(w.rules))].title)
		default:
			head += " " + w.name("w")
		}
	}
	if e.Fields {
		rest += fmt.Sprintf("%s = %s\n", w.one("hits", "up", w.name("w")), w.expr(w.one(number, truth), 1))
	}
	for _, a := range e.Attrs {
		if a.Name == "the" || !a.Required && w.chance(60) {
			continue
		}
		rest += fmt.Sprintf("%s = %s\n", a.Name, w.attribute(a))
	}
	p := leaf("%s {\n%s}", head, rest)
	if noun {
		p = deed(e.Name, w.one(w.man(1), w.man(1), w.spot(1), "hour", "pile", w.menSet(1)), rest)
	}
	if d > 0 && slices.Contains(e.Blocks, "statement") {
		p = block(strings.TrimSuffix(strings.TrimSuffix(p.lines[0], "}"), "\n"), w.body(d-1)...)
	}
	return p
}

// attribute is a value of the type that the description of an attribute names.
func (w *writer) attribute(a lang.Attr) string {
	switch first, _, _ := strings.Cut(a.Type, " "); first {
	case "number", "bool":
		return w.expr(map[string]string{"number": number, "bool": truth}[first], 1)
	case "player":
		return w.expr(player, 0)
	case "set", "set,":
		return w.one(w.expr(men, 1), w.expr(spaces, 1), "red_pawn.supply")
	case "place":
		return w.one(w.spot(1), "camp", "spent", "supply", "bag")
	case "up":
		return w.one("up", "down")
	case "name":
		return w.one("wound", "mine", "fresh", "tired")
	case "die":
		return w.one("d6", "pool(2, d6)")
	case "text":
		return `"So."`
	}
	return w.expr(w.one(number, man, space, player), 1)
}

// TestAllWordsAreTried: each statement of the table stands in some program that is played.
func TestAllWordsAreTried(t *testing.T) {
	missing := map[string]bool{}
	for _, e := range effect.All() {
		missing[e.Name] = true
	}
	word := regexp.MustCompile(`(?m)^\s*([a-z]+)\b[^=\n]*\{`)
	for seed := range 200 {
		if len(missing) == 0 {
			return
		}
		p := (&writer{decisions: decided(random(uint64(seed)))}).program()
		if g, _, err := p.clean(); g == nil || err != nil {
			continue
		}
		for _, file := range p.parts() {
			text, _ := file.text()
			for _, m := range word.FindAllStringSubmatch(text, -1) {
				delete(missing, m[1])
			}
		}
	}
	for name := range missing {
		t.Errorf("no program has %s", name)
	}
}
