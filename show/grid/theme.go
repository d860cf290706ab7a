package grid

import "strings"

// Theme is the colors of the roles, as the parameters of an escape sequence.
type Theme struct {
	Name  string
	roles [roles]string
}

// The themes. The first four sides differ by 28 and more (CIEDE2000) for every kind of sight; see
// docs/play.md. Nothing is told by color alone.
var (
	Dark = &Theme{"dark", [roles]string{
		Faint: rgb("9aa0a6"), Title: "1", Legal: "1;" + rgb("fffc3d"), Alarm: rgb("e0696a"), Good: rgb("71fff5"), Water: rgb("8090e0"),
		Ground: rgb("9aa0a6"), Mark: rgb("71fff5"),
		Side0: rgb("6c9dfc"), Side1: rgb("fecf1c"), Side2: rgb("f6fff9"), Side3: rgb("de456f"), Side4: rgb("9ea8ad")}}
	Light = &Theme{"light", [roles]string{
		Faint: rgb("5f6368"), Title: "1", Legal: "1;" + rgb("2802a8"), Alarm: rgb("c40101"), Good: rgb("178178"), Water: rgb("1669a8"),
		Ground: rgb("5f6368"), Mark: rgb("178178"),
		Side0: rgb("06005a"), Side1: rgb("be5106"), Side2: rgb("2b0f00"), Side3: rgb("57788a"), Side4: rgb("53574c")}}
	Sixteen = &Theme{"16", [roles]string{
		Faint: "90", Title: "1", Legal: "1;33", Alarm: "31", Good: "36", Water: "34", Ground: "90", Mark: "36",
		Side0: "94", Side1: "93", Side2: "97", Side3: "95", Side4: "37"}}
	Mono = &Theme{"mono", [roles]string{
		Title: "1", Legal: "1", Alarm: "1", Side1: "7", Side2: "4", Side3: "1", Side4: "1;4"}}
)

// Themes lists the themes in the order in which a key goes through them.
var Themes = []*Theme{Dark, Light, Sixteen, Mono}

// rgb returns a color of the foreground, given in hexadecimal digits.
func rgb(hex string) string {
	digit := func(i int) int { return strings.IndexByte("0123456789abcdef", hex[i]) }
	var b strings.Builder
	b.WriteString("38;2")
	for i := 0; i < 6; i += 2 {
		b.WriteByte(';')
		b.WriteString(number(16*digit(i) + digit(i+1)))
	}
	return b.String()
}

// number writes a number below 256.
func number(n int) string {
	if n >= 10 {
		return number(n/10) + string(rune('0'+n%10))
	}
	return string(rune('0' + n))
}

// sgr returns the escape sequence of a style.
func (t *Theme) sgr(st Style) string {
	text := "\x1b[0"
	if r := t.roles[st&0xff]; r != "" {
		text += ";" + r
	}
	if st&Reverse != 0 {
		text += ";7"
	}
	if st&Bold != 0 {
		text += ";1"
	}
	if st&Underline != 0 {
		text += ";4"
	}
	return text + "m"
}

// Paint writes a screen as one string with escape sequences, its lines parted by line feeds.
func (g *Grid) Paint(t *Theme) string {
	var b strings.Builder
	b.Grow(len(g.cells) * 4)
	known := map[Style]string{}
	for y := range g.H {
		if y > 0 {
			b.WriteByte('\n')
		}
		now := Plain
		row := g.cells[y*g.W : (y+1)*g.W]
		for i := range row {
			c := &row[i]
			if c.Style != now {
				text, ok := known[c.Style]
				if !ok {
					text = t.sgr(c.Style)
					known[c.Style] = text
				}
				b.WriteString(text)
				now = c.Style
			}
			b.WriteString(c.Text)
		}
		if now != Plain {
			b.WriteString("\x1b[0m")
		}
	}
	return b.String()
}

// Text returns the screen without styles, its lines without blanks at their ends.
func (g *Grid) Text() string {
	var b strings.Builder
	for _, l := range g.Lines(func(_ Style, text string) string { return text }) {
		b.WriteString(l)
		b.WriteByte('\n')
	}
	return b.String()
}

// Lines returns the screen without blanks at the ends of lines, each run of one style painted at
// once.
func (g *Grid) Lines(paint func(Style, string) string) (out []string) {
	for y := range g.H {
		row := g.cells[y*g.W : (y+1)*g.W]
		for len(row) > 0 && row[len(row)-1].Text == " " {
			row = row[:len(row)-1]
		}
		var line strings.Builder
		for len(row) > 0 {
			n := 1
			for n < len(row) && row[n].Style == row[0].Style {
				n++
			}
			var run strings.Builder
			for _, c := range row[:n] {
				run.WriteString(c.Text)
			}
			line.WriteString(paint(row[0].Style, run.String()))
			row = row[n:]
		}
		out = append(out, line.String())
	}
	return out
}
