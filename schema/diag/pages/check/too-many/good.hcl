rule "A" { instead_of = tire } # once, with if or match inside
