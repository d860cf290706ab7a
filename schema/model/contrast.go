package model

import "math"

// LeastContrast is how far ink must stand out from the colour on which it is printed.
const LeastContrast = 4.5

// Contrast is how far the better of two inks, nearly black and nearly white, stands out from a
// colour, from 1 up (WCAG 2).
func Contrast(r, g, b uint8) float64 {
	c := luminance(r, g, b)
	dark, light := luminance(Ink(true)), luminance(Ink(false))
	return max((c+0.05)/(dark+0.05), (light+0.05)/(c+0.05))
}

// DarkInk reports whether dark ink stands out better from a colour than light ink.
func DarkInk(r, g, b uint8) bool {
	c := luminance(r, g, b)
	dark, light := luminance(Ink(true)), luminance(Ink(false))
	return (c+0.05)/(dark+0.05) >= (light+0.05)/(c+0.05)
}

// Ink is the dark or the light ink.
func Ink(dark bool) (r, g, b uint8) {
	if dark {
		return 0x12, 0x14, 0x16
	}
	return 0xfa, 0xfa, 0xf7
}

// luminance is how bright a colour is, from 0 to 1.
func luminance(r, g, b uint8) float64 {
	line := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return float64(0.2126*line(r)) + float64(0.7152*line(g)) + float64(0.0722*line(b))
}
