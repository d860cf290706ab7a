package diagnostics

import (
	"fmt"
	"strings"
	"testing"

	"sandtable/schema/diag"
)

// factsWorld is what the cases below stand in. Who is a man, other is another name of a man.
const factsWorld = `
game "Facts" {
  language = 1
  version  = "1.0"
  begin    = look
}
kind "captain" {
  is    = player
  state = { hero = maybe(man) }
}
captain "Red" {}
captain "Blue" {}
kind "spot" { is = space }
spot "Camp" {}
spot "Hill" {}
kind "man" {
  is    = piece
  sides = [fresh, tired]
  state = { friend = maybe(man), foe = maybe(man), up = bool, hits = number }
  value "Fans" { base = [for m in men : m if m.friend == self] }
}
roster "man" {
  columns = [at]
  rows    = { Ann = [camp], Bob = [hill] }
}
kind "horse" {
  is    = piece
  state = { friend = maybe(man) }
}
horse "Fury" { at = camp }
marker "Hurt" { on = man }
marker "Known" { on = man }
track "Hour" { boxes = numbers(0, 9) }
kind "order" { is = card }
order "Halt" {}
deck "Pile" { of = order }
box "Given" {
  of       = order
  in_force = true
}
value "Mate" {
  given = { man = man }
  returns = maybe(man)
  base  = man.up ? man.friend : man.foe
}
menu "Turn" {
  given  = { captain = captain }
  player = captain
}
rule "Forget" {
  given = { man = man }
  set man { friend = none }
}
rule "Rest" {
  given = { man = man }
  set man { up = true }
}
rule "Deep" {
  given = { man = man }
  run "Rest" {}
  if "so" {
    when = man.up
    run "Deeper" {}
  }
}
rule "Deeper" {
  given = { man = man }
  run "Deep" {}
  run "Forget" {}
}
`

// between is what stands between a condition and what is read because of it.
type between struct {
	name   string
	does   string // statements
	beside string // what is declared beside them
	ends   bool   // nobody knows any more whether the condition holds
	fact   string // what is tested; who.friend if not stated
	when   string // how; that it is not none, if not stated
}

