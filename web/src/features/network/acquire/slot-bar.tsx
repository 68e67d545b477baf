import type { RouteQuote } from '#game/payloads/market.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import { SlotWeek } from '#web/components/slot-week.tsx';
import { formatNumber } from '#web/lib/format.ts';

/** The weekly slots of an airport that an airline can still use, out of all its slots, and when it is full. */
export function SlotBar({ code, slots }: { code: string; slots: RouteQuote['slots']['from'] }) {
  const { needed, free, capacity, taken: byHour } = slots;
  const taken = capacity > 0 ? 1 - free / capacity : 1;
  const enough = free >= needed;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex justify-between gap-3 text-13">
        <span className="code">{code}</span>
        <span className={`tabular-nums ${enough ? 'text-muted' : 'text-bad'}`}>
          {formatNumber(free)} of {formatNumber(capacity)} weekly slots available, {formatNumber(needed)}{' '}
          needed
        </span>
      </div>
      <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className={`block h-full ${enough ? 'bg-series-1' : 'bg-bad'}`}
          style={{ width: `${Math.max(0.5, taken * 100)}%` }}
        />
      </span>
      <SlotWeek code={code} capacity={capacity / HOURS_A_WEEK} taken={byHour} />
    </div>
  );
}
