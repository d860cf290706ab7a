package ir

import (
	"fmt"
	"strings"
)

// printer writes statements, one on each line; what belongs to one is indented below it.
type printer struct {
	strings.Builder
	indent string
}

func (w *printer) line(format string, args ...any) {
	w.WriteString(w.indent + strings.TrimRight(fmt.Sprintf(format, args...), " ") + "\n")
}

// within writes statements below a line; option is what has been picked before them.
func (w *printer) within(body []*Stmt, option string) {
	was := w.indent
	w.indent += "  "
	for _, s := range body {
		s.write(w, option)
	}
	w.indent = was
}

// part writes a line with statements below it, if there are any.
func (w *printer) part(head string, body []*Stmt) {
	if len(body) > 0 {
		w.line("%s:", head)
		w.within(body, "")
	}
}

// String is the list as text: its head, and below a statement on each line.
func (l *Listing) String() string {
	w := &printer{}
	w.line("list %s:", l.Name)
	w.within(l.Body, l.Name)
	return w.String()
}

// String is the procedure as text: its head, and below a statement on each line.
func (p *Proc) String() string {
	w := &printer{}
	gives := ""
	if p.Gives != nil {
		gives = " gives " + p.Gives.String()
	}
	w.line("proc %s(%s)%s:", p.Name, typed(p.Params), gives)
	w.indent = "  "
	if p.When != nil {
		w.line("only if %s", p.When)
	}
	for _, x := range p.Unless {
		w.line("unless %s", x)
	}
	w.part("instead", p.Instead)
	w.part("before", p.Before)
	w.indent = ""
	w.within(p.Body, "")
	w.indent = "  "
	if p.Prefer != nil {
		w.line("prefer %s", p.Prefer)
	}
	w.part("after", p.After)
	return w.String()
}

// String is the event as text: what it tells, and what is bound to it.
func (e *Event) String() string {
	w := &printer{}
	w.line("event %s(%s):", e.Name, typed(e.Params))
	w.indent = "  "
	w.part("before", e.Before)
	w.part("after", e.After)
	return w.String()
}

func typed(vars []*Var) string {
	var out []string
	for _, v := range vars {
		out = append(out, v.Name+" "+v.T.String())
	}
	return strings.Join(out, ", ")
}

// optional is a part of a line that may be missing.
func optional(format string, n *Node) string {
	if n == nil {
		return ""
	}
	return fmt.Sprintf(format, n)
}

// named is the beginning of a line that gives a name a value.
func named(v *Var) string {
	if v == nil {
		return ""
	}
	return "let " + v.Name + " = "
}

func (s *Stmt) write(w *printer, option string) {
	switch s.Do {
	case Refuses:
		if s.Trial != nil {
			w.part("suppose", s.Trial.Body)
		}
		w.line("refuse unless %s   %s", s.X, s.Why)
	case Picks:
		w.line("each %s in %s%s:%s", s.V.Name, s.X, optional(" if %s, else none", s.When), s.Why.section())
		w.within(s.Need, "")
		w.within(s.Body, option+" "+s.V.Name)
	case Emits:
		w.line("emit %s", strings.TrimSpace(option))
	case Stores:
		for _, x := range s.Sets {
			w.line("store %s[%s] = %s", x.Res.Name, s.X, x.To)
		}
	case Branches:
		w.line("if %s:", s.X)
		w.within(s.Body, "")
		w.part("else", s.Else)
	case Matches:
		w.line("match %s:", s.X)
		for _, c := range s.Cases {
			w.part("  "+strings.Trim(fmt.Sprint(c.Values), "[]"), c.Body)
		}
		w.part("else", s.Else)
	case Loops, Together, Repeats:
		s.writeLoop(w)
	case Hooks:
		w.line("do %s(%s)%s", s.Hook.Rule.Name, s.Hook, optional(" while %s", s.Hook.Active))
	case Asks:
		s.writeAsk(w)
	case Draws:
		w.line("%sdraw from %s%s%s", named(s.V), s.X, optional(", %s of them", s.To), s.Event.said())
		w.within(s.Body, "")
		w.part("none", s.Else)
	default:
		w.line("%s", s.plain()+s.Event.said())
	}
}

