package resolve

import (
	"fmt"
	"sort"

	"sandtable/schema/model"
)

// assignIDs gives every thing its id. The things of a kind, its sub-kinds and designs included,
// have ids in a row; each family (a kind directly under a built-in one) begins at a multiple of 64,
// so that a set of one family never shares a word with another family.
func (r *Resolver) assignIDs() {
	byKind := map[*model.Kind][]*model.Thing{}
	for _, t := range r.Game.Things {
		byKind[t.Kind] = append(byKind[t.Kind], t)
	}
	var out []*model.Thing
	var visit func(k *model.Kind)
	visit = func(k *model.Kind) {
		family := !k.Builtin() && !k.Design && k.Parent.Builtin()
		if family || k.Builtin() {
			for len(out)%64 != 0 {
				out = append(out, nil)
			}
		}
		k.Lo = int32(len(out))
		for _, t := range byKind[k] {
			t.ID = int32(len(out))
			out = append(out, t)
		}
		for _, c := range k.Children {
			visit(c)
		}
		k.Hi = int32(len(out))
	}
	for _, k := range r.Game.Kinds {
		if k.Parent == nil {
			visit(k)
		}
	}
	r.Game.Things = out
	r.Game.Words = int32((len(out) + 63) / 64)
	for _, f := range r.AfterIDs {
		f()
	}
}

// declareAdjectives adds the words that follow from nouns: sub-kinds and designs as adjectives,
// `at`, contents of places, and so on.
func (r *Resolver) declareAdjectives() {
	piece, place, card := r.Kinds["piece"], r.Kinds["place"], r.Kinds["card"]
	path, track := r.Kinds["path"], r.Kinds["track"]
	builtin := func(k *model.Kind, name string, t model.Type, s model.Storage, of *model.Kind) {
		k.Fields = append(k.Fields, &model.Field{Name: name, Title: name, Type: t, Of: k, Storage: s, Kind: of})
	}
	builtin(piece, "at", model.OneOf(place), model.At, nil)
	builtin(piece, "in_play", model.TBool, model.InPlay, nil)
	builtin(piece, "on_top", model.TBool, model.OnTop, nil)
	builtin(piece, "face_down", model.TBool, model.FaceDown, nil)
	builtin(place, "pieces", model.SetOf(piece), model.Contents, piece)
	builtin(path, "pieces", model.SetOf(piece), model.Contents, piece)
	builtin(place, "cards", model.SetOf(card), model.Contents, card)
	builtin(place, "chits", model.SetOf(r.Kinds["chit"]), model.Contents, r.Kinds["chit"])
	builtin(track, "at", model.OneOf(r.Kinds["track_box"]), model.TrackAt, nil)
	kinds := append([]*model.Kind(nil), r.Game.Kinds...)
	sort.SliceStable(kinds, func(i, j int) bool { return kinds[i].Lo < kinds[j].Lo })
	words := map[*model.Kind]map[string]bool{} // of the kinds above designs, which may be many
	has := func(k *model.Kind, name string) bool {
		if words[k] == nil {
			words[k] = map[string]bool{}
			for f := range k.AllFields() {
				words[k][f.Name] = true
			}
		}
		return words[k][name]
	}
	for _, k := range kinds {
		if k.Builtin() || k.Parent == nil {
			continue
		}
		if k.IsA(piece) && !k.Design {
			builtin(place, k.Plural, model.SetOf(k), model.Contents, k)
			builtin(path, k.Plural, model.SetOf(k), model.Contents, k)
		}
		if !k.Parent.Builtin() || k.Design || k.IsA(place) || k.IsA(piece) {
			top := k.Parent
			f := &model.Field{Name: k.Name, Title: k.Title, Type: model.TBool, Of: top, Storage: model.OfKind, Kind: k, Origin: k.Origin}
			if !has(top, f.Name) {
				top.Fields = append(top.Fields, f)
				words[top][f.Name] = true
			}
		}
	}
}

// MaxState is how many figures all things together may have that change: a position holds each of
// them, and a game in progress holds many positions.
const MaxState = 2_000_000

// measureState reports a game whose positions would be too large.
func (r *Resolver) measureState() {
	all := 0
	for _, k := range r.Game.Kinds {
		for _, f := range k.Fields {
			if f.Storage != model.State {
				continue
			}
			if all += int(k.Hi - k.Lo); all > MaxState {
				r.Errorf("resolve/too-many", f.Range, "state fields and markers have more than %d values in all", MaxState).
					Hint(fmt.Sprintf("field %q has one for each of %d things; declare it on a narrower kind", f.Name, k.Hi-k.Lo))
				return
			}
		}
	}
	for _, m := range r.Game.Markers {
		if all += int(m.On.Hi - m.On.Lo); all > MaxState {
			r.Errorf("resolve/too-many", m.Range, "state fields and markers have more than %d values in all", MaxState).
				Hint(fmt.Sprintf("marker %q may lie on each of %d things; restrict it to a narrower kind", m.Title, m.On.Hi-m.On.Lo))
			return
		}
	}
}
