package save

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"io"

	"sandtable/interp/machine"
)

// maxState bounds the size of a position, unpacked.
const maxState = 64 << 20

// encode writes a state as numbers of variable length: each slice with its length, then the rest.
func encode(s *machine.State) []byte {
	w := stateWriter{}
	ints(&w, s.I)
	ints(&w, s.L[:s.LTop])
	ints(&w, s.H)
	ints(&w, s.N)
	words(&w, s.W)
	words(&w, s.X)
	words(&w, s.B[:s.BTop])
	words(&w, s.R)
	w.number(int64(len(s.F)))
	for _, f := range s.F {
		for _, v := range []int32{f.Proc, f.PC, f.Base, f.BBase, f.HBase} {
			w.number(int64(v))
		}
	}
	over := int64(0)
	if s.Over {
		over = 1
	}
	for _, v := range []int64{int64(s.Key), int64(s.Throw), int64(s.Count), over, int64(s.Result), int64(s.History)} {
		w.number(v)
	}
	return w.out
}

type stateWriter struct{ out []byte }

func (w *stateWriter) number(v int64) { w.out = binary.AppendVarint(w.out, v) }

func ints(w *stateWriter, list []int32) {
	w.number(int64(len(list)))
	for _, v := range list {
		w.number(int64(v))
	}
}

// words are written as they are: sets have bits everywhere.
func words(w *stateWriter, list []uint64) {
	w.number(int64(len(list)))
	for _, v := range list {
		w.out = binary.LittleEndian.AppendUint64(w.out, v)
	}
}

// errState says that what was read is no state of the program.
var errState = errors.New("it holds no position of this game")

// decode reads a state for a program. Its sizes and frames are those of the program; what else it
// holds is believed, so it is to be read only from where it cannot have been made up.
func decode(text []byte, p *machine.Program) (*machine.State, error) {
	r := stateReader{in: text}
	s := &machine.State{}
	s.I, s.L, s.H, s.N = r.ints(), r.ints(), r.ints(), r.ints()
	s.W, s.X, s.B, s.R = r.words(), r.words(), r.words(), r.words()
	s.LTop, s.BTop = int32(len(s.L)), int32(len(s.B))
	for n := r.count(5); n > 0; n-- {
		s.F = append(s.F, machine.Frame{Proc: r.int(), PC: r.int(), Base: r.int(), BBase: r.int(), HBase: r.int()})
	}
	s.Key, s.Throw, s.Count = uint64(r.number()), uint32(r.number()), r.int()
	s.Over, s.Result, s.History = r.number() == 1, r.int(), r.int()
	b := &p.Blank
	if r.bad || len(r.in) > 0 || len(s.I) != len(b.I) || len(s.W) != len(b.W) || len(s.X) != len(b.X) || len(s.N) != len(b.N) || s.History != b.History {
		return nil, errState
	}
	for _, f := range s.F {
		if f.Proc < 0 || int(f.Proc) >= len(p.Procs) || f.PC < 0 || int(f.PC) > len(p.Procs[f.Proc].Code) ||
			f.Base < 0 || f.Base > s.LTop || f.BBase < 0 || f.BBase > s.BTop || f.HBase < 0 || int(f.HBase) > len(s.H) {
			return nil, errState
		}
	}
	return s, nil
}

// stateReader reads what a stateWriter has written; bad says that it could not.
type stateReader struct {
	in  []byte
	bad bool
}

func (r *stateReader) number() int64 {
	v, n := binary.Varint(r.in)
	if n <= 0 {
		r.bad, r.in = true, nil
		return 0
	}
	r.in = r.in[n:]
	return v
}

func (r *stateReader) int() int32 {
	v := r.number()
	if v != int64(int32(v)) {
		r.bad = true
	}
	return int32(v)
}

// count is the length of a slice whose members take at least so many bytes.
func (r *stateReader) count(least int) int {
	n := r.number()
	if n < 0 || n > int64(len(r.in)/least) {
		r.bad, n = true, 0
	}
	return int(n)
}

func (r *stateReader) ints() []int32 {
	out := make([]int32, r.count(1))
	for i := range out {
		out[i] = r.int()
	}
	return out
}

func (r *stateReader) words() []uint64 {
	out := make([]uint64, r.count(8))
	for i := range out {
		out[i] = binary.LittleEndian.Uint64(r.in)
		r.in = r.in[8:]
	}
	return out
}

// pack compresses a text.
func pack(text []byte) []byte {
	var out bytes.Buffer
	w, err := flate.NewWriter(&out, flate.BestSpeed)
	if err == nil {
		_, err = w.Write(text)
		err = errors.Join(err, w.Close())
	}
	if err != nil {
		panic(err) // the level is right, and memory takes all
	}
	return out.Bytes()
}

// unpack is the text that was packed, if it is no larger than a position may be.
func unpack(packed []byte) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), maxState+1))
	if err == nil && len(text) > maxState {
		err = errState
	}
	return text, err
}
