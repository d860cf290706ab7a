package odds

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"

	"sandtable/cmd/verb/saved"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/save"
)

// stand makes a machine that stands where a question begins; nil: at the start of the game, before
// anything is thrown.
func (q *Ask) stand(o *saved.Opener, p *machine.Program, log *save.Log) (*machine.M, error) {
	m := machine.New(p)
	switch {
	case log != nil:
		var err error
		if m, err = o.Position(&saved.Save{Log: log, Program: p}, -1); err != nil {
			return nil, err
		}
	case q.Script != "" || q.Option != "" || q.Rule != "" && q.Scenario != "":
		m.Start(q.Seed)
	case q.Rule != "":
		m.StartAt(q.Seed, p.Bare)
	default:
		return nil, nil
	}
	if q.Script != "" {
		if err := follow(o.In, m, q.Script); err != nil {
			return nil, err
		}
	}
	if m.Err != nil {
		return nil, m.Err
	}
	return m, nil
}

// follow takes the decisions of a script; those with one option need no line.
func follow(in io.Reader, m *machine.M, name string) error {
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return fmt.Errorf("cannot read the script: %w", err)
		}
		defer file.Close()
		in = file
	}
	lines := bufio.NewScanner(io.LimitReader(in, save.MaxBytes))
	for n := 1; lines.Scan(); n++ {
		key := strings.TrimSpace(lines.Text())
		if key == "" || strings.HasPrefix(key, "#") {
			continue
		}
		for auto := 0; m.Pending() != nil && m.Err == nil && m.Options().Len() == 1 && naming.Keys(m)[0].Key != key && auto < 10_000; auto++ {
			m.Choose(0)
		}
		if m.Err != nil {
			return m.Err
		}
		if m.Pending() == nil {
			return fmt.Errorf("line %d of the script: the game is over before %q", n, key)
		}
		at := -1
		for i, o := range naming.Keys(m) {
			if o.Key == key {
				at = i
			}
		}
		if at < 0 {
			return fmt.Errorf("line %d of the script: %q is not an option of %q", n, key, m.Pending().Name)
		}
		m.Choose(at)
	}
	return lines.Err()
}
