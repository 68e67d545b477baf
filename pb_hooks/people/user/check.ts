import { proposeUsername, userSettingsSchema } from '#game/airline/user.ts';
import { checkJsonShape, DEFAULT_LIMITS } from '#game/platform/config/body-limits.ts';
import { fieldErrors, issuesByField } from '#hooks/platform/http/field-errors.ts';
import { guard } from '#hooks/platform/http/handle-request.ts';

/**
 * Limit of sign-in and emails. PocketBase accepts longer addresses at sign-up but rejects them at sign-in.
 */
const EMAIL_MAX = 255;

function checkEmail(record: core.Record): void {
  if (record.email().length <= EMAIL_MAX) return;
  throw fieldErrors('The email address is too long.', {
    email: { code: 'validation_too_long', message: `String must contain at most ${EMAIL_MAX} character(s)` },
  });
}

/** Returns undefined, which is invalid, for texts that are too deep to parse. 2,000 brackets are too deep. */
const parseSettings = (text: string): unknown =>
  checkJsonShape(text, DEFAULT_LIMITS.tokens) === null ? JSON.parse(text) : undefined;

function checkSettings(record: core.Record): void {
  const settings: unknown = parseSettings(record.getString('settings') || 'null');
  if (settings === null) return;
  const parsed = userSettingsSchema.safeParse(settings);
  if (parsed.success) return;
  const complaints = Object.entries(issuesByField(parsed.error.issues)).map(
    ([name, error]) => `${name}: ${typeof error === 'string' ? error : error.message}`,
  );
  throw fieldErrors('The settings are wrong.', {
    settings: { code: 'validation_invalid_settings', message: complaints.join(' ') || 'Must be an object.' },
  });
}

/**
 * Checks what the collection's own rules cannot: the username exists, the address is not too long and the
 * settings are valid.
 */
export function checkUser(event: core.RecordEvent): void {
  guard(event, 'Checking a user', (e) => {
    // PocketBase's own checks run first because they are native. They reject settings over 2,000 bytes, so
    // JSON.parse never gets them.
    e.next();
    if (e.record) {
      if (e.record.getString('username') === '') {
        throw fieldErrors('The username is missing.', {
          username: { code: 'validation_required', message: 'Required' },
        });
      }
      checkEmail(e.record);
      checkSettings(e.record);
    }
  });
}

const TRIES = 20;

/** Gives a new user without a username a random one that is not in use. */
export function proposeUsernameOnCreate(event: core.RecordEvent): void {
  guard(event, 'Proposing a username', (e) => {
    const { record } = e;
    for (let tries = 0; record && record.getString('username') === '' && tries < TRIES; tries++) {
      const username = proposeUsername(Math.random(), Math.random(), Math.random());
      if (e.app.countRecords('users', $dbx.exp('username = {:username} COLLATE NOCASE', { username })) === 0)
        record.set('username', username);
    }
    e.next();
  });
}

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
