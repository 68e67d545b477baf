import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { DAY } from '#game/world/time.ts';
import { Icon } from '../icon.tsx';
import type { DayPart, Lane } from './grid-layout.ts';

/** Returns the position on the grid in percent. */
export function placeOf(part: DayPart, lane: Lane, days: number): ComponentProps<'div'>['style'] {
  const width = 100 / days;
  return {
    left: `${(days > 1 ? part.day * width : 0) + (width * lane.lane) / lane.lanes}%`,
    width: `${width / lane.lanes}%`,
    top: `${(part.from / DAY) * 100}%`,
    height: `${((part.to - part.from) / DAY) * 100}%`,
  };
}

interface LegBlockProps extends ComponentProps<'button'> {
  label: string;
  /** For example "08:10–10:10". */
  times: string;
  colour: string;
  isInvalid: boolean;
  /** Whether it is being dragged. */
  dragged: boolean;
}

/** One leg, or its part on one day. */
export function LegBlock({
  label,
  times,
  colour,
  isInvalid,
  dragged,
  style,
  className,
  ...rest
}: LegBlockProps) {
  return (
    <button
      type="button"
      {...rest}
      style={{
        ...style,
        borderLeftColor: colour,
        backgroundColor: `color-mix(in srgb, ${colour} 22%, var(--surface))`,
      }}
      className={`absolute flex flex-col overflow-hidden rounded-tag border border-l-4 px-1 text-left text-12 leading-[14px] text-ink select-none ${
        isInvalid ? 'border-bad' : 'border-surface'
      } ${dragged ? 'z-20 opacity-85 shadow-float' : 'z-10'} aria-pressed:z-20 aria-pressed:outline-2 aria-pressed:outline-accent aria-pressed:touch-none ${className ?? ''}`}
    >
      <span className="flex max-w-full items-center gap-1">
        {isInvalid && <Icon of={TriangleAlert} className="text-bad" />}
        <span className="code truncate">{label}</span>
      </span>
      {/* Wraps in a narrow column. */}
      <span className="max-w-full tabular-nums">{times}</span>
    </button>
  );
}
