import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { canFly } from '#game/network/route/check.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import type { Market } from '#game/payloads/market.ts';
import { hasFullHours } from '#game/slots/airport-slots.ts';
import { withoutSlots } from '#game/slots/tight.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { CashLeft } from '#web/components/cash-left.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { fieldErrors } from '#web/lib/api-error.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useDelivery } from '#web/lib/game/delivery.ts';
import { useFleet } from '#web/lib/game/fleet.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useRouteQuote } from '#web/lib/game/market.ts';
import { offerUndo } from '#web/lib/offer-undo.ts';
import { linkTo } from '#web/lib/pages.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { Candidates } from '#web/lib/planning/use-candidate-aircraft.ts';
import type { PairOutlooks } from '#web/lib/planning/use-pair-outlooks.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorld } from '#web/lib/world.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { CandidateSelect } from '../shared/candidate-select.tsx';
import { usePositioning } from '../shared/use-positioning.ts';
import { bestOf, NoProfit } from './no-profit.tsx';
import { startableCandidates, startCandidate } from './start-candidate.ts';
import { StartSummary } from './start-summary.tsx';
import { leasedAircraft, startInput, startTerms } from './start-terms.ts';
import { useStartPlan } from './use-start-plan.ts';

const startedSchema = z.object({ route: z.string(), aircraft: z.string() });
const NONE: never[] = [];
const NOWHERE: ReadonlyMap<string, Airport> = new Map();
/** Fields of `route.start` that a refusal names when it is about the aircraft. */
const AIRCRAFT_FIELDS = ['lease.model', 'lease.price', 'aircraft', 'aircraft.revision'];

interface StartRouteProps {
  from: Airport;
  to: Airport;
  market: Market;
  candidates: Candidates;
  /** Candidate aircraft of the page. */
  candidate: CandidateAircraft | null;
  /** Outlook of each aircraft. */
  pair: PairOutlooks;
  onClose: () => void;
}

/** One dialog for starting a pair: route, aircraft, fares and a week of flights. */
export default function StartRoute({
  from,
  to,
  market,
  candidates,
  candidate,
  pair,
  onClose,
}: StartRouteProps) {
  const name = `${from.iata}–${to.iata}`;
  const navigate = useNavigate();
  const airline = useOwnAirline().data;
  const world = useWorld().data;
  const fleet = useFleet().data;
  const legs = useLegs().data ?? NONE;
  const quote = useRouteQuote(from.id, to.id);
  const index = useAirportIndex();
  const firstLease = useDelivery().data?.firstLease;
  const able = useMemo(() => {
    const busy = new Set(legs.map(({ aircraft }) => aircraft));
    return startableCandidates(
      candidates,
      busy,
      ({ model, seats }) =>
        canFly(model, seats, market.km, from.longest_runway_m, to.longest_runway_m) === null,
    );
  }, [candidates, legs, market.km, from, to]);
  const [wanted, setWanted] = useState(candidate);
  const best = bestOf([...able.own, ...able.market], pair);
  const chosen = startCandidate(able, wanted) ?? (pair.isDone ? (best?.candidate ?? null) : null);
  const { plan, error } = useStartPlan(from, to, market, chosen, candidates.own);
  const own = fleet?.find(({ id }) => id === chosen?.id);
  const terms =
    chosen && quote.data && world
      ? startTerms(chosen, quote.data, calendarAt(world.start, Math.max(0, world.minute)).year)
      : null;
  const starting =
    own ?? (airline && world && leasedAircraft(terms?.lease, airline.hub, world.minute, firstLease === true));
  const positioning = usePositioning(
    starting,
    chosen ?? undefined,
    plan?.prospect.legs ?? NONE,
    index.data?.byId ?? NOWHERE,
  );
  const left = airline && terms && airline.cash - terms.total;

  const start = useAction({
    mutationFn: () => {
      if (!chosen || !terms || !plan) throw new Error('The week is still being planned.');
      return act('route.start', startInput({ from, to, candidate: chosen, terms, plan, own }), startedSchema);
    },
    onSuccess: ({ route, aircraft }) => {
      offerUndo(
        `${name} starts with ${formatCount(plan?.prospect.legs.length ?? 0, 'flight')} per week.`,
        () => act('route.undo', own ? { route } : { route, aircraft }),
      );
      return navigate(linkTo('manageRoutes', { route }));
    },
  });

  const rejected = fieldErrors(start.error);
  const aircraftError = AIRCRAFT_FIELDS.map((field) => rejected[field]).find(Boolean);
  const choose = (id: string) => {
    start.reset();
    setWanted([...able.own, ...able.market].find((one) => one.id === id) ?? null);
  };
  const violations = quote.data?.faults ?? NONE;
  const earns = plan ? plan.prospect.profit > 0 : false;
  const isReady = violations.length === 0 && earns && terms !== null && left !== undefined && left !== null;
  const isFull = Object.values(market.slots).some(hasFullHours);
  const without = quote.data ? withoutSlots(from, to, quote.data.slots) : NONE;
  const isShort = typeof left === 'number' && left < 0;
  const delivery = () => {
    if (own && world) {
      const from = Math.max(own.delivered, own.ready);
      return from <= world.minute ? 'now' : momentText(world.start, from);
    }
    if (firstLease === undefined) return '…';
    return firstLease ? 'within one game hour' : `in ${formatCount(terms?.lease?.deliveryDays ?? 1, 'day')}`;
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Start flights on ${name}`}
      width={520}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isReady && chosen && (
            <Button tone="primary" pending={start.isPending} disabled={isShort} onClick={() => start.run()}>
              {own ? 'Start flights' : 'Lease and start flights'} · {formatMoney(terms.total)}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {violations.length > 0 ? (
          <Banner tone="warn" title={`${name} cannot be acquired`}>
            {violations.map(({ message }) => message).join(' ')}
          </Banner>
        ) : !chosen && pair.isDone ? (
          <Banner tone="warn" title={`No aircraft can fly ${name}`}>
            No aircraft in your fleet without flights or from lessors has enough range and runway performance.
          </Banner>
        ) : (
          <>
            <CandidateSelect
              label="Aircraft"
              candidates={able}
              value={chosen}
              onChange={choose}
              error={aircraftError}
            />
            {error || (quote.error && !quote.data) ? (
              <Banner tone="bad" title="The week could not be planned">
                {(error ?? quote.error)?.message}
              </Banner>
            ) : plan === undefined || !terms || typeof left !== 'number' || !chosen ? (
              <div role="status" className="flex flex-col gap-2">
                <span className="sr-only">Planning the best week …</span>
                <Skeleton className="h-12 w-40" />
                <Skeleton className="h-24 w-full" />
                <Skeleton className="h-16 w-full" />
              </div>
            ) : plan && earns ? (
              <StartSummary
                {...{ candidate: chosen, plan, terms, left, isFull, without, pair: name, positioning }}
                place={index.data?.codeOf(starting?.place ?? '') ?? ''}
                delivery={delivery()}
              />
            ) : (
              <NoProfit
                {...{ candidate: chosen, plan, isDone: pair.isDone, pair: name }}
                best={best}
                onChoose={choose}
              />
            )}
          </>
        )}
        {isShort && isReady && <CashLeft left={left} />}
        {!aircraftError && <ActionFailure title="Nothing was leased or acquired" error={start.error} />}
      </div>
    </Dialog>
  );
}
