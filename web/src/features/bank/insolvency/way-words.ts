import type { WayKind } from '#game/bank/ways-out.ts';
import type { Insolvency } from '#game/payloads/insolvency.ts';
import { formatMoney } from '#web/lib/format.ts';
import { linkTo } from '#web/lib/pages.ts';

export type Way = Insolvency['ways'][number];

/** Names that a title lists before it counts the others. */
const NAMED = 2;

/** Returns names as part of a sentence: "PH-AAA", "PH-AAA and PH-AAB" or "PH-AAA, PH-AAB and 3 others". */
function listNames(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  const others = names.length - NAMED;
  if (others === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${others} ${others === 1 ? 'other' : 'others'}`;
}

/** Returns what to do, as the title of a way out. */
export function titleOf({ kind, steps, brings }: Way): string {
  const names = listNames(steps.map(({ name }) => name));
  const pair = `${names.slice(0, 3)}–${names.slice(3)}`;
  const titles: Record<WayKind, string> = {
    sell: `Sell ${names} to the dealers`,
    return: `Return ${names} to the ${steps.length === 1 ? 'lessor' : 'lessors'}`,
    cancel: `Cancel the order of ${names}`,
    withdraw: 'Withdraw your bids for slots',
    borrow: `Borrow ${formatMoney(brings)}`,
    close: `Close ${pair}, your worst route`,
  };
  return titles[kind];
}

/** Returns what a way out achieves, in words. */
export function effectOf({ kind, brings, saves }: Way): string {
  if (kind === 'close') return `Ends a loss of ${formatMoney(saves)} per week. It raises no cash at once.`;
  const costs = saves > 0 ? ` and ends ${formatMoney(saves)} of leases per week` : '';
  return `Raises ${formatMoney(brings)} at once${costs}.`;
}

/** Returns the page on which to do it. */
export function pageOf({ kind, steps }: Way): string {
  const id = steps[0]?.id ?? '';
  switch (kind) {
    case 'sell':
    case 'return':
    case 'cancel':
      return linkTo('fleet', { aircraft: id });
    case 'withdraw':
      return linkTo('slots');
    case 'borrow':
      return `${linkTo('bank')}#borrow`;
    case 'close':
      return linkTo('manageRoutes', { route: id });
  }
}

/** Labels of the links. */
export const LINK_LABELS: Readonly<Record<WayKind, string>> = {
  sell: 'Show aircraft',
  return: 'Show aircraft',
  cancel: 'Show order',
  withdraw: 'Show bids',
  borrow: 'Show offers',
  close: 'Show route',
};
