import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { LAPSE_DAYS } from '#game/airline/lapse.ts';
import type { FreshStart } from '#game/payloads/insolvency.ts';
import { Banner } from '#web/components/banner.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useSession } from '#web/lib/session.ts';

/** Tells a player whose last airline an administrator has closed with how much money the new one begins. */
export function FreshStartNote({ last }: { last: FreshStart }) {
  return (
    <Banner title="Your fresh start">
      An administrator closed {last.name}. Your new airline begins with {formatMoney(STARTING_CAPITAL)}.
    </Banner>
  );
}

/** Tells a returning player why their airline no longer exists. */
export function LapsedNote() {
  const name = useSession()?.lapsed ?? '';
  if (name === '') return null;
  return (
    <Banner tone="warn" title={`${name} has lapsed`}>
      It had no flights and you were away for more than {LAPSE_DAYS} days. Its name and code are available
      again. You can found a new airline here.
    </Banner>
  );
}
