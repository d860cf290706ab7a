# How the game looks on screens, in pictures and on paper.

look {
  ends = [] # what each has staked stands on the status line anyhow
}
