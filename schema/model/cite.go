package model

// Cite is how a section of the rulebook stands after what it says: " §4.1", or "" where there is
// none.
func Cite(ref string) string {
	if ref == "" {
		return ""
	}
	return " §" + ref
}
