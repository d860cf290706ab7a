value "Bravest" { base = soldier["Ann"] }
