value "Enemy" { base = other(red) }
