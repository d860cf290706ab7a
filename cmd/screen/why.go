package screen

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"

	"sandtable/interp"
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// why tells how a value comes about: `why power`, `why reach(pawn@hill, rolf)`, `why rolf.power`.
func (s *Screen) why(args string) error {
	if args == "" {
		return s.answer("Why what? For instance: " + s.whyExample())
	}
	v, given, err := s.question(args)
	if err != nil {
		return s.answer(sentence(err.Error()))
	}
	tr, err := s.trace(v, given)
	if err != nil {
		return s.answer(sentence(err.Error()))
	}
	return s.answer(s.traceLines(tr)...)
}

// whyExample is a value that can be asked without arguments, or any.
func (s *Screen) whyExample() string {
	best := ""
	for _, v := range s.S.P.Game.Values {
		if len(v.Params) == 0 && len(v.Modifiers) > 0 {
			return "why " + v.Name
		}
		if best == "" {
			best = "why " + v.Name
		}
	}
	if best == "" {
		return "but this game declares no values"
	}
	return best
}

// question reads which value is asked, about what.
func (s *Screen) question(text string) (*model.Value, []compile.TraceArg, error) {
	name, rest, call := strings.Cut(text, "(")
	if !call {
		if v, of, ok := s.fieldValue(text); ok {
			return v, []compile.TraceArg{{Given: true, One: of}}, nil
		}
		if n, r, ok := strings.Cut(text, " "); ok {
			name, rest = n, r
		}
	}
	rest = strings.TrimSuffix(strings.TrimSpace(rest), ")")
	v := s.value(name)
	if v == nil {
		var known []string
		for _, x := range s.S.P.Game.Values {
			known = append(known, x.Name)
		}
		if near := diag.Suggest(model.Slug(name), known); near != "" {
			return nil, nil, fmt.Errorf("there is no value %q; did you mean %q?", name, near)
		}
		return nil, nil, fmt.Errorf("there is no value %q", name)
	}
	args, err := s.arguments(v, splitArgs(rest))
	return v, args, err
}

func (s *Screen) value(name string) *model.Value {
	for _, v := range s.S.P.Game.Values {
		if v.Name == model.Slug(name) {
			return v
		}
	}
	return nil
}

// fieldValue reads thing.value, of a value that stands in the thing's kind.
func (s *Screen) fieldValue(text string) (*model.Value, int32, bool) {
	of, name, ok := cutLast(text, ".")
	if !ok {
		return nil, 0, false
	}
	for _, v := range s.S.P.Game.Values {
		if v.Of == nil || v.Name != model.Slug(name) {
			continue
		}
		if id, err := s.lookup().one(of, v.Of); err == nil {
			return v, id, true
		}
	}
	return nil, 0, false
}

func cutLast(s, sep string) (before, after string, ok bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(sep):], true
}

// splitArgs splits at commas outside brackets.
func splitArgs(s string) []string {
	var out []string
	depth, from := 0, 0
	for i, r := range s {
		switch r {
		case '[':
			depth++
		case ']':
			depth--
		case ',':
			if depth == 0 {
				out = append(out, strings.TrimSpace(s[from:i]))
				from = i + 1
			}
		}
	}
	if last := strings.TrimSpace(s[from:]); last != "" {
		out = append(out, last)
	}
	return out
}

// arguments reads what a value is asked about: in order, or by name (`shot = 2`).
func (s *Screen) arguments(v *model.Value, texts []string) ([]compile.TraceArg, error) {
	out := make([]compile.TraceArg, len(v.Params))
	next := 0
	for _, text := range texts {
		i := next
		if name, val, ok := strings.Cut(text, "="); ok {
			i = -1
			for j, p := range v.Params {
				if p.Name == model.Slug(name) {
					i, text = j, strings.TrimSpace(val)
				}
			}
			if i < 0 {
				return nil, fmt.Errorf("%s has no %q; it takes %s", v.Name, strings.TrimSpace(name), signature(v))
			}
		}
		if i >= len(out) {
			return nil, fmt.Errorf("%s takes %s", v.Name, signature(v))
		}
		a, err := s.argument(text, v.Params[i].Type)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", v.Params[i].Name, err)
		}
		out[i] = a
		next = i + 1
	}
	for i, p := range v.Params {
		if !out[i].Given && p.Default == nil {
			return nil, fmt.Errorf("%s takes %s; what is %s?", v.Name, signature(v), p.Name)
		}
	}
	return out, nil
}

// signature lists what a value is asked about.
func signature(v *model.Value) string {
	if len(v.Params) == 0 {
		return "nothing"
	}
	var out []string
	for _, p := range v.Params {
		t := p.Name + " (" + p.Type.String() + ")"
		if p.Default != nil {
			t = "perhaps " + t
		}
		out = append(out, t)
	}
	return strings.Join(out, ", ")
}

