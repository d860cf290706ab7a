marker "Dust" { on = post }
value "Left" { base = dust.supply }