var betweens = []between{
	{name: "nothing", does: ``},
	{name: "set to none", does: `set who { friend = none }`, ends: true},
	{name: "set to what may be none", does: `set who { friend = other.foe }`, ends: true},
	{name: "set to something", does: `set who { friend = bob }`},
	{name: "another name", does: `set other { friend = none }`, ends: true},
	{name: "another name, to something", does: `set other { friend = who }`},
	{name: "one of a set", does: "set {\nthe = men\nfriend = none\n}", ends: true},
	{name: "another field", does: `set who { foe = none }`},
	{name: "another kind", does: `set fury { friend = none }`},
	{name: "another thing", does: `set bob { friend = none }`, fact: "ann.friend"},
	{name: "the same thing", does: `set ann { friend = none }`, fact: "ann.friend", ends: true},
	{name: "a rule that sets it", does: `run "Forget" { man = other }`, ends: true},
	{name: "a rule that does not", does: `run "Rest" { man = other }`},
	{name: "rules that run one another", does: `run "Deep" { man = other }`, ends: true},
	{name: "a rule with something bound after it", does: `run "Rest" { man = other }`, ends: true,
		beside: "rule \"Bound\" {\ngiven = { man = man }\nafter = rest(man)\nrun \"Forget\" {}\n}"},
	{name: "a rule with something bound before it", does: `run "Rest" { man = other }`, ends: true,
		beside: "rule \"Bound\" {\ngiven = { man = man }\nbefore = rest(man)\nrun \"Forget\" {}\n}"},
	{name: "a rule that is replaced", does: `run "Rest" { man = other }`, ends: true,
		beside: "rule \"Bound\" {\ngiven = { man = man }\ninstead_of = rest(man)\nrun \"Forget\" {}\n}"},
	{name: "a rule that lets others step in", does: `run "Rest" { man = other }`, ends: true,
		beside: "action \"Step In\" {\nafter = rest\nplayer = red\nset ann { friend = none }\n}"},
	{name: "a rule replaced in a mod", does: `run "Rest" { man = other }`, ends: true,
		beside: "mod: rule \"Bound\" {\ngiven = { man = man }\nafter = rest(man)\nrun \"Forget\" {}\n}"},
	{name: "a rule in a card", does: `run "Rest" { man = other }`, ends: true,
		beside: "order \"Charge\" {\nrule \"Bound\" {\ngiven = { man = man }\nafter = rest(man)\nrun \"Forget\" {}\n}\n}"},
	{name: "a move", does: `move other { to = hill }`},
	{name: "a move that something is bound to", does: `move other { to = hill }`, ends: true,
		beside: "rule \"Bound\" {\ngiven = { man = man }\nafter = enter(man)\nrun \"Forget\" {}\n}"},
	{name: "a move that something is bound to, of others", does: `move fury { to = hill }`,
		beside: "rule \"Bound\" {\ngiven = { man = man }\nafter = enter(man)\nrun \"Forget\" {}\n}"},
	{name: "leaving", does: `move other { to = hill }`, ends: true,
		beside: "rule \"Bound\" {\ngiven = { man = man }\nbefore = leave(man)\nrun \"Forget\" {}\n}"},
	{name: "a move to the supply", does: `move other { to = supply }`, ends: true},
	{name: "a move to a place that may be the supply", does: `move other { to = fury.at }`, ends: true},
	{name: "removing", does: `remove other {}`},
	{name: "removing, with something bound", does: `remove other {}`, ends: true,
		beside: "rule \"Bound\" {\ngiven = { man = man }\nafter = remove(man)\nset ann { friend = none }\n}"},
	{name: "a marker", does: `mark other { with = hurt }`},
	{name: "a marker that something is bound to", does: `mark other { with = hurt }`, ends: true,
		beside: "rule \"Bound\" {\ngiven = { man = man }\nafter = mark(man, hurt)\nrun \"Forget\" {}\n}"},
	{name: "another marker", does: `mark other { with = known }`,
		beside: "rule \"Bound\" {\ngiven = { man = man }\nafter = mark(man, hurt)\nrun \"Forget\" {}\n}"},
	{name: "a marker taken off", does: `unmark other { with = hurt }`, ends: true,
		beside: "rule \"Bound\" {\ngiven = { man = man }\nafter = unmark(man, hurt)\nrun \"Forget\" {}\n}"},
	{name: "turning over", does: `flip other {}`, ends: true,
		beside: "rule \"Bound\" {\ngiven = { man = man }\nafter = flip(man)\nrun \"Forget\" {}\n}"},
	{name: "revealing", does: `reveal other {}`, ends: true,
		beside: "rule \"Bound\" {\ngiven = { man = man }\nafter = reveal(man)\nrun \"Forget\" {}\n}"},
	{name: "a track", does: `advance hour {}`, ends: true,
		beside: "rule \"Bound\" {\nafter = enter(hour, any)\nset ann { friend = none }\n}"},
	{name: "a track moved straight", does: `move hour { to = 3 }`, ends: true,
		beside: "rule \"Bound\" {\nafter = enter(hour, any)\nset ann { friend = none }\n}"},
	{name: "a draw", does: "draw card {\nfrom = pile\nto = given\nor_return = true\n}", ends: true,
		beside: "rule \"Bound\" {\ngiven = { order = order }\nafter = enter(order, given)\nset ann { friend = none }\n}"},
	{name: "drawing", does: "draw card {\nfrom = pile\nor_return = true\n}", ends: true,
		beside: "rule \"Bound\" {\nbefore = draw(pile)\nset ann { friend = none }\n}"},
	{name: "an offer", does: "offer \"Turn\" {\ncaptain = red\nnone {}\n}", ends: true,
		beside: "action \"Part\" {\nmenu = turn\nset ann { friend = none }\n}"},
	{name: "an offer of what does nothing to it", does: "offer \"Turn\" {\ncaptain = red\nnone {}\n}",
		beside: "action \"Part\" {\nmenu = turn\nset ann { foe = none }\n}"},
	{name: "an offer, with something bound to the menu", does: "offer \"Turn\" {\ncaptain = red\nnone {}\n}", ends: true,
		beside: "action \"Part\" {\nmenu = turn\n}\nrule \"Bound\" {\nafter = turn\nset ann { friend = none }\n}"},
	{name: "a choice", does: "choose one {\nfrom = men\nor_return = true\n}"},
	{name: "a choice, with an action at any time", does: "choose one {\nfrom = men\nor_return = true\n}", ends: true, beside: anyTime},
	{name: "yes or no", does: "may \"do\" {\n}", ends: true, beside: anyTime},
	{name: "who is next", does: "each one {\nfrom = men\nchosen_by = red\n}", ends: true, beside: anyTime},
	{name: "going on", does: "repeat {\ntimes = 2\nmay_pass = true\n}", ends: true, beside: anyTime},
	{name: "a rule that asks", does: `run "Asking" {}`, ends: true, beside: anyTime + "rule \"Asking\" {\nmay \"do\" {\n}\n}"},
	{name: "dice", does: `roll throw { dice = d6 }`, beside: anyTime},
	{name: "a loop", does: "each m {\nfrom = men\nset m { friend = none }\n}", ends: true},
	{name: "a loop that leaves", does: "each m {\nfrom = men\nif \"so\" {\nwhen = m.up\nset m { friend = none }\nend game { winner = red }\n}\n}"},
	{name: "one branch", does: "if \"so\" {\nwhen = who.up\nset who { friend = none }\n}", ends: true},
	{name: "the other branch", does: "if \"so\" {\nwhen = who.up\n}\nelse {\nset who { friend = none }\n}", ends: true},
	{name: "a branch that makes it so again", does: "if \"so\" {\nwhen = who.up\nset who { friend = none }\nset who { friend = bob }\n}"},
	{name: "a branch that leaves", does: "if \"so\" {\nwhen = who.up\nset who { friend = none }\nend game { winner = red }\n}"},
	{name: "a case", does: "match {\nthe = who\ncase ann {\nset who { friend = none }\n}\nelse {}\n}", ends: true},
	{name: "a yes", does: "may \"do\" {\nset who { friend = none }\n}", ends: true},
	{name: "nothing to choose", does: "choose one {\nfrom = men\nnone {\nset who { friend = none }\n}\n}", ends: true},
	{name: "nothing to offer", does: "offer \"Turn\" {\ncaptain = red\nnone {\nset ann { friend = none }\n}\n}", ends: true,
		beside: "action \"Part\" {\nmenu = turn\n}"},
	{name: "a name", does: `set who { friend = none }`, fact: "friend"},
	{name: "a value", does: `set other { up = false }`, fact: "mate(who)", ends: true},
	{name: "a value that does not go by it", does: `set other { hits = 0 }`, fact: "mate(who)"},
	{name: "the first of some", does: `move other { to = hill }`, fact: "first(who.at.men)", ends: true},
	{name: "the first of some, others move", does: `move fury { to = hill }`, fact: "first(camp.men)"},
	{name: "what a captain has", does: `set red { hero = none }`, fact: "captain.red.hero", ends: true},
	{name: "what another captain has", does: `set blue { hero = none }`, fact: "captain.red.hero"},
	{name: "on the way", does: `set other { friend = bob }`, fact: "who.friend.foe", when: "who.friend != none && who.friend.foe != none", ends: true},
}

