import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PERIOD_SPANS } from '#game/books/periods.ts';
import type { Statement } from '#game/payloads/statement.ts';
import { ChoiceGroup } from '#web/components/choice-group.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { useFleet } from '#web/lib/game/fleet.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { PERIOD_CHOICES, STATEMENTS } from './statement-words.ts';
import { offeredPeriods, type StatementChoice } from './use-statement-choice.ts';

const WHOLE = 'airline';

interface ControlsProps {
  choice: StatementChoice;
  /** Undefined while it loads, and if there is none. */
  statement: Statement | undefined;
}

/** Chooses the whole airline, a route or an aircraft. */
function ScopeSelect({ choice, statement }: ControlsProps) {
  const routes = useRoutes().data;
  const fleet = useFleet().data;
  const { route, aircraft, change } = choice;
  const value = route ? `route:${route}` : aircraft ? `aircraft:${aircraft}` : WHOLE;
  return (
    <label className="flex min-w-0 flex-col gap-1.5 text-13 font-medium">
      Part of the airline
      <select
        value={value}
        onChange={({ target }) => {
          const [name, id = ''] = target.value.split(':');
          change({
            route: name === 'route' ? id : null,
            aircraft: name === 'aircraft' ? id : null,
            until: null,
          });
        }}
        className="h-9 min-w-44 rounded-control border border-line-strong bg-surface px-2 text-14 font-normal text-ink max-md:h-11 max-md:text-16"
      >
        <option value={WHOLE}>Whole airline</option>
        <optgroup label="Routes">
          {route && !routes?.some(({ id }) => id === route) && (
            <option value={value}>{routes && statement ? 'Former route' : 'Route'}</option>
          )}
          {routes?.map(({ id, pair }) => (
            <option key={id} value={`route:${id}`}>
              {pair.slice(0, 3)}–{pair.slice(3)}
            </option>
          ))}
        </optgroup>
        <optgroup label="Aircraft">
          {aircraft && !fleet?.some(({ id }) => id === aircraft) && (
            <option value={value}>{fleet && statement ? 'Former aircraft' : 'Aircraft'}</option>
          )}
          {fleet?.map(({ id, registration }) => (
            <option key={id} value={`aircraft:${id}`}>
              {registration}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}

/** Moves to earlier and later periods. */
function PeriodButtons({ choice, statement }: ControlsProps) {
  const [first, last] = [statement?.periods[0], statement?.periods.at(-1)];
  const span = PERIOD_SPANS[choice.by];
  const earlier = first && statement && first.from > statement.storedFrom ? first.from - 1 : null;
  const later =
    last && statement && last.to <= statement.minute ? last.to + (statement.periods.length - 1) * span : null;
  return (
    <div className="flex">
      <IconButton
        icon={ChevronLeft}
        label="Earlier periods"
        disabled={earlier === null}
        onClick={() => choice.change({ until: String(earlier) })}
      />
      <IconButton
        icon={ChevronRight}
        label="Later periods"
        disabled={later === null}
        onClick={() =>
          choice.change({ until: later && statement && later < statement.minute ? String(later) : null })
        }
      />
    </div>
  );
}

/** Chooses the statement, the periods and the part of the airline. */
export function StatementControls({ choice, statement }: ControlsProps) {
  const { kind, by, change, route, aircraft } = choice;
  const offered = offeredPeriods(kind, route !== undefined || aircraft !== undefined);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="md:w-[420px]">
        <ChoiceGroup
          legend="Statement"
          choices={STATEMENTS}
          value={kind}
          onChange={(value) =>
            change({ statement: value === 'profit' ? null : value, until: null, entries: null })
          }
        />
      </div>
      <ChoiceGroup
        legend="Period"
        choices={PERIOD_CHOICES.filter(({ value }) => offered.includes(value))}
        value={by}
        onChange={(value) => change({ by: value === 'week' ? null : value, until: null, entries: null })}
      />
      {kind === 'profit' && !choice.books && <ScopeSelect choice={choice} statement={statement} />}
      <PeriodButtons choice={choice} statement={statement} />
    </div>
  );
}
