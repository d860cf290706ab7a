package screen

import (
	"fmt"
	"strconv"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// list draws options: all of them, or on few lines if there are many. From now on the numbers that
// it shows are those that may be typed.
func (s *Screen) list(which []int, full bool) []string {
	if s.Reader {
		return s.saidList(which, full || len(which) <= mostAsked)
	}
	which, left := s.few(which, full)
	answers, beside := s.apart(which)
	s.listed = nil
	ways := []func(which []int) []string{s.described, s.titled, s.keyed}
	if full {
		ways = ways[:2]
	}
	if !full && len(which) > mostRowed*maxRows {
		ways = nil // they do not fit, whatever they are called
	}
	for _, way := range ways {
		rows := way(answers)
		if rows == nil {
			continue
		}
		if len(beside) > 0 {
			rows = append(append(rows, s.paint(faint, "at any time:")), s.titled(beside)...)
		}
		if full || len(rows) <= maxRows {
			s.numbered(which)
			return append(rows, left...)
		}
	}
	if rows := s.grouped(answers); rows != nil {
		if len(beside) > 0 {
			rows = append(rows, s.paint(faint, fmt.Sprintf("at any time: %s", english.Count(len(beside), "option"))))
		}
		return rows
	}
	return s.named(append(answers, beside...))
}

// What a list holds of very many options.
const (
	mostListed = 2000   // that are listed with their numbers where all are asked for
	mostKeys   = 10_000 // whose keys are looked at for what fits
	mostRowed  = 100    // that stand beside one another at most
)

// few cuts a list that nobody would read, and says how to see the others.
func (s *Screen) few(which []int, full bool) (shown []int, left []string) {
	if !full || len(which) <= mostListed {
		return which, nil
	}
	text := fmt.Sprintf("%d more: type a word of the one you mean to list these alone", len(which)-mostListed)
	return which[:mostListed], []string{s.paint(faint, text)}
}

// apart tells the options that answer the decision from those that are offered beside it.
func (s *Screen) apart(which []int) (answers, beside []int) {
	for _, i := range which {
		if a, _ := s.S.M.Option(i); a == s.S.M.Pending() {
			answers = append(answers, i)
		} else {
			beside = append(beside, i)
		}
	}
	return answers, beside
}

// numbered notes options that are shown with their numbers.
func (s *Screen) numbered(which []int) {
	if s.listed == nil {
		s.listed = map[int]bool{}
	}
	for _, i := range which {
		s.listed[i] = true
	}
}

// shownAt is the option whose number a word is, if the list shown last has it and it is still legal.
func (s *Screen) shownAt(word string) (int, bool) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > len(s.S.Options()) || !s.listed[n-1] {
		return 0, false
	}
	return n - 1, true
}

// described lists options each with what it says in words, as cards do; nil if none says anything.
func (s *Screen) described(which []int) []string {
	var out []string
	says := false
	for _, i := range which {
		label := fmt.Sprintf("%3d) ", i+1)
		text := s.entry(i)[len(label):]
		if about := s.says(i); about != "" {
			text, says = text+": "+about, true
		}
		out = append(out, hang(label, text, s.Width)...)
	}
	if !says {
		return nil
	}
	return out
}

// says is what is written on the one card that an option is about.
func (s *Screen) says(i int) string {
	text := ""
	for _, t := range s.optionThings(i) {
		if !t.Kind.Is(model.KindCard) {
			continue
		}
		if text != "" {
			return ""
		}
		text = s.cardText(t)
	}
	return text
}

// cardText is the figures of a card and its words, in one line.
func (s *Screen) cardText(t *model.Thing) string {
	var parts []string
	for _, f := range s.maker.Printed(t) {
		if text := f.String(); text != "" {
			parts = append(parts, text)
		}
	}
	figures, text := strings.Join(parts, "; "), strings.TrimSuffix(s.wordsOf(t.Origin, t.Kind), ".")
	if figures == "" || text == "" {
		return figures + text
	}
	return figures + ". " + text
}

