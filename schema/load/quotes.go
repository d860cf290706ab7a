package load

import (
	"strings"

	"sandtable/schema/diag"
)

// openQuote finds the quotation mark that is missing in a line with an odd number of them. It goes
// by what stands beside each: a text begins after a sign or a blank, and ends before one.
func openQuote(f *fault) (diag.Finding, bool) {
	if f.summary != openText {
		return diag.Finding{}, false
	}
	line, open := f.line, -1
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case open >= 0 && c == '\\':
			i++
		case open >= 0 && c == '$' && strings.HasPrefix(line[i:], "${"):
			i = interpolationEnd(line, i)
		case c == '#' && open < 0, c == '/' && open < 0 && strings.HasPrefix(line[i:], "//"):
			i = len(line)
		case c != '"':
		case open < 0 && !begins(line, i):
			return f.noOpening(i), true
		case open < 0:
			open = i
		case begins(line, i) && !ends(line, i):
			return f.noClosing(open), true
		default:
			open = -1
		}
	}
	if open < 0 {
		return diag.Finding{}, false
	}
	return f.noClosing(open), true
}

// interpolationEnd is the offset of the } that ends ${, or of the end of the line.
func interpolationEnd(line string, i int) int {
	depth := 0
	for ; i < len(line); i++ {
		switch line[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return i
}

// begins says whether a quotation mark looks like the beginning of a text, by what stands before it
// and after it.
func begins(line string, i int) bool {
	before, behind := strings.TrimRight(line[:i], " \t"), line[i+1:]
	if strings.TrimLeft(behind, " \t,;)]}") == "" || before != line[:i] && before == "" {
		return before == "" && behind != ""
	}
	if before == line[:i] {
		return before == "" || strings.ContainsRune("=[({,:?!", rune(before[len(before)-1]))
	}
	return !strings.HasPrefix(behind, ",") && !strings.HasPrefix(behind, "]")
}

// ends says whether a quotation mark looks like the end of a text.
func ends(line string, i int) bool {
	behind := line[i+1:]
	return behind == "" || strings.ContainsRune(" \t,;)]}=:?", rune(behind[0]))
}

// noClosing reports a text without the quotation mark after it.
func (f *fault) noClosing(open int) diag.Finding {
	return diag.Errorf("load/syntax", f.part(open, len(f.line)), "unclosed text").
		WithHint(`add " where it ends; write a text of several lines from <<-NAME to a line with only NAME`)
}

// noOpening reports a text without the quotation mark before it.
func (f *fault) noOpening(close int) diag.Finding {
	before := f.line[:close]
	from := strings.LastIndexAny(before, `=[({,:"`) + 1
	_, value, sets := strings.Cut(before, "=")
	switch head := strings.HasSuffix(strings.TrimSpace(f.line), "{"); {
	case head: // only labels stand there
		from = strings.LastIndexByte(before, '"') + 1
	case sets && !strings.ContainsAny(value, `[({"`): // the text is all of the value
		from = close - len(value)
	}
	if from == 0 { // the label of a block
		from = len(f.line) - len(strings.TrimLeft(f.line, " \t"))
		if i := strings.IndexAny(f.line[from:close], " \t"); i >= 0 {
			from += i
		}
	}
	from += len(f.line[from:close]) - len(strings.TrimLeft(f.line[from:close], " \t"))
	return diag.Errorf("load/syntax", f.part(from, close+1), "missing opening quote").
		WithHint("write \"%s\"", f.line[from:close])
}
