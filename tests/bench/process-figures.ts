import { readFileSync } from 'node:fs';

/** Returns the maximum memory of the process so far in MB (2²⁰ bytes). */
export function peakMemory(pid: number): number {
  const [, kb] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}

/**
 * Returns the processor time of the process so far in milliseconds. The kernel counts hundredths of a second.
 */
export function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}
