package function

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var border = &Function{
	Function: check.Function{
		Name: "border", Usage: "border(space, space) border", Since: 1, Reads: check.ReadsPieces,
		Doc: "What is printed between two spaces, read with a dot: `border(a, b).river`. If the spaces do not touch, each field is false, zero or none.", Example: "",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(2, 2) {
				return nil, model.TInvalid
			}
			a, b := c.Arg(0, model.OneOf(c.Kind(model.KindSpace))), c.Arg(1, model.OneOf(c.Kind(model.KindSpace)))
			if a.Type().Base == model.Invalid || b.Type().Base == model.Invalid {
				return nil, model.TInvalid
			}
			k := bordered(a.Type().Kind)
			if k == nil {
				k = bordered(b.Type().Kind)
			}
			if k == nil {
				if k = onlyBordered(c); k == nil {
					return nil, model.TInvalid
				}
			}
			return []model.Expr{c.Coerce(c.Env, a, model.OneOf(k)), c.Coerce(c.Env, b, model.OneOf(k))}, model.Type{Base: model.BorderOf, Kind: k}
		},
		FuncTraits: model.FuncTraits{Field: borderField},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		field := borderField(f.Args)
		k := lower.Once(l, field, func() *ir.Kernel {
			links, data := linkTable(l, field.Of), bordersOf(l, field)
			d := links.Keys[0]
			return &ir.Kernel{Name: "border." + field.Name, Fold: true, Sure: true, Nums: func(m *machine.M, _ *hcl.Range, in []int32) int32 {
				at := in[0] - d.Lo
				if uint32(at) >= uint32(d.N) {
					return field.Default
				}
				m.SpendList(len(links.Lists[at]))
				if i := slices.Index(links.Lists[at], in[1]); i >= 0 {
					return data[at][i]
				}
				return field.Default
			}}
		})
		return l.Kern(k, l.Type(f.T), nil, l.Expr(f.Args[0]), l.Expr(f.Args[1]))
	},
}

// bordersOf is a field of borders: of each space by its links.
func bordersOf(c lower.Sharing, field *model.Field) [][]int32 {
	links := linkTable(c, field.Of)
	return lower.Once(c, field, func() [][]int32 {
		out := make([][]int32, len(links.Lists))
		for i, near := range links.Lists {
			for _, to := range near {
				v, ok := field.Between[model.BorderBetween(links.Keys[0].Lo+int32(i), to)]
				if !ok {
					v = field.Default
				}
				out[i] = append(out[i], v)
			}
		}
		return out
	})
}

// borderField returns the field after the dot; nil if none follows.
func borderField(args []model.Expr) *model.Field {
	if len(args) < 3 {
		return nil
	}
	return model.BorderFields(args[0].Type().Kind)[args[2].(*model.Const).N]
}

// bordered returns the kind whose borders hold data: k or one of its ancestors.
func bordered(k *model.Kind) *model.Kind {
	for up := k; up != nil; up = up.Parent {
		if len(up.Borders) > 0 {
			return k
		}
	}
	return nil
}

func onlyBordered(c *check.Call) *model.Kind {
	var found []*model.Kind
	for _, k := range c.Game.Kinds {
		if len(k.Borders) > 0 {
			found = append(found, k)
		}
	}
	if len(found) == 1 {
		return found[0]
	}
	c.Report(diag.Errorf("check/no-borders", c.Range, "border needs exactly one kind of space with borders").WithCause("no borders").
		WithHint("declare them in a kind of space, such as borders = { river = bool }"))
	return nil
}
