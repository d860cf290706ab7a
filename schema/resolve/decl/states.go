package decl

import "sandtable/schema/model"

// OwnState finds a state field that the kind itself declares.
func OwnState(k *model.Kind, name string) *model.Field {
	f, _ := k.PickOwn(name, isState)
	return f
}

// OwnStates lists the names of the state fields that the kind itself declares.
func OwnStates(k *model.Kind) []string {
	_, known := k.PickOwn("", isState)
	return known
}

func isState(f *model.Field) bool { return f.Storage == model.State && !f.TellsSide() }

// OwnBools lists the names of the state fields of a kind that are true or false.
func OwnBools(k *model.Kind) []string {
	_, known := k.PickOwn("", func(f *model.Field) bool { return f.Storage == model.State && f.Type.Is(model.Bool) })
	return known
}
