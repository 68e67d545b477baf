interface Limit {
  label: string;
  maxRequests: number;
  /** Seconds. */
  duration: number;
}

/**
 * Requests per address, also of signed-in people, so each number allows for a household, a school class or an office
 * behind one address. The operator may change them on the dashboard. Superusers are not limited.
 */
const LIMITS: Limit[] = [
  // A class of 30 that signs in at once, each with a typing mistake. Guessing stays at 86,400 tries a day.
  { label: 'users:auth', maxRequests: 60, duration: 60 },
  // Each page load of each open tab refreshes its session: cheap, and nothing to guess.
  { label: 'users:authRefresh', maxRequests: 300, duration: 60 },
  // The same class signing up, with some forms sent again because of a refused field.
  { label: 'users:create', maxRequests: 60, duration: 60 },
  // One mail each. PocketBase itself sends a person no second one within two minutes.
  { label: 'users:requestVerification', maxRequests: 60, duration: 60 },
  { label: 'users:requestPasswordReset', maxRequests: 20, duration: 60 },
  { label: 'users:requestEmailChange', maxRequests: 20, duration: 60 },
  // A link is opened once; more is guessing at tokens.
  { label: 'users:confirmVerification', maxRequests: 60, duration: 60 },
  { label: 'users:confirmPasswordReset', maxRequests: 20, duration: 60 },
  { label: 'users:confirmEmailChange', maxRequests: 20, duration: 60 },
  // The operator's account: one person, few tries.
  { label: '_superusers:auth', maxRequests: 10, duration: 60 },
  // Writes: each ends in a transaction, of which the database makes one at a time. 30 people, ten clicks each a minute.
  { label: '*:create', maxRequests: 300, duration: 60 },
  { label: '*:update', maxRequests: 300, duration: 60 },
  { label: '*:delete', maxRequests: 300, duration: 60 },
  // Our own calls: the same people, who also try a dozen names before they found.
  { label: 'POST /api/am/', maxRequests: 600, duration: 60 },
  // Everything else, reads above all: 30 people who each open a page of 30 calls within ten seconds.
  { label: '/api/', maxRequests: 1000, duration: 10 },
];

/** What PocketBase is born with, for the way back. */
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
  // Replaced at start by what the environment says; mail is only ever sent then.
  settings.meta.senderAddress = 'noreply@localhost.localdomain';
  // Request logs cost two thirds of the throughput. 4 is warnings and worse.
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
