package line_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/show/line"
)

// A wolf comes nearer step by step, and after each the guards may shoot.
const patrol = `
game "Patrol" {
  language = 1
  begin    = the_patrol
  players  = [anna, ben]
}
player "Anna" {}
player "Ben" {}
kind "field" { is = space }
map "Valley" {
  of    = field
  grid  = squares
  drawn = <<-MAP
      A B C D E F
    1 . . . . . .
  MAP
}
kind "guard" { is = piece }
kind "wolf" { is = piece }
guard "Greta" { at = A1 }
wolf "Isegrim" { at = F1 }
track "Shots" { boxes = numbers(0, 9) }
phase "The Patrol" {
  repeat {
    times = 4
    offer "Steps" {}
    run "Shots at the Wolf" { wolf = isegrim }
  }
}
menu "Steps" { player = ben }
action "Step" {
  menu = steps
  choose to { from = neighbors(isegrim.at) }
  move isegrim { to = to }
}
rule "Shots at the Wolf" {
  given = { wolf = wolf }
  choose guard {
    from     = guards
    player   = anna
    may_pass = true
  }
  if "somebody shoots" {
    when = guard != none
    advance shots {}
  }
}
`

// TestSkip: what is skipped is passed until something comes near, while the other player decides.
// It is told at every decision, and each pass stands in the log. What cannot end a skip is refused
// with what can.
func TestSkip(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(patrol)}}, ".", interp.Setup{})
	got := typed(t, p, line.Options{}, "skip until dawn", "skip until near x", "skip until near 2", "skip", "skip until near", "d1", "c1", "greta", "skip off")
	inOrder(t, got, []string{
		"Until what? until end, until near 1, until the patrol, until shots",
		"A whole number: skip until near 2",
		"> Anna: choose guard: none",
		"Skipped: Shots at the Wolf, choose guard (Anna) until something is within 2;",
		"This decision cannot be passed",
		"nothing comes near",
		"Isegrim moves: E1 -> D1",
		"> Anna: choose guard: none",
		"Isegrim moves: D1 -> C1",
		"1) greta    2) none",
		"> Anna: choose guard: Greta",
		"Nothing is skipped",
	})
}

// inOrder checks that a text holds others, one after the other.
func inOrder(t *testing.T, got string, wants []string) {
	t.Helper()
	at := 0
	for _, want := range wants {
		i := strings.Index(got[at:], want)
		if i < 0 {
			t.Fatalf("behind\n%s\nit does not say %q, but\n%s", got[:at], want, got[at:])
		}
		at += i + len(want)
	}
}

// TestSkipIsSaid: a screen reader says what is skipped, too.
func TestSkipIsSaid(t *testing.T) {
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(patrol)}}, ".", interp.Setup{})
	got := typed(t, p, line.Options{Reader: true}, "skip", "d1")
	if want := "Skipped: Shots at the Wolf, choose guard, Anna, until The Patrol ends; skip off ends that."; strings.Count(got, want) != 2 {
		t.Errorf("at two decisions it does not say %q:\n%s", want, got)
	}
}

// TestStandingOrders: what is skipped unless odds are good is asked where they are, and the order
// stays in force; what is always answered alike is answered until it ends.
func TestStandingOrders(t *testing.T) {
	odd := strings.Replace(patrol, "    advance shots {}", `    roll throw { dice = d6 }
    if "a hit" {
      when = throw + distance(guard.at, wolf.at) <= 6
      advance shots {}
    }`, 1)
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(odd)}}, ".", interp.Setup{})
	for _, x := range []struct {
		typed []string
		want  []string
	}{
		{[]string{"skip unless soon", "skip unless 50%", "d1", "none", "c1"}, []string{
			"Unless what? Odds, how near, or the advice of the game: skip unless 40%, skip unless near 2, skip unless advised",
			"> Anna: choose guard: none",
			"Skipped: Shots at the Wolf, choose guard (Anna) until The Patrol ends, unless odds are 50 % or more;",
			"Isegrim moves: E1 -> D1", "1) greta 2) none",
			"Isegrim moves: D1 -> C1", "1) greta 2) none",
		}},
		{[]string{"skip unless 50% until turn", "skip unless", "always", "always greta unless near 1 until the patrol"}, []string{
			"Until what? until end, until near 1",
			"Unless what? Odds, how near,",
			"Always what? The number or the key of one option: always greta.",
			"Standing orders: Shots at the Wolf, choose guard: always Greta (Anna) until The Patrol ends, unless something is within 1;",
		}},
		{[]string{"always wolf", "always greta", "d1", "c1"}, []string{
			"Always what? The number or the key of one option",
			"> Anna: choose guard: Greta",
			"Standing orders: Shots at the Wolf, choose guard: always Greta (Anna) until The Patrol ends;",
			"Isegrim moves: E1 -> D1", "> Anna: choose guard: Greta",
		}},
	} {
		got := strings.Join(strings.Fields(typed(t, p, line.Options{}, x.typed...)), " ")
		inOrder(t, got, x.want)
	}
}

// TestAdvisedOrders: a question that was asked often says that standing answers may be given; one
// of them asks only where the game advises otherwise, another does as it advises.
func TestAdvisedOrders(t *testing.T) {
	policy := `
policy "Patience" {
  for = anna
  prefer "a close shot" {
    choice = guard
    when   = distance(guard.at, wolf.at) <= 3
    worth  = 1
  }
  prefer "ammunition" {
    choice = guard
    when   = distance(guard.at, wolf.at) > 3
    worth  = -1
  }
}
`
	const often = `This is asked often: "orders" lists standing answers.`
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(patrol + policy)}}, ".", interp.Setup{Policies: true})
	for _, x := range []struct {
		typed       []string
		want, lacks []string
	}{
		{[]string{"none", "d1", "none", "c1", "orders"}, []string{
			"Isegrim moves: D1 -> C1", often,
			"pass it until The Patrol ends: skip",
			"pass it, but ask me where the game advises otherwise: skip until end unless advised",
			"answer Greta until the game ends: always greta until end",
			"do as the game advises until the game ends: always advised until end",
		}, nil},
		{[]string{"skip until end unless advised", "d1"}, []string{
			"> Anna: choose guard: none", "until the game ends, unless the game advises otherwise;",
			"Isegrim moves: E1 -> D1", "1) greta 2) none",
		}, []string{often}},
		{[]string{"always advised until end", "d1"}, []string{
			"> Anna: choose guard: none", "as the game advises (Anna) until the game ends;",
			"Isegrim moves: E1 -> D1", "> Anna: choose guard: Greta",
		}, nil},
		{[]string{"always advised all until end", "d1"}, []string{
			"> Anna: choose guard: none", "whatever is asked: as the game advises (Anna) until the game ends;",
			"Isegrim moves: E1 -> D1", "> Anna: choose guard: Greta",
		}, nil},
	} {
		got := strings.Join(strings.Fields(typed(t, p, line.Options{}, x.typed...)), " ")
		inOrder(t, got, x.want)
		for _, no := range x.lacks {
			if strings.Contains(got, no) {
				t.Errorf("it says %q:\n%s", no, got)
			}
		}
	}
	p = program(t, fstest.MapFS{"game.hcl": {Data: []byte(patrol)}}, ".", interp.Setup{})
	if got := typed(t, p, line.Options{}, "skip unless advised"); !strings.Contains(got, "The game has no advice for Anna") {
		t.Error(got)
	}
}
