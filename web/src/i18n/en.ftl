close = Close
cost = Cost
kind = { $kind ->
    [keep] Keep
    [discard] Discard
    [costume] Costume
    [evolution] Evolution
   *[event] Event
}
skip = Skip to the page
site = Site
settings = Settings
to-the-shelf = To the shelf
theme-to-light = Turn on the light
theme-to-dark = Turn off the light
try-again = Try again
reload = Load anew
trouble-lost = Nobody smashed this page.
    .text = It was never here. Even Space Penguin looked.
trouble-gone = No such table.
    .text = Washed away, or the link is missing a claw. Ask your friend to copy it again.
trouble-offline = The server is under the sea.
    .text = We cannot reach it. Your tables are safe; we keep knocking.
trouble-stale = Kaiju has mutated.
    .text = A newer version is out, and this page is still the old one.
trouble-broken = Something fell over.
    .text = It was probably a skyscraper. Please try again.
