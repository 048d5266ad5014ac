#ifndef CLINUX_H
#define CLINUX_H

/// Exchanges two directory entries in one step: a reader sees the one or the other, never neither.
///
/// Glibc's Swift module does not show `renameat2`, so this header does.
/// Returns 0, or -1 with `errno` set (`EBUSY` on a mount point, `EXDEV` across file systems,
/// `EINVAL` where the file system cannot exchange).
int clinux_exchange(const char *first, const char *second);

#endif
