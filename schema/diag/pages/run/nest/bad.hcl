value "Countdown" {
  given   = { n = number }
  returns = number
  base    = countdown(n - 1)
}
