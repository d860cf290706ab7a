rule "A" { instead_of = tire } # and so on, 3,000 times
