rule "Volley" {
  given = { n = number }
  roll shots { dice = pool(n * n * n, d6) }
}
