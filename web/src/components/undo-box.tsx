import { Undo2 } from 'lucide-react';
import { UNDOS_A_DAY, undosLeft, undoTimeLeft } from '../../../game/undo.ts';
import { useOwnAirline } from '../lib/airline.ts';
import { formatMinutes, formatMoney } from '../lib/format.ts';
import { useAction } from '../lib/use-action.ts';
import { ActionFailure } from './action-failure.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** One way to undo something, with what is paid back. */
export interface UndoChoice {
  /** As on a button: "Undo lease". */
  label: string;
  /** Whole US dollars. */
  refund: number;
  undo: () => Promise<unknown>;
}

interface UndoBoxProps {
  /** Name of the region, where more than one can be on screen. */
  name?: string;
  /** World minute at which it was done, and now. */
  done: number;
  now: number;
  /** What it is used by: "its first flight". */
  use: string;
  choices: readonly UndoChoice[];
  onUndone: () => void;
}

/** Offers to undo something free of charge, with the time and the undos that are left. The caller checks that it is unused. */
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
          ? `Free to undo for ${formatMinutes(time)} or until ${use}. ${left} of ${UNDOS_A_DAY} left today.`
          : `You have undone ${UNDOS_A_DAY} actions today. The next one is possible from 00:00 UTC.`}
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
