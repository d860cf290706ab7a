action "Whisper" {
  anytime = true
  given   = { who = player }
  choose man { from = soldiers.fresh }
  flip man { to = tired }
}
