package line

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/play/say"
	"sandtable/play/talk/match"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/prose"
)

// list draws options: all of them, or on few lines if there are many. From now on the numbers that
// it shows are those that may be typed.
func (s *Screen) list(which []int, full bool) []string {
	if s.Reader {
		return s.saidList(which, full || len(which) <= mostAsked)
	}
	which, left := s.few(which, full)
	answers, beside := s.talk.Apart(which)
	s.talk.Listed = nil
	ways := []func(which []int) []string{s.described, s.stood, s.titled, s.keyed}
	if full {
		ways = ways[:3]
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
			rows = append(append(rows, s.paint(say.Faint, "at any time:")), s.titled(beside)...)
		}
		if full || len(rows) <= maxRows {
			s.talk.Number(which...)
			return append(rows, left...)
		}
	}
	if rows := s.grouped(answers); rows != nil {
		if len(beside) > 0 {
			rows = append(rows, s.paint(say.Faint, fmt.Sprintf("at any time: %s", english.Count(len(beside), "option"))))
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
	return which[:mostListed], []string{s.paint(say.Faint, text)}
}

// described lists options each with what it says in words, as cards do; nil if none says anything.
func (s *Screen) described(which []int) []string {
	var out []string
	says := false
	for _, i := range which {
		label := fmt.Sprintf("%3d) ", i+1)
		text := s.entry(i)[len(label):]
		if about := s.talk.Says(i); about != "" {
			text, says = text+": "+about, true
		}
		out = append(out, prose.Hang(label, text, s.Width)...)
	}
	if !says {
		return nil
	}
	return out
}

// stood lists options each with what it takes, or how the piece stands that it begins with, in as
// many columns as fit; nil if there are more than few, or that does not tell them apart.
func (s *Screen) stood(which []int) []string {
	if len(which) > 2*maxRows {
		return nil
	}
	stands, costs := s.talk.Stands(which), s.talk.Costs(which)
	told := slices.DeleteFunc(slices.Clone(stands), func(text string) bool { return text == "" })
	if len(slices.Compact(told)) < 2 && costs == nil {
		return nil // it does not tell them apart
	}
	for j, i := range which {
		stands[j] = english.Join("; ", stands[j], costs[i])
	}
	out := english.Each(which, s.entry)
	for i, text := range stands {
		if text != "" {
			out[i] += " (" + text + ")"
		}
	}
	return prose.Columns(out, s.Width, 4)
}

// titled lists options with their numbers, keys and titles, in as many columns as fit.
func (s *Screen) titled(which []int) []string {
	return prose.Columns(english.Each(which, s.entry), s.Width, 4)
}

// keyed lists options with their numbers and keys.
func (s *Screen) keyed(which []int) []string {
	key := func(i int) string { return fmt.Sprintf("%3d) %s", i+1, s.talk.S.Options()[i].Key) }
	return prose.Columns(english.Each(which, key), s.Width, s.Width)
}

// named lists the keys alone, as many as fit.
func (s *Screen) named(which []int) []string {
	keys := s.talk.Keys(which[:min(len(which), mostKeys)])
	rows := prose.Hang("  ", strings.Join(runs(keys), "  "), s.Width)
	if len(rows) < maxRows && len(which) <= mostKeys {
		return append(rows, s.paint(say.Faint, "type one or several of them; \"more\" lists all with numbers"))
	}
	return append(rows[:min(len(rows), maxRows-1)], s.paint(say.Faint, "and so on: more lists all"))
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

// nextKey returns the key that comes after one that begins with a single letter: c7 after b7.
func nextKey(key string) string {
	if len(key) < 2 || key[0] < 'a' || key[0] >= 'z' || key[1] >= 'a' && key[1] <= 'z' {
		return ""
	}
	return string(key[0]+1) + key[1:]
}

// entry returns one option with its number; the title is left out where the key says it all, or
// there is no room, and the key where the title begins with it.
func (s *Screen) entry(i int) string {
	o := s.talk.S.Options()[i]
	if strings.HasPrefix(o.Title, o.Key+": ") { // none: nobody else comes
		return fmt.Sprintf("%3d) %s", i+1, layout.Cut(o.Title, s.Width-5))
	}
	if match.SameKey(o.Key, o.Title) {
		return fmt.Sprintf("%3d) %s", i+1, o.Key)
	}
	if head, called, found := strings.Cut(o.Title, " "); found && !strings.HasSuffix(head, ":") && match.SameKey(o.Key, head) { // a place with a name
		return fmt.Sprintf("%3d) %s %s", i+1, o.Key, called)
	}
	if line := fmt.Sprintf("%3d) %s %s", i+1, layout.Fill(o.Key, 24), o.Title); layout.Width(line) <= s.Width {
		return line
	}
	return fmt.Sprintf("%3d) %s", i+1, o.Key)
}
