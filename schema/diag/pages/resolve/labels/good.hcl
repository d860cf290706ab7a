marker "Dust" { on = post }
