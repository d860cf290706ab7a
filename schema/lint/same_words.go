package lint

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/hashicorp/hcl/v2"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var sameWords = Rule{
	Code: "lint/same-words",
	Doc: "Two things that a player is offered side by side, in the same words: actions of a menu, options, " +
		"variants of an option, scenarios, policies, or two questions of an action or a rule that follow one another.",
	Run: func(g *study, report func(diag.Finding)) {
		alike(g.Actions, together, report, func(a *model.Action) titled { return titled{"action", a.Title, a.Range} })
		alike(g.Options, nil, report, func(o *model.Option) titled { return titled{"option", o.Title, o.Range} })
		for _, o := range g.Options {
			alike(o.Variants, nil, report, func(v *model.Variant) titled { return titled{"variant", v.Title, v.Range} })
		}
		alike(g.Scenarios, nil, report, func(s *model.Scenario) titled { return titled{"scenario", s.Title, s.Range} })
		alike(g.Policies, rivals, report, func(p *model.Policy) titled { return titled{"policy", p.Title, p.Range} })
		asks := asking{map[question]*model.Stmt{}, report}
		proof.Bodies(g.Game, func(ss []*model.Stmt) { asks.body(ss) })
	},
}

// titled is what is read of something that is offered.
type titled struct {
	what, title string
	at          hcl.Range
}

// alike reports each thing of a list whose title has the words of one before it. Equal titles make
// equal names, which are errors; what is left are titles that differ in signs which nobody reads.
func alike[T any](list []T, beside func(x, y T) bool, report func(diag.Finding), of func(T) titled) {
	read := map[string][]T{}
	for _, x := range list {
		second := of(x)
		w := words(second.title)
		i := slices.IndexFunc(read[w], func(y T) bool { return beside == nil || beside(y, x) })
		if i >= 0 {
			first := of(read[w][i])
			report(diag.Warnf("lint/same-words", second.at, "the %s %q reads like %q, which is offered beside it", second.what, second.title, first.title).
				WithRelated(first.at, "the first").WithHint("write in the title of one of them how it differs from the other"))
		}
		read[w] = append(read[w], x)
	}
}

// together reports whether two actions may be offered at one time. Nothing is known of additions
// that hold at different times.
func together(x, y *model.Action) bool {
	return (x.Menu == y.Menu || x.Anytime || y.Anytime) && (x.Extent == nil || y.Extent == nil || x.Extent == y.Extent)
}

// rivals reports whether a player has the choice between two policies.
func rivals(x, y *model.Policy) bool {
	return x.Players == nil || slices.ContainsFunc(x.Players, y.Of)
}

// words returns what is read of a title: letters, figures and signs, and one blank for whatever
// stands between them. A dash before a figure is a sign.
func words(title string) string {
	letters := []rune(strings.ToLower(cty.NormalizeString(title)))
	word := func(i int) bool {
		return i >= 0 && i < len(letters) && (unicode.IsLetter(letters[i]) || unicode.IsDigit(letters[i]))
	}
	for i, r := range letters {
		minus := r == '-' && word(i+1) && unicode.IsDigit(letters[i+1]) && !word(i-1)
		if !minus && (unicode.IsPunct(r) || unicode.IsSpace(r)) {
			letters[i] = ' '
		}
	}
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) { // takes no room
			return -1
		}
		return r
	}, string(letters))), " ")
}

// question is what a player is asked: questions that are equal are not told apart.
type question struct {
	names  model.Naming
	words  string
	player any
}

// questionOf returns what a statement asks; false if it asks nothing in words of its own. A menu
// may be offered again and again.
func questionOf(s *model.Stmt) (question, bool) {
	if !s.Asks || s.Calls != model.CallsNothing {
		return question{}, false
	}
	q := question{s.Names, words(s.Called()), nil}
	switch of := s.Args["player"].(type) {
	case nil:
	case *model.Const:
		q.player = of.N
	case *model.Local:
		q.player = of.Var
	default: // nobody sees who that is
		q.player = of
	}
	return q, true
}

// asking goes through a body for questions that are asked again.
type asking struct {
	before map[question]*model.Stmt // what is asked in any case before the statements in question
	report func(diag.Finding)
}

// body reports the questions of statements that are asked before, and returns those that have
// perhaps been asked when the statements are done. Of two branches one is run, for all that is
// known.
func (a asking) body(ss []*model.Stmt) map[question]*model.Stmt {
	asked := map[question]*model.Stmt{}
	arm := func(ss []*model.Stmt) {
		if inner := a.body(ss); !leaves(ss) {
			maps.Copy(asked, inner)
		}
	}
	var own []question
	for _, s := range ss {
		for x := s.Else; x != nil; x = x.Else { // of a choice: there is nothing to choose
			arm(x.Body)
		}
		for _, x := range s.Parts {
			arm(x.Body)
		}
		if q, ok := questionOf(s); ok {
			first, always := a.before[q], s.Args["when"] == nil // with a condition: a branch in short
			if first == nil && always {
				first = asked[q]
			}
			if first != nil {
				a.report(diag.Warnf("lint/same-words", s.Range, "%q is asked a second time in the same words", s.Called()).
					WithRelated(first.Range, "asked first").WithHint("%s", otherWords(s)))
			}
			if asked[q] = s; always && a.before[q] == nil {
				a.before[q], own = s, append(own, q)
			}
		}
		arm(s.Body)
	}
	for _, q := range own {
		delete(a.before, q)
	}
	return asked
}

// otherWords says what to write instead of a question that was asked before.
func otherWords(s *model.Stmt) string {
	if s.Bind != nil {
		return "write choose " + s.Bind.Name + " \"..\", and in the quotes how it differs from what is chosen first"
	}
	return "write in one of the labels how the question differs from the other"
}
