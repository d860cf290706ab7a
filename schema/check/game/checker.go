package game

import (
	"sandtable/schema/check"
	"sandtable/schema/model"
	"sandtable/schema/resolve"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// checker goes through the declarations of a game.
type checker struct {
	*check.Checker
	r     *resolve.Resolver
	overs []over

	heads    map[*model.Action]*check.Env // what is in scope where an action is chosen
	policies map[*model.Policy]decl.PolicyBody
	excepts  map[exceptLine][]decl.Decl // lines of policies that are dropped from outside
}

// self binds `self` for an addition in a card or kind.
func (c *checker) self(x *model.Extent, env *check.Env) *model.Var {
	for ; x != nil; x = x.Parent {
		if x.Kind == model.InForce {
			v := &model.Var{Name: "self", Type: model.OneOf(x.Thing), Range: x.Range, Used: true}
			env.Proc.Vars = append(env.Proc.Vars, v)
			if env.Find("self") == nil { // of a kind's value, self is the thing that has it
				env.See(v)
			}
			return v
		}
	}
	return nil
}

// over is a line of a value over which another one goes.
type over struct {
	value *model.Value
	name  syntax.Entry
}
