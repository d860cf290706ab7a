value "Product" {
  given = { n = number }
  base  = min(n, 100) * 2
}
