package session_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"

	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
)

// fault is how a disk fails, from one of its operations on.
type fault struct {
	name  string
	from  int   // the operation, of all that are done to files, at which it begins
	ops   int   // how many operations fail
	err   error // of the operation; nil: a write ends early and says nothing
	write int   // hundredths of the text that a failing write leaves behind
	syncs bool  // only syncing fails, when all is written
}

// badDisk stands before the files of a save.
type badDisk struct {
	fault
	done int // operations so far
	hit  int // of them, those that failed
}

func (d *badDisk) drive() save.Drive {
	return save.Drive{Through: func(s save.Disk) save.Disk { return &badFile{s, d} }}
}

// fails reports whether an operation is to fail.
func (d *badDisk) fails(sync bool) bool {
	n := d.done
	d.done++
	if n < d.from || d.hit >= d.ops || d.syncs && !sync {
		return false
	}
	d.hit++
	return true
}

type badFile struct {
	save.Disk
	d *badDisk
}

func (f *badFile) Write(p []byte) (int, error) {
	if !f.d.fails(false) {
		return f.Disk.Write(p)
	}
	n, err := f.Disk.Write(p[:len(p)*f.d.write/100])
	if err != nil {
		return n, err
	}
	return n, f.d.err
}

func (f *badFile) Sync() error {
	if f.d.fails(true) && f.d.err != nil {
		return f.d.err
	}
	return nil // what the disk beneath does about it takes long, and is not seen here
}

func (f *badFile) Truncate(size int64) error {
	if f.d.fails(false) && f.d.err != nil {
		return f.d.err
	}
	return f.Disk.Truncate(size)
}

// evening is a game with all that a session records: dice typed in, bots, decisions that answer
// themselves, undo, redo, a second save, and the end.
type evening struct {
	t     *testing.T
	s     *session.Session
	disk  *badDisk
	paths []string
}

func newEvening(t *testing.T, p *machine.Program, d *badDisk) *evening {
	h := throwing([]int32{4, 3, 2, 5, 2, 0, 1, 4, 3, 2, 1, 5, 4, 3}, 100)
	c := h.config(p)
	ask := c.Ask
	c.Ask = func(name string, sides int32) (int32, bool) {
		if len(h.left) == 0 {
			return 0, true
		}
		return ask(name, sides)
	}
	c.Drive = d.drive()
	return &evening{t: t, s: session.New(c), disk: d}
}

// do does something until it is done: what could not be written must not have happened, and is done
// again, as a player does who has made room.
func (e *evening) do(what string, step func() error) {
	e.t.Helper()
	for range 20 {
		before, hit := e.s.At(), e.disk.hit
		err := step()
		var u *session.UnsavedError
		late := errors.As(err, &u) && u.Late
		switch {
		case err == nil || late:
			if !late && e.s.Late() > 0 && e.disk.hit > hit {
				e.t.Fatalf("%s: something is not on disk, and nobody is told", what)
			}
			e.holds(what)
			return
		case e.disk.hit == hit && !errors.As(err, &u):
			e.t.Fatalf("%s: %v", what, err)
		case what != "goes on" && e.s.At() != before:
			e.t.Fatalf("%s failed (%v), and happened all the same", what, err)
		}
		// Else what failed may stand there whole, until the disk lets it be taken back.
		if e.disk.ops == 1 || e.disk.syncs {
			e.holds(what)
		}
	}
	e.t.Fatalf("%s: it never succeeds", what)
}

// holds checks that the save holds what was decided.
func (e *evening) holds(what string) {
	e.t.Helper()
	if len(e.paths) == 0 {
		return
	}
	path := e.paths[len(e.paths)-1]
	l, err := save.Read(path)
	if err != nil {
		e.t.Fatalf("%s: the save is lost: %v", what, err)
	}
	have, want := keys(l.Decisions), keys(e.s.Decisions())
	if e.s.Late() > 0 { // dice of the last decision, or the end
		have, want = have[:max(len(have)-1, 0)], want[:max(len(want)-1, 0)]
	}
	if !slices.Equal(have, want) {
		e.t.Fatalf("%s: the save holds %q, not %q", what, have, want)
	}
}

