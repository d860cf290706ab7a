package machine

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"
)

// Error is what went wrong while content ran: never a panic of ours, always a place in the content.
type Error struct {
	Code    string
	Message string
	At      hcl.Range
	Word    string
	Trace   []string // rules in progress, innermost first
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
	if m.proc != nil {
		pc := m.pc - 1
		if pc < 0 || m.pending != nil || (int(m.pc) < len(m.proc.Code) && m.proc.Code[m.pc].Ask != nil) {
			pc = m.pc
		}
		if pc >= 0 && int(pc) < len(m.proc.Code) {
			if at := m.proc.Code[pc].At; at != nil {
				e.At, e.Word = at.Range, at.Word
			}
		}
	}
	for i := len(m.F) - 1; i >= 0 && len(e.Trace) < 12; i-- {
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
