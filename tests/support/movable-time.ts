import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type HookPatch, makeTestBuild } from './test-build.ts';

/** A build whose hooks use another time than the machine's, because no test may set the machine's clock. */
export interface MovableTime {
  /** The `build` option of startServer. */
  dir: string;
  /**
   * Moves the time that the hooks read from the system clock, as if the process had been stopped or the clock
   * set.
   */
  move: (milliseconds: number) => void;
  remove: () => void;
}

/** @param hooks further changes of the compiled hooks */
export function movableTime(hooks: readonly HookPatch[] = []): MovableTime {
  const folder = mkdtempSync(`${tmpdir()}/am-time-`);
  const file = `${folder}/offset`;
  let offset = 0;
  writeFileSync(file, '0');
  const header = `
    if (!globalThis.realNow) {
      globalThis.realNow = Date.now;
      Date.now = () => globalThis.realNow() + Number(toString($os.readFile(${JSON.stringify(file)})));
    }`;
  const build = makeTestBuild({ hooks: [[/^/, `${header}\n`], ...hooks] });
  return {
    dir: build.dir,
    move: (milliseconds) => {
      offset += milliseconds;
      writeFileSync(file, String(offset));
    },
    remove: () => {
      build.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
