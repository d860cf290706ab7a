package diag

import (
	"encoding/json"
	"io"
)

// WriteJSON writes findings as one JSON document (see Report), for tools that read what ours found.
func WriteJSON(w io.Writer, fs Findings) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(NewReport(fs))
}
