package draw

import (
	"sandtable/schema/model"
	"sandtable/show/draw/sheet"
)

// The colors of paper and ink.
var (
	white  = sheet.Hex("ffffff")
	paper  = sheet.Hex("fbfaf4")
	ink    = sheet.Hex("121416")
	faint  = sheet.Hex("5f6368")
	grid   = sheet.Hex("8b8b80")
	back   = sheet.Hex("b9b4a8") // of a counter of which only the back is seen
	nobody = sheet.Hex("f2efe4") // of a counter that is nobody's
)

// sides are the colors of sides by the words of model.Colours: light enough for dark ink, with a
// contrast of 4.6 and more, and apart for every kind of sight.
var sides = []sheet.Color{sheet.Hex("6c9dfc"), sheet.Hex("fecf1c"), sheet.Hex("f6fff9"), sheet.Hex("e8748f"), sheet.Hex("9ea8ad")}

// ColorOf returns the color for a word of a look, or for "#rrggbb"; that of nobody for others.
func ColorOf(word string) sheet.Color {
	for i, c := range model.Colours {
		if c == word {
			return sides[i]
		}
	}
	if r, g, b, ok := model.RGB(word); ok {
		return sheet.Color{R: r, G: g, B: b, Is: true}
	}
	return nobody
}

// inkOn returns the ink that stands out from a color.
func inkOn(c sheet.Color) sheet.Color {
	r, g, b := model.Ink(model.DarkInk(c.R, c.G, c.B))
	return sheet.Color{R: r, G: g, B: b, Is: true}
}

// Backs are the colors of the backs of cards, by their sort.
var Backs = []sheet.Color{sheet.Hex("b9cbb0"), sheet.Hex("d9b9a6"), sheet.Hex("b4c3d6"), sheet.Hex("d8cfa0"), sheet.Hex("c8b8d0")}

// tints are the colors of grounds by their pattern, and marks those of what the pattern consists
// of.
var (
	tints = map[string]sheet.Color{
		"trees":    sheet.Hex("d7e6c8"),
		"houses":   sheet.Hex("ecdccb"),
		"contours": sheet.Hex("eee2c0"),
		"dots":     sheet.Hex("f5ebcc"),
		"waves":    sheet.Hex("cfe3f1"),
		"hatch":    sheet.Hex("e6e3da"),
	}
	marks = map[string]sheet.Color{
		"trees":    sheet.Hex("6f9a58"),
		"houses":   sheet.Hex("8a5a3c"),
		"contours": sheet.Hex("b08d4a"),
		"dots":     sheet.Hex("b39a55"),
		"waves":    sheet.Hex("5c93bf"),
		"hatch":    sheet.Hex("a39e90"),
	}
	plain = []sheet.Color{sheet.Hex("f1eee2"), sheet.Hex("e9eee4"), sheet.Hex("f3e8e4"), sheet.Hex("e6ebf0"), sheet.Hex("f2ecd9"),
		sheet.Hex("ebe5ee")}
)

// tint returns the color of a ground; of a plain one by its number.
func tint(pattern string, n int) sheet.Color {
	if c, ok := tints[pattern]; ok {
		return c
	}
	return plain[n%len(plain)]
}
