package lint

import (
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
		proof.Bodies(g.Game, func(ss []*model.Stmt) { askedAgain(ss, nil, report) })
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
	for i, x := range list {
		second := of(x)
		j := slices.IndexFunc(list[:i], func(y T) bool {
			return words(of(y).title) == words(second.title) && (beside == nil || beside(y, x))
		})
		if j < 0 {
			continue
		}
		first := of(list[j])
		report(diag.Warnf("lint/same-words", second.at, "the %s %q reads like %q, which is offered beside it", second.what, second.title, first.title).
			WithRelated(first.at, "the first").WithHint("write in the title of one of them how it differs from the other"))
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

// askedAgain reports questions that a player is asked a second time in the same words, and returns
// those that have been asked when the statements are done. Before are the questions that are asked
// before the statements. What is asked in two branches is asked once, for all that is known.
func askedAgain(ss, before []*model.Stmt, report func(diag.Finding)) []*model.Stmt {
	surely, perhaps := slices.Clone(before), []*model.Stmt(nil)
	for _, s := range ss {
		arm := func(body, asked []*model.Stmt) {
			if inner := askedAgain(body, asked, report); !leaves(body) {
				perhaps = append(perhaps, inner[len(asked):]...)
			}
		}
		for x := s.Else; x != nil; x = x.Else { // of a choice: there is nothing to choose
			arm(x.Body, surely)
		}
		for _, x := range s.Parts {
			arm(x.Body, surely)
		}
		if isQuestion(s) {
			earlier, asked := slices.Concat(surely, perhaps), &surely
			if s.Args["when"] != nil { // a branch in short
				earlier, asked = surely, &perhaps
			}
			if i := slices.IndexFunc(earlier, func(x *model.Stmt) bool { return sameQuestion(x, s) }); i >= 0 {
				report(diag.Warnf("lint/same-words", s.Range, "%q is asked a second time in the same words", s.Called()).
					WithRelated(earlier[i].Range, "asked first").WithHint("%s", otherWords(s)))
			}
			*asked = append(*asked, s)
		}
		arm(s.Body, surely)
	}
	return append(surely, perhaps...)
}

// isQuestion reports whether a statement asks for one thing, in words of its own. A menu may be
// offered again and again.
func isQuestion(s *model.Stmt) bool { return s.Asks && s.Calls == model.CallsNothing }

// sameQuestion reports whether two questions go to one player, and read alike.
func sameQuestion(x, y *model.Stmt) bool {
	of, to := x.Args["player"], y.Args["player"]
	return x.Names == y.Names && words(x.Called()) == words(y.Called()) && (of == nil && to == nil || of != nil && to != nil && same(of, to))
}

// otherWords says what to write instead of a question that was asked before.
func otherWords(s *model.Stmt) string {
	if s.Bind != nil {
		return "write choose " + s.Bind.Name + " \"..\", and in the quotes how it differs from what is chosen first"
	}
	return "write in one of the labels how the question differs from the other"
}
