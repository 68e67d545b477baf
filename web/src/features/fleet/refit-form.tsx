import { type ReactNode, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { UNDO_WITHIN, UNDOS_A_DAY, type UndoRecord, undosLeft } from '#game/actions/undo.ts';
import { CABIN_CLASSES, cabinFits } from '#game/fleet/aircraft/cabin.ts';
import { cabinToCome, cancelledRefit, refit, refitStart } from '#game/fleet/refit.ts';
import { HOUR } from '#game/world/time.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { Drawer } from '#web/components/drawer/drawer.tsx';
import { UnsavedPrompt } from '#web/components/unsaved-prompt.tsx';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatCount, formatMoney, formatMoneyShort } from '#web/lib/format.ts';
import type { FleetView } from '#web/lib/game/fleet-view.ts';
import { offerUndo } from '#web/lib/offer-undo.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { CabinChooser } from './cabin-chooser.tsx';
import type { FleetRow } from './fleet-row.ts';
import { readableCabin } from './readable-cabin.ts';

/** URL parameters that keep the form open. */
const PLACE = ['aircraft', 'do'];

const orderedSchema = z.object({ maintenance: z.string() });

interface RefitFormProps {
  row: FleetRow;
  view: FleetView;
  title: ReactNode;
  onClose: () => void;
  /** Called to return to the aircraft. */
  onDone: () => void;
}

/** Orders a new cabin for an aircraft, with its cost and duration. */
export function RefitForm({ row, view, title, onClose, onDone }: RefitFormProps) {
  const { record, model } = row;
  const { data: airline } = useOwnAirline();
  const before = cabinToCome(record, row.workOrders);
  const [typed, setCabin] = useUnsaved(`cabin ${record.id}`, before);
  const cabin = readableCabin(typed);
  const { cost, days } = refit(before, cabin);
  const changed = CABIN_CLASSES.some((name) => cabin[name] !== before[name]);
  const other = row.workOrders.find(({ kind }) => kind === 'refit');
  const starts = refitStart(record, view.now);
  const { kept } = cancelledRefit(cost);
  const undoText = (undone: UndoRecord) =>
    `Undo is free until work begins, for at most ${UNDO_WITHIN / HOUR} hours (${undosLeft(undone, view.now)} of ${UNDOS_A_DAY} left today). Otherwise cancelling costs ${formatMoney(kept)}.`;
  const [isOrdered, setOrdered] = useState(false);
  const { run, isPending, error } = useAction({
    mutationFn: () => act('fleet.refit', { aircraft: record.id, cabin, price: cost }, orderedSchema),
    onSuccess: ({ maintenance }) => {
      const terms = `${formatMoney(cost)}, ${formatCount(days, 'day')} from ${momentText(view.start, starts)}`;
      offerUndo(`Refit of ${record.registration} ordered: ${terms}.`, () =>
        act('maintenance.undo', { maintenance }),
      );
      // Leave the form only after the unsaved-changes prompt is off.
      setOrdered(true);
    },
  });
  useEffect(() => {
    if (isOrdered) onDone();
  }, [isOrdered, onDone]);
  return (
    <Drawer
      title={title}
      subtitle="Change cabin"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDone}>Cancel</Button>
          <Button
            tone="primary"
            disabled={!changed || !cabinFits(model, typed).fits}
            pending={isPending}
            onClick={() => run()}
          >
            {changed ? `Refit · ${formatMoney(cost)}, ${formatCount(days, 'day')}` : 'Refit'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <UnsavedPrompt when={changed && !isOrdered} what="The new cabin" params={PLACE} />
        <CabinChooser model={model} cabin={typed} onChange={setCabin} />
        {changed && (
          <p className="text-muted">
            In the workshop from about {momentText(view.start, starts)} for {formatCount(days, 'day')}. Its
            flights in this period are cancelled. Cash afterwards:{' '}
            {airline ? formatMoneyShort(airline.cash - cost) : '…'}. {airline && undoText(airline)}
          </p>
        )}
        {other?.state === 'started' && (
          <Banner title="A refit is under way">
            The price of this refit is based on the cabin that is being fitted.
          </Banner>
        )}
        {other?.state === 'planned' && (
          <Banner tone="warn" title="A refit is already planned">
            Go back and undo or cancel it to plan another one.
          </Banner>
        )}
        <ActionFailure title="The refit was not ordered" error={error} />
      </div>
    </Drawer>
  );
}
