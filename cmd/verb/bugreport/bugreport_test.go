package bugreport_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/cmd/verb/bugreport"
	"sandtable/schema/load"
)

func folder(files map[string]string) load.Source {
	m := fstest.MapFS{}
	for name, text := range files {
		m[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return load.Source{FS: m, Dir: ".", Name: "f"}
}

// TestThereAndBack: what is packed is what is opened; files of tests alone and other files stay at
// home, and the same report is the same file.
func TestThereAndBack(t *testing.T) {
	r := &bugreport.Report{About: bugreport.About{Game: "g", Decisions: 3}, Save: []byte("log"),
		Game: folder(map[string]string{"a.hcl": "a", "sub/b.hcl": "b", "c.test.hcl": "test \"T\" {}", "d.txt": "d", "e.test.hcl": "rule \"R\" {}"}),
		Mods: []load.Source{folder(map[string]string{"m.hcl": "m"}), folder(map[string]string{"n.hcl": "n"})}}
	var one, two bytes.Buffer
	if err := errors.Join(r.Write(&one), r.Write(&two)); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(one.Bytes(), two.Bytes()) {
		t.Error("packed twice, the report differs")
	}
	back, err := bugreport.Open(bytes.NewReader(one.Bytes()), int64(one.Len()), "r")
	if err != nil {
		t.Fatal(err)
	}
	if string(back.Save) != "log" || back.Decisions != 3 || len(back.Mods) != 2 {
		t.Errorf("%+v", back)
	}
	var names []string
	for _, src := range append([]load.Source{back.Game}, back.Mods...) {
		sub, err := fs.Sub(src.FS, src.Dir)
		if err != nil {
			t.Fatal(err)
		}
		_ = fs.WalkDir(sub, ".", func(p string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				text, _ := fs.ReadFile(sub, p)
				names = append(names, p+"="+string(text))
			}
			return err
		})
	}
	if got := strings.Join(names, " "); got != "a.hcl=a e.test.hcl=rule \"R\" {} sub/b.hcl=b m.hcl=m n.hcl=n" {
		t.Error(got)
	}
}

// packed is one file of an archive that somebody has made up.
type packed struct {
	name string
	text []byte
	mode fs.FileMode
	how  uint16
}

const about = `{"format":"sandtable-report/1","game":"g"}`

// TestHostile: an archive that is too large, holds what no report holds, or lies, is refused with a
// reason.
func TestHostile(t *testing.T) {
	good := []packed{{name: "report.json", text: []byte(about)}, {name: "game.save", text: []byte("log")}}
	many := good
	for i := range 2000 {
		many = append(many, packed{name: fmt.Sprintf("game/%d.hcl", i)})
	}
	bomb := make([]byte, 65<<20)
	for _, c := range []struct {
		name  string
		files []packed
		want  string
	}{
		{"good", good, ""},
		{"escape", append(good[:2:2], packed{name: "game/../../x.hcl"}), "no report has"},
		{"absolute", append(good[:2:2], packed{name: "/etc/x.hcl"}), "no report has"},
		{"backslash", append(good[:2:2], packed{name: `game\..\x.hcl`}), "no report has"},
		{"drive", append(good[:2:2], packed{name: "game/c:x.hcl"}), "no report has"},
		{"program", append(good[:2:2], packed{name: "game/run.sh"}), "no report has"},
		{"link", append(good[:2:2], packed{name: "game/a.hcl", mode: fs.ModeSymlink | 0o777}), "a link"},
		{"twice", append(good[:2:2], packed{name: "game.save"}), "twice"},
		{"many", many, "more than"},
		{"bomb", append(good[:2:2], packed{name: "game/a.hcl", text: bomb, how: zip.Deflate}), "unpacks to more"},
		{"no save", good[:1], "no save"},
		{"nothing", nil, "no report.json"},
		{"later", []packed{{name: "report.json", text: []byte(`{"format":"sandtable-report/9"}`)}, good[1]}, "does not know"},
		{"mods", []packed{{name: "report.json", text: []byte(`{"format":"sandtable-report/1","mods":-4}`)}, good[1]}, "-4 mods"},
		{"seat", []packed{{name: "report.json", text: []byte(`{"format":"sandtable-report/1","seat":"red"}`)}, good[1]}, "nothing that"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out bytes.Buffer
			z := zip.NewWriter(&out)
			for _, f := range c.files {
				h := &zip.FileHeader{Name: f.name, Method: f.how}
				h.SetMode(f.mode)
				w, err := z.CreateHeader(h)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := w.Write(f.text); err != nil {
					t.Fatal(err)
				}
			}
			if err := z.Close(); err != nil {
				t.Fatal(err)
			}
			_, err := bugreport.Open(bytes.NewReader(out.Bytes()), int64(out.Len()), "r")
			var bad *bugreport.BadError
			switch {
			case c.want == "" && err != nil:
				t.Error(err)
			case c.want != "" && (!errors.As(err, &bad) || !strings.Contains(err.Error(), c.want)):
				t.Errorf("%v, not %q", err, c.want)
			}
		})
	}
	if _, err := bugreport.Open(strings.NewReader(""), bugreport.MaxSize+1, "r"); err == nil {
		t.Error("it is as large as may be, and opened")
	}
}

// FuzzOpen: whatever a file holds, it is opened or refused.
func FuzzOpen(f *testing.F) {
	r := &bugreport.Report{Save: []byte("log"), Game: folder(map[string]string{"a.hcl": "a"})}
	var out bytes.Buffer
	if err := r.Write(&out); err != nil {
		f.Fatal(err)
	}
	f.Add(out.Bytes())
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := bugreport.Open(bytes.NewReader(text), int64(len(text)), "r")
		if err == nil && r.Save == nil && r.Seen == nil {
			t.Error("opened, and nothing is there")
		}
	})
}
