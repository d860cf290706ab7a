marker "Thick Smoke" { on = post }
