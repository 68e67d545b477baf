interface Limit {
  label: string;
  maxRequests: number;
  /** Seconds. */
  duration: number;
}

/**
 * Per address, because a household or a school class may share one. Players have separate limits
 * (http/call-limits.ts).
 */
const EXPENSIVE: Limit[] = [
  { label: 'GET /api/am/research', maxRequests: 300, duration: 60 },
  { label: 'GET /api/am/account/export', maxRequests: 60, duration: 60 },
];
const LABELS = EXPENSIVE.map(({ label }) => label);

function setRules(app: CoreApp, change: (rules: Limit[]) => Limit[]): void {
  const settings = app.settings();
  const { enabled, rules } = settings.rateLimits;
  unmarshal({ enabled, rules: change(JSON.parse(JSON.stringify(rules)) as Limit[]) }, settings.rateLimits);
  app.save(settings);
}

/**
 * Adds limits for expensive calls before the wider ones, because PocketBase applies the first that matches.
 */
export const addLimits = (app: CoreApp): void =>
  setRules(app, (rules) => [...EXPENSIVE, ...rules.filter(({ label }) => !LABELS.includes(label))]);

export const removeLimits = (app: CoreApp): void =>
  setRules(app, (rules) => rules.filter(({ label }) => !LABELS.includes(label)));
