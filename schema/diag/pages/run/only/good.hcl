value "Guard" {
  given = { post = post }
  base  = first(post.soldiers)
}
