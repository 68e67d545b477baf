import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Icon } from '../icon.tsx';

interface ViolationListProps {
  /** Descriptions of the conflicts. */
  violations: readonly string[];
  /** Whether the conflicts are a preview of a drag. */
  preview: boolean;
}

const SHOWN_MAX = 5;

/** The conflicts of a week, announced when they change. */
export function ViolationList({ violations, preview }: ViolationListProps) {
  return (
    <div role="status" className="sticky bottom-(--safe-bottom) z-30 min-h-7 bg-surface py-2 text-13">
      {violations.length === 0 && preview && (
        <p className="flex items-center gap-1.5 text-good">
          <Icon of={CircleCheck} /> Fits
        </p>
      )}
      {violations.length > 0 && (
        <ul className="grid gap-1">
          {violations.slice(0, SHOWN_MAX).map((violation) => (
            <li key={violation} className="flex items-start gap-1.5 text-bad">
              <Icon of={TriangleAlert} className="mt-0.5" />
              <span>{violation}</span>
            </li>
          ))}
          {violations.length > SHOWN_MAX && (
            <li className="pl-5.5 text-muted">and {violations.length - SHOWN_MAX} more</li>
          )}
        </ul>
      )}
    </div>
  );
}
