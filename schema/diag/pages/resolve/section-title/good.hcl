section "1" "The march" { text = "How far one goes." }
section "1" "The march" {}
