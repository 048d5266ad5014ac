import Diagnostics
import PokedexDomain
import SQLite
import Testing

@testable import PokedexStore

/// Facts on top of ``Everything``.
struct FactsOnTopTests {
    private let kept: KeptDatabase

    init() throws { kept = try KeptDatabase() }

    /// A folder of files by the names of their tables.
    private func folder(
        _ files: KeyValuePairs<String, String>, path: String = "facts", needsSource: Bool = false
    ) -> FactsFolder {
        FactsFolder(
            path: path,
            files: files.map { .init(name: "\($0).csv", bytes: Array($1.utf8)) },
            needsSource: needsSource)
    }

    private func corrected(_ files: KeyValuePairs<String, String>) -> CorrectedRepository {
        kept.corrected(folder(files))
    }

    /// Rows of the database with facts on top, in SQL.
    private func rows(_ query: String, of repository: CorrectedRepository) throws -> [String] {
        try repository.reading { try $0.open().texts(query) }
    }

    /// What is wrong with facts, as people read it; without excerpts.
    private func errors(_ folders: FactsFolder...) throws -> [String] {
        let repository = CorrectedRepository(path: kept.file.path, facts: folders)
        let error = try #require(throws: DiagnosticError.self) { _ = try repository.load() }
        return error.diagnostics.map { diagnostic in
            ([diagnostic.location + ": " + diagnostic.message] + diagnostic.notes)
                .joined(separator: "\n")
        }
    }

