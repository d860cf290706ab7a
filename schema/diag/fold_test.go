package diag

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
)

// TestTextFoldsWhatIsAlike: what is said of three places or more is drawn once, with the other
// places; all are counted.
func TestTextFoldsWhatIsAlike(t *testing.T) {
	at := func(file string, line int) hcl.Range {
		return hcl.Range{Filename: file, Start: hcl.Pos{Line: line, Column: 5}, End: hcl.Pos{Line: line, Column: 9}}
	}
	var fs Findings
	for i := 1; i <= 20; i++ {
		fs = append(fs, Errorf("check/unknown-name", at(fmt.Sprintf("%c.hcl", 'a'+i/10), i), "there is nothing called %q here", "turn"))
	}
	fs = append(fs, Errorf("check/unknown-name", at("a.hcl", 30), "there is nothing called %q here", "town"), Errorf("check/unknown-name", at("a.hcl", 31), "there is nothing called %q here", "town"))
	var b bytes.Buffer
	if err := WriteText(&b, fs.Sort(), TextOptions{Width: 200}); err != nil {
		t.Fatal(err)
	}
	got := b.String()
	for _, want := range []string{"--> a.hcl:1:5\n", "also at: 2:5 3:5 4:5 5:5 6:5 7:5 8:5 9:5 b.hcl:10:5 11:5 12:5 13:5 and 7 more\n", "--> a.hcl:30:5\n", "--> a.hcl:31:5\n", "22 errors\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing:\n%s", want, got)
		}
	}
	if n := strings.Count(got, "error["); n != 3 {
		t.Errorf("%d findings are drawn:\n%s", n, got)
	}
}
