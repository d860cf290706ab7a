package shell

import (
	"encoding/json"
	"io"

	"sandtable/schema/diag"
)

// JSON prints a result as JSON.
func (s *Shell) JSON(v any) error {
	enc := json.NewEncoder(s.Out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

// Findings draws findings for people, on stderr: some dozens of each kind.
func (s *Shell) Findings(fs diag.Findings, files map[string][]byte) error {
	return s.AllFindings(fs.Cut(), files)
}

// AllFindings draws findings for people, on stderr.
func (s *Shell) AllFindings(fs diag.Findings, files map[string][]byte) error {
	_, width := Terminal(s.Err)
	return diag.WriteText(s.Err, fs, diag.TextOptions{Color: s.Colors(s.Err), Width: width, Sources: files})
}

// Show prints a report: as JSON if that is asked for, else as text.
func (s *Shell) Show(asJSON bool, report any, text func(io.Writer) error) error {
	if asJSON {
		return s.JSON(report)
	}
	return text(s.Out)
}
