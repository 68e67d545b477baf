import { readFileSync } from 'node:fs';

/** Returns the current memory of a process in MB (10⁶ bytes). */
export function residentMemory(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kb) * 1024) / 1e6;
}

/** Watches the memory of a process. `stop` returns the maximum in MB (10⁶ bytes). */
export function watchMemory(pid: number): { stop: () => number } {
  let max = residentMemory(pid);
  const timer = setInterval(() => {
    max = Math.max(max, residentMemory(pid));
  }, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return max;
    },
  };
}
