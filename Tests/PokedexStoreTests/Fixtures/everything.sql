-- The rows of a small catalog with every kind of entity, every field set somewhere and unknown
-- somewhere, for the tables of the first schema.

INSERT INTO data_source VALUES
    (1, 1700000000, '0123abcd', 'https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/', 4);

INSERT INTO egg_group VALUES
    (1, 'plant', 'Plant', '名1');

INSERT INTO growth_rate VALUES
    (1, 'slow', NULL, NULL);

INSERT INTO color VALUES
    (1, 'green', 'Green', '名1');

INSERT INTO shape VALUES
    (1, 'ball', 'Ball', '名1');

INSERT INTO habitat VALUES
    (1, 'cave', 'Cave', '名1');

INSERT INTO learn_method VALUES
    (1, 'level-up', 'Level-Up', '名1');

INSERT INTO move_target VALUES
    (1, 'selected', 'Selected', '名1');

INSERT INTO move_ailment VALUES
    (1, 'burn', 'Burn', '名1');

INSERT INTO move_category VALUES
    (0, 'damage', NULL, NULL);

INSERT INTO evolution_trigger VALUES
    (1, 'use-item', 'Use-Item', '名1');

INSERT INTO item VALUES
    (1, 'leaf-stone', 'Leaf-Stone', '名1', 1, 30),
    (2, 'sweet-incense', 'Sweet-Incense', '名2', NULL, NULL),
    (3, 'blue-berry', NULL, NULL, NULL, NULL);

INSERT INTO location VALUES
    (1, 'old-wood', 'Old-Wood', '名1', 1),
    (2, 'far-hill', NULL, NULL, NULL);

INSERT INTO region VALUES
    (1, 'northland', 'Northland', '名1');

INSERT INTO generation VALUES
    (1, 'generation-i', 'Generation-I', '名1', 1),
    (2, 'generation-ii', 'Generation-Ii', '名2', 1);

INSERT INTO version_group VALUES
    (1, 'first', 2, 1),
    (2, 'second', 1, 2);

INSERT INTO version_group_region VALUES
    (1, 1),
    (2, 1);

INSERT INTO version VALUES
    (1, 'first-game', 'First-Game', '名1', 1),
    (2, 'second-game', 'Second-Game', '名2', 2);

INSERT INTO type VALUES
    (1, 'plant', 'Plant', '名1', 1, 'special'),
    (2, 'stone', 'Stone', '名2', 1, NULL);

INSERT INTO type_relation VALUES
    (1, 1, 50),
    (2, 1, 200);

INSERT INTO past_type_relation VALUES
    (1, 1, 1, 0),
    (1, 1, 2, 100);

INSERT INTO ability VALUES
    (1, 'static-leaf', 'Static-Leaf', '名1', 1, 1);

INSERT INTO nature VALUES
    (1, 'bold', 'Bold', '名1', 'defense', 'attack');

INSERT INTO move VALUES
    (1, 'leaf-cut', 'Leaf-Cut', '名1', 1, 1, 'physical', 40, 100, 35, -1, 1, 10),
    (2, 'rest-up', 'Rest-Up', '名2', 2, 2, 'status', NULL, NULL, NULL, 0, 1, NULL);

INSERT INTO move_effect VALUES
    (1, 0, 1, 10, 1, -25, 0, 0, 2, 5, NULL, NULL, 20);

INSERT INTO move_stat_change VALUES
    (1, 1, 'speed', -1);

INSERT INTO move_past_value VALUES
    (1, 1, NULL, 35, NULL, NULL, NULL);

INSERT INTO machine VALUES
    (1, 'tm', 0, 1);

INSERT INTO evolution_chain VALUES
    (1, NULL);

INSERT INTO species VALUES
    (1, 'leafling', 'Leafling', '名1', 'Leaf Pokémon', NULL, 1, NULL, 45, 70, 20, 1, 1, 1, 1, 0, 0, 0, 0, 0, NULL, 1),
    (2, 'treeling', 'Treeling', '名2', 'Leaf Pokémon', NULL, 1, 4, 45, 70, 20, 1, 1, 1, NULL, 0, 0, 0, 0, 0, 1, 1);

INSERT INTO species_egg_group VALUES
    (1, 1, 1),
    (2, 1, 1);

INSERT INTO pokedex VALUES
    (1, 'national', 'National', '名1', NULL, 1);

INSERT INTO pokedex_version_group VALUES
    (1, 1);

INSERT INTO pokedex_entry VALUES
    (1, 0, 2),
    (1, 1, 1);

INSERT INTO pokemon VALUES
    (1, 'leafling', 1, 1, 1, 7, 69, NULL),
    (2, 'treeling', 2, 1, 1, 7, 69, NULL),
    (10001, 'treeling-big', 2, 2, 0, NULL, NULL, 0);

INSERT INTO pokemon_type VALUES
    (1, 1, 1),
    (2, 1, 1),
    (10001, 1, 2),
    (10001, 2, 1);

