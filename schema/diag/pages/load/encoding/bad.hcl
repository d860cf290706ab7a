marker "Müller" { on = post } # saved as Latin-1
