package scene

import (
	"sort"
	"strings"
	"unicode"

	"sandtable/schema/model"
)

// codePieces gives short names to pieces: two letters where that tells them apart, else a few more.
func (k *looks) codePieces(g *model.Game) {
	used := map[string]bool{}
	for face, word := range g.Faces {
		if face.Side == "" {
			k.codes[face.Title] = word
		}
		used[strings.ToLower(word)] = true
	}
	for title, sign := range k.look.Signs {
		k.codes[title], used[strings.ToLower(sign)] = sign, true
	}
	k.signPieces(g, used)
	for t := range g.All() {
		if k.codes[t.Title] != "" {
			continue
		}
		if word := k.told(t); word != "" {
			k.codes[t.Title] = word
			used[strings.ToLower(word)] = true
		}
	}
	whole := k.numbered(g)
	for _, t := range pieceTitles(g) {
		switch {
		case k.codes[t] != "":
		case whole[t]:
			k.codes[t] = firstFree([]string{initials(t, true)}, used)
		default:
			k.codes[t] = shortest(t, used)
		}
	}
}

// signPieces gives pieces the signs that the look has for their kinds. Pieces of one kind may share
// one.
func (k *looks) signPieces(g *model.Game, used map[string]bool) {
	for t := range g.Of(model.KindPiece) {
		if k.look.Signs[t.Title] != "" {
			continue
		}
		if sign := k.pieceOf(t.Kind).Sign.Of(g, t.ID, 0); len(sign) > 0 {
			k.codes[t.Title], used[strings.ToLower(sign[0])] = sign[0], true
		}
	}
}

// told is the short name of a counter that the game itself tells, or "".
func (k *looks) told(t *model.Thing) string {
	word := ""
	for _, f := range k.look.ShownOf(t.Kind) {
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

// pieceTitles lists the titles of all counters, those of several words first: they have the fewest
// good short names.
func pieceTitles(g *model.Game) []string {
	seen := map[string]bool{}
	var out []string
	for t := range g.Of(model.KindPiece) {
		if !t.Kind.Is(model.KindCard) && !seen[t.Title] {
			seen[t.Title] = true
			out = append(out, t.Title)
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return len(words(out[i])) > 1 && len(words(out[j])) == 1 })
	return out
}

func words(s string) []string {
	return strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// shortest is the first free code for a title: its initials, its first letters, its first
// letter with any later one, ever more letters.
func shortest(title string, used map[string]bool) string {
	var tries []string
	ws := words(title)
	if len(ws) == 0 {
		return firstFree([]string{title}, used)
	}
	if len(ws) > 1 {
		tries = append(tries, initials(title, false))
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

// initials are those of the words of a title, with the numbers whole if they are to be: these tell
// regiments apart.
func initials(title string, whole bool) (out string) {
	for _, w := range words(title) {
		if whole && strings.Trim(w, "0123456789") == "" {
			out += w
		} else {
			out += strings.ToUpper(initial(w))
		}
	}
	return out
}

// numbered is the titles of pieces whose short names keep numbers whole: those of the kinds for
// which the look wants it that have a number of several figures.
func (k *looks) numbered(g *model.Game) map[string]bool {
	out := map[string]bool{}
	for t := range g.Of(model.KindPiece) {
		if k.pieceOf(t.Kind).Numbers == model.WholeNumbers && initials(t.Title, true) != initials(t.Title, false) {
			out[t.Title] = true
		}
	}
	return out
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
