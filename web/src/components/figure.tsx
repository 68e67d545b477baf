import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';

interface FigureProps {
  label: string;
  /** Undefined while loading. */
  value: string | undefined;
  /** Full figure on hover if `value` is shortened. */
  full?: string;
  /** Change since last week. `better` tells whether it is an improvement. */
  change?: { text: string; up: boolean; better: boolean };
  /** Values of the sparkline, in order of time. */
  trend?: readonly number[];
  /** Explanation that a click on the figure opens. */
  why?: ReactNode;
}

const SPARK = { width: 72, height: 24 };

function Spark({ values }: { values: readonly number[] }) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * (SPARK.width - 2) + 1;
    const y = SPARK.height - 2 - ((value - low) / range) * (SPARK.height - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg width={SPARK.width} height={SPARK.height} aria-hidden="true" focusable="false" className="shrink-0">
      <polyline points={points.join(' ')} className="fill-none stroke-accent stroke-[1.5]" />
    </svg>
  );
}

/** A figure with its label, its change and an optional explanation. */
export function Figure({ label, value, full, change, trend, why }: FigureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const shown = <span title={full}>{value}</span>;
  return (
    // On a phone, half a row would be too narrow for an explanation.
    <div className={`flex min-w-0 flex-col gap-0.5 ${open ? 'max-sm:col-span-full' : ''}`}>
      <span className="text-12 text-muted">{label}</span>
      <div className="flex items-center gap-3">
        {value === undefined ? (
          <Skeleton className="my-1 h-5 w-20" />
        ) : why ? (
          <button
            type="button"
            aria-label={`${label}: ${value}`}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
            className="relative text-20 font-medium tabular-nums underline after:absolute after:inset-x-0 after:-inset-y-2 decoration-dotted decoration-1 underline-offset-4"
          >
            {shown}
          </button>
        ) : (
          <span className="text-20 font-medium tabular-nums">{shown}</span>
        )}
        {trend && trend.length > 1 && <Spark values={trend} />}
      </div>
      {change && (
        <span
          className={`flex items-center gap-1 text-12 tabular-nums ${change.better ? 'text-good' : 'text-bad'}`}
        >
          <Icon of={change.up ? ArrowUp : ArrowDown} />
          {change.text}
        </span>
      )}
      {why && open && (
        <div id={id} className="mt-1 rounded-control border border-line bg-raised p-3 text-13">
          {why}
        </div>
      )}
    </div>
  );
}
