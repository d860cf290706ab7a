package talk

import (
	"errors"
	"fmt"
	"reflect"
	"strings"

	"sandtable/interp/scene"
	"sandtable/play/say"
	"sandtable/play/session"
	"sandtable/play/talk/match"
	"sandtable/schema/english"
)

func (tb *Table) undo(args string) Answer {
	n, ok := match.Count(args, 1)
	if !ok {
		return reply("undo takes a number: undo 3")
	}
	return tb.takeBackFor(session.Wish{N: n, By: tb.Seat})
}

// LedOn reports whether all that came of the last decision is the question that is asked now, of
// the same player. They see nothing that has changed, except the piece that was chosen, if it is
// what is asked about: it has been told its points, say.
func (tb *Table) LedOn(now *scene.Scene) bool {
	key, is := tb.S.LedOn()
	if !is {
		return false
	}
	was, asked := tb.before(tb.S.At()-1), scene.None
	for _, id := range tb.Concerned() {
		if tb.S.P.Game.Things[id].Name == key {
			asked = now.Find(id)
		}
	}
	if len(now.Since(was)) > 0 || len(now.Things) != len(was.Things) {
		return false
	}
	for i := range now.Things {
		if scene.Ref(i) != asked && !reflect.DeepEqual(now.Things[i], was.Things[i]) {
			return false
		}
	}
	return true
}

// takeBackFor takes decisions back. Where undo is fair and stops, it says why, and asks those whose
// consent is missing, if they sit at this table.
func (tb *Table) takeBackFor(w session.Wish) Answer {
	taken, known, err := tb.S.TakeBackFor(w)
	var r *session.Refusal
	switch {
	case errors.As(err, &r):
		return tb.undoRefused(w, r)
	case err != nil && tb.Faults != nil:
		return tb.failure(err)
	case err != nil:
		if a, ok := tb.moved(err); ok {
			return a
		}
		return alarm(err.Error())
	case taken == 0:
		return reply("There is nothing to undo.")
	}
	text := "Took back 1 decision; redo takes it again."
	if taken > 1 {
		text = fmt.Sprintf("Took back %d decisions; redo %d takes them again.", taken, taken)
	}
	if known {
		text += " What was seen or thrown since is known to the players now."
	}
	return tb.elsewhere(say.Line{Text: text})
}

// undoRefused says why undo stops, and asks the first of those who could consent.
func (tb *Table) undoRefused(w session.Wish, r *session.Refusal) Answer {
	if tb.Strict {
		return wrong("%s", r)
	}
	why := alarm(english.Sentence(r.Error()))
	switch {
	case len(r.Ask) > 0 && tb.Seat != nil && tb.S.Apart():
		return tb.askElsewhere(w, why)
	case len(r.Ask) == 0 || tb.Seat != nil:
		return why
	}
	p := r.Ask[0]
	tb.question = &consent{
		ask: fmt.Sprintf("%s, do you consent? yes or no", p.Title),
		yes: func() Answer {
			w.Consent = append(w.Consent, p)
			return tb.takeBackFor(w)
		},
		no: func() Answer { return replyf("%s does not consent: nothing is taken back.", p.Title) },
	}
	return why
}

// askElsewhere asks players at other screens for their consent to an undo.
func (tb *Table) askElsewhere(w session.Wish, why Answer) Answer {
	last := say.Line{Text: "They are asked at their screens. The question is void when anything is decided."}
	if err := tb.S.AskAt(w); err != nil {
		last = say.Line{Text: english.Sentence(err.Error()), Role: say.Alarm}
	}
	why.Lines = append(why.Lines, last)
	return why
}

// Question returns what the players are asked, to be answered with yes or no; "" if nothing is.
func (tb *Table) Question() string {
	if tb.question == nil {
		return ""
	}
	return tb.question.ask
}

// Consent answers the question that is open. Anything but yes means no.
func (tb *Table) Consent(text string) Answer {
	q := tb.question
	if q == nil {
		return Answer{}
	}
	tb.question = nil
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "y", "yes":
		return q.yes()
	}
	return q.no()
}

// Follow takes in what others have recorded at their screens, and asks what they want to know;
// changed says that there was something, or that a question is open.
func (tb *Table) Follow() (a Answer, changed bool) {
	before := tb.S.At()
	if tb.question != nil && tb.Seat != nil && tb.S.Asked(tb.Seat) == nil {
		tb.question = nil // it is void
	}
	changed, err := tb.S.Follow()
	if tb.S.At() < before {
		a = tb.elsewhere()
	}
	a.Err = err
	if p := tb.S.Denied(tb.Seat); p != nil {
		a.Lines = append(a.Lines, say.Line{Text: p.Title + " does not consent: nothing is taken back."})
	}
	if r := tb.S.Asked(tb.Seat); r != nil && tb.question == nil {
		a.Lines = append(a.Lines, tb.askedElsewhere(r)...)
		changed = true
	}
	return a, changed
}

// askedElsewhere asks the player here for the consent that another screen wants.
func (tb *Table) askedElsewhere(r *session.Refusal) []say.Line {
	by := "The other player"
	if p := tb.S.WishedBy(); p != nil {
		by = p.Title
	}
	answer := func(yes bool) func() Answer {
		return func() Answer {
			taken, err := tb.S.Answer(tb.Seat, yes)
			switch {
			case err != nil:
				return alarm(english.Sentence(err.Error()))
			case taken > 0:
				return tb.elsewhere(say.Line{Text: fmt.Sprintf("Taken back: %s.", english.Count(taken, "decision"))})
			case yes:
				return Answer{Lines: []say.Line{{Text: "You consent."}}}
			}
			return Answer{Lines: []say.Line{{Text: "You do not consent."}}}
		}
	}
	tb.question = &consent{ask: fmt.Sprintf("%s, do you consent? yes or no", tb.Seat.Title), yes: answer(true), no: answer(false)}
	return []say.Line{{}, {Text: fmt.Sprintf("%s asks for your consent to an undo: %s", by, english.Sentence(r.Error()))}}
}
