import PocketBase from 'pocketbase';
import { expect, it } from 'vitest';
import { airportId } from '#game/airport/airport.ts';
import { buildTargets } from '#scripts/build/targets.ts';
import { inRoot } from '#scripts/paths.ts';
import { appContainer, appImage, docker, SUPERUSER, urlOf, withVolume } from '../support/image.ts';

/** Shipped with the first release, so it never changes again. It creates the oldest possible database. */
const FIRST_MIGRATION = '1767225600_0_1_0_foundation.js';
const PLAYER = { email: 'old.hand@example.test', password: 'correct-horse' };

const HEATHROW = {
  id: airportId('EGLL'),
  ident: 'EGLL',
  name: 'Heathrow as it was called',
  iata: 'LHR',
  icao: 'EGLL',
  type: 'large_airport',
  continent: 'EU',
  country: 'GB',
  municipality: 'London',
  lat: 51.4,
  lon: -0.4,
  elevation_m: 20,
  elevation_known: true,
  runways: 1,
  longest_runway_m: 3000,
  timezone: 'Europe/London',
  scheduled: true,
};
/** An airport that this image no longer ships. */
const CLOSED = {
  ...HEATHROW,
  id: airportId('ZZ-0001'),
  ident: 'ZZ-0001',
  name: 'Closed since',
  iata: 'QQ0',
  icao: '',
};

/**
 * Fills a volume as the first release left it: its schema, two of its airports, and a player with an airline
 * at each.
 */
async function makeOldVolume(volume: string): Promise<void> {
  await buildTargets(['migrations']);
  const flags = [
    '--dir=/pb_data',
    '--migrationsDir=/old',
    '--hooksDir=/none',
    '--automigrate=false',
    '--dev=false',
  ];
  const { email, password } = SUPERUSER;
  // First the account, then the server, so that no two processes write at once.
  const account = ['superuser', 'upsert', email, password, ...flags];
  docker('run', '--rm', '-v', `${volume}:/pb_data`, '--entrypoint', '/pocketbase', appImage(), ...account);
  const container = await appContainer(volume)
    .withCopyFilesToContainer([
      { source: inRoot(`build/pb_migrations/${FIRST_MIGRATION}`), target: `/old/${FIRST_MIGRATION}` },
    ])
    .withEntrypoint(['/pocketbase', 'serve', '--http=0.0.0.0:8090', ...flags])
    .start();
  const operator = new PocketBase(urlOf(container));
  await operator.collection('_superusers').authWithPassword(email, password);
  for (const airport of [HEATHROW, CLOSED]) await operator.collection('airport').create(airport);
  const found = async (name: string, code: string, hub: string, address: string) => {
    const user = await operator.collection('users').create({
      email: address,
      password: PLAYER.password,
      passwordConfirm: PLAYER.password,
      username: code.toLowerCase().padEnd(5, 'x'),
    });
    const airline = await operator.collection('airline').create({
      name,
      name_key: name.toLowerCase(),
      code,
      colour_primary: '#0B5FA5',
      colour_secondary: '#FFFFFF',
      country: 'GB',
      hub,
      founded: '2025-01-02 03:04:05.000Z',
      cash: 1_234_567,
      user: user.id,
    });
    const row = {
      airline: airline.id,
      at: '2025-01-02 03:04:05.000Z',
      category: 'capital',
      amount: 1_234_567,
    };
    await operator.collection('ledger').create(row);
    await operator.collection('users').update(user.id, { airline: airline.id });
  };
  await found('Imperial Relics', 'IR', HEATHROW.id, PLAYER.email);
  await found('Ghost Wings', 'GW', CLOSED.id, 'ghost@example.test');
  // As a clean stop leaves it.
  await container.stop({ remove: true, removeVolumes: false, timeout: 10_000 });
}

it('upgrades an old volume and keeps its players', () =>
  withVolume(async (volume) => {
    await makeOldVolume(volume);
    const container = await appContainer(volume).start();
    try {
      const player = new PocketBase(urlOf(container));
      await player.collection('users').authWithPassword(PLAYER.email, PLAYER.password);
      const airline = await player.collection('airline').getOne(player.authStore.record?.airline);
      expect(airline).toMatchObject({
        name: 'Imperial Relics',
        code: 'IR',
        cash: 1_234_567,
        hub: HEATHROW.id,
      });
      const hub = await player.collection('airport').getOne(airline.hub);
      expect(hub).toMatchObject({ iata: 'LHR', runways: 2, elevation_m: 25 });
      expect(hub.name).not.toBe(HEATHROW.name);
      expect(await player.collection('ledger').getFullList()).toMatchObject([{ amount: 1_234_567 }]);

      // Airports missing from the newer file stay if an airline has its hub there.
      expect(await player.collection('airport').getOne(CLOSED.id)).toMatchObject({ name: 'Closed since' });
      expect((await player.collection('airport').getList(1, 1)).totalItems).toBeGreaterThan(4_400);

      // All of the image's migrations have run on the volume.
      const shipped = docker('exec', container.getId(), '/pocketbase', 'migrate', 'up', '--dir=/pb_data');
      expect(shipped).toContain('No new migrations to apply');
    } finally {
      await container.stop();
    }
  }));
