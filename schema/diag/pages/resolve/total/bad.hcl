roster "crate" {
  columns = [count]
  rows    = { Barrel = [10], Sack = [5] }
  totals  = { count = 16 }
}
