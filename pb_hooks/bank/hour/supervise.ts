import { insolvencyBegins, insolvencyEnds, insolvencyGoesOn } from '#game/bank/insolvency-notice.ts';
import { type DebtorFigures, daysToAdministration, isInsolvent } from '#game/bank/overdraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { WEEK } from '#game/world/time.ts';
import { type KindNotice, writeNotices } from '#hooks/people/write-notices.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, numberOf, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { weeklyFixedCosts } from '../fixed-costs.ts';
import { readOverdue } from '../read-overdue.ts';

const a = aliased(AIRLINE, 'a');
const DEBTOR = {
  id: a.id,
  cash: a.cash,
  since: a.insolvent_from,
  solventFrom: a.solvent_from,
  weeklyFixedCosts: numberOf(weeklyFixedCosts('a.id')),
};
/**
 * Airlines of players that are overdrawn or have missed an instalment, and insolvent ones. Usually there are none.
 */
const DEBTORS = `
  FROM airline a WHERE NOT a.rival AND (a.cash < 0 OR a.insolvent_from > 0
    OR a.id IN (SELECT n.airline FROM loan n WHERE n.missed > 0)) ORDER BY a.id`;

const SOLVENCY = updateById(AIRLINE, ['insolvent_from', 'solvent_from']);

/** Returns the notice that an airline gets in this hour. Undefined in most hours. */
function noticeOf(debtor: ShapedRow<typeof DEBTOR> & DebtorFigures, isInsolventNow: boolean, minute: number) {
  const { since } = debtor;
  if (since === 0) return isInsolventNow ? insolvencyBegins(debtor) : undefined;
  if (!isInsolventNow) return insolvencyEnds();
  const isWeekly = minute > since && (minute - since) % WEEK === 0;
  return isWeekly ? insolvencyGoesOn(debtor, daysToAdministration(since, minute)) : undefined;
}

/**
 * Begins and ends the insolvency of airlines, and notifies their owners: see `isInsolvent`. Rivals are wound up by their own rule.
 */
export function superviseAirlines(tx: CoreApp, { minute }: SettledWorld): void {
  const changed: { id: string; insolvent_from: number; solvent_from: number }[] = [];
  const notices: KindNotice[] = [];
  const debtors = readAll(tx, DEBTOR, DEBTORS, { minute });
  if (debtors.length === 0) return;
  const overdue = readOverdue(tx);
  for (const row of debtors) {
    const { id, since, solventFrom } = row;
    const debtor = { ...row, overdue: overdue.get(id) ?? 0 };
    const isInsolventNow = isInsolvent(debtor, since > 0);
    const notice = noticeOf(debtor, isInsolventNow, minute);
    if (notice) notices.push({ ...notice, id: recordId(['notice', notice.kind, id, minute]), airline: id });
    if (isInsolventNow === since > 0) continue;
    changed.push(
      isInsolventNow
        ? { id, insolvent_from: minute, solvent_from: solventFrom }
        : { id, insolvent_from: 0, solvent_from: minute },
    );
  }
  writeRows(tx, SOLVENCY, changed);
  writeNotices(tx, notices, minute);
}
