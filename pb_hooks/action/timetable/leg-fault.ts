import { type FieldErrors, fieldErrors } from '../../http/field-errors.ts';

/** Something that keeps a timetable from being set. */
export interface LegFault {
  /** Places in the input: of the plan, and of the leg in it; null where it is about the whole week. */
  plan: number;
  leg: number | null;
  code: string;
  /** A sentence that names aircraft and leg. */
  message: string;
}

/** Maximum number of conflicts listed in one response. */
export const FAULTS_MAX = 20;

/**
 * A 400 that names every fault, at the field of its leg as in `plans.0.legs.3`. `plans` itself says the first one, and how
 * many more there are.
 * @param isCut whether a check stopped early, so that there may be more faults than these
 */
export function refuseFaults(faults: readonly LegFault[], isCut: boolean): BadRequestError {
  const [first] = faults;
  if (!first) throw new RangeError('nothing to refuse');
  const more = `${isCut ? 'at least ' : ''}${faults.length - 1}`;
  const message = faults.length === 1 ? first.message : `${first.message} And ${more} more.`;
  const fields: FieldErrors = { plans: { code: first.code, message } };
  for (const { plan, leg, code, message } of faults.slice(0, FAULTS_MAX)) {
    const field = leg === null ? `plans.${plan}` : `plans.${plan}.legs.${leg}`;
    fields[field] ??= { code, message };
  }
  return fieldErrors(message, fields);
}
