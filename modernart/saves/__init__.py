"""Games on their way to and from a disk."""
