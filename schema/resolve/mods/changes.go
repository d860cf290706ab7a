package mods

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// Changes is what mods change in the declarations of the game.
type Changes struct {
	*decl.Reader
	Rows  map[*hclsyntax.Block][]model.RowChange // of tables
	Inner map[*hclsyntax.Block][]decl.Decl       // the blocks that mods add: variants to an option, lines to a policy

	originals map[string]string                             // what revisions found before the first mod changed it
	printed   map[*hclsyntax.Block]*hclsyntax.TupleConsExpr // the rows of tables that mods revise, without mods
	sums      []figures                                     // what revisions add to figures
	follow    map[*hclsyntax.Block][]hclsyntax.Expression   // rows that mods add to a grid: its totals follow
	ends      map[*hclsyntax.Block]hclsyntax.Expression     // where numbered boxes end without mods
}

// New returns what no mod has changed yet.
func New(r *decl.Reader) *Changes {
	return &Changes{
		Reader:    r,
		Rows:      map[*hclsyntax.Block][]model.RowChange{},
		Inner:     map[*hclsyntax.Block][]decl.Decl{},
		originals: map[string]string{},
		printed:   map[*hclsyntax.Block]*hclsyntax.TupleConsExpr{},
		follow:    map[*hclsyntax.Block][]hclsyntax.Expression{},
		ends:      map[*hclsyntax.Block]hclsyntax.Expression{},
	}
}

// addition is what one mod adds to a declaration of the game.
type addition struct {
	decl.Decl
	target decl.Decl
	where  string               // "composition tactics_decks"
	claims map[string]decl.Decl // shared by all: who adds a name
}

// replace puts a longer expression in the place of an attribute.
func (r *Changes) replace(target decl.Decl, attr, old *hclsyntax.Attribute, x hclsyntax.Expression) {
	fresh := *attr
	if old != nil {
		fresh = *old
	}
	fresh.Expr = x
	target.Block.Body.Attributes[attr.Name] = &fresh
	target.Replaced(attr.Name, &fresh)
}

func (r *Changes) addMismatch(attr, old *hclsyntax.Attribute) {
	r.Report(diag.Errorf("resolve/add-form", attr.Expr.Range(), "the addition to %s must have the form of the original: %s", attr.Name,
		r.brief(old.Expr)).
		WithRelated(old.Range(), "original"))
}

// brief is an expression as it is written, cut where it is long.
func (r *Changes) brief(e hclsyntax.Expression) string {
	text := []rune(r.Written(e))
	if len(text) > 40 {
		return string(text[:40]) + " .."
	}
	return string(text)
}

// figures is { add = .. } of a revision: what is added to a figure, or to the figures of a row.
type figures struct {
	decl.Decl
	target    decl.Decl
	attr, key string        // key: the entry; "" for the whole attribute
	place     *rowPlace     // in a table: the row, or a part of it
	cell      *syntax.Entry // in a grid: the only cell of the row that is meant
	add       hclsyntax.Expression
	at        hcl.Range // the key
}

// claimed is who revises a place, and where.
type claimed struct {
	mod *model.Mod
	at  hcl.Range
}

// printed is the head of a table, as far as revisions need it, before anything is declared.
type printed struct {
	inputs  []syntax.Entry // that stand in the rows
	across  string         // the axis that runs across; "" if none does
	columns []string
	results []string
}

// rowPlace is a row of a table, or a part of it.
type rowPlace struct {
	key    []hclsyntax.Expression // the inputs, as a revision writes them
	name   string                 // the inputs, as they are compared
	column int                    // the only column that is meant; -1: all of them
	result int                    // the only result; -1: all
	part   string                 // what column and result are called
	head   *printed
}

// slot is one cell of a row: a result, or one column of it.
type slot struct{ result, column int }
