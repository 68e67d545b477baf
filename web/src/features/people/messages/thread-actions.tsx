import { Ban, Trash2 } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { act } from '#web/lib/act.ts';
import { errorText } from '#web/lib/error-text.ts';
import type { AirlineFace } from '#web/lib/game/airline-faces.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { PHONE, useMedia } from '#web/lib/use-media.ts';
import { ConfirmButton } from './confirm-button.tsx';

interface ThreadActionsProps {
  airline: AirlineFace;
  isBlocked: boolean;
  /** Whether there are messages to delete. */
  hasMessages: boolean;
  onDeleted: () => void;
}

/** Buttons that block or unblock an airline and delete the conversation with it. */
export function ThreadActions({ airline, isBlocked, hasMessages, onDeleted }: ThreadActionsProps) {
  const isSmall = useMedia(PHONE);
  const unblock = useAction({
    mutationFn: () => act('message.block', { airline: airline.id, blocked: false }),
    onSuccess: () => notify(`${airline.name} unblocked.`),
    onError: (error) => notify(errorText(error), 'bad'),
  });
  return (
    <div className="flex flex-wrap gap-1">
      {isBlocked ? (
        <Button tone="quiet" pending={unblock.isPending} onClick={() => unblock.run()}>
          <Icon of={Ban} />
          Unblock airline
        </Button>
      ) : (
        <ConfirmButton
          icon={Ban}
          label="Block airline"
          isSmall={isSmall}
          title={`Block ${airline.name}?`}
          confirm="Block airline"
          done={`${airline.name} blocked.`}
          failure="The airline was not blocked"
          run={() => act('message.block', { airline: airline.id, blocked: true })}
        >
          You and {airline.name} cannot send messages to each other until you unblock it. Past messages stay
          here.
        </ConfirmButton>
      )}
      {hasMessages && (
        <ConfirmButton
          icon={Trash2}
          label="Delete conversation"
          isSmall={isSmall}
          title={`Delete the conversation with ${airline.name}?`}
          confirm="Delete conversation"
          done="Conversation deleted."
          failure="The conversation was not deleted"
          run={() => act('message.delete', { airline: airline.id })}
          onDone={onDeleted}
        >
          All messages of this conversation will be removed from your list. {airline.name} keeps its copy.
        </ConfirmButton>
      )}
    </div>
  );
}
