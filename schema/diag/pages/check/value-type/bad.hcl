value "Leader" { base = none }
