marker "Smoke" { on = post }
