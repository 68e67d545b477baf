import { type FieldErrors, fieldErrors } from '#hooks/platform/http/field-errors.ts';

/** A reason why a timetable cannot be set. */
export interface LegViolation {
  /**
   * Indexes in the input: of the plan, and of the leg in it. `leg` is null if the whole week is concerned.
   */
  plan: number;
  leg: number | null;
  code: string;
  /** A sentence that names the aircraft and the leg. */
  message: string;
}

/** Maximum number of conflicts listed in one response. */
export const VIOLATIONS_MAX = 20;

/** Field names of legs in a request. */
export interface LegFields {
  /** The field that holds all legs. */
  all: string;
  /** The field that holds the revision of an aircraft's timetable. */
  revision: string;
  of: (violation: Pick<LegViolation, 'plan' | 'leg'>) => string;
}

/** Field names such as `plans.0.legs.3`. */
export const PLAN_FIELDS: LegFields = {
  all: 'plans',
  revision: 'revision',
  of: ({ plan, leg }) => (leg === null ? `plans.${plan}` : `plans.${plan}.legs.${leg}`),
};

/**
 * Returns a 400 that names every violation at the field of its leg. The field of all legs has the first
 * message and the number of others.
 * @param isCut whether a check stopped early, so that there may be more violations than these
 */
export function legRejection(
  violations: readonly LegViolation[],
  isCut: boolean,
  names: LegFields = PLAN_FIELDS,
): BadRequestError {
  const [first] = violations;
  if (!first) throw new RangeError('nothing to reject');
  const more = `${isCut ? 'at least ' : ''}${violations.length - 1}`;
  const message = violations.length === 1 ? first.message : `${first.message} And ${more} more.`;
  const fields: FieldErrors = { [names.all]: { code: first.code, message } };
  for (const violation of violations.slice(0, VIOLATIONS_MAX)) {
    const { code, message } = violation;
    fields[names.of(violation)] ??= { code, message };
  }
  return fieldErrors(message, fields);
}
