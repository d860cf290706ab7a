rule "Muster" {
  let { men = [] }
  say { text = "${men}" }
}
