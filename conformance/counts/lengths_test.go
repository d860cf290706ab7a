package counts

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"sandtable/interp/machine"
	"sandtable/interp/sim"
)

// TestLengths plays games at random, from fixed seeds, and compares their mean length: it may be
// off by four times its own standard error, and by the rounding of the table.
func TestLengths(t *testing.T) {
	for _, r := range table(t, "game", "start", "games", "mean length") {
		t.Run(strings.TrimSpace(r[0]+" "+r[1]), func(t *testing.T) {
			games, err := strconv.Atoi(r[2])
			if err != nil {
				t.Fatal(err)
			}
			want, err := strconv.ParseFloat(r[3], 64)
			if err != nil {
				t.Fatal(err)
			}
			p := program(t, r[0], r[1])
			m := machine.New(p)
			var sum, squares float64
			for i := range games {
				n, trouble := sim.Play(m, &sim.Seats{}, sim.Seed(1, i), 10*p.Game.Length, nil)
				if trouble != nil {
					t.Fatalf("%s: %s, seed %d", trouble.Outcome, trouble.Message, trouble.Seed)
				}
				sum += float64(n)
				squares += float64(n) * float64(n)
			}
			mean := sum / float64(games)
			sure := math.Sqrt((squares/float64(games) - mean*mean) / float64(games))
			if math.Abs(mean-want) > 4*sure+0.05 {
				t.Errorf("%d games took %.2f decisions (give or take %.2f), known are %.2f", games, mean, sure, want)
			}
		})
	}
}
