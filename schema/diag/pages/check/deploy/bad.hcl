scenario "At dawn" {
  deploy { rows = [[camp, ann, ben]] }
}