    /// One row of each kind for each table, and what the database then has.
    private static let changes: [(table: String, csv: String, query: String, result: [String])] = [
        (
            "region", "change,slug,name_en\nadd,southland,\"South, \"\"land\"\"\"",
            "SELECT name_en FROM region WHERE slug = 'southland'", ["South, \"land\""]
        ),
        (
            "region", "change,slug,name_ja,was\nset,northland,北,名1",
            "SELECT name_ja FROM region", ["北"]
        ),
        (
            "generation", "change,slug,name_ja,was\nset,generation-i,null,名1",
            "SELECT name_ja IS NULL FROM generation ORDER BY id", ["1", "0"]
        ),
        (
            "egg_group", "change,slug,name_en\nadd,stone,Stone",
            "SELECT name_en FROM egg_group ORDER BY id", ["Plant", "Stone"]
        ),
        (
            "move",
            "change,slug,power,was.power,accuracy,was.accuracy\nset,leaf-cut,95,40,null,100",
            "SELECT power || coalesce(accuracy, '-') FROM move WHERE id = 1", ["95-"]
        ),
        (
            "move_effect", "change,move,healing,was\nset,leaf-cut,50,0",
            "SELECT healing FROM move_effect", ["50"]
        ),
        ("move_effect", "change,move\nremove,leaf-cut", "SELECT 1 FROM move_effect", []),
        (
            "move_stat_change", "change,move,stat,stages\nadd,leaf-cut,attack,2",
            "SELECT position || stat FROM move_stat_change", ["1speed", "2attack"]
        ),
        (
            "move_past_value", "change,move,before_version_group,power\nadd,leaf-cut,second,30",
            "SELECT power FROM move_past_value ORDER BY power", ["30", "35"]
        ),
        (
            "move_past_value",
            "change,move,before_version_group,priority,was\nset,leaf-cut,first,2,-6",
            "SELECT priority || damage_class FROM move_past_value", ["2special"]
        ),
        (
            "move_game_value",
            "change,move,version_group,power,target\nadd,rest-up,first,30,selected",
            "SELECT power || '-' || target_id FROM move_game_value WHERE move_id = 2", ["30-1"]
        ),
        (
            "move_game_value",
            "change,move,version_group,type,was\nset,leaf-cut,second,plant,stone",
            "SELECT coalesce(type_id, 0) FROM move_game_value ORDER BY version_group_id",
            ["0", "1"]
        ),
        (
            "version_group_pokemon",
            "change,version_group,pokemon\nadd,second,leafling treeling",
            "SELECT version_group_id || '-' || pokemon_id FROM version_group_pokemon ORDER BY 1",
            ["1-1", "1-2", "2-1", "2-10001", "2-2"]
        ),
        (
            "species_past_egg_group",
            "change,species,last_generation,egg_group\nadd,treeling,generation-ii,plant",
            "SELECT last_generation_id FROM species_past_egg_group WHERE species_id = 2",
            ["1", "2"]
        ),
        (
            "pokemon_egg_group", "change,pokemon,egg_group\nremove,treeling-big,plant",
            "SELECT pokemon_id FROM pokemon_egg_group", []
        ),
        (
            "pokemon_gender", "change,pokemon,female_eighths,was\nset,treeling-big,4,8",
            "SELECT female_eighths FROM pokemon_gender", ["0", "4"]
        ),
        (
            "version_group_pokemon", "change,version_group,pokemon\nremove,first,treeling",
            "SELECT pokemon_id FROM version_group_pokemon ORDER BY 1", ["1", "10001"]
        ),
        (
            "move_game_value", "change,move,version_group\nremove,leaf-cut,first",
            "SELECT version_group_id FROM move_game_value", ["2"]
        ),
        (
            "machine", "change,version_group,kind,number,move,was\nset,first,tm,0,rest-up,leaf-cut",
            "SELECT move_id FROM machine", ["2"]
        ),
        (
            "machine", "change,version_group,kind,number,move\nadd,second,tr,007,leaf-cut",
            "SELECT number FROM machine ORDER BY number", ["0", "7"]
        ),
        (
            "species", "change,slug,female_eighths,was\nset,leafling,8,null",
            "SELECT female_eighths FROM species WHERE id = 1", ["8"]
        ),
        (
            "species_egg_group", "change,species,egg_group\nremove,leafling,plant",
            "SELECT species_id FROM species_egg_group", ["2"]
        ),
        (
            "pokedex_entry", "change,pokedex,number,species\nremove,national,1,leafling",
            "SELECT species_id FROM pokedex_entry", ["2"]
        ),
        (
            "pokemon", "change,slug,weight,was\nset,treeling,null,69",
            "SELECT id FROM pokemon WHERE weight IS NULL ORDER BY id", ["2", "10001"]
        ),
        (
            "pokemon_type", "change,pokemon,slot,type\nadd,leafling,2,stone",
            "SELECT type_id FROM pokemon_type WHERE pokemon_id = 1 ORDER BY slot", ["1", "2"]
        ),
        (
            "pokemon_stat", "change,pokemon,stat,base,was\nset,leafling,speed,123,45",
            "SELECT base FROM pokemon_stat WHERE pokemon_id = 1 AND stat = 'speed'", ["123"]
        ),
        (
            "pokemon_ability",
            "change,pokemon,slot,ability,is_hidden\nadd,treeling-big,3,static-leaf,1",
            "SELECT slot FROM pokemon_ability WHERE pokemon_id = 10001", ["3"]
        ),
        (
            "pokemon_past_stat",
            "change,pokemon,last_generation,stat\nremove,leafling,generation-i,special",
            "SELECT count(*) FROM pokemon_past_stat WHERE pokemon_id = 1", ["0"]
        ),
        (
            "pokemon_picture",
            "change,pokemon,kind,path,was\nset,leafling,default,a/b.png,pokemon/1.png",
            "SELECT path FROM pokemon_picture WHERE pokemon_id = 1", ["a/b.png"]
        ),
        (
            "form", "change,slug,label_en,was\nset,leafling,Plain,null",
            "SELECT label_en FROM form WHERE id = 1", ["Plain"]
        ),
        (
            "learnset",
            "change,pokemon,version_group,method,level,move\nadd,leafling,second,level-up,0,leaf-cut rest-up",
            "SELECT move_id FROM learnset WHERE pokemon_id = 1 AND version_group_id = 2",
            ["1", "2"]
        ),
        (
            "learnset",
            "change,pokemon,version_group,method,level,move\nremove,leafling,first,level-up,5,rest-up",
            "SELECT level || '/' || move_id FROM learnset WHERE pokemon_id = 1", ["1/1", "5/1"]
        ),
        (
            "learnset",
            "change,pokemon,version_group,method,level,move,position,was\nset,leafling,first,level-up,1,leaf-cut,3,null",
            "SELECT position FROM learnset WHERE pokemon_id = 1 AND level = 1", ["3"]
        ),
        (
            "evolution",
            "change,from_species,into_species,trigger,version_group\nremove,leafling,treeling,use-item,first",
            "SELECT version_group_id FROM evolution", ["2"]
        ),
        (
            "evolution",
            "change,from_species,into_species,trigger,version_group,is_default,minimum_level\nadd,leafling,treeling,use-item,second,1,20",
            "SELECT chain_id || '/' || position || '/' || coalesce(minimum_level, '') FROM evolution",
            ["1/1/16", "1/2/100", "1/3/20"]
        ),
        (
            "location_area", "change,slug,location\nadd,far-hill-top,far-hill",
            "SELECT position FROM location_area WHERE slug = 'far-hill-top'", ["2"]
        ),
        // Of games that are stored together, one is parted.
        (
            "encounter",
            "change,pokemon,location_area,encounter_method,versions,chance,was\nset,leafling,old-wood-clearing,walk,second-game,40,30",
            "SELECT version_ids || chance FROM encounter WHERE location_area_id = 1 ORDER BY 1",
            ["[1]30.0", "[2]40.0"]
        ),
        (
            "encounter",
            "change,pokemon,location_area,encounter_method,versions,lowest_level,highest_level,chance\nadd,treeling,null,walk,first-game,null,null,null",
            "SELECT coalesce(location_area_id, lowest_level, highest_level, chance, 'unknown') FROM encounter WHERE pokemon_id = 2",
            ["unknown"]
        ),
        (
            "encounter",
            "change,pokemon,location_area,encounter_method,versions,chance,was\nset,leafling,old-wood-clearing,walk,first-game second-game,1.14,30",
            "SELECT chance FROM encounter WHERE location_area_id = 1", ["1.14"]
        ),
        (
            "pokemon_past_value",
            "change,pokemon,last_generation,capture_rate,was\nset,leafling,generation-i,190,45",
            "SELECT capture_rate FROM pokemon_past_value WHERE pokemon_id = 1", ["190"]
        ),
        (
            "pokemon_past_value", "change,pokemon,last_generation\nremove,treeling,generation-i",
            "SELECT pokemon_id FROM pokemon_past_value", ["1"]
        ),
        (
            "pokemon_game_value",
            "change,pokemon,version_group,base_experience\nadd,treeling-big,first,99",
            "SELECT pokemon_id || '-' || coalesce(base_experience, '') FROM pokemon_game_value",
            ["1-", "10001-99"]
        ),
        (
            "pokemon_game_type",
            "change,pokemon,version_group,slot,type\nadd,treeling,second,1,plant",
            "SELECT type_id FROM pokemon_game_type WHERE pokemon_id = 2", ["1"]
        ),
        (
            "pokemon_game_stat",
            "change,pokemon,version_group,stat,base,effort\nadd,treeling,second,hp,9,0",
            "SELECT base FROM pokemon_game_stat ORDER BY 1", ["7", "9"]
        ),
        (
            "pokemon_game_ability",
            "change,pokemon,version_group,slot\nremove,treeling-big,first,1",
            "SELECT slot FROM pokemon_game_ability", []
        ),
        (
            "missing_evolution", "change,version_group,pokemon\nadd,second,treeling",
            "SELECT version_group_id FROM missing_evolution", ["1", "2"]
        ),
        (
            "missing_evolution", "change,version_group,pokemon\nremove,first,treeling",
            "SELECT version_group_id FROM missing_evolution", []
        ),
        (
            "encounter",
            "change,pokemon,location_area,encounter_method,condition_values,versions\nremove,leafling,far-hill-area,walk,time-night time-day,second-game",
            "SELECT location_area_id FROM encounter", ["1"]
        ),
        (
            "encounter",
            "change,pokemon,location_area,encounter_method,versions,lowest_level,highest_level,chance\nadd,treeling,old-wood-pond,walk,first-game second-game,3,4,10",
            "SELECT version_ids FROM encounter WHERE pokemon_id = 2", ["[1,2]"]
        ),
        // Levels that do not overlap are another encounter.
        (
            "encounter",
            "change,pokemon,location_area,encounter_method,versions,lowest_level,highest_level,chance\nadd,leafling,old-wood-clearing,walk,first-game second-game,60,65,null",
            "SELECT lowest_level FROM encounter WHERE location_area_id = 1 ORDER BY 1", ["2", "60"]
        ),
        (
            "mastery",
            "change,pokemon,version_group,move,level,was\nset,leafling,first,leaf-cut,20,15",
            "SELECT level FROM mastery WHERE pokemon_id = 1", ["20"]
        ),
        (
            "location", "change,slug,parent,was\nset,far-hill,null,old-wood",
            "SELECT coalesce(parent_id, 'none') FROM location WHERE id = 2", ["none"]
        ),
        (
            "held_item", "change,pokemon,item,versions\nremove,leafling,sweet-incense,first-game",
            "SELECT version_ids FROM held_item ORDER BY position", ["[1]", "[2]"]
        ),
        (
            "berry", "change,slug,size,was\nset,red,21,20", "SELECT size FROM berry WHERE id = 1",
            ["21"]
        ),
        (
            "type_relation", "change,attacking_type,defending_type,percent\nadd,plant,stone,200",
            "SELECT percent FROM type_relation ORDER BY 1", ["50", "200", "200"]
        ),
        (
            "evolution_chain", "change,slug,baby_trigger_item,was\nset,leafling,sweet-incense,null",
            "SELECT baby_trigger_item_id FROM evolution_chain", ["2"]
        ),
        (
            "pokemon", "change,slug,species,was\nset,treeling-big,leafling,treeling",
            "SELECT species_id || '/' || position || '/' || is_default FROM pokemon WHERE id = 10001",
            ["1/2/0"]
        ),
        (
            "generation",
            "change,slug,name_en,main_region\nadd,generation-x,Generation X,northland",
            "SELECT id FROM generation ORDER BY id", ["1", "2", "3"]
        ),
        (
            "learn_method", "change,slug,name_en\nadd,reminder,Reminder",
            "SELECT id BETWEEN 200 AND 255 FROM learn_method ORDER BY id", ["0", "1"]
        ),
    ]

