#include <sqlite3.h>

// sqlite3_db_config takes a variable argument list, which Swift cannot call.
static inline int csqlite_configure(sqlite3 *database, int option, int value) {
    return sqlite3_db_config(database, option, value, (int *)0);
}
