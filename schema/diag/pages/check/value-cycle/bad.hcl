value "Hope" { base = fear - 1 }
value "Fear" { base = hope + 1 }