    @Test(arguments: changes.indices)
    func putsRowsOnTopOfEachTable(_ index: Int) throws {
        let (table, csv, query, result) = Self.changes[index]
        let repository = corrected([table: csv])
        _ = try repository.load()
        #expect(try rows(query, of: repository) == result)
        let report = try repository.report()
        #expect(report.applied.map(\.location) == ["facts/\(table).csv:2:1"])
        #expect(report.notNeeded.isEmpty && report.sourceChanged.isEmpty)
        // No file ever has them.
        #expect(try kept.folder.bytes(of: "dex.sqlite") == Everything.bytes())
    }

    @Test func addsAPokemonOfItsOwn() throws {
        let stats = Stat.permanent.map { "add,mossling,\($0.rawValue),50,0" }
        let files: KeyValuePairs = [
            "evolution_chain": "change,slug\nadd,mossling",
            "species":
                "change,slug,name_en,generation,evolution_chain\nadd,mossling,Mossling,generation-ii,mossling",
            "pokemon": "change,slug,species,weight\nadd,mossling,mossling,10",
            "pokemon_type": "change,pokemon,slot,type\nadd,mossling,1,plant",
            "pokemon_stat": (["change,pokemon,stat,base,effort"] + stats).joined(separator: "\n"),
            "form": "change,slug,pokemon,version_group,is_default\nadd,mossling,mossling,second,1",
            "form_type": "change,form,slot,type\nadd,mossling,1,plant",
        ]
        let catalog = try corrected(files).load()
        let species = try #require(catalog.species.first { $0.slug.text == "mossling" })
        let pokemon = try #require(catalog.pokemon.first { $0.slug.text == "mossling" })
        #expect(species.varieties == [pokemon.id] && species.id.rawValue >= 900_000)
        #expect(pokemon.isDefault && pokemon.forms.count == 1)
        // The number follows from the slug, whatever else is added.
        let more = try corrected([
            "species": "change,slug,generation\nadd,aaa,generation-i\nadd,mossling,generation-ii",
            "pokemon": "change,slug,species\nadd,aaa,aaa\nadd,mossling,mossling",
        ]).reading { try $0.open().texts("SELECT id FROM species WHERE slug = 'mossling'") }
        #expect(more == ["\(species.id.rawValue)"])
        let evolved = try corrected([
            "species":
                "change,slug,generation,evolution_chain\nadd,mossling,generation-ii,leafling",
            "pokemon": "change,slug,species\nadd,mossling,mossling",
            "evolution":
                "change,from_species,into_species,trigger,version_group,is_default\nadd,treeling,mossling,use-item,second,1",
        ]).reading {
            try $0.open().texts("SELECT evolves_from_id FROM species WHERE slug = 'mossling'")
        }
        #expect(evolved == ["2"])
    }