func keys(list []save.Decision) []string {
	var out []string
	for _, d := range list {
		out = append(out, fmt.Sprint(d.Key, d.Dice))
	}
	return out
}

// saveIn begins a save.
func (e *evening) saveIn(path string) {
	e.t.Helper()
	e.do("save", func() error {
		err := e.s.Save(path)
		if _, there := os.Lstat(path); err != nil && !errors.Is(there, fs.ErrNotExist) {
			e.t.Fatalf("a save that could not be begun is left behind: %v", there)
		}
		return err
	})
	e.paths = append(e.paths, path)
}

// play plays the whole game.
func (e *evening) play() {
	dir := e.t.TempDir()
	e.saveIn(filepath.Join(dir, "first.save"))
	e.do("begins", e.s.Start)
	for n := 0; ; n++ {
		e.do("goes on", func() error { return e.s.GoOn(nil) })
		if e.s.M.Pending() == nil {
			break
		}
		pick := (n*7 + 1) % len(e.s.Options())
		e.do("chooses", func() error { return e.s.Choose(pick, "") })
		switch n {
		case 2, 5:
			e.do("undoes", func() error { _, _, err := e.s.Undo(2); return err })
			e.do("redoes", func() error { _, err := e.s.Redo(1); return err })
		case 7:
			e.saveIn(filepath.Join(dir, "second.save"))
		}
	}
	e.do("undoes", func() error { _, _, err := e.s.Undo(1); return err })
	e.do("redoes", func() error { _, err := e.s.Redo(1); return err })
}

// TestNothingIsLostOnABadDisk: whatever a disk refuses, at any of its operations, what was decided
// is on it, or the player is told before the next decision; and when the disk works again, nothing
// is missing.
func TestNothingIsLostOnABadDisk(t *testing.T) {
	p := altered(t, "push_your_luck", "50 - fisher.home", "14 - fisher.home") // a short game
	good := newEvening(t, p, &badDisk{fault: fault{from: 1 << 30}})
	good.play()
	if err := good.s.Close(); err != nil {
		t.Fatal(err)
	}
	if good.disk.done < 30 || !good.s.M.Done() || good.s.At() < 10 {
		t.Fatalf("%d operations, %d decisions, over: %v; the test proves nothing", good.disk.done, good.s.At(), good.s.M.Done())
	}
	for _, f := range []fault{
		{name: "full", err: syscall.ENOSPC, ops: 1},
		{name: "full after a part", err: syscall.ENOSPC, ops: 1, write: 40},
		{name: "full after all", err: syscall.ENOSPC, ops: 1, write: 100},
		{name: "short without a word", ops: 1, write: 60},
		{name: "input or output", err: syscall.EIO, ops: 1, syncs: true},
		{name: "full, and nothing can be taken back", err: syscall.EIO, ops: 2, write: 100},
		{name: "full, and nothing can be taken back, for long", err: syscall.ENOSPC, ops: 7, write: 30},
		{name: "syncs fail for long", err: syscall.EIO, ops: 4, syncs: true},
	} {
		t.Run(f.name, func(t *testing.T) {
			for f.from = 0; f.from < good.disk.done; f.from++ {
				e := newEvening(t, p, &badDisk{fault: f})
				e.play()
				if e.disk.hit == 0 {
					continue // a sync was the last operation, and none comes after it
				}
				e.disk.ops = 0 // the disk works again
				if err := e.s.Close(); err != nil {
					t.Fatalf("operation %d: %v", f.from, err)
				}
				if !slices.Equal(keys(e.s.Decisions()), keys(good.s.Decisions())) {
					t.Fatalf("operation %d: the game went another way", f.from)
				}
				l, err := save.Read(e.paths[len(e.paths)-1])
				if err != nil || !l.Closed || !slices.Equal(keys(l.Decisions), keys(good.s.Decisions())) {
					t.Fatalf("operation %d: the save holds something else: %v, %+v", f.from, err, l)
				}
				if m, d := save.Replay(p, l); d != nil || m.Hash() != good.s.M.Hash() {
					t.Fatalf("operation %d: the save plays otherwise: %v", f.from, d)
				}
			}
		})
	}
}
