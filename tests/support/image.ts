import { execFileSync, spawnSync } from 'node:child_process';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';

const DOCKER = process.env.DOCKER_CLIENT || 'docker';

/** Name of the built image under test. */
export function appImage(): string {
  const name = process.env.APP_IMAGE;
  if (!name) throw new Error('APP_IMAGE names no image; `npm test -- image` builds one and sets it.');
  return name;
}

/** Runs the Docker client and returns its output. Throws with its error message. */
export const docker = (...args: string[]): string =>
  execFileSync(DOCKER, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Returns everything that a container has printed. */
export function logsOf(id: string): string {
  const { stdout, stderr } = spawnSync(DOCKER, ['logs', id], { encoding: 'utf8' });
  return stdout + stderr;
}

/** Returns the paths of all files and folders in a container's file system. */
export function filesOf(id: string): string[] {
  const archive = execFileSync(DOCKER, ['export', id], { maxBuffer: 500_000_000 });
  return execFileSync('tar', ['-t'], { input: archive, encoding: 'utf8' }).trim().split('\n');
}

export const SUPERUSER = { email: 'operator@example.test', password: 'operator-password' };

/**
 * Weight of a container's processor time, as opposed to 1,024 of each process outside. Other tests run beside these, and a
 * server that waits for a core collects its garbage late: its idle memory was then 113 MB instead of 73.
 */
const CPU_SHARES = 65_536;

/** Lets a running container have the processor before everything else. */
export const prefer = (container: string): string =>
  docker('update', '--cpu-shares', String(CPU_SHARES), container);

class PreferredContainer extends GenericContainer {
  constructor(image: string) {
    super(image);
    this.hostConfig.CpuShares = CPU_SHARES;
  }
}

/**
 * Returns a container of the image, to be configured and started. It counts as started when it is healthy.
 */
export function appContainer(volume?: string): GenericContainer {
  const container = new PreferredContainer(appImage())
    .withExposedPorts(8090)
    .withEnvironment({ AM_SUPERUSER_EMAIL: SUPERUSER.email, AM_SUPERUSER_PASSWORD: SUPERUSER.password })
    .withWaitStrategy(Wait.forHttp('/api/health', 8090).forStatusCode(200))
    .withStartupTimeout(400_000);
  return volume ? container.withBindMounts([{ source: volume, target: '/pb_data' }]) : container;
}

/** Returns the server's URL. The port changes when the container is started again. */
export const urlOf = (container: StartedTestContainer): string =>
  `http://${container.getHost()}:${container.getMappedPort(8090)}`;

/** Creates a volume and removes it after `use`. */
export async function withVolume(use: (name: string) => Promise<void>): Promise<void> {
  const name = docker('volume', 'create');
  try {
    await use(name);
  } finally {
    // A test that failed half-way has left its container.
    const left = docker('ps', '--all', '--quiet', '--filter', `volume=${name}`).split('\n').filter(Boolean);
    if (left.length > 0) docker('rm', '--force', ...left);
    docker('volume', 'rm', '--force', name);
  }
}