// plain is a statement that fits a line.
func (s *Stmt) plain() string {
	switch s.Do {
	case Binds:
		return fmt.Sprintf("%s%s", named(s.V), s.X)
	case Breaks:
		return "break" + strings.Repeat(" out", s.Out)
	case Runs:
		return fmt.Sprintf("%sdo %s(%s)", named(s.V), s.Call.Name, list(s.Args))
	case Leaves:
		return "leave" + optional(" with %s", s.X)
	case Stops:
		return "leave " + s.Call.Name
	case Redoes:
		return "redo " + s.Call.Name
	case Proceeds:
		return named(s.V) + "proceed with " + s.Call.Name
	case Ends:
		return fmt.Sprintf("end %s", s.X)
	case Throws:
		return named(s.V) + s.Throw.String()
	case Shuffles:
		return fmt.Sprintf("shuffle %s", s.X)
	case Moves, Deploys:
		return fmt.Sprintf("put %s, %s%s%s", s.X, s.To, [...]string{"", " under", " up", " under up", " down", " under down"}[s.Flags], optional(" side %s", s.Side))
	case Turns:
		if s.To == nil {
			return fmt.Sprintf("turn %s to the next side", s.X)
		}
		return fmt.Sprintf("turn %s to %s", s.X, s.To)
	case Reveals:
		return fmt.Sprintf("reveal %s", s.X)
	case Conceals:
		return fmt.Sprintf("conceal %s", s.X)
	case Marks:
		return fmt.Sprintf("%s %s with %s of %s", map[bool]string{false: "mark", true: "unmark"}[s.Mark.Off], s.X, s.To, s.Mark.Name)
	case Advances:
		return fmt.Sprintf("advance %s %s %s", s.Track.Name, map[bool]string{false: "by", true: "into"}[s.Track.Into], s.To)
	case Records:
		return fmt.Sprintf("%srecord the table%s", named(s.V), optional(" with %s", s.X))
	case Says:
		return fmt.Sprintf("say %s", s.X)
	}
	return fmt.Sprintf("statement %d", s.Do)
}

func (s *Stmt) writeLoop(w *printer) {
	order := ""
	if len(s.Keys) > 0 {
		order = fmt.Sprintf(" by %s %s", map[bool]string{false: "least", true: "greatest"}[s.Down], list(s.Keys))
	}
	switch {
	case s.Do == Repeats:
		head := "repeat"
		if s.V != nil {
			head += " " + s.V.Name
		}
		w.line("%s%s%s:", head, optional(", %s times", s.To), optional(" while %s", s.X))
		if s.Ask != nil {
			w.line("  ask %s%s%s, or leave", s.Ask.Name, optional(" of %s", s.Ask.Player), optional(" if %s", s.Ask.When))
		}
	case s.Do == Together:
		w.line("each %s in %s%s%s, together:", s.V.Name, s.X, optional(" if %s", s.When), order)
		w.within(s.Need, "")
		w.line("then:")
	case s.Ask != nil:
		w.line("each %s in %s%s, as %s says:", s.V.Name, s.X, optional(" if %s", s.When), s.Ask.who())
	default:
		w.line("each %s in %s%s%s:", s.V.Name, s.X, optional(" if %s", s.When), order)
	}
	w.within(s.Body, "")
}

func (a *Ask) who() string {
	switch {
	case a.Player != nil:
		return a.Player.String()
	case a.Taker:
		return "who takes it"
	}
	return "the first player"
}

func (s *Stmt) writeAsk(w *printer) {
	a := s.Ask
	many := optional(", at least %s", a.AtLeast) + optional(", up to %s", a.UpTo) + optional(", of %s", a.Total) + optional(" at most %s", a.AtMost)
	if a.Pass {
		many += ", or pass"
	}
	w.line("%sask %s of %s%s%s:", named(s.V), a.Name, a.who(), optional(" if %s", a.When), many)
	w.within(s.Body, "")
	if a.List != nil {
		w.within(a.List.Body, "")
	}
	for _, x := range a.Acts {
		given := x.Hook.String()
		for i, g := range x.Given {
			if i > 0 {
				given += ", "
			}
			given += g.V.Name + " = " + g.X.String()
		}
		w.line("  do %s(%s)", x.Proc.Name, given)
	}
	w.part("none", a.None)
}

// String is what a hook's names stand for.
func (h *Hook) String() string {
	if h == nil {
		return ""
	}
	var out []string
	for i := range h.Args {
		switch a := &h.Args[i]; {
		case a.V == nil:
			out = append(out, fmt.Sprintf("%s == %s", a.X, a.Is))
		case a.Each():
			out = append(out, fmt.Sprintf("each %s in %s", a.V.Name, a.X))
		default:
			out = append(out, fmt.Sprintf("%s = %s", a.V.Name, a.X))
		}
	}
	if h.Self != nil {
		out = append(out, fmt.Sprintf("each %s in %s", h.Self.Name, h.From))
	}
	return strings.Join(out, ", ")
}

// String is the throw as printed.
func (t *Throw) String() string {
	dice := "throw 1"
	if t.Count != nil {
		dice = "throw " + t.Count.String()
	}
	dice += " d " + t.Sides.String()
	if t.Look == nil {
		return dice
	}
	return fmt.Sprintf("%s, %s %s: %s", dice, map[bool]string{false: "each", true: "the sum"}[t.Sum], t.Face.Name, t.Look)
}

// said is what a line says of an event, if anything is bound to it.
func (e *Event) said() string {
	if e == nil {
		return ""
	}
	return "   ; event " + e.Name
}

// String is the reason as printed after a requirement.
func (r *Reason) String() string { return fmt.Sprintf("%q%s", r.Label, r.section()) }

func (r *Reason) section() string {
	if r == nil || r.Ref == "" {
		return ""
	}
	return " ; " + r.Ref
}
