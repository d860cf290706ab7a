roster "crate" {
  columns = [count]
  rows    = { Barrel = [0] }
}
