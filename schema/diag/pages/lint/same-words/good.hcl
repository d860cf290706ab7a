rule "Two Posts Are Watched" {
  after = set_up()
  choose one "post to watch" { from = posts }
  set one { watched = true }
  choose other "second post to watch" { from = posts }
  set other { watched = true }
}
