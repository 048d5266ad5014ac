import Foundation
import TestSupport

@testable import PokedexCLI

/// A shell of this computer that has read the completions.
struct CompletingShell {
    let shell: Shell

    /// The shell's program; `nil` if it is not installed.
    static func program(of shell: Shell) -> String? {
        ["/usr/bin", "/bin", "/usr/local/bin"].map { "\($0)/\(shell.rawValue)" }
            .first { access($0, X_OK) == 0 }
    }

    /// What the shell offers for the last of some words after the name of the program, sorted. The
    /// words are as they are typed.
    func completions(of lines: [[String]], in folder: TemporaryFolder) throws -> [[String]] {
        guard let program = Self.program(of: shell) else { return [] }
        let files = try TemporaryFolder()
        let script = try files.write(
            shell.completions(of: CommandLineTool.outlines), to: "completions")
        let driver = try files.write(driver, to: "driver")
        let result = try Program.run(
            options + [driver, script, files["result"]] + lines.map(argument), in: folder,
            executable: program)
        guard result.status == 0, result.messages.isEmpty else { throw Failure(result: result) }
        return result.output.split(separator: "\n--\n", omittingEmptySubsequences: false)
            .dropLast().map { Set($0.split(separator: "\n").map(candidate)).sorted() }
    }

    struct Failure: Error {
        let result: Program.Result
    }

    /// The words as the driver takes them: for bash one on each line.
    private func argument(_ words: [String]) -> String {
        ([HelpText.program] + words).joined(separator: shell == .bash ? "\n" : " ")
    }

    private func candidate(_ line: Substring) -> String {
        let word = line.prefix { $0 != "\t" }
        return String(word.hasSuffix("/") ? word.dropLast() : word).replacing("\\", with: "")
    }

    private var options: [String] {
        switch shell {
        case .bash: ["--norc", "--noprofile"]
        case .zsh: ["-f"]
        case .fish: ["--no-config"]
        }
    }

    /// Prints the matches for each line, and after them a line with two hyphens. Its arguments are the
    /// completions, a file that does not exist, and the lines.
    private var driver: String {
        switch shell {
        case .bash:
            #"""
            source "$1"
            for line in "${@:3}"; do
                mapfile -t COMP_WORDS <<<"$line"
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _pokedex_site
                printf '%s\n' "${COMPREPLY[@]}" '' --
            done
            """#
        case .fish:
            """
            source $argv[1]
            for line in $argv[3..-1]
                complete -C $line
                printf '\\n--\\n'
            end
            """
        case .zsh:
            // An interactive shell on a terminal of its own, in which a function in place of compadd
            // writes what it is given. Control-] ends the line, and control-_ the shell.
            #"""
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell "autoload -Uz compinit; compinit -u -D; LISTMAX=999; source ${(q)1}"
            zpty -w shell 'compadd() {
                local -a found
                local -i result
                if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
                builtin compadd -A found "$@"
                builtin compadd "$@"
                result=$?
                print -rl -- $found >> '${(q)2}'
                return result
            }'
            zpty -w shell 'next() { print -l "" -- >> '${(q)2}'; BUFFER= }; zle -N next; bindkey "^]" next'
            zpty -w shell 'finish() { exit }; zle -N finish; bindkey "^_" finish'
            for line in "${@[3,-1]}"; do zpty -w -n shell "$line"$'\t\x1d'; done
            zpty -w -n shell $'\x1f'
            while zpty -r shell line; do :; done
            print -r -- "$(<$2)"
            """#
        }
    }
}
