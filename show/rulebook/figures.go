package rulebook

import (
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/model"
)

// operators are what operators are called.
var operators = map[string]string{"==": "is", "!=": "is not", "<": "is less than", "<=": "is at most", ">": "is more than", ">=": "is at least",
	"&&": "and", "||": "or", "+": "+", "-": "-", "*": "x", "/": "/"}

// figure writes in words how a figure comes about; false if only the content can say it.
func (x *Writer) figure(e model.Expr) (string, bool) {
	return x.wording(e).say(e)
}

func (x *Writer) wording(e model.Expr) *wording {
	return &wording{Writer: x, root: e, whose: mixed(e), called: map[string]string{}}
}

// wording is an expression on its way into words. Values and tables are called by their titles, and
// what holds or not says itself: of whom they are asked is told only where there are several.
type wording struct {
	*Writer
	root   model.Expr
	whose  bool
	called map[string]string // what was called so, as the content writes it
	member *model.Var        // of what a tally goes through
}

// say writes a part of the expression. Two things of one name cannot be told apart.
func (w *wording) say(e model.Expr) (string, bool) {
	if vs, ok := constants(e); ok {
		if len(vs) == 0 {
			return "nothing", true
		}
		return w.showAll(e.Type(), vs), true
	}
	text, ok := w.word(e)
	if ok && leaf(e) {
		source := w.text.Expr(e)
		was, known := w.called[text]
		w.called[text] = source
		ok = !known || was == source
	}
	return text, ok
}

func (w *wording) word(e model.Expr) (string, bool) {
	switch e := e.(type) {
	case *model.Local:
		return w.name(e.Var), true
	case *model.Get:
		return w.field(e)
	case *model.Call:
		return w.asked(e.Value.Title, e.Args)
	case *model.Look:
		switch {
		case e.Column >= 0 && len(e.Table.Results) > 1:
			return english.Spaced(e.Table.Results[e.Column].Name) + " (" + e.Table.Title + ")", true
		case len(e.Args) == 1:
			return w.asked(e.Table.Title, e.Args)
		}
		return e.Table.Title, true
	case *model.Narrow:
		return w.say(e.X)
	case *model.AsSet:
		return w.say(e.X)
	case *model.ActionField:
		return "the action's " + english.Spaced(e.Field.Title), true
	case *model.TrackNumber:
		return e.Track.Thing.Title, true
	case *model.Func:
		return w.function(e)
	case *model.Unary:
		text, ok := w.say(e.X)
		_, call := e.X.(*model.Func)
		return map[string]string{"-": "-", "!": "not "}[e.Op] + text, ok && (simple(e.X) || call && e.Op == "-")
	case *model.Binary:
		a, ok := w.say(e.X)
		b, also := w.say(e.Y)
		vague := strings.ContainsAny(e.Op, "=<>") && (a == "distance" || b == "distance") // from where to where?
		return a + " " + operators[e.Op] + " " + b, ok && also && !vague && !open(e.X) && operators[e.Op] != "" && joins(e.X, e.Op) && (joins(e.Y, e.Op) || tallies(e.Y))
	case *model.Cond:
		when, ok := w.say(e.If)
		then, so := w.say(e.Then)
		other, also := w.say(e.Else)
		if _, more := e.Else.(*model.Cond); more {
			return then + " if " + when + ", " + other, ok && so && also && simple(e.Then)
		}
		return then + " if " + when + ", else " + other, ok && so && also && simple(e.Then) && simple(e.Else)
	}
	return "", false
}

