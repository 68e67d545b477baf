import { Check, X } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { act } from '#web/lib/act.ts';
import { errorText } from '#web/lib/error-text.ts';
import type { AirlineFace } from '#web/lib/game/airline-faces.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { ConfirmButton } from './confirm-button.tsx';

interface RequestBarProps {
  airline: AirlineFace;
  onDeclined: () => void;
}

/** Explains a request, and accepts or declines it. */
export function RequestBar({ airline, onDeclined }: RequestBarProps) {
  const accept = useAction({
    mutationFn: () => act('message.accept', { airline: airline.id }),
    onSuccess: () => notify(`${airline.name} can write to you.`),
    onError: (error) => notify(errorText(error), 'bad'),
  });
  return (
    <div className="flex flex-col gap-2">
      <p className="text-13 text-muted">
        {airline.name} has not written to you before. It can send more messages after you accept or answer.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button pending={accept.isPending} onClick={() => accept.run()}>
          <Icon of={Check} />
          Accept request
        </Button>
        <ConfirmButton
          icon={X}
          label="Decline request"
          title={`Decline the request of ${airline.name}?`}
          confirm="Decline request"
          done="Request declined."
          failure="The request was not declined"
          run={() => act('message.delete', { airline: airline.id })}
          onDone={onDeclined}
        >
          The message will be deleted, and {airline.name} cannot write to you again unless you write to it. It
          will not be told.
        </ConfirmButton>
      </div>
    </div>
  );
}
