import { insolvencyBegins, insolvencyEnds, insolvencyGoesOn } from '#game/bank/insolvency-notice.ts';
import { daysToAdministration, isBeyondLimit } from '#game/bank/overdraft.ts';
import { recordId } from '#game/chance/record-id.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { NOTICE } from '#game/tables/notice.ts';
import { WEEK } from '#game/world/time.ts';
import { weeklyFixedCosts } from '#hooks/bank/fixed-costs.ts';
import { readAll } from '#hooks/db/read-all.ts';
import { aliased, numberOf, type ShapedRow } from '#hooks/db/shape.ts';
import { insertInto, updateById, writeRows } from '#hooks/db/write-rows.ts';
import type { SettledWorld } from '../state/read-world.ts';

const a = aliased(AIRLINE, 'a');
const DEBTOR = {
  id: a.id,
  cash: a.cash,
  since: a.insolvent_from,
  weeklyFixedCosts: numberOf(weeklyFixedCosts('a.id')),
};
/** Overdrawn airlines of players, and insolvent ones that no longer are. Usually there are none. */
const DEBTORS = 'FROM airline a WHERE (a.cash < 0 OR a.insolvent_from > 0) AND NOT a.rival ORDER BY a.id';

const INSOLVENT_FROM = updateById(AIRLINE, ['insolvent_from']);
const NOTICES = insertInto(NOTICE, { minute: '{:minute}', read: 'FALSE' }, 'ON CONFLICT (id) DO NOTHING');

/** Returns the notice that an airline gets in this hour. Undefined in most hours. */
function noticeOf(debtor: ShapedRow<typeof DEBTOR>, isInsolvent: boolean, minute: number) {
  const { since } = debtor;
  if (since === 0) return isInsolvent ? insolvencyBegins(debtor) : undefined;
  if (!isInsolvent) return insolvencyEnds();
  const isWeekly = minute > since && (minute - since) % WEEK === 0;
  return isWeekly ? insolvencyGoesOn(debtor, daysToAdministration(since, minute)) : undefined;
}

/**
 * Begins and ends the insolvency of airlines whose cash is beyond the overdraft limit, or within it again, and
 * notifies their owners. Rivals are wound up by their own rule.
 */
export function superviseAirlines(tx: CoreApp, { minute, hasRules06 }: SettledWorld): void {
  if (!hasRules06) return;
  const changed: { id: string; insolvent_from: number }[] = [];
  const notices: object[] = [];
  for (const debtor of readAll(tx, DEBTOR, DEBTORS, { minute })) {
    const { id, cash, since } = debtor;
    const isInsolvent = isBeyondLimit(cash, debtor.weeklyFixedCosts);
    const notice = noticeOf(debtor, isInsolvent, minute);
    if (notice) notices.push({ ...notice, id: recordId(['notice', notice.kind, id, minute]), airline: id });
    if (isInsolvent !== since > 0) changed.push({ id, insolvent_from: isInsolvent ? minute : 0 });
  }
  writeRows(tx, INSOLVENT_FROM, changed);
  writeRows(tx, NOTICES, notices as never, { minute });
}
