/**
 * A failure that the user can resolve (a port in use, a missing tool). run.mjs prints only its message,
 * without a stack, and exits with 1.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
}
