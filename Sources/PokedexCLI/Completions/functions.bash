# Sets `kind` to the kind of an option's value; to nothing if it takes none.
_pokedex_site_kind() {
    local option
    kind=
    for option in "${options[@]}"; do
        case $option in
        "$1 "* | "$1* "*) kind=${option#* } ;;
        esac
    done
}

# Sets `words` to the words up to the cursor. Bash separates them also at "=" and ":".
_pokedex_site_words() {
    local rest=${COMP_LINE-} previous= word space joined i
    words=()
    for ((i = 0; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        joined=
        if [[ -n ${COMP_LINE-} ]]; then
            space=${rest%%[![:space:]]*}
            rest=${rest#"$space"}
            rest=${rest#"$word"}
            [[ -n $space ]] || joined=yes
        elif [[ $word =~ ^[=:]+$ || $previous =~ ^[=:]+$ ]]; then
            joined=yes
        fi
        if [[ $i -gt 0 && -n $joined ]]; then
            words[${#words[@]} - 1]+=$word
        else
            words+=("$word")
        fi
        previous=$word
    done
}

# Sets `plain` to a word without quotation marks and backslashes.
_pokedex_site_plain() {
    local rest=$1 quote= letter
    plain=
    while [[ -n $rest ]]; do
        letter=${rest:0:1}
        rest=${rest:1}
        if [[ $letter == "$quote" ]]; then
            quote=
        elif [[ -z $quote && ($letter == \' || $letter == \") ]]; then
            quote=$letter
        elif [[ $letter == \\ && $quote != \' ]]; then
            plain+=${rest:0:1}
            rest=${rest:1}
        else
            plain+=$letter
        fi
    done
}

# Adds the names that compgen finds with an option of its own: -f for files, -d for folders.
_pokedex_site_paths() {
    local plain name
    _pokedex_site_plain "$current"
    while IFS= read -r name; do
        COMPREPLY+=("$prefix$name")
    done < <(compgen "$1" -- "$plain")
    compopt -o filenames 2>/dev/null
}

# Adds those of some words that begin with what is typed.
_pokedex_site_choose() {
    local word
    for word in "$@"; do
        [[ $word != "$current"* ]] || COMPREPLY+=("$prefix$word")
    done
}

# Adds the options that may be given now.
_pokedex_site_options() {
    local option
    for option in "${options[@]%% *}"; do
        case $option in
        *\*) _pokedex_site_choose "${option%\*}" ;;
        *) [[ $given == *" $option "* ]] || _pokedex_site_choose "$option" ;;
        esac
    done
}

_pokedex_site() {
    local words next operands options kind word typed
    local scope= given=' ' position=0 ended= value= prefix= current=
    COMPREPLY=()
    _pokedex_site_words
    _pokedex_site_scope ''
    for word in "${words[@]:1:${#words[@]}-2}"; do
        if [[ -n $value ]]; then
            value=
        elif [[ -z $ended && $word == -- ]]; then
            ended=yes
        elif [[ -z $ended && $word == --* ]]; then
            given+="${word%%=*} "
            _pokedex_site_kind "$word"
            value=$kind
        elif [[ $position -eq 0 && " ${next[*]} " == *" $word "* ]]; then
            scope+="${scope:+ }$word"
            _pokedex_site_scope "$scope"
        elif [[ -n $ended || $word != -?* ]]; then
            position=$((position + 1))
        fi
    done

    current=${words[${#words[@]} - 1]}
    kind=
    if [[ -n $value ]]; then
        kind=$value
    elif [[ -z $ended && $current == --*=* ]]; then
        prefix=${current%%=*}=
        _pokedex_site_kind "${current%%=*}"
        current=${current#*=}
    elif [[ -z $ended && $current == -* ]]; then
        kind=options
    elif [[ $position -eq 0 && ${#next[@]} -gt 0 ]]; then
        kind="choice ${next[*]}"
    elif [[ $position -lt ${#operands[@]} ]]; then
        kind=${operands[position]}
    elif [[ -z $ended && -z $current && ${#next[@]} -eq 0 ]]; then
        kind=options
    fi
    case $kind in
    options) _pokedex_site_options ;;
    file) _pokedex_site_paths -f ;;
    folder) _pokedex_site_paths -d ;;
    # shellcheck disable=SC2086  # each word is one choice
    'choice '*) _pokedex_site_choose ${kind#choice } ;;
    esac

    # Bash replaces only what follows the last "=" or ":".
    typed=${COMP_WORDS[COMP_CWORD]}
    word=${words[${#words[@]} - 1]}
    [[ $typed =~ ^[=:]+$ ]] || word=${word%"$typed"}
    [[ -z $word || ${#COMPREPLY[@]} -eq 0 ]] || COMPREPLY=("${COMPREPLY[@]#"$word"}")
}
