import { ChevronDown, ChevronRight } from 'lucide-react';
import { Icon } from '#web/components/icon.tsx';
import { formatMoney } from '#web/lib/format.ts';
import type { StatementRow } from './statement-rows.ts';

interface RowLabelProps {
  row: StatementRow;
  isClosed: boolean;
  onToggle: () => void;
  onOpen: () => void;
}

/** The label of a row: folds a group, or opens the newest figure of a line. */
export function RowLabel({ row: { kind, label, items }, isClosed, onToggle, onOpen }: RowLabelProps) {
  if (kind === 'group')
    return (
      <button
        type="button"
        aria-expanded={!isClosed}
        onClick={onToggle}
        className="flex min-h-9 w-full items-center gap-1 px-1.5 text-left -outline-offset-2 hover:bg-raised max-md:min-h-11"
      >
        <Icon of={isClosed ? ChevronRight : ChevronDown} />
        {label}
      </button>
    );
  if (items.length === 0) return <span className="px-2.5">{label}</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="min-h-9 w-full pr-2 pl-7 text-left -outline-offset-2 hover:bg-raised hover:underline max-md:min-h-11"
    >
      {label}
    </button>
  );
}

interface FigureProps {
  row: StatementRow;
  index: number;
  /** Name of the period. */
  period: string;
  onOpen: () => void;
}

/** The amount of a row in a period. Opens its entries if the row has any. */
export function Figure({ row: { label, amounts, items }, index, period, onOpen }: FigureProps) {
  const amount = amounts[index] ?? 0;
  if (amount === 0) return '–';
  const text = formatMoney(amount);
  if (items.length === 0) return text;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${label}, ${period}: ${text}`}
      onClick={onOpen}
      className="-mx-1.5 min-h-8 px-1.5 hover:bg-raised hover:underline max-md:min-h-11"
    >
      {text}
    </button>
  );
}
