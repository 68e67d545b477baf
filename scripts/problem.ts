/**
 * A failure the person at the terminal can do something about (a taken port, a missing tool). run.mjs prints its
 * message alone, without a stack, and exits with 1.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
}