const anyTime = "action \"Any Time\" {\nanytime = true\nset ann { friend = none }\n}\n"

// TestFactsEnd: what a condition has made sure of ends with whatever may change it, and with
// nothing else.
func TestFactsEnd(t *testing.T) {
	for _, b := range betweens {
		t.Run(b.name, func(t *testing.T) {
			fact := b.fact
			if fact == "" {
				fact = "who.friend"
			}
			when := b.when
			if when == "" {
				when = fact + " != none"
			}
			text := factsWorld
			files := map[string]string{}
			if mod, isMod := strings.CutPrefix(b.beside, "mod: "); isMod {
				files["mod/mod.hcl"] = "mod \"more\" {\ngame = \"facts\"\ngame_version = \">= 0\"\n}\nsection \"M\" \"More\" {\n" + mod + "\n}\n"
			} else {
				text += b.beside + "\n"
			}
			text += fmt.Sprintf("rule \"Look\" {\ngiven = { who = man, other = man }\nlet { friend = who.friend }\nif \"there\" {\nwhen = %s\n%s\nset who { hits = %s.hits }\n}\n}\n",
				when, b.does, fact)
			line := strings.Count(text[:strings.Index(text, "set who { hits = "+fact)], "\n") + 1
			files["game.hcl"] = text
			var wants []want
			if b.ends {
				wants = append(wants, want{"game.hcl", line, "check/maybe", "may be none here"})
			}
			root, mods := game(t, files)
			settle(t, compare(wants, withoutLint(show(check(root, mods)))))
		})
	}
}

