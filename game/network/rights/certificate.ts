import { CREDIT_GRADES, type CreditGrade } from '#game/bank/credit-grade.ts';
import { DAY, FINANCIAL_YEAR_WEEKS, WEEK } from '#game/world/time.ts';

/** Number of delivered aircraft, and the worst grade, with which an airline gets a certificate. */
export const AIRCRAFT_MIN = 8;
export const GRADE_MIN: CreditGrade = 'BB';
/** Weeks without insolvency before that. */
export const SOLVENT_WEEKS = 26;
/** Days from the application to the decision. */
export const DECISION_DAYS = 56;

/** Price of an application in whole US dollars, and as a share of the revenue of a year. */
const COST = 2_000_000;
const REVENUE_SHARE = 0.005;
/** Prices are whole multiples of this, so that they rarely change between a look and a click. */
const WHOLE = 10_000;
/** Yearly fee as a share of what an application would cost, due for the first time after a year. */
const YEARLY_SHARE = 0.25;
/** Share of the price that comes back if an application is refused or withdrawn. */
export const REFUND_SHARE = 0.5;

const whole = (dollars: number): number => Math.round(dollars / WHOLE) * WHOLE;

/** Returns the price of an application in whole US dollars. @param revenue tickets of the last 52 weeks */
export const applicationCost = (revenue: number): number =>
  whole(COST + REVENUE_SHARE * Math.max(0, revenue));

/** Returns the yearly fee of a certificate in whole US dollars. */
export const yearlyFee = (revenue: number): number => whole(YEARLY_SHARE * applicationCost(revenue));

/** Returns what comes back of the price of an application that is refused or withdrawn. */
export const refundOf = (paid: number): number => Math.floor(paid * REFUND_SHARE);

/** Returns the world minute of the decision. */
export const decidedAt = (applied: number): number => applied + DECISION_DAYS * DAY;

/** Returns the world minute of the next yearly fee. */
export const nextFee = (minute: number): number => minute + FINANCIAL_YEAR_WEEKS * WEEK;

/** Figures of an airline on which a certificate depends. */
export interface Applicant {
  /** Delivered. */
  aircraft: number;
  grade: CreditGrade;
  isInsolvent: boolean;
  /** World minute at which its last insolvency ended. 0 if it has never been insolvent. */
  solventFrom: number;
}

/** A condition of a certificate. */
interface Condition {
  field: 'aircraft' | 'grade' | 'insolvency';
  isMet: boolean;
  /** The condition, and the figure of the airline. */
  text: string;
}

const isGoodEnough = (grade: CreditGrade): boolean =>
  CREDIT_GRADES.indexOf(grade) <= CREDIT_GRADES.indexOf(GRADE_MIN);

function solvencyText({ isInsolvent, solventFrom }: Applicant, minute: number): string {
  const needed = `No insolvency in the last ${SOLVENT_WEEKS} weeks`;
  if (isInsolvent) return `${needed}. You are insolvent.`;
  if (solventFrom === 0) return `${needed}. You have had none.`;
  return `${needed}. Yours ended ${Math.floor((minute - solventFrom) / WEEK)} weeks ago.`;
}

/** Returns the conditions of a certificate at a world minute. */
export function conditionsOf(applicant: Applicant, minute: number): Condition[] {
  const { aircraft, grade, isInsolvent, solventFrom } = applicant;
  return [
    {
      field: 'aircraft',
      isMet: aircraft >= AIRCRAFT_MIN,
      text: `At least ${AIRCRAFT_MIN} delivered aircraft. You have ${aircraft}.`,
    },
    {
      field: 'grade',
      isMet: isGoodEnough(grade),
      text: `Credit grade ${GRADE_MIN} or better. Yours is ${grade}.`,
    },
    {
      field: 'insolvency',
      isMet: !isInsolvent && (solventFrom === 0 || minute - solventFrom >= SOLVENT_WEEKS * WEEK),
      text: solvencyText(applicant, minute),
    },
  ];
}
