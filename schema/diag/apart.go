package diag

// Apart makes findings that stand for others what they were: a finding for each place.
func (fs Findings) Apart() Findings {
	var out Findings
	for _, f := range fs {
		also, echoes := f.Also, f.Echoes
		f.Also, f.Echoes = nil, nil
		out = append(out, f)
		out = append(out, echoes...)
		for _, at := range also {
			f.Range = at
			out = append(out, f)
		}
	}
	return out
}
