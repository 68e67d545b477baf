import { Plane } from 'lucide-react';
import { useEffect } from 'react';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import type { Colours } from '#web/components/livery-picker.tsx';
import './take-off.css';

const SHOWN_MS = 1600;

interface TakeOffProps {
  name: string;
  colours: Colours;
  onDone: () => void;
}

/** Animation after the founding. Skipped if the user prefers reduced motion. */
export function TakeOff({ name, colours, onDone }: TakeOffProps) {
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(onDone, still ? 0 : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onDone]);

  return (
    <div role="status" className="flex flex-col items-center gap-4 overflow-hidden py-6 text-center">
      <div className="relative h-20 w-full" aria-hidden="true">
        <div className="absolute inset-x-6 top-1/2 -mt-5 h-10 rounded-tag border border-line bg-raised" />
        <div className="absolute inset-x-10 top-1/2 -mt-px border-b-2 border-dashed border-line-strong" />
        <Plane
          size={44}
          strokeWidth={1.25}
          className="take-off absolute top-1/2 left-8 -mt-[22px]"
          style={{ fill: colours.primary, color: 'var(--ink)' }}
        />
      </div>
      <p className="flex items-center gap-2 text-20 font-bold">
        <AirlineBadge primary={colours.primary} secondary={colours.secondary} size={28} />
        <span className="break-words">{name}</span>
      </p>
      <p className="text-muted">Founded. Cleared for take-off.</p>
    </div>
  );
}
