import { BASE_RATE_MEAN } from '#game/bank/base-rate.ts';
import { accountId } from '#game/books/accounts.ts';
import { fuelPrice, STARTING_LEVEL } from '#game/operations/fuel/fuel-price.ts';
import type { WorldConfig } from '#game/platform/config/config.ts';
import { ACCOUNT, ACCOUNTS } from '#game/tables/account.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { IDLE_MINUTES } from '#game/world/rest.ts';
import { STRENGTH_DEFAULT } from '#game/world/temperament.ts';
import { NORMAL_TRAFFIC, WORLD_SPEED } from '#game/world/world-settings.ts';
import { singleInsert } from '#hooks/platform/db/insert.ts';
import { setAnchor } from './clock.ts';
import { noteOn } from './note-clock.ts';
import { watchForPlayers } from './rest.ts';

const FIRST_DAY = '2026-01-01';
/** Characters of a random seed: 142 bits, more than the key derived from it. */
const SEED_LENGTH = 24;
/** Characters of the key of address hashes: 256 bits. */
const ADDRESS_KEY_LENGTH = 43;

function makeWorld(app: CoreApp, { start, seed, traffic }: WorldConfig): core.Record {
  return new Record(app.findCollectionByNameOrId('world'), {
    id: WORLD_ID,
    start: start ?? FIRST_DAY,
    seed: seed ?? $security.randomString(SEED_LENGTH),
    address_key: $security.randomString(ADDRESS_KEY_LENGTH),
    traffic: traffic ?? NORMAL_TRAFFIC,
    rival_strength: STRENGTH_DEFAULT,
    hour: -1,
    speed: WORLD_SPEED,
    paused: false,
    resting: false,
    idle_minutes: IDLE_MINUTES,
    fuel_level: STARTING_LEVEL,
    fuel_price: fuelPrice(STARTING_LEVEL),
    fuel_history: [],
    base_rate: BASE_RATE_MEAN,
    base_level: BASE_RATE_MEAN,
    base_rates: [BASE_RATE_MEAN],
  });
}

function findWorld(app: CoreApp): core.Record | undefined {
  try {
    return app.findRecordById('world', WORLD_ID);
  } catch {
    return undefined;
  }
}

const insertMissing = singleInsert(ACCOUNT, 'ON CONFLICT (id) DO NOTHING');

/** Gives a new world the accounts of the parties besides the airlines. */
function openAccounts(app: CoreApp): void {
  for (const name of ACCOUNTS) insertMissing(app, { id: accountId(name), name, balance: 0 });
}

/**
 * Creates the world if there is none, applies the operator's settings, and starts the clock where it stopped.
 */
export function prepareWorld(app: CoreApp, config: WorldConfig): void {
  const found = findWorld(app);
  const world = found ?? makeWorld(app, config);
  if (!found) openAccounts(app);
  if (found && config.start !== null && config.start !== found.getString('start'))
    console.warn(`AM_WORLD_START has no effect: this world began on ${found.getString('start')}.`);
  if (found && config.seed !== null && config.seed !== found.getString('seed'))
    console.warn('AM_WORLD_SEED has no effect: this world already has another seed.');
  if (found && config.traffic !== null && config.traffic !== found.getInt('traffic'))
    console.warn(`AM_WORLD_TRAFFIC has no effect: this world was created with ${found.getInt('traffic')}.`);
  if (config.speed !== null) world.set('speed', config.speed);
  if (config.paused !== null) world.set('paused', config.paused);
  if (config.idleMinutes !== null) world.set('idle_minutes', config.idleMinutes);
  if (world.getInt('idle_minutes') === 0) world.set('resting', false);
  const isResting = world.getBool('resting');
  const now = Date.now();
  noteOn(world, { minute: world.getInt('minute'), minute_at: now });
  app.save(world);
  setAnchor(app, {
    minute: world.getInt('minute'),
    at: now,
    speed: world.getFloat('speed'),
    paused: world.getBool('paused'),
    resting: isResting,
    hour: world.getInt('hour'),
    since: now,
  });
  watchForPlayers(app, world.getInt('idle_minutes'), isResting);
}
