// list/wording.js: a query in Japanese words.
import { wordingTests } from "./wording-tests.mjs";

await wordingTests("ja", [
  ["type:water spe>=90 sort:-spe", 26, "みずタイプ、すばやさ90以上のポケモン26匹（すばやさの高い順）", "みずタイプ | すばやさ90以上 | すばやさの高い順"],
  ["type:water spe>=200", 0, "みずタイプ、すばやさ200以上のポケモンはいません", "みずタイプ | すばやさ200以上"],
  ["sort:name", 1351, "ポケモン1,351匹（五十音順）", "五十音順"],
  ["is:legendary gen:1 -is:form move:surf", 2, "なみのりを覚える第1世代、伝説の、別のすがたを除くポケモン2匹",
    "なみのりを覚える | 第1世代 | 伝説 | 別のすがたを除く"],
  ["place:viridian-forest|kanto-route-1 type:electric game:x-y", 1,
    "１番道路（カントー）またはトキワのもりで会えるでんきタイプ、X・Yのポケモン1匹",
    "でんきタイプ | １番道路（カントー）またはトキワのもりで会える | X・Y"],
  ["world:overworld|aether type:electric is:seen", 2,
    "AetherまたはOverworldで見た、スポットで見たでんきタイプのポケモン2匹", "でんきタイプ | AetherまたはOverworldで見た | スポットで見た"],
  ["-world:overworld -is:seen", 3, "Overworldで見ていない、スポットで見ていないポケモン3匹",
    "Overworldで見ていない | スポットで見ていない"],
  ["-place:viridian-forest", 3, "トキワのもりで会えないポケモン3匹", "トキワのもりで会えない"],
  ["weight>=10 ability:blaze", 3, "特性「もうか」、重さ10kg以上のポケモン3匹", "特性「もうか」 | 重さ10kg以上"],
]);
