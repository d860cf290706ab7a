package ir

import (
	"fmt"
	"strings"
)

// String is the list as text: its head, and below a statement on each line.
func (l *Listing) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "list %s:\n", l.Name)
	writeBody(&b, "  ", l.Body, l.Name)
	return b.String()
}

// writeBody writes statements; option is what has been picked before them.
func writeBody(b *strings.Builder, indent string, body []*Stmt, option string) {
	for _, s := range body {
		s.write(b, indent, option)
	}
}

func (s *Stmt) write(b *strings.Builder, indent, option string) {
	switch s.Do {
	case Binds:
		fmt.Fprintf(b, "%slet %s = %s\n", indent, s.V.Name, s.X)
	case Stores:
		for _, x := range s.Sets {
			fmt.Fprintf(b, "%sstore %s[%s] = %s\n", indent, x.Res.Name, s.X, x.To)
		}
	case Branches:
		fmt.Fprintf(b, "%sif %s:\n", indent, s.X)
		writeBody(b, indent+"  ", s.Body, "")
		if s.Else != nil {
			fmt.Fprintf(b, "%selse:\n", indent)
			writeBody(b, indent+"  ", s.Else, "")
		}
	case Loops:
		fmt.Fprintf(b, "%seach %s in %s", indent, s.V.Name, s.X)
		if s.When != nil {
			fmt.Fprintf(b, " if %s", s.When)
		}
		b.WriteString(":\n")
		writeBody(b, indent+"  ", s.Body, "")
	case Runs:
		fmt.Fprintf(b, "%sdo %s(%s)\n", indent, s.Call.Name, list(s.Args))
	case Moves:
		fmt.Fprintf(b, "%sput %s, %s%s\n", indent, s.X, s.To, [...]string{"", " under", " up", " under up", " down", " under down"}[s.Flags])
	case Turns:
		to := "the next side"
		if s.To != nil {
			to = s.To.String()
		}
		fmt.Fprintf(b, "%sturn %s to %s\n", indent, s.X, to)
	case Marks:
		fmt.Fprintf(b, "%s%s %s with %s of %s\n", indent, map[bool]string{false: "mark", true: "unmark"}[s.Mark.Off], s.X, s.To, s.Mark.Name)
	case Advances:
		fmt.Fprintf(b, "%sadvance %s %s %s\n", indent, s.Track.Name, map[bool]string{false: "by", true: "into"}[s.Track.Into], s.To)
	case Leaves:
		fmt.Fprintf(b, "%sleave\n", indent)
	case Emits:
		fmt.Fprintf(b, "%semit %s\n", indent, option)
	case Refuses:
		s.Trial.write(b, indent)
		fmt.Fprintf(b, "%srefuse unless %s   %s\n", indent, s.X, s.Why)
	case Picks:
		fmt.Fprintf(b, "%seach %s in %s", indent, s.V.Name, s.X)
		if s.When != nil {
			fmt.Fprintf(b, " if %s, else none", s.When)
		}
		fmt.Fprintf(b, ":%s\n", s.Why.section())
		writeBody(b, indent+"  ", s.Need, "")
		writeBody(b, indent+"  ", s.Body, option+" "+s.V.Name)
	}
}

// write writes what is tried before the requirement that follows.
func (t *Trial) write(b *strings.Builder, indent string) {
	switch {
	case t == nil:
	case t.Body == nil:
		fmt.Fprintf(b, "%ssuppose %s\n", indent, strings.Join(t.Text, ", "))
	default:
		fmt.Fprintf(b, "%ssuppose\n", indent)
		writeBody(b, indent+"  ", t.Body, "")
	}
}

// String is the reason as printed behind a requirement.
func (r *Reason) String() string { return fmt.Sprintf("%q%s", r.Label, r.section()) }

func (r *Reason) section() string {
	if r == nil || r.Ref == "" {
		return ""
	}
	return " ; " + r.Ref
}

// String is the procedure as text: its head, and below a statement on each line.
func (p *Proc) String() string {
	var b strings.Builder
	var params []string
	for _, v := range p.Params {
		params = append(params, v.Name+" "+v.T.String())
	}
	fmt.Fprintf(&b, "proc %s(%s):\n", p.Name, strings.Join(params, ", "))
	writeBody(&b, "  ", p.Body, "")
	return b.String()
}
