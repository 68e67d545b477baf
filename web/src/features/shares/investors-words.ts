import type { ShareMarket } from '#game/payloads/shares.ts';
import { formatMoney } from '#web/lib/format.ts';
import { momentText } from '#web/lib/world-moment.ts';

/** Says how much investors can spend now, and when they get more. @param start first day of the world */
export function investorsWords({ money, next, amount }: ShareMarket['investors'], start: string): string {
  const has = money > 0 ? `Investors have ${formatMoney(money)} now.` : 'Investors have no money now.';
  const when = momentText(start, next);
  return amount > 0
    ? `${has} They get about ${formatMoney(amount)} on ${when} UTC.`
    : `${has} Their money grows when more airlines have flown for 12 weeks. The next payment is on ${when} UTC.`;
}
