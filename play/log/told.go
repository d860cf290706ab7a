package log

import (
	"slices"
	"strings"

	"sandtable/schema/english"
)

// Weight says how much a line of the log matters to who reads only a part of it.
type Weight int8

// The weights.
const (
	Light Weight = iota - 1 // shuffles, moves between piles that show nothing new, names of rules
	Usual
	Heavy // a piece leaves the board, and why; what a roll needs and whether it is reached; how the game ends
	Last  // the roll that was thrown last
)

// Told is a line of the log as somebody reads it.
type Told struct {
	Text   string
	Weight Weight
	Roll   bool // it tells a roll
	Own    bool // it tells what the reader decided, or what came of it without dice and losses
	Said   bool // the rules say it in words of their own
	Head   bool // it names a phase or rule
}

// Foreign leaves out what readers know because they decided it themselves.
func Foreign(list []Told) []Told {
	return slices.DeleteFunc(slices.Clone(list), func(l Told) bool { return l.Own })
}

// Texts returns what lines say.
func Texts(list []Told) []string {
	return english.Each(list, func(l Told) string { return l.Text })
}

// Rolls returns what was thrown, each roll after the decision that it came of, which is named
// once. Nothing more comes of a decision once less is set in, or a phase or rule begins beside it.
func Rolls(list []Told) (out []string) {
	by, at := "", 0
	for _, l := range list {
		text, decided := strings.CutPrefix(strings.TrimSpace(l.Text), "> ")
		if in := indent(l.Text); text != "" && (in < at || in == at && l.Head) {
			by = ""
		}
		switch {
		case decided:
			by, at = text, indent(l.Text)
		case l.Roll:
			out, by = append(out, english.Join(": ", by, text)), ""
		}
	}
	return out
}

// Weighed returns lines without their indents, and no empty ones, as they matter at once: the last
// roll the most, what the reader decided the least, unless it came of that roll.
func Weighed(list []Told) (out []Told) {
	last := len(list) - 1
	for last >= 0 && !list[last].Roll {
		last--
	}
	came := false
	for i, l := range list {
		came = i == last || came && indent(l.Text) >= indent(list[last].Text)
		switch {
		case i == last:
			l.Weight = Last
		case l.Own && !came:
			l.Weight = Light
		}
		if l.Text = strings.TrimSpace(l.Text); l.Text != "" {
			out = append(out, l)
		}
	}
	return out
}

// Weightiest keeps as many lines as fit, the light ones going first and the old ones before the new
// ones. They stay in their order. If some fit, fewer must fit too.
func Weightiest(list []Told, fits func([]Told) bool) []Told {
	if fits(list) {
		return list
	}
	order := make([]int, len(list)) // the weightiest first, of them the newest
	for i := range order {
		order[i] = len(list) - 1 - i
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(list[b].Weight) - int(list[a].Weight) })
	keep := func(n int) []Told {
		of := slices.Sorted(slices.Values(order[:n]))
		out := make([]Told, n)
		for i, at := range of {
			out[i] = list[at]
		}
		return out
	}
	low, high := 0, len(list) // so many fit; so many do not
	for low+1 < high {
		if n := (low + high) / 2; fits(keep(n)) {
			low = n
		} else {
			high = n
		}
	}
	return keep(low)
}
