import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from '../paths.ts';
import type { FileTime } from './result.ts';

/**
 * Vitest's reporter that writes the time of each file, with its hooks, to the path in FILE_TIMES. Vitest's JSON report
 * has only the time from the first to the last test of a file.
 */
export default class FileTimes implements Reporter {
  readonly #times: FileTime[] = [];

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration } = module.diagnostic();
    const file = relative(ROOT, module.moduleId);
    this.#times.push({ file, seconds: (duration + collectDuration) / 1_000 });
  }

  onTestRunEnd(): void {
    const path = process.env.FILE_TIMES;
    if (path) writeFileSync(path, JSON.stringify(this.#times));
  }
}
