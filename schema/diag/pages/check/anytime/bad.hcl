action "Whisper" {
  anytime = true
  given   = { man = soldier }
  flip man { to = tired }
}
