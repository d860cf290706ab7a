package save_test

import (
	"strings"
	"testing"

	"sandtable/interp/save"
)

// TestSecretChance: numbers follow from the secret, the key and the index alone, differ in each of
// them, and fall evenly.
func TestSecretChance(t *testing.T) {
	h := save.Header{Secret: save.NewSecret(), Seed: 7}
	one, again := h.Chance(), h.Chance()
	other := save.Header{Secret: save.NewSecret(), Seed: 7}
	if one(1, 2) != again(1, 2) || one(1, 2) == one(2, 1) || one(1, 2) == other.Chance()(1, 2) || h.BotSeed() == other.BotSeed() {
		t.Error("numbers do not follow from what they should")
	}
	var faces [6]int
	const throws = 60_000
	for i := range uint32(throws) {
		faces[one(uint64(i)*977, i)>>32*6>>32]++
	}
	for face, n := range faces {
		if n < throws/6-500 || n > throws/6+500 {
			t.Errorf("face %d has fallen %d times of %d", face+1, n, throws)
		}
	}
	if seeded := (save.Header{Seed: 7}); seeded.Chance() != nil || seeded.Commitment() != "" || seeded.BotSeed() != 7 {
		t.Error("without a secret there is one")
	}
}

// TestCommitment: it is the SHA-256 of the bytes of the secret, as anybody can compute it.
func TestCommitment(t *testing.T) {
	h := save.Header{Secret: strings.Repeat("00", 32)}
	if got := h.Commitment(); got != "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925" {
		t.Errorf("%s", got)
	}
}

// TestWrongSecret: a save whose secret is none is refused.
func TestWrongSecret(t *testing.T) {
	var c save.Chain
	for secret, ok := range map[string]bool{strings.Repeat("0a", 32): true, "0a": false, strings.Repeat("0g", 32): false} {
		c = save.Chain{}
		line := c.Tie([]byte(`{"format":"` + save.Format + `","game":"g","digest":"d","language":1,"version":"1","seed":1,"secret":"` + secret + `"}`))
		if _, err := save.Parse(strings.NewReader(string(line))); (err == nil) != ok {
			t.Errorf("%q: %v", secret, err)
		}
	}
}
