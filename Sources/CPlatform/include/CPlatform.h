#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <stddef.h>
#include <stdint.h>

// Calls that differ between Linux and macOS, or that Swift's modules do not show. Linux.c and Darwin.c
// implement them, Threads.c those of threads for both. Paths are relative to the folder descriptor
// before them. Where nothing else is said, 0 is success, and -1 a failure with `errno` set.

#pragma clang assume_nonnull begin

/// Exchanges two directory entries in one step: a reader sees the one or the other, never neither.
///
/// Fails with `EBUSY` on a mount point, `EXDEV` across file systems, and `EINVAL` or `ENOTSUP` where
/// the file system cannot exchange.
int platform_exchange(int first_folder, const char *first, int second_folder, const char *second);

/// Renames an entry, and fails with `EEXIST` where the new name is taken.
int platform_move(int old_folder, const char *old_path, int new_folder, const char *new_path);

/// Takes an entry of a folder: its name with the final zero, the length without it, and its kind as in
/// `st_mode`, shifted right by 12 bits; 0 where the file system does not say.
typedef void platform_entry_taker(void *context, const char *name, size_t length, uint8_t kind);

/// Lists an open folder from where it was read last, without `.` and `..`, in no particular order.
int platform_list(int folder, void *context, platform_entry_taker *take);

/// Says whether something is mounted on a folder; on Linux a bind mount of the same file system, too.
///
/// Symbolic links are not followed. Returns 1, 0, or -1. A Linux kernel before 5.8 cannot tell, and 0
/// is returned.
int platform_is_mount_point(int folder, const char *path);

/// The clock that the times of files are taken from, in nanoseconds since 1970. On Linux it changes once
/// in some milliseconds.
int64_t platform_file_time(void);

/// Writes a path of the running program's file, with a final zero.
int platform_program_path(char *path, size_t size);

/// Starts a thread with a stack of so many bytes. Returns 0, or the code of the failure.
int platform_start_thread(
    uintptr_t *thread, size_t stack_size, void *context, void (*body)(void *context));

/// Waits for the end of a thread. Each thread is waited for, or detached, once.
void platform_join_thread(uintptr_t thread);

/// Lets a thread end unobserved.
void platform_detach_thread(uintptr_t thread);

/// Opens a watcher: a descriptor that becomes readable when something changes that is watched.
/// Returns -1 on failure. `platform_unwatch` closes it.
int platform_watcher(void);

/// Watches a folder for entries that are added, removed, renamed or changed, at no depth below it; or
/// one file. To watch the same again changes nothing. Linux needs the folders alone.
int platform_watch(int watcher, const char *path, int is_folder);

/// Takes note of all changes so far, so that the descriptor is readable only after the next one.
int platform_drain(int watcher);

/// Stops watching everything, for a new beginning. Linux keeps what it watches: watching the same again
/// is cheap there, and what no longer exists is not watched any more.
void platform_watch_reset(int watcher);

/// Closes a watcher.
void platform_unwatch(int watcher);

#pragma clang assume_nonnull end

#endif
