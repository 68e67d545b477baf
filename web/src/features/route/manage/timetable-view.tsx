import { useMemo, useState } from 'react';
import { MEAN_FUEL_PRICE } from '../../../../../game/fuel-price.ts';
import { rulesOf } from '../../../../../game/records/rules.ts';
import { checkTimetable } from '../../../../../game/timetable/check.ts';
import type { PlannedLeg } from '../../../../../game/timetable/leg.ts';
import { ActionFailure } from '../../../components/action-failure.tsx';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { useAddress } from '../../../components/use-address.ts';
import { WeekGrid } from '../../../components/week-grid/week-grid.tsx';
import { act } from '../../../lib/act.ts';
import { useOwnAirline } from '../../../lib/airline.ts';
import { formatCount } from '../../../lib/format.ts';
import { useAirportIndex } from '../../../lib/game/airport-index.ts';
import { useFleet } from '../../../lib/game/fleet.ts';
import { useLegs } from '../../../lib/game/legs.ts';
import { useRoutes } from '../../../lib/game/routes.ts';
import { notify } from '../../../lib/notices.ts';
import { planInBackground } from '../../../lib/planning/run-planner.ts';
import { useFacts } from '../../../lib/planning/use-facts.ts';
import { useMachines } from '../../../lib/planning/use-machines.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useWorld } from '../../../lib/world.ts';
import { AddFlights } from './add-flights.tsx';
import { fetchMarkets } from './fetch-markets.ts';
import { groundedWords } from './grounded-words.ts';
import { NothingToPlan } from './nothing-to-plan.tsx';
import { baseOf, draftedLegs, isSameWeek, obstacle, type PlanRoute, planJob, spareOf } from './plan-week.ts';
import { positioningWords } from './positioning-words.ts';
import { refusedLegs } from './refused-legs.ts';
import { TimetablePreview } from './timetable-preview.tsx';
import { TimetableSide } from './timetable-side.tsx';
import { type PlanWishes, TimetableTools } from './timetable-tools.tsx';

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
  const [wishes, setWishes] = useState<PlanWishes>({ nights: false, spare: false, onlyLine: false });
  const [planned, setPlanned] = useState('');
  const [progress, setProgress] = useState(0);
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
      const asked = machines.own.filter(({ id }) => chosen.includes(id));
      const busy = new Set(stored.map(({ aircraft }) => aircraft));
      const spare = wishes.spare && asked.length > 1 ? spareOf(asked, busy) : undefined;
      const planned = asked.filter((machine) => machine !== spare);
      const wanted = wishes.onlyLine && line ? lines.filter(({ route }) => route.id === line) : lines;
      const able = wanted.filter((one) => planned.some((machine) => obstacle(machine, one) === null));
      if (!facts) throw new Error('The world is still loading. Try again in a moment.');
      const job = planJob({
        machines: planned.map((machine) => ({
          machine,
          place: fleet.data?.find(({ id }) => id === machine.id)?.place ?? hub,
        })),
        routes: able,
        drafted: timetable,
        stored,
        fleet: machines.own,
        markets: await fetchMarkets(able),
        ...{ hub, facts, nights: wishes.nights },
      });
      const weeks = await planInBackground(job, setProgress);
      return { weeks, spare };
    },
    onSuccess: ({ weeks, spare }) => {
      const all = new Map(drafts);
      const drafted = new Map([...weeks].map(([id, { legs: week }]) => [id, week]));
      if (spare) drafted.set(spare.id, []);
      for (const [id, week] of drafted) {
        const before = stored.filter(({ aircraft }) => aircraft === id);
        if (isSameWeek(week, before)) all.delete(id);
        else all.set(id, week);
      }
      setDrafts(all);
      setSelected(null);
      save.reset();
      const isRule = airline && rulesOf(airline.rules).spare;
      const how = isRule ? '' : '; a rule under Operations lets it step in';
      const free = spare ? ` ${spare.registration} stays free as a spare${how}.` : '';
      const count = [...drafted.values()].reduce((sum, week) => sum + week.length, 0);
      const grounded = groundedWords(weeks, machines.own);
      setPlanned(
        count === 0
          ? `No flights planned. ${grounded}`
          : `${formatCount(count, 'flight')} per week planned.${free} ${grounded} Check the plan, then set the timetable.`,
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
  const weekOf = (id: string): readonly PlannedLeg[] => drafts.get(id) ?? legsBy(id);
  const stateOf = (id: string) => (refused.has(id) ? 'Refused: ' : drafts.has(id) ? 'Changed: ' : '');
  const idle = machines.own.find(({ id }) => legsBy(id).length === 0);
  const machine = machines.own.find(({ id }) => id === params.get('aircraft')) ?? idle ?? machines.own[0];
  if (!machine) return null;
  const record = fleet.data.find(({ id }) => id === machine.id);
  const place = record?.place ?? airline.hub;
  const base = baseOf(lines, airline.hub, place);
  const week = weekOf(machine.id);
  const turnaround = machine.model.turnaround_min;
  const isFlyable = lines.some((one) => obstacle(machine, one) === null);

  const draft = (id: string, next: readonly PlannedLeg[]) => {
    const all = new Map(drafts);
    if (isSameWeek(next, legsBy(id))) all.delete(id);
    else all.set(id, next);
    setDrafts(all);
    save.reset();
  };

  const positioning =
    record && world.data && rulesOf(airline.rules).position
      ? positioningWords({
          ...{ aircraft: record, machine, week, airports: index.byId, world: world.data },
          fuelPrice,
        })
      : null;
  const ends = lines.length > 1 ? lines.find(({ route }) => route.id === line)?.route : undefined;
  const lineName = ends ? `${index.codeOf(ends.a)}–${index.codeOf(ends.b)}` : null;
  const flown = [...new Set(week.map(({ route }) => route))];
  const colourOf = ({ route }: PlannedLeg) => COLOURS[flown.indexOf(route) % COLOURS.length] ?? '';
  const hasFaults = [...drafts].some(([id, legsOf]) => {
    const one = machines.own.find((other) => other.id === id);
    return checkTimetable(legsOf, { turnaround: one?.model.turnaround_min ?? 0 }).length > 0;
  });

  return (
    <div className="flex flex-col gap-5">
      <TimetableTools
        {...{ machine, isFlyable, wishes, line: lineName }}
        machines={machines.own}
        nameOf={({ id, label }) => `${stateOf(id)}${label}, ${formatCount(weekOf(id).length, 'flight')}`}
        onAircraft={(aircraft) => {
          setSelected(null);
          change({ aircraft });
        }}
        isEmpty={week.length === 0}
        planning={auto.isPending ? progress : null}
        onPlan={(chosen) => {
          setProgress(0);
          auto.run({ chosen, hub: airline.hub });
        }}
        onWishes={setWishes}
      />
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
        <TimetableSide
          {...{ week, selected, positioning, hasFaults }}
          onWeek={(next) => {
            draft(machine.id, next);
            setSelected(null);
          }}
          changed={drafts.size}
          isSaving={save.isPending}
          error={save.error}
          onSet={() => save.run()}
          onDiscard={() => {
            setDrafts(NO_DRAFTS);
            setPlanned('');
            save.reset();
          }}
        >
          <TimetablePreview {...{ lines, stored, timetable, touched, machines: machines.own }} />
        </TimetableSide>
      </div>
    </div>
  );
}
