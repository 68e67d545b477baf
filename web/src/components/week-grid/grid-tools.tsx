import { CopyPlus, ListChecks, Redo2, Trash2, Undo2 } from 'lucide-react';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';

interface GridToolsProps {
  /** Number of selected flights. */
  count: number;
  /** Whether every click toggles the selection of a flight. */
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
  onRemove: () => void;
  onCopy: () => void;
  /** Null if there is nothing to undo or redo. */
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
}

/** Toolbar above the grid: undo, redo and actions on the selected flights. */
export function GridTools(props: GridToolsProps) {
  const { count, isPicking, onPicking, onUndo, onRedo } = props;
  return (
    <div
      role="toolbar"
      aria-label="Edit the week"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-2"
    >
      <IconButton
        icon={Undo2}
        label="Undo"
        aria-keyshortcuts="Control+Z"
        disabled={!onUndo}
        onClick={onUndo ?? undefined}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        aria-keyshortcuts="Control+Y"
        disabled={!onRedo}
        onClick={onRedo ?? undefined}
      />
      <Button
        tone="quiet"
        aria-pressed={isPicking}
        onClick={() => onPicking(!isPicking)}
        className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
      >
        <Icon of={ListChecks} />
        Select several
      </Button>
      <Button tone="quiet" disabled={count === 0} onClick={props.onCopy}>
        <Icon of={CopyPlus} />
        Copy to next day
      </Button>
      <Button tone="quiet" disabled={count === 0} onClick={props.onRemove}>
        <Icon of={Trash2} />
        Remove {count > 1 ? 'flights' : 'flight'}
      </Button>
      <span role="status" className="text-13 text-muted">
        {count > 1 && `${formatCount(count, 'flight')} selected`}
      </span>
    </div>
  );
}
