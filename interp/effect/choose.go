package effect

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var choose = &Effect{
	Effect: check.Effect{
		Traits:  model.Traits{Names: model.NamesChoice, Asks: true},
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "choose", Labels: []lang.Label{{Name: "name"}, {Name: "what it is", Optional: true}}, Since: 1, Blocks: []string{"require", "none"},
			Doc: "Asks a player to choose. At the head of an action it is part of the action's one decision; elsewhere it is a decision of its own. " +
				"A `require` inside filters the candidates one by one, and its label is the reason for each that fails. `none { .. }` runs if there is nothing to choose. " +
				"A second label says what is chosen where the name does not: `choose here \"space to bomb\" { }`. At the head of an action nobody reads it, so it is not allowed there.",
			Attrs: []lang.Attr{
				{Name: "from", Type: "set, list or area", Required: true, Doc: "The candidates. Of an area: any point of it."},
				{Name: "when", Type: "bool", Doc: "The condition for asking. If it does not hold, the name is none."},
				{Name: "player", Type: "player", Doc: "Who chooses. Default: the menu's player in an action, else the first player."},
				{Name: "may_pass", Type: "bool", Doc: "The player may decline. The name is then none."},
				{Name: "passing", Type: "text", Doc: "With `may_pass`: what it means to decline, in a few words. The option `none` says so."},
				{Name: "up_to", Type: "number or any", Doc: "Choose a set of at most so many, one member at a time."},
				{Name: "at_least", Type: "number", Doc: "With `up_to` or `total`: the minimum. Default: 0."},
				{Name: "exactly", Type: "number", Doc: "Choose a set of exactly so many."},
				{Name: "total", Type: "number", Doc: "Choose a set in which this number, summed over the members, is at most `at_most`. The name means the candidate here."},
				{Name: "at_most", Type: "number", Doc: "With `total`: the limit. A candidate that exceeds what is left is not offered."},
				{Name: "or_return", Type: "bool", Doc: "If there is nothing to choose, leave the rule or action. Short for `none { return {} }`."},
				{Name: "never_empty", Type: "bool", Doc: "There is always something to choose. If there is not, that is an error of the rule."},
				{Name: "secret", Type: "bool", Doc: "The others learn only that a choice was made, until the table shows what was chosen."},
			},
			Example: "choose target { from = targets(actor) }",
		},
		Leading: choosesInFront,
		Check:   checkChoose,
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		a := l.Choose(s)
		a.Pass, a.Never = s.Args["may_pass"] != nil, nothingTo(s)
		if a.Set = s.Bind.Type.Form == model.Set; a.Set {
			a.UpTo, a.AtLeast, a.Total, a.AtMost = l.Optional(s.Args["up_to"]), l.Optional(s.Args["at_least"]), l.Optional(s.Args["total"]), l.Optional(s.Args["at_most"])
		}
		if s.Args["exactly"] != nil {
			a.UpTo = l.Expr(s.Args["exactly"])
			a.AtLeast = a.UpTo
		}
		return []*ir.Stmt{{Do: ir.Asks, V: l.InFrame(s.Bind), Ask: a}}
	},
}

// choosesInFront reports whether a choice is part of the one decision of its action: a plain choice
// of one thing by the player who acts.
func choosesInFront(b *hclsyntax.Block) bool {
	for _, name := range append([]string{"player", "secret", "may_pass", "or_return", "never_empty"}, setOf...) {
		if a := b.Body.Attributes[name]; a != nil && !isWord(a.Expr, false) {
			return false
		}
	}
	return !slices.ContainsFunc(b.Body.Blocks, func(in *hclsyntax.Block) bool { return in.Type == "none" })
}

