_pokedex-site_next() {
    _describe -t words word following
}

_pokedex-site() {
    local scope= word
    local -i takes_value=0
    local -a following specs
    _pokedex-site_scope ''
    for word in "${(@Q)words[2,CURRENT-1]}"; do
        if (( takes_value )); then
            takes_value=0
        elif [[ $word == -- ]]; then
            break
        elif [[ $word == -* ]]; then
            takes_value=$(( ${specs[(I)(\*|)${(b)word}=\[*]} > 0 ))
        elif (( ${following[(I)${(b)word}:*]} )); then
            scope+="${scope:+ }$word"
            _pokedex-site_scope "$scope"
        else
            break
        fi
    done
    _arguments -S : "${specs[@]}"
}

# The file is a function of fpath, or was read by `source`.
if [[ $funcstack[1] == _pokedex-site ]]; then
    _pokedex-site "$@"
else
    compdef _pokedex-site pokedex-site
fi
