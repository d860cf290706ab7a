value "Far" { base = 5000000000 }
