package diag

import "strings"

// Meant returns the candidate that somebody means who types a name by hand: the nearest to it, as
// Suggest has it; else the only one that begins with it, that has a word near it or beginning with
// it, or with which it begins. "" says that there is none, or more than one.
func Meant(name string, candidates []string) string {
	if near := Suggest(name, candidates); near != "" || name == "" {
		return near
	}
	for _, like := range []func(c string) bool{
		func(c string) bool { return strings.HasPrefix(c, name) },
		func(c string) bool { return strings.Contains(c, "_"+name) },
		func(c string) bool { return Suggest(name, strings.Split(c, "_")) != "" },
		func(c string) bool { return strings.HasPrefix(name, c+"_") },
	} {
		var found []string
		for _, c := range candidates {
			if like(c) {
				found = append(found, c)
			}
		}
		if len(found) == 1 {
			return found[0]
		}
	}
	return ""
}
