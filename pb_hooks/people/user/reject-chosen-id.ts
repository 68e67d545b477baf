import { fieldErrors } from '#hooks/platform/http/field-errors.ts';
import { guard } from '#hooks/platform/http/handle-request.ts';

/**
 * Rejects a sign-up that names its own id. Rows of the server have fixed ids, and a user must not look like one of
 * them. A superuser may choose one, for example to restore an account.
 */
export function rejectChosenId(event: core.RecordRequestEvent): void {
  guard(event, 'Checking the id of a sign-up', (e) => {
    // PocketBase makes an id later, when it saves the record.
    if (e.record?.id && !e.hasSuperuserAuth())
      throw fieldErrors('The id of an account cannot be chosen.', {
        id: { code: 'validation_chosen_id', message: 'Leave the id out. The server makes one.' },
      });
    e.next();
  });
}