// optionThings is the things that an option names: who acts, and what is chosen.
func (s *Screen) optionThings(i int) []*model.Thing {
	a, opt := s.S.M.Option(i)
	types := a.Types
	if a.Acts != nil {
		x := actionOf(a, opt)
		if x == nil {
			return nil
		}
		types, opt = x.Types, opt[1:]
	} else if opt[0] == machine.PassOption {
		return nil
	}
	var out []*model.Thing
	for j, v := range opt {
		if j < len(types) && types[j].Base == model.ThingOf && v >= 0 && int(v) < len(s.S.P.Game.Things) && s.S.P.Game.Things[v] != nil {
			out = append(out, s.S.P.Game.Things[v])
		}
	}
	return out
}

// acting is the space where the pending decision acts, as its first option tells: where who acts
// stands, or the space that is chosen.
func (s *Screen) acting(sc *scene.Scene) *scene.Thing {
	for i := range s.S.Options() { // none at the end
		for _, t := range s.optionThings(i) {
			r := sc.Find(t.ID)
			if r == scene.None {
				continue
			}
			if on := sc.Things[r].On; on != scene.None {
				r = on
			}
			if sc.IsCell(r) {
				return &sc.Things[r]
			}
		}
	}
	return nil
}

// titled lists options with their numbers, keys and titles, in as many columns as fit.
func (s *Screen) titled(which []int) []string {
	var entries []string
	for _, i := range which {
		entries = append(entries, s.entry(i))
	}
	return columns(entries, s.Width, 4)
}

// keyed lists options with their numbers and keys.
func (s *Screen) keyed(which []int) []string {
	var entries []string
	for _, i := range which {
		entries = append(entries, fmt.Sprintf("%3d) %s", i+1, s.S.Options()[i].Key))
	}
	return columns(entries, s.Width, s.Width)
}

// named lists the keys alone, as many as fit.
func (s *Screen) named(which []int) []string {
	opts := s.S.Options()
	var keys []string
	for _, i := range which[:min(len(which), mostKeys)] {
		keys = append(keys, opts[i].Key)
	}
	rows := hang("  ", strings.Join(runs(keys), "  "), s.Width)
	if len(rows) < maxRows && len(which) <= mostKeys {
		return append(rows, s.paint(faint, "type one or several of them; \"more\" lists all with numbers"))
	}
	return append(rows[:min(len(rows), maxRows-1)], s.paint(faint, "and so on: more lists all"))
}

// leastRun is how many keys that follow one another are written as from where to where they go.
const leastRun = 3

// runs writes keys that follow one another as a run: a1 b1 c1 as a1..c1.
func runs(keys []string) []string {
	var out []string
	for i := 0; i < len(keys); {
		n := i + 1
		for n < len(keys) && nextKey(keys[n-1]) == keys[n] {
			n++
		}
		if n-i >= leastRun {
			out = append(out, keys[i]+".."+keys[n-1])
		} else {
			out = append(out, keys[i:n]...)
		}
		i = n
	}
	return out
}

// nextKey is the key that comes after one that begins with a single letter: c7 after b7.
func nextKey(key string) string {
	if len(key) < 2 || key[0] < 'a' || key[0] >= 'z' || key[1] >= 'a' && key[1] <= 'z' {
		return ""
	}
	return string(key[0]+1) + key[1:]
}

// entry is one option with its number; the title is left out where the key says it all, or there is
// no room.
func (s *Screen) entry(i int) string {
	o := s.S.Options()[i]
	if plainKey(o.Key) == plainKey(english.Slug(o.Title)) {
		return fmt.Sprintf("%3d) %s", i+1, o.Key)
	}
	if line := fmt.Sprintf("%3d) %s %s", i+1, layout.Fill(o.Key, 24), o.Title); layout.Width(line) <= s.Width {
		return line
	}
	return fmt.Sprintf("%3d) %s", i+1, o.Key)
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
