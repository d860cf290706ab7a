package interp_test

import (
	"strings"
	"testing"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
)

// TestPartsMakeUpKeys: the keys of the parts of an option, one after the other, are its key.
func TestPartsMakeUpKeys(t *testing.T) {
	each(t, func(t *testing.T, p *machine.Program) {
		walk(t, p, 2, func(m *machine.M) {
			keys := naming.Keys(m)
			for i, parts := range naming.Parts(m) {
				var list []string
				for _, x := range parts {
					list = append(list, x.Key)
				}
				have, _, _ := strings.Cut(keys[i].Key, "#")
				plain := strings.NewReplacer(" ", "-").Replace
				if want := plain(strings.Join(list, "-")); plain(have) != want {
					t.Fatalf("the parts of %q are %q", keys[i].Key, want)
				}
			}
		})
	})
}
