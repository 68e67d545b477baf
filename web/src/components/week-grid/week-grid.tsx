import { type MouseEvent, useId, useRef, useState } from 'react';
import { dayAndTime, timeText } from '#game/network/timetable/clock.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { DAY, HOUR, HOURS_A_DAY } from '#game/world/time.ts';
import { PHONE, useMedia } from '#web/lib/use-media.ts';
import { DayHeads } from './day-heads.tsx';
import { blocksOf, turnaroundsOf } from './grid-layout.ts';
import { conflictsOf } from './grid-violations.ts';
import { LegBlock, placeOf } from './leg-block.tsx';
import { concerned, type LegSelection, NO_LEGS } from './leg-selection.ts';
import { snapped, withLegsAt } from './move-leg.ts';
import { useGridInput } from './use-grid-input.ts';
import { useLegDrag } from './use-leg-drag.ts';
import { ViolationList } from './violation-list.tsx';
import './week-grid.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NOTHING: ReadonlyMap<number, string> = new Map();

function Hours() {
  return (
    <div className="relative w-11 shrink-0 text-12 text-muted tabular-nums" aria-hidden="true">
      {HOURS.map((hour) => (
        <span key={hour} className="absolute right-1.5" style={{ top: `${(hour / HOURS_A_DAY) * 100}%` }}>
          {timeText(hour * HOUR)}
        </span>
      ))}
    </div>
  );
}

function Hint({ id }: { id: string }) {
  return (
    <p id={id} className="text-12 text-muted max-md:sr-only">
      Drag a flight or use the arrow keys: up and down move it by 5 minutes, with Shift by an hour, left and
      right by a day. Delete removes it. Ctrl+D copies it to the next day. Select several with Ctrl or Shift
      and a click or Enter, all with Ctrl+A, none with Escape. Selected flights are moved, deleted and copied
      together.
    </p>
  );
}

export interface WeekGridProps<L extends PlannedLeg> {
  /** In any order. The index identifies a leg. */
  legs: readonly L[];
  /** Minimum turnaround in minutes, by leg if several aircraft are shown. */
  turnaround: number | ((leg: L) => number);
  /** Called with the new list and selection. Moved legs keep their index, copies are appended. */
  onChange: (legs: L[], selected: LegSelection) => void;
  selected: LegSelection;
  onSelect: (selected: LegSelection) => void;
  /** Whether every click toggles the selection of a leg. */
  isPicking?: boolean;
  /** Called for Enter or a double click. */
  onOpen?: (index: number) => void;
  /** Called for a double click on an empty spot, with the minute of the week. */
  onAdd?: (departs: number) => void;
  /** Returns a short label such as "BCN" or "AB101". */
  labelOf: (leg: L) => string;
  /** Returns a CSS colour such as var(--series-1). */
  colourOf: (leg: L) => string;
  /** Returns the code of an airport, for descriptions of conflicts. */
  codeOf?: (airport: string) => string;
  /** Returns the aircraft of a leg if several are shown. Only legs of the same aircraft can conflict. */
  aircraftOf?: (leg: L) => string;
  /** Server errors by index of the leg. */
  rejected?: ReadonlyMap<number, string> | undefined;
  readOnly?: boolean;
}

/**
 * A week of flights, Monday to Sunday in UTC. Legs are blocks, followed by hatched turnarounds. Dragging or
 * arrow keys move a leg and the rest of the selection. Conflicts are shown before the drop. A phone shows one
 * day at a time.
 */
export function WeekGrid<L extends PlannedLeg>({
  legs,
  turnaround,
  onChange,
  selected,
  onSelect,
  onOpen,
  onAdd,
  labelOf,
  colourOf,
  codeOf = (airport) => airport,
  aircraftOf = () => '',
  rejected = NOTHING,
  isPicking = false,
  readOnly = false,
}: WeekGridProps<L>) {
  const phone = useMedia(PHONE);
  const [day, setDay] = useState(0);
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  const days = phone ? 1 : 7;
  const measure = () => {
    const box = area.current?.getBoundingClientRect();
    return { dayWidth: (box?.width ?? days) / days, dayHeight: box?.height ?? 1 };
  };
  const moved = (index: number, departs: number) =>
    withLegsAt(legs, index, departs, concerned(selected, index));
  const { drag, cancel, endsDrag, handlersFor } = useLegDrag(measure, {
    days,
    onDrop: ({ index, departs }) => onChange(moved(index, departs), selected),
  });
  const { press, select, onKey } = useGridInput({
    ...{ legs, selected, onSelect, onChange, onOpen, isPicking, readOnly },
    cancelDrag: drag && cancel,
    onMoved: ({ departs }) => setDay(Math.floor(departs / DAY)),
  });

  const turnaroundOf = typeof turnaround === 'number' ? () => turnaround : turnaround;
  const dragged = drag ? concerned(selected, drag.index) : NO_LEGS;
  const shown = drag ? moved(drag.index, drag.departs) : legs;
  const { invalid, texts } = conflictsOf({
    ...{ legs: shown, turnaroundOf, aircraftOf, codeOf, rejected, dragged },
    lead: drag?.index ?? null,
  });
  const isShown = ({ part }: { part: { day: number } }) => !phone || part.day === day;

  const add = ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    if (readOnly || target !== currentTarget) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    const { dayWidth, dayHeight } = measure();
    const on = phone ? day : Math.floor((clientX - left) / dayWidth);
    onAdd?.(snapped(on * DAY + ((clientY - top) / dayHeight) * DAY));
  };

  return (
    <div>
      <DayHeads only={phone ? day : null} onChoose={setDay} />
      <div className="flex h-[720px]">
        <Hours />
        <section
          ref={area}
          aria-label="Week, times in UTC"
          aria-describedby={readOnly ? undefined : hint}
          data-days={days}
          onDoubleClick={add}
          className="week-grid-lines relative flex-1 overflow-hidden border-b border-line"
        >
          {turnaroundsOf(shown, turnaroundOf)
            .filter(isShown)
            .map(({ part, id, lane }) => (
              <div key={id} style={placeOf(part, lane, days)} className="week-grid-turnaround absolute" />
            ))}
          {blocksOf(shown)
            .filter(isShown)
            .map(({ leg, index, part, number, lane }) => (
              <LegBlock
                key={`${index}-${number}`}
                label={labelOf(leg)}
                times={`${timeText(leg.departs)}–${timeText(leg.departs + leg.block)}`}
                colour={colourOf(leg)}
                isInvalid={invalid.has(index)}
                dragged={dragged.has(index)}
                style={placeOf(part, lane, days)}
                aria-label={`${codeOf(leg.origin)}–${codeOf(leg.destination)}, ${dayAndTime(leg.departs)} to ${dayAndTime(leg.departs + leg.block)}${invalid.has(index) ? ', conflict' : ''}`}
                aria-pressed={selected.has(index)}
                // The part after midnight belongs to the same leg, so only the first part is in the Tab
                // order.
                tabIndex={number === 0 ? 0 : -1}
                onClick={(event) => {
                  if (!endsDrag()) press(event, index);
                  else if (!selected.has(index)) select(new Set([index]));
                }}
                onDoubleClick={() => onOpen?.(index)}
                onKeyDown={(event) => onKey(event, index)}
                {...(readOnly ? {} : handlersFor(index, leg.departs))}
              />
            ))}
        </section>
      </div>
      <ViolationList violations={texts} preview={drag !== null} />
      {!readOnly && <Hint id={hint} />}
    </div>
  );
}
