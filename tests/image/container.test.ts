import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import PocketBase from 'pocketbase';
import { type StartedTestContainer, Wait } from 'testcontainers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVER_VERSION, VERSION } from '#scripts/pocketbase/version.ts';
import { appContainer, appImage, docker, filesOf, urlOf, withVolume } from '../support/image.ts';
import { signUpAndFound } from '../support/player.ts';

const MB = 1_000_000;
let container: StartedTestContainer;

beforeAll(async () => {
  container = await appContainer().start();
});
afterAll(async () => {
  await container?.stop();
});

const untilHealthStatus = (id: string, status: string) =>
  expect
    .poll(() => docker('inspect', id, '--format', '{{.State.Health.Status}}'), {
      timeout: 180_000,
      interval: 500,
    })
    .toBe(status);

it('is small', () => {
  const size = Number(docker('image', 'inspect', appImage(), '--format', '{{.Size}}'));
  console.log(`image: ${(size / MB).toFixed(1)} MB uncompressed`);
  expect(size).toBeLessThanOrEqual(60 * MB);
});

/**
 * Returns the memory of the server's own pages in MB. The figure of `docker stats` also has the pages of files, such as
 * the program's, which count for whichever container has read them first.
 */
function ownMemory(): number {
  const pid = docker('inspect', '--format', '{{.State.Pid}}', container.getId());
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return (Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1]) * 1_024) / MB;
  } catch {
    // Docker runs in a machine of its own.
    const used = docker('stats', '--no-stream', '--format', '{{.MemUsage}}', container.getId());
    return Number(/^([\d.]+)MiB/.exec(used)?.[1]) * 1.048576;
  }
}

it('idles with little memory among the rivals of a new world', async () => {
  // The server returns the memory of the start when it falls quiet, and then settles one hour per minute. Beside other tests,
  // it takes longer to return it.
  await setTimeout(90_000);
  const readings: number[] = [];
  for (let index = 0; index < 60; index++) {
    readings.push(ownMemory());
    await setTimeout(1_000);
  }
  const sorted = readings.toSorted((one, other) => one - other);
  const [median, most] = [sorted[30] as number, sorted.at(-1) as number];
  console.log(`idle memory: median ${median.toFixed(1)} MB, at most ${most.toFixed(1)} MB`);
  expect(median).toBeLessThanOrEqual(72);
});

it('runs as an unprivileged user, without a shell', async () => {
  expect(docker('image', 'inspect', appImage(), '--format', '{{.Config.User}}')).toMatch(
    /^[1-9]\d*:[1-9]\d*$/,
  );
  for (const shell of ['sh', '/bin/sh', 'bash', '/busybox/sh', 'node', 'apk', 'apt-get']) {
    const { exitCode } = await container.exec([shell, '-c', 'true']);
    expect([126, 127, 128], shell).toContain(exitCode);
  }
});

it('contains only the binary, what it runs and serves, and the certificates', () => {
  const files = filesOf(container.getId());
  const made = /^(dev|proc|sys|\.dockerenv|etc\/(hostname|hosts|mtab|resolv\.conf)?$)/; // by Docker in every container
  const top = new Set(files.filter((file) => !made.test(file)).map((file) => file.split('/')[0]));
  expect([...top].sort()).toEqual([
    'etc',
    'pb_data',
    'pb_hooks',
    'pb_migrations',
    'pb_public',
    'pocketbase',
    'seed',
  ]);
  expect(files.filter((file) => /^etc\/ssl\/.*[^/]$/.test(file))).toEqual([
    'etc/ssl/certs/ca-certificates.crt',
  ]);
  expect(files.filter((file) => /\.(tsx?|map|csv)$/.test(file) && !file.startsWith('pb_data/'))).toEqual([]);
});

it('has labels', () => {
  const labels = JSON.parse(docker('image', 'inspect', appImage(), '--format', '{{json .Config.Labels}}'));
  expect(labels).toMatchObject({
    'org.opencontainers.image.title': 'Airline Manager',
    'org.opencontainers.image.licenses': 'MIT',
    'org.opencontainers.image.version': VERSION,
  });
});

it('prints the version of its label, and serves it', async () => {
  const said = docker('run', '--rm', appImage(), '--version');
  expect(said).toBe(`Airline Manager ${VERSION}, PocketBase version ${SERVER_VERSION}`);
  const config = await (await fetch(`${urlOf(container)}/api/am/config`)).json();
  expect(config.version).toBe(VERSION);
});

it('gives the upgrade of a large world time before it counts as unhealthy', () => {
  const health = JSON.parse(
    docker('image', 'inspect', appImage(), '--format', '{{json .Config.Healthcheck}}'),
  );
  expect(health.StartPeriod).toBeGreaterThanOrEqual(30 * 60 * 1e9);
});

it('becomes healthy by its own health check', async () => {
  await untilHealthStatus(container.getId(), 'healthy');
  const ill = await container.exec(['/pocketbase', 'health'], { env: { PORT: '9' } });
  expect(ill.exitCode).toBe(1);
});

it('has the world’s airports and serves the page', async () => {
  const client = new PocketBase(urlOf(container));
  const filter = 'continent = "EU" && type = "large_airport"';
  const europe = await client.collection('airport').getFullList({ batch: 500, filter });
  expect(europe.length).toBeGreaterThan(100);
  expect(europe.find(({ iata }) => iata === 'LHR')).toMatchObject({ runways: 2 });
  expect((await client.collection('airport').getList(1, 1)).totalItems).toBeGreaterThan(4_400);
  const page = await (await fetch(urlOf(container))).text();
  expect(page).toContain('Airline Manager');
});

it('keeps a player and an airline over a restart', async () => {
  const before = await signUpAndFound(urlOf(container), 'Blue Harbour', 'AMS');
  await container.restart();
  const client = new PocketBase(urlOf(container));
  await client.collection('users').authWithPassword(before.email, before.password);
  expect(client.authStore.record?.airline).toBe(before.airline.id);
  const airline = await client.collection('airline').getOne(before.airline.id);
  expect(airline).toMatchObject({ name: 'Blue Harbour', cash: before.airline.cash });
});

it('keeps the data of a removed container in its volume', () =>
  withVolume(async (volume) => {
    const first = await appContainer(volume).withEnvironment({ AM_WORLD_RIVALS: '0' }).start();
    const before = await signUpAndFound(urlOf(first), 'Grey Gull', 'OSL');
    await first.stop();
    const second = await appContainer(volume).start();
    const client = new PocketBase(urlOf(second));
    await client.collection('users').authWithPassword(before.email, before.password);
    expect(client.authStore.record?.airline).toBe(before.airline.id);
    await second.stop();
  }));

it('listens on PORT, and its health check uses it', async () => {
  const other = await appContainer()
    .withEnvironment({ PORT: '9123', AM_WORLD_RIVALS: '0' })
    .withExposedPorts(9123)
    .withWaitStrategy(Wait.forHttp('/api/health', 9123))
    .start();
  await untilHealthStatus(other.getId(), 'healthy');
  await other.stop();
});
