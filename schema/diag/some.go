package diag

import (
	"fmt"
	"strings"
)

// Some writes a list, of a long one the first so many and how many more there are.
func Some(list []string, most int) string {
	if len(list) == 0 {
		return "none"
	}
	if len(list) <= most {
		return strings.Join(list, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(list[:most], ", "), len(list)-most)
}
