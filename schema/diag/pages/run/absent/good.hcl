value "Valor of the Top" {
  given = { post = post }
  base  = any(post.soldiers) ? top(post.soldiers).valor : 0
}
