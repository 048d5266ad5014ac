#ifdef __linux__
#define _GNU_SOURCE
#include "CPlatform.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

int platform_exchange(int first_folder, const char *first, int second_folder, const char *second) {
    return renameat2(first_folder, first, second_folder, second, RENAME_EXCHANGE);
}

int platform_move(int old_folder, const char *old_path, int new_folder, const char *new_path) {
    return renameat2(old_folder, old_path, new_folder, new_path, RENAME_NOREPLACE);
}

int platform_list(int folder, void *context, platform_entry_taker *take) {
    _Alignas(struct dirent64) char buffer[32 * 1024];
    ssize_t count;
    while ((count = getdents64(folder, buffer, sizeof buffer)) > 0) {
        for (ssize_t offset = 0; offset < count;) {
            const struct dirent64 *entry = (const struct dirent64 *)(buffer + offset);
            const char *name = entry->d_name;
            if (strcmp(name, ".") != 0 && strcmp(name, "..") != 0) {
                take(context, name, strlen(name), entry->d_type);
            }
            offset += entry->d_reclen;
        }
    }
    return (int)count;
}

int platform_is_mount_point(int folder, const char *path) {
    struct statx status;
    if (statx(folder, path, AT_SYMLINK_NOFOLLOW, 0, &status) != 0) {
        return -1;
    }
    return (status.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
}

int64_t platform_file_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_REALTIME_COARSE, &time);
    return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

int platform_program_path(char *path, size_t size) {
    // It leads to the file even when that was replaced or deleted since.
    return snprintf(path, size, "/proc/self/exe") < (int)size ? 0 : -1;
}

int platform_watcher(void) {
    return inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
}

int platform_watch(int watcher, const char *path, int is_folder) {
    if (!is_folder) {
        return 0;
    }
    uint32_t changes = IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE |
                       IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB;
    return inotify_add_watch(watcher, path, changes | IN_ONLYDIR) < 0 ? -1 : 0;
}

int platform_drain(int watcher) {
    char events[16 * 1024];
    // Which entries changed does not matter, nor whether the queue overflowed: all are compared.
    while (read(watcher, events, sizeof events) > 0) {
    }
    return errno == EAGAIN ? 0 : -1;
}

void platform_watch_reset(int watcher) {
    (void)watcher;
}

void platform_unwatch(int watcher) {
    close(watcher);
}
#endif
