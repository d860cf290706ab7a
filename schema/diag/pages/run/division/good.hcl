value "Left Over" {
  given = { n = number }
  base  = n > 0 ? 7 % n : 0
}
