import type { Applicant } from '#game/network/rights/certificate.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { isCategory } from '#game/tables/ledger-category.ts';
import { FINANCIAL_YEAR_WEEKS, WEEK } from '#game/world/time.ts';
import { readCredit } from '#hooks/bank/read-credit.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, boolOf, numberOf } from '#hooks/platform/db/shape.ts';
import { sumSince } from '#hooks/shares/value-figures.ts';

const FIGURES = {
  aircraft: numberOf('(SELECT count(*) FROM aircraft x WHERE x.airline = a.id AND x.delivered <= {:now})'),
  isInsolvent: boolOf('a.insolvent_from > 0'),
  solventFrom: aliased(AIRLINE, 'a').solvent_from,
};
const OF_AIRLINE = 'FROM airline a WHERE a.id = {:airline}';

/** Returns the figures of an airline (id) on which a certificate depends, at a world minute. */
export function readApplicant(app: CoreApp, airline: string, now: number): Applicant {
  const [figures] = readAll(app, FIGURES, OF_AIRLINE, { airline, now });
  if (!figures) throw new RangeError(`there is no airline ${airline}`);
  return { ...figures, grade: readCredit(app, airline, now).grade };
}

const REVENUE = { revenue: numberOf(sumSince('a.id', isCategory('category', 'tickets'))) };

/** Returns the ticket revenue of an airline (id) in the last 52 weeks, in whole US dollars. */
export function yearlyRevenue(app: CoreApp, airline: string, now: number): number {
  const since = now - FINANCIAL_YEAR_WEEKS * WEEK;
  return readAll(app, REVENUE, OF_AIRLINE, { airline, since })[0]?.revenue ?? 0;
}
