value "All Posts" { base = posts }
