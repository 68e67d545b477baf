import { LAPSE_DAYS } from '#game/airline/lapse.ts';
import { Banner } from '#web/components/banner.tsx';
import { useSession } from '#web/lib/session.ts';

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
