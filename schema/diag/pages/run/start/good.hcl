roster "crate" {
  columns = [count, at]
  rows    = { Barrel = [3, posts] }
}
