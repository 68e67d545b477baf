import { newHolder, whileHeld } from '../platform/http/held-key.ts';

/** Tasks that settle hours or change the clock. Only one may run in a process. */
export type Task = 'clock' | 'advance' | 'replay' | 'steer';

/** Store key that the runtime of a task holds. */
export const HELD = 'world-task';
const WANTED = 'world-task-wanted';
/** Milliseconds between two attempts of a waiting caller. */
const LOOK_EVERY = 5;
/** Milliseconds for which the clock lets a waiting caller go first after each attempt. */
const GIVE_WAY = 100;
/** Milliseconds after which a caller stops waiting for a task that is usually short. */
const PATIENCE = 60_000;

const WORDS: Record<Task, string> = {
  clock: 'An hour of the world is being settled. This is taking unusually long.',
  steer: 'The clock of the world is being changed.',
  advance: 'The world is being advanced.',
  replay: 'A world is being replayed.',
};

const taskOf = (holder: unknown): Task => String(holder).split(' ')[0] as Task;

/** Runs `work` unless another task runs or waits. Returns whether it ran. */
export function ifFree(app: CoreApp, task: Task, work: () => void): boolean {
  const wanted = app.store().get(WANTED);
  if (typeof wanted === 'number' && Math.abs(Date.now() - wanted) < GIVE_WAY) return false;
  return whileHeld(app, HELD, newHolder(task), work);
}

/**
 * Runs `work` as soon as no other task runs.
 * @throws ApiError 409 at once if the world is being advanced or replayed, because that may take minutes, or
 * after a minute of waiting
 */
export function oneAtATime(app: CoreApp, task: Task, work: () => void): void {
  const holder = newHolder(task);
  const began = Date.now();
  while (!whileHeld(app, HELD, holder, work)) {
    const other = taskOf(app.store().get(HELD));
    const isLong = other === 'advance' || other === 'replay';
    if (isLong || Math.abs(Date.now() - began) > PATIENCE) {
      const words = WORDS[other] ?? WORDS.steer;
      throw new ApiError(409, `${words} Try again when that is done.`, {});
    }
    app.store().set(WANTED, Date.now());
    sleep(LOOK_EVERY);
  }
}
