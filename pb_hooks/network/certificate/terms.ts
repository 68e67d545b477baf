import { blocName, blocOf } from '#game/network/rights/blocs.ts';
import { applicationCost, conditionsOf, DECISION_DAYS, yearlyFee } from '#game/network/rights/certificate.ts';
import type { CertificateTerms } from '#game/payloads/certificate.ts';
import { CERTIFICATE } from '#game/tables/certificate.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { countryNames, homeOf } from '../home.ts';
import { readApplicant, yearlyRevenue } from './read-applicant.ts';

const c = aliased(CERTIFICATE, 'c');
const OPEN = "FROM certificate c WHERE c.airline = {:airline} AND c.state = 'applied'";
const IS_COUNTRY = 'SELECT EXISTS (SELECT 1 FROM airport WHERE country = {:country}) AS json';

/** Returns why an airline cannot apply for a certificate of a bloc, whatever its figures are. Null if it can. */
function obstacleOf(app: CoreApp, airline: string, country: string): CertificateTerms['obstacle'] {
  const nameOf = countryNames(app);
  const bloc = blocOf(country);
  const name = blocName(bloc, nameOf);
  if (readJson<number>(app, IS_COUNTRY, { country }) === 0)
    return { code: 'unknown_country', message: `${country} is not the code of a country with an airport.` };
  if (homeOf(app, airline).includes(bloc))
    return {
      code: 'home',
      message: `You are already at home in ${name}. A certificate would change nothing.`,
    };
  const [open] = readAll(app, { bloc: c.bloc }, OPEN, { airline });
  if (!open) return null;
  const message = `Your application for ${blocName(open.bloc, nameOf)} is not decided yet. Only one at a time is possible.`;
  return { code: 'one_at_a_time', message };
}

/** Returns the terms of a certificate of the bloc of a country for an airline (id), at a world minute. */
export function certificateTerms(
  app: CoreApp,
  airline: string,
  country: string,
  now: number,
): CertificateTerms {
  const revenue = yearlyRevenue(app, airline, now);
  return {
    bloc: blocOf(country),
    revenue,
    cost: applicationCost(revenue),
    yearly: yearlyFee(revenue),
    days: DECISION_DAYS,
    conditions: conditionsOf(readApplicant(app, airline, now), now),
    obstacle: obstacleOf(app, airline, country),
  };
}
