import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A folder on a disk of its own. */
export interface SmallDisk {
  folder: string;
  /** Takes all space but `left` bytes. */
  fill: (left: number) => void;
  /** Gives the space back. */
  free: () => void;
  /** Changes an option of the mount, such as `ro`. */
  remount: (option: string) => void;
  remove: () => void;
}

/** Only root may mount a disk. */
export const canMount = process.getuid?.() === 0 && process.platform === 'linux';

/** Writes a file of a size, or until the disk is full. */
function writeZeros(path: string, size: number): void {
  const part = Buffer.alloc(1_000_000);
  const file = openSync(path, 'w');
  try {
    for (let rest = size; rest > 0; ) rest -= writeSync(file, part, 0, Math.min(rest, part.length));
  } catch (error) {
    // The server took the last bytes first.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

/** Mounts a disk in memory. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(`${tmpdir()}/am-disk-`);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder]);
  const filler = `${folder}/filler`;
  return {
    folder,
    fill: (left) => {
      const { bavail, bsize } = statfsSync(folder);
      writeZeros(filler, bavail * bsize - left);
    },
    free: () => rmSync(filler, { force: true }),
    remount: (option) => execFileSync('mount', ['-o', `remount,${option}`, folder]),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}
