import { ChevronDown, ChevronUp } from 'lucide-react';
import { Icon } from '#web/components/icon.tsx';

interface ListToggleProps {
  label: string;
  done: number;
  total: number;
  open: boolean;
  onToggle: () => void;
}

/** Shows how many steps or goals are done and opens the list. */
export function ListToggle({ label, done, total, open, onToggle }: ListToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="flex h-9 shrink-0 items-center gap-1.5 rounded-control text-12 text-muted tabular-nums hover:text-ink max-md:h-11"
    >
      <span className="max-md:sr-only">{label}</span>
      {done} of {total}
      <Icon of={open ? ChevronUp : ChevronDown} />
    </button>
  );
}
