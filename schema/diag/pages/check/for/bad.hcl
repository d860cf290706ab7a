value "Valors" { base = sum([for i, s in soldiers : s.valor]) }
