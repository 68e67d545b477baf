import { fieldErrors } from '#web/lib/api-error.ts';

const FIELD = /^plans\.(\d+)\.legs\.(\d+)$/;

/**
 * Returns the server's error messages for legs, by aircraft id and index of the leg in its week.
 *
 * @param sent ids of the aircraft in the order of the request
 */
export function rejectedLegs(error: unknown, sent: readonly string[]): Map<string, Map<number, string>> {
  const rejected = new Map<string, Map<number, string>>();
  for (const [name, message] of Object.entries(fieldErrors(error))) {
    const [, plan, leg] = FIELD.exec(name) ?? [];
    const aircraft = sent[Number(plan)];
    if (plan === undefined || !aircraft) continue;
    const legs = rejected.get(aircraft) ?? new Map<number, string>();
    legs.set(Number(leg), message);
    rejected.set(aircraft, legs);
  }
  return rejected;
}
