package full

import (
	"strings"
	"unicode/utf8"

	"sandtable/interp/choice"
	"sandtable/play/talk"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// typing is a line that is typed at the bottom of the screen.
type typing struct {
	lead  string // "/" an option, ":" a command, "find", "go to", or the throw of a die
	text  string
	past  []string // lines typed before, the last one last
	at    int      // the one of them that is shown
	known []string // what Tab completes
}

// add types a text.
func (t *typing) add(text string) {
	for _, r := range text {
		if r >= ' ' && r != 0x7f && len(t.text) < 400 {
			t.text += string(r)
		}
	}
}

// rub takes the last letter away; false if there is none.
func (t *typing) rub() bool {
	if t.text == "" {
		return false
	}
	_, n := utf8.DecodeLastRuneInString(t.text)
	t.text = t.text[:len(t.text)-n]
	return true
}

// recall shows a line typed before.
func (t *typing) recall(by int) {
	if at := t.at + by; at >= 0 && at <= len(t.past) {
		t.at, t.text = at, ""
		if at < len(t.past) {
			t.text = t.past[at]
		}
	}
}

// complete goes on with what all that begin so have in common.
func (t *typing) complete() {
	found, common := false, ""
	for _, k := range t.known {
		if !strings.HasPrefix(strings.ToLower(k), strings.ToLower(t.text)) {
			continue
		}
		if !found {
			found, common = true, k
			continue
		}
		for !strings.HasPrefix(k, common) {
			_, n := utf8.DecodeLastRuneInString(common)
			common = common[:len(common)-n]
		}
	}
	if len(common) > len(t.text) {
		t.text = common
	}
}

// choices returns what would complete the line, in one line.
func (t *typing) choices(w int) string {
	var out []string
	n := 0
	for _, k := range t.known {
		if t.text != "" && strings.HasPrefix(strings.ToLower(k), strings.ToLower(t.text)) {
			if n += layout.Width(k) + 2; n > w {
				out = append(out, "..")
				break
			}
			out = append(out, k)
		}
	}
	return strings.Join(out, "  ")
}

// draw writes the line, its end in sight.
func (t *typing) draw(v grid.View) {
	lead := t.lead
	if len(lead) > 1 {
		lead += " "
	}
	x := v.Put(0, 0, grid.Title, lead)
	text := t.text
	for layout.Width(text) > v.W-x-2 && text != "" {
		_, n := utf8.DecodeRuneInString(text)
		text = text[n:]
	}
	x = v.Put(x, 0, grid.Plain, text)
	v.Set(x, 0, grid.Reverse, " ")
	if room := v.W - x - 4; room > 10 && len(t.lead) == 1 {
		v.Put(x+3, 0, grid.Faint, t.choices(room-4))
	}
}

// startTyping begins a line.
func (s *state) startTyping(lead, text string) {
	s.typing = &typing{lead: lead, text: text, known: s.known(lead), past: s.past, at: len(s.past)}
}

// known returns what Tab completes after a lead.
func (s *state) known(lead string) (out []string) {
	switch lead {
	case "/":
		if s.m.Ask == nil {
			return nil
		}
		return english.Each(s.m.Ask.Options, func(o choice.Option) string { return o.Key })
	case ":":
		return talk.Verbs()
	case "go to", viaLead:
		for i := range s.m.Scene.Maps {
			for _, c := range s.m.Scene.Maps[i].Cells {
				if out = append(out, strings.ToLower(c.Label)); c.Called != "" {
					out = append(out, strings.ToLower(c.Called))
				}
			}
		}
	}
	return out
}
