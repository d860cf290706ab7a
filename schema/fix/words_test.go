package fix

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/schema/diag"
	"sandtable/schema/lang"
)

// wordCases say for each row of lang.Renames what becomes of it. They are laid out, so that the
// results are, too.
var wordCases = map[string]struct{ in, out string }{
	"paint": {"paint \"The river\" {\n  along = ford\n  set   = { river = true }\n}\n",
		"feature \"The river\" {\n  along  = ford\n  fields = { river = true }\n}\n"},
	"strategy": {"strategy \"Bluff\" { player = ann }\n", "policy \"Bluff\" { for = ann }\n"},
	"give":     {"rule \"R\" {\n  give { the = 1 }\n}\n", "rule \"R\" {\n  return { the = 1 }\n}\n"},
	"place":    {"rule \"R\" {\n  place man {\n    from = a.supply\n    at   = b\n  }\n}\n", "rule \"R\" {\n  put man {\n    from = a.supply\n    to   = b\n  }\n}\n"},
	"stop":     {"rule \"R\" {\n  stop {}\n}\n", "rule \"R\" {\n  return {}\n}\n"},

	"let be": {"let x { be = 1 }\n", "let { x = 1 }\n"},
	"each of": {"each x {\n  of   = all\n  when = x.of == of\n}\n",
		"each x {\n  from = all\n  when = x.of == of\n}\n"},
	"each at_once":    {"each x {\n  of      = all\n  at_once = true\n}\n", "each x {\n  from         = all\n  simultaneous = true\n}\n"},
	"roll of":         {"roll x { of = pool(2, d6) }\n", "roll x { dice = pool(2, d6) }\n"},
	"unmark of":       {"unmark x { of = wound }\n", "unmark x { with = wound }\n"},
	"put at":          {"put x {\n  from = a\n  at   = b\n}\n", "put x {\n  from = a\n  to   = b\n}\n"},
	"choose by":       {"choose x {\n  from = a\n  by   = p\n}\n", "choose x {\n  from   = a\n  player = p\n}\n"},
	"may by":          {"may \"go\" {\n  by = p\n}\n", "may \"go\" {\n  player = p\n}\n"},
	"repeat by":       {"repeat {\n  by = p\n}\n", "repeat {\n  player = p\n}\n"},
	"choose optional": {"choose x {\n  from     = a\n  optional = n > 1\n}\n", "choose x {\n  from     = a\n  may_pass = n > 1\n}\n"},
	"repeat may_stop": {"repeat x { may_stop = x > 1 }\n", "repeat x { may_pass = x > 1 }\n"},
	"draw optional":   {"draw x {\n  from     = a\n  optional = true\n}\n", "draw x {\n  from = a\n  none {}\n}\n"},
	"choose or_stop":  {"choose x {\n  from    = a\n  or_stop = true\n}\n", "choose x {\n  from      = a\n  or_return = true\n}\n"},
	"record with":     {"record times { with = mover }\n", "record times { also = mover }\n"},

	"kind shown": {"kind \"man\" {\n  is    = piece\n  shown = [code] # on boards\n}\n",
		"kind \"man\" {\n  is = piece\n}\n\nlook {\n  shown = {\n    man = [code] # on boards\n  }\n}\n"},
	"map layout": {"map \"Board\" {\n  layout = <<-TEXT\n    [camp ]\n  TEXT\n}\n\nlook {\n  markers = { wound = \"w\" }\n}\n",
		"map \"Board\" {}\n\nlook {\n  markers = { wound = \"w\" }\n  layouts = {\n    board = <<-TEXT\n    [camp ]\n  TEXT\n  }\n}\n"},
	"feature of":    {"paint \"P\" {\n  of  = a\n  set = { x = 1 }\n}\n", "feature \"P\" {\n  on     = a\n  fields = { x = 1 }\n}\n"},
	"feature set":   {"feature \"P\" { set = { x = 1 } }\n", "feature \"P\" { fields = { x = 1 } }\n"},
	"kind printed":  {"kind \"k\" { printed = { code = text } }\n", "kind \"k\" { fields = { code = text } }\n"},
	"menu printed":  {"menu \"m\" { printed = { major = bool } }\n", "menu \"m\" { fields = { major = bool } }\n"},
	"track printed": {"track \"t\" { printed = { dark = bool } }\n", "track \"t\" { fields = { dark = bool } }\n"},
	"rule gives":    {"rule \"r\" { gives = number }\n", "rule \"r\" { returns = number }\n"},
	"phase gives":   {"phase \"r\" { gives = number }\n", "phase \"r\" { returns = number }\n"},
	"value gives":   {"value \"r\" {\n  gives = number\n  base  = 1\n}\n", "value \"r\" {\n  returns = number\n  base    = 1\n}\n"},
	"table gives":   {"table \"r\" { gives = { n = number } }\n", "table \"r\" { returns = { n = number } }\n"},
	"track spaces":  {"track \"t\" { spaces = [a, b] }\n", "track \"t\" { boxes = [a, b] }\n"},
	"map rows": {"map \"m\" {\n  grid = squares\n  rows = <<-BOARD\n      a b\n    1 . .\n  BOARD\n}\n",
		"map \"m\" {\n  grid  = squares\n  drawn = <<-BOARD\n      a b\n    1 . .\n  BOARD\n}\n"},
	"game unit":       {"game \"g\" {\n  begin = a\n  unit  = 2 # halves\n}\n", "game \"g\" {\n  begin = a\n  parts = 2 # halves\n}\n"},
	"section open":    {"section \"1\" \"s\" { open = \"no winter\" }\n", "section \"1\" \"s\" { no_rules = \"no winter\" }\n"},
	"mod of":          {"mod \"m\" {\n  of    = \"g\"\n  needs = \">= 1.0\"\n}\n", "mod \"m\" {\n  game         = \"g\"\n  game_version = \">= 1.0\"\n}\n"},
	"mod needs":       {"mod \"m\" { needs = \">= 1.0\" }\n", "mod \"m\" { game_version = \">= 1.0\" }\n"},
	"test with":       {"test \"t\" { with = [fog] }\n", "test \"t\" { variants = [fog] }\n"},
	"test strategies": {"test \"t\" { strategies = [bluff] }\n", "test \"t\" { policies = [bluff] }\n"},
	"policy player":   {"policy \"p\" { player = ann }\n", "policy \"p\" { for = ann }\n"},
	"policy rows":     {"policy \"p\" { rows = [[any, any, { bet = 1 }]] }\n", "policy \"p\" { rows = [[any, any, { bet = 1 }]] }\n"},
	"while holds":     {"while \"w\" { holds = night }\n", "while \"w\" { when = night }\n"},

	"span()":     {"x = sum([for n in span(1, 6) : n]) + a.span\n", "x = sum([for n in numbers(1, 6) : n]) + a.span\n"},
	"results()":  {"x = results(all, 6)\n", "x = count_exactly(all, 6)\n"},
	"at_least()": {"x        = at_least(all, 4)\nat_least = 3\n", "x        = count_at_least(all, 4)\nat_least = 3\n"},

	"notion": {"kind \"nation\" { is = notion }\nrule \"r\" { given = { n = notion, all = set(notion), notion = maybe(notion) } }\n",
		"kind \"nation\" { is = concept }\nrule \"r\" { given = { n = concept, all = set(concept), notion = maybe(concept) } }\n"},
}