// follows is what a condition makes sure of, and what it does not.
var follows = []struct {
	sure bool
	text string // in a rule that is given who and other
}{
	{false, `set who { hits = who.friend.hits }`},
	{true, `set who { hits = who.friend != none ? who.friend.hits : 0 }`},
	{true, `set who { hits = (who.friend) != none ? who . friend.hits : 0 }`},
	{false, `set who { hits = who.friend == none ? who.friend.hits : 0 }`},
	{true, `set who { hits = who.friend == none ? 0 : who.friend.hits }`},
	{true, `set who { hits = none == who.friend ? 0 : who.friend.hits }`},
	{false, `set who { hits = other.friend != none ? who.friend.hits : 0 }`},
	{true, `set who { hits = who.friend.up ? who.friend.hits : 0 }`},
	{false, `set who { hits = !who.friend.up ? who.friend.hits : 0 }`},
	{true, `set who { hits = who.friend == other ? who.friend.hits : 0 }`},
	{false, `set who { hits = who.friend != other ? who.friend.hits : 0 }`},
	{false, `set who { hits = who.friend == other.friend ? who.friend.hits : 0 }`},
	{true, `set who { up = who.friend != none && who.friend.hits > 0 }`},
	{true, `set who { up = who.friend == none || who.friend.hits > 0 }`},
	{false, `set who { up = who.friend != none || who.friend.hits > 0 }`},
	{false, `set who { up = who.friend.hits > 0 && who.friend != none }`},
	{true, `set who { hits = !(who.friend == none || who.up) ? who.friend.hits : 0 }`},
	{false, `set who { hits = !(who.friend == none && who.up) ? who.friend.hits : 0 }`},
	{true, `set who { hits = who.up && who.friend != none || who.friend.up && other.up ? who.friend.hits : 0 }`},
	{false, `set who { hits = who.up && who.friend != none || other.up ? who.friend.hits : 0 }`},
	{true, `set who { hits = (who.up ? who.friend != none : false) ? who.friend.hits : 0 }`},
	{true, `set who { hits = (who.friend != none) == true ? who.friend.hits : 0 }`},
	{true, `set who { hits = (who.friend != none) == false ? 0 : who.friend.hits }`},
	{true, `set who { hits = any(camp.men) ? first(camp.men).hits : 0 }`},
	{true, `set who { hits = !none(camp.men) ? first(camp.men).hits : 0 }`},
	{true, `set who { hits = none(camp.men) ? 0 : first(camp.men).hits }`},
	{true, `set who { hits = count(camp.men) > 0 ? first(camp.men).hits : 0 }`},
	{true, `set who { hits = count(camp.men) >= 1 ? first(camp.men).hits : 0 }`},
	{true, `set who { hits = count(camp.men) == 2 ? first(camp.men).hits : 0 }`},
	{true, `set who { hits = count(camp.men) != 0 ? first(camp.men).hits : 0 }`},
	{true, `set who { hits = 0 == count(camp.men) ? 0 : first(camp.men).hits }`},
	{true, `set who { hits = count(camp.men) < 1 ? 0 : first(camp.men).hits }`},
	{false, `set who { hits = count(camp.men) >= 0 ? first(camp.men).hits : 0 }`},
	{false, `set who { hits = count(camp.men) < 3 ? first(camp.men).hits : 0 }`},
	{false, `set who { hits = any(hill.men) ? first(camp.men).hits : 0 }`},
	{false, `set who { hits = none(camp.men) ? first(camp.men).hits : 0 }`},
	{true, `set who { hits = any(camp.men) ? top(camp.men).hits : 0 }`},
	// In the supply none lies upon another.
	{false, `set who { hits = any(who.at.men) ? top(who.at.men).hits : 0 }`},
	{true, `set who { hits = any(camp.men) ? only(camp.men).hits : 0 }`},
	{true, `set who { hits = any(camp.men.up) ? first(camp.men).hits : 0 }`},
	{false, `set who { hits = any(camp.men) ? first(camp.men.up).hits : 0 }`},
	{true, `set who { hits = any([for m in men : m if m.up]) ? first([for x in men : x if x.up]).hits : 0 }`},
	{false, `set who { hits = any([for m in men : m if m.up]) ? first([for m in men : m if !m.up]).hits : 0 }`},
	{true, `set who { hits = any(who.friend.fans) ? who.friend.hits : 0 }`},
	{true, `set who { hits = first(camp.men) != none ? first(camp.men).hits : 0 }`},
	{true, `set who { hits = contains(camp.men, who.friend) ? who.friend.hits : 0 }`},
	{true, `set who { hits = first([who, other]).hits }`},
	{true, `set who { hits = mate(who) != none ? mate(who).hits : 0 }`},
	{false, `set who { hits = mate(who) != none ? mate(other).hits : 0 }`},
	{true, `set who { hits = sum([for m in men : m.friend.hits if m.friend != none]) }`},
	{true, "if \"so\" {\nwhen = who.friend == none\nreturn {}\n}\nset who { hits = who.friend.hits }"},
	{true, "if \"so\" {\nwhen = who.friend == none\nend game { winner = red }\n}\nset who { hits = who.friend.hits }"},
	{false, "if \"so\" {\nwhen = who.friend == none\nset who { up = true }\n}\nset who { hits = who.friend.hits }"},
	{true, "if \"so\" {\nwhen = who.friend == none\nset who { friend = other }\n}\nset who { hits = who.friend.hits }"},
	{true, "if \"so\" {\nwhen = who.friend != none\n}\nelse {\nreturn {}\n}\nset who { hits = who.friend.hits }"},
	{true, "if \"so\" {\nwhen = who.friend != none && who.up\n}\nelse {\nwhen = who.friend.up\n}\nelse {\nreturn {}\n}\nset who { hits = who.friend.hits }"},
	{true, "if \"so\" {\nwhen = who.friend == none\n}\nelse {\nwhen = who.friend.hits > 2\n}\nelse {\nset who { hits = who.friend.hits }\n}"},
	{true, "each m {\nfrom = men\nif \"so\" {\nwhen = m.friend == none\nbreak {}\n}\nset m { hits = m.friend.hits }\n}"},
	{true, "each m {\nfrom = men\nwhen = m.friend != none\nset m { hits = m.friend.hits }\n}"},
	{true, "repeat {\nwhile = who.friend != none\nset who { hits = who.friend.hits }\nset who { friend = none }\n}"},
	{true, "repeat {\nuntil = who.friend != none\nset who { friend = other }\n}\nset who { hits = who.friend.hits }"},
	{false, "repeat round {\nuntil = who.friend != none\nset who { friend = other }\nif \"enough\" {\nwhen = round > 3\nbreak {}\n}\n}\nset who { hits = who.friend.hits }"},
	{false, "repeat {\ntimes = 2\nuntil = who.friend != none\n}\nset who { hits = who.friend.hits }"},
	{true, "choose one {\nfrom = men\nrequire \"so\" { that = one.friend != none }\nor_return = true\n}\nset who { hits = one.friend.hits }"},
	{false, "choose one {\nfrom = men\nrequire \"so\" { that = one.friend != none }\nmay_pass = true\n}\nset who { hits = one.friend.hits }"},
	{true, "choose one {\nwhen = who.friend != none\nfrom = who.friend.at.men\nmay_pass = true\n}"},
	{true, "match {\nthe = who.friend\ncase ann {\nset who { hits = who.friend.hits }\n}\nelse {}\n}"},
	{false, "match {\nthe = who.friend\ncase ann {\n}\nelse {\nset who { hits = who.friend.hits }\n}\n}"},
}

