const NAMES = ['PATH', 'HOME', 'GOGC', 'GOMEMLIMIT'];

/** Returns the environment that tests pass on to every process they start: paths, and Go's memory settings. */
export const passedOn = (): NodeJS.ProcessEnv =>
  Object.fromEntries(NAMES.filter((name) => name in process.env).map((name) => [name, process.env[name]]));
