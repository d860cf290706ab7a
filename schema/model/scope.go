package model

import "github.com/hashicorp/hcl/v2"

// Var is a name bound in a procedure: given, chosen, rolled, let ...
type Var struct {
	Name    string
	Type    Type
	Default Expr // of an optional parameter
	Slot    int32
	Range   hcl.Range
	Used    bool
	Brief   bool // an expression binds it: it means nothing after that
}

// Scope is the locals of one procedure, value or test.
type Scope struct {
	Vars   []*Var
	Params []*Var
}
