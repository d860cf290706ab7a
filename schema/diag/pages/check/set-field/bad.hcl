value "Valors" { base = soldiers.valor }
