"""What works on the repository; nothing here is part of the installed package."""
