package machine

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"
)

// Error is a failure of content at run time. It names a place in the content.
type Error struct {
	Code    string
	Message string
	Hint    string // what to do about it; may be empty
	At      hcl.Range
	Word    string
	Trace   []string // rules in progress, innermost first
	hidden  bool     // nothing went wrong: see Conceal
}

// traced is the maximum number of running rules in an error.
const traced = 12

// Error is the message with its place and its hint.
func (e *Error) Error() string {
	if e.At.Filename == "" {
		return e.Text()
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.At.Filename, e.At.Start.Line, e.At.Start.Column, e.Text())
}

// Text is the message with its hint, without the place.
func (e *Error) Text() string {
	if e.Hint == "" {
		return e.Message
	}
	return e.Message + "; " + e.Hint
}

// Fail stops the game with an error at the statement in progress, and ends the evaluation. The
// first error stands.
func (m *M) Fail(code, format string, args ...any) {
	m.fail(&Error{Code: code, Message: fmt.Sprintf(format, args...)})
}

// FailAt is Fail with the place of an expression.
func (m *M) FailAt(at hcl.Range, code, format string, args ...any) {
	m.fail(&Error{Code: code, Message: fmt.Sprintf(format, args...), At: at})
}

func (m *M) fail(e *Error) {
	if m.Err != nil {
		return
	}
	if at := m.placeNow(); at != nil {
		if e.Word = at.Word; e.At.Filename == "" {
			e.At = at.Range
		}
	}
	e.Trace = m.inProgress()
	m.Err = e
	if m.guarded {
		panic(failure{})
	}
}

// placeNow is the place of the statement in progress, or of the decision whose options are listed;
// nil if nothing is in progress.
func (m *M) placeNow() *Place {
	if m.proc == nil {
		return nil
	}
	pc := m.pc - 1
	if pc < 0 || m.pending != nil || int(m.pc) < len(m.proc.Code) && m.proc.Code[m.pc].Ask != nil {
		pc = m.pc
	}
	return m.proc.placeAt(pc)
}

// placeAt is the place of an instruction; nil if there is none.
func (p *Proc) placeAt(pc int32) *Place {
	if pc < 0 || int(pc) >= len(p.Code) {
		return nil
	}
	return p.Code[pc].At
}

// inProgress names the rules in progress, innermost first: the rules inlined at the place, then
// the procedures run inline, then the frames.
func (m *M) inProgress() []string {
	var names []string
	add := func(at *Place) {
		if at != nil {
			names = append(names, at.In...)
		}
	}
	add(m.placeNow())
	if m.inner > 0 {
		names = append(names, m.proc.Name)
	}
	for i := m.inner - 1; i > 0 && len(names) < traced; i-- {
		c := m.callers[i%len(m.callers)]
		p := m.P.Procs[c.proc]
		add(p.inPlace().placeAt(c.pc - 1))
		names = append(names, p.Name)
	}
	for i := len(m.F) - 1; i >= 0 && len(names) < traced; i-- {
		names = append(names, m.P.Procs[m.F[i].Proc].Name)
	}
	return names[:min(len(names), traced)]
}
