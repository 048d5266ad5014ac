#include "CPlatform.h"
#include <pthread.h>
#include <stdlib.h>

typedef struct {
    void *context;
    void (*body)(void *context);
} Start;

static void *run(void *argument) {
    Start start = *(Start *)argument;
    free(argument);
    start.body(start.context);
    return NULL;
}

int platform_start_thread(
    uintptr_t *thread, size_t stack_size, void *context, void (*body)(void *context)) {
    Start *start = malloc(sizeof *start);
    if (start == NULL) {
        abort();
    }
    *start = (Start){context, body};
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, stack_size);
    pthread_t handle;
    int code = pthread_create(&handle, &attributes, run, start);
    pthread_attr_destroy(&attributes);
    if (code == 0) {
        *thread = (uintptr_t)handle;
    } else {
        free(start);
    }
    return code;
}

void platform_join_thread(uintptr_t thread) {
    pthread_join((pthread_t)thread, NULL);
}

void platform_detach_thread(uintptr_t thread) {
    pthread_detach((pthread_t)thread);
}
