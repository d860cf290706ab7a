package stats

import "math"

// Rating is the strength of one of several rivals on the scale of Elo, on which 400 points are odds
// of ten to one, with its 95% confidence interval. Together the rivals come to 0.
type Rating struct {
	Elo  float64 `json:"elo"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// The bounds of a search for strengths: how near two rounds come to each other in the end, and how
// many there are at most.
const (
	nearly = 1e-10
	rounds = 20_000
)

// BradleyTerry returns the ratings for which the points that each rival has won against each other
// one are likeliest, if the odds of two are the ratio of their strengths. Draws are half a point to
// each. One drawn game more is counted of every two rivals, so that who has never lost has a
// rating, too. The intervals follow from the information in the points, as if games were
// independent.
func BradleyTerry(points [][]float64) []Rating {
	k := len(points)
	strength, won, games := make([]float64, k), make([]float64, k), make([][]float64, k)
	for a := range k {
		strength[a], games[a] = 1, make([]float64, k)
		for b := range k {
			if a != b {
				won[a] += points[a][b] + 0.5
				games[a][b] = points[a][b] + points[b][a] + 1
			}
		}
	}
	for n, change := 0, 1.0; n < rounds && change > nearly; n++ {
		change = 0
		for a := range k {
			sum := 0.0
			for b := range k {
				if a != b {
					sum += games[a][b] / (strength[a] + strength[b])
				}
			}
			if k > 1 {
				next := won[a] / sum
				change = max(change, math.Abs(next/strength[a]-1))
				strength[a] = next
			}
		}
	}
	return rated(strength, games)
}

// rated puts strengths on the scale of Elo.
func rated(strength []float64, games [][]float64) []Rating {
	k := len(strength)
	theta, mean := make([]float64, k), 0.0
	for a, s := range strength {
		theta[a] = logarithm(s)
		mean += theta[a] / float64(k)
	}
	// The information about strengths that come to 0 together: where only differences tell, the
	// mean is taken for known.
	info := make([][]float64, k)
	for a := range k {
		info[a] = make([]float64, k)
		for b := range k {
			info[a][b] += 1 / float64(k)
			if a != b {
				p := strength[a] / (strength[a] + strength[b])
				of := float64(games[a][b] * float64(p*(1-p)))
				info[a][a] += of
				info[a][b] -= of
			}
		}
	}
	variance := inverse(info)
	out := make([]Rating, k)
	for a := range k {
		elo := 400 / logarithm(10)
		r := float64((theta[a] - mean) * elo)
		half := float64(z * float64(math.Sqrt(max(0, variance[a][a]-1/float64(k)))*elo))
		out[a] = Rating{r, r - half, r + half}
	}
	return out
}

// inverse returns the inverse of a symmetric, positive definite matrix, by elimination.
func inverse(m [][]float64) [][]float64 {
	k := len(m)
	out := make([][]float64, k)
	for i := range k {
		out[i] = make([]float64, k)
		out[i][i] = 1
	}
	for i := range k {
		pivot := m[i][i]
		for j := range k {
			m[i][j] /= pivot
			out[i][j] /= pivot
		}
		for r := range k {
			if f := m[r][i]; r != i && f != 0 {
				for j := range k {
					m[r][j] -= float64(f * m[i][j])
					out[r][j] -= float64(f * out[i][j])
				}
			}
		}
	}
	return out
}

// logarithm is the natural logarithm of a number above 0. That of package math has other last bits
// on some architectures.
func logarithm(x float64) float64 {
	part, exp := math.Frexp(x)
	if part < math.Sqrt2/2 {
		part, exp = part*2, exp-1
	}
	t := (part - 1) / (part + 1) // ln(x) = 2 (t + t^3/3 + t^5/5 + ..)
	square, power, sum := float64(t*t), t, 0.0
	for n := 1; n < 40; n += 2 {
		sum += power / float64(n)
		power = float64(power * square)
	}
	return float64(2*sum) + float64(float64(exp)*math.Ln2)
}
