# Prints the words that lead to a scope, and on a second line the number of operands after them.
function __pokedex_site_position
    set -l scope
    set -l operands 0
    set -l takes_value 0
    set -l ended 0
    for word in (commandline -opc)[2..-1]
        if test $takes_value -eq 1
            set takes_value 0
        else if test $ended -eq 0; and test "$word" = --
            set ended 1
        else if test $ended -eq 0; and string match -q -- '-?*' "$word"
            if contains -- "$scope[1] $word" $__pokedex_site_valued
                set takes_value 1
            end
        else if test $operands -eq 0; and contains -- (string join ' ' -- $scope $word) $__pokedex_site_scopes
            set -a scope $word
        else
            set operands (math $operands + 1)
        end
    end
    echo "$scope"
    echo $operands
end

# Whether the next operand is the one at an index after the words of a scope.
function __pokedex_site_at --argument-names scope index
    set -l position (__pokedex_site_position)
    test "$position[1]" = "$scope"; and test $position[2] -eq $index
end

# Whether an option belongs to the current scope.
function __pokedex_site_offers --argument-names option
    set -l position (__pokedex_site_position)
    contains -- "$position[1]" $argv[2..-1]
end

# The same for an option that is given once. If it is the last word, its value is completed.
function __pokedex_site_offers_once --argument-names option
    __pokedex_site_offers $argv; or return
    set -l words (commandline -opc)
    set -l command (string split ' ' -- (__pokedex_site_position)[1])[1]
    if test "$words[-1]" = $option; and contains -- "$command $option" $__pokedex_site_valued
        set -e words[-1]
    end
    not string match -q -- "$option=*" $words; and not contains -- $option $words
end
