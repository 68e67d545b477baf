import { fieldErrors } from '../../../lib/api-error.ts';

const FIELD = /^plans\.(\d+)\.legs\.(\d+)$/;

/**
 * What the server found wrong with the legs of a timetable, in words, by aircraft and place of the leg in its week.
 * @param sent ids of the aircraft whose weeks were sent, in that order
 */
export function refusedLegs(error: unknown, sent: readonly string[]): Map<string, Map<number, string>> {
  const refused = new Map<string, Map<number, string>>();
  for (const [name, message] of Object.entries(fieldErrors(error))) {
    const [, plan, leg] = FIELD.exec(name) ?? [];
    const aircraft = sent[Number(plan)];
    if (plan === undefined || !aircraft) continue;
    const legs = refused.get(aircraft) ?? new Map<number, string>();
    legs.set(Number(leg), message);
    refused.set(aircraft, legs);
  }
  return refused;
}
