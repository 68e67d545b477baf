import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import type { FreshStart } from '#game/payloads/insolvency.ts';
import { Banner } from '#web/components/banner.tsx';
import { formatMoney } from '#web/lib/format.ts';

/** Tells a player whose last airline an administrator has closed with how much money the new one begins. */
export function FreshStartNote({ last }: { last: FreshStart }) {
  return (
    <Banner title="Your fresh start">
      An administrator closed {last.name}. Your new airline begins with {formatMoney(STARTING_CAPITAL)}.
    </Banner>
  );
}
