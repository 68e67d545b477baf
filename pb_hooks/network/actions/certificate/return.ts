import type { ActionInput } from '#game/actions/actions.ts';
import { blocName, blocOf } from '#game/network/rights/blocs.ts';
import { refundOf } from '#game/network/rights/certificate.ts';
import { CERTIFICATE } from '#game/tables/certificate.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { routesWithout } from '#hooks/network/certificate/routes-without.ts';
import { countryNames, homeOf } from '#hooks/network/home.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { removeRoute } from '../route/close.ts';

const c = aliased(CERTIFICATE, 'c');
const OF_BLOC = 'FROM certificate c WHERE c.airline = {:airline} AND c.bloc = {:bloc}';

/**
 * Returns a certificate. The routes that rest on it are closed like others: flights in the air are completed. Withdraws an
 * application that is not decided yet, and pays a part of its price back. The response has what was removed and the refund.
 */
export function returnCertificate(
  context: ActionContext,
  { country }: ActionInput<'certificate.return'>,
): object {
  const { tx, airline } = context;
  const bloc = blocOf(country);
  const name = blocName(bloc, countryNames(tx));
  const [found] = readAll(tx, c, OF_BLOC, { airline: airline.id, bloc });
  if (!found) {
    const message = `You have no certificate of ${name}, and no application for one.`;
    throw rejection('country', 'no_certificate', message);
  }
  tx.db().newQuery('DELETE FROM certificate WHERE id = {:id}').bind({ id: found.id }).execute();
  const refund = found.state === 'applied' ? refundOf(found.paid) : 0;
  if (refund > 0)
    context.credit({ category: 'certificate_fee', amount: refund, memo: `Application withdrawn: ${name}` });
  const ended = routesWithout(tx, airline.id, homeOf(tx, airline.id)).map((id) =>
    removeRoute(context, { id }),
  );
  return {
    refund,
    routes: ended.length,
    legs: ended.reduce((sum, { legs }) => sum + legs, 0),
    aircraft: [...new Set(ended.flatMap(({ aircraft }) => aircraft))],
  };
}
