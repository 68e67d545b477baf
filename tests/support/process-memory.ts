import { readFileSync } from 'node:fs';

/** Returns the current memory of a process (RSS) in MB. Linux only. */
export function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1_024;
}
