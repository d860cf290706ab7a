action "Redeploy" {
  choose first { from = posts }
  choose second { from = posts }
  choose third { from = posts }
}
