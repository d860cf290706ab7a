value "Valors" { base = sum([for s in soldiers : s.valor]) }
