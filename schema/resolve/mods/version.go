package mods

import (
	"fmt"
	"strconv"
	"strings"
)

// fits says whether a version such as "1.2.0" satisfies comparisons such as ">= 1.0, < 2".
func fits(version, needs string) (bool, error) {
	for _, part := range strings.Split(needs, ",") {
		part = strings.TrimSpace(part)
		op := strings.TrimRight(part, "0123456789. ")
		want, err := numbers(strings.TrimSpace(part[len(op):]))
		if err != nil {
			return false, fmt.Errorf("invalid version constraint %q", part)
		}
		have, err := numbers(version)
		if err != nil {
			return false, err
		}
		c := compareVersions(have, want)
		switch strings.TrimSpace(op) {
		case ">=":
			if c < 0 {
				return false, nil
			}
		case ">":
			if c <= 0 {
				return false, nil
			}
		case "<":
			if c >= 0 {
				return false, nil
			}
		case "<=":
			if c > 0 {
				return false, nil
			}
		case "", "=":
			if c != 0 {
				return false, nil
			}
		default:
			return false, fmt.Errorf("invalid version constraint %q", part)
		}
	}
	return true, nil
}

func numbers(s string) ([]int, error) {
	var out []int
	for _, p := range strings.Split(s, ".") {
		n, err := strconv.Atoi(strings.TrimSpace(p))
		if err != nil {
			return nil, fmt.Errorf("invalid version %q", s)
		}
		out = append(out, n)
	}
	return out, nil
}

func compareVersions(a, b []int) int {
	for i := 0; i < len(a) || i < len(b); i++ {
		x, y := 0, 0
		if i < len(a) {
			x = a[i]
		}
		if i < len(b) {
			y = b[i]
		}
		if x != y {
			return x - y
		}
	}
	return 0
}
