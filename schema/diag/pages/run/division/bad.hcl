value "Left Over" {
  given = { n = number }
  base  = 7 % n
}
