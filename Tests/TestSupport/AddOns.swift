/// The games that add-ons belong to, by slug: written down once more, for tests that compute what the
/// program computes.
package let gamesOfAddOns = [
    "the-isle-of-armor": "sword-shield", "the-crown-tundra": "sword-shield",
    "the-teal-mask": "scarlet-violet", "the-indigo-disk": "scarlet-violet",
    "mega-dimension": "legends-za",
]
