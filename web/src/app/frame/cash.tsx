import { useEffect, useRef, useState } from 'react';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatMoney, formatMoneyShort } from '#web/lib/format.ts';
import { useFormats } from '#web/lib/settings.ts';

const TINT_MS = 600;
const TINTS = { none: '', more: 'bg-good-soft', less: 'bg-bad-soft' };

/** The airline's cash. A change highlights it for a moment. */
export function Cash() {
  const cash = useOwnAirline().data?.cash;
  // Renders again when the number format changes.
  useFormats();
  const before = useRef(cash);
  const [tint, setTint] = useState<keyof typeof TINTS>('none');

  useEffect(() => {
    const old = before.current;
    before.current = cash;
    if (old === undefined || cash === undefined || cash === old) return;
    setTint(cash > old ? 'more' : 'less');
    const timer = setTimeout(() => setTint('none'), TINT_MS);
    return () => clearTimeout(timer);
  }, [cash]);

  if (cash === undefined) return null;
  return (
    <span
      title={formatMoney(cash)}
      data-tint={tint}
      className={`rounded-tag px-1.5 py-0.5 text-14 font-medium whitespace-nowrap tabular-nums transition-colors ${TINTS[tint]} ${cash < 0 ? 'text-bad' : ''}`}
    >
      <span className="sr-only">Cash </span>
      {formatMoneyShort(cash)}
    </span>
  );
}
