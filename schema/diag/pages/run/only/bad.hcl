value "Guard" {
  given = { post = post }
  base  = only(post.soldiers)
}
