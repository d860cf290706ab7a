value "Hope" { base = morale - 1 }
value "Fear" { base = hope + 1 }