// tally says a sum or a number of members: those of a kind, or all that an expression names. It
// says nothing where the figures of a member cannot be told from those of others.
func (w *wording) tally(e *model.Func) (string, bool) {
	each, ok := e.Args[0].(*model.For)
	if !ok || w.whose || w.namesOther(each.Var) || (e.Name == "sum") != (each.Elem != nil) {
		return "", false
	}
	over, ok := w.members(each.Over)
	w.member = each.Var
	text, so := "number of "+over, true
	if each.Elem != nil {
		var figure string
		figure, so = w.say(each.Elem)
		figure = strings.TrimPrefix(figure, w.name(each.Var)+"'s ")
		text, so = figure+" of all "+over, so && simple(each.Elem)
	}
	if each.If == nil {
		return text, ok && so
	}
	when, also := w.say(each.If)
	return text + " where " + when, ok && so && also
}

// namesOther reports whether another name of the member's type occurs.
func (w *wording) namesOther(member *model.Var) (other bool) {
	model.Walk(w.root, func(e model.Expr) {
		l, ok := e.(*model.Local)
		other = other || ok && l.Var != member && l.Var.Type.Kind == member.Type.Kind && member.Type.Kind != nil
	})
	return other
}

// name is what a bound name stands for: the member, where a tally goes through some.
func (w *wording) name(v *model.Var) string {
	if k := v.Type.Kind; v == w.member && k != nil {
		return "the " + english.Spaced(k.Title)
	}
	return chosen(v)
}

// members says what is gone through: all of a kind or enum, or what an expression names.
func (w *wording) members(e model.Expr) (string, bool) {
	vs, fixed := constants(e)
	switch all, is := e.(*model.Members); {
	case is:
		return english.Spaced(all.Kind.Plural), true
	case fixed && e.Type().Base == model.EnumOf && len(vs) == len(e.Type().Enum.Names):
		return english.Plural(english.Spaced(e.Type().Enum.Name)), true
	}
	text, ok := w.say(e)
	return text, ok && (fixed || leaf(e))
}

// function says what is built into the language.
func (w *wording) function(e *model.Func) (string, bool) {
	if e.Name == "sum" || e.Name == "count" {
		return w.tally(e)
	}
	var args []string
	for _, arg := range e.Args {
		if e.Name == "distance" {
			arg = away(arg)
		}
		text, ok := w.say(arg)
		_, split := arg.(*model.Cond)
		if call, of := arg.(*model.Call); !ok || split || of && len(call.Args) > 0 && e.Name == "distance" {
			return "distance", e.Name == "distance" && !w.whose
		}
		args = append(args, text)
	}
	switch {
	case e.Name == "distance":
		return "distance from " + args[0] + " to " + args[1], simple(e.Args[0]) && simple(e.Args[1])
	case (e.Name == "ceil" || e.Name == "floor") && simple(e.Args[0]):
		text := args[0] + map[string]string{"ceil": ", rounded up", "floor": ", rounded down"}[e.Name]
		if len(args) == 2 {
			return "half of " + text, args[1] == "2"
		}
		return text, true
	case (e.Name == "min" || e.Name == "max") && len(args) == 2:
		return map[string]string{"min": "the lesser of ", "max": "the greater of "}[e.Name] + strings.Join(args, " and "), !open(e.Args[0])
	}
	return "", false
}

// away is what a distance is measured from: a piece is as far away as its place.
func away(e model.Expr) model.Expr {
	switch e := e.(type) {
	case *model.Narrow:
		return away(e.X)
	case *model.AsSet:
		return away(e.X)
	case *model.Get:
		if e.Field.Storage == model.At {
			return e.Of
		}
	}
	return e
}

// asked is what is called by its title, with what it is asked of where that tells it from others.
func (w *wording) asked(title string, args []model.Expr) (string, bool) {
	title = english.Spaced(title)
	if !w.whose || len(args) == 0 {
		return title, true
	}
	var of []string
	for _, arg := range args {
		text, ok := w.say(arg)
		if !ok {
			return "", false
		}
		of = append(of, text)
	}
	return title + " (" + strings.Join(of, ", ") + ")", true
}

