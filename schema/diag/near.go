package diag

// Nameless stands in the names that declarations without a name get, so that what stands in them
// can be read. They are never suggested.
const Nameless = '\uE000'

// Slip says whether a word is another one but for a single slip of the pen.
func Slip(word, other string) bool { return distance(word, other) == 1 }

// distance is how many slips of the pen lie between two words: a letter that is wrong, missing or
// too many, or two letters that have changed places.
func distance(a, b string) int { return distanceUpTo(a, b, max(len(a), len(b))) }

// distanceUpTo is distance up to a number; where there are more, it is any number above that.
func distanceUpTo(a, b string, most int) int {
	x, y := []rune(a), []rune(b)
	rows := [3][]int{make([]int, len(y)+1), make([]int, len(y)+1), make([]int, len(y)+1)}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := range x {
		before, last, now := rows[(i+2)%3], rows[i%3], rows[(i+1)%3]
		now[0] = i + 1
		least := now[0]
		for j := range y {
			wrong := 1
			if x[i] == y[j] {
				wrong = 0
			}
			now[j+1] = min(last[j]+wrong, last[j+1]+1, now[j]+1)
			if i > 0 && j > 0 && x[i] == y[j-1] && x[i-1] == y[j] {
				now[j+1] = min(now[j+1], before[j-1]+1)
			}
			least = min(least, now[j+1])
		}
		if least > most+1 { // two letters that change places cost one, two rows further on
			return least
		}
	}
	return rows[len(x)%3][len(y)]
}
