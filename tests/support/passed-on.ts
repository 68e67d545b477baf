/** Returns the environment that tests pass on to every process they start: paths, and Go's memory settings. */
export function passedOn(): NodeJS.ProcessEnv {
  const { PATH, HOME, GOGC, GOMEMLIMIT } = process.env;
  return { PATH, HOME, GOGC, GOMEMLIMIT };
}
