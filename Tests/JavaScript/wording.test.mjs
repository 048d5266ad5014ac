// list/wording.js: a query in English words. Those in Japanese are in wording.ja.test.mjs.
import { wordingTests } from "./wording-tests.mjs";

await wordingTests("en", [
  ["type:water spe>=90 sort:-spe", 26, "26 Water Pokémon with Speed 90 or more, fastest first", "Water | Speed 90 or more | Fastest first"],
  ["type:water|fire", 1, "1 Fire or Water Pokémon", "Fire or Water"],
  ["type:water spe>=200 sort:-spe", 0, "No Water Pokémon with Speed 200 or more", "Water | Speed 200 or more | Fastest first"],
  ["sort:-atk", 1351, "1,351 Pokémon, highest Attack first", "Highest Attack first"],
  ["sort:weight", 1351, "1,351 Pokémon, lightest first", "Lightest first"],
  ["is:legendary gen:1 hp>=80 spd<=90", 2, "2 legendary Pokémon from Gen I, with HP 80 or more and Sp. Def 90 or less",
    "Gen I | Legendary | HP 80 or more | Sp. Def 90 or less"],
  ["-is:form -type:normal height<0.5", 3, "3 Pokémon with Height 0.4 m or less, not Normal, without alternate forms",
    "Not Normal | Without alternate forms | Height 0.4 m or less"],
  ["move:surf move:ice-beam game:x-y method:machine", 3,
    "3 Pokémon that can learn Ice Beam and Surf, in X & Y, learned by Machines", "Ice Beam | Surf | X & Y | By Machines"],
  ["place:viridian-forest|kanto-route-1 type:electric game:x-y", 1,
    "1 Electric Pokémon found at Route 1 (Kanto) or Viridian Forest, in X & Y",
    "Electric | Route 1 (Kanto) or Viridian Forest | X & Y"],
  ["-place:viridian-forest", 0, "No Pokémon not found at Viridian Forest", "Not found at Viridian Forest"],
  ["all-moves:surf|belly-drum -ability:blaze", 3, "3 Pokémon that can learn Belly Drum and Surf, without Blaze",
    "Without Blaze | Belly Drum and Surf"],
  ["move:(type:electric power>=100)", 3, "3 Pokémon that can learn moves (Electric, power 100 or more)",
    "Moves (Electric, power 100 or more)"],
  ["is:favourite", 3, "3 favorite Pokémon", "Favorite"],
  ["pika \"mr mime\" dex:kanto egg:dragon color:red shape:wings", 3,
    "3 Red Pokémon matching “mr mime” and “pika”, of the Dragon egg group, with body shape “One pair of wings”, in the Kanto Pokédex",
    "“mr mime” | “pika” | Dragon egg group | Red | Body shape “One pair of wings” | Kanto Pokédex"],
]);
