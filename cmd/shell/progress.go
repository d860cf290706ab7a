package shell

import (
	"sync/atomic"
	"time"

	"github.com/schollz/progressbar/v3"
)

// Progress draws a bar on a terminal until it is stopped: how many of so many things are done.
func (s *Shell) Progress(done *atomic.Int64, total int, things string) (stop func()) {
	if is, _ := Terminal(s.Err); !is {
		return func() {}
	}
	bar := progressbar.NewOptions(total, progressbar.OptionSetWriter(Raw(s.Err)), progressbar.OptionSetWidth(30),
		progressbar.OptionShowCount(), progressbar.OptionShowIts(), progressbar.OptionSetItsString(things), progressbar.OptionClearOnFinish(),
		progressbar.OptionThrottle(100*time.Millisecond))
	quit, gone := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(gone)
		tick := time.NewTicker(100 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				_ = bar.Set64(done.Load())
			case <-quit:
				_ = bar.Finish()
				return
			}
		}
	}()
	return func() { close(quit); <-gone }
}
