import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Airport } from '../../../../../game/airport.ts';
import type { Market } from '../../../../../game/records/market.ts';
import { canFly } from '../../../../../game/route/check.ts';
import { calendarAt } from '../../../../../game/timetable/clock.ts';
import { ActionFailure } from '../../../components/action-failure.tsx';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { act } from '../../../lib/act.ts';
import { useOwnAirline } from '../../../lib/airline.ts';
import { fieldErrors } from '../../../lib/api-error.ts';
import { formatCount, formatMoney } from '../../../lib/format.ts';
import { useDelivery } from '../../../lib/game/delivery.ts';
import { useFleet } from '../../../lib/game/fleet.ts';
import { useLegs } from '../../../lib/game/legs.ts';
import { useRouteQuote } from '../../../lib/game/market.ts';
import { offerUndo } from '../../../lib/offer-undo.ts';
import type { Machine } from '../../../lib/planning/machine.ts';
import type { Machines } from '../../../lib/planning/use-machines.ts';
import type { PairOutlooks } from '../../../lib/planning/use-pair-outlooks.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useWorld } from '../../../lib/world.ts';
import { momentText } from '../../../lib/world-moment.ts';
import { MachineSelect } from '../shared/machine-select.tsx';
import { bestOf, NoProfit } from './no-profit.tsx';
import { startableMachines, startMachine } from './start-machine.ts';
import { StartSummary } from './start-summary.tsx';
import { startInput, startTerms } from './start-terms.ts';
import { useStartPlan } from './use-start-plan.ts';

const startedSchema = z.object({ route: z.string(), aircraft: z.string() });
const NONE: never[] = [];
/** Fields of `route.start` that a refusal names when it is about the aircraft. */
const AIRCRAFT_FIELDS = ['lease.model', 'lease.price', 'aircraft', 'aircraft.revision'];

interface StartRouteProps {
  from: Airport;
  to: Airport;
  market: Market;
  machines: Machines;
  /** The aircraft that the page's estimate is made for. */
  machine: Machine | null;
  /** What each aircraft would earn. */
  pair: PairOutlooks;
  onClose: () => void;
}

/** One confirmation for everything that a pair needs: the right, an aircraft, fares and a week of flights. */
export default function StartRoute({ from, to, market, machines, machine, pair, onClose }: StartRouteProps) {
  const name = `${from.iata}–${to.iata}`;
  const navigate = useNavigate();
  const airline = useOwnAirline().data;
  const world = useWorld().data;
  const fleet = useFleet().data;
  const legs = useLegs().data ?? NONE;
  const quote = useRouteQuote(from.id, to.id);
  const firstLease = useDelivery().data?.firstLease;
  const able = useMemo(() => {
    const busy = new Set(legs.map(({ aircraft }) => aircraft));
    return startableMachines(
      machines,
      busy,
      ({ model, seats }) =>
        canFly(model, seats, market.km, from.longest_runway_m, to.longest_runway_m) === null,
    );
  }, [machines, legs, market.km, from, to]);
  const [wanted, setWanted] = useState(machine);
  const best = bestOf([...able.own, ...able.market], pair);
  const chosen = startMachine(able, wanted) ?? (pair.isDone ? (best?.machine ?? null) : null);
  const { plan, error } = useStartPlan(from, to, market, chosen, machines.own);
  const own = fleet?.find(({ id }) => id === chosen?.id);
  const terms =
    chosen && quote.data && world
      ? startTerms(chosen, quote.data, calendarAt(world.start, Math.max(0, world.minute)).year)
      : null;
  const left = airline && terms && airline.cash - terms.total;

  const start = useAction({
    mutationFn: () => {
      if (!chosen || !terms || !plan) throw new Error('The week is still being planned.');
      return act('route.start', startInput(from, to, chosen, terms, plan, own), startedSchema);
    },
    onSuccess: ({ route, aircraft }) => {
      void queryClient.invalidateQueries({ queryKey: ['market'] });
      offerUndo(
        `${name} starts with ${formatCount(plan?.prospect.legs.length ?? 0, 'flight')} per week.`,
        () =>
          act('route.undo', own ? { route } : { route, aircraft }).finally(() =>
            queryClient.invalidateQueries({ queryKey: ['market'] }),
          ),
      );
      navigate(`/route/manage/?route=${route}`);
    },
  });

  const refused = fieldErrors(start.error);
  const aircraftError = AIRCRAFT_FIELDS.map((field) => refused[field]).find(Boolean);
  const choose = (id: string) => {
    start.reset();
    setWanted([...able.own, ...able.market].find((one) => one.id === id) ?? null);
  };
  const faults = quote.data?.faults ?? NONE;
  const earns = plan ? plan.prospect.profit > 0 : false;
  const isReady = faults.length === 0 && earns && terms !== null && left !== undefined && left !== null;
  const isShort = typeof left === 'number' && left < 0;
  const delivery = () => {
    if (own && world) return own.delivered <= world.minute ? 'now' : momentText(world.start, own.delivered);
    if (firstLease === undefined) return '…';
    return firstLease ? 'within one game hour' : `in ${formatCount(terms?.lease?.deliveryDays ?? 1, 'day')}`;
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Lease and plan on ${name}`}
      width={520}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isReady && chosen && (
            <Button tone="primary" pending={start.isPending} disabled={isShort} onClick={() => start.run()}>
              {own ? 'Start flights' : 'Lease and plan'} · {formatMoney(terms.total)}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {faults.length > 0 ? (
          <Banner tone="warn" title={`${name} cannot be acquired`}>
            {faults.map(({ message }) => message).join(' ')}
          </Banner>
        ) : !chosen && pair.isDone ? (
          <Banner tone="warn" title={`No aircraft can fly ${name}`}>
            None of your aircraft without flights, nor any that lessors have, has the range and runway for it.
          </Banner>
        ) : (
          <>
            <MachineSelect
              label="Aircraft"
              machines={able}
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
              <StartSummary {...{ machine: chosen, plan, terms, left, pair: name }} delivery={delivery()} />
            ) : (
              <NoProfit
                {...{ machine: chosen, plan, isDone: pair.isDone, pair: name }}
                best={best}
                onChoose={choose}
              />
            )}
          </>
        )}
        {isShort && isReady && <p className="text-13 text-bad">You lack {formatMoney(-left)}.</p>}
        {!aircraftError && <ActionFailure title="Nothing was leased or acquired" error={start.error} />}
      </div>
    </Dialog>
  );
}
