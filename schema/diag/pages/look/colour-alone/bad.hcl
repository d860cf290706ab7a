side "Crows" {}
side "Wolves" {}
side "Owls" {}
look {
  sides = {
    red    = rose
    blue   = blue
    crows  = pale
    wolves = amber
    owls   = slate
  }
}
