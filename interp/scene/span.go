package scene

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sandtable/interp/view"
)

// span leaves of a track the boxes that a play comes to, if the look gives these, and says which of
// them its marker is in; of boxes that are numbers the last is enough.
func (k *Maker) span(t *Track) {
	for track, s := range k.look.Spans {
		if track.Name != t.Name || k.Area == nil {
			continue
		}
		ids := k.Area(s.Value)
		var boxes []string
		for _, b := range track.Boxes {
			if slices.Contains(ids, b.ID) {
				boxes = append(boxes, view.BoxTitle(k.p.Game, track, b.ID))
			}
		}
		at := slices.Index(boxes, t.Box)
		if at < 0 {
			continue
		}
		t.Boxes = boxes
		if _, err := strconv.Atoi(t.Box); err == nil {
			t.Last = boxes[len(boxes)-1]
		} else {
			t.Last, t.Count = "", fmt.Sprintf("%d of %d", at+1, len(boxes))
		}
	}
}

// Where is the box in which a track's marker is, with which of how many it is.
func (t *Track) Where() string {
	switch {
	case t.Last != "":
		return t.Box + t.upTo("/")
	case t.Count != "":
		return t.Box + " (" + t.Count + ")"
	}
	return t.Box
}

// upTo says after where a marker is which box is the last: of numbers so much of so much, but for
// a balance, which goes both ways.
func (t *Track) upTo(numbers string) string {
	if len(t.Boxes) > 0 && strings.HasPrefix(t.Boxes[0], "-") {
		return ""
	}
	if _, err := strconv.Atoi(t.Last); err == nil {
		return numbers + t.Last
	}
	if t.Box == t.Last {
		return ""
	}
	return ", last " + t.Last
}

// WhereSaid is Where in words.
func (t *Track) WhereSaid() string {
	switch {
	case t.Last != "":
		return t.Box + t.upTo(" of ")
	case t.Count != "":
		return t.Box + ", " + t.Count
	}
	return t.Box
}
