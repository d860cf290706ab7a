package save

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"math"

	"sandtable/interp/machine"
)

// The seed of a game is short enough to be found by whoever sees many dice and tries all. Where
// strangers play, chance follows from a secret of 256 bits, too. It lies in the save, and its
// commitment can be shown before the game begins: whoever is told the secret in the end knows that
// it has been the same all the time.

// secretSize is the bytes of a secret.
const secretSize = sha256.Size

// NewSecret returns a secret for the header of a save.
func NewSecret() string {
	secret := make([]byte, secretSize)
	_, _ = rand.Read(secret) // it never fails
	return hex.EncodeToString(secret)
}

// Commitment returns the SHA-256 of the secret; "" without one.
func (h *Header) Commitment() string {
	secret, err := hex.DecodeString(h.Secret)
	if h.Secret == "" || err != nil {
		return ""
	}
	sum := sha256.Sum256(secret)
	return hex.EncodeToString(sum[:])
}

// Chance returns what chance of the game follows from besides the seed, for one machine; nil:
// nothing. A number is the beginning of an HMAC-SHA-256 of the key of chance, which follows from
// the seed and all decisions, and the index of the throw.
func (h *Header) Chance() machine.Source {
	secret, err := hex.DecodeString(h.Secret)
	if h.Secret == "" || err != nil {
		return nil
	}
	mac := hmac.New(sha256.New, secret)
	var in [12]byte
	var out [sha256.Size]byte
	return func(key uint64, throw uint32) uint64 {
		binary.BigEndian.PutUint64(in[:8], key)
		binary.BigEndian.PutUint32(in[8:], throw)
		mac.Reset()
		mac.Write(in[:])
		return binary.BigEndian.Uint64(mac.Sum(out[:0]))
	}
}

// BotSeed returns what the choices of bots follow from besides the game.
func (h *Header) BotSeed() uint64 {
	if source := h.Chance(); source != nil {
		return source(math.MaxUint64, math.MaxUint32) // no throw of the game has that index
	}
	return h.Seed
}

// sound finds whether the secret of a header is one.
func (h *Header) sound() error {
	if secret, err := hex.DecodeString(h.Secret); h.Secret != "" && (err != nil || len(secret) != secretSize) {
		return errors.New("its secret is not 256 bits")
	}
	return nil
}
