import { errorText } from './error-text.ts';
import { notify } from './notices.ts';

/** Says what has been done, with a button that undoes it. `undo` rejects with the reason if it is too late. */
export function offerUndo(done: string, undo: () => Promise<unknown>): void {
  const run = () => {
    undo().then(
      () => notify('Undone. Everything was paid back.', 'good'),
      (error: unknown) => notify(errorText(error), 'bad'),
    );
  };
  notify(done, 'good', { label: 'Undo', run });
}
