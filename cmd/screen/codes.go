package screen

import (
	"sort"
	"strings"
	"unicode"

	"sandtable/schema/model"
)

// codes are short names of counters for the cells of the board: two letters where that tells them apart, else a few more. They follow from the
// game alone, so a counter has the same code throughout.
type codes struct {
	of      map[string]string     // by title
	faces   map[model.Face]string // as the game's own drawings call them, some by side
	markers map[string]string     // by name; lower case
}

func newCodes(g *model.Game) *codes {
	c := &codes{of: map[string]string{}, faces: g.Faces, markers: map[string]string{}}
	used := map[string]bool{}
	for face, word := range g.Faces {
		if face.Side == "" {
			c.of[face.Title] = word
		}
		used[strings.ToLower(word)] = true
	}
	for _, t := range g.Things {
		if t == nil || c.of[t.Title] != "" {
			continue
		}
		if word := told(t); word != "" {
			c.of[t.Title] = word
			used[strings.ToLower(word)] = true
		}
	}
	for _, t := range pieceTitles(g) {
		if c.of[t] == "" {
			c.of[t] = shortest(t, used)
		}
	}
	taken := map[string]bool{} // by the words that say what ground it is, too
	for _, m := range g.Maps {
		for _, sign := range m.Signs {
			taken[sign.Word] = true
		}
	}
	for _, m := range g.Markers {
		c.markers[m.Name] = strings.ToLower(firstFree(beginnings(m.Title), taken))
	}
	return c
}

// shownOf is what a kind says that a board shows of its counters.
func shownOf(k *model.Kind) []*model.Field {
	for ; k != nil; k = k.Parent {
		if len(k.Shown) > 0 {
			return k.Shown
		}
	}
	return nil
}

// told is the short name of a counter that the game itself tells, or "".
func told(t *model.Thing) string {
	word := ""
	for _, f := range shownOf(t.Kind) {
		word += f.Texts[t.ID]
	}
	return strings.Join(strings.Fields(word), "_")
}

// beginnings are the first letter of a title, and ever more.
func beginnings(title string) []string {
	var out []string
	all := []rune(title)
	for n := range all {
		out = append(out, string(all[:n+1]))
	}
	return append(out, title)
}

// pieceTitles lists the titles of all counters, those of several words first: they have the fewest good short names.
func pieceTitles(g *model.Game) []string {
	seen := map[string]bool{}
	var out []string
	for _, t := range g.Things {
		if t != nil && isA(t.Kind, "piece") && !isA(t.Kind, "card") && !seen[t.Title] {
			seen[t.Title] = true
			out = append(out, t.Title)
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return len(words(out[i])) > 1 && len(words(out[j])) == 1 })
	return out
}

// isA says whether a kind belongs to a built-in one.
func isA(k *model.Kind, name string) bool {
	for ; k != nil; k = k.Parent {
		if k.Name == name && k.Builtin() {
			return true
		}
	}
	return false
}

func words(s string) []string {
	return strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// shortest is the first free code for a title: its initials, its first letters, its first letter with any later one, ever more letters.
func shortest(title string, used map[string]bool) string {
	var tries []string
	ws := words(title)
	if len(ws) == 0 {
		return firstFree([]string{title}, used)
	}
	if len(ws) > 1 {
		initials := ""
		for _, w := range ws {
			initials += strings.ToUpper(initial(w))
		}
		tries = append(tries, initials)
	}
	all := []rune(strings.Join(ws, ""))
	for i := 1; i < len(all); i++ {
		tries = append(tries, capital(string([]rune{all[0], all[i]})))
	}
	for n := 3; n < len(all); n++ {
		tries = append(tries, capital(string(all[:n])))
	}
	tries = append(tries, capital(string(all)))
	return firstFree(tries, used)
}

// initial is the first letter.
func initial(s string) string {
	for _, r := range s {
		return string(r)
	}
	return "?"
}

func capital(s string) string {
	i := initial(s)
	return strings.ToUpper(i) + strings.ToLower(strings.TrimPrefix(s, i))
}

// firstFree takes the first name that is not taken; the last with a number if all are.
func firstFree(tries []string, used map[string]bool) string {
	for _, t := range tries {
		if !used[strings.ToLower(t)] {
			used[strings.ToLower(t)] = true
			return t
		}
	}
	last := tries[len(tries)-1]
	for i := '2'; ; i++ {
		if t := last + string(i); !used[strings.ToLower(t)] {
			used[strings.ToLower(t)] = true
			return t
		}
	}
}
