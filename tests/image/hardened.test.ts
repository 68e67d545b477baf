import { afterEach, expect, it } from 'vitest';
import { appImage, docker, logsOf, prefer } from '../support/image.ts';
import { signUpAndFound } from '../support/player.ts';

const HARDENING = '--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges'.split(' ');
let id = '';

afterEach(() => {
  if (id) docker('rm', '--force', '--volumes', id);
  id = '';
});

function run(...options: string[]): void {
  id = docker('run', '--detach', '--publish', '127.0.0.1::8090', ...options, appImage());
}

async function untilHealthy(): Promise<string> {
  prefer(id);
  const port = /:(\d+)$/m.exec(docker('port', id, '8090'))?.[1];
  const url = `http://127.0.0.1:${port}`;
  const healthy = () =>
    fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
  await expect.poll(healthy, { timeout: 180_000, interval: 20 }).toBe(true);
  return url;
}

it('needs no setting, and exits cleanly on SIGTERM before docker stop kills it', async () => {
  run();
  await untilHealthy();
  // A process that has not ended by then is killed and exits with 137.
  docker('stop', '--time', '10', id);
  expect(docker('inspect', id, '--format', '{{.State.ExitCode}} {{.State.OOMKilled}}')).toBe('0 false');
});

it('works with every right removed that can be', async () => {
  run(...HARDENING);
  const url = await untilHealthy();
  const { airline } = await signUpAndFound(url, 'Locked Down', 'VIE');
  expect(airline.code).toMatch(/^[A-Z0-9]{2}$/);
});

it('stops with a sentence that names a bad setting', async () => {
  run('--env', 'AM_PUBLIC_URL=airline.example.org');
  await expect
    .poll(() => docker('inspect', id, '--format', '{{.State.Running}}'), { timeout: 20_000 })
    .toBe('false');
  expect(docker('inspect', id, '--format', '{{.State.ExitCode}}')).toBe('1');
  expect(logsOf(id)).toMatch(/AM_PUBLIC_URL \("airline\.example\.org"\) must be an address such as https:/);
});
