import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';

interface ConfirmButtonProps {
  icon: LucideIcon;
  /** Label of the button. */
  label: string;
  /** Whether the button shows only its icon. */
  isSmall?: boolean;
  /** Title of the dialog, a question. */
  title: string;
  /** Label of the dialog's button. */
  confirm: string;
  /** Shown after success. */
  done: string;
  /** Title of an error. */
  failure: string;
  /** Consequences. */
  children: ReactNode;
  run: () => Promise<unknown>;
  onDone?: () => void;
}

/** A button that asks for a confirmation before it runs an action. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { icon, label, isSmall = false, title, confirm, done, failure, children, run, onDone } = props;
  const [asking, setAsking] = useState(false);
  const action = useAction({
    mutationFn: run,
    onSuccess: () => {
      setAsking(false);
      notify(done);
      onDone?.();
    },
  });
  const ask = () => {
    action.reset();
    setAsking(true);
  };
  return (
    <>
      {isSmall ? (
        <IconButton icon={icon} label={label} aria-haspopup="dialog" onClick={ask} />
      ) : (
        <Button tone="quiet" aria-haspopup="dialog" onClick={ask}>
          <Icon of={icon} />
          {label}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={title}
        confirm={confirm}
        tone="danger"
        pending={action.isPending}
        onConfirm={() => action.run()}
      >
        <div className="flex flex-col gap-3">
          <p>{children}</p>
          <ActionFailure title={failure} error={action.error} />
        </div>
      </ConfirmDialog>
    </>
  );
}
