import { id, wholes } from '../living_world/fields.ts';

const [BUYER, UNTIL] = ['merger_buyer', 'merger_until'];
const REASONS = { before: '^(insolvent|deleted)$', after: '^(insolvent|deleted|merged)$' };

function setReasons(app: CoreApp, pattern: string): void {
  const freshStart = app.findCollectionByNameOrId('fresh_start');
  const reason = freshStart.fields.getByName('reason') as core.TextField;
  reason.pattern = pattern;
  app.save(freshStart);
}

/** Consents of founders to mergers of their airlines, after which they wait for a fresh start. */
export function addConsents(app: CoreApp): void {
  const listing = app.findCollectionByNameOrId('listing');
  listing.fields.add(id(BUYER), ...wholes(UNTIL));
  app.save(listing);
  setReasons(app, REASONS.after);
}

export function removeConsents(app: CoreApp): void {
  app.db().newQuery("UPDATE fresh_start SET reason = 'insolvent' WHERE reason = 'merged'").execute();
  setReasons(app, REASONS.before);
  const listing = app.findCollectionByNameOrId('listing');
  for (const name of [BUYER, UNTIL]) listing.fields.removeByName(name);
  app.save(listing);
}
