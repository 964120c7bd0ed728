### The words of the web client, which says them itself.
