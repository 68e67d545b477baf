import schema from './1_0_0_baseline.json';

/** Label, and requests per minute and address. */
type Limit = [label: string, maxRequests: number, seconds?: number];

/**
 * Limits of requests per address, also for signed-in users: a household, a school class or an office may share one. The
 * first label that matches counts. The operator may change them on the dashboard. Superusers have no limit. Players
 * have further limits of their own: see pb_hooks/platform/http/call-limits.ts.
 */
const LIMITS: Limit[] = [
  // Expensive calls.
  ['GET /api/am/research', 300],
  ['GET /api/am/account/export', 60],
  // A class of 30 that signs in at once, each with one typing mistake. Guessing is limited to 86,400 tries per day.
  ['users:auth', 60],
  // Each page load in each open tab refreshes its session. This is cheap and reveals nothing to guess.
  ['users:authRefresh', 300],
  // The same class signing up, with some forms sent again because of a rejected field.
  ['users:create', 60],
  // One email each. PocketBase sends a user no second one within two minutes.
  ['users:requestVerification', 60],
  ['users:requestPasswordReset', 20],
  ['users:requestEmailChange', 20],
  // A link is opened once. More requests are attempts to guess tokens.
  ['users:confirmVerification', 60],
  ['users:confirmPasswordReset', 20],
  ['users:confirmEmailChange', 20],
  // The operator's account: one person with few attempts.
  ['_superusers:auth', 10],
  // Writes: each needs a transaction, and the database runs one at a time. 30 users with ten clicks per minute each.
  ['*:create', 300],
  ['*:update', 300],
  ['*:delete', 300],
  // Our own calls: the same users, who also try a dozen names before founding an airline.
  ['POST /api/am/', 600],
  // Everything else, mostly reads: 30 users who each open a page with 30 calls within ten seconds.
  ['/api/', 1000, 10],
];

function setSettings(app: CoreApp): void {
  const settings = app.settings();
  settings.meta.appName = 'Airline Manager';
  settings.meta.senderName = 'Airline Manager';
  // Replaced at the start by the environment's value. Without it, no email is sent.
  settings.meta.senderAddress = 'noreply@localhost.localdomain';
  // Request logs cost two thirds of the throughput. Level 4 logs warnings and errors.
  settings.logs.minLevel = 4;
  settings.batch.enabled = false;
  const rules = LIMITS.map(([label, maxRequests, duration = 60]) => ({ label, maxRequests, duration }));
  unmarshal({ enabled: true, rules }, settings.rateLimits);
  app.save(settings);
}

migrate(
  (app) => {
    // `true` removes what PocketBase's own collection of users has besides.
    app.importCollections(schema.collections, true);
    for (const sql of schema.triggers) app.db().newQuery(sql).execute();
    setSettings(app);
    // state.go compares it before the next start.
    app.db().newQuery(`PRAGMA user_version = ${schema.state}`).execute();
  },
  () => {
    throw new Error('The baseline cannot be reverted. Start with an empty data folder, or restore a backup.');
  },
);
