import { decisionText } from '#game/payloads/decision-text.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { isStopped } from '#game/world/world-clock.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { freeTextOf, numberOf, textOf } from '#hooks/platform/db/shape.ts';
import { isMailDown, postMail, sendWaiting } from '#hooks/platform/mail/outbox.ts';
import { deliver } from '#hooks/platform/mail/send.ts';
import { config } from '#hooks/platform/operator/config.ts';
import { hasAnchor, readClock, worldMinute } from '#hooks/world/clock/clock.ts';
import { readDecisions } from './decisions.ts';

const DAY_MS = 86_400_000;
/** Real time since the last visit from which a player is reminded, in ms. */
const AWAY_MS = 4 * 3_600_000;
/** The same for the first email about an insolvency, whose deadline may be only hours away. */
const AWAY_INSOLVENT_MS = 600_000;
/** Maximum number of airlines that are looked at in one call. */
const AT_ONCE = 20;

const READER = {
  airline: textOf('a.id'),
  before: numberOf('a.reminded_at'),
  to: textOf('u.email'),
  name: freeTextOf('u.username'),
};
/** Only confirmed addresses, and only players who have asked for it. */
const READERS = `
  FROM airline a JOIN users u ON u.id = a.user
  WHERE ((a.reminded_at <= {:before} AND a.visited_at <= {:left})
      OR (a.insolvent_from > 0 AND a.insolvency_mailed <> a.insolvent_from AND a.visited_at <= {:left_insolvent}))
    AND a.visited_at > 0 AND u.verified
    AND CASE WHEN json_valid(u.settings) THEN u.settings ->> '$.email_decisions' END = 1 ORDER BY a.reminded_at, a.id LIMIT ${AT_ONCE}`;
const REMINDED = `
  UPDATE airline SET reminded_at = {:now}, insolvency_mailed = insolvent_from
  WHERE id = {:airline} AND reminded_at = {:before}`;

/**
 * Emails players what waits for their decision, at most once per day, and once more when an insolvency begins.
 * Called by cron if mail is set up, apart from the clock, because a silent mail server holds its caller. Does nothing while
 * mail cannot be sent or the world is stopped, because nothing new happens then.
 */
export function remindPlayers(app: CoreApp): void {
  if (isMailDown(app) || !hasAnchor(app) || isStopped(readClock(app))) return;
  const now = Date.now();
  const minute = worldMinute(app);
  const link = `${config(app).publicUrl}/`;
  for (const { airline, before, to, name } of readAll(app, READER, READERS, {
    before: now - DAY_MS,
    left: now - AWAY_MS,
    left_insolvent: now - AWAY_INSOLVENT_MS,
  })) {
    // First, so that a failure, a restart or a second call never sends a second one. Airlines without decisions wait as well.
    if (app.db().newQuery(REMINDED).bind({ airline, before, now }).execute().rowsAffected() === 0) continue;
    const decisions = readDecisions(app, airline, minute);
    if (decisions.length === 0) continue;
    const reason = `Waiting for you: ${decisions.map((one) => decisionText(one, formatDollars)).join('. ')}.`;
    if (!postMail(app, { letter: 'reminder', to, name, link, reason, posted: now })) break;
  }
  sendWaiting(app, (mail) => deliver(app, mail));
}
