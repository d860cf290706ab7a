package diagnostics

import (
	"fmt"
	"reflect"
	"sort"
	"strings"

	"sandtable/schema/model"
)

// dump writes a game as it has been understood: everything in the model but where it stands in
// files. What is met again is written as its number.
func dump(g *model.Game) string {
	d := dumper{seen: map[uintptr]int{}}
	d.value(reflect.ValueOf(g))
	return d.String()
}

type dumper struct {
	strings.Builder
	seen map[uintptr]int
}

// leftOut are fields of the model that tell where something stands, or by which mod.
var leftOut = map[string]bool{"Files": true, "Aside": true, "Line": true, "Mod": true, "Mods": true}

func (d *dumper) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			d.WriteString("nil")
			return
		}
		if v.Kind() == reflect.Pointer {
			if n, again := d.seen[v.Pointer()]; again {
				fmt.Fprintf(d, "#%d", n)
				return
			}
			d.seen[v.Pointer()] = len(d.seen)
		} else {
			d.WriteString(v.Elem().Type().String())
		}
		d.value(v.Elem())
	case reflect.Struct:
		d.WriteString("{")
		for i := range v.NumField() {
			f := v.Type().Field(i)
			if leftOut[f.Name] || f.Type.String() == "hcl.Range" {
				continue
			}
			d.WriteString(f.Name + ":")
			d.value(v.Field(i))
			d.WriteString(" ")
		}
		d.WriteString("}")
	case reflect.Slice, reflect.Array:
		d.WriteString("[")
		for i := range v.Len() {
			d.value(v.Index(i))
			d.WriteString(" ")
		}
		d.WriteString("]")
	case reflect.Map:
		keys := v.MapKeys()
		sort.Slice(keys, func(i, j int) bool { return keyText(keys[i]) < keyText(keys[j]) })
		for _, k := range keys {
			d.WriteString(keyText(k) + "=")
			d.value(v.MapIndex(k))
			d.WriteString(" ")
		}
	case reflect.Func, reflect.Chan, reflect.UnsafePointer:
	default:
		fmt.Fprintf(d, "%v", v)
	}
}

// keyText writes a key of a map: of what is called by a name, its name.
func keyText(k reflect.Value) string {
	if k.Kind() == reflect.Pointer {
		return k.Elem().FieldByName("Name").String()
	}
	return fmt.Sprint(k)
}

// modsOf writes the mods of a game.
func modsOf(g *model.Game) string {
	var out []string
	for _, m := range g.Mods {
		out = append(out, fmt.Sprint(m.ID, m.Title, m.Version, m.Over))
	}
	return strings.Join(out, " ")
}
