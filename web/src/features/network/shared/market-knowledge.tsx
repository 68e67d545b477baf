import { useState } from 'react';
import { STUDY_LASTS, STUDY_TAKES, studyPrice } from '#game/demand/knowledge/study.ts';
import { dateText } from '#game/network/timetable/clock.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { CashLeft } from '#web/components/cash-left.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useIsBlocked } from '#web/lib/blocked-action.ts';
import { formatCount, formatMoney, formatPercent } from '#web/lib/format.ts';
import { useStudies } from '#web/lib/game/studies.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorld } from '#web/lib/world.ts';
import { momentText } from '#web/lib/world-moment.ts';

interface MarketKnowledgeProps {
  from: Airport;
  to: Airport;
  market: Pick<Market, 'leisure' | 'business' | 'premium' | 'known' | 'known_studied'>;
}

const DAYS = STUDY_TAKES / DAY;
const WEEKS = Math.round(STUDY_LASTS / WEEK);

/** Orders a market study after a confirmation. */
function StudyButton({ from, to, market }: MarketKnowledgeProps) {
  const cash = useOwnAirline().data?.cash;
  const isBlocked = useIsBlocked('research.study');
  const [asking, setAsking] = useState(false);
  const price = studyPrice(market.leisure + market.business + market.premium);
  const pair = `${from.iata}–${to.iata}`;
  const order = useAction({
    mutationFn: () => act('research.study', { origin: from.id, destination: to.id, price }),
    onSuccess: () => {
      setAsking(false);
      notify(`Market study of ${pair} ordered.`, 'good');
    },
  });
  const left = cash === undefined ? undefined : cash - price;
  return (
    <>
      <Button disabled={isBlocked} onClick={() => setAsking(true)} className="self-start">
        Order market study · {formatMoney(price)}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Order a market study of ${pair}?`}
        confirm={`Order study · ${formatMoney(price)}`}
        pending={order.isPending}
        disabled={left !== undefined && left < 0}
        onConfirm={() => order.run()}
      >
        <div className="flex flex-col gap-3">
          <p>
            It is ready in {formatCount(DAYS, 'day')} and valid for {formatCount(WEEKS, 'week')}. You will
            then know the market to {formatPercent(market.known_studied)} instead of{' '}
            {formatPercent(market.known)}, so forecasts have a narrower range. The price is not refunded.
          </p>
          <CashLeft left={left} />
          <ActionFailure title="The study was not ordered" error={order.error} />
        </div>
      </ConfirmDialog>
    </>
  );
}

/** How well the airline knows a market, what that means for forecasts, and how to know it better. */
export function MarketKnowledge({ from, to, market }: MarketKnowledgeProps) {
  const world = useWorld().data;
  const studies = useStudies().data;
  const pair = from.iata < to.iata ? from.iata + to.iata : to.iata + from.iata;
  const study = studies?.find((one) => one.pair === pair);
  const { known } = market;
  if (!world || !studies) return null;
  const canOrder = !study && market.known_studied > known;
  return (
    <section aria-label="Market knowledge" className="flex flex-col gap-1.5">
      <h3 className="text-13 font-medium">You know this market to {formatPercent(known)}</h3>
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-[2px] bg-line">
        <div className="h-full bg-accent" style={{ width: `${known * 100}%` }} />
      </div>
      <p className="text-13 text-muted">
        {known === 1
          ? 'Forecasts use its real demand.'
          : 'Forecasts use the demand that you expect. Your own flights halve what is missing every four weeks.'}
      </p>
      {study && (
        <p className="text-13">
          {study.ready > world.minute
            ? `Market study in progress. It is ready on ${momentText(world.start, study.ready)} UTC.`
            : `Your market study is valid until ${dateText(world.start, study.until)}.`}
        </p>
      )}
      {canOrder && <StudyButton {...{ from, to, market }} />}
    </section>
  );
}
