import { resolve } from 'node:path';
import { Problem } from './problem.ts';

export interface Environment {
  port: number;
  /** Absolute. */
  dataDir: string;
}

/** What the scripts themselves need to know; the server checks the rest of its settings. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const port = Number(env.PORT || 8090);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Problem(`PORT is "${env.PORT}", but must be a whole number from 1 to 65535.`);
  }
  return { port, dataDir: resolve(env.DATA_DIR || 'pb_data') };
}
