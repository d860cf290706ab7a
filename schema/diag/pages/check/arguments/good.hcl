value "Best" { base = courage(ann) }
