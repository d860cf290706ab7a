package effect

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

var offer = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Calls: model.CallsMenu, Asks: true},
		Block: lang.Block{
			Name: "offer", Labels: []lang.Label{{Name: "menu"}}, Fields: true, Since: 1, Blocks: []string{"none"},
			Doc: "Asks for one action of a menu, or for several in turn. Each time it offers the actions that are legal at that point. " +
				"The menu's `given` names are stated as attributes. A name that is not stated is taken from the scope.",
			Attrs: []lang.Attr{
				{Name: "up_to", Type: "number or any", Doc: "At most so many actions. The player may pass."},
				{Name: "at_least", Type: "number", Doc: "With `up_to`: so many actions before the player may pass."},
				{Name: "exactly", Type: "number", Doc: "Exactly so many actions. Default: 1."},
				{Name: "may_pass", Type: "bool", Doc: "One action or none."},
				{Name: "passing", Type: "text", Doc: "What passing means, in a few words. The option `pass` says so."},
				{Name: "never_empty", Type: "bool", Doc: "Some action of the menu is always legal. If none is, that is an error of the rule."},
			},
			Example: "offer \"Guard Orders\" { up_to = 2 }",
		},
		Check: func(s *check.Site) {
			m := s.Names.Menu(english.Slug(s.Label(0)))
			if m == nil {
				s.Report(diag.Errorf("check/unknown-menu", s.LabelRange(0), "unknown menu %q", s.Label(0)).
					WithSuggestion(english.Slug(s.Label(0)), s.Names.Of(s.Names.Procs, func(y symbol.Symbol) bool { return y.Menu != nil })))
				s.Heed()
				for _, b := range s.Inner("none") {
					s.Statements(s.Env.Child(), b)
				}
				return
			}
			detail := &offerDetail{Menu: m}
			s.Stmt.Detail = detail
			// Arguments are evaluated again for each action.
			if s.Attrs["up_to"] != nil || s.Attrs["exactly"] != nil {
				s.Happen()
			}
			detail.Args = s.Given(m.Title, m.Range, m.Params, append(whoIsAsked(s, m), howMany...)...)
			checkHowMany(s, detail)
			s.Happen()
			none(s, s.Env.Child())
			neverEmpty(s)
			onlyBlocks(s, "offer allows none; declare actions outside, each with its menu", "none")
		},
		Changes: func(st *model.Stmt, d *check.Deeds) {
			if of, ok := st.Detail.(*offerDetail); ok {
				d.Offers(of.Menu)
			}
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		d := s.Detail.(*offerDetail)
		a := l.Offer(s, d.Menu, d.Args)
		a.UpTo, a.AtLeast, a.Never = l.Optional(s.Args["up_to"]), l.Optional(s.Args["at_least"]), nothingTo(s)
		switch {
		case d.Any:
			a.UpTo = l.Const(ir.TNum, -1)
		case d.OrNone:
			a.UpTo = l.Const(ir.TNum, l.Game.Unit)
		case s.Args["exactly"] != nil:
			a.UpTo = l.Expr(s.Args["exactly"])
			a.AtLeast = a.UpTo
		}
		return []*ir.Stmt{{Do: ir.Asks, Ask: a}}
	},
}

// howMany lists the attributes that state how many actions are taken.
var howMany = []string{"up_to", "at_least", "exactly", "may_pass", "passing", "never_empty"}

// checkHowMany checks these attributes.
func checkHowMany(s *check.Site, d *offerDetail) {
	d.Any = checkUpTo(s)
	s.Attr("at_least", model.TNumber)
	s.Attr("exactly", model.TNumber)
	d.OrNone = s.Bool("may_pass")
	s.Stmt.Passes = passing(s)
	wrong := func(name, hint, format string, args ...any) {
		s.Report(diag.Errorf("check/offer", s.Attrs[name].NameRange, format, args...).WithHint("%s", hint))
	}
	for _, other := range []string{"up_to", "at_least"} {
		if s.Attrs["exactly"] != nil && s.Attrs[other] != nil {
			wrong("exactly", "omit one of them", "exactly and %s cannot be combined: both state how many actions are taken", other)
			return
		}
	}
	for _, other := range []string{"up_to", "exactly"} {
		if s.Attrs["may_pass"] != nil && s.Attrs[other] != nil {
			wrong("may_pass", "omit may_pass: it is short for up_to = 1", "may_pass and %s cannot be combined: both state how many actions are taken", other)
			return
		}
	}
	if s.Attrs["passing"] != nil && s.Attrs["up_to"] == nil && !d.OrNone {
		wrong("passing", "add may_pass = true, or remove passing", "passing needs an offer that may be passed")
		return
	}
	if s.Attrs["at_least"] != nil && s.Attrs["up_to"] == nil {
		wrong("at_least", "state the maximum: up_to = 3, or up_to = any", "at_least needs up_to")
	}
}

// checkUpTo checks how many are taken or chosen at most, and reports whether it is any number.
func checkUpTo(s *check.Site) (unlimited bool) {
	if a := s.Attrs["up_to"]; a != nil && syntax.Word(a.Expr) == "any" {
		return true
	}
	s.Attr("up_to", model.TNumber)
	return false
}

// whoIsAsked reports an offer that states who decides, which is the menu's part. It returns the
// attributes that do so.
func whoIsAsked(s *check.Site, m *model.Menu) (said []string) {
	for _, word := range []string{"by", "player"} {
		given := slices.ContainsFunc(m.Params, func(p *model.Var) bool { return p.Name == word })
		if a := s.Attrs[word]; a != nil && !given {
			s.Report(diag.Errorf("check/not-a-parameter", a.NameRange, "%s is not an attribute of offer", word).
				WithRelated(m.Range, "the menu").WithHint("the menu states who is asked: player = .., which may use its given names"))
			said = append(said, word)
		}
	}
	return said
}

type offerDetail struct {
	Menu   *model.Menu
	Args   []model.Expr
	Any    bool
	OrNone bool // one action or none
}

// Uses returns the menu, for lint.
func (d *offerDetail) Uses() (*model.Rule, *model.Menu, *model.Table) { return nil, d.Menu, nil }

// Offers returns the menu and its arguments.
func (d *offerDetail) Offers() (*model.Menu, []model.Expr) { return d.Menu, d.Args }

// MayPass reports whether the player may always pass, for lint.
func (d *offerDetail) MayPass() bool { return d.Any || d.OrNone }
