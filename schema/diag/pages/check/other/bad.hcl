value "Next Man" { base = other(ann) }
