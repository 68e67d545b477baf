let stopping = false;

/**
 * Runs `stop` once on Ctrl-C or SIGTERM and then ends this process with 0, because stopping on request is not
 * a failure. A second Ctrl-C has no effect. PocketBase takes at most three seconds to stop.
 */
export function onShutdown(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().finally(() => process.exit(0));
    });
  }
}

/** Checks whether this process has been asked to stop. */
export const isStopping = (): boolean => stopping;