// field is a figure with whose it is: the firer's.
func (w *wording) field(e *model.Get) (string, bool) {
	title := english.Spaced(e.Field.Title)
	if e.Field.Storage == model.At && e.T.Kind != nil {
		title = english.Spaced(e.T.Kind.Title)
	}
	if e.T.Is(model.Bool) && !w.whose {
		return title, true
	}
	of, ok := w.owner(e.Of)
	switch {
	case of == "":
		return title, ok
	case e.T.Is(model.Bool):
		return title + " (" + of + ")", ok
	}
	return of + "'s " + title, ok
}

// owner is what a rule calls that whose field is read. A part is the whole's, so that what is
// printed on the pattern of a unit is the unit's; a place, a player and what changes have fields of
// their own.
func (w *wording) owner(e model.Expr) (string, bool) {
	switch e := e.(type) {
	case nil, *model.Const:
		return "", true
	case *model.Narrow:
		return w.owner(e.X)
	case *model.Local:
		return w.name(e.Var), true
	case *model.Get:
		part := e.Field.Storage == model.Printed || e.Field.Storage == model.Computed
		if of, ok := w.owner(e.Of); of != "" && part && !e.T.Of(model.KindPlayer) {
			return of, ok
		}
		return w.field(e)
	case *model.Call:
		return w.asked(e.Value.Title, e.Args)
	}
	return "", false
}

// leaf reports whether words name an expression, and do not put it together from others.
func leaf(e model.Expr) bool {
	switch e.(type) {
	case *model.Local, *model.Get, *model.Call, *model.Look:
		return true
	}
	return false
}

// mixed reports whether an expression asks several things, and names one of them in a way that does
// not tell of whom it is asked.
func mixed(e model.Expr) bool {
	leaves, nameless, bound, things := 0, false, map[*model.Var]bool{}, map[*model.Var]bool{}
	collect := func(e model.Expr) {
		switch e := e.(type) {
		case *model.For:
			bound[e.Var] = true
		case *model.Local:
			if e.Var.Type.Kind != nil && !bound[e.Var] {
				things[e.Var] = true
			}
		}
	}
	var visit func(model.Expr)
	visit = func(e model.Expr) {
		if _, fixed := constants(e); fixed {
			return
		}
		f, call := e.(*model.Func)
		if call = call && f.Name == "distance"; !call && !leaf(e) {
			for _, part := range model.Parts(e) {
				visit(part)
			}
			return
		}
		_, local := e.(*model.Local)
		_, get := e.(*model.Get)
		leaves, nameless = leaves+1, nameless || !local && (!get || e.Type().Is(model.Bool))
		model.Walk(e, collect)
	}
	visit(e)
	return leaves > 1 && nameless && len(things) > 1
}

// simple reports whether an expression needs no brackets anywhere.
func simple(e model.Expr) bool {
	switch e := e.(type) {
	case *model.Binary, *model.Cond, *model.Func:
		return false
	case *model.Unary:
		return simple(e.X)
	}
	return true
}

// tallies reports whether an expression is a sum or a number.
func tallies(e model.Expr) bool {
	f, ok := e.(*model.Func)
	return ok && (f.Name == "sum" || f.Name == "count")
}

// open reports whether words end with a sum or a number: what came after would belong to its
// condition.
func open(e model.Expr) bool {
	switch e := e.(type) {
	case *model.Binary:
		return open(e.Y)
	case *model.Unary:
		return open(e.X)
	case *model.Narrow:
		return open(e.X)
	}
	return tallies(e)
}

// joins reports whether an operand needs no brackets: a row of one operator, or a comparison that
// and or or joins.
func joins(e model.Expr, op string) bool {
	in, ok := e.(*model.Binary)
	switch f, call := e.(*model.Func); {
	case call:
		return len(f.Args) > 0 && f.Name == "distance"
	case !ok:
		return simple(e)
	case in.Op == op:
		return op == "&&" || op == "||" || op == "+"
	}
	return (op == "&&" || op == "||") && strings.ContainsAny(in.Op, "=<>")
}
