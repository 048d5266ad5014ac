#ifdef __APPLE__
#include "CPlatform.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <mach-o/dyld.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/event.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

int platform_exchange(int first_folder, const char *first, int second_folder, const char *second) {
    return renameatx_np(first_folder, first, second_folder, second, RENAME_SWAP);
}

int platform_move(int old_folder, const char *old_path, int new_folder, const char *new_path) {
    return renameatx_np(old_folder, old_path, new_folder, new_path, RENAME_EXCL);
}

int platform_list(int folder, void *context, platform_entry_taker *take) {
    int copy = fcntl(folder, F_DUPFD_CLOEXEC, 0);
    if (copy < 0) {
        return -1;
    }
    DIR *stream = fdopendir(copy);
    if (stream == NULL) {
        close(copy);
        return -1;
    }
    struct dirent *entry;
    errno = 0;
    while ((entry = readdir(stream)) != NULL) {
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0) {
            take(context, entry->d_name, strlen(entry->d_name), entry->d_type);
        }
        errno = 0;
    }
    int code = errno;
    closedir(stream);
    errno = code;
    return code == 0 ? 0 : -1;
}

// macOS has no bind mounts: what is mounted is another file system.
int platform_is_mount_point(int folder, const char *path) {
    struct stat entry, around;
    if (fstatat(folder, path, &entry, AT_SYMLINK_NOFOLLOW) != 0 || fstatat(folder, ".", &around, 0) != 0) {
        return -1;
    }
    return S_ISDIR(entry.st_mode) && entry.st_dev != around.st_dev;
}

int64_t platform_file_time(void) {
    return (int64_t)clock_gettime_nsec_np(CLOCK_REALTIME);
}

int platform_program_path(char *path, size_t size) {
    char found[PATH_MAX], resolved[PATH_MAX];
    uint32_t found_size = sizeof found;
    if (_NSGetExecutablePath(found, &found_size) != 0) {
        errno = ENAMETOOLONG;
        return -1;
    }
    if (realpath(found, resolved) == NULL) {
        return -1;
    }
    if (strlcpy(path, resolved, size) >= size) {
        errno = ENAMETOOLONG;
        return -1;
    }
    return 0;
}

// What is watched: the descriptor of each file and folder, and by which watcher.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct watch {
    int watcher, descriptor;
} *watched = NULL;
static size_t watched_count = 0, watched_capacity = 0;

int platform_watcher(void) {
    // Every file takes a descriptor, of which a process may have 256 at first.
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < OPEN_MAX) {
        limit.rlim_cur = limit.rlim_max < OPEN_MAX ? limit.rlim_max : OPEN_MAX;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    int queue = kqueue();
    if (queue >= 0) {
        fcntl(queue, F_SETFD, FD_CLOEXEC);
    }
    return queue;
}

static int keep(struct watch watch) {
    if (watched_count == watched_capacity) {
        size_t capacity = watched_capacity == 0 ? 256 : watched_capacity * 2;
        struct watch *larger = realloc(watched, capacity * sizeof *watched);
        if (larger == NULL) {
            return -1;
        }
        watched = larger;
        watched_capacity = capacity;
    }
    watched[watched_count++] = watch;
    return 0;
}

int platform_watch(int watcher, const char *path, int is_folder) {
    (void)is_folder;
    int descriptor = open(path, O_EVTONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return -1;
    }
    struct kevent change;
    uint32_t changes = NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB | NOTE_REVOKE;
    EV_SET(&change, descriptor, EVFILT_VNODE, EV_ADD | EV_CLEAR, changes, 0, NULL);
    pthread_mutex_lock(&lock);
    int result = kevent(watcher, &change, 1, NULL, 0, NULL) == 0 ? keep((struct watch){watcher, descriptor}) : -1;
    pthread_mutex_unlock(&lock);
    if (result != 0) {
        int code = errno;
        close(descriptor);
        errno = code;
    }
    return result;
}

int platform_drain(int watcher) {
    struct kevent events[64];
    struct timespec no_time = {0, 0};
    int count;
    while ((count = kevent(watcher, NULL, 0, events, 64, &no_time)) > 0) {
    }
    return count;
}

// A closed descriptor is not watched any more.
void platform_watch_reset(int watcher) {
    pthread_mutex_lock(&lock);
    size_t kept = 0;
    for (size_t index = 0; index < watched_count; index++) {
        if (watched[index].watcher == watcher) {
            close(watched[index].descriptor);
        } else {
            watched[kept++] = watched[index];
        }
    }
    watched_count = kept;
    pthread_mutex_unlock(&lock);
}

void platform_unwatch(int watcher) {
    platform_watch_reset(watcher);
    close(watcher);
}
#endif
