import { Banner } from '../../components/banner.tsx';
import { useSession } from '../../lib/session.ts';

/** Tells an owner who comes back that the airline they had is gone, and why. */
export function LapsedNote() {
  const name = useSession()?.lapsed ?? '';
  if (name === '') return null;
  return (
    <Banner tone="warn" title={`${name} has lapsed`}>
      It never had a flight, and you were away for more than 14 days. Its name and code are free again. You
      can found a new airline here.
    </Banner>
  );
}
