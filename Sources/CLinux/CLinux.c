#define _GNU_SOURCE
#include "CLinux.h"
#include <fcntl.h>
#include <stdio.h>

int clinux_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}
