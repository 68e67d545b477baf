interface Limit {
  label: string;
  maxRequests: number;
  /** Seconds. */
  duration: number;
}

/**
 * Requests per address, also for signed-in users. Each number allows for a household, a school class or an
 * office with one address. The operator may change them on the dashboard. Superusers have no limit.
 */
const LIMITS: Limit[] = [
  // A class of 30 that signs in at once, each with one typing mistake. Guessing is limited to 86,400 tries
  // per day.
  { label: 'users:auth', maxRequests: 60, duration: 60 },
  // Each page load in each open tab refreshes its session. This is cheap and reveals nothing to guess.
  { label: 'users:authRefresh', maxRequests: 300, duration: 60 },
  // The same class signing up, with some forms sent again because of a rejected field.
  { label: 'users:create', maxRequests: 60, duration: 60 },
  // One email each. PocketBase sends a user no second one within two minutes.
  { label: 'users:requestVerification', maxRequests: 60, duration: 60 },
  { label: 'users:requestPasswordReset', maxRequests: 20, duration: 60 },
  { label: 'users:requestEmailChange', maxRequests: 20, duration: 60 },
  // A link is opened once. More requests are attempts to guess tokens.
  { label: 'users:confirmVerification', maxRequests: 60, duration: 60 },
  { label: 'users:confirmPasswordReset', maxRequests: 20, duration: 60 },
  { label: 'users:confirmEmailChange', maxRequests: 20, duration: 60 },
  // The operator's account: one person with few attempts.
  { label: '_superusers:auth', maxRequests: 10, duration: 60 },
  // Writes: each needs a transaction, and the database runs one at a time. 30 users with ten clicks per
  // minute each.
  { label: '*:create', maxRequests: 300, duration: 60 },
  { label: '*:update', maxRequests: 300, duration: 60 },
  { label: '*:delete', maxRequests: 300, duration: 60 },
  // Our own calls: the same users, who also try a dozen names before founding an airline.
  { label: 'POST /api/am/', maxRequests: 600, duration: 60 },
  // Everything else, mostly reads: 30 users who each open a page with 30 calls within ten seconds.
  { label: '/api/', maxRequests: 1000, duration: 10 },
];

/** PocketBase's defaults, for the down migration. */
const LIMITS_BEFORE: Limit[] = [
  { label: '*:auth', maxRequests: 2, duration: 3 },
  { label: '*:create', maxRequests: 20, duration: 5 },
  { label: '/api/batch', maxRequests: 3, duration: 1 },
  { label: '/api/', maxRequests: 300, duration: 10 },
];

export function setSettings(app: CoreApp): void {
  const settings = app.settings();
  settings.meta.appName = 'Airline Manager';
  settings.meta.senderName = 'Airline Manager';
  // Replaced at the start by the environment's value. Without it, no email is sent.
  settings.meta.senderAddress = 'noreply@localhost.localdomain';
  // Request logs cost two thirds of the throughput. Level 4 logs warnings and errors.
  settings.logs.minLevel = 4;
  settings.batch.enabled = false;
  unmarshal({ enabled: true, rules: LIMITS }, settings.rateLimits);
  app.save(settings);
}

export function resetSettings(app: CoreApp): void {
  const settings = app.settings();
  settings.meta.appName = 'Acme';
  settings.meta.senderName = 'Support';
  settings.meta.senderAddress = 'support@example.com';
  settings.logs.minLevel = 0;
  unmarshal({ enabled: false, rules: LIMITS_BEFORE }, settings.rateLimits);
  app.save(settings);
}
