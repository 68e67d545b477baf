import { Trash2, WandSparkles } from 'lucide-react';
import { useMemo, useState } from 'react';
import { MEAN_FUEL_PRICE } from '../../../../../game/fuel-price.ts';
import { rulesOf } from '../../../../../game/records/rules.ts';
import { DAYS_A_WEEK, HOUR } from '../../../../../game/time.ts';
import { checkTimetable } from '../../../../../game/timetable/check.ts';
import type { PlannedLeg } from '../../../../../game/timetable/leg.ts';
import { ActionFailure } from '../../../components/action-failure.tsx';
import { Button } from '../../../components/button.tsx';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { inputClass } from '../../../components/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useAddress } from '../../../components/use-address.ts';
import { WeekGrid } from '../../../components/week-grid/week-grid.tsx';
import { act } from '../../../lib/act.ts';
import { useOwnAirline } from '../../../lib/airline.ts';
import { formatCount, formatDecimal } from '../../../lib/format.ts';
import { useAirportIndex } from '../../../lib/game/airport-index.ts';
import { useFleet } from '../../../lib/game/fleet.ts';
import { useLegs } from '../../../lib/game/legs.ts';
import { useRoutes } from '../../../lib/game/routes.ts';
import { notify } from '../../../lib/notices.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useWorld } from '../../../lib/world.ts';
import { useFacts } from '../shared/use-facts.ts';
import { useMachines } from '../shared/use-machines.ts';
import { AddFlights } from './add-flights.tsx';
import { fetchMarkets } from './fetch-markets.ts';
import { NothingToPlan } from './nothing-to-plan.tsx';
import { baseOf, draftedLegs, isSameWeek, obstacle, type PlanRoute, planAutomatically } from './plan-week.ts';
import { positioningWords } from './positioning-words.ts';
import { refusedLegs } from './refused-legs.ts';
import { TimetablePreview } from './timetable-preview.tsx';

const NO_DRAFTS: ReadonlyMap<string, readonly PlannedLeg[]> = new Map();
const NONE: never[] = [];
/** Most aircraft that one call takes. */
const AT_ONCE = 50;
const COLOURS = ['1', '2', '3', '4', '5', '6'].map((number) => `var(--series-${number})`);

