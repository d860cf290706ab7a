roster "crate" {
  columns = [count, at]
  rows    = { Barrel = [5, posts] } # there are three posts
}
