take "March" { man = ann }
