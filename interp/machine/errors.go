package machine

import (
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2"
)

// Error is what went wrong while content ran: never a panic of ours, always a place in the content.
type Error struct {
	Code    string
	Message string
	At      hcl.Range
	Word    string
	Trace   []string // rules in progress, innermost first
	inner   int      // of them, how many were carried out in place: the first
	in      *Proc    // in whose code it went wrong
	hidden  bool     // nothing went wrong: see Conceal
}

// traced is how many rules in progress an error names.
const traced = 12

// through adds a procedure that was carried out in place, behind those that were so inside it. At is the instruction that it had come to.
func (e *Error) through(p *Proc, at *Place) {
	if p != e.in && at != nil {
		e.within(at.In...)
	}
	e.within(p.Name)
}

func (e *Error) within(names ...string) {
	e.Trace = slices.Insert(e.Trace, e.inner, names...)
	e.Trace = e.Trace[:min(len(e.Trace), traced)]
	e.inner = min(e.inner+len(names), traced)
}

// Error is the message with its place.
func (e *Error) Error() string {
	if e.At.Filename == "" {
		return e.Message
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.At.Filename, e.At.Start.Line, e.At.Start.Column, e.Message)
}

// Fail stops the game with an error at the statement in progress. The first error stands.
func (m *M) Fail(code, format string, args ...any) {
	if m.Err != nil {
		return
	}
	e := &Error{Code: code, Message: fmt.Sprintf(format, args...)}
	if e.in = m.proc; m.proc != nil {
		pc := m.pc - 1
		if pc < 0 || m.pending != nil || (int(m.pc) < len(m.proc.Code) && m.proc.Code[m.pc].Ask != nil) {
			pc = m.pc
		}
		if pc >= 0 && int(pc) < len(m.proc.Code) {
			if at := m.proc.Code[pc].At; at != nil {
				e.At, e.Word = at.Range, at.Word
				e.within(at.In...)
			}
		}
	}
	for i := len(m.F) - 1; i >= 0 && len(e.Trace) < traced; i-- {
		e.Trace = append(e.Trace, m.P.Procs[m.F[i].Proc].Name)
	}
	m.Err = e
}

// FailAt is Fail with the place of an expression.
func (m *M) FailAt(at hcl.Range, code, format string, args ...any) {
	first := m.Err == nil
	m.Fail(code, format, args...)
	if first && at.Filename != "" {
		m.Err.At = at
	}
}
