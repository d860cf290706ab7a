action "Run" {}
