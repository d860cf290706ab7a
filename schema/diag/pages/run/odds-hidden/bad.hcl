strategy "Second Sight" {
  player = ann
  rows   = [[face_the_bet, rank_of(ann) > rank_of(ben), { call = 1 }], [any, any, { fold = 1 }]]
}
