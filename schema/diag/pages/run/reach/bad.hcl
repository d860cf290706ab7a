reach(ann, 200, dust)
