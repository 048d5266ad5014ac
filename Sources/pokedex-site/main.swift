import PokedexCLI

CommandLineTool.main()
