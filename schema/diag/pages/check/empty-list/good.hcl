rule "Muster" {
  let { men = soldiers }
  say { text = "${men}" }
}
