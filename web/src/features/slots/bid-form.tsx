import { useState } from 'react';
import { timeText, WEEKDAY_NAMES } from '#game/network/timetable/clock.ts';
import type { AirportSlots } from '#game/slots/airport-slots.ts';
import { BID_PRICE_MIN } from '#game/slots/auction-limits.ts';
import { nextSlotAuction } from '#game/slots/half-year.ts';
import type { SlotBid } from '#game/tables/slot-bid.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { HOUR, HOURS_A_DAY } from '#game/world/time.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { inputClass } from '#web/components/field.tsx';
import { NumberField } from '#web/components/number-field/number-field.tsx';
import { isWithin } from '#web/components/number-field/use-number-text.ts';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { type BidDraft, hoursIn, LOTS, PRICES, problemOf } from './bid-draft.ts';
import { fullestHour, fullHours, lotsIn } from './bid-hours.ts';
import { DayBoxes } from './day-boxes.tsx';

const EVERY_DAY = WEEKDAY_NAMES.map((_, day) => day);
const HOURS_OF_DAY = Array.from({ length: HOURS_A_DAY }, (_, hour) => hour);
const GROUP = 'flex flex-col gap-1.5';
const LABEL = `${GROUP} text-13 font-medium`;
const INPUT = `${inputClass} font-normal tabular-nums`;

interface BidFormProps {
  airport: Airport;
  slots: AirportSlots;
  /** The airline's open bids at the airport. */
  bids: readonly SlotBid[];
  cash: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Places sealed bids for slots in an airport's full hours. */
export function BidForm({ airport, slots, bids, cash, start }: BidFormProps) {
  const full = fullHours(slots);
  const usual = fullestHour(full) ?? 0;
  const [typed, setTyped] = useState<Partial<BidDraft>>({});
  const draft: BidDraft = {
    days: EVERY_DAY,
    first: usual,
    last: usual,
    lots: 1,
    price: 10 * BID_PRICE_MIN,
    ...typed,
  };
  const change = (part: Partial<BidDraft>) => setTyped({ ...typed, ...part });
  const now = useWorldMinute();
  const hours = hoursIn(draft, full);
  const replaced = bids.filter(({ hour }) => hours.includes(hour));
  const all = hours.length * draft.lots * draft.price;
  const cost = all - replaced.reduce((sum, { lots, price }) => sum + lots * price, 0);
  const isReadable = isWithin(draft.lots, LOTS) && isWithin(draft.price, PRICES);
  const problem = isReadable ? problemOf(draft, hours, { airport, slots, cash }, cost) : undefined;
  const canSend = isReadable && !problem;
  const { failure, pending, formProps } = useForm({
    canSend,
    send: async () => {
      await act('slot.bid', { airport: airport.id, hours, lots: draft.lots, price: draft.price });
      notify(`Bid placed for ${formatCount(hours.length, 'hour')} at ${airport.iata}.`, 'good');
    },
  });
  if (full.length === 0 || now === undefined) return null;
  const auction = momentText(start, nextSlotAuction(start, now));
  const free = hours.reduce((sum, hour) => sum + lotsIn(slots, hour), 0);
  return (
    <form
      aria-label="Bid for slots"
      {...formProps}
      className="flex max-w-[720px] flex-col gap-3 rounded-panel border border-line p-4 max-md:p-3"
    >
      <h3 className="font-medium">Bid for slots in full hours</h3>
      <p className="text-13 text-muted">
        The free slots of full hours are sold at the start of each half-year, next on {auction} UTC. Bids are
        sealed. The highest win, and all winners of an hour pay the same price: the lowest that wins. Until
        then, your money is in escrow, and you can withdraw a bid at any time. A slot permits one departure
        per week.
      </p>
      <DayBoxes days={draft.days} onChange={(days) => change({ days })} />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <label className={LABEL}>
          From, UTC
          <select
            value={draft.first}
            onChange={({ target }) => {
              const first = Number(target.value);
              change({ first, last: Math.max(first, draft.last) });
            }}
            className={INPUT}
          >
            {HOURS_OF_DAY.map((hour) => (
              <option key={hour} value={hour}>
                {timeText(hour * HOUR)}
              </option>
            ))}
          </select>
        </label>
        <label className={LABEL}>
          To, UTC
          <select
            value={draft.last}
            onChange={({ target }) => change({ last: Number(target.value) })}
            className={INPUT}
          >
            {HOURS_OF_DAY.filter((hour) => hour >= draft.first).map((hour) => (
              <option key={hour} value={hour}>
                {timeText((hour + 1) * HOUR)}
              </option>
            ))}
          </select>
        </label>
        <NumberField
          label="Slots per hour"
          {...LOTS}
          value={draft.lots}
          onChange={(lots) => change({ lots })}
          groupClass={GROUP}
        />
        <NumberField
          label="Dollars per slot"
          {...PRICES}
          value={draft.price}
          onChange={(price) => change({ price })}
          groupClass={GROUP}
        />
      </div>
      <p role="status" className={`text-13 tabular-nums ${problem ? 'text-bad' : ''}`}>
        {problem ??
          `${formatCount(hours.length, 'full hour')} per week, in which ${formatCount(free, 'slot')} would be for sale today.${
            replaced.length > 0 ? ` Replaces your bids in ${formatCount(replaced.length, 'hour')}.` : ''
          }`}
      </p>
      <Button
        type="submit"
        tone="primary"
        disabled={!canSend}
        pending={pending}
        className="self-start max-md:w-full"
      >
        Bid for {formatCount(canSend ? hours.length * draft.lots : 0, 'slot')} ·{' '}
        {formatMoney(canSend ? all : 0)}
      </Button>
      <ActionFailure title="The bid was not placed" error={failure} />
    </form>
  );
}
