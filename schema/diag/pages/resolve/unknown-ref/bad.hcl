section "1" "The march" { text = "Who goes first, and how far." }
marker "Dust" {
  ref = "1.7"
  on  = post
}
