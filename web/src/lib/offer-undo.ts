import { errorText } from './error-text.ts';
import { notify } from './notices.ts';

/**
 * Notifies the player of an action, with an undo button. `undo` rejects with the reason if it is too late.
 */
export function offerUndo(done: string, undo: () => Promise<unknown>): void {
  const run = () => {
    undo().then(
      () => notify('Undone. You received a full refund.', 'good'),
      (error: unknown) => notify(errorText(error), 'bad'),
    );
  };
  notify(done, 'good', { label: 'Undo', run });
}
