import { Undo2 } from 'lucide-react';
import { UNDOS_A_DAY, undosLeft, undoTimeLeft } from '#game/actions/undo.ts';
import { useOwnAirline } from '../lib/airline.ts';
import { formatMinutes, formatMoney } from '../lib/format.ts';
import { useAction } from '../lib/use-action.ts';
import { ActionFailure } from './action-failure.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** An undo option with its refund. */
export interface UndoChoice {
  /** Button label: "Undo lease". */
  label: string;
  /** Whole US dollars. */
  refund: number;
  undo: () => Promise<unknown>;
}

interface UndoBoxProps {
  /** Name of the region, if several can be on screen. */
  name?: string;
  /** World minutes of the action and of now. */
  done: number;
  now: number;
  /** Event that ends the option: "its first flight". */
  use: string;
  choices: readonly UndoChoice[];
  onUndone: () => void;
}

/**
 * Offers a free undo, with the remaining time and number of undos. The caller checks that the object is
 * unused.
 */
export function UndoBox({ name = 'Undo', done, now, use, choices, onUndone }: UndoBoxProps) {
  const { data: airline } = useOwnAirline();
  const { run, isPending, error } = useAction({
    mutationFn: ({ undo }: UndoChoice) => undo(),
    onSuccess: onUndone,
  });
  const time = undoTimeLeft(done, now);
  if (!airline || time === 0) return null;
  const left = undosLeft(airline, now);
  return (
    <section
      aria-label={name}
      className="flex flex-col gap-2 rounded-control border border-line bg-raised px-3 py-2.5 text-13"
    >
      <p className="tabular-nums">
        {left > 0
          ? `Free undo for ${formatMinutes(time)} or until ${use}. ${left} of ${UNDOS_A_DAY} undos left today.`
          : `You have used all ${UNDOS_A_DAY} undos of today. The next one is available from 00:00 UTC.`}
      </p>
      {left > 0 && (
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Button key={choice.label} pending={isPending} onClick={() => run(choice)}>
              <Icon of={Undo2} />
              {choice.label} · {formatMoney(choice.refund)} back
            </Button>
          ))}
        </div>
      )}
      <ActionFailure title="Nothing was undone" error={error} />
    </section>
  );
}
