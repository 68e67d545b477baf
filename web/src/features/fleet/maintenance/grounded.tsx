import { CHECK_KINDS, type CheckKind, groundedBy } from '#game/fleet/aircraft/maintenance.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import type { FleetAircraft, FleetView } from '#web/lib/game/fleet-view.ts';
import { groundedWords } from '#web/lib/game/whereabouts.ts';

const PLANS = {
  line: 'Plan a line check',
  a: 'Plan an A check',
  c: 'Plan a C check',
  d: 'Plan a D check',
} as const;

/** Returns the lightest check that lets an aircraft fly again. Wear requires a C check. */
function cure({ record }: FleetAircraft, now: number): CheckKind {
  const wanted = groundedBy(record, now).map((reason) => (reason === 'condition' ? 'c' : reason));
  return CHECK_KINDS.findLast((kind) => wanted.includes(kind)) ?? 'line';
}

interface GroundedProps {
  view: FleetView;
  onPlan: (aircraft: string, kind: CheckKind) => void;
}

/** Lists grounded aircraft with the reason and a button to plan the check. Null if there are none. */
export function Grounded({ view, onPlan }: GroundedProps) {
  const { fleet, now } = view;
  const grounded = fleet.filter(
    ({ record }) => record.delivered <= now && groundedBy(record, now).length > 0,
  );
  if (grounded.length === 0) return null;
  return (
    <Banner
      tone="bad"
      title={grounded.length === 1 ? '1 aircraft is grounded' : `${grounded.length} aircraft are grounded`}
    >
      <ul className="mt-1 flex flex-col gap-2">
        {grounded.map((aircraft) => {
          const { record, workOrders } = aircraft;
          const kind = cure(aircraft, now);
          const isPlanned = workOrders.some((work) => work.kind !== 'refit');
          return (
            <li key={record.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="code min-w-16 normal-nums">{record.registration}</span>
              <span>
                {groundedWords(record, now)}. Its flights are cancelled unless a reserve aircraft operates
                them.
              </span>
              {isPlanned ? (
                <span className="text-muted">Work is planned or under way.</span>
              ) : (
                <Button className="h-8! px-2.5 text-13 max-md:h-11!" onClick={() => onPlan(record.id, kind)}>
                  {PLANS[kind]}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