INSERT INTO pokemon_stat VALUES
    (1, 'attack', 45, 0),
    (1, 'defense', 45, 0),
    (1, 'hp', 45, 0),
    (1, 'special-attack', 45, 0),
    (1, 'special-defense', 45, 0),
    (1, 'speed', 45, 0),
    (2, 'attack', 45, 0),
    (2, 'defense', 45, 0),
    (2, 'hp', 45, 0),
    (2, 'special-attack', 45, 0),
    (2, 'special-defense', 45, 0),
    (2, 'speed', 45, 0),
    (10001, 'attack', 45, 0),
    (10001, 'defense', 45, 0),
    (10001, 'hp', 45, 0),
    (10001, 'special-attack', 45, 0),
    (10001, 'special-defense', 45, 0),
    (10001, 'speed', 45, 0);

INSERT INTO pokemon_ability VALUES
    (1, 1, 0, 1),
    (2, 1, 0, 1);

INSERT INTO pokemon_past_type VALUES
    (1, 1, 1, 2),
    (2, 1, 1, 2),
    (10001, 1, 1, 2),
    (10001, 2, 1, 1);

INSERT INTO pokemon_past_stat VALUES
    (1, 1, 'special', 50, 0),
    (2, 1, 'special', 50, 0),
    (10001, 1, 'special', 50, 0),
    (10001, 2, 'defense', 255, 0),
    (10001, 2, 'hp', 1, 3);

INSERT INTO pokemon_past_ability VALUES
    (1, 1, 3, 1, NULL),
    (2, 1, 3, 1, NULL),
    (10001, 2, 1, 0, 1),
    (10001, 2, 2, 0, NULL);

INSERT INTO pokemon_picture VALUES
    (1, 'default', 'pokemon/1.png'),
    (2, 'default', 'pokemon/2.png'),
    (10001, 'artwork', 'pokemon/artwork/3.png'),
    (10001, 'artwork-shiny', 'pokemon/artwork-shiny/3.png'),
    (10001, 'default', 'pokemon/default/3.png'),
    (10001, 'female', 'pokemon/female/3.png'),
    (10001, 'home', 'pokemon/home/3.png'),
    (10001, 'home-shiny', 'pokemon/home-shiny/3.png'),
    (10001, 'shiny', 'pokemon/shiny/3.png');

INSERT INTO form VALUES
    (1, 'leafling', 1, 1, '', NULL, NULL, NULL, NULL, 1, 0, 0, 1, NULL),
    (2, 'treeling', 2, 1, '', NULL, NULL, NULL, NULL, 1, 0, 0, 1, NULL),
    (20000, 'treeling-big-0', 10001, 1, '', 'Big 0', NULL, NULL, 'すがた', 1, 0, 0, 2, NULL),
    (20001, 'treeling-big-1', 10001, 2, 'mega-x', 'Big 1', '大', NULL, 'すがた', 0, 1, 1, 2, 'pokemon/3.png');

INSERT INTO form_type VALUES
    (1, 1, 1),
    (2, 1, 1),
    (20000, 1, 2),
    (20000, 2, 1),
    (20001, 1, 2),
    (20001, 2, 1);

INSERT INTO learnset VALUES
    (1, 1, 1, 1, 1, NULL),
    (1, 1, 1, 5, 1, 2),
    (1, 1, 1, 5, 2, 1),
    (10001, 1, 1, 0, 1, NULL),
    (10001, 1, 1, 1, 1, 0),
    (10001, 1, 1, 100, 1, NULL),
    (10001, 2, 1, 1, 2, 1),
    (10001, 2, 1, 100, 2, 254);

INSERT INTO evolution VALUES
    (1, 1, 1, 2, 1, NULL, 10001, 1, 1, 1, NULL, NULL, NULL, NULL, 1, NULL, 16, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 'dusk', 0, 0, 0, 1),
    (1, 2, 1, 2, 1, 1, NULL, 2, 0, 1, 2, 'male', 1, 2, 1, 1, 100, 220, 170, 2, 49, 20, 1000, 2, 1, 1, 2, -1, 'full-moon', 1, 1, 1, 1);

INSERT INTO location_area VALUES
    (1, 'old-wood-clearing', 1, 1),
    (2, 'old-wood-pond', 1, 2),
    (3, 'far-hill-area', 2, 1);

INSERT INTO encounter_method VALUES
    (1, 'walk', NULL, NULL);

INSERT INTO encounter_condition VALUES
    (1, 'time', NULL, NULL);

INSERT INTO encounter_condition_value VALUES
    (1, 'time-day', 1),
    (2, 'time-night', 1);

INSERT INTO encounter VALUES
    (1, 1, 1, 1, '[]', '[1,2]', 2, 5, 30),
    (1, 2, 3, 1, '[1,2]', '[2]', 100, 100, 110);

INSERT INTO item_category VALUES
    (1, 'evolution', NULL, NULL),
    (2, 'medicine', NULL, NULL);

INSERT INTO berry VALUES
    (1, 'red', 1, 1, 60, 3, 'soft', 20, 0, 10, 20, 30, 40),
    (2, 'blue', 3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO held_item VALUES
    (1, 1, 1, '[1]', 5),
    (1, 2, 2, '[1,2]', 100);
