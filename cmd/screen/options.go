package screen

import (
	"fmt"
	"strings"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// maxRows is how many lines of options are shown unless all are asked for.
const maxRows = 20

// decision draws the pending decision: who decides what, and the options.
func (s *Screen) decision() []string {
	a := s.S.M.Pending()
	if a == nil {
		return nil
	}
	opts := s.S.Options()
	head := fmt.Sprintf("%s: %s%s", s.S.Player().Title, a.Title, model.Cite(a.Ref))
	if len(opts) > 9 {
		head += fmt.Sprintf(", %d options", len(opts))
	}
	out := []string{s.paint(bright, head)}
	out = append(out, s.about(a)...)
	if len(opts) == 0 {
		return append(out, s.paint(alarm, "There is no legal option: the game is stuck. This is a fault of the content; undo goes back."))
	}
	all := make([]int, len(opts))
	for i := range all {
		all[i] = i
	}
	out = append(out, s.list(all, false)...)
	return append(out, s.open(a)...)
}

// about says what a choice within a rule is for: whose statement asks it, and how the section begins that it rests on. A menu says that by its
// actions.
func (s *Screen) about(a *machine.Ask) []string {
	given := s.given(a)
	if a.Acts != nil {
		return s.faintly(given)
	}
	text := ""
	switch in := s.asker(a); {
	case in != "" && in != a.Title && given != "":
		text = in + ": " + given + ". "
	case in != "" && in != a.Title:
		text = in + ". "
	case given != "":
		text = given + ". "
	}
	if sec := s.section(a.Ref); a.Ref != "" && sec != nil {
		text += firstSentence(sec.Text)
	}
	return append(s.faintly(text), s.soFar(a)...)
}

// soFar says which members of a set have been chosen already, and what they add up to.
func (s *Screen) soFar(a *machine.Ask) []string {
	if a.SoFar == nil {
		return nil
	}
	m := machine.New(s.S.P) // asked of a copy: the question must not touch the game
	m.StandIn(s.S.M)
	so, text := a.SoFar(m), ""
	if len(so.Members) > 0 {
		var names []string
		for _, v := range so.Members {
			names = append(names, shown(m.P.Game.Show(a.Types[0], v)))
		}
		text = "Chosen so far: " + strings.Join(names, ", ") + ". "
	}
	if so.Limit != model.None {
		text += fmt.Sprintf("%s of %s.", m.P.Game.Show(model.TNumber, so.Total), m.P.Game.Show(model.TNumber, so.Limit))
	}
	return s.faintly(text)
}

func (s *Screen) faintly(text string) []string {
	lines := layout.Wrap(text, lineWidth-2)
	for i, l := range lines {
		lines[i] = s.paint(faint, "  "+l)
	}
	return lines
}

// given is what the decision is about: what the rule that asks has been told, which member of a loop it is. Counters that are not seen are left out;
// and where players hold hands or choose in secret, so is everything else, for it may follow from what only one of them knows.
func (s *Screen) given(a *machine.Ask) string {
	m, g := s.S.M, s.S.P.Game
	base, private := m.F[len(m.F)-1].Base, s.S.P.Private()
	var list []string
	for _, x := range a.About {
		v := m.L[base+x.At]
		if v == model.None {
			continue
		}
		piece := x.Type.Base == model.ThingOf && s.S.P.Ids.PieceLo <= v && v < s.S.P.Ids.PieceHi
		if piece && !view.Sees(m, s.viewer(), v) || !piece && private || s.decides(x.Type, v) {
			continue
		}
		list = append(list, strings.ReplaceAll(x.Name, "_", " ")+" "+shown(g.Show(x.Type, v)))
	}
	return strings.Join(list, ", ")
}

// decides says whether a player or side is the one that decides: that is said already.
func (s *Screen) decides(t model.Type, v int32) bool {
	if t.Base != model.ThingOf || s.S.Player() == nil {
		return false
	}
	x := s.S.P.Game.Things[v]
	return x == s.S.Player() || x.Player == s.S.Player() && isA(x.Kind, "side")
}

// asker is the title of the rule or action in whose text a decision stands: the last that begins before it.
func (s *Screen) asker(a *machine.Ask) string {
	title, from := "", -1
	note := func(t string, o model.Origin) {
		if o.Range.Filename == a.At.Filename && o.Range.Start.Byte <= a.At.Start.Byte && o.Range.Start.Byte > from {
			title, from = t, o.Range.Start.Byte
		}
	}
	for _, r := range s.S.P.Game.Rules {
		note(r.Title, r.Origin)
	}
	for _, x := range s.S.P.Game.Actions {
		note(x.Title, x.Origin)
	}
	return title
}

// firstSentence is the beginning of a text.
func firstSentence(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if i := strings.Index(text, ". "); i >= 0 {
		return text[:i+1]
	}
	return text
}

// list draws options: all of them, or grouped if they are too many. From now on the numbers that it shows are those that may be typed.
func (s *Screen) list(which []int, full bool) []string {
	opts := s.S.Options()
	s.listed = map[int]bool{}
	var entries, beside []string
	for _, i := range which {
		if a, _ := s.S.M.Option(i); a == s.S.M.Pending() {
			entries = append(entries, entry(i, opts[i]))
		} else { // it does not answer the decision
			beside = append(beside, entry(i, opts[i]))
		}
	}
	rows := columns(entries, lineWidth)
	if len(beside) > 0 {
		rows = append(append(rows, s.paint(faint, "at any time:")), columns(beside, lineWidth)...)
		entries = append(entries, beside...)
	}
	if full || len(rows) <= maxRows {
		s.numbered(which)
		return rows
	}
	if groups := s.groups(which); len(groups) > 1 {
		return append(groups, s.paint(faint, "\""+groupKey(groups[0])+"\" lists these alone, more lists all"))
	}
	n := fitting(entries)
	s.numbered(which[:n])
	return append(columns(entries[:n], lineWidth), s.paint(faint, fmt.Sprintf("and %d more: type more, or the beginning of a key", len(entries)-n)))
}

// numbered notes options that are shown with their numbers.
func (s *Screen) numbered(which []int) {
	for _, i := range which {
		s.listed[i] = true
	}
}

// fitting is how many entries fill the lines that there are.
func fitting(entries []string) int {
	n := len(entries)
	for n > 1 && len(columns(entries[:n], lineWidth)) > maxRows-1 {
		n--
	}
	return n
}

// entry is one option with its number; the title is left out where the key says it all, or there is no room.
func entry(i int, o interp.Option) string {
	if plainKey(o.Key) == plainKey(model.Slug(o.Title)) {
		return fmt.Sprintf("%3d) %s", i+1, o.Key)
	}
	if line := fmt.Sprintf("%3d) %s %s", i+1, layout.Fill(o.Key, 24), o.Title); layout.Width(line) <= lineWidth {
		return line
	}
	return fmt.Sprintf("%3d) %s", i+1, o.Key)
}

// groupKey is what a drawn group begins with.
func groupKey(line string) string { return strings.Split(strings.TrimSpace(line), "  ")[0] }

// group is options that begin alike.
type group struct {
	key   string
	count int
	parts []*group
}

// groups draws options by action, and for each action by actor, with their numbers; or by actor alone if there is but one action.
func (s *Screen) groups(which []int) []string {
	if s.S.M.Pending().Acts == nil {
		return nil
	}
	var byAction []*group
	for _, i := range which {
		a, opt := s.S.M.Option(i)
		act, actor := actionOf(a, opt), opt[min(1, len(opt)-1)]
		g := add(&byAction, s.actionKey(act))
		if act != nil && actor != model.None && len(act.Types) > 0 && act.Types[0].Base != model.Invalid {
			add(&g.parts, s.S.P.Game.Things[actor].Name)
		}
	}
	list := byAction
	if len(byAction) == 1 {
		list = byAction[0].parts
		for _, p := range list {
			p.key = byAction[0].key + " " + p.key
		}
	}
	return drawGroups(list)
}

func drawGroups(list []*group) []string {
	widest := 0
	for _, g := range list {
		widest = max(widest, layout.Width(g.key))
	}
	var out []string
	for _, g := range list {
		line := fmt.Sprintf("  %s %4d", layout.Fill(g.key, widest), g.count)
		var parts []string
		for _, p := range g.parts {
			parts = append(parts, fmt.Sprintf("%s %d", p.key, p.count))
		}
		if len(parts) > 0 {
			line += "  " + strings.Join(parts, ", ")
		}
		if layout.Width(line) > lineWidth {
			line = layout.Cut(line, lineWidth-4) + " ..."
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

// actionOf is the action of an option, nil of passing.
func actionOf(a *machine.Ask, opt []int32) *machine.Act {
	for _, x := range a.Acts {
		if opt[0] != machine.PassOption && x.Action.Index == opt[0] {
			return x
		}
	}
	return nil
}

func (s *Screen) actionKey(x *machine.Act) string {
	if x == nil {
		return s.S.M.Pending().Pass
	}
	return x.Action.Name
}
