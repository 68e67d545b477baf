import { buyObstacle, describeBuyObstacle, describeOverRoom } from '#game/shares/buyer.ts';
import { useOwnShareSales, useShareMarket } from '#web/lib/game/shares.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { useWorld } from '#web/lib/world.ts';
import { momentText } from '#web/lib/world-moment.ts';

/**
 * Returns why the player's airline cannot buy shares of another one. Undefined if it can, and until that is known.
 * @param amount whole US dollars. 0 if the limit of a year does not apply
 */
export function useBuyObstacle(issuer: string, code: string, amount: number): string | undefined {
  const own = useShareMarket().data?.own;
  const sales = useOwnShareSales().data;
  const start = useWorld().data?.start;
  const now = useWorldMinute();
  if (!own || !sales || !start || now === undefined) return;
  const last = sales.find((sale) => sale.issuer === issuer)?.minute ?? null;
  const obstacle = buyObstacle({ ...own, isRival: false }, last, now);
  if (obstacle) return describeBuyObstacle(obstacle, code, (minute) => `${momentText(start, minute)} UTC`);
  return describeOverRoom(amount, { ...own, isRival: false });
}