    @Test func tellsFactsThatAreNotNeededFromAChangedSource() throws {
        let report = try corrected([
            "move": """
            change,slug,power,was
            set,leaf-cut,40,35
            set,rest-up,30,20
            """,
            "region": "change,slug,name_en\nadd,northland,Northland",
            "generation": "change,slug,name_en,main_region\nadd,generation-i,Another,northland",
            "learnset": """
            change,pokemon,version_group,method,level,move
            remove,leafling,second,level-up,1,leaf-cut
            add,leafling,first,level-up,5,leaf-cut rest-up
            """,
        ]).report()
        #expect(report.applied.isEmpty)
        #expect(
            report.notNeeded.map { "\($0.location) \($0.message)" } == [
                "facts/region.csv:2:1 add region northland",
                "facts/learnset.csv:3:1 add learnset leafling first level-up 5 leaf-cut",
                "facts/learnset.csv:3:1 add learnset leafling first level-up 5 rest-up",
                "facts/move.csv:2:1 set move leaf-cut",
                "facts/learnset.csv:2:1 remove learnset leafling second level-up 1 leaf-cut",
            ])
        #expect(
            report.sourceChanged.map { "\($0.location) \($0.message)" } == [
                "facts/generation.csv:2:1 add generation generation-i: it is there with other values",
                "facts/move.csv:3:1 set move rest-up: power is null in the database",
            ])
    }

    @Test func putsTheFactsOfASiteOnTopOfOurs() throws {
        let ours = folder(
            ["move": "change,slug,power,was,source\nset,leaf-cut,50,40,game"], needsSource: true)
        let own = folder(["move": "change,slug,power,was\nset,leaf-cut,60,50"], path: "own")
        let repository = kept.corrected(ours, own)
        #expect(try rows("SELECT power FROM move WHERE id = 1", of: repository) == ["60"])
        #expect(try repository.report().applied.count == 2)
        #expect(
            try repository.load().corrections
                == Corrections(bySource: ["game": 1], byTable: ["move": 1]))
    }

    @Test func blamesTheFactsOfASiteRatherThanOurs() throws {
        let ours = folder([
            "pokemon": "change,slug,weight,was\nset,treeling,70,69",
            "held_item":
                "change,pokemon,item,versions,chance\nadd,treeling,sweet-incense,first-game,5",
        ])
        let own = folder(
            ["pokemon_stat": "change,pokemon,stat\nremove,treeling,hp"], path: "own")
        #expect(try errors(ours, own).first?.hasPrefix("own/pokemon_stat.csv:2:1: ") == true)
    }

    @Test func readsFilesAsSpreadsheetsWriteThem() throws {
        let text = "\u{FEFF}\"power\",slug,change,was\r\n\r\n95,leaf-cut,set,40\r\n"
        #expect(try rows("SELECT power FROM move", of: corrected(["move": text])).first == "95")
        let formula = corrected(["region": "change,slug,name_en,was\nset,northland,=1+1,Northland"])
        #expect(try rows("SELECT name_en FROM region", of: formula) == ["=1+1"])
        let lines = corrected(["region": "change,slug,path,name_en\n"])
        #expect(throws: DiagnosticError.self) { _ = try lines.load() }
    }

    private static let mistakes: [(table: String, csv: String, message: String)] = [
        (
            "moves", "change",
            "facts/moves.csv: there is no table of this name; did you mean move.csv?"
        ),
        (
            "move", "change,slug,powr\n",
            "facts/move.csv:1:13: table move has no column \"powr\"; did you mean power?"
        ),
        ("move", "change,slug,id\n", "facts/move.csv:1:13: table move has no column \"id\""),
        ("move", "change,slug,slug\n", "facts/move.csv:1:13: the column \"slug\" is there twice"),
        (
            "move", "slug,power\n",
            "facts/move.csv:1:1: the first line names the columns; it lacks change"
        ),
        (
            "learnset", "change,pokemon,move\n",
            "facts/learnset.csv:1:1: the first line names the columns; it lacks version_group, method, level"
        ),
        (
            "move", "change,slug,power,was\nset,leaf-cut,95\n",
            "facts/move.csv:2:1: this line has 3 cells, the first line has 4"
        ),
        (
            "move", "change,slug,power,was\nset,leaf-cut,95,40,\n",
            "facts/move.csv:2:20: this line has 5 cells, the first line has 4"
        ),
        (
            "move", "change,slug,power,was\nput,leaf-cut,95,40",
            "facts/move.csv:2:1: \"put\" is no change: write add, set or remove"
        ),
        (
            "move", "change,slug,power,was\n,leaf-cut,95,40",
            "facts/move.csv:2:1: the column \"change\" says nothing"
        ),
        (
            "move", "change,slug,power,was\nset,,95,40",
            "facts/move.csv:2:1: slug is missing, which names the row"
        ),
        (
            "encounter",
            "change,pokemon,location_area,encounter_method,versions\nadd,leafling,,walk,first-game",
            "facts/encounter.csv:2:1: location_area is missing, which names the row"
        ),
        (
            "encounter",
            "change,pokemon,location_area,encounter_method,versions,chance,was\nset,leafling,old-wood-clearing,walk,first-game,1e1,30",
            "facts/encounter.csv:2:48: chance is a number with at most two decimals, not \"1e1\""
        ),
        (
            "move", "change,slug,power,was\nset,leaf-cut,,40",
            "facts/move.csv:2:1: no value is set: write it into its column"
        ),
        (
            "move", "change,slug,power\nset,leaf-cut,95",
            "facts/move.csv:2:14: the column \"was\" must say what power is in the database"
        ),
        (
            "move", "change,slug,power,accuracy,was\nset,leaf-cut,95,90,40",
            "facts/move.csv:2:14: more than one value is set: \"was.power\" must say what it is in the database"
        ),
        (
            "move", "change,slug,power,was.power,was.accuracy\nset,leaf-cut,95,40,90",
            "facts/move.csv:2:20: there is no new value of accuracy"
        ),
        (
            "move", "change,slug,was\nremove,leaf-cut,1",
            "facts/move.csv:2:17: only rows with \"set\" say what was"
        ),
        (
            "move", "change,slug,power\nremove,leaf-cut,40",
            "facts/move.csv:2:17: a row that removes has only what names it"
        ),
        (
            "move", "change,slug,power,was\nset,leaf-kut,95,40",
            "facts/move.csv:2:5: there is no move \"leaf-kut\"; did you mean \"leaf-cut\"?"
        ),
        (
            "learnset",
            "change,pokemon,version_group,method,level,move\nadd,leafling,first,level-up,9,leaf-cut rest-upp",
            "facts/learnset.csv:2:31: there is no move \"rest-upp\"; did you mean \"rest-up\"?"
        ),
        (
            "encounter",
            "change,pokemon,location_area,encounter_method,versions,condition_values\nremove,leafling,far-hill-area,walk,second-game,time-dayy",
            "facts/encounter.csv:2:48: there is no encounter condition value \"time-dayy\"; did you mean \"time-day\"?"
        ),
        (
            "move", "change,slug,power,was\nset,leaf-cut,much,40",
            "facts/move.csv:2:14: power is a number, not \"much\""
        ),
        (
            "move", "change,slug,power,was\nset,leaf-cut,1001,40",
            "facts/move.csv:2:14: this is not possible: power BETWEEN 0 AND 1000"
        ),
        (
            "learnset",
            "change,pokemon,version_group,method,level,move\nadd,leafling,first,level-up,300,leaf-cut",
            "facts/learnset.csv:2:29: this is not possible: level BETWEEN 0 AND 100"
        ),
        (
            "move", "change,slug,type,was\nset,leaf-cut,null,plant",
            "facts/move.csv:2:14: type cannot be unknown"
        ),
        (
            "pokemon", "change,slug,species\nadd,Big,treeling",
            "facts/pokemon.csv:2:5: this is not possible: slug"
        ),
        (
            "pokemon", "change,slug,weight\nadd,new,1",
            "facts/pokemon.csv:2:1: species is missing: an added row needs it"
        ),
        (
            "move", "change,slug\nremove,leaf-cut",
            "facts/move.csv:2:1: others name it: learnset leafling first level-up 1 leaf-cut; leafling first level-up 5 leaf-cut; treeling-big first level-up 0 leaf-cut and 2 more, evolution leafling treeling use-item second, mastery leafling first leaf-cut; treeling-big second leaf-cut; remove these first, or let them name something else"
        ),
        (
            "move", "change,slug,power,was\nset,leaf-cut,95,40\nset,leaf-cut,96,40",
            "facts/move.csv:3:1: facts/move.csv:2 is about the same fact; keep one of the two rows"
        ),
        (
            "species", "change,slug,evolves_from,was\nset,leafling,treeling,null",
            "facts/species.csv:2:1: species 2 evolves from 1, and that in the end from itself"
        ),
        (
            "location", "change,slug,parent,was\nset,old-wood,far-hill,null",
            "facts/location.csv:2:1: table location, row 1: the place is, in the end, a part of itself"
        ),
        (
            "pokemon_type", "change,pokemon,slot\nremove,leafling,1",
            "facts/pokemon_type.csv:2:1: table pokemon, row 1: a Pokémon needs a type, a form and its six base stats"
        ),
        (
            "growth_rate", "change,slug\nadd,very-slow",
            "facts/growth_rate.csv:2:5: the experience of this growth rate is not known; possible are slow, medium, fast"
        ),
        (
            "region", "change,slug,name_en\nadd,x,\" y \"",
            "facts/region.csv:2:1: table region, row "
        ),
        (
            "move", "change,slug,power,was\nset,\"leaf-cut,95,40\n",
            "facts/move.csv:2:5: this quote has no end"
        ),
        (
            "move", "change,slug,power,was\nset,leaf\"cut,95,40\n",
            "facts/move.csv:2:9: a quote in a cell without quotes: write the whole cell in quotes, and each quote in it twice"
        ),
        (
            "move", "change,slug,power,was\nset,\"leaf-cut\"x,95,40\n",
            "facts/move.csv:2:15: a comma or the end of the line is missing here"
        ),
        (
            "move", "change,slug\nset,\(String(repeating: "a", count: 70_000))",
            "facts/move.csv:2:5: this cell has 70000 bytes; at most 65536 are possible"
        ),
        (
            "move", "change;slug;power\n",
            "facts/move.csv:1:1: the columns are separated by semicolons; save the file as CSV with commas"
        ),
        (
            "move", "change\0",
            "facts/move.csv: the file is in UTF-16, or no text; save it as \"CSV UTF-8\""
        ),
    ]

    @Test(arguments: mistakes.indices)
    func refusesMistakesWhereTheyAre(_ index: Int) throws {
        let (table, csv, message) = Self.mistakes[index]
        let errors = try errors(folder([table: csv]))
        #expect(errors.count == 1)
        #expect(errors[0].hasPrefix(message), "\(errors[0])")
    }

    /// Values that no column may have: the table, the columns, and a row whose last cell is wrong.
    private static let impossible: [(table: String, columns: String, row: String)] = [
        ("move", "slug,was,accuracy", "set,leaf-cut,100,101"),
        ("move", "slug,was,power_points", "set,leaf-cut,35,101"),
        ("move", "slug,was,priority", "set,leaf-cut,-1,11"),
        ("move", "slug,was,effect_chance", "set,leaf-cut,10,-1"),
        ("move", "slug,was,damage_class", "set,leaf-cut,physical,magical"),
        ("move", "slug,was,name_en", "set,leaf-cut,Leaf-Cut,null,"),
        ("move_effect", "move,was,drain", "set,leaf-cut,-25,-101"),
        ("move_game_value", "move,version_group,was,priority", "set,leaf-cut,first,1,11"),
        ("move_game_value", "move,version_group,was,damage_class", "set,leaf-cut,first,status,odd"),
        ("move_past_value", "move,before_version_group,was,priority", "set,leaf-cut,first,-6,11"),
        ("move_effect", "move,was,healing", "set,leaf-cut,0,200"),
        ("move_effect", "move,was,minimum_hits", "set,leaf-cut,2,101"),
        ("move_effect", "move,was,critical_stage", "set,leaf-cut,1,11"),
        ("move_stat_change", "move,stages,stat", "add,leaf-cut,1,luck"),
        ("move_stat_change", "move,stat,stages", "add,leaf-cut,attack,13"),
        ("machine", "version_group,kind,move,number", "add,first,tm,leaf-cut,1000"),
        ("machine", "version_group,number,move,kind", "add,first,1,leaf-cut,xx"),
        ("species", "slug,was,female_eighths", "set,treeling,4,9"),
        ("pokemon_gender", "pokemon,was,female_eighths", "set,treeling-big,8,9"),
        ("species", "slug,was,capture_rate", "set,treeling,45,256"),
        ("species", "slug,was,base_happiness", "set,treeling,70,-1"),
        ("species", "slug,was,hatch_counter", "set,treeling,20,300"),
        ("species", "slug,was,is_baby", "set,treeling,0,2"),
        ("species", "slug,was,growth_rate", "set,treeling,slow,quick"),
        ("pokedex_entry", "pokedex,species,number", "add,national,leafling,100001"),
        ("pokemon", "slug,was,height", "set,treeling,7,0"),
        ("pokemon", "slug,was,base_experience", "set,treeling-big,0,-1"),
        ("pokemon_type", "pokemon,type,slot", "add,leafling,stone,3"),
        ("pokemon_stat", "pokemon,stat,was,base", "set,leafling,speed,45,0"),
        ("pokemon_stat", "pokemon,stat,was,effort", "set,leafling,speed,0,4"),
        ("pokemon_stat", "pokemon,effort,base,stat", "add,leafling,0,1,luck"),
        ("pokemon_ability", "pokemon,ability,is_hidden,slot", "add,leafling,static-leaf,0,4"),
        ("pokemon_ability", "pokemon,slot,was,ability", "set,leafling,1,static-leaf,statik"),
        ("pokemon_picture", "pokemon,path,kind", "add,leafling,a.png,back"),
        (
            "pokemon_past_type", "pokemon,last_generation,slot,type",
            "add,leafling,generation-ii,1,rock"
        ),
        ("form", "slug,was,is_mega", "set,leafling,0,2"),
        ("form", "slug,was,version_group", "set,leafling,first,third"),
        ("form_type", "form,type,slot", "add,leafling,stone,0"),
        (
            "learnset", "version_group,method,level,move,pokemon",
            "add,first,level-up,1,leaf-cut,leafing"
        ),
        (
            "learnset", "pokemon,method,level,move,version_group",
            "add,leafling,level-up,1,leaf-cut,fist"
        ),
        (
            "learnset", "pokemon,version_group,level,move,method",
            "add,leafling,first,1,leaf-cut,levelup"
        ),
        (
            "encounter", "pokemon,location_area,encounter_method,versions,was,chance",
            "set,leafling,old-wood-clearing,walk,first-game,30,10001"
        ),
        (
            "encounter", "pokemon,location_area,encounter_method,versions,was,highest_level",
            "set,leafling,old-wood-clearing,walk,first-game,5,1"
        ),
        (
            "encounter",
            "pokemon,location_area,encounter_method,chance,lowest_level,highest_level,versions",
            "add,leafling,old-wood-pond,walk,1,1,1,third-game"
        ),
        ("held_item", "pokemon,item,versions,was,chance", "set,leafling,leaf-stone,first-game,5,0"),
        (
            "evolution", "from_species,into_species,trigger,is_default,version_group,minimum_level",
            "add,leafling,treeling,use-item,1,second,101"
        ),
        (
            "evolution", "from_species,into_species,trigger,is_default,version_group,time_of_day",
            "add,leafling,treeling,use-item,1,second,noon"
        ),
        ("berry", "slug,was,size", "set,red,20,0"),
        ("type", "slug,was,damage_class", "set,plant,special,magical"),
        ("type_relation", "attacking_type,defending_type,percent", "add,plant,stone,75"),
        ("version_group", "slug,was,position", "set,first,2,0"),
        ("nature", "slug,was,increased_stat", "set,bold,defense,luck"),
    ]

    @Test(arguments: impossible.indices)
    func refusesImpossibleValues(_ index: Int) throws {
        let (table, columns, row) = Self.impossible[index]
        let found = try errors(folder([table: "change,\(columns)\n\(row)\n"]))
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("facts/\(table).csv:2:"), "\(found)")
    }

    @Test func readsOnAfterAWrongRow() throws {
        let rows = """
            change,pokemon,version_group,method,level,move
            add,leafling,second,level-up,300,leaf-cut
            add,leafling,second,level-up,50,leaf-cut
            add,leafling,second,level-up,301,leaf-cut
            """
        let found = try errors(folder(["learnset": rows]))
        #expect(
            found.map { $0.prefix(24) } == ["facts/learnset.csv:2:30:", "facts/learnset.csv:4:30:"])
    }

    @Test func addsAnEvolutionWithFewerConditionsThanOneThatIsRemoved() throws {
        let repository = corrected([
            "evolution": """
            change,from_species,into_species,trigger,version_group,is_default,minimum_level
            remove,leafling,treeling,use-item,first,,16
            add,leafling,treeling,use-item,first,1,
            """
        ])
        _ = try repository.load()
        #expect(
            try rows(
                "SELECT coalesce(minimum_level, '-') FROM evolution WHERE version_group_id = 1",
                of: repository) == ["-"])
    }

    @Test(arguments: [
        ("add,mossling,treeling,use-item,second,1", "evolves from leafling, not from mossling"),
        ("add,leafling,mossling,use-item,second,1", "the species \"mossling\" has no family"),
    ])
    func needsTheFamilyAndTheOriginOfAnEvolution(row: String, message: String) throws {
        let found = try errors(
            folder([
                "species": "change,slug,generation\nadd,mossling,generation-i",
                "pokemon": "change,slug,species\nadd,mossling,mossling",
                "evolution":
                    "change,from_species,into_species,trigger,version_group,is_default\n\(row)",
            ]))
        #expect(found.contains { $0.contains(message) }, "\(found)")
    }

    /// Games that are stored together are facts each.
    @Test func tellsGamesThatOverlap() throws {
        let head = "change,pokemon,item,versions,chance\n"
        let twice = try errors(
            folder([
                "held_item": head
                    + "add,treeling,sweet-incense,first-game,5\n"
                    + "add,treeling,sweet-incense,second-game first-game,5\n"
            ]))
        #expect(
            twice == [
                "facts/held_item.csv:3:1: facts/held_item.csv:2 is about the same fact; keep one of the "
                    + "two rows"
            ])
        let below = folder(
            ["held_item": head + "add,treeling,sweet-incense,first-game,5\n"], path: "ours")
        let own = folder([
            "held_item": head + "add,treeling,sweet-incense,second-game first-game,5\n"
        ])
        #expect(
            try kept.corrected(below, own).report().sourceChanged.map(\.message) == [
                "add held_item treeling sweet-incense second-game first-game: it is there for some of "
                    + "these games"
            ])
    }

    @Test func refusesAListOfNothing() throws {
        let row = "change,pokemon,version_group,method,level,move\nadd,leafling,first,level-up,9,  "
        #expect(
            try errors(folder(["learnset": row])) == [
                "facts/learnset.csv:2:31: this cell names nothing"
            ])
    }

    @Test func saysThatThereIsNoNumberLeft() throws {
        let rows = (100...156).map { "add,method-\($0)" }.joined(separator: "\n")
        let found = try errors(folder(["learn_method": "change,slug\n\(rows)\n"]))
        #expect(
            found.contains(
                "facts/learn_method.csv:58:1: there is no number left for \"method-156\": at most 56 "
                    + "records can be added to this table"), "\(found)")
    }

    @Test func asksForSourcesInOurOwnFolder() throws {
        let rows = "change,slug,power,was,source\nset,leaf-cut,95,40,\n"
        #expect(
            try errors(folder(["move": rows], needsSource: true)) == [
                "facts/move.csv:2:1: the column \"source\" must say where this is from"
            ])
    }

    @Test func ourFactsMayBeAboutRecordsThatADatabaseLacks() throws {
        let facts = FactsFolder(
            path: "facts",
            files: [
                .init(
                    name: "learnset.csv",
                    bytes: Array(
                        """
                        change,pokemon,version_group,method,level,move,source
                        add,leafling,second,level-up,1,thunderbolt leaf-cut,game
                        add,pikachu,second,level-up,1,leaf-cut,game
                        add,leafling,second,level-up,300,leaf-cut,game
                        """.utf8)),
                .init(
                    name: "item.csv",
                    bytes: Array("change,slug,item_category,source\nadd,rock,rocks,game".utf8)),
                .init(
                    name: "held_item.csv",
                    bytes: Array(
                        "change,pokemon,item,versions,chance,source\nadd,leafling,rock,first-game,5,game"
                            .utf8)),
            ], needsSource: true, isBuiltIn: true)
        let report = try kept.corrected(facts).report()
        #expect(report.applied.count == 1)
        #expect(report.sourceChanged.map(\.location) == ["facts/learnset.csv:4:1"])
        #expect(
            report.lacking.map { "\($0.location) \($0.message)" } == [
                "facts/item.csv:2:1 add item rock: there is no item category \"rocks\"",
                "facts/learnset.csv:2:1 add learnset leafling second level-up 1 thunderbolt leaf-cut: "
                    + "there is no move \"thunderbolt\"",
                "facts/learnset.csv:3:1 add learnset pikachu second level-up 1 leaf-cut: "
                    + "there is no pokemon \"pikachu\"",
                "facts/held_item.csv:2:1 add held_item leafling rock first-game: there is no item \"rock\"",
            ])
    }

    @Test func saysAllThatIsWrongAtOnceButNoMoreThanTwenty() throws {
        let rows = (1...30).map { "set,move-\($0),95,40" }.joined(separator: "\n")
        let found = try errors(
            folder(["region": "change,slug,nam\n", "move": "change,slug,power,was\n\(rows)"]))
        #expect(found.count == 20)
        #expect(found[0].hasPrefix("facts/move.csv:2:5: there is no move \"move-1\""))
        #expect(found[19].hasSuffix("and 11 more errors in the facts"))
    }

    @Test func exportsADatabaseOfWhichTheSameIsMadeAgain() throws {
        let files = try kept.file.exported()
        let folder = FactsFolder(path: "export", files: files, needsSource: false)
        let catalog = try Catalog(exported: folder)
        #expect(try catalog == Everything.catalog())
        #expect(try DatabaseImage(of: catalog).bytes == Everything.bytes())
        let move = try #require(files.first { $0.name == "move.csv" })
        #expect(
            String(decoding: move.bytes, as: UTF8.self) == """
                change,id,slug,name_en,name_ja,generation,type,damage_class,power,accuracy,power_points,priority,target,effect_chance
                add,1,leaf-cut,Leaf-Cut,名1,generation-i,plant,physical,40,100,35,-1,selected,10
                add,2,rest-up,Rest-Up,名2,generation-ii,stone,status,null,null,null,0,selected,null

                """)
    }

    @Test func refusesAnExportedDatabaseWithoutOneOfItsFiles() throws {
        let files = try kept.file.exported().filter { $0.name != "move_effect.csv" }
        let error = try #require(throws: DiagnosticError.self) {
            _ = try Catalog(exported: FactsFolder(path: "export", files: files, needsSource: false))
        }
        #expect(error.diagnostics.map(\.location) == ["export/move_effect.csv"])
    }

    @Test(arguments: [
        ("move.csv", "leaf-cut,", "leaf cut,", "export/move.csv:2:7: this is not possible: slug"),
        ("move.csv", ",plant,", ",plent,", "there is no type \"plent\"; did you mean \"plant\"?"),
        (
            "pokemon_type.csv", "add,leafling,1,plant\n", "",
            "export/pokemon.csv:2:1: table pokemon, row 1: a Pokémon"
        ),
    ])
    func refusesAnExportedDatabaseThatWasChangedWrongly(
        file: String, old: String, new: String, message: String
    ) throws {
        let files = try kept.file.exported().map { entry in
            guard entry.name == file else { return entry }
            let text = String(decoding: entry.bytes, as: UTF8.self)
            #expect(text.contains(old))
            return FactsFolder.Entry(name: file, bytes: Array(text.replacing(old, with: new).utf8))
        }
        let error = try #require(throws: DiagnosticError.self) {
            _ = try Catalog(exported: FactsFolder(path: "export", files: files, needsSource: false))
        }
        let messages = error.diagnostics.map { "\($0.location): \($0.message)" }
        #expect(messages.contains { $0.contains(message) }, "\(messages)")
    }

    @Test func exportsWhatWasChangedByHandAsFactsOnTop() throws {
        let edited = try KeptDatabase()
        try edited.alter(
            """
            UPDATE move SET power = 95, accuracy = NULL WHERE id = 1;
            UPDATE region SET name_en = 'North, "land"';
            DELETE FROM learnset WHERE pokemon_id = 1 AND level = 5 AND move_id = 2;
            UPDATE encounter SET version_ids = '[2]', chance = 40 WHERE location_area_id = 1;
            UPDATE evolution SET minimum_level = 20 WHERE position = 1;
            INSERT INTO pokemon_type VALUES (1, 2, 2);
            UPDATE table_row_count SET row_count = row_count - 1 WHERE table_name = 'learnset';
            UPDATE table_row_count SET row_count = row_count + 1 WHERE table_name = 'pokemon_type';
            """)
        let files = try edited.file.exported(changedSince: kept.file)
        #expect(
            String(decoding: files.first { $0.name == "move.csv" }?.bytes ?? [], as: UTF8.self)
                == """
                change,slug,power,accuracy,was.power,was.accuracy
                set,leaf-cut,95,null,40,100

                """)
        let repository = kept.corrected(
            FactsFolder(path: "facts", files: files, needsSource: false))
        #expect(try repository.report().applied.count == 8)
        var (corrected, wanted) = (try repository.load(), try edited.file.load())
        // The order of lists is left out.
        for index in wanted.evolutionChains.indices {
            wanted.evolutionChains[index].evolutions.sort { $0.versionGroup < $1.versionGroup }
            corrected.evolutionChains[index].evolutions.sort { $0.versionGroup < $1.versionGroup }
        }
        for index in wanted.pokemon.indices {
            wanted.pokemon[index].encounters.sort()
            corrected.pokemon[index].encounters.sort()
        }
        #expect(corrected == wanted)
        #expect(try kept.file.exported(changedSince: kept.file).isEmpty)
    }

    @Test func blamesTheDatabaseWhereThatIsWrong() throws {
        try kept.alter("UPDATE pokemon_type SET type_id = 99 WHERE pokemon_id = 1")
        let repository = corrected(["move": "change,slug,power,was\nset,leaf-cut,95,40"])
        #expect(throws: CatalogError.self) { _ = try repository.load() }
    }
}
