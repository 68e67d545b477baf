/** Store key that is set once the process ends. */
const ENDING = 'world-ending';

export const noteEnding = (app: CoreApp): void => app.store().set(ENDING, true);

/** Whether the process ends. Then the clock and calls stop before the next hour. */
export const isEnding = (app: CoreApp): boolean => app.store().has(ENDING);

/** @throws ApiError 503 if the process ends */
export function rejectWhenEnding(app: CoreApp): void {
  if (isEnding(app)) throw new ApiError(503, 'The server is stopping. Try again later.', {});
}
