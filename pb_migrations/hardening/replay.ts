import { defineCollection } from '../foundation/define-collection.ts';
import { removeCollections, texts, wholes } from '../living_world/fields.ts';

/**
 * Derives the settled hour of older actions. In a world that was started paused, all actions are at minute 0,
 * before its first hour is settled. In a running world, that minute takes no second.
 */
const DERIVE = 'UPDATE action SET settled_hour = CASE WHEN minute > 0 THEN minute / 60 ELSE -1 END';

/** Adds to the log how far the acting airline was settled, and how hours were settled while players acted. */
export function addReplayLog(app: CoreApp): void {
  const action = app.findCollectionByNameOrId('action');
  action.fields.add(...wholes('settled_hour'));
  app.save(action);
  app.db().newQuery(DERIVE).execute();
  defineCollection(app, {
    name: 'settlement_part',
    fields: [
      ...wholes('hour', 'part'),
      new JSONField({ name: 'marks', maxSize: 100_000 }),
      ...texts('last'),
      new JSONField({ name: 'skipped', maxSize: 2_000_000 }),
    ],
    unique: ['hour, part'],
  });
}

export function removeReplayLog(app: CoreApp): void {
  removeCollections(app, 'settlement_part');
  const action = app.findCollectionByNameOrId('action');
  action.fields.removeByName('settled_hour');
  app.save(action);
}
