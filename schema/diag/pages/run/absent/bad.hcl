value "Valor of the Top" {
  given = { post = post }
  base  = top(post.pieces).valor
}
