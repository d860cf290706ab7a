value "Product" {
  given = { n = number }
  base  = n * n * n * n
}
