import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { makeTestBuild } from './test-build.ts';

/** A build whose hooks believe another time than the machine's: no test may set the clock of the machine. */
export interface MovableTime {
  /** To be given to startServer as `build`. */
  dir: string;
  /** Moves what the hooks take for the system clock, as a stop of the process or its operator would. */
  move: (milliseconds: number) => void;
  remove: () => void;
}

export function movableTime(): MovableTime {
  const folder = mkdtempSync(`${tmpdir()}/am-time-`);
  const file = `${folder}/offset`;
  let offset = 0;
  writeFileSync(file, '0');
  const header = `
    if (!globalThis.realNow) {
      globalThis.realNow = Date.now;
      Date.now = () => globalThis.realNow() + Number(toString($os.readFile(${JSON.stringify(file)})));
    }`;
  const build = makeTestBuild({ hooks: (source) => `${header}\n${source}` });
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
