import type { ReactNode } from 'react';
import { formatMoney, formatMoneyShort } from '#web/lib/format.ts';

interface CashLeftProps {
  /** Cash after a payment, whole US dollars. Negative if it cannot be paid, undefined while it is unknown. */
  left: number | undefined;
  /** Text that follows if it can be paid. */
  children?: ReactNode;
}

/** Says what cash is left after a payment, or how much is missing for it. */
export function CashLeft({ left, children }: CashLeftProps) {
  if (left === undefined) return null;
  return (
    <p className={`text-13 tabular-nums ${left < 0 ? 'text-bad' : 'text-muted'}`}>
      {left < 0 ? (
        `You need ${formatMoney(-left)} more.`
      ) : (
        <>
          Cash afterwards: {formatMoneyShort(left)}.{children}
        </>
      )}
    </p>
  );
}
