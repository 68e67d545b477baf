import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Icon } from '../icon.tsx';

interface FaultListProps {
  /** Descriptions of the conflicts. */
  faults: readonly string[];
  /** Whether the conflicts are a preview of a drag. */
  preview: boolean;
}

const SHOWN_MAX = 5;

/** The conflicts of a week, announced when they change. */
export function FaultList({ faults, preview }: FaultListProps) {
  return (
    <div role="status" className="sticky bottom-0 z-30 min-h-7 bg-surface py-2 text-13">
      {faults.length === 0 && preview && (
        <p className="flex items-center gap-1.5 text-good">
          <Icon of={CircleCheck} /> Fits
        </p>
      )}
      {faults.length > 0 && (
        <ul className="grid gap-1">
          {faults.slice(0, SHOWN_MAX).map((fault) => (
            <li key={fault} className="flex items-start gap-1.5 text-bad">
              <Icon of={TriangleAlert} className="mt-0.5" />
              <span>{fault}</span>
            </li>
          ))}
          {faults.length > SHOWN_MAX && (
            <li className="pl-5.5 text-muted">and {faults.length - SHOWN_MAX} more</li>
          )}
        </ul>
      )}
    </div>
  );
}
