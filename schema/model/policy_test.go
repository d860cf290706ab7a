package model

import "testing"

// TestPolicyFor: without a name, a policy whose lines another one takes over is nobody's, though it
// comes first.
func TestPolicyFor(t *testing.T) {
	ann, ben, eve := &Thing{Name: "ann"}, &Thing{Name: "ben"}, &Thing{Name: "eve"}
	common := &Policy{Name: "common"}
	ofAnn := &Policy{Name: "of_ann", Players: []*Thing{ann}, Use: common}
	later := &Policy{Name: "later", Players: []*Thing{ann, ben}}
	g := new(Game)
	g.Policies = []*Policy{common, ofAnn, later}
	for _, c := range []struct {
		player *Thing
		name   string
		want   *Policy
	}{
		{ann, "", ofAnn}, {ben, "", later}, {eve, "", nil}, {eve, "common", common},
		{ann, "later", later}, {ann, "common", common}, {eve, "later", nil}, {eve, "nobody", nil},
	} {
		if got := g.PolicyFor(c.player, c.name); got != c.want {
			t.Errorf("%s, %q: %v", c.player.Name, c.name, got)
		}
	}
}
