value "Nerve" {
  given = [soldier]
  base  = 1
}
