package cli

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sandtable/schema/diag"
)

// plainFlag describes the error of a flag in terms of the command line, without the names of
// Go's functions.
func plainFlag(c *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var missing *pflag.ValueRequiredError
	var invalid *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown):
		return unknownFlag(c, unknown)
	case errors.As(err, &missing):
		return fmt.Errorf("--%s needs a value: %s", missing.GetFlag().Name, missing.GetFlag().Usage)
	case errors.As(err, &invalid):
		return fmt.Errorf("--%s %q: %s", invalid.GetFlag().Name, invalid.GetValue(), whyInvalid(invalid))
	}
	return err
}

// unknownFlag suggests the flag that was meant; or what to do where a number below 0 reads as one.
func unknownFlag(c *cobra.Command, e *pflag.NotExistError) error {
	if short := e.GetSpecifiedShortnames(); short != "" {
		if short[0] >= '0' && short[0] <= '9' {
			return fmt.Errorf("unknown flag -%s; to pass a negative number, write it after --, such as -- -1", short)
		}
		return fmt.Errorf("unknown flag -%s; flags are written with two dashes", short)
	}
	var known []string
	c.Flags().VisitAll(func(f *pflag.Flag) { known = append(known, f.Name) })
	if near := diag.Suggest(e.GetSpecifiedName(), known); near != "" {
		return fmt.Errorf("unknown flag: --%s; did you mean --%s?", e.GetSpecifiedName(), near)
	}
	return fmt.Errorf("unknown flag: --%s", e.GetSpecifiedName())
}

// whyInvalid says why a flag does not take a value.
func whyInvalid(e *pflag.InvalidValueError) string {
	kind := e.GetFlag().Value.Type()
	switch {
	case errors.Is(e, strconv.ErrRange) && e.GetValue()[0] == '-':
		return "the number is too far below 0"
	case errors.Is(e, strconv.ErrRange):
		return "the number is too large"
	case kind == "uint64":
		return "not a whole number of 0 or more"
	case kind == "float64":
		return "not a number"
	case kind == "bool":
		return "not true or false"
	case kind == "duration":
		return "not a duration, such as 90s, 5m or 1h30m"
	case errors.Is(e, strconv.ErrSyntax):
		return "not a whole number"
	}
	return e.Unwrap().Error()
}
