value "Best" {
  given = { post = post }
  base  = max([for s in post.soldiers : s.valor], 0)
}
