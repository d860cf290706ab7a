action "Run" { whole = true }
