import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { describeViolation } from '#game/network/timetable/check.ts';
import { dayAndTime, timeText } from '#game/network/timetable/clock.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { DAY, HOUR, HOURS_A_DAY } from '#game/world/time.ts';
import { PHONE, useMedia } from '#web/lib/use-media.ts';
import { DayHeads } from './day-heads.tsx';
import { afterKey, isPress, isSelectAll } from './grid-keys.ts';
import { lanesOf, partsOf } from './grid-layout.ts';
import { violationsOf } from './grid-violations.ts';
import { LegBlock, placeOf } from './leg-block.tsx';
import { afterPress, concerned, type LegSelection, NO_LEGS } from './leg-selection.ts';
import { snapped, withLegsAt } from './move-leg.ts';
import { useLegDrag } from './use-leg-drag.ts';
import { ViolationList } from './violation-list.tsx';
import './week-grid.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const dayOf = (leg: PlannedLeg) => Math.floor(leg.departs / DAY);
const NOTHING: ReadonlyMap<number, string> = new Map();
const WHOLE = { lane: 0, lanes: 1 };

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
  /** The leg clicked last. */
  const last = useRef<number | null>(null);
  const moved = (index: number, departs: number) =>
    withLegsAt(legs, index, departs, concerned(selected, index));
  const { drag, cancel, endsDrag, handlersFor } = useLegDrag(measure, {
    days,
    onDrop: ({ index, departs }) => onChange(moved(index, departs), selected),
  });

  const turnaroundOf = typeof turnaround === 'number' ? () => turnaround : turnaround;
  const dragged = drag ? concerned(selected, drag.index) : NO_LEGS;
  const shown = drag ? moved(drag.index, drag.departs) : legs;
  const violations = violationsOf(shown, turnaroundOf, aircraftOf);
  const invalid = new Set([...violations.map((violation) => violation.leg), ...rejected.keys()]);
  // During a drag, show only conflicts of the dragged legs.
  const told = drag
    ? violations.filter((violation) => dragged.has(violation.leg) || dragged.has(violation.with))
    : violations;
  if (drag && told.length > 0) invalid.add(drag.index);
  const blocks = shown.flatMap((leg, index) =>
    partsOf(leg.departs, leg.block).map((part, number) => ({ leg, index, part, number })),
  );
  const grounds = shown.flatMap((leg, index) =>
    partsOf(leg.departs + leg.block, turnaroundOf(leg)).map((part, number) => ({
      part,
      id: `${index}-${number}`,
    })),
  );
  const lanes = lanesOf(blocks.map(({ part }) => part));
  const isShown = (part: { day: number }) => !phone || part.day === day;

  const press = (event: MouseEvent | KeyboardEvent, index: number) => {
    onSelect(afterPress(legs, selected, index, last.current, event, isPicking));
    if (!event.shiftKey) last.current = index;
  };
  const select = (next: LegSelection) => {
    last.current = null;
    onSelect(next);
  };
  const change = (next: L[], selection: LegSelection) => {
    if (next.length !== legs.length) last.current = null;
    onChange(next, selection);
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const { key } = event;
    if (key === 'Escape') {
      if (drag) cancel();
      else select(NO_LEGS);
      return;
    }
    if (key === 'Enter' && onOpen && !isPress(event)) onOpen(index);
    else if (isPress(event)) press(event, index);
    else if (isSelectAll(event)) select(new Set(legs.keys()));
    else {
      const next = readOnly ? null : afterKey(legs, selected, index, event);
      if (!next) return;
      const leg = next.legs[index];
      if (leg && next.legs.length === legs.length) setDay(dayOf(leg));
      change(next.legs, next.selected);
    }
    event.preventDefault();
  };

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
        <div className="relative w-11 shrink-0 text-12 text-muted tabular-nums" aria-hidden="true">
          {HOURS.map((hour) => (
            <span key={hour} className="absolute right-1.5" style={{ top: `${(hour / HOURS_A_DAY) * 100}%` }}>
              {timeText(hour * HOUR)}
            </span>
          ))}
        </div>
        <section
          ref={area}
          aria-label="Week, times in UTC"
          aria-describedby={readOnly ? undefined : hint}
          data-days={days}
          onDoubleClick={add}
          className="week-grid-lines relative flex-1 overflow-hidden border-b border-line"
        >
          {grounds.map(({ part, id }) =>
            isShown(part) ? (
              <div key={id} style={placeOf(part, WHOLE, days)} className="week-grid-turnaround absolute" />
            ) : null,
          )}
          {blocks.map(({ leg, index, part, number }, position) =>
            isShown(part) ? (
              <LegBlock
                key={`${index}-${number}`}
                label={labelOf(leg)}
                times={`${timeText(leg.departs)}–${timeText(leg.departs + leg.block)}`}
                colour={colourOf(leg)}
                isInvalid={invalid.has(index)}
                dragged={dragged.has(index)}
                style={placeOf(part, lanes[position] ?? WHOLE, days)}
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
            ) : null,
          )}
        </section>
      </div>
      <ViolationList
        violations={[
          ...new Set([
            ...told.map((violation) => describeViolation(violation, shown, codeOf)),
            ...rejected.values(),
          ]),
        ]}
        preview={drag !== null}
      />
      {!readOnly && (
        <p id={hint} className="text-12 text-muted max-md:sr-only">
          Drag a flight or use the arrow keys: up and down move it by 5 minutes, with Shift by an hour, left
          and right by a day. Delete removes it. Ctrl+D copies it to the next day. Select several with Ctrl or
          Shift and a click or Enter, all with Ctrl+A, none with Escape. Selected flights are moved, deleted
          and copied together.
        </p>
      )}
    </div>
  );
}
