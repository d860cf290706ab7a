package interp_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/interp"
	"sandtable/interp/machine"
)

// TestWhatIsSaid: whatever gives a text can be said, alone and within another text.
func TestWhatIsSaid(t *testing.T) {
	g, found := written(`
game "Criers" {
  language = 1
  begin    = cry
}
player "Ann" {}
map "Square" {}
kind "spot" { is = space }
spot "Well" {}
kind "crier" {
  is     = piece
  fields = { motto = text }
}
crier "Joe" {
  motto = "by day"
  at    = well
}
crier "Tom" {
  motto = "by night"
  at    = well
}
value "Motto" {
  given = { crier = crier }
  base  = crier.motto
}
value "Cry" {
  given = { crier = crier }
  base  = "${crier} cries ${crier == joe ? "loud" : "low"} ${motto(crier)}"
}
rule "Cry" {
  each crier {
    from = criers
    say { text = crier.motto }
    say { text = crier == joe ? "first" : motto(crier) }
    say { text = "${cry(crier)}, ${crier == tom ? "at last" : crier.motto}" }
  }
  end game { winner = ann }
}
`)
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	var said []string
	m := machine.New(p)
	m.Watch = func(_ *machine.M, e machine.Event) {
		if e.Kind == machine.Said {
			said = append(said, e.Name)
		}
	}
	m.Start(1)
	want := []string{
		"by day", "first", "Joe cries loud by day, by day",
		"by night", "by night", "Tom cries low by night, at last",
	}
	if diff := cmp.Diff(want, said); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
