import { expect, it } from 'vitest';
import type { ActionName } from '#game/actions/actions.ts';
import { type Operation, setUpOperation } from './operation.ts';
import { expectRejection, worldOf } from './rejection.ts';
import type { TestServer } from './server.ts';
import { validInputs } from './valid-inputs.ts';
import { grant, tryAct, worldNow } from './world.ts';

type Inputs = Awaited<ReturnType<typeof validInputs>>;

/** An operation whose rival has $10,000 left, and its initial state. */
export interface Trial extends Operation {
  inputs: Inputs;
  /** World minute. */
  minute: number;
  before: string;
}

/**
 * Sets up a trial.
 * @param prepare adds what the tests of a file need besides the operation
 */
export async function setUpTrial(
  server: TestServer,
  prepare: (operation: Operation) => Promise<void>,
): Promise<Trial> {
  const operation = await setUpOperation(server);
  await prepare(operation);
  const inputs = await validInputs(operation);
  const { superuser, other } = operation;
  const { cash } = await superuser.collection('airline').getOne(other.airline.id);
  await grant(server, other.airline.id, 10_000 - Number(cash));
  const { minute } = await worldNow(server);
  return { ...operation, inputs, minute, before: await worldOf(superuser) };
}

/** The difference from an accepted input. */
type Change = (trial: Trial) => object;

/**
 * A rejection: its field, its code, and a message with the figure. `poor`: sent by the airline with $10,000.
 */
export type RejectionCase = [
  what: string,
  change: Change,
  rejection: `${string} ${string}`,
  words: RegExp,
  by?: 'poor',
];

/** Runs one test per line: rejected with this message, and nothing has changed. */
export function testRejections(name: ActionName, trial: () => Trial, table: readonly RejectionCase[]): void {
  for (const [what, change, rejection, words, by] of table)
    it(`${name}: ${what}`, async () => {
      const { server, owner, other, superuser, inputs, before } = trial();
      const input = { ...inputs[name], ...change(trial()) };
      const response = await tryAct(server, by ? other : owner, name, input);
      const [field = '', code] = rejection.split(' ');
      // A timetable names the legs besides their field.
      const parts = Object.keys(response.json.data ?? {}).filter((name) => name.startsWith(`${field}.`));
      expectRejection(response, 400, [field, ...parts]);
      expect(response.json.data?.[field]?.code).toBe(code);
      expect(response.json.data?.[field]?.message).toMatch(words);
      expect(await worldOf(superuser)).toBe(before);
    });
}
