action "Redeploy" {
  choose first { from = posts }
  mark first { with = smoke }
  choose second { from = posts }
  choose third { from = posts }
}
