import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { lengthOf } from './length.ts';
import { shapeOf } from './shapes.ts';

interface SilhouetteProps {
  model: Pick<AircraftModel, 'silhouette' | 'mtow_kg'>;
  /** Colours of the tail, #RRGGBB. */
  primary: string;
  secondary: string;
  /** Pixels per metre. Use the same scale for aircraft that are compared. */
  scale: number;
  className?: string;
}

/** Minimum length in pixels for windows and wheels. */
const DETAIL_FROM = 70;

/** A side view of an aircraft on its wheels, to scale. Decorative, so show the type beside it. */
export function Silhouette({ model, primary, secondary, scale, className }: SilhouetteProps) {
  const shape = shapeOf(model.silhouette);
  const width = lengthOf(model) * scale;
  const height = ((shape.bottom - shape.top) / 100) * width;
  /** One pixel in units of the drawing. */
  const hair = 100 / width;
  const isLarge = width >= DETAIL_FROM;
  const line = { strokeWidth: hair, strokeLinejoin: 'round' } as const;
  return (
    <svg
      width={width + 4}
      height={height + 2}
      viewBox={`${-2 * hair} ${shape.top - hair} ${100 + 4 * hair} ${shape.bottom - shape.top + 2 * hair}`}
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className ?? ''}`}
    >
      {shape.gear.map(({ x, y, r }) => (
        <g key={x} className="fill-ink stroke-line-strong">
          <line x1={x} x2={x} y1={0} y2={y} strokeWidth={hair * 1.2} />
          <circle cx={x} cy={y} r={r} strokeWidth={0} />
        </g>
      ))}
      <path d={shape.fin} fill={primary} className="stroke-line-strong" {...line} />
      <path
        d={shape.rudder}
        fill={secondary}
        className="stroke-line-strong"
        {...line}
        strokeWidth={hair / 2}
      />
      <path d={shape.body} className="fill-raised stroke-line-strong" {...line} />
      {isLarge &&
        shape.windows.map(({ from, to, y }) => (
          <line
            key={y}
            x1={from}
            x2={to}
            y1={y}
            y2={y}
            className="stroke-muted"
            strokeWidth={0.9}
            strokeDasharray="0.8 0.9"
          />
        ))}
      <path d={shape.cockpit} className="fill-muted" />
      <path d={shape.wings} className="fill-line stroke-line-strong" {...line} />
      <path d={shape.engines} className="fill-surface stroke-line-strong" {...line} />
      {shape.props && <path d={shape.props} className="fill-none stroke-muted" strokeWidth={hair * 1.2} />}
    </svg>
  );
}
