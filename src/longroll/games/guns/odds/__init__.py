"""What an attack may lead to."""
