marker "Müller" { on = post } # saved as UTF-8
