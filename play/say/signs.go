package say

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
)

// Explained says what the signs mean that are drawn in some spaces, in all if that is nil; codes
// have a command of their own.
func Explained(sc *scene.Scene, of func(scene.Ref) bool) []Line {
	var list []scene.Sign
	for _, x := range sc.Legend(of) {
		if x.Drawn && x.Of != scene.OfCounter {
			list = append(list, x)
		}
	}
	if text := strings.Join(meanings(list), "; "); text != "" {
		return []Line{{Text: text, Role: Faint}}
	}
	return nil
}

// Standing tells of some spaces what lies there and how, bottom to top, if anything is to be told.
func Standing(sc *scene.Scene, places []scene.Ref) (out []Line) {
	for i := range sc.Maps {
		for k := range sc.Maps[i].Cells {
			if c := &sc.Maps[i].Cells[k]; slices.Contains(places, c.Place) {
				out = append(out, LookAt(sc, c)...)
			}
		}
	}
	return out
}

// Meaning returns a sign with what it means.
func Meaning(x scene.Sign) string {
	if strings.Contains(x.Sign, " ") || x.Of == scene.OfSide {
		return x.Sign + ": " + x.Means
	}
	return x.Sign + " " + x.Means
}

// meanings returns signs with what they mean. Words for grounds that differ in figures alone stand
// together: space by space, show tells them.
func meanings(list []scene.Sign) (out []string) {
	like := map[string][]scene.Sign{}
	for _, x := range list {
		if x.Of == scene.OfGround {
			head, _ := plainly(x.Means)
			like[head] = append(like[head], x)
		}
	}
	for _, x := range list {
		head, short := plainly(x.Means)
		switch all := like[head]; {
		case x.Of != scene.OfGround || len(all) < 3 || short == "":
			out = append(out, Meaning(x))
		case x == all[0]:
			out = append(out, fmt.Sprintf("%s .. %s %s", x.Sign, all[len(all)-1].Sign, short))
		}
	}
	return out
}

// plainly returns what a word of a drawing says with # for each figure, and without what is a
// figure.
func plainly(says string) (head, short string) {
	var all, some []string
	for _, p := range strings.Split(says, ", ") {
		if i := strings.LastIndex(p, " "); i > 0 && strings.Trim(p[i+1:], "#-.0123456789") == "" {
			all = append(all, p[:i]+" #")
			continue
		}
		all, some = append(all, p), append(some, p)
	}
	return strings.Join(all, ", "), strings.Join(some, ", ")
}
