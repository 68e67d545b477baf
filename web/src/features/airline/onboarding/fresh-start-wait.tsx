import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FRESH_START_DAYS } from '#game/airline/fresh-start.ts';
import { INSOLVENCY_DAYS } from '#game/bank/overdraft.ts';
import { dateText, timeText } from '#game/network/timetable/clock.ts';
import type { FreshStart } from '#game/payloads/insolvency.ts';
import type { FreshStartReason } from '#game/tables/fresh-start.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { Line } from '#web/components/line.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { confirmPresence } from '#web/lib/presence.ts';
import { realTime } from '#web/lib/real-time.ts';
import { timeLeft } from '#web/lib/time-left.ts';
import { worldQuery } from '#web/lib/world.ts';
import { CancelDialog } from './cancel-dialog.tsx';

/** Interval in which the clock is read, because no events reach a player without an airline. */
const REFETCH_MS = 20_000;

const WHY: Readonly<Record<FreshStartReason, string>> = {
  insolvent: `After an insolvency, a fresh start takes ${FRESH_START_DAYS} game days.`,
  merged: `After a merger, a fresh start takes ${FRESH_START_DAYS} game days.`,
  deleted: `An account with this email address was deleted. A fresh start takes ${FRESH_START_DAYS} game days from then on.`,
};

const moment = (start: string, minute: number) => `${dateText(start, minute)} ${timeText(minute)} UTC`;

/** The end of the player's last airline. */
function Ending({ last, start }: { last: FreshStart; start: string }) {
  return (
    <section aria-labelledby="ending" className="flex flex-col gap-3">
      <h2 id="ending" className="font-bold">
        What happened to {last.name}
      </h2>
      {last.reason === 'merged' ? (
        <p className="text-muted">
          On {moment(start, last.ended)}, another airline merged it with your consent.
        </p>
      ) : (
        <Administration last={last} start={start} />
      )}
    </section>
  );
}

/** The sums of an airline that an administrator has wound up. */
function Administration({ last, start }: { last: FreshStart; start: string }) {
  return (
    <>
      <p className="text-muted">
        Its cash was beyond the overdraft limit for {INSOLVENCY_DAYS} days. On {moment(start, last.ended)}, an
        administrator ended its leases, sold its aircraft to the dealers, and paid its lenders.
      </p>
      <dl className="flex flex-col gap-1 text-13">
        <Line label="Sales and deposits">{formatMoney(last.proceeds)}</Line>
        <Line label="Paid to lenders">{formatMoney(last.repaid)}</Line>
        {last.proceeds > last.repaid && (
          <Line label="Left to the founders">{formatMoney(last.proceeds - last.repaid)}</Line>
        )}
        <Line label="Written off by the bank">{formatMoney(last.writtenOff)}</Line>
      </dl>
    </>
  );
}

/** Explains when a player may found again, and why not now. */
export function FreshStartWait({ last, minute }: { last: FreshStart; minute: number }) {
  const { data: world } = useQuery({ ...worldQuery, refetchInterval: REFETCH_MS });
  useEffect(() => confirmPresence(), []);
  const [isCancelling, setCancelling] = useState(false);
  if (!world) return null;
  const left = Math.max(0, last.until - minute);
  return (
    <div className="mx-auto flex w-full max-w-[560px] flex-col gap-6 p-6 max-md:p-4 lg:py-12">
      <h1 tabIndex={-1} className="text-28 font-bold">
        Your fresh start
      </h1>
      <Banner tone="warn" title={`You can found an airline again on ${moment(world.start, last.until)}`}>
        <p>
          That is in {timeLeft(left)} of game time: {realTime(left, world.speed)} at the world’s present
          speed. {(world.paused || world.resting) && 'The clock is stopped now. '}
          {WHY[last.reason ?? 'insolvent']}
        </p>
      </Banner>
      {last.name !== '' && <Ending last={last} start={world.start} />}
      <p className="text-13 text-muted">
        You keep your account. On that date, choose a name and a hub here. The time counts while the world
        runs.
      </p>
      <Button tone="quiet" className="-ml-3.5 self-start" onClick={() => setCancelling(true)}>
        Delete account
      </Button>
      <CancelDialog open={isCancelling} onClose={() => setCancelling(false)} />
    </div>
  );
}
