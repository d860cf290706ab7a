package compile

import "sandtable/schema/model"

// What reading queries takes is bounded, whatever content says: values within values, unions within
// unions, conditions within conditions grow when they are put in place of one another. Once the
// program has cost so much, what is left of it is compiled to the plain forms, which are slow to
// run and quick to make.

// maxEffort bounds how many expressions are examined for fast forms: some tenths of a second. The
// largest games need a fortieth of it.
const maxEffort = 1 << 21

// afford charges the look at an expression; false: the effort is used up.
func (c *C) afford(e model.Expr) bool {
	if e != nil {
		r := e.Range()
		c.effort += 1 + max(r.End.Byte-r.Start.Byte, 0)/bytesAPart
	}
	return c.effort <= maxEffort
}

// bytesAPart is about how many bytes of text a part of an expression takes. What looks at an
// expression mostly walks over it.
const bytesAPart = 8
