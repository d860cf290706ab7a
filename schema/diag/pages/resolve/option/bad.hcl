option "Pace" {}
