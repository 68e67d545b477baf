import { imageUnderTest } from '#scripts/test/image.ts';
import { hasDocker } from '#scripts/test/suites.ts';
import { docker } from '../support/image.ts';
import { atMost, type Figure, figure, missing } from './figure.ts';

const SETTLE_MS = 5_000;
/** Go's garbage collector runs at least every two minutes, and then returns the memory of the start. */
const COLLECTED_MS = 150_000;

async function untilHealthy(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the container was not healthy within 30 s');
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the memory of a container in MB (10⁶ bytes). */
function memoryOf(container: string): number {
  const used = docker('stats', '--no-stream', '--format', '{{.MemUsage}}', container);
  return Number(/^([\d.]+)MiB/.exec(used)?.[1]) * 1.048576;
}

/** Measures size, start and idle memory of the image. Builds it unless APP_IMAGE names one. */
export async function measureImage(): Promise<Figure[]> {
  if (!hasDocker()) return [missing('image size, start and idle memory', 'no Docker engine responds')];
  const image = await imageUnderTest('inherit');
  const size = Number(docker('image', 'inspect', image, '--format', '{{.Size}}')) / 1e6;
  const started = performance.now();
  const id = docker('run', '--detach', '--publish', '127.0.0.1::8090', image);
  try {
    const port = /:(\d+)$/m.exec(docker('port', id, '8090'))?.[1];
    await untilHealthy(`http://127.0.0.1:${port}`);
    const healthy = performance.now() - started;
    await sleep(SETTLE_MS);
    const fresh = memoryOf(id);
    await sleep(COLLECTED_MS);
    return [
      atMost('image, uncompressed', size, 60, 'MB', 1),
      atMost('docker run to healthy, new volume', healthy, 2_000, 'ms'),
      figure('memory just after the start, new volume', fresh, 'MB', 1),
      atMost('idle memory, once the start’s has been given back', memoryOf(id), 72, 'MB', 1),
    ];
  } finally {
    docker('rm', '--force', '--volumes', id);
  }
}
