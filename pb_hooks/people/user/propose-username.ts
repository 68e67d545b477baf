import { proposeUsername } from '#game/airline/user.ts';
import { guard } from '#hooks/platform/http/handle-request.ts';

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
