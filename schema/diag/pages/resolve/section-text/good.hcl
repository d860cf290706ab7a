section "1" "The march" { text = "Who goes first, and how far." }
section "1" "The march" {
  value "Pace" { base = 2 }
}