func checkChoose(s *check.Site) {
	s.Stmt.Title = titled(s, "what is chosen")
	if s.Stmt.Title != "" && s.InFront() {
		s.Report(diag.Errorf("resolve/labels", s.LabelRange(1), "a choice at the head of an action takes only a name: all is asked at once, and only its options are read").
			WithHint("remove %q", s.Stmt.Title))
	}
	when, asked := s.Attr("when", model.TBool), s.Env.Child()
	s.Assume(asked, when, true)
	from, elem := chosenFrom(s, asked)
	if from == nil {
		s.Asked(s.Bound(0, model.TInvalid))
		return
	}
	flag(s, "secret")
	s.By("player")
	chooser(s)
	result := elem
	s.Stmt.Passes = passing(s)
	if mayPass := flag(s, "may_pass"); mayPass || when != nil {
		result.Maybe = elem.Base != model.Invalid
	}
	many := checkMembers(s)
	if many && elem.Base != model.Invalid {
		if elem.Base != model.ThingOf && elem.Base != model.EnumOf {
			s.Errorf("check/type", from.Range(), "choose a set of things or of names of an enum, not of %s", elem)
		} else {
			result = elem.In(model.Set)
		}
	}
	single := !many && result == elem // the name means the candidate
	inner := asked.Child()
	one := &model.Var{Name: english.Slug(s.Label(0)), Type: elem, Range: s.LabelRange(0), Used: true, Brief: true}
	v := s.Bound(0, result)
	s.Asked(v)
	for _, b := range s.Inner("require") {
		if single {
			inner.Rebind(v)
		} else {
			inner.Rebind(one)
		}
		if st := s.One(inner, b); st != nil {
			s.Stmt.Parts = append(s.Stmt.Parts, st)
		}
	}
	checkTotal(s, inner, one)
	if !single && (len(s.Stmt.Parts) > 0 || s.Attrs["total"] != nil) {
		s.Env.Proc.Vars = append(s.Env.Proc.Vars, one)
		s.Stmt.Detail = one
	}
	chosen := s.Env.Child()
	if single { // the chosen candidate meets the requirements
		for _, st := range s.Stmt.Parts {
			s.Required(chosen, st)
		}
	}
	checkNone(s, chosen, v, many || result.Maybe)
	orReturn(s)
	neverEmpty(s)
	onlyBlocks(s, "choose allows require and none", "require", "none")
}

// chosenFrom checks what is chosen from, and returns it with the type of one candidate.
func chosenFrom(s *check.Site, asked *check.Env) (from model.Expr, elem model.Type) {
	if from = s.AttrIn(asked, "from", model.TInvalid); from == nil {
		return nil, model.TInvalid
	}
	if x := s.AreaOf(from); x != from {
		from = x
		s.Set("from", x)
	}
	t := from.Type()
	if t.IsArea() && s.Env.Act != nil && s.Env.Act.Whole {
		s.Report(diag.Errorf("check/whole-point", from.Range(), "a whole action cannot ask for a point: there are too many points to try").
			WithHint("omit whole = true, or choose from a set"))
	}
	s.Stmt.Filled = s.Filled(asked, from)
	switch {
	case t.Base == model.Invalid:
		return from, model.TInvalid
	case t.Form == model.One:
		s.Report(diag.Errorf("check/type", from.Range(), "expected a set or a list, found %s", t).WithHint("write the candidates, such as defenders.fresh or [for d in defenders : d if d.fresh]"))
		return from, model.TInvalid
	}
	return from, t.Elem()
}

// flag sets an attribute that is true, and reports whether it is.
func flag(s *check.Site, name string) bool {
	if !s.Bool(name) {
		return false
	}
	s.Set(name, check.Const(model.TBool, 1, s.Block.DefRange()))
	return true
}

// checkNone checks what is done where there is nothing to choose. Behind it the name may be none,
// unless it may be empty anyway.
func checkNone(s *check.Site, chosen *check.Env, v *model.Var, mayLack bool) {
	none(s, chosen)
	if none := s.Stmt.Else; none != nil && !mayLack && !s.Leaves(none.Body) {
		v.Type.Maybe = v.Type.Base != model.Invalid
	}
}

// chooser sets the default player of a choice in a simultaneous loop: the member.
func chooser(s *check.Site) {
	m := s.Env.Member
	if m == nil || s.Attrs["player"] != nil {
		return
	}
	x := &model.Local{Node: model.Node{T: m.Type, R: s.Block.DefRange()}, Var: m}
	m.Used = true
	switch {
	case m.Type.Base == model.Invalid:
	case m.Type.Is(model.ThingOf) && m.Type.Kind.Is(model.KindPlayer):
		s.Set("player", x)
	case m.Type.Is(model.ThingOf) && m.Type.Kind.Is(model.KindSide):
		s.Set("player", &model.Func{Node: model.Node{T: s.Player(), R: s.Block.DefRange()}, Name: "controller", Args: []model.Expr{x}})
	default:
		s.Report(diag.Errorf("check/simultaneous", s.Block.DefRange(), "nobody chooses %q: a member of this loop is not a player or a side", s.Label(0)).WithHint("add player = .."))
	}
}
