reach(ann, 6, ground)
