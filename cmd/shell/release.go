package shell

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"sandtable/schema/lang"
)

// Release is what the program is, as far as the build tells.
type Release struct {
	Version  string `json:"version"`
	Revision string `json:"revision,omitempty"`
	Language int    `json:"language"` // version of the language of content
	Go       string `json:"go"`
	Platform string `json:"platform"`
}

// ThisRelease returns what this program is.
func ThisRelease() Release {
	r := Release{Version: "devel", Language: lang.Version, Go: runtime.Version(), Platform: runtime.GOOS + "/" + runtime.GOARCH}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return r
	}
	if v := info.Main.Version; v != "" && v != "(devel)" {
		r.Version = v
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			r.Revision = s.Value
		}
	}
	return r
}

// String returns a release as one line of text.
func (r Release) String() string {
	return fmt.Sprintf("sandtable %s, language %d, %s, %s", r.Version, r.Language, r.Go, r.Platform)
}
