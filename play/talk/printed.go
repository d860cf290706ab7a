package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/interp/why"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// design shows a counter or card of which there are several, and where those lie that are seen.
func (tb *Table) design(t *model.Thing) []say.Line {
	k := t.Kind
	out := []say.Line{say.Headed(k.Title, fmt.Sprintf(", %s, %d in all", k.Base().Title, k.Number)+model.Cite(k.Ref))}
	sc := tb.Scene()
	n, order := map[scene.Ref]int{}, []scene.Ref{}
	for id := k.Lo; id < k.Hi; id++ {
		if r := sc.Find(id); r != scene.None {
			if on := sc.Things[r].On; n[on] == 0 {
				order = append(order, on)
			}
			n[sc.Things[r].On]++
		}
	}
	slices.Sort(order)
	where := english.Each(order, func(on scene.Ref) string { return fmt.Sprintf("%s %d", english.Title(sc.Things[on].Title), n[on]) })
	if len(where) > 0 {
		out = append(out, say.Under("  seen: ", strings.Join(where, ", ")))
	}
	out = append(out, tb.printed(t)...)
	return append(out, tb.textOf(k.Origin, k.Parent)...)
}

// printed lists what is printed on a thing, and the values of its kind.
func (tb *Table) printed(t *model.Thing) []say.Line {
	list := english.Each(tb.maker.Printed(t), scene.Figure.String)
	for f := range t.Kind.AllFields() {
		if text := tb.computedField(f, t); text != "" {
			list = append(list, text)
		}
	}
	if len(list) == 0 {
		return nil
	}
	return []say.Line{say.Under("  ", strings.Join(list, "; "))}
}

// computedField returns a value of the thing's kind, as it is now; one that depends on hidden
// things is left out.
func (tb *Table) computedField(f *model.Field, t *model.Thing) string {
	if f.Storage != model.Computed || len(f.Value.Params) != 1 || t.Kind.Is(model.KindPiece) && !view.Sees(tb.S.M, tb.Viewer(), t.ID) {
		return ""
	}
	tr, err := tb.trace(f.Value, []why.Arg{{Given: true, One: t.ID}})
	if err != nil {
		return ""
	}
	name := english.Spaced(f.Name)
	if f.Type.Is(model.Bool) {
		if tr.Number == 0 {
			return ""
		}
		return name
	}
	return name + " " + tr.Result
}

// wordsOf returns what the content says of something in words.
func (tb *Table) wordsOf(o model.Origin, k *model.Kind) string {
	text, card := o.Text, k
	for ; text == "" && k != nil; k = k.Parent {
		text = k.Text
	}
	if text == "" && card.Is(model.KindCard) {
		text = scene.Additions(tb.S.P.Game, card)
	}
	return text
}

// textOf returns what the content says of something in words, or else the section that it stands
// in.
func (tb *Table) textOf(o model.Origin, k *model.Kind) (out []say.Line) {
	if text := tb.wordsOf(o, k); text != "" {
		out = append(out, say.Line{Text: text})
	}
	if o.Source != "" && o.Source != "text" {
		out = append(out, say.Line{Text: "source: " + o.Source, Role: say.Faint})
	}
	return out
}
