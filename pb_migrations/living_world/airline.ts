import { id, numbers, wholes } from './fields.ts';

const ADDED = {
  airline: ['reputation', 'punctuality', 'revision', 'settled_hour', 'best_week', 'rules', 'connected'],
  ledger: ['minute', 'route', 'aircraft', 'flight'],
} as const;

/** Adds the changing state of airlines, and the world minute of ledger rows. Resets older airlines. */
export function addAirlineState(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.add(
    ...numbers('reputation', 'punctuality'),
    ...wholes('revision'),
    new NumberField({ name: 'settled_hour', onlyInt: true, hidden: true }),
    // Maximum weekly profit of the flights so far, used to detect a record week.
    new NumberField({ name: 'best_week', onlyInt: true, hidden: true }),
    new JSONField({ name: 'rules', hidden: true, maxSize: 10_000 }),
    // The hour after the one that computed its connections. 0 if its timetable has changed since.
    new NumberField({ name: 'connected', hidden: true, onlyInt: true, min: 0 }),
  );
  app.save(airline);
  const ledger = app.findCollectionByNameOrId('ledger');
  ledger.fields.add(...wholes('minute'), id('route'), id('aircraft'), id('flight'));
  // The minute replaces the date.
  ledger.removeIndex('idx_ledger_airline_at');
  ledger.addIndex('idx_ledger_airline_minute', false, 'airline, minute', '');
  app.save(ledger);
  app.db().newQuery('UPDATE airline SET reputation = 0.5, punctuality = 0.8, settled_hour = -1').execute();
}

export function removeAirlineState(app: CoreApp): void {
  const ledger = app.findCollectionByNameOrId('ledger');
  ledger.removeIndex('idx_ledger_airline_minute');
  ledger.addIndex('idx_ledger_airline_at', false, 'airline, at', '');
  for (const name of ADDED.ledger) ledger.fields.removeByName(name);
  app.save(ledger);
  const airline = app.findCollectionByNameOrId('airline');
  for (const name of ADDED.airline) airline.fields.removeByName(name);
  app.save(airline);
}