// rowNames are the names under which wordCases has the cases of a row.
func rowNames(r lang.Renamed) []string {
	switch r.Position {
	case lang.Attribute:
		var out []string
		for _, b := range r.Blocks {
			out = append(out, b+" "+r.Old)
		}
		return out
	case lang.Function:
		return []string{r.Old + "()"}
	}
	return []string{r.Old}
}

func TestEveryRenamedWordIsRewritten(t *testing.T) {
	var named []string
	for _, r := range lang.Renames {
		for _, name := range rowNames(r) {
			named = append(named, name)
			c, ok := wordCases[name]
			if !ok {
				t.Errorf("no case for %q", name)
				continue
			}
			if r.Form == lang.ToLines {
				if got := Source("x.hcl", []byte(c.in), Declared{}); string(got.Text) != c.in || len(got.Findings) != 1 {
					t.Errorf("%s: %v; it is to be written by hand\n%s", name, got.Findings, got.Text)
				}
				continue
			}
			t.Run(name, func(t *testing.T) { rewrites(t, c.in, c.out) })
		}
	}
	for name := range wordCases {
		if !slices.Contains(named, name) {
			t.Errorf("a case for %q, which is not renamed", name)
		}
	}
}

// rewrites checks one pair, and what holds for each.
func rewrites(t *testing.T, in, want string) {
	t.Helper()
	got := Source("x.hcl", []byte(in), Declared{})
	if diff := cmp.Diff(want, string(got.Text)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if len(got.Findings) > 0 {
		t.Errorf("findings: %v", got.Findings)
	}
	lawful(t, []byte(in))
}

// TestOtherWordsStay: what stands where it is no old word stays.
func TestOtherWordsStay(t *testing.T) {
	for _, text := range []string{
		"kind \"road\" {\n  is = path\n  of = hex\n}\n",
		"deck \"d\" { of = card }\n",
		"kind \"stop\" { is = space }\nstop \"Berlin\" {}\nsection \"1\" \"s\" {\n  stop \"Paris\" {}\n}\n",
		"kind \"place\" { is = space }\nplace \"Here\" {\n  at = there\n}\n",
		"kind \"paint\" { is = piece }\npaint \"Red\" { set = 1 }\n",
		"unit \"a\" {\n  at   = here\n  unit = 2\n}\n",
		"value \"Span\" {\n  given = { a = number }\n  base  = a\n}\nvalue \"Twice\" { base = 2 * span(2) }\n",
		"table \"At Least\" { given = { a = number } }\nvalue \"Twice\" { base = at_least(2) }\n",
		"modify \"v\" { by = 1 }\n",
		"rule \"r\" {\n  advance turn { by = 1 }\n  mark x { with = hit }\n  end game { winner = gives }\n}\n",
		"roster \"k\" { rows = { a = [1] } }\n",
		"variant \"v\" { needs = [fog] }\n",
		"let { be = 1 }\n",
		"rule \"r\" {\n  run \"Gather\" { printed = 2 }\n  set man { optional = true }\n}\n",
		"value \"v\" { base = printed + spaces + notion }\n",
		"text = \"stop { of = span(1, 6) }\" # give { the = 1 }\n",
		"action \"a\" {\n  printed = 1\n  by      = 2\n}\n",
		"test \"t\" {\n  given { of = [a] }\n  expect {\n    value = 1\n    is    = notion\n  }\n}\n",
	} {
		got := Source("x.hcl", []byte(text), Declared{})
		if string(got.Text) != text || len(got.Changes) > 0 || len(got.Findings) > 0 {
			t.Errorf("%s\nbecame\n%s%v", text, got.Text, got.Findings)
		}
	}
}

// inRule puts statements into a rule of this name.
func inRule(name, statements string) string {
	return fmt.Sprintf("rule %q {\n  %s\n}\n", name, strings.ReplaceAll(strings.TrimSpace(statements), "\n", "\n  "))
}

func TestStopGoesByWhatItNames(t *testing.T) {
	for _, c := range []struct{ name, in, out string }{
		{"the innermost loop", inRule("R", "each man {\n  of = all\n  stop \"man\" {}\n}"), inRule("R", "each man {\n  from = all\n  break {}\n}")},
		{"by its slug", inRule("R", "each \"big man\" {\n  stop \"Big Man\" {}\n}"), inRule("R", "each \"big man\" {\n  break {}\n}")},
		{"an outer loop", inRule("R", "each man {\n  repeat round {\n    stop \"man\" {}\n  }\n}"), inRule("R", "each man {\n  repeat round {\n    break \"man\" {}\n  }\n}")},
		{"a loop without a name within", inRule("R", "each man {\n  repeat {\n    if \"x\" {\n      when = y\n      stop \"man\" {}\n    }\n  }\n}"),
			inRule("R", "each man {\n  repeat {\n    if \"x\" {\n      when = y\n      break \"man\" {}\n    }\n  }\n}")},
		{"through a branch", inRule("R", "repeat leg {\n  match x {\n    case a {\n      stop \"leg\" {}\n    }\n  }\n}"), inRule("R", "repeat leg {\n  match x {\n    case a {\n      break {}\n    }\n  }\n}")},
		{"a loop that is over", inRule("R", "each man {\n  of = all\n}\nstop \"man\" {}"), inRule("R", "each man {\n  from = all\n}\nstop \"man\" {}")},
		{"a loop called as the rule", inRule("Man", "each man {\n  stop \"Man\" {}\n}"), inRule("Man", "each man {\n  break {}\n}")},
		{"its rule, in a loop", inRule("R", "each man {\n  stop \"R\" {}\n}"), inRule("R", "each man {\n  return {}\n}")},
		{"a rule that called", inRule("R", "stop \"Turn\" {}"), inRule("R", "stop \"Turn\" {}")},
		{"nothing, in a loop", inRule("R", "each man {\n  stop {}\n}"), inRule("R", "each man {\n  return {}\n}")},
		{"its action", "action \"Dash\" {\n  stop \"Dash\" {}\n}\n", "action \"Dash\" {\n  return {}\n}\n"},
		{"its phase", "phase \"Dash\" {\n  stop \"dash\" {}\n}\n", "phase \"Dash\" {\n  return {}\n}\n"},
		{"a rule of a card", "card \"c\" {\n  rule \"R\" {\n    stop \"R\" {}\n  }\n}\n", "card \"c\" {\n  rule \"R\" {\n    return {}\n  }\n}\n"},
		{"in a none", inRule("R", "choose x {\n  from = a\n  none {\n    stop {}\n  }\n}"), inRule("R", "choose x {\n  from = a\n  none {\n    return {}\n  }\n}")},
		{"in a fragment", "each man {\n  stop \"man\" {}\n}\nstop {}\nstop \"R\" {}\n", "each man {\n  break {}\n}\nreturn {}\nstop \"R\" {}\n"},
	} {
		t.Run(c.name, func(t *testing.T) { rewrites(t, c.in, c.out) })
	}
}

func TestForms(t *testing.T) {
	for _, c := range []struct{ name, in, out string }{
		{"a quoted label", "let \"Long Way\" { be = 1 }\n", "let { long_way = 1 }\n"},
		{"a let over several lines", "let way { # the way\n  # along\n  be = [\n    1, # one\n  ]        # so far\n}\n", "let { # the way\n  # along\n  way = [\n    1, # one\n  ]        # so far\n}\n"},
		{"neighbouring lets", "let a { be = 1 }\nlet b { be = a }\n", "let { a = 1 }\nlet { b = a }\n"},
		{"a let called be", "let be { be = 1 }\n", "let { be = 1 }\n"},
		{"optional = false", "draw x {\n  from     = a\n  optional = false\n  to       = b\n}\n", "draw x {\n  from = a\n  to   = b\n}\n"},
		{"optional = false, and a note", "draw x {\n  from     = a\n  optional = false # never\n}\n", "draw x {\n  from = a\n  # never\n}\n"},
		{"optional = false on one line", "draw x { optional = false }\n", "draw x {}\n"},
		{"optional on one line", "each x {\n  draw x { optional = true }\n}\n", "each x {\n  draw x {\n    none {}\n  }\n}\n"},
		{"optional before others", "draw x {\n  # perhaps\n  optional = true # the deck may be empty\n  from     = a\n}\n", "draw x {\n  # perhaps\n  from = a\n  none {} # the deck may be empty\n}\n"},
		{"optional with a long comment", "draw x {\n  optional = true /* the deck\n  may be empty */\n  from = a\n}\n", "draw x {\n  none {} /* the deck\n  may be empty */\n  from = a\n}\n"},
		{"optional beside none", "draw x {\n  from     = a\n  optional = true\n  none {}\n}\n", "draw x {\n  from = a\n  none {}\n}\n"},
		{"revise goes by its kind", "mod \"m\" { of = \"g\" }\nrevise track \"t\" {\n  spaces = { was = span(1, 2), now = span(1, 3) }\n}\nrevise \"paint\" \"p\" {\n  set = { was = absent, now = { a = 1 } }\n}\nrevise kind \"k\" {\n  is      = { was = notion, now = piece }\n  printed = { a = { was = absent, now = notion } }\n}\nrevise roster \"r\" {\n  rows = { a = { was = [1], now = [2] } }\n}\n",
			"mod \"m\" { game = \"g\" }\nrevise track \"t\" {\n  boxes = { was = numbers(1, 2), now = numbers(1, 3) }\n}\nrevise \"feature\" \"p\" {\n  fields = { was = absent, now = { a = 1 } }\n}\nrevise kind \"k\" {\n  is     = { was = concept, now = piece }\n  fields = { a = { was = absent, now = concept } }\n}\nrevise roster \"r\" {\n  rows = { a = { was = [1], now = [2] } }\n}\n"},
		{"calls in texts", "text = \"${span(1, 2)} of\"\nmore = <<-T\n  span(1) ${at_least(a, 2)}\nT\n", "text = \"${numbers(1, 2)} of\"\nmore = <<-T\n  span(1) ${count_at_least(a, 2)}\nT\n"},
		{"all of a base kind", "value \"v\" { base = count(notions) }\n", "value \"v\" { base = count(concepts) }\n"},
		{"what was not laid out", "rule \"R\"  {\n each x{\n   of=all\n when = y\n}\n\n\n}", "rule \"R\"  {\n each x{\n   from=all\n when = y\n}\n\n\n}"},
		{"line ends of Windows", "let x {\r\n  be = 1 # x\r\n}\r\ndraw y {\r\n  optional = false\r\n  from = a\r\n}\r\n", "let {\r\n  x = 1 # x\r\n}\r\ndraw y {\r\n  from = a\r\n}\r\n"},
	} {
		t.Run(c.name, func(t *testing.T) { rewrites(t, c.in, c.out) })
	}
}

func TestWhatNeedsItsAuthor(t *testing.T) {
	for _, c := range []struct{ in, out, says string }{
		{"let \"2nd\" { be = 1 }\n", "let \"2nd\" { be = 1 }\n", "is not allowed left of ="},
		{"let x {\n  be = 1\n  to = 2\n}\n", "let x {\n  be = 1\n  to = 2\n}\n", "more than one name"},
		{"each x {\n  of   = a\n  from = b\n}\n", "each x {\n  of   = a\n  from = b\n}\n", "already has \"from\""},
		{"draw x { optional = n > 1 }\n", "draw x { optional = n > 1 }\n", "not a literal true or false"},
		{"rule \"r\" {\n  gives = number\n  stop \"R\" {}\n}\n", "rule \"r\" {\n  returns = number\n  stop \"R\" {}\n}\n", "must return a result"},
		{"offer \"Menu\" {\n  up_to = 2\n  by    = p\n}\n", "offer \"Menu\" {\n  up_to = 2\n}\n", "was removed"},
	} {
		got := Source("x.hcl", []byte(c.in), Declared{})
		if diff := cmp.Diff(c.out, string(got.Text)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
		if len(got.Findings) != 1 || got.Findings[0].Code != "fix/by-hand" || !strings.Contains(got.Findings[0].Message, c.says) {
			t.Errorf("%s: %v, want %q", c.in, got.Findings, c.says)
		}
		lawful(t, []byte(c.in))
	}
}

func TestPageOfByHand(t *testing.T) {
	page, _ := diag.LookupCode("fix/by-hand")
	if got := Source("x.hcl", []byte(page.Bad), Declared{}); len(got.Findings) != 1 {
		t.Errorf("%s: %v", page.Bad, got.Findings)
	}
	if got := Source("x.hcl", []byte(page.Good), Declared{}); len(got.Findings)+len(got.Changes) > 0 {
		t.Errorf("%s: %v", page.Good, got)
	}
}

func TestRefusesWhatDoesNotParse(t *testing.T) {
	for text, code := range map[string]string{
		"give { the = \n":               "load/syntax",
		"give { the = 1 } \x00":         "load/encoding",
		strings.Repeat("a {\n", 10_000): "load/too-deep",
	} {
		got := Source("x.hcl", []byte(text), Declared{})
		if len(got.Findings) != 1 || got.Findings[0].Code != code || string(got.Text) != text || len(got.Changes) > 0 {
			t.Errorf("%.30q: %v", text, got.Findings)
		}
	}
}

// TestNamesOfOtherFiles: a name that another file of the game declares is no old word either.
func TestNamesOfOtherFiles(t *testing.T) {
	other := DeclaredBy("game.hcl", []byte("value \"Span\" { base = 1 }\nkind \"stop\" { is = space }\n"))
	text := "value \"v\" { base = span(1) }\nstop \"Berlin\" {}\n"
	if got := Source("x.hcl", []byte(text), other); string(got.Text) != text {
		t.Errorf("%s", got.Text)
	}
}
