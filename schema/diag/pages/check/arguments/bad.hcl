value "Best" { base = courage(ann, ben) }