/** Weeks of flights, aircraft by aircraft: by hand on the grid, or planned by what each departure is worth. */
export function TimetableView() {
  const { params, change } = useAddress();
  const airline = useOwnAirline().data;
  const airports = useAirportIndex();
  const routes = useRoutes();
  const legs = useLegs();
  const fleet = useFleet();
  const machines = useMachines();
  const facts = useFacts();
  const world = useWorld();
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  const [selected, setSelected] = useState<number | null>(null);
  const [nights, setNights] = useState(false);
  const [onlyLine, setOnlyLine] = useState(false);
  const [planned, setPlanned] = useState('');
  const [sent, setSent] = useState<readonly string[]>(NONE);
  const line = params.get('line');
  const fuelPrice = facts?.fuelPrice ?? MEAN_FUEL_PRICE;
  const index = airports.data;

  const lines = useMemo(
    () =>
      (routes.data ?? NONE).flatMap((route): PlanRoute[] => {
        const [a, b] = [index?.byId.get(route.a), index?.byId.get(route.b)];
        return a && b ? [{ route, a, b }] : [];
      }),
    [routes.data, index],
  );
  const stored = legs.data ?? NONE;
  const timetable = useMemo(() => draftedLegs(stored, drafts), [stored, drafts]);
  const touched = useMemo(() => [...drafts.keys()], [drafts]);

  const save = useAction({
    mutationFn: async () => {
      const revisions = new Map(fleet.data?.map(({ id, revision }) => [id, revision]));
      const plans = [...drafts].map(([aircraft, week]) => ({
        aircraft,
        revision: revisions.get(aircraft) ?? 0,
        legs: week.map(({ route, origin, departs }) => ({ route, origin, departs })),
      }));
      for (let at = 0; at < plans.length; at += AT_ONCE) {
        const together = plans.slice(at, at + AT_ONCE);
        setSent(together.map(({ aircraft }) => aircraft));
        await act('timetable.set', { plans: together });
      }
    },
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: ['market'] });
      // The stored weeks first, or the grid would show the old ones for a moment.
      await legs.refetch();
      setDrafts(NO_DRAFTS);
      setPlanned('');
      notify('The timetable is set; it counts from the next full hour on.', 'good');
    },
  });

  const auto = useAction({
    mutationFn: async ({ chosen, hub }: { chosen: readonly string[]; hub: string }) => {
      const planned = machines.own.filter(({ id }) => chosen.includes(id));
      const wanted = onlyLine && line ? lines.filter(({ route }) => route.id === line) : lines;
      const able = wanted.filter((one) => planned.some((machine) => obstacle(machine, one) === null));
      return planAutomatically({
        machines: planned.map((machine) => ({
          machine,
          place: fleet.data?.find(({ id }) => id === machine.id)?.place ?? hub,
        })),
        routes: able,
        existing: timetable.filter(({ aircraft }) => !chosen.includes(aircraft)),
        stored,
        markets: await fetchMarkets(able),
        hub,
        fuelPrice,
        nights,
      });
    },
    onSuccess: (weeks) => {
      const all = new Map(drafts);
      for (const [id, week] of weeks) {
        const before = stored.filter(({ aircraft }) => aircraft === id);
        if (isSameWeek(week, before)) all.delete(id);
        else all.set(id, week);
      }
      setDrafts(all);
      setSelected(null);
      save.reset();
      const count = [...weeks.values()].reduce((sum, week) => sum + week.length, 0);
      setPlanned(
        count === 0
          ? 'Nothing was planned: no departure would earn more than it costs.'
          : `${formatCount(count, 'flight')} a week planned. Look it over, then set the timetable.`,
      );
    },
  });

  const refused = useMemo(() => refusedLegs(save.error, sent), [save.error, sent]);
  const failure = airports.error ?? routes.error ?? legs.error ?? fleet.error ?? machines.error;
  if (failure && !(routes.data && legs.data && fleet.data))
    return (
      <ErrorState
        title="The timetable could not be loaded"
        error={failure}
        onRetry={() => {
          for (const query of [airports, routes, legs, fleet]) if (query.isError) void query.refetch();
        }}
      />
    );
  if (!index || !routes.data || !legs.data || !fleet.data || machines.isPending || !airline)
    return <TableSkeleton of="the timetable" rows={12} />;
  if (fleet.data.length === 0) return <NothingToPlan missing="aircraft" />;
  if (lines.length === 0) return <NothingToPlan missing="route" />;

  const legsBy = (id: string) => stored.filter(({ aircraft }) => aircraft === id);
  const idle = machines.own.find(({ id }) => legsBy(id).length === 0);
  const machine = machines.own.find(({ id }) => id === params.get('aircraft')) ?? idle ?? machines.own[0];
  if (!machine) return null;
  const record = fleet.data.find(({ id }) => id === machine.id);
  const place = record?.place ?? airline.hub;
  const base = baseOf(lines, airline.hub, place);
  const week: readonly PlannedLeg[] = drafts.get(machine.id) ?? legsBy(machine.id);
  const turnaround = machine.model.turnaround_min;
  const isFlyable = lines.some((one) => obstacle(machine, one) === null);

  const draft = (id: string, next: readonly PlannedLeg[]) => {
    const all = new Map(drafts);
    if (isSameWeek(next, legsBy(id))) all.delete(id);
    else all.set(id, next);
    setDrafts(all);
    save.reset();
  };
  const plan = (chosen: readonly string[]) => auto.run({ chosen, hub: airline.hub });

  const positioning =
    record && world.data && rulesOf(airline.rules).position
      ? positioningWords({
          ...{ aircraft: record, machine, week, airports: index.byId, world: world.data },
          fuelPrice,
        })
      : null;
  const flown = [...new Set(week.map(({ route }) => route))];
  const colourOf = ({ route }: PlannedLeg) => COLOURS[flown.indexOf(route) % COLOURS.length] ?? '';
  const blockHours = week.reduce((sum, { block }) => sum + block, 0) / HOUR;
  const faults = [...drafts].some(([id, legsOf]) => {
    const one = machines.own.find((other) => other.id === id);
    return checkTimetable(legsOf, { turnaround: one?.model.turnaround_min ?? 0 }).length > 0;
  });

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <label className="flex w-96 flex-col gap-1.5 text-13 font-medium max-md:w-full">
          Aircraft
          <select
            value={machine.id}
            onChange={(event) => {
              setSelected(null);
              change({ aircraft: event.target.value });
            }}
            className={`${inputClass} font-normal`}
          >
            {machines.own.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}, {formatCount((drafts.get(one.id) ?? legsBy(one.id)).length, 'flight')}
                {refused.has(one.id) ? ' (refused)' : drafts.has(one.id) ? ' (changed)' : ''}
              </option>
            ))}
          </select>
        </label>
        <Button
          tone={week.length === 0 ? 'primary' : 'secondary'}
          onClick={() => plan([machine.id])}
          disabled={!isFlyable}
          pending={auto.isPending}
        >
          <Icon of={WandSparkles} />
          Plan automatically
        </Button>
        {machines.own.length > 1 && (
          <Button pending={auto.isPending} onClick={() => plan(machines.own.map(({ id }) => id))}>
            Plan the whole fleet
          </Button>
        )}
        <label className="flex h-9 items-center gap-2 text-13 max-md:h-11">
          <input
            type="checkbox"
            checked={nights}
            onChange={(event) => setNights(event.target.checked)}
            className="size-4 accent-accent"
          />
          Nights, too
        </label>
        {line && lines.length > 1 && (
          <label className="flex h-9 items-center gap-2 text-13 max-md:h-11">
            <input
              type="checkbox"
              checked={onlyLine}
              onChange={(event) => setOnlyLine(event.target.checked)}
              className="size-4 accent-accent"
            />
            Only {index.codeOf(lines.find(({ route }) => route.id === line)?.a.id ?? '')}–
            {index.codeOf(lines.find(({ route }) => route.id === line)?.b.id ?? '')}
          </label>
        )}
      </div>
      <ActionFailure title="Nothing was planned" error={auto.error} />
      {planned && (
        <p role="status" className="text-13 text-muted">
          {planned}
        </p>
      )}
      {!isFlyable && (
        <p className="text-13 text-warn">
          {machine.registration} can fly none of your routes: each is out of its range or has too short a
          runway.
        </p>
      )}
      <AddFlights
        key={machine.id}
        machine={machine}
        routes={lines}
        base={base}
        line={line}
        onAdd={(more) => draft(machine.id, [...week, ...more])}
      />
      <div className="grid min-w-0 gap-6 xl:grid-cols-[minmax(0,1fr)_280px]">
        <WeekGrid
          legs={week}
          turnaround={turnaround}
          onChange={(next) => draft(machine.id, next)}
          selected={selected}
          onSelect={setSelected}
          labelOf={({ origin, destination }) => `${index.codeOf(origin)}–${index.codeOf(destination)}`}
          colourOf={colourOf}
          codeOf={index.codeOf}
          refused={refused.get(machine.id)}
        />
        <aside aria-label="This timetable" className="flex flex-col gap-4 xl:sticky xl:top-6 xl:self-start">
          <dl className="grid grid-cols-2 gap-3 tabular-nums">
            <div>
              <dt className="text-12 text-muted">Flights a week</dt>
              <dd className="text-16 font-medium">{week.length}</dd>
            </div>
            <div>
              <dt className="text-12 text-muted">Hours a day</dt>
              <dd className="text-16 font-medium">{formatDecimal(blockHours / DAYS_A_WEEK, 1)}</dd>
            </div>
          </dl>
          <div className="flex gap-2">
            <Button
              disabled={selected === null || !week[selected]}
              onClick={() => {
                draft(
                  machine.id,
                  week.filter((_, at) => at !== selected),
                );
                setSelected(null);
              }}
            >
              <Icon of={Trash2} />
              Remove flight
            </Button>
            <Button tone="quiet" disabled={week.length === 0} onClick={() => draft(machine.id, [])}>
              Clear
            </Button>
          </div>
          <TimetablePreview
            lines={lines}
            stored={stored}
            timetable={timetable}
            machines={machines.own}
            touched={touched}
          />
          {positioning && <p className="text-13 text-warn">{positioning}</p>}
          <ActionFailure title="The timetable was not set" error={save.error} />
          <div className="flex flex-wrap gap-2 max-md:sticky max-md:bottom-0 max-md:bg-surface max-md:py-2">
            <Button
              tone="primary"
              disabled={drafts.size === 0 || faults}
              pending={save.isPending}
              onClick={() => save.run()}
            >
              Set timetable{drafts.size > 1 ? ` of ${drafts.size} aircraft` : ''}
            </Button>
            <Button
              tone="quiet"
              disabled={drafts.size === 0}
              onClick={() => {
                setDrafts(NO_DRAFTS);
                setPlanned('');
                save.reset();
              }}
            >
              Discard
            </Button>
          </div>
          {faults && <p className="text-13 text-bad">What is in the way must be mended first.</p>}
        </aside>
      </div>
    </div>
  );
}
