import type { ActionInput } from '#game/actions/actions.ts';
import { blocName } from '#game/network/rights/blocs.ts';
import { decidedAt } from '#game/network/rights/certificate.ts';
import { CERTIFICATE } from '#game/tables/certificate.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection, rejectStalePrice, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { certificateTerms } from '#hooks/network/certificate/terms.ts';
import { countryNames } from '#hooks/network/home.ts';
import { singleInsert } from '#hooks/platform/db/insert.ts';

const insertCertificate = singleInsert(CERTIFICATE);

/**
 * Applies for a certificate of the bloc of a country, and pays for the application. The settlement decides after 56 days.
 * The response names the world minute of the decision.
 */
export function applyForCertificate(
  context: ActionContext,
  { country, price }: ActionInput<'certificate.apply'>,
): object {
  const { tx, airline, now } = context;
  const { bloc, cost, conditions, obstacle } = certificateTerms(tx, airline.id, country, now);
  if (obstacle) throw rejection('country', obstacle.code, obstacle.message);
  const unmet = conditions.find(({ isMet }) => !isMet);
  if (unmet) throw rejection(unmet.field, 'condition_not_met', `A certificate needs more. ${unmet.text}`);
  const name = blocName(bloc, countryNames(tx));
  if (price !== undefined) rejectStalePrice(price, cost, `The application for ${name}`);
  rejectUnaffordable(context, cost, `Applying for a certificate of ${name}`);
  const id = context.newId();
  insertCertificate(tx, {
    id,
    airline: airline.id,
    bloc,
    state: 'applied',
    applied: now,
    paid: cost,
    granted: 0,
    fee_due: 0,
    unused_from: 0,
  });
  context.debit({ category: 'certificate_fee', amount: cost, memo: `Application: ${name}` });
  return { certificate: id, price: cost, decided: decidedAt(now) };
}
