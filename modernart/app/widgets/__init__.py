"""The parts that scenes are made of. Importing a module loads the kv file of the same name."""
