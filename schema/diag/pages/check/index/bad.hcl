value "Second" { base = soldiers[morale] }
