import type { ActionInput } from '#game/actions/actions.ts';
import { groupDigits } from '#game/platform/text/group-digits.ts';
import { ACCEPTANCE } from '#game/tables/acceptance.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import { reserveHolding } from '../change-holdings.ts';
import { readAccepted, readTenders } from '../read-tenders.ts';

const ACCEPT = insertInto(ACCEPTANCE, {}, 'ON CONFLICT (airline, tender) DO UPDATE SET lots = excluded.lots');

/**
 * Accepts an open offer with some shares, or changes or withdraws the acceptance. The shares are reserved until the
 * offer ends.
 */
export function acceptTender(context: ActionContext, input: ActionInput<'share.accept'>): object {
  const { tx, airline, now } = context;
  const { tender, lots } = input;
  const [offer] = readTenders(tx, "t.id = {:tender} AND t.state = 'open'", { tender });
  if (!offer) throw rejection('tender', 'unknown_tender', 'There is no such open offer. It may have ended.');
  if (now >= offer.ends) throw rejection('tender', 'offer_closed', 'The offer has ended.');
  if (offer.airline === airline.id)
    throw rejection('tender', 'own_tender', 'An airline cannot accept its own offer.');
  const before = readAccepted(tx, tender).find((one) => one.airline === airline.id)?.lots ?? 0;
  const { issuer } = offer;
  const change = { airline: airline.id, issuer, lots: lots - before };
  if (lots !== before && !reserveHolding(tx, change))
    throw rejection(
      'lots',
      'insufficient_shares',
      `You do not have ${groupDigits(lots)} free lots. Cancel orders to sell, or withdraw other acceptances.`,
    );
  if (lots === 0)
    tx.db()
      .newQuery('DELETE FROM acceptance WHERE airline = {:airline} AND tender = {:tender}')
      .bind({ airline: airline.id, tender })
      .execute();
  else {
    const id = recordId(['acceptance', airline.id, tender]);
    writeRows(tx, ACCEPT, [{ id, airline: airline.id, tender, issuer, lots }]);
  }
  return { ends: offer.ends };
}
