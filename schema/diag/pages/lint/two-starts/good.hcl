kind "token" { is = chit }
cup "Bag" {
  of    = token
  holds = [two]
}
box "Tray" {}
token "One" { at = tray }
token "Two" {}
rule "A Token Is Drawn" {
  after = set_up()
  draw token {
    from        = bag
    to          = tray
    never_empty = true
  }
}
