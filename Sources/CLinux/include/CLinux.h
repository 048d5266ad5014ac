#ifndef CLINUX_H
#define CLINUX_H

#include <stddef.h>

// Linux calls that Glibc's Swift module does not show. Paths are relative to the folder descriptor
// before them. Where nothing else is said, 0 is success, and -1 a failure with `errno` set.

/// Exchanges two directory entries in one step: a reader sees the one or the other, never neither.
///
/// Fails with `EBUSY` on a mount point, `EXDEV` across file systems, and `EINVAL` where the file
/// system cannot exchange.
int clinux_exchange(int first_folder, const char *first, int second_folder, const char *second);

/// Renames an entry, and fails with `EEXIST` where the new name is taken.
int clinux_move(int old_folder, const char *old_path, int new_folder, const char *new_path);

/// Reads entries of an open folder as the kernel's `linux_dirent64` records.
///
/// Returns the bytes read, 0 at the end, or -1.
long clinux_read_entries(int folder, void *buffer, size_t size);

/// Says whether something is mounted on a folder (a bind mount of the same file system, too).
///
/// Symbolic links are not followed. Returns 1, 0, or -1. A kernel before 5.8 cannot tell, and 0
/// is returned.
int clinux_is_mount_point(int folder, const char *path);

#endif
