#define _GNU_SOURCE
#include "CLinux.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>

int clinux_exchange(int first_folder, const char *first, int second_folder, const char *second) {
    return renameat2(first_folder, first, second_folder, second, RENAME_EXCHANGE);
}

int clinux_move(int old_folder, const char *old_path, int new_folder, const char *new_path) {
    return renameat2(old_folder, old_path, new_folder, new_path, RENAME_NOREPLACE);
}

long clinux_read_entries(int folder, void *buffer, size_t size) {
    return getdents64(folder, buffer, size);
}

int clinux_is_mount_point(int folder, const char *path) {
    struct statx status;
    if (statx(folder, path, AT_SYMLINK_NOFOLLOW, 0, &status) != 0) {
        return -1;
    }
    return (status.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
}