// TestFactsFollow: a condition makes sure of what follows from it, and of nothing else.
func TestFactsFollow(t *testing.T) {
	t.Parallel()
	for _, x := range follows {
		t.Run(x.text, func(t *testing.T) {
			text := factsWorld + "rule \"Look\" {\ngiven = { who = man, other = man }\n" + x.text + "\n}\n"
			root, mods := game(t, map[string]string{"game.hcl": text})
			settle(t, sureOrNot(x.sure, withoutLint(show(check(root, mods)))))
		})
	}
}

func sureOrNot(sure bool, found diag.Findings) []string {
	if sure && len(found) > 0 || !sure && (len(found) != 1 || found[0].Code != "check/maybe") {
		return []string{fmt.Sprintf("sure: %v; found %s", sure, list(found))}
	}
	return nil
}

// declared is what is sure in declarations, by the conditions that stand there.
var declared = []struct {
	sure bool
	text string
}{
	{true, "rule \"Look\" {\ngiven = { who = man }\nwhen = who.friend != none\nset who { hits = who.friend.hits }\n}"},
	{false, "rule \"Look\" {\ngiven = { who = man }\nwhen = who.friend != none\nset who { hits = who.friend.hits }\n}\nrule \"Bound\" {\ngiven = { m = man }\nbefore = look(m)\nset m { friend = none }\n}"},
	{false, "rule \"Look\" {\ngiven = { who = man }\nwhen = who.friend != none\nset who { hits = who.friend.hits }\n}\nrule \"Bound\" {\ngiven = { m = man }\ninstead_of = look(m)\nset m { friend = none }\nproceed {}\n}"},
	{false, "rule \"Look\" {\ngiven = { who = man }\nwhen = who.friend != none\nset who { hits = who.friend.hits }\n}\nrule \"Bound\" {\ngiven = { m = man }\nafter = look(m)\nwhen = m.up\nset m { friend = none }\nredo {}\n}"},
	{true, "rule \"Look\" {\ngiven = { who = man }\nwhen = who.friend != none\nset who { hits = who.friend.hits }\n}\nrule \"Bound\" {\ngiven = { m = man }\nafter = look(m)\nset m { friend = none }\n}"},
	{true, "value \"V\" {\ngiven = { who = man }\nbase = 0\nmodifier \"so\" {\nwhen = who.friend != none\nby = who.friend.hits\n}\n}\n"},
	{true, "while \"a hero\" {\nwhen = captain.red.hero != none\nmodify \"Count\" { by = captain.red.hero.hits }\n}\nvalue \"Count\" { base = 1 }"},
	{true, "while \"a hero\" {\nwhen = captain.red.hero != none\nrule \"See\" {\ngiven = { m = man }\nafter = enter(m)\nset m { hits = captain.red.hero.hits }\n}\n}"},
	{true, "invariant \"so\" { that = captain.red.hero == none || captain.red.hero.hits >= 0 }"},
	{true, "action \"Part\" {\nmenu = turn\nchoose who { from = men }\nrequire \"so\" { that = who.friend != none }\nrequire \"too\" { that = who.friend.hits > 0 }\nset who { hits = who.friend.hits }\n}"},
	{false, "action \"Part\" {\nmenu = turn\nchoose who { from = men }\nrequire \"so\" { that = who.friend != none }\nset who { hits = who.friend.hits }\n}\nrule \"Bound\" {\nbefore = part\nset ann { friend = none }\n}"},
	{true, "action \"Part\" {\nmenu = turn\nchoose who { from = men }\nrequire \"so\" { that = who.friend != none }\nset who { hits = who.friend.hits }\n}\nrule \"Bound\" {\nafter = part\nset ann { friend = none }\n}"},
	{false, "action \"Part\" {\nmenu = turn\nchoose who { from = men }\nrequire \"so\" { that = who.friend != none }\nset who { hits = who.friend.hits }\n}\nrule \"Bound\" {\nbefore = turn\nset ann { friend = none }\n}"},
	{true, "action \"Part\" {\nmenu = turn\nchoose who { from = men }\nrequire \"so\" { that = who.friend != none }\nchoose other { from = men }\nset who { hits = who.friend.hits }\n}\n" + anyTime},
	{false, "action \"Part\" {\nmenu = turn\nchoose who { from = men }\nrequire \"so\" { that = who.friend != none }\nmay \"do\" {\n}\nset who { hits = who.friend.hits }\n}\n" + anyTime},
	{false, "action \"Part\" {\nmenu = turn\nchoose who { from = men }\nrequire \"so\" { that = who.friend != none }\nrequire \"then\" {\nthat = who.friend.hits > 0\nsupposing {\nset who { friend = none }\n}\n}\n}"},
	{true, "menu \"Deeds\" {\nplayer = red\nactor = men\nrequire \"a friend\" { that = actor.friend != none }\n}\naction \"Part\" {\nmenu = deeds\nset actor { hits = actor.friend.hits }\n}"},
	{false, "menu \"Deeds\" {\nplayer = red\nactor = men\nrequire \"a friend\" { that = actor.friend != none }\n}\naction \"Part\" {\nmenu = deeds\nexcept \"Deeds\" \"a friend\" {}\nset actor { hits = actor.friend.hits }\n}"},
	{true, "policy \"P\" {\nfor = red\nfirst \"so\" {\nchoice = do\nwhen = captain.red.hero != none\nnarrow = [captain.red.hero.hits]\n}\n}\nrule \"Look\" {\nmay \"do\" {\n}\n}"},
	{true, "value \"V\" { base = game.result != none ? game.result == result.draw : false }"},
}

// TestFactsOfDeclarations: what conditions of declarations make sure of: of rules, modifiers,
// extents, menus, actions.
func TestFactsOfDeclarations(t *testing.T) {
	for _, x := range declared {
		t.Run(x.text, func(t *testing.T) {
			text := factsWorld + x.text
			if !strings.Contains(text, "rule \"Look\"") {
				text += "\nrule \"Look\" {\nend game { winner = red }\n}\n"
			}
			root, mods := game(t, map[string]string{"game.hcl": text})
			settle(t, sureOrNot(x.sure, withoutLint(show(check(root, mods)))))
		})
	}
}
