import { buyObstacle, describeBuyObstacle } from '#game/shares/buyer.ts';
import { useFoundedMinute } from '#web/lib/founded-minute.ts';
import { useOwnShareSales } from '#web/lib/game/shares.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { useWorld } from '#web/lib/world.ts';
import { momentText } from '#web/lib/world-moment.ts';

/** Returns why the player's airline cannot buy shares of another one yet. Undefined if it can, and until that is known. */
export function useBuyObstacle(issuer: string, code: string): string | undefined {
  const founded = useFoundedMinute();
  const sales = useOwnShareSales().data;
  const start = useWorld().data?.start;
  const now = useWorldMinute();
  if (founded === undefined || !sales || !start || now === undefined) return;
  const last = sales.find((sale) => sale.issuer === issuer)?.minute ?? null;
  const obstacle = buyObstacle({ isRival: false, founded }, last, now);
  if (!obstacle) return;
  return describeBuyObstacle(obstacle, code, `${momentText(start, obstacle.from)} UTC`);
}
