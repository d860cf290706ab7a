value "Countdown" {
  given   = { n = number }
  returns = number
  base    = n > 0 ? countdown(n - 1) : 0
}
