value "Valors" { base = sum(soldiers[*].valor) }
