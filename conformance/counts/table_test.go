package counts

import (
	"os"
	"strings"
	"testing"
)

// table is the rows of README.md below the header that begins with these cells.
func table(t *testing.T, header ...string) (rows [][]string) {
	t.Helper()
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	inside := false
	width := 0
	for _, line := range strings.Split(string(text), "\n") {
		switch cells := cellsOf(line); {
		case cells == nil:
			inside = false
		case inside && strings.HasPrefix(cells[0], "---"):
		case inside && len(cells) != width:
			t.Fatalf("%d cells in a table of %d columns: %s", len(cells), width, line)
		case inside:
			rows = append(rows, cells)
		case len(cells) >= len(header) && strings.Join(cells[:len(header)], "|") == strings.Join(header, "|"):
			inside, width = true, len(cells)
		}
	}
	if len(rows) == 0 {
		t.Fatalf("README.md has no table of %s", strings.Join(header, ", "))
	}
	return rows
}

// cellsOf cuts a row of a table into its cells; nil if the line is none.
func cellsOf(line string) []string {
	if !strings.HasPrefix(line, "|") {
		return nil
	}
	cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
	for i, c := range cells {
		cells[i] = strings.TrimSpace(c)
	}
	return cells
}
