rule "Volley" {
  given = { n = number }
  roll shots { dice = pool(min(n, 10), d6) }
}
