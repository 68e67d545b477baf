let stopping = false;

/**
 * Runs `stop` once on Ctrl-C or SIGTERM and then ends this process with 0: being told to stop is no failure. A second
 * Ctrl-C changes nothing; PocketBase itself takes at most three seconds.
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

/** True once this process has been told to stop. */
export const isStopping = (): boolean => stopping;