// argument reads one thing, number or name; or several in brackets.
func (s *Screen) argument(text string, t model.Type) (compile.TraceArg, error) {
	a := compile.TraceArg{Given: true}
	if t.Form == model.One {
		n, err := s.single(text, t)
		a.One = n
		return a, err
	}
	for _, part := range splitArgs(strings.Trim(text, "[] ")) {
		n, err := s.single(part, t.Elem())
		if err != nil {
			return a, err
		}
		a.Members = append(a.Members, n)
	}
	return a, nil
}

func (s *Screen) single(text string, t model.Type) (int32, error) {
	g := s.S.P.Game
	if text == "none" {
		if !t.Maybe {
			return 0, fmt.Errorf("it may not be none")
		}
		return model.None, nil
	}
	switch t.Base {
	case model.ThingOf:
		return s.lookup().one(text, t.Kind)
	case model.Number:
		f, err := strconv.ParseFloat(text, 64)
		if n := f * float64(g.Unit); err == nil && n == float64(int32(n)) {
			return int32(n), nil
		}
		return 0, fmt.Errorf("%q is no number", text)
	case model.Bool:
		switch strings.ToLower(text) {
		case "true", "yes":
			return 1, nil
		case "false", "no":
			return 0, nil
		}
		return 0, fmt.Errorf("%q is neither true nor false", text)
	case model.EnumOf:
		if n := t.Enum.Index(model.Slug(text)); n >= 0 {
			return int32(n), nil
		}
		return 0, fmt.Errorf("%q is none of %s", text, strings.Join(t.Enum.Names, ", "))
	case model.DesignOf:
		for i, k := range g.Kinds {
			if k.Design && k.IsA(t.Kind) && k.Name == model.Slug(text) {
				return int32(i), nil
			}
		}
	case model.ActionOf:
		for i, x := range g.Actions {
			if x.Name == model.Slug(text) {
				return int32(i), nil
			}
		}
	}
	return 0, fmt.Errorf("%q is no %s", text, t)
}

// trace evaluates a value on a machine of its own, so that the game in progress is never touched. What would come out otherwise if hidden
// pieces were exchanged is not told.
func (s *Screen) trace(v *model.Value, args []compile.TraceArg) (*compile.Trace, error) {
	if s.tracer == nil {
		s.tracer = interp.NewTracer(s.S.P)
	}
	viewer := s.viewer()
	m := machine.New(s.S.P)
	m.Restore(&s.S.M.State)
	tr := s.tracer.Trace(m, v, args)
	if m.Err != nil {
		return nil, fmt.Errorf("it cannot be told now: %s", m.Err.Message)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	other := machine.New(s.S.P)
	for range 6 {
		other.Restore(view.Permute(s.S.M, viewer, rng))
		if x := s.tracer.Trace(other, v, args); other.Err != nil || !reflect.DeepEqual(x, tr) {
			return nil, fmt.Errorf("%s depends on what you cannot see", v.Name)
		}
	}
	return tr, nil
}

// traceLines draws a trace: result, base, the lines that applied, those that did not.
func (s *Screen) traceLines(tr *compile.Trace) []string {
	head := tr.Value.Name
	if len(tr.Args) > 0 {
		head += "(" + strings.Join(tr.Args, ", ") + ")"
	}
	out := hang("", s.paint(bright, head+" is "+tr.Result)+refText(tr.Value.Ref), lineWidth)
	out = append(out, figure(tr.Was, tr.Base, "")...)
	for _, l := range tr.Lines {
		for _, d := range l.Deeds {
			out = append(out, figure(deed(d), label(&l)+d.Text, refText(l.Ref))...)
		}
	}
	for _, l := range tr.Lines {
		if !l.Applied {
			for _, text := range figure("-", label(&l)+l.Why, refText(l.Ref)) {
				out = append(out, s.paint(faint, text))
			}
		}
	}
	return out
}

// figure is one line of a trace: the figure to the left, what it is to the right; a long one, such as the members of a set, stands below.
func figure(n, text, ref string) []string {
	if text == n {
		text = "as written"
	}
	if size(n) > 16 {
		return append(hang("          ", text+ref, lineWidth), hang("          ", n, lineWidth)...)
	}
	return hang(fmt.Sprintf("  %6s  ", n), text+ref, lineWidth)
}

func label(l *compile.TraceLine) string {
	text := l.Label
	switch {
	case text == "":
		text = l.Extent
	case l.Extent != "" && !strings.Contains(l.Extent, text):
		text += " [" + l.Extent + "]"
	}
	if text == "" {
		return ""
	}
	return text + ": "
}

// deed is what a line does, in short.
func deed(d compile.TraceDeed) string {
	switch d.Word {
	case "by":
		if strings.HasPrefix(d.Shown, "-") {
			return d.Shown
		}
		return "+" + d.Shown
	case "at_least":
		return ">=" + d.Shown
	case "at_most":
		return "<=" + d.Shown
	case "also":
		return "and " + d.Shown
	case "but_not":
		return "not " + d.Shown
	case "base":
		return "from " + d.Shown
	}
	return "= " + d.Shown
}

func refText(ref string) string {
	if ref == "" {
		return ""
	}
	return " (" + ref + ")"
}
