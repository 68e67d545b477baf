import { renameSync, writeFileSync } from 'node:fs';
import { makeTestBuild, type TestBuild, type TestBuildOptions } from './test-build.ts';

/** A build whose hooks use another time than the machine's, because no test may set the machine's clock. */
export interface MovableTime extends TestBuild {
  /**
   * Moves the time that the hooks read from the system clock, as if the process had been stopped or the clock
   * set.
   */
  move: (milliseconds: number) => void;
}

export async function movableTime(options: TestBuildOptions = {}): Promise<MovableTime> {
  const build = await makeTestBuild({ ...options, isMovable: true });
  let offset = 0;
  const move = (milliseconds: number) => {
    offset += milliseconds;
    // In one step: a server that reads half of a file sets its time back.
    writeFileSync(`${build.dir}/next-offset`, String(offset));
    renameSync(`${build.dir}/next-offset`, `${build.dir}/offset`);
  };
  move(0);
  return { ...build, move };
}
