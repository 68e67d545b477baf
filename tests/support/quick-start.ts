/**
 * Go's memory settings for servers that live for seconds. Half of the time of a start is garbage collection, which they
 * do not need below the limit. Those that settle for minutes would collect all the time at the image's limit. Tests of memory start theirs as the image does.
 */
export const QUICK_START = { GOGC: 'off', GOMEMLIMIT: '512MiB' };
