strategy "Prudence" {
  player = ann
  rows   = [[face_the_bet, rank_of(ann) == king, { call = 1 }], [any, any, { fold = 1 }]]
}
