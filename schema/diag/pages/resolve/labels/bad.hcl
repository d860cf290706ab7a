marker { on = post }
